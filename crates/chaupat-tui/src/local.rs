//! A table that stands here: people take turns at one terminal, bots think beside it.

use crate::seating::{Bell, Due, News, Seating};
use chaupat::{BySeat, Controller, Due as TableDue, Event, Playable, PlyOf, Record, Seat, Table, TableError};
use std::collections::VecDeque;

/// A table of this program.
#[derive(Clone, Debug)]
pub struct LocalTable<P: Playable> {
    table: Table<P>,
    head: Record<P>,
    names: BySeat<String>,
    news: VecDeque<News<P>>,
}

impl<P: Playable> LocalTable<P> {
    /// A table, what its record tells beside the game, and how sentences call the players.
    pub const fn new(table: Table<P>, head: Record<P>, names: BySeat<String>) -> Self {
        Self { table, head, names, news: VecDeque::new() }
    }
}

impl<P: Playable> Seating<P> for LocalTable<P> {
    fn table(&self) -> &Table<P> {
        &self.table
    }

    fn due(&self) -> Due {
        match self.table.due() {
            TableDue::Cast(seat) if self.is_here(seat) => Due::Throw(seat),
            TableDue::Cast(seat) => Due::BotThrow(seat),
            TableDue::TypedCast(seat) => Due::TypedThrow(seat),
            TableDue::Person(seat) => Due::Act(seat),
            TableDue::Bot(seat, bot) => Due::BotAct(seat, bot),
            TableDue::Over => Due::Over,
        }
    }

    fn is_here(&self, seat: Seat) -> bool {
        matches!(self.table.controllers()[seat], Controller::Person(_))
    }

    fn names(&self) -> &BySeat<String> {
        &self.names
    }

    fn head(&self) -> &Record<P> {
        &self.head
    }

    fn throw(&mut self) -> Result<(), TableError<P>> {
        let played = self.table.cast()?;
        self.news.push_back(News::Played(Box::new(played)));
        Ok(())
    }

    fn play(&mut self, ply: PlyOf<P>) -> Result<(), TableError<P>> {
        let played = self.table.play(ply)?;
        self.news.push_back(News::Played(Box::new(played)));
        Ok(())
    }

    fn happen(&mut self, event: Event) -> Result<(), TableError<P>> {
        let before = Box::new(self.table.position().clone());
        let effects = self.table.happen(event)?;
        self.news.push_back(News::Happened { before, event, effects });
        Ok(())
    }

    fn undo(&mut self) -> Result<(), TableError<P>> {
        self.table.undo()?;
        self.news.push_back(News::TakenBack);
        Ok(())
    }

    fn news(&mut self) -> Option<News<P>> {
        self.news.pop_front()
    }

    /// Everything that happens here is brought about here.
    fn listen(&mut self, _: Bell) {}
}
