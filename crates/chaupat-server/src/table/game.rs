//! The game at a table, whichever it is.

use chaupat::{
    Bot, BySeat, Date, Event, Fault, Game as GameName, MatchError, Node, Notation, Playable, Player, Ply,
    ReadErrorKind, Record, Scratch, Seat, SeatSet, Seeded,
    fair::{self, Deal, Key},
    with_game,
};
use chaupat_protocol::{
    Code, Problem,
    rules::{Chance, Choice, Legal},
};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// What a step of the game is called, and what came of it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Told {
    /// The text of the ply.
    pub(crate) ply: String,
    /// Sentences.
    pub(crate) say: Vec<String>,
}

/// A choice to be made somewhere else: what it comes to is the text of an action.
pub(crate) type Choosing = Box<dyn FnOnce() -> String + Send>;

/// A game in progress: [`Record`] without the type of its positions.
pub(crate) trait Game: Send + Sync {
    /// `chaupar` or `chaturaji`.
    fn name(&self) -> &'static str;
    /// The rule set as text.
    fn rules(&self) -> String;
    /// The seats in play.
    fn seats(&self) -> SeatSet;
    /// The letter of a seat.
    fn letter(&self, seat: Seat) -> char;
    /// The position as text.
    fn position(&self) -> String;
    /// What is due by the rules.
    fn node(&self) -> Node;
    /// How many turns have ended.
    fn turns(&self) -> u32;
    /// How many throws have fallen.
    fn throws(&self) -> u32;
    /// Whether it is over, by the rules or otherwise.
    fn is_over(&self) -> bool;
    /// The result and how it ended, as a record tells them.
    fn result(&self) -> (String, String);
    /// Names the player of a seat.
    fn name_player(&mut self, seat: Seat, name: &str);
    /// The text of a ply that may be played now: of the throw that fell, or of an action.
    fn read(&self, text: &str, throw: bool) -> Result<String, Box<Problem>>;
    /// Plays a ply that was read here, or was played here before.
    fn play(&mut self, text: &str) -> Result<Told, Box<Problem>>;
    /// The number of the throw that is due, and whose it is.
    fn throw_due(&self) -> Option<(u32, Seat)>;
    /// The key of the dice; none when the secret is lost.
    fn key(&self, deal: &Deal) -> Option<Key>;
    /// Draws the throw that is due; none when none is.
    fn draw(&self, key: &Key, extra: &[u8]) -> Option<String>;
    /// Whether an event may happen.
    fn may_happen(&self, event: Event) -> Result<(), Box<Problem>>;
    /// Lets an event happen.
    fn happen(&mut self, event: Event) -> Result<Told, Box<Problem>>;
    /// Ends the game without a winner.
    fn abandon(&mut self);
    /// A bot's choice; it fails by itself when the bot does.
    fn choosing(&self, bot: Bot, luck: u64) -> Choosing;
    /// The first legal action.
    fn first_action(&self) -> String;
    /// What may be played, and what can fall.
    fn legal(&self) -> Legal;
    /// The record so far.
    fn record(&self, throws: &str, date: Option<Date>) -> String;
    /// The record of a game that is over, with all that its dice are checked with.
    fn sealed(&self, date: Option<Date>, deal: &Deal) -> Result<String, String>;
}

/// A new game by the rule set of this text.
///
/// # Errors
/// When the text is no rule set.
pub(crate) fn open(rules: &str) -> Result<Box<dyn Game>, Box<Problem>> {
    let game =
        GameName::of(rules).map_err(|error| Box::new(Problem::new(Code::Invalid, error.to_string())))?;
    with_game!(game, P => {
        let rules = P::read_rules(rules).map_err(|error| unreadable(&error))?;
        Ok(Box::new(InPlay::<P>::new(&rules)))
    })
}

/// What a reader of texts says, as a problem.
pub(crate) fn unreadable(error: &chaupat::ReadError) -> Box<Problem> {
    let code = match error.kind() {
        ReadErrorKind::Illegal(_) => Code::Illegal,
        _ => Code::Invalid,
    };
    let mut problem = Problem::new(code, error.to_string());
    problem.rule = error.rule().map(str::to_owned);
    Box::new(problem)
}

/// What may be played in a position that is no table's.
pub(crate) fn legal_in(position: &str) -> Result<Legal, Box<Problem>> {
    let game =
        GameName::of(position).map_err(|error| Box::new(Problem::new(Code::Invalid, error.to_string())))?;
    with_game!(game, P => {
        let position = P::read_position(position).map_err(|error| unreadable(&error))?;
        Ok(legal(&position, &chaupat::Render::seat_names(&position)))
    })
}

fn legal<P: Playable>(position: &P, names: &BySeat<String>) -> Legal {
    let (mut actions, mut throws, mut seat) = (Vec::new(), Vec::new(), None);
    match position.node() {
        Node::Over => (),
        Node::Throw(thrower) => {
            seat = Some(thrower);
            let chance = |&(throw, weight): &(P::Throw, u64)| Chance {
                ply: position.write_ply(Ply::Throw(throw)),
                weight: weight.to_string(),
            };
            throws = position.throws().as_slice().iter().map(chance).collect();
        }
        Node::Act(mover) => {
            seat = Some(mover);
            let mut all = Vec::new();
            position.actions(&mut all);
            let choice = |action| Choice {
                ply: position.write_ply(Ply::Act(action)),
                say: position.tell_action(action, names),
            };
            actions = all.into_iter().map(choice).collect();
        }
    }
    Legal { v: None, seat: seat.map(|seat| P::seat_letter(seat).to_string()), actions, throws }
}

struct InPlay<P: Playable> {
    record: Record<P>,
    names: BySeat<String>,
}

impl<P: Playable> InPlay<P> {
    fn new(rules: &P::Rules) -> Self {
        let record = Record::from(chaupat::Match::<P>::new(rules));
        let names = record.game().current().seat_names();
        Self { record, names }
    }

    fn now(&self) -> &P {
        self.record.game().current()
    }

    /// The sentences that the ply before them does not say already.
    fn news<'a>(&'a self, before: &'a P, effects: &'a [P::Effect]) -> impl Iterator<Item = String> + 'a {
        let news = effects.iter().filter(|effect| P::is_news(effect));
        news.map(move |effect| before.tell_effect(effect, &self.names))
    }
}

fn refused<P: Playable>(error: &MatchError<P>) -> Box<Problem> {
    let Some(fault) = error.fault() else {
        return Box::new(Problem::new(Code::Over, "the game is over"));
    };
    let mut problem = Problem::new(Code::Illegal, fault.to_string());
    problem.rule = Some(fault.rule().to_owned());
    Box::new(problem)
}

impl<P: Playable> Game for InPlay<P> {
    fn name(&self) -> &'static str {
        P::GAME
    }

    fn rules(&self) -> String {
        P::write_rules(self.now().rules())
    }

    fn seats(&self) -> SeatSet {
        chaupat::RuleSet::seats(self.now().rules())
    }

    fn letter(&self, seat: Seat) -> char {
        P::seat_letter(seat)
    }

    fn position(&self) -> String {
        self.now().write_position()
    }

    fn node(&self) -> Node {
        self.record.game().node()
    }

    fn turns(&self) -> u32 {
        self.record.game().turns()
    }

    fn throws(&self) -> u32 {
        let throws = |step: &&_| matches!(step, chaupat::Step::Ply(Ply::Throw(_)));
        self.record.game().steps().iter().filter(throws).count() as u32
    }

    fn is_over(&self) -> bool {
        self.record.game().ending().is_some()
    }

    fn result(&self) -> (String, String) {
        (self.record.result(), self.record.ended())
    }

    fn name_player(&mut self, seat: Seat, name: &str) {
        self.record.set_player(seat, Some(name.to_owned())).expect("players sit at seats in play");
        let person = chaupat::Controller::named(name);
        self.names[seat] = person.called(P::seat_name(seat));
    }

    fn read(&self, text: &str, throw: bool) -> Result<String, Box<Problem>> {
        if self.is_over() {
            return Err(Box::new(Problem::new(Code::Over, "the game is over")));
        }
        let ply = self.now().read_ply(text).map_err(|error| unreadable(&error))?;
        match ply {
            Ply::Throw(_) if !throw => {
                Err(Box::new(Problem::new(Code::NotDue, "the server throws: this is a throw, and no action")))
            }
            _ => Ok(self.now().write_ply(ply)),
        }
    }

    fn play(&mut self, text: &str) -> Result<Told, Box<Problem>> {
        let before = self.now().clone();
        let ply = before.read_ply(text).map_err(|error| unreadable(&error))?;
        let effects = self.record.play(ply).map_err(|error| refused(&error))?;
        let first = match ply {
            Ply::Throw(throw) => before.tell_throw(throw),
            Ply::Act(action) => before.tell_action_by(action, &effects, &self.names),
        };
        let say = std::iter::once(first).chain(self.news(&before, &effects)).collect();
        Ok(Told { ply: before.write_ply(ply), say })
    }

    fn throw_due(&self) -> Option<(u32, Seat)> {
        fair::due(self.record.game())
    }

    fn key(&self, deal: &Deal) -> Option<Key> {
        deal.key(&self.record)
    }

    fn draw(&self, key: &Key, extra: &[u8]) -> Option<String> {
        fair::draw(self.record.game(), key, extra).map(|throw| self.now().write_ply(throw))
    }

    fn may_happen(&self, event: Event) -> Result<(), Box<Problem>> {
        if self.is_over() {
            return Err(Box::new(Problem::new(Code::Over, "the game is over")));
        }
        let mut after = self.now().clone();
        after
            .happen_noting(event, &mut |_| ())
            .map(drop)
            .map_err(|fault| refused(&MatchError::<P>::Event(fault)))
    }

    fn happen(&mut self, event: Event) -> Result<Told, Box<Problem>> {
        let before = self.now().clone();
        let effects = self.record.happen(event).map_err(|error| refused(&error))?;
        Ok(Told { ply: String::new(), say: self.news(&before, &effects).collect() })
    }

    fn abandon(&mut self) {
        self.record.abandon();
    }

    fn choosing(&self, mut bot: Bot, luck: u64) -> Choosing {
        let position = self.now().clone();
        Box::new(move || {
            let action = bot.choose(&position, &mut Scratch::new(), &mut Seeded::new(luck));
            position.write_ply(Ply::Act(action))
        })
    }

    fn first_action(&self) -> String {
        let mut actions = Vec::new();
        self.now().actions(&mut actions);
        let first = *actions.first().expect("where an action is due there is one");
        self.now().write_ply(Ply::Act(first))
    }

    fn legal(&self) -> Legal {
        if self.is_over() {
            return Legal { v: None, seat: None, actions: Vec::new(), throws: Vec::new() };
        }
        legal(self.now(), &self.names)
    }

    fn record(&self, throws: &str, date: Option<Date>) -> String {
        let mut record = self.record.clone();
        record.set_throws(Some(throws.to_owned()));
        record.set_date(date);
        record.write()
    }

    fn sealed(&self, date: Option<Date>, deal: &Deal) -> Result<String, String> {
        let mut record = self.record.clone();
        record.set_date(date);
        fair::seal(record, deal).map(|record| record.write()).map_err(|error| error.to_string())
    }
}

/// Runs a choice where a panic does no harm; what it panicked with is the error.
pub(crate) fn choose(choosing: Choosing) -> Result<String, String> {
    catch_unwind(AssertUnwindSafe(choosing)).map_err(|panic| {
        let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
        text.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_else(|| "a panic".to_owned())
    })
}
