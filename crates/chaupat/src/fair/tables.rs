use chaupat_core::{Match, Ply, Seat, Step};
use chaupat_notation::Notation;
use std::fmt::Write;

/// The throws of a game as the record tells them: which tables were used, and whose throw was drawn from which.
#[derive(Default)]
pub(super) struct Tables {
    /// In the order of their first use.
    pub(super) tables: Vec<String>,
    /// The seat, and the number of the table, from 1 on.
    pub(super) drawn: Vec<(Seat, usize)>,
}

impl Tables {
    /// Those of a game, which is played again.
    pub(super) fn of<P: Notation>(game: &Match<P>) -> Self {
        let mut all = Self::default();
        let mut again = Match::from_position(game.start().clone());
        for &step in game.steps() {
            match step {
                Step::Ply(ply) => {
                    if let Ply::Throw(_) = ply {
                        all.note(again.current());
                    }
                    again.advance(ply, &mut |_| ());
                }
                Step::Event(event) => {
                    again.happen(event).expect("it happened in the match");
                }
            }
        }
        all
    }

    fn note<P: Notation>(&mut self, position: &P) {
        let seat = position.node().seat().expect("a throw was due");
        let table = table(position);
        let known = self.tables.iter().position(|other| *other == table);
        let index = known.unwrap_or_else(|| {
            self.tables.push(table);
            self.tables.len() - 1
        });
        self.drawn.push((seat, index + 1));
    }

    /// The text of the tag `DiceDrawn`.
    pub(super) fn drawn_text<P: Notation>(&self) -> String {
        let words = self.drawn.iter().map(|&(seat, table)| format!("{}{table}", P::seat_letter(seat)));
        words.collect::<Vec<_>>().join(" ")
    }
}

/// The possible throws of a position, ascending, each with its weight.
fn table<P: Notation>(position: &P) -> String {
    let mut text = String::new();
    for &(throw, weight) in position.throws().as_slice() {
        let space = if text.is_empty() { "" } else { " " };
        write!(text, "{space}{}={weight}", position.write_ply(Ply::Throw(throw)))
            .expect("a String takes all");
    }
    text
}
