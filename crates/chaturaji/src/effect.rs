use crate::{Class, Dice, Kind, Man, Reason, Square, Squares, Status};
use chaupat_core::Seat;

/// What a ply or an event brings about, told in the order of J8.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Effect {
    /// The first army is known (J1.1).
    Begins(Seat),
    /// A man moved (J2).
    Moved {
        /// Who, as he was before the move.
        man: Man,
        /// From where.
        from: Square,
        /// To where.
        to: Square,
        /// The die that he used, `None` without dice (J5.1).
        die: Option<Class>,
    },
    /// The moving man captured (J6.1).
    Captured {
        /// Whom.
        man: Man,
        /// Where.
        square: Square,
        /// What he was worth.
        points: u32,
    },
    /// A boat completed a block and took the foreign boats in it (J4.1).
    Triumph {
        /// Where the boats stood that are taken.
        boats: Squares,
        /// What they were worth together.
        points: u32,
    },
    /// The moving pawn was promoted (J3.2).
    Promoted {
        /// On this square.
        square: Square,
        /// To this.
        kind: Kind,
    },
    /// A waiting pawn turned (J3.3).
    Turned {
        /// Whose.
        army: Seat,
        /// On this square.
        square: Square,
        /// Into this.
        kind: Kind,
    },
    /// A king was taken (J6.2, J7.1).
    KingTaken {
        /// Whose.
        army: Seat,
        /// By this army.
        by: Seat,
    },
    /// An army has taken the kings of all three others, and has its award of 54 points (J6.2).
    Award {
        /// Whose score it is.
        army: Seat,
        /// By how much it rose.
        points: u32,
    },
    /// What became of an army (J7.1, J9.2, J10.1).
    Became {
        /// The army.
        army: Seat,
        /// Its new status.
        status: Status,
    },
    /// A player commands his ally's army from now on (J9.3).
    Commands {
        /// The player.
        player: Seat,
        /// The army that he commands too.
        army: Seat,
    },
    /// Stakes were won (J9.3, J9.5).
    Stakes {
        /// By the team of this army.
        army: Seat,
        /// How many.
        stakes: u32,
    },
    /// A king came back (J9.4).
    Returned {
        /// Whose.
        army: Seat,
        /// Onto this square.
        square: Square,
    },
    /// Several kings are newly threatened (J10.2).
    CheckBonus {
        /// The army that moved.
        army: Seat,
        /// 1 or 5.
        points: u32,
    },
    /// Dice were left that nobody could use (J5.3).
    DiceLeft(Dice),
    /// The turn of an army without dice passed by itself (J7.2); it ended with this.
    Passed(Seat),
    /// The turn of an army ended.
    TurnEnded(Seat),
    /// Points at the end of the game for those who survived (J10.2).
    Survived {
        /// The army.
        army: Seat,
        /// How many points.
        points: u32,
    },
    /// The game is over.
    Over(Reason),
}

impl chaupat_core::Effect for Effect {
    fn turn_ended(&self) -> Option<Seat> {
        match self {
            Self::Passed(army) | Self::TurnEnded(army) => Some(*army),
            _ => None,
        }
    }
}
