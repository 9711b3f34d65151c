//! The rules of chaturaji, four-player chess with dice.
//!
//! The rules have numbers (`J5.3`), which stand in `docs/rules/chaturaji.md`; code, tests and errors cite them.
//!
//! Five presets (`classic`, `biruni`, `forbes`, `diceless`, `ffa`) are values of one small struct of [`Parameters`], and one
//! engine plays all the [`Rules`] that can be made of them. A [`Position`] plays; a [`Setup`] is the same as plain data, and
//! [`Position::from_setup`] checks it.
//!
//! A turn of Red, who throws a 2 and a 5 (J5.2):
//!
//! ```
//! use chaturaji::{Action, Class, Dice, Position, Preset, Throw, army};
//! use chaupat_core::{Node, Ply, Position as _};
//!
//! let mut game = Position::initial(&Preset::Classic.rules());
//! assert_eq!(game.node(), Node::Throw(army::RED));
//! game.play_unchecked(Ply::Throw(Throw::Dice(Dice::two(Class::Boat, Class::Pawn))));
//!
//! let boat = Action::step("h1".parse()?, "f3".parse()?);
//! assert!(game.fault(Ply::Act(boat)).is_none());
//! game.play_unchecked(Ply::Act(boat));
//!
//! let elephant = Ply::Act(Action::step("h3".parse()?, "e3".parse()?));
//! let fault = game.fault(elephant).expect("no die left moves an elephant");
//! assert_eq!(fault.to_string(), "no die left moves an elephant: that takes a 4");
//!
//! game.play_unchecked(Ply::Act(Action::Pass));
//! assert_eq!(game.node(), Node::Throw(army::GREEN));
//! # Ok::<(), chaturaji::SquareError>(())
//! ```
//!
//! # What is where
//!
//! ```text
//! rule sets    parameters    Parameters: the plain data of J11.1
//!              preset        Preset: one row of one table for each name
//!              conflict      Conflict, RulesError: what does not go together (J11.2)
//!              rules         Rules: what does, reduced, asked by questions
//! the board    square        Square: a1 to h8
//!              squares       Squares: a set of squares, a bitboard
//!              army          the four armies, their letters, sides and thrones; one is a quarter turn of the next
//!              man           Man, Kind, Choice
//!              status        Status: what has become of an army
//! throws       dice          Class, Dice, Throw: what dice show
//!              throws        what may fall, with which weights, and what falling does (J1.1, J5)
//! a game       position      Position: the state, and what the trait of the core asks of it
//!              state         all of it but rule set and history: bitboards and numbers, copied to take back
//!              reach         attack tables: steps, and sliding by kindergarten bitboards (J2)
//!              moves         the move generator: listed, counted, picked, or only asked for (J2, J3)
//!              promotion     what becomes of a pawn on his last line (J3, J9.1)
//!              act           one move with all that follows, in the order of J8: the place to begin reading
//!              kings         what follows when a king is taken or mounts a throne (J8.5, J9)
//!              check_bonus   points for threatening several kings (J8.6, J10.2)
//!              turn          from one turn to the next, and repetition (J5.2, J5.3, J7.2, J7.4)
//!              leave         players leave or claim the end (J7.5, J10.2)
//!              end           when it is over, places and scores (J7, J9.5, J10)
//!              history       the quiet moves that repetition looks at (J10.1)
//!              zobrist, key  Zobrist keys of placements, and the key of all
//!              pairs         a set of pairs of armies, such as who took whose king
//! in and out   action        Action: what a player may choose
//!              due           Due, Contest, Capture, Reason: what is expected next
//!              effect        Effect: what a ply brought about
//!              fault, refuse Fault: why a ply is not allowed, and how that is found
//!              setup         Setup: a position as plain data
//!              check         from a setup to a position
//!              setup_fault   SetupFault, SetupError: why some are none
//! ```

mod act;
mod action;
pub mod army;
mod check;
mod check_bonus;
mod conflict;
mod dice;
mod due;
mod effect;
mod end;
mod fault;
mod history;
mod key;
mod kings;
mod leave;
mod man;
mod moves;
mod pairs;
pub mod parameters;
mod position;
mod preset;
mod promotion;
mod reach;
mod refuse;
mod rules;
mod setup;
mod setup_fault;
mod square;
mod squares;
mod state;
mod status;
mod throws;
mod turn;
mod zobrist;

pub use action::Action;
pub use conflict::{Conflict, RulesError};
pub use dice::{Class, Dice, Throw};
pub use due::{Capture, Contest, Due, Reason};
pub use effect::Effect;
pub use fault::Fault;
pub use man::{Choice, Kind, Man};
pub use parameters::Parameters;
pub use position::{Checkpoint, Position};
pub use preset::Preset;
pub use rules::Rules;
pub use setup::Setup;
pub use setup_fault::{SetupError, SetupFault};
pub use square::{Square, SquareError};
pub use squares::{Squares, SquaresIter};
pub use status::Status;

/// The code of the README is compiled and run with the documentation's tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
