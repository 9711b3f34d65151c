//! A table on a server, as the screen and the prompt meet it.

use super::{
    clean::clean,
    courier::{Brought, Courier, Errand, name},
    mirror::{Mirror, Phase},
    refusal::{Refusal, sentence},
    words,
};
use chaupat::{
    BySeat, Event as GameEvent, Playable, Ply, PlyOf, Record, Seat, Table, TableError, fair::verify,
};
use chaupat_protocol::{Act, Event, Happening};
use chaupat_tui::{Bell, Due, News, Seating};
use std::collections::VecDeque;

/// A game that is followed on a server. What is known of it changes only when news are taken: so a player always acts on
/// what was seen.
#[derive(Debug)]
pub(super) struct RemoteTable<P: Playable> {
    mirror: Mirror<P>,
    courier: Courier,
    brought: VecDeque<Brought>,
    /// An act that was sent and is not done and not refused: its name, and the letter of its seat.
    asked: Option<(String, String)>,
    connected: bool,
    /// What is said while people are still to come: their links.
    invitation: Vec<String>,
    /// Whether the record of the game that is over was brought.
    ended: bool,
    /// What the dice were found to be, or why the game is not followed any more.
    verdict: Option<String>,
    /// Why the game is not followed any more.
    gone: bool,
}

/// From how many events on they are not shown one by one.
const MANY: usize = 12;

impl<P: Playable> RemoteTable<P> {
    /// A game that a courier follows from where the mirror stands.
    pub(super) const fn new(mirror: Mirror<P>, courier: Courier, invitation: Vec<String>) -> Self {
        Self {
            mirror,
            courier,
            brought: VecDeque::new(),
            asked: None,
            connected: true,
            invitation,
            ended: false,
            verdict: None,
            gone: false,
        }
    }

    /// Takes from the courier what it has brought. The state of the connection is known at once, the rest in its turn.
    fn collect(&mut self) {
        while let Some(brought) = self.courier.brought() {
            self.brought.push_back(brought);
        }
    }

    fn take(&mut self, brought: Brought) -> Option<News<P>> {
        match brought {
            Brought::Event(event) => self.take_event(&event),
            Brought::Done(id) => {
                self.answered(&id);
                None
            }
            Brought::Refused(id, problem) => {
                self.answered(&id);
                Some(News::Told(format!("Not done: {}.", sentence(&problem))))
            }
            Brought::Lost => {
                self.connected = false;
                None
            }
            Brought::Found => {
                self.connected = true;
                Some(News::Told(words::FOUND.to_owned()))
            }
            Brought::Record(record) => Some(self.end(record)),
            Brought::Gone(refusal) => Some(self.give_up(format!("{refusal}."))),
        }
    }

    /// The answer to an act: the next one may be on its way already.
    fn answered(&mut self, id: &str) {
        self.asked.take_if(|(asked, _)| asked == id);
    }

    fn take_event(&mut self, event: &Event) -> Option<News<P>> {
        // What a seat did is told before its act is answered.
        self.asked.take_if(|(_, seat)| doer(&event.what).is_some_and(|doer| doer == seat));
        match self.mirror.take(event) {
            Ok(news) => news,
            Err(misfit) => Some(self.give_up(format!("{misfit}."))),
        }
    }

    /// The game is not followed any more.
    fn give_up(&mut self, why: String) -> News<P> {
        (self.gone, self.verdict) = (true, Some(why.clone()));
        News::Told(why)
    }

    /// The game is over: its record is checked, and takes the place of what was known.
    fn end(&mut self, record: Result<String, Refusal>) -> News<P> {
        self.ended = true;
        let text = match record {
            Ok(text) => text,
            Err(refusal) => return self.end_without(&refusal.to_string()),
        };
        self.verdict = Some(clean(&verify(text.as_bytes()).to_string()));
        match Record::<P>::read(&text).map(|records| records.into_iter().next()) {
            Ok(Some(record)) => {
                self.mirror.set_game(record.game().clone());
                self.mirror.head = record;
                News::Changed(None)
            }
            Ok(None) => self.end_without("it is empty"),
            Err(error) => self.end_without(&error.to_string()),
        }
    }

    fn end_without(&mut self, why: &str) -> News<P> {
        let why = format!("The record could not be fetched: {}.", clean(why));
        self.verdict = Some(why.clone());
        News::Told(why)
    }

    /// Takes many events at once.
    fn catch_up(&mut self) -> News<P> {
        let mut said = None;
        while let Some(brought) = self.brought.pop_front() {
            if let Some(News::Told(told) | News::Changed(Some(told))) = self.take(brought) {
                said = Some(told);
            }
        }
        News::Changed(said)
    }

    fn send(&mut self, seat: Seat, act: Act) {
        let letter = self.mirror.acting(seat);
        let id = name();
        let errand = Errand { id: id.clone(), base: self.mirror.version, seat: letter.clone(), act };
        self.courier.carry(errand);
        self.asked = Some((id, letter));
    }

    /// The seat that is to do something here.
    fn mover(&self) -> Result<Seat, TableError<P>> {
        match self.due() {
            Due::Throw(seat) | Due::TypedThrow(seat) | Due::Act(seat) => Ok(seat),
            _ => Err(TableError::NotDue("it is not your turn")),
        }
    }
}

impl<P: Playable> Seating<P> for RemoteTable<P> {
    fn table(&self) -> &Table<P> {
        &self.mirror.table
    }

    fn due(&self) -> Due {
        match self.mirror.due() {
            Due::Over if !self.ended => Due::Elsewhere(None),
            Due::Over => Due::Over,
            _ if self.asked.is_some() || self.gone => Due::Elsewhere(None),
            due => due,
        }
    }

    fn is_here(&self, seat: Seat) -> bool {
        self.mirror.seats.is_here(seat)
    }

    fn names(&self) -> &BySeat<String> {
        &self.mirror.names
    }

    fn head(&self) -> &Record<P> {
        &self.mirror.head
    }

    fn throw(&mut self) -> Result<(), TableError<P>> {
        let Due::Throw(seat) = self.due() else { return Err(TableError::NotDue("no throw of yours is due")) };
        self.send(seat, Act::Throw);
        Ok(())
    }

    fn play(&mut self, ply: PlyOf<P>) -> Result<(), TableError<P>> {
        let seat = self.mover()?;
        // What the rules refuse is refused here, with their sentence.
        self.mirror.table.clone().play(ply)?;
        let text = self.mirror.table.position().write_ply(ply);
        let act = match ply {
            Ply::Throw(_) => Act::Thrown(text),
            Ply::Act(_) => Act::Play(text),
        };
        self.send(seat, act);
        Ok(())
    }

    fn happen(&mut self, event: GameEvent) -> Result<(), TableError<P>> {
        if self.asked.is_some() || !self.is_here(event.seat()) {
            return Err(TableError::NotDue("it is not your turn"));
        }
        self.mirror.table.clone().happen(event)?;
        let act = match event {
            GameEvent::Resigns(_) => Act::Resign,
            GameEvent::Claims(_) => Act::Claim,
            GameEvent::Flagged(_) => return Err(TableError::NotDue("the server keeps the time")),
        };
        self.send(event.seat(), act);
        Ok(())
    }

    fn undo(&mut self) -> Result<(), TableError<P>> {
        Err(TableError::NotDue(words::NO_UNDO))
    }

    fn news(&mut self) -> Option<News<P>> {
        self.collect();
        if self.brought.len() > MANY {
            return Some(self.catch_up());
        }
        while let Some(brought) = self.brought.pop_front() {
            if let Some(news) = self.take(brought) {
                return Some(news);
            }
        }
        None
    }

    fn remark(&self) -> Option<String> {
        if !self.connected && !self.ended {
            return Some(words::LOST.to_owned());
        }
        if self.verdict.is_some() {
            return self.verdict.clone();
        }
        match self.mirror.phase {
            Phase::Over => Some(words::RECORD.to_owned()),
            Phase::Gathering => {
                let free = self.mirror.seats.free::<P>();
                if free.is_empty() {
                    return Some(words::DICE.to_owned());
                }
                Some([&[words::waits_for(&free)], &self.invitation[..]].concat().join(" "))
            }
            Phase::Called => Some(words::CALLED.to_owned()),
            Phase::Playing => None,
        }
    }

    fn listen(&mut self, bell: Bell) {
        self.courier.listen(bell);
    }
}

/// The letter of the seat that did something.
fn doer(what: &Happening) -> Option<&String> {
    match what {
        Happening::Threw { seat, .. }
        | Happening::Played { seat, .. }
        | Happening::Resigned { seat }
        | Happening::Claimed { seat } => Some(seat),
        _ => None,
    }
}
