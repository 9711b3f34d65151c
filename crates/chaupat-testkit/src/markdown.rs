//! Commands that a page of the docs shows, so that tests can run them.

/// A command that a page shows its readers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Command {
    /// The line of the page where it begins, from 1.
    pub line: usize,
    /// What the reader types, without the prompt; lines continued by `\` are one.
    pub text: String,
    /// What the page says that it prints, without blank lines at the end; none if the page does not say.
    pub output: Option<String>,
}

/// The commands of the blocks in `markdown` that are marked exactly `sh`, in order.
///
/// In a block with lines that begin with `$ ` these are the commands, and the lines up to the next are what it prints.
/// In any other block every line is a command, except blank ones and comments (`#`).
///
/// ```
/// let page = "Try it:\n```sh\n$ chaupat odds chaupar\n2 21\n```\n";
/// let commands = chaupat_testkit::markdown::commands_of(page);
/// assert_eq!(commands[0].text, "chaupat odds chaupar");
/// assert_eq!(commands[0].output.as_deref(), Some("2 21"));
/// ```
pub fn commands_of(markdown: &str) -> Vec<Command> {
    blocks(markdown).into_iter().flat_map(|block| commands_in(&block)).collect()
}

/// A line of the page with its number.
type Line<'a> = (usize, &'a str);

/// The lines of each block marked `sh`.
fn blocks(markdown: &str) -> Vec<Vec<Line<'_>>> {
    let mut blocks = Vec::new();
    let mut open: Option<(&str, Vec<Line<'_>>)> = None;
    for (index, line) in markdown.lines().enumerate() {
        match &mut open {
            None => open = line.trim_start().strip_prefix("```").map(|mark| (mark.trim(), Vec::new())),
            Some(_) if line.trim() == "```" => blocks.extend(open.take().filter(|(mark, _)| *mark == "sh")),
            Some((_, lines)) => lines.push((index + 1, line)),
        }
    }
    blocks.into_iter().map(|(_, lines)| lines).collect()
}

fn commands_in(block: &[Line<'_>]) -> Vec<Command> {
    if block.iter().any(|(_, line)| prompted(line).is_some()) { session(block) } else { script(block) }
}

/// The command after a prompt.
fn prompted(line: &str) -> Option<&str> {
    line.trim_start().strip_prefix("$ ")
}

/// Commands at prompts, each with what it prints below it.
fn session(block: &[Line<'_>]) -> Vec<Command> {
    let mut commands: Vec<Command> = Vec::new();
    let mut lines = block.iter();
    while let Some(&(number, line)) = lines.next() {
        if let Some(first) = prompted(line) {
            let text = continued(first, &mut lines);
            commands.push(Command { line: number, text, output: None });
        } else if let Some(command) = commands.last_mut() {
            let output = command.output.get_or_insert_default();
            output.push_str(line);
            output.push('\n');
        }
    }
    commands.iter_mut().for_each(trim_output);
    commands
}

/// Takes blank lines off the end of the output; output of nothing else is none.
fn trim_output(command: &mut Command) {
    let output = command.output.take();
    command.output = output.map(|output| output.trim_end().to_owned()).filter(|output| !output.is_empty());
}

/// Commands one below the other, without prompts or output.
fn script(block: &[Line<'_>]) -> Vec<Command> {
    let mut commands = Vec::new();
    let mut lines = block.iter();
    while let Some(&(number, line)) = lines.next() {
        let line = line.trim();
        if !line.is_empty() && !line.starts_with('#') {
            commands.push(Command { line: number, text: continued(line, &mut lines), output: None });
        }
    }
    commands
}

/// `first` and the lines after it for as long as a `\` continues them, joined by single blanks.
fn continued<'a>(first: &str, lines: &mut impl Iterator<Item = &'a Line<'a>>) -> String {
    let mut text = first.trim().to_owned();
    while text.ends_with('\\') {
        text.truncate(text.trim_end_matches(['\\', ' ']).len());
        if let Some((_, next)) = lines.next() {
            text.push(' ');
            text.push_str(next.trim());
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::{Command, commands_of};

    fn command(line: usize, text: &str, output: Option<&str>) -> Command {
        Command { line, text: text.to_owned(), output: output.map(str::to_owned) }
    }

    #[test]
    fn prompts_part_commands_from_output() {
        let page = "# Page\n\n```sh\n$ chaupat show x\n  board\n\n  # hand\n\n$ chaupat rules\n```\n";
        let expected =
            [command(4, "chaupat show x", Some("  board\n\n  # hand")), command(9, "chaupat rules", None)];
        assert_eq!(commands_of(page), expected);
    }

    #[test]
    fn without_prompts_every_line_is_a_command() {
        let page = "```sh\n# first this\ncargo play chaupar\n\ncargo xtask test # all\n```\n";
        assert_eq!(
            commands_of(page),
            [command(3, "cargo play chaupar", None), command(5, "cargo xtask test # all", None)]
        );
    }

    #[test]
    fn a_backslash_continues_a_command() {
        let page = "```sh\n$ chaupat simulate chaupar \\\n    --games 10 \\\n    --seed 1\n10 games\n```\n";
        assert_eq!(
            commands_of(page),
            [command(2, "chaupat simulate chaupar --games 10 --seed 1", Some("10 games"))]
        );
        assert_eq!(commands_of("```sh\nls \\\n```\n"), [command(2, "ls", None)]);
    }

    #[test]
    fn other_blocks_hold_no_commands() {
        let page = "ls\n```text\n$ ls\n```\n```\n$ ls\n```\n```sh ignore\n$ ls\n```\n```shell\nls\n```\n";
        assert_eq!(commands_of(page), []);
    }

    #[test]
    fn blocks_in_lists_may_be_indented() {
        let page = "1. Play:\n   ```sh\n   cargo play chaupar\n   ```\n2. Test.\n";
        assert_eq!(commands_of(page), [command(3, "cargo play chaupar", None)]);
    }

    #[test]
    fn an_open_block_ends_nowhere_and_counts_for_nothing() {
        assert_eq!(commands_of("```sh\nls\n"), []);
    }
}
