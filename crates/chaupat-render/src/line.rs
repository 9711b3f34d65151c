use crate::{Role, columns};
use std::fmt;

/// Text in one role.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Span {
    /// The text.
    pub text: String,
    /// What it means.
    pub role: Role,
    /// Whether it is bold.
    pub bold: bool,
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
        Self::new().with(text, Role::Text)
    }

    /// A line in the background.
    pub fn dim(text: impl Into<String>) -> Self {
        Self::new().with(text, Role::Dim)
    }

    /// The line with text added.
    #[must_use]
    pub fn with(self, text: impl Into<String>, role: Role) -> Self {
        self.push(text, role, false)
    }

    /// The line with bold text added.
    #[must_use]
    pub fn with_bold(self, text: impl Into<String>, role: Role) -> Self {
        self.push(text, role, true)
    }

    /// The line with a piece added.
    #[must_use]
    pub fn with_span(self, span: Span) -> Self {
        self.push(span.text, span.role, span.bold)
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

    fn push(mut self, text: impl Into<String>, role: Role, bold: bool) -> Self {
        let mut text = text.into();
        text.retain(|letter| !letter.is_control());
        self.0.push(Span { text, role, bold });
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
