//! What the prompt tells: whose turn it is, the board, what was played and what it brought about.

use super::Session;
use crate::error::CommandError;
use chaupat::{Effect, Playable, Played, Ply, Seat, render::Marks};
use chaupat_tui::{Due, News, Seating};
use std::io::Write;

impl<P: Playable, S: Seating<P>, W: Write> Session<'_, P, S, W> {
    /// Tells all that has happened at the table.
    pub(super) fn tell_news(&mut self) -> Result<(), CommandError> {
        while let Some(news) = self.seating.news() {
            self.begin_line()?;
            match news {
                News::Played(played) => self.tell(&played)?,
                News::Happened { before, effects, .. } => {
                    self.tell_effects(&before, &effects)?;
                    self.keep(true);
                }
                News::TakenBack => {
                    writeln!(self.out, "Taken back.")?;
                    self.drawn = None;
                }
                News::Changed(said) => {
                    self.drawn = None;
                    self.keep(true);
                    said.map_or(Ok(()), |said| self.say(&said))?;
                }
                News::Told(said) => self.say(&said)?,
            }
        }
        self.remark()
    }

    /// Says what is to be said beside the game, when that has changed.
    pub(super) fn remark(&mut self) -> Result<(), CommandError> {
        let remark = self.seating.remark();
        // In the end it stands with the result.
        if remark == self.remarked || self.seating.due() == Due::Over {
            return Ok(());
        }
        self.remarked.clone_from(&remark);
        let Some(remark) = remark else { return Ok(()) };
        self.begin_line()?;
        self.say(&remark)
    }

    /// Tells what was played and what it brought about.
    pub(super) fn tell(&mut self, played: &Played<P>) -> Result<(), CommandError> {
        if let Some(seat) = played.before.node().seat() {
            self.announce_bot(played, seat)?;
        }
        let before = &played.before;
        let text = before.write_ply(played.ply);
        let name = before.node().seat().map_or_else(String::new, |seat| self.seating.names()[seat].clone());
        match played.ply {
            Ply::Throw(throw) => {
                self.say(&format!("{name} throws {}.", before.tell_throw(throw)))?;
            }
            Ply::Act(action) => {
                let words = before.tell_action_by(action, &played.effects, self.seating.names());
                self.say(&format!("{name} plays {text}: {words}."))?;
            }
        }
        self.tell_effects(before, &played.effects)?;
        self.keep(played.effects.iter().any(|effect| effect.turn_ended().is_some()));
        Ok(())
    }

    pub(super) fn tell_effects(&mut self, before: &P, effects: &[P::Effect]) -> Result<(), CommandError> {
        for effect in effects.iter().filter(|effect| P::is_news(effect)) {
            self.say(&format!("  {}", before.tell_effect(effect, self.seating.names())))?;
        }
        Ok(())
    }

    pub(super) fn announce_bot(&mut self, played: &Played<P>, seat: Seat) -> Result<(), CommandError> {
        let before = &played.before;
        let ended = played.effects.iter().filter(|effect| effect.turn_ended().is_some()).count() as u32;
        let now = (self.table().game().turns() - ended, before.turn().unwrap_or(seat));
        if self.announced != Some(now) && !before.is_opening() {
            writeln!(self.out, "\nTurn {}: {}", now.0 + 1, self.seating.names()[now.1])?;
            self.announced = Some(now);
        }
        Ok(())
    }

    pub(super) fn tell_result(&mut self) -> Result<(), CommandError> {
        self.draw()?;
        let record = self.record();
        writeln!(self.out, "Result: {}", record.result())?;
        writeln!(self.out, "Ended: {}", record.ended())?;
        self.seating.remark().map_or(Ok(()), |remark| self.say(&remark))
    }

    /// Says whose turn it is when that has changed.
    pub(super) fn announce(&mut self, seat: Seat) -> Result<(), CommandError> {
        let turn = self.table().position().turn().unwrap_or(seat);
        let now = (self.table().game().turns(), turn);
        if self.announced == Some(now) || self.table().position().is_opening() {
            return Ok(());
        }
        self.announced = Some(now);
        writeln!(self.out, "\nTurn {}: {}", now.0 + 1, self.seating.names()[turn])?;
        Ok(())
    }

    pub(super) fn draw(&mut self) -> Result<(), CommandError> {
        let position = self.seating.table().position();
        let view = self.look.view(self.facing());
        write!(self.out, "{}", self.look.board(&position.board(view, &Marks::none())))?;
        for line in position.legend(view, self.seating.names()) {
            writeln!(self.out, "{}", self.look.line(&line))?;
        }
        Ok(())
    }
}
