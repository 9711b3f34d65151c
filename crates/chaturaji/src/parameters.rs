//! The parameters behind the table of presets (J11.1).

use chaupat_core::Seat;

/// The parameters of a rule set (J11.1), in the order in which they are written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Parameters {
    /// Who begins (J1.1).
    pub first: First,
    /// The kind of dice (J5.1).
    pub dice: DiceKind,
    /// How many dice are thrown, so how many moves a turn may have: 1 or 2 (J5.2). Other numbers are no rule set:
    /// [`Conflict::Count`](crate::Conflict::Count).
    pub count: u8,
    /// Whether a die that can be used must be used (J5.3).
    pub compulsory: bool,
    /// How far a player controls the dice (J5.4).
    pub control: Control,
    /// How boats move (J2).
    pub boat: BoatMove,
    /// How elephants move (J2).
    pub elephant: ElephantMove,
    /// What a pawn becomes (J3.1, J10.2).
    pub promotes_to: PromotesTo,
    /// On which squares of the last line a pawn is promoted (J9.1).
    pub squares: PromotionSquares,
    /// How many pawns an army must have lost before one is promoted: 0 to 2 (J3.4).
    pub pawns_lost: u8,
    /// Whether boat and king squares promote the last pawn only (J10.1).
    pub last_pawn: bool,
    /// What holds where a pawn reaches its last line and cannot be promoted (J3.4).
    pub blocked: Blocked,
    /// Whether the last pawn beside the last boat is promoted everywhere and by choice (gadha, J9.1).
    pub gadha: bool,
    /// Whether a boat that completes a block of two by two boats takes the foreign ones in it (triumph, J4).
    pub triumph: bool,
    /// What men are worth (J6.1, J10.2).
    pub points: Points,
    /// What it is worth to have taken the kings of all three others (J6.2).
    pub award: Award,
    /// What becomes of an army without king (J7.1).
    pub king_lost: KingLost,
    /// Whether an army that is reduced to its king is out (J10.1).
    pub bare_king_out: bool,
    /// When the game ends (J7.2, J9.5).
    pub end: End,
    /// How many quiet turns in a row end the game: at least 1 (J7.2).
    pub quiet_limit: u16,
    /// Whether skipped armies count as quiet turns (J7.2).
    pub quiet_skips: bool,
    /// Whether threefold repetition ends the game (J10.1).
    pub repetition: bool,
    /// Whether a king wins stakes on an enemy's throne, and the command of the ally's army on the ally's (J9.3).
    pub thrones: bool,
    /// Whether a captive king may return in exchange for one that his ally takes (J9.4).
    pub exchange: bool,
    /// Whether threatening several kings at once is worth points (J10.2).
    pub check_bonus: bool,
    /// Whether survivors get 2 points when the game ends by quiet or repetition (J10.2).
    pub draw_bonus: bool,
    /// Whether the last survivor gets 3 points for each standing king of a player who left (J10.2).
    pub standing_bonus: bool,
    /// Whether the leader of the last two may end the game (J10.2).
    pub claims: bool,
    /// Whether players who left are placed after all others (J7.3).
    pub resigned_last: bool,
}

/// Who begins (J1.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum First {
    /// This army.
    Army(Seat),
    /// An army drawn by lot.
    Random,
    /// The army that casts the highest sum.
    Throw,
}

/// The kind of dice (J5.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DiceKind {
    /// Four-sided sticks, 2 to 5.
    Stick,
    /// Cubes, 1 to 6.
    Cubic,
    /// No dice: one compulsory move a turn.
    None,
}

/// How far a player controls the dice (J5.4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Control {
    /// Not at all.
    Fair,
    /// The faces named before the throw fall more often, by this probability.
    Nominate(Fraction),
    /// Up to so many dice may be cast again, once a turn.
    Catch(u8),
}

/// A probability in lowest terms.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Fraction {
    numerator: u8,
    denominator: u8,
}

impl Fraction {
    /// A fraction from 0 to 1, brought to lowest terms; `None` when it is none.
    pub const fn new(numerator: u8, denominator: u8) -> Option<Self> {
        if denominator == 0 || numerator > denominator {
            return None;
        }
        let (mut a, mut b) = (numerator, denominator);
        while b > 0 {
            (a, b) = (b, a % b);
        }
        Some(Self { numerator: numerator / a, denominator: denominator / a })
    }

    /// The numerator.
    pub const fn numerator(self) -> u8 {
        self.numerator
    }

    /// The denominator, at least 1.
    pub const fn denominator(self) -> u8 {
        self.denominator
    }
}

/// How boats move (J2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BoatMove {
    /// Two squares diagonally, leaping.
    Leap,
    /// As a rook.
    Rook,
}

/// How elephants move (J2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ElephantMove {
    /// As a rook.
    Rook,
    /// As a bishop.
    Bishop,
}

/// What a pawn becomes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PromotesTo {
    /// The piece of the square, when the army has none (J3.1, J3.2).
    BySquare,
    /// Always a boat (J10.2).
    Boat,
}

/// On which squares of the last line a pawn is promoted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PromotionSquares {
    /// On all (J3.1).
    All,
    /// On those of horses and elephants (J9.1).
    HorseElephant,
}

/// What holds where a pawn reaches its last line and cannot be promoted (J3.4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Blocked {
    /// He steps there and waits (J3.3).
    Wait,
    /// He may not step there (J9.1).
    Illegal,
}

/// What men are worth: pawn, boat, horse, elephant, king.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Points {
    /// 1, 2, 3, 4, 5 (J6.1).
    Classic,
    /// 1, 5, 3, 5, 3 (J10.2).
    Ffa,
    /// Nothing.
    None,
}

/// What it is worth to have taken the kings of all three others (J6.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Award {
    /// 54 beside the points of the kings.
    Add,
    /// 54 in place of the three kings' 15.
    ReplaceKings,
    /// The score becomes 54, if it was lower.
    SetTotal,
    /// Nothing.
    Off,
}

/// What becomes of an army without king (J7.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum KingLost {
    /// It plays on.
    PlayOn,
    /// Its men stay and score, and never move again.
    Frozen,
    /// Its men stay and block, and score nothing.
    Dead,
}

/// When the game ends.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum End {
    /// When at most one king is left of players who have not left (J7.2).
    Kings,
    /// When at most one army in play has men (J7.2).
    LastArmy,
    /// When at most one army is in play (J7.2).
    OneIn,
    /// When both kings of a team are gone, or only kings are left (J9.5).
    Teams,
}
