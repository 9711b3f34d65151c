//! What the screen knows. [`State::update`] alone changes it; drawing only looks.
//!
//! # From a key to an order
//!
//! In the order in which it happens, and in which the files are best read:
//!
//! 1. `update`: a [`Message`](super::message::Message) comes in. `press` looks up in the table of keys which
//!    [`Command`](super::keys::Command) the key stands for, `click` asks the layout what is under the mouse. `execute` hands the
//!    command to what is open: the board, or an [`Overlay`] over it.
//! 2. At the board, `choosing` moves the cursor, takes a man, picks a line, until one action is meant (`point_at`);
//!    `command` throws, leaves, looks back, turns the board. Over it, `typing` takes a move, a throw or a file's name,
//!    `reading` turns pages, and the open list is in `choosing` too.
//! 3. `game`: the action is played at the table (`play_line`, `cast`). `played` tells it to the `log`, wants it kept, and
//!    lets it be seen for a while (a [`Scene`]). What is refused is made plain by `explaining`.
//! 4. At the end of `update`, `advance` in `game` goes on as far as nobody has to be waited for: it casts for bots, asks
//!    for a bot to think, shows the result. What is wanted outside has been collected on the way, and is handed back as
//!    [`Order`]s.

mod choosing;
mod command;
mod explaining;
mod game;
mod log;
mod overlay;
mod reading;
mod typing;
mod update;

use super::{Bell, Due, Seating, animation::Throwing, keys::Context, message::Order};
use chaupat::{
    Playable, Record, RuleSet, Seat, Table,
    render::{Glyphs, Marks, Palette, View},
};
use std::{path::PathBuf, time::Duration};

pub use choosing::Choice;
pub use log::{LogEntry, log};
pub use overlay::{List, Overlay, Page, Pager, Prompt, Purpose, Question};
pub use typing::wrong_in_line;

/// How a person wants to see the screen.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The characters to draw with.
    pub glyphs: Glyphs,
    /// The colours; the first are used, a key goes on to the next.
    pub tones: Vec<Tone>,
    /// How long what a bot does stays to be seen; zero shows no flight of shells either.
    pub pace: Duration,
    /// How shells are thrown.
    pub throwing: Throwing,
    /// Where the record is kept.
    pub save: Option<PathBuf>,
    /// Whether the game is kept in case the program is closed.
    pub kept: bool,
    /// How to come back to a game that goes on without this program.
    pub back: Option<String>,
}

/// Colours, and whether they are made as strong as possible.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tone {
    /// The colours.
    pub palette: Palette,
    /// Nothing faint, everything coloured bold.
    pub contrast: bool,
}

/// Whether a game is played or read. Watching a game that others play would be a third.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// It is played.
    Play,
    /// It is read.
    Replay,
}

/// Something that is shown for a while before the game goes on.
#[derive(Clone, Debug)]
pub enum Scene<P: Playable> {
    /// Shells or dice are in the air.
    Flight {
        /// The position before the throw.
        before: P,
        /// What will lie.
        throw: P::Throw,
        /// Who throws.
        seat: Seat,
        /// When it began.
        began: Duration,
        /// When they lie.
        ends: Duration,
    },
    /// What was done is seen.
    Pause {
        /// Until when.
        until: Duration,
    },
}

/// A bot that is choosing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Thinking {
    /// The number of the order.
    pub ticket: u64,
    /// For which seat.
    pub seat: Seat,
}

/// The whole state of a screen.
#[derive(Debug)]
pub struct State<P: Playable> {
    pub(super) kind: Kind,
    pub(super) seating: Box<dyn Seating<P>>,
    pub(super) settings: Settings,
    pub(super) columns: u16,
    pub(super) rows: u16,
    pub(super) now: Duration,
    pub(super) log: Vec<LogEntry<P>>,
    /// After how many steps the game is looked at, `None` for the present.
    pub(super) shown: Option<usize>,
    /// The position that is looked at.
    pub(super) seen: P,
    /// What may be played in it.
    pub(super) menu: Vec<Choice<P>>,
    /// The line of the list that is picked.
    pub(super) picked: Option<usize>,
    pub(super) cursor: Option<P::Spot>,
    /// Where the chosen man stands.
    pub(super) chosen: Option<P::Spot>,
    pub(super) scene: Option<Scene<P>>,
    pub(super) thinking: Option<Thinking>,
    pub(super) tickets: u64,
    pub(super) overlay: Option<Overlay>,
    /// What the person was told last.
    pub(super) notes: Vec<String>,
    /// Lines by which the log is scrolled up.
    pub(super) scrolled: usize,
    pub(super) facing: Seat,
    /// Whether the record, as it is, is in a file of the person.
    pub(super) saved: bool,
    /// Whether the person has seen how the game ended.
    pub(super) result_told: bool,
    pub(super) orders: Vec<Order<P>>,
}

impl<P: Playable> State<P> {
    /// A screen for a table.
    pub fn new(kind: Kind, seating: impl Seating<P> + 'static, settings: Settings) -> Self {
        let facing = first_person(&seating);
        let shown = (kind == Kind::Replay).then_some(0);
        let mut state = Self {
            kind,
            log: log(seating.table().game(), seating.names()),
            seen: seating.table().game().start().clone(),
            seating: Box::new(seating),
            settings,
            columns: 80,
            rows: 24,
            now: Duration::ZERO,
            shown,
            menu: Vec::new(),
            picked: None,
            cursor: None,
            chosen: None,
            scene: None,
            thinking: None,
            tickets: 0,
            overlay: None,
            notes: Vec::new(),
            scrolled: 0,
            facing,
            saved: kind == Kind::Replay,
            result_told: false,
            orders: Vec::new(),
        };
        state.look();
        state
    }

    /// Tells the person something at the start.
    pub fn note(&mut self, text: &str) {
        self.notes.push(text.to_owned());
    }

    /// The table.
    pub fn table(&self) -> &Table<P> {
        self.seating.table()
    }

    /// What the table waits for.
    pub fn due(&self) -> Due {
        self.seating.due()
    }

    /// The bell that is rung when something has happened elsewhere; [`Message::News`](super::message::Message::News) is to
    /// follow.
    pub fn listen(&mut self, bell: Bell) {
        self.seating.listen(bell);
    }

    /// What lies over the board.
    pub const fn overlay(&self) -> Option<&Overlay> {
        self.overlay.as_ref()
    }

    /// Whether nothing is going on before the person does something.
    pub const fn is_idle(&self) -> bool {
        self.scene.is_none() && self.thinking.is_none()
    }

    /// What the person was told last.
    pub fn notes(&self) -> &[String] {
        &self.notes
    }

    /// When something changes by itself, as long as nothing else happens: the next picture of a flight, the end of a
    /// rest. `None` when nothing does.
    pub fn wakes(&self) -> Option<Duration> {
        const PICTURE: Duration = Duration::from_millis(33);
        if self.paused() {
            return None;
        }
        match &self.scene {
            Some(Scene::Flight { ends, .. }) => Some((*ends).min(self.now + PICTURE)),
            Some(Scene::Pause { until }) => Some(*until),
            None => self.thinking.map(|_| self.now + 4 * PICTURE),
        }
    }

    /// Which keys hold.
    pub fn context(&self) -> Context {
        match (&self.overlay, self.kind) {
            (Some(overlay), _) => overlay.context(),
            (None, Kind::Play) => Context::Game,
            (None, Kind::Replay) => Context::Replay,
        }
    }

    /// The record as it is now.
    pub fn record(&self) -> Record<P> {
        self.seating.record()
    }

    /// How many steps of the game are seen.
    pub(super) fn steps_seen(&self) -> usize {
        self.shown.unwrap_or(self.log.len())
    }

    /// How many steps are told: not the throw that is still in the air.
    pub(super) const fn steps_told(&self) -> usize {
        let steps = match self.shown {
            Some(shown) => shown,
            None => self.log.len(),
        };
        match &self.scene {
            Some(Scene::Flight { .. }) if self.shown.is_none() => steps.saturating_sub(1),
            _ => steps,
        }
    }

    /// The last step that is seen.
    pub(super) fn last_seen(&self) -> Option<&LogEntry<P>> {
        self.log[..self.steps_seen()].last()
    }

    /// The position that is drawn: while shells fly, the one before they fall.
    pub(super) const fn drawn(&self) -> &P {
        match &self.scene {
            Some(Scene::Flight { before, .. }) if self.shown.is_none() => before,
            _ => &self.seen,
        }
    }

    /// The view of the board, in whatever size.
    pub(super) const fn view(&self) -> View {
        View::of(self.facing).with_glyphs(self.settings.glyphs)
    }

    /// The colours.
    pub(super) fn tone(&self) -> Tone {
        self.settings.tones.first().copied().unwrap_or(Tone { palette: Palette::Mono, contrast: false })
    }

    /// Whether the game waits because the person looks at something else.
    pub(super) const fn paused(&self) -> bool {
        self.overlay.is_some() || self.shown.is_some()
    }

    /// The seat for which a person is to choose now.
    pub(super) fn chooser(&self) -> Option<Seat> {
        match self.seating.due() {
            Due::Act(seat) if self.is_present() => Some(seat),
            _ => None,
        }
    }

    /// Whether the present of a game that is played is on the screen, and nothing flies or rests.
    pub(super) fn is_present(&self) -> bool {
        self.kind == Kind::Play && self.shown.is_none() && self.scene.is_none()
    }

    /// What stands out on the board.
    pub(super) fn marks(&self) -> Marks<P::Spot> {
        let mut marks = Marks::none();
        if matches!(self.scene, Some(Scene::Flight { .. })) && self.shown.is_none() {
            return marks;
        }
        marks.last = self.last_move();
        if self.chooser().is_none() {
            marks.cursor = self.cursor.filter(|_| self.kind == Kind::Play && self.scene.is_none());
            return marks;
        }
        if let Some(from_to) = self.picked.and_then(|line| self.menu.get(line)?.from_to) {
            return marks.with_targets([from_to.to]).with_cursor(from_to.from);
        }
        let choices = self.seen.choices(self.chosen);
        marks.targets = choices.targets;
        match self.chosen {
            None => marks.movable = choices.movable,
            Some(chosen) => marks.movable.push(chosen),
        }
        marks.cursor = self.cursor;
        marks
    }

    /// Where the last man went, of all that is seen.
    fn last_move(&self) -> Vec<P::Spot> {
        let entry = self.log[..self.steps_seen()].iter().rev().find(|entry| !entry.spots.is_empty());
        entry.map(|entry| entry.spots.clone()).unwrap_or_default()
    }

    /// Looks at the position of the step that is shown, and makes the list for it.
    pub(super) fn look(&mut self) {
        self.seen = match self.shown {
            None => self.table().position().clone(),
            Some(steps) => self.table().game().at(steps).current().clone(),
        };
        self.picked = None;
        self.chosen = None;
        self.list_choices();
        if let Some(seat) = self.person_due() {
            self.facing = seat;
        }
        self.place_cursor();
    }

    /// The person who is to do something in the present.
    fn person_due(&self) -> Option<Seat> {
        let (Due::Throw(seat) | Due::TypedThrow(seat) | Due::Act(seat)) = self.seating.due() else {
            return None;
        };
        let now = self.kind == Kind::Play && self.shown.is_none();
        (now && self.seating.is_here(seat)).then_some(seat)
    }
}

/// The seat at the bottom when nobody is to do anything: the first person, or the first seat.
fn first_person<P: Playable>(seating: &impl Seating<P>) -> Seat {
    let seats = seating.table().position().rules().seats();
    let person = seats.iter().find(|&seat| seating.is_here(seat));
    person.or_else(|| seats.iter().next()).expect("somebody plays")
}
