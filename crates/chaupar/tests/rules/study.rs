//! Positions in few words, and what may be played there.

use chaupar::parameters::{CastTable, Door, Opening};
use chaupar::{
    Action, Effect, Element, Fault, Man, Phase, Position, Preset, Rules, SeatSetup, Setup, SetupFault, Throw,
    Values,
};
use chaupar::{board::LoopSquare, seats::letter};
use chaupat_core::{BySeat, Fault as _, Ply, Position as _, RuleSet, Seat};

pub(crate) use chaupar::Element::{DoubleStep as D, SingleStep as S1, Throw as T};
use std::num::NonZeroU8;

pub(crate) use chaupar::Parameters;

pub(crate) const SOUTH: Seat = Seat::ALL[0];
pub(crate) const EAST: Seat = Seat::ALL[1];
pub(crate) const NORTH: Seat = Seat::ALL[2];
pub(crate) const WEST: Seat = Seat::ALL[3];

/// A preset in which South begins.
pub(crate) fn starting(preset: Preset) -> Parameters {
    Parameters { opening: Opening::Seat(SOUTH), ..preset.parameters() }
}

pub(crate) fn cowrie() -> Parameters {
    starting(Preset::Cowrie)
}

pub(crate) fn charkoni() -> Parameters {
    starting(Preset::Charkoni)
}

pub(crate) fn pasa() -> Parameters {
    starting(Preset::Pasa)
}

pub(crate) fn pachisi() -> Parameters {
    starting(Preset::Pachisi)
}

/// A game like ludo, put together from parameters alone: one die, six enters and throws again, no door, no bonus.
pub(crate) fn ludo() -> Parameters {
    let (table, extra) = (CastTable::CubicDie, Values::of(&[6]));
    Parameters { table, extra, door: Door::None, bonus: Values::NONE, ..cowrie() }
}

pub(crate) fn rules(parameters: Parameters) -> Rules {
    Rules::new(parameters).unwrap()
}

pub(crate) fn initial(parameters: Parameters) -> Position {
    Position::initial(&rules(parameters))
}

pub(crate) fn square(number: u8) -> LoopSquare {
    LoopSquare::new(number).unwrap()
}

/// A position in the making: all men in hand, but for those that are put elsewhere.
#[derive(Clone)]
pub(crate) struct Study(Setup);

pub(crate) fn study(parameters: Parameters) -> Study {
    let rules = rules(parameters);
    let seats = BySeat::from_fn(|seat| {
        let count = if rules.seats().contains(seat) { usize::from(rules.men()) } else { 0 };
        SeatSetup { men: vec![Man::new(Man::HAND, seat); count], ..SeatSetup::default() }
    });
    Study(Setup { rules, seats, phase: Phase::Throws { seat: SOUTH, casts: vec![], entered: false } })
}

impl Study {
    /// Men of a seat by progress, on the way to their own house.
    pub(crate) fn men(self, seat: Seat, progress: &[u8]) -> Self {
        let men: Vec<_> = progress.iter().map(|&progress| Man::new(progress, seat)).collect();
        self.exactly(seat, &men)
    }

    pub(crate) fn exactly(mut self, seat: Seat, men: &[Man]) -> Self {
        self.0.seats[seat].men = men.to_vec();
        self
    }

    pub(crate) fn tod(mut self, seat: Seat) -> Self {
        self.0.seats[seat].tod = true;
        self
    }

    pub(crate) fn left(mut self, seat: Seat) -> Self {
        self.0.seats[seat].left = true;
        self
    }

    /// All men home as the so-manieth, with toḍ where there is one, and so many turns to miss.
    pub(crate) fn done(mut self, seat: Seat, place: u8, miss: u8) -> Self {
        let side = &mut self.0.seats[seat];
        side.men.fill(Man::new(Man::HOME, seat));
        (side.tod, side.done, side.miss) = (self.0.rules.has_door(), NonZeroU8::new(place), miss);
        self
    }

    pub(crate) fn phase(mut self, phase: Phase) -> Self {
        self.0.phase = phase;
        self
    }

    pub(crate) fn build(self) -> Position {
        Position::from_setup(self.0).unwrap()
    }

    pub(crate) fn throws(self, seat: Seat) -> Position {
        self.phase(Phase::Throws { seat, casts: vec![], entered: false }).build()
    }

    pub(crate) fn moves(self, seat: Seat, pool: &[Element]) -> Position {
        self.phase(Phase::Moves { seat, pool: pool.to_vec(), again: false, entered: false }).build()
    }

    pub(crate) fn refused(self) -> Vec<SetupFault> {
        Position::from_setup(self.0).unwrap_err().faults().to_vec()
    }
}

/// Plays casts of shells, one after the other.
pub(crate) fn cast(position: Position, values: &[u8]) -> Position {
    values.iter().fold(position, |position, &value| position.play(Ply::Throw(Throw::Value(value))).unwrap())
}

pub(crate) fn dice(position: Position, dice: [u8; 3]) -> Position {
    position.play(Ply::Throw(Throw::Dice(dice))).unwrap()
}

fn man(man: Man, owner: Seat) -> String {
    let house = man.house();
    let named = house != owner || man.is_alkhee();
    let letter = if named { letter(house).to_string() } else { String::new() };
    format!("{letter}{}{}", man.progress(), if man.is_alkhee() { "!" } else { "" })
}

pub(crate) fn element(element: Element) -> String {
    match element {
        Element::DoubleStep => "+d".into(),
        Element::SingleStep => "+s".into(),
        Element::Throw(value) => value.to_string(),
    }
}

/// An action in words: `10:0-4`, with `=2` behind it when two men go and `x` for each man knocked out.
fn words(position: &Position, action: Action) -> String {
    let Action::Use { element: used, .. } = action else { return "--".into() };
    let landing = position.landing(action).unwrap();
    let together = if landing.count > 1 { format!("={}", landing.count) } else { String::new() };
    let knocks = "x".repeat(usize::from(landing.knocked_out));
    let (from, to) = (man(landing.from, landing.owner), man(landing.to, landing.owner));
    format!("{}:{from}-{to}{together}{knocks}", element(used))
}

pub(crate) fn actions(position: &Position) -> Vec<Action> {
    let mut actions = Vec::new();
    position.actions(&mut actions);
    actions
}

/// Everything that may be played, in order.
pub(crate) fn listed(position: &Position) -> Vec<String> {
    actions(position).into_iter().map(|action| words(position, action)).collect()
}

/// Plays what is listed in these words.
pub(crate) fn play(position: Position, text: &str) -> Position {
    let action = actions(&position).into_iter().find(|&action| words(&position, action) == text);
    let Some(action) = action else { panic!("{text} is not among {:?}", listed(&position)) };
    position.play(Ply::Act(action)).unwrap()
}

/// What a ply brings about.
pub(crate) fn effects(position: &Position, ply: Ply<Action, Throw>) -> Vec<Effect> {
    let (mut next, mut effects) = (*position, Vec::new());
    next.play_noting(ply, &mut |effect| effects.push(effect));
    effects
}

/// A use on a man of the seat whose men are moved.
pub(crate) fn using(used: Element, progress: u8, seat: Seat) -> Action {
    Action::Use { element: used, man: Man::new(progress, seat), wake: None }
}

pub(crate) fn why_not(position: &Position, action: Action) -> (Fault, &'static str) {
    let fault = position.fault(Ply::Act(action)).unwrap();
    (fault, fault.rule())
}

pub(crate) fn at(position: &Position, seat: Seat) -> Vec<u8> {
    position.men(seat).map(Man::progress).collect()
}

pub(crate) fn pool(position: &Position) -> Vec<Element> {
    position.pool().collect()
}

/// As which a seat got all men home, 0 for not yet.
pub(crate) fn place(position: &Position, seat: Seat) -> u8 {
    position.done(seat).map_or(0, NonZeroU8::get)
}
