use crate::Values;
use crate::parameters::{
    CastTable, Door, DoubletRule, Entry, Flowers, MouthUp, Opening, Parameters, Partners, Play, Start,
};
use chaupat_core::Seat;
use std::{error::Error, fmt};

/// Why parameters do not make a rule set (C16.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[non_exhaustive]
pub enum Conflict {
    /// `players` is this number, and not 2, 3 or 4 (C3.1).
    Players(u8),
    /// Three people play where the seats are two pairs: with partners or two colours each (C3.1).
    ThreeInPairs,
    /// `men` is this number, and not 4 or 8 (C3.1).
    Men(u8),
    /// 8 men with long dice, which are for 4 men a colour (C16.1).
    EightInPasa,
    /// 8 men at a start on the board, which is laid for 4 (C16.1).
    EightOnBoard,
    /// The seat that is to begin is not in play (C16.1).
    OpeningSeat(Seat),
    /// `turn_limit` is 0 (C11.3).
    TurnLimit,
    /// `mouth_up` is not strictly between 0 and 1, not in lowest terms, or too fine to stay exact (C2.1).
    MouthUp,
    /// Long dice that are not played die by die, or shells that are (C2.2, C14.1).
    DiceTable,
    /// A list of throws holds a number that no table has (C2).
    NotAThrow {
        /// The parameter: `extra`, `bonus` or `last_step`.
        parameter: &'static str,
        /// The number.
        value: u8,
    },
    /// Throws burn that are played one by one: nothing is collected that could burn (C16.1).
    BurnOneByOne,
    /// Every throw throws again and nothing burns: a turn would never end (C4.1).
    EndlessTurn,
    /// Men enter on a flower, and there is none (C16.1).
    FlowerEntry,
    /// No throw of the table brings a man in (C5).
    NoEntry,
    /// A door that sends men round, with an entry through the middle column: p = 1 to 7 would be two places (C16.1).
    CircleEntry,
    /// Jugs, which never split, together with doublets, which do (C14.4).
    JugsAndDoublets,
}

impl fmt::Display for Conflict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Players(value) => write!(f, "2 to 4 people play, not {value}"),
            Self::ThreeInPairs => {
                f.write_str("partners and people with two colours are two pairs: 2 or 4 play, not 3")
            }
            Self::Men(value) => write!(f, "a seat has 4 or 8 men, not {value}"),
            Self::EightOnBoard => {
                f.write_str("8 men have no places at a start on the board: it is laid for 4")
            }
            Self::EightInPasa => f.write_str("pasa has 4 men a colour: long dice do not go with men=8"),
            Self::OpeningSeat(seat) => {
                write!(f, "the seat that is to begin, number {}, is not in play", seat.index())
            }
            Self::TurnLimit => f.write_str("turn_limit must be at least 1"),
            Self::MouthUp => write!(
                f,
                "mouth_up must lie strictly between 0 and 1, in lowest terms, with a denominator of at most {}",
                MouthUp::MAX_DEN
            ),
            Self::DiceTable => {
                f.write_str("long dice are played die by die: table=long_dice and play=dice go together")
            }
            Self::NotAThrow { parameter, value } => {
                write!(f, "{value} in {parameter} is no throw of any table")
            }
            Self::BurnOneByOne => {
                f.write_str("three extra throws burn together, so burn=yes does not go with play=each")
            }
            Self::EndlessTurn => f.write_str(
                "a turn would never end: every throw of this table throws again, and nothing burns",
            ),
            Self::FlowerEntry => f.write_str("entry=flower needs flowers: men enter on one"),
            Self::NoEntry => f.write_str("no throw of this table brings a man in from hand"),
            Self::CircleEntry => f.write_str(
                "door=circle needs entry=flower or entry=walk: with the others p = 1 to 7 is the middle column",
            ),
            Self::JugsAndDoublets => {
                f.write_str("jugs and doublets exclude each other: jugs=yes needs doublet=off")
            }
        }
    }
}

impl Conflict {
    /// The number of the rule.
    pub const fn rule(self) -> &'static str {
        match self {
            Self::Players(_) | Self::ThreeInPairs | Self::Men(_) => "C3.1",
            Self::MouthUp => "C2.1",
            Self::DiceTable => "C2.2",
            Self::EndlessTurn => "C4.1",
            Self::NotAThrow { .. } => "C2",
            Self::NoEntry => "C5",
            Self::JugsAndDoublets => "C14.4",
            Self::TurnLimit => "C11.3",
            Self::EightInPasa
            | Self::EightOnBoard
            | Self::OpeningSeat(_)
            | Self::BurnOneByOne
            | Self::FlowerEntry
            | Self::CircleEntry => "C16.1",
        }
    }
}

/// Parameters do not go together: all the [`Conflict`]s, in the order in which the enum lists them, at least one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RulesError(Vec<Conflict>);

impl RulesError {
    /// The reasons.
    pub fn conflicts(&self) -> &[Conflict] {
        &self.0
    }
}

impl fmt::Display for RulesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, conflict) in self.0.iter().enumerate() {
            let separator = if number > 0 { "; " } else { "" };
            write!(f, "{separator}{conflict} ({})", conflict.rule())?;
        }
        Ok(())
    }
}

impl Error for RulesError {}

/// Whether the parameters go together.
pub(crate) fn check(parameters: &Parameters) -> Result<(), RulesError> {
    let found = [of_people(parameters), of_throws(parameters), of_ways(parameters)];
    let conflicts: Vec<_> = found.into_iter().flatten().collect();
    if conflicts.is_empty() { Ok(()) } else { Err(RulesError(conflicts)) }
}

fn only(tests: impl IntoIterator<Item = (bool, Conflict)>) -> Vec<Conflict> {
    tests.into_iter().filter(|&(broken, _)| broken).map(|(_, conflict)| conflict).collect()
}

fn of_people(p: &Parameters) -> Vec<Conflict> {
    let pairs = p.partners != Partners::Off || p.two_colours;
    let first = if let Opening::Seat(seat) = p.opening { seat } else { Seat::ALL[0] };
    only([
        (!matches!(p.players, 2..=4), Conflict::Players(p.players)),
        (p.players == 3 && pairs, Conflict::ThreeInPairs),
        (p.men != 4 && p.men != 8, Conflict::Men(p.men)),
        (p.men == 8 && p.table == CastTable::LongDice, Conflict::EightInPasa),
        (p.men == 8 && p.start != Start::Hand, Conflict::EightOnBoard),
        (!p.seats().contains(first), Conflict::OpeningSeat(first)),
        (p.turn_limit == 0, Conflict::TurnLimit),
    ])
}

fn of_throws(p: &Parameters) -> Vec<Conflict> {
    let dice = p.table == CastTable::LongDice;
    let again = |value| p.extra.contains(value);
    let mut conflicts = only([
        (!p.mouth_up.is_exact(), Conflict::MouthUp),
        (dice != (p.play == Play::Dice), Conflict::DiceTable),
    ]);
    let lists = [("extra", p.extra), ("bonus", p.bonus), ("last_step", p.last_step)];
    conflicts.extend(lists.into_iter().flat_map(|(parameter, list)| unknown_throws(parameter, list)));
    conflicts.extend(only([
        (p.burn && p.play == Play::Each, Conflict::BurnOneByOne),
        (!dice && !p.burn && p.table.values().iter().all(again), Conflict::EndlessTurn),
    ]));
    conflicts
}

fn of_ways(p: &Parameters) -> Vec<Conflict> {
    let through_the_column = matches!(p.entry, Entry::AnyDie | Entry::FirstFree);
    only([
        (p.entry == Entry::Flower && p.flowers == Flowers::None, Conflict::FlowerEntry),
        (p.table == CastTable::LongDice && p.entry != Entry::AnyDie, Conflict::NoEntry),
        (p.door == Door::Circle && through_the_column, Conflict::CircleEntry),
        (p.jugs && p.doublet != DoubletRule::Off, Conflict::JugsAndDoublets),
    ])
}

/// The numbers of a list that no table has.
fn unknown_throws(parameter: &'static str, list: Values) -> impl Iterator<Item = Conflict> {
    let known = |value| CastTable::ALL.into_iter().any(|table| table.values().contains(value));
    list.iter().filter(move |&value| !known(value)).map(move |value| Conflict::NotAThrow { parameter, value })
}
