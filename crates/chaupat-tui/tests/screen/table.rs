//! Screens to test, without a terminal.

use chaupat::{
    Bot, BySeat, Controller, Match, Playable, Record, Table, Throws,
    render::{Glyphs, Palette},
};
use chaupat_tui::{
    LocalTable,
    animation::Throwing,
    key::Key,
    message::{Message, Order},
    state::{Kind, Settings, State, Tone},
};
use ratatui::{buffer::Buffer, layout::Rect, widgets::Widget};
use std::time::Duration;

/// Settings without any waiting.
pub(crate) fn settings() -> Settings {
    Settings {
        glyphs: Glyphs::Unicode,
        tones: vec![tone(Palette::TrueColor)],
        pace: Duration::ZERO,
        throwing: Throwing::Toss,
        save: None,
        kept: true,
        back: None,
    }
}

pub(crate) const fn tone(palette: Palette) -> Tone {
    Tone { palette, contrast: false }
}

/// A person against bots, from a position or the start of a rule set.
pub(crate) fn alone<P: Playable>(start: &str, settings: Settings) -> State<P> {
    let game = match P::read_position(start) {
        Ok(position) => Match::from_position(position),
        Err(_) => Match::new(&P::read_rules(start).unwrap()),
    };
    screen(game, 1, Throws::Seed(7), settings)
}

/// A screen at which so many people sit, in the order of the seats, and then bots.
pub(crate) fn screen<P: Playable>(
    game: Match<P>,
    people: usize,
    throws: Throws,
    settings: Settings,
) -> State<P> {
    let controllers = BySeat::from_fn(|seat| {
        if seat.index() < people { Controller::Person("me".into()) } else { Controller::Bot(Bot::BEST) }
    });
    let names = BySeat::from_fn(|seat| P::seat_name(seat).to_owned());
    let head = Record::from(game.clone());
    let table = LocalTable::new(Table::new(game, controllers, throws, 7), head, names);
    State::new(Kind::Play, table, settings)
}

/// Sends a message, and plays the part of the world outside: bots answer at once.
pub(crate) fn send<P: Playable>(state: &mut State<P>, message: Message<P>) -> Vec<Order<P>> {
    let mut orders = state.update(message);
    let mut told = Vec::new();
    while !orders.is_empty() {
        for order in std::mem::take(&mut orders) {
            if let Order::Think { ticket, table, bot } = &order {
                let action = table.advice(*bot);
                orders.extend(state.update(Message::Thought { ticket: *ticket, action }));
            }
            told.push(order);
        }
    }
    told
}

/// Types keys.
pub(crate) fn press<P: Playable>(state: &mut State<P>, keys: &[Key]) {
    for &key in keys {
        send(state, Message::Key(key));
    }
}

/// Draws in this size.
pub(crate) fn draw<P: Playable>(state: &mut State<P>, columns: u16, rows: u16) -> Buffer {
    send(state, Message::Size { columns, rows });
    let mut buffer = Buffer::empty(Rect { x: 0, y: 0, width: columns, height: rows });
    (&*state).render(buffer.area, &mut buffer);
    buffer
}

/// What is drawn, as text.
pub(crate) fn text(buffer: &Buffer) -> String {
    let mut text = String::new();
    for row in buffer.area.rows() {
        let line: String = row.positions().map(|place| buffer[place].symbol().to_owned()).collect();
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}
