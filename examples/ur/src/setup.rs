use crate::{
    Men, Position, Rules,
    path::{HAND, HOME, MOST, is_shared, is_square},
};
use chaupat::{BySeat, RuleSet, Seat};
use std::{error::Error, fmt};

/// What is due.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// The seat throws.
    Throw(Seat),
    /// The seat moves by what it threw.
    Move {
        /// Who.
        seat: Seat,
        /// What fell, 1 to 4.
        throw: u8,
    },
    /// Nothing: a side has won.
    Over,
}

/// A position with its parts open, possible or not.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    /// The rule set.
    pub rules: Rules,
    /// The men of each seat by their numbers on the path, in any order; empty for seats that are not in play.
    pub men: BySeat<Vec<u8>>,
    /// What is due.
    pub phase: Phase,
}

/// Why a setup is no position (U7).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum SetupFault {
    /// The seat is not in play.
    NotInPlay(Seat),
    /// The seat has so many men, which is not what the rule set says.
    Count(Seat, usize),
    /// The seat's man is beyond home.
    Beyond(Seat, u8),
    /// Two of the seat's men stand on this square.
    Twice(Seat, u8),
    /// A man of each side stands on this square.
    Shared(u8),
    /// Both sides, or the one that is to play, have all men home; or the game is over and neither has.
    Winner,
    /// No man can use the throw, or four dice cannot make it.
    NoUse(u8),
}

impl SetupFault {
    /// The paragraph of the rule book.
    pub const fn rule(self) -> &'static str {
        match self {
            Self::NotInPlay(_) | Self::Count(..) => "U1.1",
            Self::Beyond(..) => "U1.2",
            Self::Twice(..) => "U3.2",
            Self::Shared(_) => "U3.3",
            Self::NoUse(_) => "U3.7",
            Self::Winner => "U5.1",
        }
    }
}

impl fmt::Display for SetupFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::NotInPlay(seat) => write!(f, "seat {} is not in play", seat.index()),
            Self::Count(_, count) => write!(f, "this rule set does not give a side {count} men"),
            Self::Beyond(_, number) => write!(f, "the path ends at 15, home: no man is on {number}"),
            Self::Twice(_, square) => {
                write!(f, "two men of one side never stand on one square, as on {square}")
            }
            Self::Shared(square) => {
                write!(f, "square {square} is shared: men of both sides never stand there together")
            }
            Self::Winner => {
                f.write_str("the game is over when one side has all men home, and goes on until then")
            }
            Self::NoUse(throw) => write!(f, "nobody can use a {throw} here, so no move is due"),
        }
    }
}

/// A setup that is no position: everything that speaks against it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetupError {
    faults: Vec<SetupFault>,
}

impl SetupError {
    /// The faults, at least one.
    pub fn faults(&self) -> &[SetupFault] {
        &self.faults
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.faults.iter().enumerate().try_for_each(|(index, fault)| {
            let gap = if index == 0 { "" } else { "; " };
            write!(f, "{gap}{fault} ({})", fault.rule())
        })
    }
}

impl Error for SetupError {}

impl Position {
    /// The position of a setup.
    ///
    /// # Errors
    /// When no game can come to it (U7): all that speaks against it.
    pub fn from_setup(setup: &Setup) -> Result<Self, SetupError> {
        let mut faults: Vec<SetupFault> =
            Seat::ALL.into_iter().flat_map(|seat| men_faults(setup, seat)).collect();
        let both =
            |square: &u8| Seat::ALL.iter().filter(|&&seat| setup.men[seat].contains(square)).count() > 1;
        faults.extend((HAND..HOME).filter(|&square| is_shared(square)).filter(both).map(SetupFault::Shared));
        if faults.is_empty() {
            let position =
                Self::of(setup.rules, BySeat::from_fn(|seat| men_of(&setup.men[seat])), setup.phase);
            faults.extend(phase_fault(&position));
            if faults.is_empty() {
                return Ok(position);
            }
        }
        Err(SetupError { faults })
    }

    /// The position with its parts open.
    pub fn to_setup(&self) -> Setup {
        let men = BySeat::from_fn(|seat| self.men(seat).numbers().collect());
        Setup { rules: *chaupat::Position::rules(self), men, phase: self.phase() }
    }
}

fn men_faults(setup: &Setup, seat: Seat) -> Vec<SetupFault> {
    let men = &setup.men[seat];
    let wanted = if setup.rules.seats().contains(seat) { setup.rules.men() } else { 0 };
    let mut faults = Vec::new();
    if wanted == 0 && !men.is_empty() {
        faults.push(SetupFault::NotInPlay(seat));
    } else if men.len() != usize::from(wanted) {
        faults.push(SetupFault::Count(seat, men.len()));
    }
    for (index, &number) in men.iter().enumerate() {
        if number > HOME {
            faults.push(SetupFault::Beyond(seat, number));
        } else if is_square(number) && men[..index].contains(&number) {
            faults.push(SetupFault::Twice(seat, number));
        }
    }
    faults
}

fn men_of(numbers: &[u8]) -> Men {
    numbers.iter().fold(Men::default(), |mut men, &number| {
        men.put(number);
        men
    })
}

/// What is due must be able to be due, by men who are where they can be.
fn phase_fault(position: &Position) -> Option<SetupFault> {
    let all_home = |seat: Seat| position.men(seat).home() == chaupat::Position::rules(position).men();
    let won = [Rules::LIGHT, Rules::DARK].into_iter().filter(|&seat| all_home(seat)).count();
    if won != usize::from(position.phase() == Phase::Over) {
        return Some(SetupFault::Winner);
    }
    match position.phase() {
        Phase::Throw(seat) | Phase::Move { seat, .. } if position.men(seat) == Men::default() => {
            Some(SetupFault::NotInPlay(seat))
        }
        Phase::Move { seat, throw } if throw > MOST || position.movable(seat, throw) == 0 => {
            Some(SetupFault::NoUse(throw))
        }
        _ => None,
    }
}
