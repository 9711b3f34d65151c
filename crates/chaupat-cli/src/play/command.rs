use chaupat::book::Book;

/// What a person typed at the prompt.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Command {
    /// Nothing: throw, or play the only action.
    Enter,
    /// The number of an action in the list.
    Number(usize),
    /// The text of an action or a throw.
    Text(String),
    Help,
    Board,
    List,
    Hint,
    Undo,
    /// Save, to the file of the game or another.
    Save(Option<String>),
    /// The record so far.
    Record,
    /// The position as one line.
    Position,
    /// A rule by its number.
    Rule(String),
    Resign,
    Claim,
    Quit,
    /// Something has happened elsewhere: this is not typed.
    Hear,
}

impl Command {
    /// Words of the prompt come first, then what looks like the number of a rule; everything else is the text of a ply.
    pub(super) fn parse(line: &str, is_rule: bool) -> Self {
        let (word, rest) = line.split_once(' ').map_or((line, ""), |(word, rest)| (word, rest.trim()));
        match (word, rest) {
            ("", _) => Self::Enter,
            ("?" | "help", _) => Self::Help,
            ("b" | "board", "") => Self::Board,
            ("l" | "list", "") => Self::List,
            ("h" | "hint", "") => Self::Hint,
            ("u" | "undo", "") => Self::Undo,
            ("s" | "save", "") => Self::Save(None),
            ("s" | "save", file) => Self::Save(Some(file.to_owned())),
            ("record", "") => Self::Record,
            ("position", "") => Self::Position,
            ("r" | "rule", number) if !number.is_empty() => Self::Rule(number.to_owned()),
            ("resign", "") => Self::Resign,
            ("claim", "") => Self::Claim,
            ("q" | "quit" | "exit", "") => Self::Quit,
            _ if is_rule => Self::Rule(line.to_owned()),
            _ => Self::Text(line.to_owned()),
        }
    }
}

/// The help of the prompt, one line a command; the book is that of the game that is played, `resumes` whether the program
/// goes on with a game of that kind from its file.
pub(super) fn help(book: Book, resumes: bool) -> String {
    let go_on = if resumes { "; go on later with --resume FILE" } else { "" };
    let first = book.paragraphs().next().map_or("1", |rule| rule.number);
    format!(
        "\
Enter            throw, or play when there is only one thing to play
1, 2, 3 …        play that line of the list
TEXT             play what the list writes behind that number; or tell what fell
l, list          what may be played now, with an explanation of each line
b, board         the board and everybody's men
h, hint          what a bot would play
u, undo          take your last move back; never across a throw
{first:<17}what that rule says, or the chapter with that number
save [FILE]      keep the record of the game in a file{go_on}
record           the record so far
position         the position as one line of text
resign           give up
claim            claim the end of the game, where its rules know that
q, quit          leave; without a file the record is printed, so that nothing is lost"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_understood() {
        assert_eq!(Command::parse("", false), Command::Enter);
        assert_eq!(
            Command::parse("save game one.txt", false),
            Command::Save(Some("game one.txt".to_owned()))
        );
        assert_eq!(Command::parse("C6.3", true), Command::Rule("C6.3".to_owned()));
        assert_eq!(Command::parse("rule J2", false), Command::Rule("J2".to_owned()));
        assert_eq!(Command::parse("25:0-4", false), Command::Text("25:0-4".to_owned()));
        assert_eq!(Command::parse("b7b8=K", false), Command::Text("b7b8=K".to_owned()));
    }
}
