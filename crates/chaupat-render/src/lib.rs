//! Boards, panels and sentences for people who look at a terminal.
//!
//! A board is a [`Canvas`]: cells of one glyph each, one column wide, inked by what they mean ([`Ink`], [`Accent`]) and
//! not by a colour. A [`Palette`] turns meaning into colour: printed here as plain text or with escape sequences, and
//! by a full-screen program in its own way. [`Render`] is what a game offers, so that a caller needs to know none; games of other crates
//! can offer it too.
//!
//! ```text
//! Render, Journey, ThrowUse      what a game offers to whoever draws, points and talks
//! Canvas, Cell, Ink, Accent      what is drawn, by meaning
//! Area, Ruling                   where things are on it, and the lines of a board
//! Line, Span                     the same for running text
//! columns, padded …              how wide text is
//! Glyphs, Size, View, Marks      how a person wants to see it
//! Palette, Inked                 meaning to colour, as `anstyle` has it
//! Die                            what was thrown: shells, lots, dice
//! chaupar, chaturaji             the two boards
//! words                          every sentence about the two games, in one place
//! ```
//!
//! ```
//! use chaupat_core::{Position, Seat};
//! use chaupat_render::{Marks, Palette, Render, View};
//!
//! let start = chaupar::Position::initial(&chaupar::Preset::Cowrie.rules());
//! let board = start.board(View::of(Seat::ALL[0]), &Marks::none());
//! let (plain, coloured) = (board.to_string(), board.inked(Palette::Ansi256).to_string());
//! assert!(plain.contains("hand ●●●●") && coloured.contains("\x1b[1m\x1b[38;5;178m●●●●\x1b[0m"));
//! ```

mod area;
mod canvas;
pub mod chaturaji;
pub mod chaupar;
mod columns;
mod die;
mod glyphs;
mod ink;
mod line;
mod marks;
mod palette;
mod render;
mod ruling;
mod size;
mod throw_use;
mod view;
mod way;
pub mod words;

pub use anstyle;
pub use area::Area;
pub use canvas::{Canvas, Cell};
pub use columns::{Padded, columns, end_within, padded, start_within, widest};
pub use die::Die;
pub use glyphs::{Glyphs, Shape};
pub use ink::{Accent, Ink, Tint};
pub use line::{Line, Span};
pub use marks::Marks;
pub use palette::{Inked, Palette};
pub use render::{Journey, Render};
pub use ruling::Ruling;
pub use size::Size;
pub use throw_use::ThrowUse;
pub use view::View;
pub use way::Way;

/// The code of the README is compiled and run with the documentation's tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
