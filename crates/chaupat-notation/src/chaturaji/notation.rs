use super::{
    ply,
    setup::{illegal, read_setup, write_setup},
};
use crate::{Notation, ReadError};
use chaturaji::{Action, Due, Position, Throw, army};
use chaupat_core::{Ply, Seat};

impl Notation for Position {
    const SCORED: bool = true;

    fn seat_letter(seat: Seat) -> char {
        army::letter(seat)
    }

    fn write_position(&self) -> String {
        write_setup(&self.to_setup())
    }

    fn read_position(text: &str) -> Result<Self, ReadError> {
        let setup = read_setup(text)?;
        Self::from_setup(&setup).map_err(|error| illegal(text, error))
    }

    fn write_ply(&self, ply: Ply<Action, Throw>) -> String {
        ply::write_ply(ply)
    }

    fn read_ply(&self, text: &str) -> Result<Ply<Action, Throw>, ReadError> {
        ply::read_ply(self, text)
    }

    fn record_ply(&self, ply: Ply<Action, Throw>) -> Vec<String> {
        ply::record_ply(self, ply)
    }

    fn is_remark(word: &str) -> bool {
        word.ends_with("--")
    }

    fn is_opening(&self) -> bool {
        matches!(self.due(), Due::First(_))
    }

    fn turn(&self) -> Option<Seat> {
        Self::turn(self)
    }

    fn ended(&self) -> Option<&'static str> {
        match self.due() {
            Due::Over(reason) => Some(reason.word()),
            _ => None,
        }
    }
}
