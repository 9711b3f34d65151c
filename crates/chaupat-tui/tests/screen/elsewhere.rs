//! A table that is not here: two screens meet it through a log of plies, as players far from each other do.

use super::table::{draw, press, send, settings, text};
use chaupat::{
    BySeat, Controller, Event, Match, Notation, Playable, PlyOf, Record, Seat, Table, TableError, Throws,
    chaupar::Position,
};
use chaupat_tui::{
    Bell, Due, LocalTable, News, Seating,
    key::Key::{self, Char},
    message::Message,
    state::{Kind, Overlay, State},
};
use std::sync::{Arc, Mutex};

/// What was played, for all to read.
type Log = Arc<Mutex<Vec<PlyOf<Position>>>>;

/// One of those who play by the log.
#[derive(Debug)]
struct Far {
    mirror: LocalTable<Position>,
    seat: Seat,
    log: Log,
}

impl Far {
    fn new(start: &str, seat: Seat, log: &Log) -> Self {
        let game = Match::from_position(Position::read_position(start).unwrap());
        let controllers = BySeat::from_fn(|_| Controller::Person("somebody".to_owned()));
        let names = BySeat::from_fn(|seat| <Position as chaupat::Render>::seat_name(seat).to_owned());
        let head = Record::from(game.clone());
        let table = Table::new(game, controllers, Throws::Seed(7), 7);
        Self { mirror: LocalTable::new(table, head, names), seat, log: Arc::clone(log) }
    }
}

impl Seating<Position> for Far {
    fn table(&self) -> &Table<Position> {
        self.mirror.table()
    }

    fn due(&self) -> Due {
        match self.mirror.due() {
            Due::Throw(seat) | Due::Act(seat) if seat != self.seat => Due::Elsewhere(Some(seat)),
            due => due,
        }
    }

    fn is_here(&self, seat: Seat) -> bool {
        seat == self.seat
    }

    fn names(&self) -> &BySeat<String> {
        self.mirror.names()
    }

    fn head(&self) -> &Record<Position> {
        self.mirror.head()
    }

    fn throw(&mut self) -> Result<(), TableError<Position>> {
        let thrown = self.mirror.table().clone().cast()?;
        self.play(thrown.ply)
    }

    fn play(&mut self, ply: PlyOf<Position>) -> Result<(), TableError<Position>> {
        self.mirror.table().clone().play(ply)?;
        self.log.lock().unwrap().push(ply);
        Ok(())
    }

    fn happen(&mut self, _: Event) -> Result<(), TableError<Position>> {
        Err(TableError::NotDue("nobody gives up here"))
    }

    fn undo(&mut self) -> Result<(), TableError<Position>> {
        Err(TableError::NotDue("what is sent is sent"))
    }

    fn news(&mut self) -> Option<News<Position>> {
        let ply = self.log.lock().unwrap().get(self.table().game().steps().len()).copied()?;
        self.mirror.play(ply).unwrap();
        self.mirror.news()
    }

    fn listen(&mut self, _: Bell) {}
}

/// South to throw; both have a man on the way.
const START: &str = "chaupar(players=2) ; S 11 84 84 84 tod ; N 20 84 84 84 tod ; S throws";

/// The screens of South and North.
fn two() -> (State<Position>, State<Position>) {
    let log = Log::default();
    let of = |seat| State::new(Kind::Play, Far::new(START, Seat::ALL[seat], &log), settings());
    (of(0), of(2))
}

fn seen<P: Playable>(state: &mut State<P>) -> String {
    text(&draw(state, 120, 40))
}

#[test]
fn each_sees_what_the_other_does() {
    let (mut south, mut north) = two();
    for (state, seat) in [(&mut south, "South"), (&mut north, "North")] {
        let shown = text(&draw(state, 80, 24));
        assert!(shown.contains(&format!("you: {seat}")), "{shown}");
    }
    assert!(seen(&mut south).contains("Press t to throw"));
    assert!(!seen(&mut north).contains("Press t to throw"), "it is not North's throw");
    press(&mut south, &[Char('t')]);
    assert!(seen(&mut south).contains("South throws "), "one's own throw comes back from the table");
    send(&mut north, Message::News);
    assert!(seen(&mut north).contains("South throws "));
    assert_eq!(north.table().game().steps(), south.table().game().steps());
}

#[test]
fn nobody_plays_for_the_other() {
    let (_, mut north) = two();
    for key in [Char('t'), Key::Enter, Char('g'), Char('z')] {
        press(&mut north, &[key]);
        assert!(!matches!(north.overlay(), Some(Overlay::Question(_))), "{key:?}");
    }
    press(&mut north, &[Char('t')]);
    assert_eq!(north.notes(), ["It is not your turn."]);
    press(&mut north, &[Char('u')]);
    assert_eq!(north.notes(), ["Not taken back: what is sent is sent."]);
    assert_eq!(north.table().game().steps().len(), 0);
}

/// Who reads the rule book is not disturbed, and finds everything told afterwards.
#[test]
fn news_wait_while_somebody_reads() {
    let (mut south, mut north) = two();
    press(&mut north, &[Char('?')]);
    press(&mut south, &[Char('t')]);
    send(&mut north, Message::News);
    assert_eq!(north.table().game().steps().len(), 0);
    assert!(matches!(north.overlay(), Some(Overlay::Pager(_))));
    press(&mut north, &[Key::Esc]);
    assert_eq!(north.table().game().steps().len(), south.table().game().steps().len());
}
