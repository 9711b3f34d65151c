use crate::{Ink, columns};
use std::fmt;

/// Text in one ink.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Span {
    /// The text.
    pub text: String,
    /// What it means.
    pub ink: Ink,
    /// Whether it is bold.
    pub strong: bool,
}

/// A line of a panel. `{}` prints it as plain text. Control characters are left out, so that a name chosen by somebody
/// far away cannot command the terminal.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Line(Vec<Span>);

impl Line {
    /// An empty line.
    pub const fn new() -> Self {
        Self(Vec::new())
    }

    /// A line of ordinary text.
    pub fn plain(text: impl Into<String>) -> Self {
        Self::new().with(text, Ink::Text)
    }

    /// A line in the background.
    pub fn dim(text: impl Into<String>) -> Self {
        Self::new().with(text, Ink::Dim)
    }

    /// The line with text added.
    #[must_use]
    pub fn with(self, text: impl Into<String>, ink: Ink) -> Self {
        self.push(text, ink, false)
    }

    /// The line with bold text added.
    #[must_use]
    pub fn with_strong(self, text: impl Into<String>, ink: Ink) -> Self {
        self.push(text, ink, true)
    }

    /// The line with a piece added.
    #[must_use]
    pub fn with_span(self, span: Span) -> Self {
        self.push(span.text, span.ink, span.strong)
    }

    /// The line with another added.
    #[must_use]
    pub fn joined(mut self, other: Self) -> Self {
        self.0.extend(other.0);
        self
    }

    /// Its pieces.
    pub fn spans(&self) -> &[Span] {
        &self.0
    }

    /// How many columns of a terminal it takes.
    pub fn columns(&self) -> usize {
        self.0.iter().map(|span| columns(&span.text)).sum()
    }

    fn push(mut self, text: impl Into<String>, ink: Ink, strong: bool) -> Self {
        let mut text = text.into();
        text.retain(|letter| !letter.is_control());
        self.0.push(Span { text, ink, strong });
        self
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text: String = self.0.iter().map(|span| span.text.as_str()).collect();
        f.write_str(text.trim_end())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_cannot_command_the_terminal() {
        assert_eq!(Line::plain("As\x1b[2Jha\n").to_string(), "As[2Jha");
    }
}
