//! Boards, panels and sentences for people who look at a terminal.
//!
//! A board is a [`Canvas`]: cells of one glyph each, one column wide, inked by what they mean ([`Ink`], [`Accent`]) and
//! not by a colour. A [`Palette`] turns meaning into colour: printed here as plain text or with escape sequences, and
//! by a full-screen program in its own way. [`Render`] is what both games offer, so that a caller needs to know neither.
//!
//! ```text
//! Canvas, Cell, Ink, Accent      what is drawn, by meaning
//! Line, Span                     the same for running text
//! columns, padded …              how wide text is
//! Glyphs, Size, View, Marks      how a person wants to see it
//! Palette, Inked                 meaning to colour, as `anstyle` has it
//! chaupar, chaturaji             the two boards
//! shells                         what has fallen
//! words                          every sentence, in one place
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
mod glyphs;
mod ink;
mod line;
mod marks;
mod palette;
mod render;
mod rule;
pub mod shells;
mod size;
mod view;
mod way;
pub mod words;

pub use anstyle;
pub use area::Area;
pub use canvas::{Canvas, Cell};
pub use columns::{Padded, columns, end_within, padded, start_within, widest};
pub use glyphs::{Glyphs, Shape};
pub use ink::{Accent, Ink, Tint};
pub use line::{Line, Span};
pub use marks::Marks;
pub use palette::{Inked, Palette};
pub use render::{Journey, Render};
pub use size::Size;
pub use view::View;
pub use way::Way;

/// The code of the README is compiled and run with the documentation's tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
