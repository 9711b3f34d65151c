use crate::{Door, DoubletRule, Entry, Flowers, MouthUp, Opening, Play, Rules, Start, Table, Values};
use chaupat_core::{RuleSet, Seat};
use std::fmt;

/// Why a combination of parameters is refused (C16.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Refusal {
    /// C3.1.
    Players(u8),
    /// C3.1.
    ThreeInPairs,
    /// C3.1.
    Men(u8),
    /// C16.1.
    EightOnBoard,
    /// C16.1.
    EightInPasa,
    /// C16.1.
    OpeningSeat(Seat),
    /// C2.1.
    MouthUp,
    /// C2.2, C14.1.
    DiceTable,
    /// C2.
    NotAThrow {
        /// The list that holds it.
        parameter: &'static str,
        /// The value.
        value: u8,
    },
    /// C16.1.
    BurnOneByOne,
    /// C4.1.
    EndlessTurn,
    /// C16.1.
    FlowerEntry,
    /// C5.
    NoEntry,
    /// C16.1.
    CircleEntry,
    /// C16.1: jugs never split, doublets do.
    JugsAndDoublets,
    /// C11.3.
    TurnLimit,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Players(value) => write!(f, "2 to 4 people play, not {value}"),
            Self::ThreeInPairs => f.write_str("partners and people with two colours are two pairs: 2 or 4 play, not 3"),
            Self::Men(value) => write!(f, "a seat has 4 or 8 men, not {value}"),
            Self::EightOnBoard => f.write_str("8 men have no places at a start on the board: it is laid for 4"),
            Self::EightInPasa => f.write_str("pasa has 4 men a colour: long dice do not go with men=8"),
            Self::OpeningSeat(seat) => write!(f, "the seat that is to begin, number {}, is not in play", seat.index()),
            Self::MouthUp => write!(f, "mouth_up must lie strictly between 0 and 1, in lowest terms, with a denominator of at most {}", MouthUp::MAX_DEN),
            Self::DiceTable => f.write_str("long dice are played die by die: table=long_dice and play=dice go together"),
            Self::NotAThrow { parameter, value } => write!(f, "{value} in {parameter} is no throw of any table"),
            Self::BurnOneByOne => f.write_str("three extra throws burn together, so burn=yes does not go with play=each"),
            Self::EndlessTurn => f.write_str("a turn would never end: every throw of this table throws again, and nothing burns"),
            Self::FlowerEntry => f.write_str("entry=flower needs flowers: men enter on one"),
            Self::NoEntry => f.write_str("no throw of this table brings a man in from hand"),
            Self::CircleEntry => f.write_str("door=circle needs entry=flower or entry=walk: with the others p = 1 to 7 is the middle column"),
            Self::JugsAndDoublets => f.write_str("jugs and doublets exclude each other: jugs=yes needs doublet=off"),
            Self::TurnLimit => f.write_str("turn_limit must be at least 1"),
        }
    }
}

impl std::error::Error for Refusal {}

impl Refusal {
    /// The rule that is broken.
    pub const fn rule(&self) -> &'static str {
        match self {
            Self::Players(_) | Self::ThreeInPairs | Self::Men(_) => "C3.1",
            Self::MouthUp => "C2.1",
            Self::DiceTable => "C2.2",
            Self::EndlessTurn => "C4.1",
            Self::NotAThrow { .. } => "C2",
            Self::NoEntry => "C5",
            Self::JugsAndDoublets => "C14.4",
            Self::TurnLimit => "C11.3",
            _ => "C16.1",
        }
    }
}

impl Rules {
    /// Checks that the parameters go together.
    ///
    /// # Errors
    /// The first combination that is refused (C16.1), with its reason.
    pub fn check(&self) -> Result<(), Refusal> {
        self.check_people()?;
        self.check_throws()?;
        self.check_ways()
    }

    fn check_people(&self) -> Result<(), Refusal> {
        if !(2..=4).contains(&self.players) {
            return Err(Refusal::Players(self.players));
        }
        if self.players == 3 && (self.in_teams() || self.two_colours) {
            return Err(Refusal::ThreeInPairs);
        }
        if self.men != 4 && self.men != 8 {
            return Err(Refusal::Men(self.men));
        }
        if self.men == 8 && self.table == Table::LongDice {
            return Err(Refusal::EightInPasa);
        }
        if self.men == 8 && self.start != Start::Hand {
            return Err(Refusal::EightOnBoard);
        }
        match self.opening {
            Opening::Seat(seat) if !self.seats().contains(seat) => Err(Refusal::OpeningSeat(seat)),
            _ if self.turn_limit == 0 => Err(Refusal::TurnLimit),
            _ => Ok(()),
        }
    }

    fn check_throws(&self) -> Result<(), Refusal> {
        let MouthUp { num, den } = self.mouth_up;
        if num == 0 || num >= den || den > MouthUp::MAX_DEN || gcd(num, den) != 1 {
            return Err(Refusal::MouthUp);
        }
        let dice = self.table == Table::LongDice;
        if dice != (self.play == Play::Dice) {
            return Err(Refusal::DiceTable);
        }
        check_list("extra", self.extra)?;
        check_list("bonus", self.bonus)?;
        check_list("last_step", self.last_step)?;
        if self.burn && self.play == Play::Each {
            return Err(Refusal::BurnOneByOne);
        }
        if !dice && !self.burn && self.table.values().iter().all(|value| self.throws_again(value)) {
            return Err(Refusal::EndlessTurn);
        }
        Ok(())
    }

    fn check_ways(&self) -> Result<(), Refusal> {
        if self.entry == Entry::Flower && self.flowers == Flowers::None {
            return Err(Refusal::FlowerEntry);
        }
        if self.table == Table::LongDice && self.entry != Entry::AnyDie {
            return Err(Refusal::NoEntry);
        }
        if self.door == Door::Circle && matches!(self.entry, Entry::AnyDie | Entry::FirstFree) {
            return Err(Refusal::CircleEntry);
        }
        if self.jugs && self.doublet != DoubletRule::Off {
            return Err(Refusal::JugsAndDoublets);
        }
        Ok(())
    }
}

fn check_list(parameter: &'static str, list: Values) -> Result<(), Refusal> {
    let known: Values =
        Table::ALL.into_iter().flat_map(|table| table.values().iter().collect::<Vec<_>>()).collect();
    let stranger = list.iter().find(|&value| !known.contains(value));
    stranger.map_or(Ok(()), |value| Err(Refusal::NotAThrow { parameter, value }))
}

const fn gcd(a: u16, b: u16) -> u16 {
    if b == 0 { a } else { gcd(b, a % b) }
}
