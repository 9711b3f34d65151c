//! What the server and its clients say to each other.
//!
//! | where | what |
//! |---|---|
//! | [`game`] | what somebody asks for who makes a game, and who sits where |
//! | [`act`] | what somebody at the table does |
//! | [`happening`] | what happened: the events that a game is the sum of |
//! | [`view`] | how a table stands for one viewer |
//! | [`frame`] | the frames of the WebSocket |
//! | [`problem`] | why something was not done |
//! | [`guest`], [`rules`] | people, and questions about rules |
//!
//! Everything is JSON. Seats are named by their letters (`S E N W`, `r g y b`), rule sets, positions and plies by their
//! texts (`docs/notation.md`). Times are milliseconds since 1970 (UTC). Readers ignore fields that they do not know.

pub mod act;
pub mod fairness;
pub mod frame;
pub mod game;
pub mod guest;
pub mod happening;
pub mod problem;
pub mod rules;
pub mod view;

pub use act::{Accepted, Act, Action};
pub use fairness::{Fairness, Fate, LoggedGame};
pub use frame::{FromClient, FromServer};
pub use game::{DiceMode, DiceWish, Made, NewGame, Salts, SeatWish, SeatWishError, Visibility};
pub use guest::{Guest, NewGuest};
pub use happening::{Event, Happening, Holder};
pub use problem::{Code, Problem};
pub use rules::{Choice, Legal, LegalQuestion, RuleSetView};
pub use view::{Due, GameView, Need, SeatView, State};

/// The version of the protocol: the number in `/api/v1`.
pub const VERSION: u32 = 1;

/// The code of the README is compiled and run with the documentation's tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
