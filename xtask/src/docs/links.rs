//! Relative links lead to files and headings that exist.

use std::fs;
use std::path::Path;

use anyhow::Result;

use super::prose::{Page, lines, without_code};
use crate::workspace::shown;

/// The links of `pages` that lead nowhere, each with its place.
pub(crate) fn faults(pages: &[Page]) -> Result<Vec<String>> {
    let mut faults = Vec::new();
    for page in pages {
        for (line, target) in targets(&page.text) {
            if !leads_somewhere(&page.path, &target)? {
                faults.push(format!("{}:{line}: link to {target}", shown(&page.path)));
            }
        }
    }
    Ok(faults)
}

/// The targets of the links in `markdown`, each with its line.
fn targets(markdown: &str) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    for (number, line) in lines(markdown) {
        let line = without_code(line);
        let after = line.split("](").skip(1);
        let targets = after.filter_map(|rest| rest.split([')', ' ']).next());
        let targets = targets.chain(definition(&line));
        found.extend(targets.map(|target| (number, target.to_owned())));
    }
    found
}

/// The target of a line `[name]: target`.
fn definition(line: &str) -> Option<&str> {
    let (_, rest) = line.strip_prefix('[')?.split_once("]: ")?;
    rest.split_whitespace().next()
}

fn leads_somewhere(page: &Path, target: &str) -> Result<bool> {
    if target.contains("://") || target.starts_with("mailto:") {
        return Ok(true);
    }
    let (file, heading) = target.split_once('#').map_or((target, None), |(file, name)| (file, Some(name)));
    let folder = page.parent().expect("a page lies in a folder");
    let path = if file.is_empty() { page.to_owned() } else { folder.join(file) };
    match heading {
        _ if !path.exists() => Ok(false),
        Some(name) if path.extension().is_some_and(|extension| extension == "md") => {
            Ok(headings(&fs::read_to_string(path)?).iter().any(|found| found == name))
        }
        _ => Ok(true),
    }
}

/// The names that links give to the headings of `markdown`.
fn headings(markdown: &str) -> Vec<String> {
    let headings = lines(markdown).filter_map(|(_, line)| {
        let text = line.trim_start_matches('#');
        (text.len() < line.len()).then(|| text.strip_prefix(' ')).flatten()
    });
    let mut names: Vec<String> = Vec::new();
    for name in headings.map(slug) {
        let again = names.iter().filter(|other| **other == name).count();
        names.push(name.clone());
        if again > 0 {
            names.push(format!("{name}-{again}"));
        }
    }
    names
}

/// Lower case, blanks as hyphens, and neither marks nor signs.
fn slug(heading: &str) -> String {
    let kept = heading.trim().chars().filter(|c| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_'));
    kept.map(|c| if c == ' ' { '-' } else { c }).flat_map(char::to_lowercase).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn targets_are_found_outside_code() {
        let markdown =
            "[a](x.md) and [b](y.md#top \"why\")\n`[c](z.md)`\n```\n[d](w.md)\n```\n![e](v.svg)\n[f]: u.md\n";
        let expected = [
            (1, "x.md".to_owned()),
            (1, "y.md#top".to_owned()),
            (6, "v.svg".to_owned()),
            (7, "u.md".to_owned()),
        ];
        assert_eq!(targets(markdown), expected);
    }

    #[test]
    fn headings_get_the_names_that_links_use() {
        let markdown =
            "# Chaupar: plies\n#no heading\n```sh\n# a comment\n```\n## Tests\n## `moves` & more\n## Tests\n";
        assert_eq!(headings(markdown), ["chaupar-plies", "tests", "moves--more", "tests", "tests-1"]);
    }

    #[test]
    fn links_out_of_the_project_are_not_followed() {
        let page = Path::new("docs/page.md");
        assert!(leads_somewhere(page, "https://example.org/none").unwrap());
        assert!(leads_somewhere(page, "mailto:nobody@example.org").unwrap());
        assert!(!leads_somewhere(page, "no/such/file.md").unwrap());
    }
}
