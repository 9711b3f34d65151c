use super::{
    ply,
    setup::{scan_setup, write_setup},
};
use crate::{Notation, ReadError};
use chaupar::seats::letter;
use chaupar::{Action, End, Position, Throw};
use chaupat_core::{Ply, Seat};

impl Notation for Position {
    const SCORED: bool = false;

    fn seat_letter(seat: Seat) -> char {
        letter(seat)
    }

    fn write_position(&self) -> String {
        write_setup(&self.to_setup())
    }

    fn read_position(text: &str) -> Result<Self, ReadError> {
        let (setup, fields) = scan_setup(text)?;
        Self::from_setup(setup).map_err(|faults| fields.illegal(faults))
    }

    fn write_ply(&self, ply: Ply<Action, Throw>) -> String {
        ply::write_ply(self, ply)
    }

    fn read_ply(&self, text: &str) -> Result<Ply<Action, Throw>, ReadError> {
        ply::read_ply(self, text)
    }

    fn record_ply(&self, ply: Ply<Action, Throw>) -> Vec<String> {
        let mut words = vec![self.write_ply(ply)];
        words.extend(ply::remarks(self, ply));
        words
    }

    fn is_remark(word: &str) -> bool {
        word == "burnt" || word.ends_with(":--")
    }

    fn is_opening(&self) -> bool {
        !self.contenders().is_empty()
    }

    fn turn(&self) -> Option<Seat> {
        if self.is_opening() { None } else { self.caster() }
    }

    fn ended(&self) -> Option<&'static str> {
        self.end().map(|end| match end {
            End::Won => "won",
            End::Dead => "dead",
        })
    }
}
