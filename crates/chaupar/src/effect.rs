use crate::{Element, End, Man, Throw};
use chaupat_core::Seat;

/// What a ply brought about, told in the order in which it happened.
///
/// ```
/// use chaupar::{Effect, Parameters, Position, Preset, Rules, Throw, parameters::Opening};
/// use chaupat_core::{Ply, Position as _, Seat};
///
/// let south = Seat::ALL[0];
/// let rules = Rules::new(Parameters { opening: Opening::Seat(south), ..Preset::Cowrie.parameters() })?;
/// // A 3 brings nobody in: it is forfeited, and the turn ends within the ply.
/// let mut effects = Vec::new();
/// Position::initial(&rules).play_noting(Ply::Throw(Throw::Value(3)), &mut |effect| effects.push(effect));
/// assert_eq!(effects, [Effect::Forfeited(chaupar::Element::Throw(3)), Effect::TurnEnded(south)]);
/// # Ok::<(), chaupar::RulesError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Effect {
    /// A cast for the first turn.
    Cast {
        /// Who cast.
        seat: Seat,
        /// What fell.
        throw: Throw,
    },
    /// Several seats share the highest cast: these cast again (C3.2).
    Tied(chaupat_core::SeatSet),
    /// This seat has the first turn (C3.2).
    Begins(Seat),
    /// Men were moved.
    Moved {
        /// Whose men.
        owner: Seat,
        /// The man as he stood.
        from: Man,
        /// The man as he stands now.
        to: Man,
        /// How many went together: 2 for a doublet (C9), up to 8 for a jug (C14.4).
        count: u8,
    },
    /// A man was knocked out (C6.2).
    KnockedOut {
        /// Whose man.
        owner: Seat,
        /// The man as he stood.
        man: Man,
    },
    /// A player has his toḍ now (C7.1).
    Tod(Seat),
    /// The third extra throw in a row: all three are void (C4.3).
    Burnt(Seat),
    /// This element was given up or found no use (C4.4, C4.6).
    Forfeited(Element),
    /// A player got all men home (C11.1).
    Done {
        /// Who.
        seat: Seat,
        /// As which, from 1 on.
        place: u8,
    },
    /// The turn of a seat ended.
    TurnEnded(Seat),
    /// A finished partner missed a turn (C13.2).
    Missed {
        /// Who.
        seat: Seat,
        /// Turns still to miss.
        left: u8,
    },
    /// The game is over.
    Over(End),
}

impl chaupat_core::Effect for Effect {
    fn turn_ended(&self) -> Option<Seat> {
        match self {
            Self::TurnEnded(seat) => Some(*seat),
            _ => None,
        }
    }
}
