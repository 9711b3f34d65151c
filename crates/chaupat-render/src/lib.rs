//! Boards, panels and sentences for people who look at a terminal.
//!
//! A board is a [`Canvas`]: cells of one glyph each, one column wide, that tell what they mean ([`Role`], [`Highlight`])
//! and no colour. A [`Palette`] turns meaning into colour: printed here as plain text or with escape sequences, and by a
//! full-screen program in its own way. [`Render`] is what a game offers, so that a caller needs to know none; games of
//! other crates can offer it too.
//!
//! ```text
//! Render, FromTo, ThrowUse       what a game offers to whoever draws, points and talks
//! Canvas, Cell                   a drawing
//! Line, Span                     a line of running text
//! Role, Highlight, PlayerColour  what a cell or a piece of text means
//! Palette, Styled                from meaning to the colours of a terminal, as `anstyle` has them
//! Glyphs, Shape, BoxDrawing      the characters to draw with, and the lines of a board
//! View, Size, Marks              how a person wants to see it, and what stands out
//! Area, Direction                where things are, and where an arrow key leads
//! Die                            what was thrown: shells, lots, dice
//! columns, padded …              how wide text is, whatever its script
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
//! let (plain, coloured) = (board.to_string(), board.styled(Palette::Ansi256).to_string());
//! assert!(plain.contains("hand ●●●●") && coloured.contains("\x1b[1m\x1b[38;5;178m●●●●\x1b[0m"));
//! ```

mod area;
mod box_drawing;
mod canvas;
pub mod chaturaji;
pub mod chaupar;
mod columns;
mod die;
mod direction;
mod glyphs;
mod line;
mod marks;
mod palette;
mod render;
mod role;
mod size;
mod throw_use;
mod view;
pub mod words;

pub use anstyle;
pub use area::Area;
pub use box_drawing::BoxDrawing;
pub use canvas::{Canvas, Cell};
pub use columns::{Padded, columns, end_within, padded, start_within, widest};
pub use die::Die;
pub use direction::Direction;
pub use glyphs::{Glyphs, Shape};
pub use line::{Line, Span};
pub use marks::Marks;
pub use palette::{Palette, Styled};
pub use render::{FromTo, Render};
pub use role::{Highlight, PlayerColour, Role};
pub use size::Size;
pub use throw_use::ThrowUse;
pub use view::View;

/// The code of the README is compiled and run with the documentation's tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
