//! Keys and clicks at random: no panic, and the game is legal in the end.

use super::table::{draw, screen, send, settings};
use chaupat::{AnyRecord, Match, Playable, Seeded, ThrowSource, Throws, chaturaji, chaupar};
use chaupat_tui::{
    key::Key,
    keys::TABLE,
    message::{Message, Order},
    state::{Settings, State},
};
use std::time::Duration;

const STROKES: u32 = 120;

/// Some keys more often than others, so that games go on.
fn stroke<P: Playable>(luck: &mut Seeded, now: &mut Duration) -> Message<P> {
    *now += Duration::from_millis(luck.ticket(400));
    match luck.ticket(20) {
        0..5 => Message::Key(Key::Enter),
        5 | 6 => Message::Key(Key::Char('t')),
        7 | 8 => Message::Key(Key::Tab),
        9 => Message::Key(Key::Char(char::from(b'0' + luck.ticket(10) as u8))),
        10 => Message::Key(Key::Esc),
        11 | 12 => Message::Click { column: luck.ticket(130) as u16, row: luck.ticket(45) as u16 },
        13 => Message::Wheel { up: luck.ticket(2) == 0 },
        14 => Message::Key(Key::Char(char::from(b' ' + luck.ticket(95) as u8))),
        15..18 => Message::Time(*now),
        18 => Message::Size { columns: luck.ticket(130) as u16, rows: luck.ticket(50) as u16 },
        _ => Message::Key(any(luck)),
    }
}

/// Any key of the table.
fn any(luck: &mut Seeded) -> Key {
    let keys: Vec<Key> = TABLE.iter().flat_map(|binding| binding.keys).copied().collect();
    keys[luck.ticket(keys.len() as u64) as usize]
}

fn storm<P: Playable>(rules: &str, seeds: std::ops::Range<u64>) {
    for seed in seeds {
        let mut luck = Seeded::new(seed);
        let pace = Duration::from_millis(if seed % 2 == 0 { 0 } else { 200 });
        let throws = if seed % 5 == 4 { Throws::Hand } else { Throws::Seed(seed) };
        let game = Match::new(&P::read_rules(rules).unwrap());
        let people = 1 + luck.ticket(3) as usize;
        let mut state = screen::<P>(game, people, throws, Settings { pace, ..settings() });
        let mut now = Duration::ZERO;
        for number in 0..STROKES {
            let orders = send(&mut state, stroke(&mut luck, &mut now));
            check(&orders);
            if number % 37 == 0 {
                draw(&mut state, 60 + luck.ticket(61) as u16, 20 + luck.ticket(21) as u16);
            }
        }
        is_legal(&state);
    }
}

/// Every record that is to be kept reads back.
fn check<P: Playable>(orders: &[Order<P>]) {
    if let Some(Order::Keep { record, .. }) = orders.last() {
        AnyRecord::read(&record.write()).unwrap();
    }
}

fn is_legal<P: Playable>(state: &State<P>) {
    let record = state.record();
    let text = record.write();
    let read = AnyRecord::read(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(read[0].write(), text);
}

#[test]
fn chaupar_survives_all_keys() {
    storm::<chaupar::Position>("chaupar", 0..500);
    storm::<chaupar::Position>("chaupar.charkoni", 500..800);
    storm::<chaupar::Position>("chaupar.pasa", 800..1000);
    storm::<chaupar::Position>("chaupar.pachisi", 1000..1200);
}

#[test]
fn chaturaji_survives_all_keys() {
    storm::<chaturaji::Position>("chaturaji", 0..300);
    for (index, rules) in [
        "chaturaji.forbes",
        "chaturaji.ffa",
        "chaturaji.diceless",
        "chaturaji(control=nominate(1/4))",
        "chaturaji(control=catch(1))",
        "chaturaji(first=random)",
        "chaturaji(first=throw)",
    ]
    .into_iter()
    .enumerate()
    {
        let first = 1000 + 200 * index as u64;
        storm::<chaturaji::Position>(rules, first..first + 120);
    }
}
