//! Positions, plies and rule sets as text (U6, U7); records follow from these by themselves.

mod ply;
mod rules;
mod setup;

use crate::{Action, Position, Rules};
use chaupat::{Node, Notation, Ply, Position as _, ReadError, Seat};

impl Notation for Position {
    const SCORED: bool = false;

    fn seat_letter(seat: Seat) -> char {
        if seat == Rules::LIGHT { 'L' } else { 'D' }
    }

    fn write_position(&self) -> String {
        setup::write(&self.to_setup())
    }

    fn read_position(text: &str) -> Result<Self, ReadError> {
        setup::read(text)
    }

    fn write_ply(&self, ply: Ply<Action, u8>) -> String {
        ply::write(self, ply)
    }

    fn read_ply(&self, text: &str) -> Result<Ply<Action, u8>, ReadError> {
        ply::read(self, text)
    }

    fn record_ply(&self, ply: Ply<Action, u8>) -> Vec<String> {
        ply::record(self, ply)
    }

    fn is_remark(word: &str) -> bool {
        word == ply::IDLE
    }

    fn is_opening(&self) -> bool {
        false
    }

    fn turn(&self) -> Option<Seat> {
        self.node().seat()
    }

    fn ended(&self) -> Option<&'static str> {
        (self.node() == Node::Over).then_some("won")
    }
}
