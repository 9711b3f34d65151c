//! Reading: help and the rule book.

use super::{Overlay, Page, Pager, Purpose, State};
use crate::{
    keys::Command,
    view::{layout, pages},
    words,
};
use chaupat::{Playable, book::Book};

impl<P: Playable> State<P> {
    pub(super) fn execute_in_pager(&mut self, mut pager: Pager, command: Command) {
        let page = self.page_height();
        match command {
            Command::Back => return,
            Command::Previous => pager.top = pager.top.saturating_sub(1),
            Command::Next => pager.top += 1,
            Command::PageUp => pager.top = pager.top.saturating_sub(page),
            Command::PageDown => pager.top += page,
            Command::First => pager.top = 0,
            Command::Last => pager.top = usize::MAX,
            Command::NextChapter => pager.top = self.chapter(&pager, true),
            Command::PreviousChapter => pager.top = self.chapter(&pager, false),
            Command::Find => {
                self.overlay = Some(Overlay::prompt(Purpose::Find(pager)));
                return;
            }
            _ => {}
        }
        self.overlay = Some(Overlay::Pager(pager));
        self.clamp_scroll();
    }

    /// The height of the page that is read.
    fn page_height(&self) -> usize {
        layout::page(self.columns, self.rows).height.max(1).into()
    }

    /// The line at which the next chapter begins, or the one before.
    fn chapter(&self, pager: &Pager, on: bool) -> usize {
        let lines = pages::lines(self, &pager.page);
        let mut heads =
            lines.iter().enumerate().filter(|(_, line)| pages::is_heading(line)).map(|(at, _)| at);
        let found =
            if on { heads.find(|&at| at > pager.top) } else { heads.rfind(|&at| at < pager.top).or(Some(0)) };
        found.unwrap_or(pager.top)
    }

    /// Goes to the first line below that begins with a rule number or has a word, from the top again if need be.
    pub(super) fn find(&mut self, mut pager: Pager, text: &str) {
        let lines = pages::lines(self, &pager.page);
        let wanted = text.to_lowercase();
        let is_number = Book::known_to::<P>().any(|book| book.has_numbers_like(&text.to_uppercase()));
        let fits = |at: usize| {
            let line = lines[at].to_string().to_lowercase();
            let word = line.trim_start();
            if is_number {
                word.strip_prefix(&wanted)
                    .is_some_and(|rest| !rest.starts_with(|c: char| c.is_alphanumeric()))
            } else {
                word.contains(&wanted)
            }
        };
        let from = (pager.top + 1).min(lines.len());
        let found = (from..lines.len()).chain(0..from).find(|&at| fits(at));
        match found.filter(|_| !wanted.is_empty()) {
            Some(at) => pager.top = at,
            None => self.notes = vec![words::NOT_FOUND.to_owned()],
        }
        self.overlay = Some(Overlay::Pager(pager));
        self.clamp_scroll();
    }

    /// Opens something made for the moment.
    pub(super) fn read_lines(&mut self, title: &'static str, lines: Vec<chaupat::render::Line>) {
        self.overlay = Some(Overlay::read(Page::Lines(title, lines)));
    }
}
