//! What a player meets: throwing, choosing, asking why, looking back.

use super::table::{alone, draw, press, screen, send, settings, text};
use chaupat::{Due, Match, Notation, Playable, Throws, chaturaji, chaupar};
use chaupat_tui::{
    key::Key::{self, Char},
    message::{Message, Order},
    state::{Overlay, Settings, State},
};
use std::time::Duration;

/// What stands in the panel at the right, as running text.
fn told<P: Playable>(state: &mut State<P>) -> String {
    let right = seen(state).lines().map(|line| line.chars().skip(78).collect::<String>()).collect::<Vec<_>>();
    right.join(" ").split_whitespace().collect::<Vec<_>>().join(" ")
}

fn seen<P: Playable>(state: &mut State<P>) -> String {
    text(&draw(state, 120, 40))
}

/// C17.7: a 2 is illegal for the man on 11, whose target an East pair holds; the rule and its sentence are shown.
#[test]
fn c6_3_why_a_man_cannot_go() {
    let position = "chaupar(players=3) ; S 11 84 84 84 tod ; E 0 0 64 64 ; N 0 0 0 20 ; S moves +d 2 10";
    let mut state = alone::<chaupar::Position>(position, settings());
    press(&mut state, &[Key::Enter]);
    assert!(text(&draw(&mut state, 120, 40)).contains("Choose where he goes"));
    // He may go to 21 by the 10; two squares further stands the pair.
    click_on(&mut state, 13);
    let shown = seen(&mut state);
    assert!(shown.contains("C6.3") && shown.contains("are safe"), "{shown}");
    assert!(matches!(state.table().due(), Due::Person(_)));
}

/// C5.1: a man in hand does not come in by a 4, and the screen says what he needs.
#[test]
fn c5_1_why_a_man_stays_in_hand() {
    use chaupat::render::{Render, chaupar::Spot};
    let position = "chaupar(players=2) ; S 0 0 0 11 ; N 0 0 0 20 ; S moves 2";
    let mut state = alone::<chaupar::Position>(position, settings());
    draw(&mut state, 120, 40);
    let view = chaupat::render::View::of(chaupat::Seat::ALL[0]).with_size(chaupat::render::Size::Large);
    let area = chaupar::Position::area(view, Spot::Hand(chaupat::Seat::ALL[0]));
    send(&mut state, Message::Click { column: area.column, row: area.row });
    let shown = seen(&mut state);
    assert!(shown.contains("C5.1") && shown.contains("10, 25 or 30"), "{shown}");
}

/// Clicks on a square of the loop, on the large board.
fn click_on(state: &mut State<chaupar::Position>, square: u8) {
    use chaupat::render::{Render, chaupar::Spot};
    let view = chaupat::render::View::of(chaupat::Seat::ALL[0]).with_size(chaupat::render::Size::Large);
    let area = chaupar::Position::area(view, Spot::Loop(chaupar::board::LoopSquare::new(square).unwrap()));
    send(state, Message::Click { column: area.column + 1, row: area.row });
}

/// Click the man, click the place.
#[test]
fn the_mouse_plays() {
    let position = "chaupar(players=2) ; S 11 84 84 84 tod ; N 0 0 0 20 ; S moves +d 2 10";
    let mut state = alone::<chaupar::Position>(position, settings());
    draw(&mut state, 120, 40);
    click_on(&mut state, 11);
    click_on(&mut state, 13);
    assert_eq!(state.table().game().steps().len(), 1);
    let position = state.table().position().write_position();
    assert!(position.contains("S 13 84") && position.ends_with("S moves +d 10"), "{position}");
}

/// J2, J5.1: no die moves the horse, and a boat does not go there.
#[test]
fn j5_1_why_no_die_moves_him() {
    let position = "chaturaji yByP2bKbEbNbB/yNyP2bPbPbPbP/yEyP6/yKyP6/6rPrK/6rPrE/gPgPgPgP2rPrN/gBgNgEgK2rPrB \
                    r act 25 aaaa 0,0,0,0 -,-,-,- 1";
    let mut state = alone::<chaturaji::Position>(position, settings());
    draw(&mut state, 120, 40);
    let click = |state: &mut State<chaturaji::Position>, name: &str| {
        use chaupat::render::Render;
        let view = chaupat::render::View::of(chaupat::Seat::ALL[0]).with_size(chaupat::render::Size::Large);
        let square = chaturaji::Square::all().find(|square| square.to_string() == name).unwrap();
        let area = chaturaji::Position::area(view, square);
        send(state, Message::Click { column: area.column + 2, row: area.row + 1 });
    };
    click(&mut state, "h2");
    let shown = seen(&mut state);
    assert!(shown.contains("J5.1") && shown.contains("no die left moves a horse"), "{shown}");
    click(&mut state, "h1");
    click(&mut state, "e5");
    let shown = seen(&mut state);
    assert!(shown.contains("J2"), "{shown}");
    if state.overlay().is_some() {
        // A click puts the explanation away.
        click(&mut state, "f3");
    }
    click(&mut state, "f3");
    assert_eq!(state.table().game().steps().len(), 1);
}

/// A line of the list by its number; Esc takes the number back.
#[test]
fn numbers_choose() {
    let position = "chaupar(players=2) ; S 11 84 84 84 tod ; N 0 0 0 20 ; S moves +d 2 10";
    let mut state = alone::<chaupar::Position>(position, settings());
    press(&mut state, &[Char('2')]);
    assert!(seen(&mut state).contains("Enter plays this"));
    press(&mut state, &[Key::Esc, Char('9')]);
    assert!(seen(&mut state).contains("no line with this number"));
    press(&mut state, &[Char('2'), Key::Enter]);
    assert!(state.table().position().write_position().contains("S 13 84"));
}

/// Two bonus steps, and a man on 4 as well as one on 72, the same square (C1.2): a list asks which.
#[test]
fn a_list_asks_when_several_fit() {
    let position = "chaupar(players=2,opening=seat(0)) ; S 4 4 29 72 tod ; N 0 0 46 84 tod ; S moves +d +s 3";
    let mut state = alone::<chaupar::Position>(position, settings());
    press(&mut state, &[Key::Enter]);
    press(&mut state, &[Key::Enter]);
    assert!(matches!(state.overlay(), Some(Overlay::List(list)) if list.lines.len() == 4));
    assert!(seen(&mut state).contains("Which one?"));
    press(&mut state, &[Key::Down, Key::Enter]);
    assert_eq!(state.table().game().steps().len(), 1);
}

/// Typed moves: completion, errors with the rule, and the move itself.
#[test]
fn typing_a_move() {
    let position = "chaupar(players=2) ; S 11 84 84 84 tod ; N 0 0 0 20 ; S moves +d 2 10";
    let mut state = alone::<chaupar::Position>(position, settings());
    press(&mut state, &[Char('m'), Char('1'), Key::Tab]);
    assert!(seen(&mut state).contains("> 10:11-21_"));
    press(&mut state, &[Key::Backspace, Key::Backspace, Char('8'), Key::Enter]);
    assert!(state.overlay().is_some(), "a move that does not fit is explained");
    press(&mut state, &[Key::Esc, Char('m')]);
    "25:11-36".chars().for_each(|letter| press(&mut state, &[Char(letter)]));
    press(&mut state, &[Key::Enter]);
    let shown = seen(&mut state);
    assert!(shown.contains("C4.2"), "{shown}");
    press(&mut state, &[Key::Esc, Char('m'), Char('2'), Key::Tab, Key::Enter]);
    assert_eq!(state.table().game().steps().len(), 1);
    press(&mut state, &[Char('m'), Char('1'), Key::Enter]);
    assert_eq!(state.table().game().steps().len(), 2, "only one option begins like this");
}

/// Real shells: what fell is typed, and everything that can fall is listed.
#[test]
fn throws_by_hand() {
    let rules = chaupar::Position::read_rules("chaupar(opening=seat(0))").unwrap();
    let mut state = screen(Match::<chaupar::Position>::new(&rules), 4, Throws::Hand, settings());
    assert!(told(&mut state).contains("press t and type what fell"));
    press(&mut state, &[Char('t')]);
    let shown = seen(&mut state);
    for value in ["2", "3", "4", "7", "10", "14", "25", "30"] {
        assert!(shown.lines().any(|line| line.contains(&format!("  {value} "))), "{value}\n{shown}");
    }
    press(&mut state, &[Char('5'), Key::Enter]);
    assert!(seen(&mut state).contains("(C2)"), "{}", seen(&mut state));
    press(&mut state, &[Key::Backspace, Char('2'), Char('5'), Key::Enter]);
    assert!(seen(&mut state).contains("South throws 25"));
}

/// C4.3 in words: what burnt means.
#[test]
fn c4_3_burnt_is_explained() {
    let position =
        "chaupar(opening=seat(0)) ; S 0 0 0 4 ; E 0 0 0 0 ; N 0 0 0 0 ; W 0 0 0 0 ; S throws 10 25";
    let mut state = screen(
        Match::from_position(chaupar::Position::read_position(position).unwrap()),
        4,
        Throws::Hand,
        settings(),
    );
    assert!(told(&mut state).contains("all three are burnt"), "the danger is told before");
    press(&mut state, &[Char('t'), Char('3'), Char('0'), Key::Enter]);
    let shown = seen(&mut state);
    assert!(shown.contains("burnt") && shown.contains("► ▲ E East"), "{shown}");
}

/// Undo goes back over the bots' moves but never over a throw, and says so.
#[test]
fn undo_never_across_a_throw() {
    let position = "chaupar(players=2) ; S 11 84 84 84 tod ; N 0 0 0 20 ; S moves +d 2 10";
    let mut state = alone::<chaupar::Position>(position, settings());
    press(&mut state, &[Key::Enter, Key::Enter, Char('u')]);
    assert_eq!(state.table().game().steps().len(), 0);
    assert!(seen(&mut state).contains("Taken back."));
    press(&mut state, &[Char('1'), Key::Enter].repeat(3));
    press(&mut state, &[Char('u')]);
    let shown = told(&mut state);
    assert!(shown.contains("Not taken back: a throw that has fallen is never taken back"), "{shown}");
}

/// Looking back in a game that goes on, and coming back.
#[test]
fn looking_back_and_coming_back() {
    let mut state = alone::<chaupar::Position>("chaupar(players=2)", settings());
    for _ in 0..20 {
        press(&mut state, &[Char('t'), Char('1'), Key::Enter]);
    }
    let (now, steps) = (seen(&mut state), state.table().game().steps().len());
    press(&mut state, &[Char('['), Char('['), Char('t')]);
    let back = seen(&mut state);
    assert!(back.contains(&format!("Step {} of {steps}", steps - 2)), "{back}");
    assert_eq!(state.table().game().steps().len(), steps, "nothing is played while looking back");
    press(&mut state, &[Key::Home]);
    assert!(seen(&mut state).contains(&format!("Step 0 of {steps}")));
    press(&mut state, &[Key::End]);
    assert_eq!(seen(&mut state), now);
}

/// Shells fly for two paces, then lie; a key does not wait. While they fly nobody can see what will lie.
#[test]
fn shells_fly_and_fall() {
    let settings = Settings { pace: Duration::from_millis(500), ..settings() };
    let mut state = alone::<chaupar::Position>("chaupar(players=2,opening=seat(0))", settings);
    press(&mut state, &[Char('t')]);
    let flying = seen(&mut state);
    assert!(flying.contains("South tosses the shells") && !flying.contains("You may play"), "{flying}");
    assert!(!state.is_idle());
    send(&mut state, Message::Time(Duration::from_millis(700)));
    assert_ne!(seen(&mut state), flying, "the picture moves with time alone");
    send(&mut state, Message::Time(Duration::from_secs(1)));
    assert!(!seen(&mut state).contains("tosses"));
    let wakes = state.wakes();
    press(&mut state, &[Char(' ')]);
    assert!(wakes.is_none() || state.wakes() != wakes, "Space does not wait");
}

/// The screen shows that a bot thinks, and goes on listening.
#[test]
fn a_bot_thinks_beside_the_screen() {
    let position = "chaupar(players=2) ; S 11 84 84 84 tod ; N 20 84 84 84 tod ; N moves +d 2 10";
    let mut state = alone::<chaupar::Position>(position, settings());
    let orders = state.update(Message::Time(Duration::ZERO));
    let Some(Order::Think { ticket, table, bot }) = orders.into_iter().next() else { panic!("a bot is due") };
    assert!(text(&draw_only(&state)).contains("North thinks"));
    state.update(Message::Key(Char('?')));
    assert!(matches!(state.overlay(), Some(Overlay::Pager(_))), "keys work meanwhile");
    state.update(Message::Key(Key::Esc));
    state.update(Message::Thought { ticket: ticket + 1, action: table.advice(bot) });
    assert_eq!(state.table().game().steps().len(), 0, "an answer to another question is not taken");
    state.update(Message::Thought { ticket, action: table.advice(bot) });
    assert!(!state.table().game().steps().is_empty());
}

fn draw_only<P: Playable>(state: &State<P>) -> ratatui::buffer::Buffer {
    use ratatui::{buffer::Buffer, layout::Rect, widgets::Widget};
    let mut buffer = Buffer::empty(Rect { x: 0, y: 0, width: 80, height: 24 });
    state.render(buffer.area, &mut buffer);
    buffer
}

/// Leaving asks while the game goes on; yes leaves, no does not, d throws the kept game away.
#[test]
fn leaving_asks() {
    let mut state = alone::<chaupar::Position>("chaupar", settings());
    let leaves =
        |orders: &[Order<chaupar::Position>]| orders.iter().any(|order| matches!(order, Order::Leave));
    press(&mut state, &[Char('t'), Char('q')]);
    assert!(seen(&mut state).contains("Leave the game?"));
    assert!(!leaves(&send(&mut state, Message::Key(Char('n')))));
    press(&mut state, &[Char('q')]);
    assert!(leaves(&send(&mut state, Message::Key(Char('y')))));
    press(&mut state, &[Char('q')]);
    let orders = send(&mut state, Message::Key(Char('d')));
    assert!(matches!(orders.as_slice(), [Order::Discard, Order::Leave]));
    assert!(leaves(&send(&mut state, Message::Key(Key::Interrupt))));
}

/// A whole game against three bots, in every way the screen can look; the result is told, and saved when asked.
#[test]
fn whole_games_by_keys_alone() {
    whole_game::<chaupar::Position>("chaupar");
    whole_game::<chaturaji::Position>("chaturaji");
}

fn whole_game<P: Playable>(rules: &str) {
    let mut state = alone::<P>(rules, settings());
    let looks = [Char('a'), Char('c'), Char('f'), Char('b')];
    for number in 0..20_000 {
        if state.table().ending().is_some() {
            break;
        }
        press(&mut state, &[Char('t'), Key::Enter, Key::Enter, Key::Enter]);
        if number % 50 == 0 {
            press(&mut state, &[looks[number / 50 % 4]]);
            seen(&mut state);
        }
    }
    let shown = seen(&mut state);
    assert!(shown.contains("The game is over") && shown.contains("1st"), "{shown}");
    press(&mut state, &[Key::Esc, Char('s'), Char('f')]);
    let orders = send(&mut state, Message::Key(Key::Enter));
    assert!(matches!(orders.as_slice(), [Order::Write { file, .. }] if file.as_os_str() == "f"));
    send(&mut state, Message::Written { file: "f".into(), failed: None });
    let orders = send(&mut state, Message::Key(Char('q')));
    assert!(matches!(orders.as_slice(), [Order::Leave]), "what is saved can be left");
}

/// Help is made from the key table: every line of it is there.
#[test]
fn help_shows_the_key_table() {
    use chaupat_tui::keys::{Context, bindings};
    let mut state = alone::<chaupar::Position>("chaupar", settings());
    press(&mut state, &[Char('?')]);
    let mut all = String::new();
    for _ in 0..200 {
        all += &text(&draw(&mut state, 120, 40));
        press(&mut state, &[Key::Down]);
    }
    for binding in Context::ALL.into_iter().flat_map(bindings) {
        let start: String = binding.words().help.chars().take(20).collect();
        assert!(all.contains(&start), "{start}");
    }
}

/// The rule book is read on the screen, and searched by number.
#[test]
fn rules_are_found_by_number() {
    let mut state = alone::<chaupar::Position>("chaupar", settings());
    press(&mut state, &[Char('r'), Char('/')]);
    "c9.2".chars().for_each(|letter| press(&mut state, &[Char(letter)]));
    press(&mut state, &[Key::Enter]);
    let shown = text(&draw(&mut state, 80, 24));
    let second = shown.lines().nth(1).unwrap_or_default();
    assert!(second.contains("C9.2"), "{shown}");
}

/// Names of any kind, wide letters too, only in their own places.
#[test]
fn strange_names_do_no_harm() {
    use chaupat::render::{Render, Size};
    use chaupat::{BySeat, Controller, Record, Table};
    use chaupat_tui::{LocalTable, state::Kind};
    let names = [
        "\u{674e}\u{5c0f}\u{9f99}\u{1f3b2}",
        "a\u{301}\u{302}",
        "\u{0926}\u{0940}\u{092a}",
        "x".repeat(40).as_str(),
    ]
    .map(ToOwned::to_owned);
    let game = Match::<chaupar::Position>::new(&chaupar::Position::read_rules("chaupar").unwrap());
    let controllers = BySeat(names.clone().map(Controller::Person));
    let head = Record::from(game.clone());
    let table = Table::new(game, controllers, Throws::Seed(1), 1);
    let mut state = State::new(Kind::Play, LocalTable::new(table, head, BySeat(names)), settings());
    for number in 0..60 {
        press(&mut state, &[Char('t'), Key::Enter, Key::Enter]);
        draw(&mut state, 60 + number, 20 + number % 20);
    }
    // What stands behind the names in the panel begins in the same column of the terminal.
    let buffer = draw(&mut state, 140, 40);
    let columns = |row: ratatui::layout::Rect| {
        let symbols: Vec<&str> = row.positions().map(|place| buffer[place].symbol()).collect();
        let panel = Size::ALL.map(|size| chaupar::Position::dimensions(size).1).into_iter().max().unwrap();
        (usize::from(panel)..symbols.len() - 6).find(|&at| symbols[at..at + 6].concat() == "  hand")
    };
    let columns: Vec<usize> = buffer.area.rows().filter_map(columns).collect();
    assert_eq!(columns.len(), 4, "{}", text(&buffer));
    assert!(columns.iter().all(|&column| column == columns[0]), "{columns:?}\n{}", text(&buffer));
}
