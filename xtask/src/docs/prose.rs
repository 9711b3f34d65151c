//! The pages people read: Markdown without its code.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use crate::workspace::root;

/// A Markdown file.
#[derive(Debug)]
pub(crate) struct Page {
    pub(crate) path: PathBuf,
    pub(crate) text: String,
}

/// Those in the workspace's folder, the front pages of the packages, and all below docs/.
pub(crate) fn pages() -> Result<Vec<Page>> {
    let root = root();
    let mut pages = Vec::new();
    for name in ["README.md", "CHANGELOG.md", "CONTRIBUTING.md"] {
        let path = root.join(name);
        if path.is_file() {
            pages.push(Page::read(path)?);
        }
    }
    for folder in ["crates", "examples"] {
        let pages_below = files_below(&root.join(folder), "md")?.into_iter();
        for path in pages_below.filter(|path| path.ends_with("README.md")) {
            pages.push(Page::read(path)?);
        }
    }
    for path in files_below(&root.join("docs"), "md")? {
        pages.push(Page::read(path)?);
    }
    Ok(pages)
}

impl Page {
    fn read(path: PathBuf) -> Result<Page> {
        let text = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
        Ok(Page { path, text })
    }
}

/// All files below `folder` whose name ends in `.extension`, sorted; none if there is no such folder.
pub(crate) fn files_below(folder: &Path, extension: &str) -> Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop().filter(|folder| folder.is_dir()) {
        for entry in fs::read_dir(&folder).with_context(|| folder.display().to_string())? {
            let path = entry?.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|found| found == extension) {
                files.push(path);
            }
        }
    }
    files.sort();
    Ok(files)
}

/// The lines outside fenced code, each with its number from 1.
pub(crate) fn lines(markdown: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut fence = None;
    let numbered = markdown.lines().enumerate().map(|(index, line)| (index + 1, line));
    numbered.filter(move |(_, line)| {
        let mark = fence_mark(line);
        match fence {
            None => {
                fence = mark;
                mark.is_none()
            }
            Some(open) => {
                if mark == Some(open) {
                    fence = None;
                }
                false
            }
        }
    })
}

fn fence_mark(line: &str) -> Option<&'static str> {
    ["```", "~~~"].into_iter().find(|mark| line.trim_start().starts_with(mark))
}

/// `line` with blanks in place of its `code`, so that what is left keeps its columns.
pub(crate) fn without_code(line: &str) -> String {
    let parts = line.split('`').collect::<Vec<_>>();
    let last = parts.len() - 1;
    let kept = parts.iter().enumerate().map(|(index, part)| {
        // Every second part lies between two backquotes; after the last backquote nothing is closed.
        if index % 2 == 1 && index != last { " ".repeat(part.len()) } else { (*part).to_owned() }
    });
    kept.collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fenced_code_is_left_out() {
        let markdown = "one\n```sh\n[two](2)\n~~~\n```\nsix\n~~~\nseven\n";
        assert_eq!(lines(markdown).collect::<Vec<_>>(), [(1, "one"), (6, "six")]);
    }

    #[test]
    fn code_in_a_line_is_blanked() {
        assert_eq!(without_code("a `[b](c)` d"), "a          d");
        assert_eq!(without_code("a ` b"), "a   b");
        assert_eq!(without_code("plain"), "plain");
    }
}
