use crate::parameters::Entry;
use crate::seats::letter;
use crate::{Element, Man, Values, board::LoopSquare};
use chaupat_core::Seat;
use std::fmt;

/// Why a ply, or an event, is not allowed here. Its `Display` says so in a sentence, and
/// [`rule`](chaupat_core::Fault::rule) is the number of the rule.
///
/// ```
/// use chaupar::{Action, Element, Man, Parameters, Position, Preset, Rules, Throw, parameters::Opening};
/// use chaupat_core::{Fault as _, Ply, Position as _, Seat};
///
/// let south = Seat::ALL[0];
/// let rules = Rules::new(Parameters { opening: Opening::Seat(south), ..Preset::Cowrie.parameters() })?;
/// // A 10, which throws again, and a 4. Only the 10 brings a man in.
/// let position = Position::initial(&rules).play(Ply::Throw(Throw::Value(10)))?.play(Ply::Throw(Throw::Value(4)))?;
/// let enter = Action::Use { element: Element::Throw(4), man: Man::new(Man::HAND, south), wake: None };
/// let fault = position.fault(Ply::Act(enter)).expect("a 4 is no high throw");
/// assert_eq!(fault.rule(), "C5.1");
/// assert_eq!(fault.to_string(), "a 4 does not bring a man in from hand: that takes a whole 10, 25 or 30");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Fault {
    /// Nothing is played and nothing happens any more: the game is over (C11.1).
    GameOver,
    /// An action, while a throw is due (C4).
    ThrowDue,
    /// A throw, while an action is due (C4).
    MoveDue,
    /// A throw that the table of the rule set does not have, or dice that are not ascending (C2).
    CannotFall,
    /// The use of something that is not in the pool (C4.2).
    NotInPool(Element),
    /// The seat whose men are moved has no man like this one (C4).
    NoSuchMan(Man),
    /// A man in hand, and an element that does not bring one in (C5).
    NoEntry {
        /// The element that was to bring him in.
        element: Element,
        /// How men come in.
        entry: Entry,
        /// The throws that bring one in.
        throws: Values,
    },
    /// A man who is home, and is not to be woken (C10.1).
    IsHome,
    /// The element leads so many squares past home (C10.1).
    TooFar(u8),
    /// A man on p = 83, and an element that is not among the only throws that lead home from there (C15).
    LastStep(Element),
    /// The way leads past the door, and the player has no toḍ (C7.2).
    Door,
    /// The last step of a Yellow before all Black are home, or of a Green before all Red are (C14.6).
    ColourOrder,
    /// Two or more men of one opponent protect each other on this square (C6.3).
    Pair(LoopSquare),
    /// A piece of an opponent that is larger than the one that moves stands on this square (C14.5).
    BiggerPiece(LoopSquare),
    /// An opponent stands on this flower, and closes it (C15).
    ClosedFlower(LoopSquare),
    /// A single man, where a doublet can take the throw and must (C9.3).
    DoubletFirst,
    /// Declining, while some whole throw has a use (C4.4).
    MustUse,
    /// Waking a man in a game without alkhees (C12.1).
    NoWaking,
    /// Waking a man with something else than a whole 10 or 25 (C12.1).
    WakesNobody(Element),
    /// Waking a man who is not home (C12.1).
    NotHome,
    /// Waking a man when all men of the player are home (C12.1).
    AllHome,
    /// Waking a man of the partner who is helped (C12.1).
    HelperWakes,
    /// A claim, of which chaupar has none (C11.1).
    NoClaims,
    /// An event of a seat that is not in play (C3.1).
    NotInPlay(Seat),
    /// Resigning, or running out of time, of a player who has his place already (C11.1).
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
