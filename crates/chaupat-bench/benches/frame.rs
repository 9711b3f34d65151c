//! Drawing one frame of the screen: everything from the state to the cells of the terminal.

use chaupat::{
    Bot, BySeat, Controller, Match, Playable, Record, Table, Throws, chaturaji, chaupar,
    render::{Glyphs, Palette},
};
use chaupat_tui::{
    Due, LocalTable,
    animation::Throwing,
    key::Key,
    message::{Message, Order},
    state::{Kind, Settings, State, Tone},
};
use divan::Bencher;
use ratatui::{buffer::Buffer, layout::Rect, widgets::Widget};
use std::time::Duration;

fn main() {
    divan::main();
}

const SIZES: [(u16, u16); 3] = [(60, 20), (80, 24), (120, 40)];

#[divan::bench(args = SIZES)]
fn chaupar_frame(bencher: Bencher, size: (u16, u16)) {
    measure::<chaupar::Position>(bencher, "chaupar", size);
}

#[divan::bench(args = SIZES)]
fn chaturaji_frame(bencher: Bencher, size: (u16, u16)) {
    measure::<chaturaji::Position>(bencher, "chaturaji", size);
}

/// A frame in the middle of a game, when the person is to choose and everything is on the screen.
fn measure<P: Playable>(bencher: Bencher, rules: &str, (columns, rows): (u16, u16)) {
    let mut state = middle_of_a_game::<P>(rules);
    state.update(Message::Size { columns, rows });
    let area = Rect { x: 0, y: 0, width: columns, height: rows };
    let mut buffer = Buffer::empty(area);
    bencher.bench_local(|| {
        buffer.reset();
        (&state).render(area, &mut buffer);
    });
}

fn middle_of_a_game<P: Playable>(rules: &str) -> State<P> {
    let game = Match::<P>::new(&P::read_rules(rules).expect("the rule sets of this file are right"));
    let controllers = BySeat::from_fn(|seat| match seat.index() {
        0 => Controller::Person("me".to_owned()),
        _ => Controller::Bot(Bot::BEST),
    });
    let settings = Settings {
        glyphs: Glyphs::Unicode,
        tones: vec![Tone { palette: Palette::TrueColor, contrast: false }],
        pace: Duration::ZERO,
        throwing: Throwing::Toss,
        save: None,
        kept: false,
        back: None,
    };
    let names = game.current().seat_names();
    let table = Table::new(game.clone(), controllers, Throws::Seed(3), 3);
    let mut state = State::new(Kind::Play, LocalTable::new(table, Record::from(game), names), settings);
    for number in 0.. {
        let choosing = matches!(state.due(), Due::Act(_));
        if number > 100 && choosing || state.table().ending().is_some() {
            break;
        }
        let key = if choosing { Key::Enter } else { Key::Char('t') };
        send(&mut state, Message::Key(key));
    }
    state
}

/// Bots answer at once.
fn send<P: Playable>(state: &mut State<P>, message: Message<P>) {
    let mut orders = state.update(message);
    while let Some(order) = orders.pop() {
        if let Order::Think { ticket, table, bot } = order {
            let action = table.advice(bot);
            orders.extend(state.update(Message::Thought { ticket, action }));
        }
    }
}
