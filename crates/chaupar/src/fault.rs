use crate::parameters::Entry;
use crate::seats::letter;
use crate::{Element, Man, Values, board::LoopSquare};
use chaupat_core::Seat;
use std::fmt;

/// Why a ply, or an event, is not allowed here.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Fault {
    /// C11.1.
    GameOver,
    /// C4.
    ThrowDue,
    /// C4.
    MoveDue,
    /// C2.
    CannotFall,
    /// C4.2.
    NotInPool(Element),
    /// C4.
    NoSuchMan(Man),
    /// C5.
    NoEntry {
        /// The element that was to bring him in.
        element: Element,
        /// How men come in.
        entry: Entry,
        /// The throws that bring one in.
        throws: Values,
    },
    /// C10.1.
    IsHome,
    /// C10.1.
    TooFar(u8),
    /// C15.
    LastStep(Element),
    /// C7.2.
    Door,
    /// C14.6.
    ColourOrder,
    /// C6.3.
    Pair(LoopSquare),
    /// C14.5.
    BiggerPiece(LoopSquare),
    /// C15.
    ClosedFlower(LoopSquare),
    /// C9.3.
    DoubletFirst,
    /// C4.4.
    MustUse,
    /// C12.1.
    NoWaking,
    /// C12.1.
    WakesNobody(Element),
    /// C12.1.
    NotHome,
    /// C12.1.
    AllHome,
    /// C12.1.
    HelperWakes,
    /// C11.1.
    NoClaims,
    /// C3.1.
    NotInPlay(Seat),
    /// C11.1.
    HasFinished(Seat),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::GameOver => f.write_str("the game is over: nothing more is played"),
            Self::ThrowDue => f.write_str("a throw is due now, not a move"),
            Self::MoveDue => f.write_str("a move is due now, not a throw: the pool has something to use"),
            Self::CannotFall => f.write_str("this throw cannot fall with the shells or dice of this game"),
            Self::NotInPool(element) => write!(f, "{} is not in the pool", name(*element)),
            Self::NoSuchMan(man) => {
                write!(f, "there is no such man at progress {} among the men to be moved", man.progress())
            }
            Self::NoEntry { element, entry, throws } => {
                let enters = who_enters(*entry, *throws);
                write!(f, "{} does not bring a man in from hand: {enters}", name(*element))
            }
            Self::IsHome => f.write_str("the man is home already; he moves again only when he is woken"),
            Self::TooFar(value) => {
                write!(f, "a man gets home by the exact number only: this goes {value} too far")
            }
            Self::LastStep(element) => write!(
                f,
                "from the last square before home {} does not take the last step in this game",
                name(*element)
            ),
            Self::Door => {
                f.write_str("without toḍ, the first knock-out, no man passes the door of his house")
            }
            Self::ColourOrder => f.write_str(
                "the colour across the board must be home first, before this one takes a last step",
            ),
            Self::Pair(square) => {
                write!(f, "two or more men of one opponent on square {square} are safe: nobody lands there")
            }
            Self::BiggerPiece(square) => write!(f, "a bigger piece of an opponent stands on square {square}"),
            Self::ClosedFlower(square) => write!(f, "an opponent's man closes the flower on square {square}"),
            Self::DoubletFirst => f.write_str("a doublet can take this throw, so it has no other use"),
            Self::MustUse => f.write_str("a throw that some man can use must be used"),
            Self::NoWaking => f.write_str("men who are home stay there in this game"),
            Self::WakesNobody(element) => {
                write!(f, "only a whole 10 or 25 wakes a man, not {}", name(*element))
            }
            Self::NotHome => f.write_str("only a man who is home can be woken"),
            Self::AllHome => f.write_str("a man is woken only while another one is not home yet"),
            Self::HelperWakes => f.write_str("a helper does not wake his partner's men"),
            Self::NoClaims => f.write_str("there is nothing to claim in chaupar"),
            Self::NotInPlay(seat) => write!(f, "seat {} is not in play", letter(*seat)),
            Self::HasFinished(seat) => write!(f, "seat {} has finished and keeps its place", letter(*seat)),
        }
    }
}

impl std::error::Error for Fault {}

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

fn who_enters(entry: Entry, throws: Values) -> String {
    let takes = format!("that takes a whole {}", alternatives(throws));
    match entry {
        Entry::Flower | Entry::Walk => takes,
        Entry::AnyDie => "that takes a die".into(),
        Entry::FirstFree => takes + ", but for the very first man",
    }
}

/// `6`, or `10, 25 or 30`.
fn alternatives(throws: Values) -> String {
    let numbers: Vec<String> = throws.iter().map(|value| value.to_string()).collect();
    match &numbers[..] {
        [first @ .., last] if !first.is_empty() => format!("{} or {last}", first.join(", ")),
        all => all.concat(),
    }
}
