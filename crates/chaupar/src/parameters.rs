//! The parameters behind the table of presets (C16.0).

use crate::Values;
use chaupat_core::Seat;

/// The parameters of a rule set as plain data, one field each, in the order in which they are written (C16.0).
///
/// Not every combination makes sense: [`Rules::new`](crate::Rules::new) looks at them and says which do not go together.
/// The presets are the usual starting points:
///
/// ```
/// use chaupar::{Parameters, Preset, Rules, parameters::Door};
///
/// let waiting = Rules::new(Parameters { door: Door::Wait, ..Preset::Cowrie.parameters() })?;
/// assert_eq!(waiting.door(), Door::Wait);
/// # Ok::<(), chaupar::RulesError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Parameters {
    /// How many people play, 2 to 4 (C3.1).
    pub players: u8,
    /// Men of a seat, 4 or 8 (C3.1).
    pub men: u8,
    /// Who begins (C3.2).
    pub opening: Opening,
    /// What a cast of the shells or dice is worth (C2).
    pub table: CastTable,
    /// The chance of a shell to fall mouth up (C2.1).
    pub mouth_up: MouthUp,
    /// When throws are used (C4, C14.1, C15).
    pub play: Play,
    /// Throws that throw again (C4.1).
    pub extra: Values,
    /// Whether the third extra throw in a row voids all three (C4.3).
    pub burn: bool,
    /// Whether a player may always decline (C4.4).
    pub may_pass: bool,
    /// Whether a capture gives one more cast after the moving (C4.5).
    pub capture_throws_again: bool,
    /// How a man comes in from hand (C5).
    pub entry: Entry,
    /// Which squares are flowers (C1.5).
    pub flowers: Flowers,
    /// Whether an opponent's man closes a flower (C15).
    pub flowers_closed: bool,
    /// What protects men on plain squares (C6.3, C14.5).
    pub protection: Protection,
    /// How the door treats players without toḍ (C7.2).
    pub door: Door,
    /// Throws that give a bonus step (C8.1).
    pub bonus: Values,
    /// Whether a 10 or 25 moves doublets (C9).
    pub doublet: DoubletRule,
    /// Throws that alone take the last step from p = 83, whatever their value; with none, every man needs his exact
    /// number (C15).
    pub last_step: Values,
    /// Whether men who are home may be woken (C12).
    pub alkhee: bool,
    /// Whether the seats opposite are partners (C13).
    pub partners: Partners,
    /// Turns that a finished partner misses before he helps (C13.2).
    pub partner_delay: u8,
    /// Whether two people hold two colours each, so that all four seats always play (C3.1).
    pub two_colours: bool,
    /// Whether men of equal progress merge into one piece (C14.4).
    pub jugs: bool,
    /// Whether all Black men must be home before a Yellow, all Red before a Green, may take the last step (C14.6).
    pub colour_order: bool,
    /// Where the men stand at the start (C14.2).
    pub start: Start,
    /// After how many turns a match ends undecided (C11.3).
    pub turn_limit: u32,
}

/// Who begins (C3.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Opening {
    /// Every seat casts, the highest begins.
    Cast,
    /// This seat begins.
    Seat(Seat),
}

/// What a cast is worth (C2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CastTable {
    /// Seven cowries: 7, 10, 2, 3, 4, 25, 30, 14 for 0 to 7 mouths up.
    Seven,
    /// Six cowries: 6, 10, 2, 3, 4, 25, 12 for 0 to 6 mouths up.
    Six,
    /// Six cowries as in pachisi: 25, 10, 2, 3, 4, 5, 6 for 0 to 6 mouths up.
    SixPachisi,
    /// Three four-sided dice with the faces 1, 2, 5, 6 (C2.2).
    LongDice,
    /// One cubic die with the faces 1 to 6 (C2.4).
    CubicDie,
}

impl CastTable {
    /// All tables.
    pub const ALL: [Self; 5] = [Self::Seven, Self::Six, Self::SixPachisi, Self::LongDice, Self::CubicDie];

    /// The value for each number of mouths up, from 0 on; empty for dice.
    pub const fn shell_values(self) -> &'static [u8] {
        match self {
            Self::Seven => &[7, 10, 2, 3, 4, 25, 30, 14],
            Self::Six => &[6, 10, 2, 3, 4, 25, 12],
            Self::SixPachisi => &[25, 10, 2, 3, 4, 5, 6],
            Self::LongDice | Self::CubicDie => &[],
        }
    }

    /// The faces of a die, ascending; empty for shells.
    pub const fn faces(self) -> &'static [u8] {
        match self {
            Self::LongDice => &[1, 2, 5, 6],
            Self::CubicDie => &[1, 2, 3, 4, 5, 6],
            Self::Seven | Self::Six | Self::SixPachisi => &[],
        }
    }

    /// The values that an element of the pool may have: a throw of shells or what one die shows.
    pub const fn values(self) -> Values {
        Values::of(self.shell_values()).or(Values::of(self.faces()))
    }
}

/// The chance of one shell to fall mouth up, a fraction strictly between 0 and 1 in lowest terms (C2.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct MouthUp {
    /// Numerator.
    pub num: u16,
    /// Denominator, at most [`MouthUp::MAX_DEN`].
    pub den: u16,
}

impl MouthUp {
    /// A fair shell.
    pub const FAIR: Self = Self { num: 1, den: 2 };
    /// The largest denominator: the weights of seven shells still fit 64 bits, with room for a sum.
    pub const MAX_DEN: u16 = 500;

    /// Whether it is strictly between 0 and 1, in lowest terms, and the denominator no more than [`MAX_DEN`](Self::MAX_DEN).
    pub(crate) const fn is_exact(self) -> bool {
        let Self { num, den } = self;
        0 < num && num < den && den <= Self::MAX_DEN && gcd(num, den) == 1
    }
}

const fn gcd(a: u16, b: u16) -> u16 {
    if b == 0 { a } else { gcd(b, a % b) }
}

/// When throws are used.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Play {
    /// All throws of a turn first, then the moving (C4).
    Collect,
    /// Each throw is played before the next cast (C15).
    Each,
    /// One cast of several dice, each played by itself (C14.1).
    Dice,
}

/// How a man comes in from hand (C5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Entry {
    /// A 10, 25 or 30, or the 6 of a single die, puts him on the own flower, p = 4 (C5.1).
    Flower,
    /// A 10 or 25, or the 6 of a single die, brings him out and he walks it (C5.2).
    Walk,
    /// Any throw brings him out and he walks it (C14.5).
    AnyDie,
    /// The first man of a player by any throw, the others by 6, 10 or 25; he walks it (C15).
    FirstFree,
}

/// Which squares are flowers (C1.5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Flowers {
    /// i = 4 and i = 12 of each arm.
    Eight,
    /// i = 8 of each arm too.
    Twelve,
    /// None.
    None,
}

/// What protects men on plain squares.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Protection {
    /// Two or more of one player are safe (C6.3).
    Pairs,
    /// A piece is safe from smaller ones (C14.5).
    Size,
    /// Nothing: any number is knocked out (C15).
    None,
}

/// How the door treats players without toḍ (C7.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Door {
    /// They go round again.
    Circle,
    /// They may not pass.
    Wait,
    /// There is no door, and no toḍ (C1.6).
    None,
}

/// Whether a 10 or 25 moves doublets (C9.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DoubletRule {
    /// When it is used on one.
    WhenUsed,
    /// While a doublet can take it, it has no other use.
    Compulsory,
    /// Never.
    Off,
}

/// Whether the seats opposite are partners (C13).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Partners {
    /// Everybody for himself.
    Off,
    /// Partners share places; a finished seat has no further turns (C15).
    Teams,
    /// And a finished partner's casts move his partner's men (C13.2).
    Help,
}

/// Where the men stand at the start (C14.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Start {
    /// All in hand.
    Hand,
    /// On p = 6, 7, 23, 24.
    Usual,
    /// On p = 6, 7, 9, 10, as Abul Fazl has it.
    AbulFazl,
    /// On p = 6, 7, 12, 12.
    Twins,
}

impl Start {
    /// The progress of the four men of a seat, ascending; `None` when all are in hand.
    pub const fn progress(self) -> Option<[u8; 4]> {
        match self {
            Self::Hand => None,
            Self::Usual => Some([6, 7, 23, 24]),
            Self::AbulFazl => Some([6, 7, 9, 10]),
            Self::Twins => Some([6, 7, 12, 12]),
        }
    }
}
