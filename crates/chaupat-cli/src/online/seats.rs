//! Who sits where at a table on a server.

use super::clean::clean;
use chaupat::{Bot, BySeat, Controller, Playable, Seat};
use chaupat_protocol::{Holder, SeatView, happening::SeatStart};

/// A seat in play.
#[derive(Clone, Debug)]
struct Chair {
    holder: Holder,
    /// The bot that plays for the person who holds it.
    stand_in: Option<String>,
    /// Whether it is a seat of this terminal.
    here: bool,
}

/// The seats of a table.
#[derive(Clone, Debug)]
pub(super) struct Seats {
    chairs: BySeat<Option<Chair>>,
}

/// The seat with this letter.
pub(super) fn seat_of<P: Playable>(letter: &str) -> Option<Seat> {
    P::seats().iter().find(|&seat| P::seat_letter(seat).to_string() == letter)
}

/// The letter of a seat.
pub(super) fn letter_of<P: Playable>(seat: Seat) -> String {
    P::seat_letter(seat).to_string()
}

impl Seats {
    /// The seats as a game began with them.
    pub(super) fn new<P: Playable>(starts: &[SeatStart]) -> Self {
        let mut chairs = BySeat::from_fn(|_| None);
        for start in starts {
            if let Some(seat) = seat_of::<P>(&start.seat) {
                chairs[seat] = Some(Chair { holder: start.holder.clone(), stand_in: None, here: false });
            }
        }
        Self { chairs }
    }

    /// Takes over from a view which seats are those of the viewer.
    pub(super) fn mark_own<P: Playable>(&mut self, views: &[SeatView]) {
        for view in views.iter().filter(|view| view.yours) {
            if let Some(chair) = seat_of::<P>(&view.seat).and_then(|seat| self.chairs[seat].as_mut()) {
                chair.here = true;
            }
        }
    }

    /// Somebody sits down.
    pub(super) fn sit(&mut self, seat: Seat, name: &str) {
        if let Some(chair) = &mut self.chairs[seat] {
            chair.holder = Holder::Person { name: name.to_owned() };
        }
    }

    /// A bot plays for a seat from now on, or its holder again.
    pub(super) fn control(&mut self, seat: Seat, bot: Option<String>) {
        if let Some(chair) = &mut self.chairs[seat] {
            chair.stand_in = bot;
        }
    }

    /// Whether somebody at this terminal plays for a seat.
    pub(super) fn is_here(&self, seat: Seat) -> bool {
        self.chairs[seat].as_ref().is_some_and(|chair| chair.here && chair.stand_in.is_none())
    }

    /// Whether a program of the server's plays for a seat.
    pub(super) fn is_bot(&self, seat: Seat) -> bool {
        let bot = |chair: &Chair| matches!(chair.holder, Holder::Bot { .. }) || chair.stand_in.is_some();
        self.chairs[seat].as_ref().is_some_and(bot)
    }

    /// Whether any seat is one of this terminal.
    pub(super) fn any_here(&self) -> bool {
        self.chairs.iter().any(|(_, chair)| chair.as_ref().is_some_and(|chair| chair.here))
    }

    /// The names of the seats that wait for somebody.
    pub(super) fn free<P: Playable>(&self) -> Vec<&'static str> {
        let free = |chair: &Chair| matches!(chair.holder, Holder::Link | Holder::Open);
        let seats = self.chairs.iter().filter(|(_, chair)| chair.as_ref().is_some_and(free));
        seats.map(|(seat, _)| P::seat_name(seat)).collect()
    }

    /// Who plays, as sentences and records name them.
    pub(super) fn controllers(&self) -> BySeat<Controller> {
        BySeat::from_fn(|seat| match self.chairs[seat].as_ref().map(|chair| &chair.holder) {
            Some(Holder::Person { name }) => Controller::Person(clean(name)),
            Some(Holder::Bot { bot }) => Controller::Bot(bot.parse().unwrap_or(Bot::BEST)),
            // Who is still to come goes by the name of the seat.
            _ => Controller::Person("me".to_owned()),
        })
    }

    /// Whether the table has a seat.
    pub(super) fn has(&self, seat: Seat) -> bool {
        self.chairs[seat].is_some()
    }
}
