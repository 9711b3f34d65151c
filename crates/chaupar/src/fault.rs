use crate::{Element, Entry, Man};
use chaupat_core::Seat;
use thiserror::Error;

/// Why a ply, or an event, is not allowed here.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Error)]
pub enum Fault {
    /// C11.1.
    #[error("the game is over: nothing more is played")]
    GameOver,
    /// C4.
    #[error("a throw is due now, not a move")]
    ThrowDue,
    /// C4.
    #[error("a move is due now, not a throw: the pool has something to use")]
    MoveDue,
    /// C2.
    #[error("this throw cannot fall with the shells or dice of this game")]
    CannotFall,
    /// C4.2.
    #[error("{} is not in the pool", name(*.0))]
    NotInPool(Element),
    /// C4.
    #[error("there is no such man at progress {} among the men to be moved", .0.progress)]
    NoSuchMan(Man),
    /// C5.
    #[error("{} does not bring a man in from hand: {}", name(*.element), who_enters(*.entry))]
    NoEntry {
        /// The element that was to bring him in.
        element: Element,
        /// How men come in.
        entry: Entry,
    },
    /// C10.1.
    #[error("the man is home already; he moves again only when he is woken")]
    IsHome,
    /// C10.1.
    #[error("a man gets home by the exact number only: this goes {0} too far")]
    TooFar(u8),
    /// C15.
    #[error("from the last square before home {} does not take the last step in this game", name(*.0))]
    LastStep(Element),
    /// C7.2.
    #[error("without toḍ, the first knock-out, no man passes the door of his house")]
    Door,
    /// C14.6.
    #[error("the colour across the board must be home first, before this one takes a last step")]
    ColourOrder,
    /// C6.3.
    #[error("two or more men of one opponent on square {0} are safe: nobody lands there")]
    Pair(u8),
    /// C14.5.
    #[error("a bigger piece of an opponent stands on square {0}")]
    BiggerPiece(u8),
    /// C15.
    #[error("an opponent's man closes the flower on square {0}")]
    ClosedFlower(u8),
    /// C9.3.
    #[error("a doublet can take this throw, so it has no other use")]
    DoubletFirst,
    /// C4.4.
    #[error("a throw that some man can use must be used")]
    MustUse,
    /// C12.1.
    #[error("men who are home stay there in this game")]
    NoWaking,
    /// C12.1.
    #[error("only a whole 10 or 25 wakes a man, not {}", name(*.0))]
    WakesNobody(Element),
    /// C12.1.
    #[error("only a man who is home can be woken")]
    NotHome,
    /// C12.1.
    #[error("a man is woken only while another one is not home yet")]
    AllHome,
    /// C12.1.
    #[error("a helper does not wake his partner's men")]
    HelperWakes,
    /// C11.1.
    #[error("there is nothing to claim in chaupar")]
    NoClaims,
    /// C3.1.
    #[error("seat {} is not in play", .0.index())]
    NotInPlay(Seat),
    /// C11.1.
    #[error("seat {} has finished and keeps its place", .0.index())]
    HasFinished(Seat),
}

impl chaupat_core::Fault for Fault {
    fn rule(&self) -> &'static str {
        match self {
            Self::GameOver | Self::NoClaims | Self::HasFinished(_) => "C11.1",
            Self::ThrowDue | Self::MoveDue | Self::NoSuchMan(_) => "C4",
            Self::CannotFall => "C2",
            Self::NotInPool(_) => "C4.2",
            Self::NoEntry { entry, .. } => entry_rule(*entry),
            Self::IsHome | Self::TooFar(_) => "C10.1",
            Self::Door => "C7.2",
            Self::ColourOrder => "C14.6",
            Self::Pair(_) => "C6.3",
            Self::BiggerPiece(_) => "C14.5",
            Self::ClosedFlower(_) | Self::LastStep(_) => "C15",
            Self::DoubletFirst => "C9.3",
            Self::MustUse => "C4.4",
            Self::NoWaking | Self::WakesNobody(_) | Self::NotHome | Self::AllHome | Self::HelperWakes => {
                "C12.1"
            }
            Self::NotInPlay(_) => "C3.1",
        }
    }
}

const fn entry_rule(entry: Entry) -> &'static str {
    match entry {
        Entry::Flower => "C5.1",
        Entry::Walk => "C5.2",
        Entry::AnyDie => "C14.5",
        Entry::FirstFree => "C15",
    }
}

fn name(element: Element) -> String {
    match element {
        Element::DoubleStep => "the bonus step +d".into(),
        Element::SingleStep => "the bonus step +s".into(),
        Element::Throw(value) => format!("a {value}"),
    }
}

const fn who_enters(entry: Entry) -> &'static str {
    match entry {
        Entry::Flower => "that takes a whole 10, 25 or 30",
        Entry::Walk => "that takes a whole 10 or 25",
        Entry::AnyDie => "that takes a die",
        Entry::FirstFree => "that takes a whole 6, 10 or 25, but for the very first man",
    }
}
