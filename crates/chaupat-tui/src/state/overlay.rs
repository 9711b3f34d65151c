use crate::keys::Context;
use chaupat::{Seat, render::Line};

/// Something that lies over the board until it is done.
#[derive(Clone, Debug)]
pub enum Overlay {
    /// A list to choose from.
    List(List),
    /// A line to type.
    Prompt(Prompt),
    /// Something to read.
    Pager(Pager),
    /// A question.
    Question(Question),
}

/// Some lines of the list of what may be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct List {
    /// What is asked.
    pub title: &'static str,
    /// Which lines of the whole list.
    pub lines: Vec<usize>,
    /// The line that is picked, among these.
    pub at: usize,
}

/// A line that is being typed.
#[derive(Clone, Debug)]
pub struct Prompt {
    /// What for.
    pub purpose: Purpose,
    /// What is typed so far.
    pub text: String,
    /// What was wrong with it.
    pub complaints: Vec<String>,
}

/// What a typed line is for.
#[derive(Clone, Debug)]
pub enum Purpose {
    /// A move.
    Move,
    /// What fell.
    Throw,
    /// The file to save the record in.
    File,
    /// A rule number or a word to look for, and the book that lies below.
    Find(Pager),
}

/// Something to read, longer than the screen.
#[derive(Clone, Debug)]
pub struct Pager {
    /// What.
    pub page: Page,
    /// The first line that is seen.
    pub top: usize,
}

/// What there is to read.
#[derive(Clone, Debug)]
pub enum Page {
    /// The keys.
    Help(Context),
    /// The rule book.
    Rules,
    /// Lines made for the moment, with a title.
    Lines(&'static str, Vec<Line>),
}

/// A question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Question {
    /// Leave?
    Leave,
    /// Give up?
    Resign(Seat),
}

impl Overlay {
    /// Which keys hold.
    pub const fn context(&self) -> Context {
        match self {
            Self::List(_) => Context::List,
            Self::Prompt(_) => Context::Prompt,
            Self::Pager(_) => Context::Pager,
            Self::Question(_) => Context::Question,
        }
    }

    /// A prompt with nothing typed.
    pub(super) const fn prompt(purpose: Purpose) -> Self {
        Self::Prompt(Prompt { purpose, text: String::new(), complaints: Vec::new() })
    }

    /// Something to read, from its beginning.
    pub(super) const fn read(page: Page) -> Self {
        Self::Pager(Pager { page, top: 0 })
    }
}
