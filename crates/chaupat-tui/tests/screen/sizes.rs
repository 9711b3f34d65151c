//! Every size of a terminal.

use super::table::{alone, draw, press, settings};
use chaupat::{Playable, chaturaji, chaupar};
use chaupat_tui::{key::Key, message::Message};

const MODES: [&[Key]; 4] = [
    &[Key::Char('t'), Key::Tab, Key::Enter],
    &[Key::Char('?'), Key::End],
    &[Key::Char('o')],
    &[Key::Char('q')],
];

/// Nothing panics, and the mouse may click anywhere.
fn every_size<P: Playable>(rules: &str) {
    for (number, keys) in MODES.iter().enumerate() {
        let mut state = alone::<P>(rules, settings());
        press(&mut state, keys);
        for columns in 0..=120 {
            for rows in 0..=50 {
                // Below the smallest size every mode draws the same notice.
                let small = columns < 60 || rows < 20;
                if small && number > 0 && (columns + rows) % 7 > 0 {
                    continue;
                }
                draw(&mut state, columns, rows);
            }
            state.update(Message::Wheel { up: columns % 2 == 0 });
        }
    }
}

#[test]
fn chaupar_in_every_size() {
    every_size::<chaupar::Position>("chaupar(opening=seat(0))");
}

#[test]
fn chaturaji_in_every_size() {
    every_size::<chaturaji::Position>("chaturaji");
}
