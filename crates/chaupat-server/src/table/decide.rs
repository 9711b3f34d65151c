//! What an action of somebody comes to: an event, or a problem. Nothing changes here.

use super::{
    seats::Chair,
    state::{TableState, digest},
};
use chaupat::{Bot, Controller, Event as GameEvent, Node, fair};
use chaupat_protocol::{Act, Code, DiceMode, Happening, Problem, Salts, State, game::Claim};

type Decided<T> = Result<T, Box<Problem>>;

fn no<T>(code: Code, detail: impl Into<String>) -> Decided<T> {
    Err(Box::new(Problem::new(code, detail)))
}

/// Which of the guest's seats acts.
pub(crate) fn acting<'a>(
    table: &'a TableState,
    guest: i64,
    seat: Option<&str>,
    act: &Act,
) -> Decided<&'a Chair> {
    if let Some(letter) = seat {
        let chair = table.chair(letter).or_else(|fault| no(Code::Invalid, fault))?;
        return if chair.guest == Some(guest) {
            Ok(chair)
        } else {
            no(Code::NotYourSeat, format!("seat {letter} is not yours"))
        };
    }
    let held: Vec<_> = table.seats(guest).collect();
    let due = table.due().map(|due| due.seats).unwrap_or_default();
    let awaited = held.iter().find(|chair| due.contains(&chair.letter));
    match (held.as_slice(), awaited) {
        ([], _) => no(Code::NotYourSeat, "you have no seat at this table"),
        (_, Some(chair)) | ([chair], None) => Ok(chair),
        // Any of them may do what concerns the whole table.
        ([chair, ..], None) if matches!(act, Act::Thrown(_) | Act::Abandon) => Ok(chair),
        _ => no(Code::Invalid, "you hold several seats: say with \"seat\" which of them acts"),
    }
}

/// What an action comes to.
pub(crate) fn decide(table: &TableState, chair: &Chair, act: &Act) -> Decided<Happening> {
    if table.phase == State::Over {
        return no(Code::Over, "the game is over");
    }
    let seat = chair.letter.clone();
    match act {
        Act::Throw => throw(table, chair),
        Act::Thrown(text) => thrown(table, text),
        Act::Play(text) => play(table, chair, text),
        Act::Resign => event(table, chair, GameEvent::Resigns(chair.seat), Happening::Resigned { seat }),
        Act::Claim => event(table, chair, GameEvent::Claims(chair.seat), Happening::Claimed { seat }),
        Act::StandIn(word) => stand_in(chair, word),
        Act::Return if chair.stand_in.is_none() => no(Code::NotDue, "no bot plays for this seat"),
        Act::Return => Ok(Happening::Controlled { seat, bot: None }),
        Act::Abandon => abandon(table, chair),
        Act::CommitSalt(text) => commit_salt(table, chair, text),
        Act::Salt(text) => salt(table, chair, text),
        Act::NoSalt => {
            salting(table, chair)?;
            Ok(Happening::Unsalted { seat })
        }
        Act::CommitLinks(text) => commit_links(table, chair, text),
        Act::Link(text) => link(table, chair, text),
        _ => no(Code::Invalid, "this server does not know that action"),
    }
}

fn in_play(table: &TableState) -> Decided<()> {
    match table.phase {
        State::Gathering => no(Code::NotDue, "the game has not begun: seats are free"),
        State::Salting => no(Code::NotDue, "the game has not begun: salts for the dice are awaited"),
        _ => Ok(()),
    }
}

/// The seat's own turn, and no bot's.
fn own_turn(table: &TableState, chair: &Chair) -> Decided<()> {
    in_play(table)?;
    let (Node::Throw(seat) | Node::Act(seat)) = table.game.node() else {
        return no(Code::Over, "the game is over");
    };
    if seat != chair.seat {
        let letter = table.game.letter(seat);
        return no(Code::NotDue, format!("it is {letter}'s turn, not {}'s", chair.letter));
    }
    if chair.bot().is_some() {
        return no(Code::NotDue, "a bot plays for this seat: return first");
    }
    Ok(())
}

fn throw(table: &TableState, chair: &Chair) -> Decided<Happening> {
    own_turn(table, chair)?;
    match table.game.node() {
        _ if table.called.is_some() => {
            no(Code::NotDue, "the throw is called, and waits for the links of the others")
        }
        Node::Throw(_) if table.dice.mode == DiceMode::Hand => {
            no(Code::NotDue, "this game is played with real shells or dice: say with \"thrown\" what fell")
        }
        // What falls is drawn by the table, which has the key.
        Node::Throw(_) => Ok(Happening::Called { seat: chair.letter.clone() }),
        _ => no(Code::NotDue, "an action is due, not a throw"),
    }
}

fn thrown(table: &TableState, text: &str) -> Decided<Happening> {
    in_play(table)?;
    if table.dice.mode != DiceMode::Hand {
        return no(Code::NotDue, "the server throws in this game");
    }
    let Some((n, seat)) = table.game.throw_due() else { return no(Code::NotDue, "no throw is due") };
    let ply = table.game.read(text, true)?;
    Ok(Happening::Threw { seat: table.game.letter(seat).to_string(), n, ply })
}

fn play(table: &TableState, chair: &Chair, text: &str) -> Decided<Happening> {
    own_turn(table, chair)?;
    if let Node::Throw(_) = table.game.node() {
        return no(Code::NotDue, "a throw is due, not an action");
    }
    let ply = table.game.read(text, false)?;
    Ok(Happening::Played { seat: chair.letter.clone(), ply })
}

fn event(table: &TableState, chair: &Chair, event: GameEvent, happening: Happening) -> Decided<Happening> {
    in_play(table)?;
    if table.called.is_some() {
        return no(Code::NotDue, "a throw is called, and waits for links");
    }
    debug_assert_eq!(event.seat(), chair.seat, "a seat speaks for itself");
    table.game.may_happen(event)?;
    Ok(happening)
}

/// The name of a bot that a word wishes for: `bot`, `bot:greedy`, or the name alone.
pub(crate) fn bot_named(word: &str) -> Decided<Bot> {
    let word =
        if word == "bot" || word.starts_with("bot:") { word.to_owned() } else { format!("bot:{word}") };
    match word.parse::<Controller>() {
        Ok(Controller::Bot(bot)) => Ok(bot),
        Ok(Controller::Person(_)) => no(Code::Invalid, "expected the name of a bot"),
        Err(error) => no(Code::Invalid, error.to_string()),
    }
}

fn stand_in(chair: &Chair, word: &str) -> Decided<Happening> {
    let bot = bot_named(word)?;
    Ok(Happening::Controlled { seat: chair.letter.clone(), bot: Some(bot.to_string()) })
}

fn abandon(table: &TableState, chair: &Chair) -> Decided<Happening> {
    let others = table.chairs.iter().any(|other| other.is_persons() && other.guest != chair.guest);
    if others { no(Code::NotYourSeat, "others play too: resign instead") } else { Ok(Happening::Abandoned) }
}

fn salting(table: &TableState, chair: &Chair) -> Decided<()> {
    if table.salts_awaited().iter().any(|other| other.seat == chair.seat) {
        return Ok(());
    }
    let why = match table.phase {
        State::Gathering => "salts are asked for when everybody is there",
        State::Salting => "nothing more is awaited of this seat",
        _ if table.dice.mode == DiceMode::Hand => "real shells or dice take no salt",
        _ if table.dice.salts == Salts::None => "nobody is asked for a salt in this game",
        _ => "the time for salts is over",
    };
    no(Code::NotDue, why)
}

fn read_digest(text: &str) -> Decided<fair::Digest> {
    digest(text).or_else(|fault| no(Code::Invalid, fault))
}

fn commit_salt(table: &TableState, chair: &Chair, text: &str) -> Decided<Happening> {
    salting(table, chair)?;
    if table.opened {
        return no(Code::NotDue, "all promises are open: the salt itself is due");
    }
    let commitment = read_digest(text)?.to_string();
    Ok(Happening::SaltCommitted { seat: chair.letter.clone(), commitment })
}

fn salt(table: &TableState, chair: &Chair, text: &str) -> Decided<Happening> {
    salting(table, chair)?;
    if !table.opened {
        return no(Code::NotDue, "the promise comes first: tell no salt before all promises are in");
    }
    let salt = fair::Salt::new(read_digest(text)?.0);
    let promised = table.deal.as_ref().and_then(|deal| deal.clients[chair.seat].commitment);
    if promised != Some(salt.commitment(&table.id, chair.seat)) {
        return no(Code::Illegal, "this is not the salt that was promised");
    }
    Ok(Happening::Salted { seat: chair.letter.clone(), salt: text.to_owned() })
}

fn commit_links(table: &TableState, chair: &Chair, text: &str) -> Decided<Happening> {
    salting(table, chair)?;
    if table.dice.mode != DiceMode::Live {
        return no(Code::NotDue, "only games with live dice take links");
    }
    let has = table.deal.as_ref().is_some_and(|deal| deal.clients[chair.seat].chain.is_some());
    if has || table.opened {
        return no(Code::NotDue, "the tip is told once, before the salt is promised");
    }
    let tip = read_digest(text)?.to_string();
    Ok(Happening::LinksCommitted { seat: chair.letter.clone(), tip })
}

fn link(table: &TableState, chair: &Chair, text: &str) -> Decided<Happening> {
    if !table.links_awaited().iter().any(|other| other.seat == chair.seat) {
        return no(Code::NotDue, "no link is awaited of this seat");
    }
    let link = read_digest(text)?;
    let chain = table.deal.as_ref().and_then(|deal| deal.clients[chair.seat].chain.clone());
    if !chain.is_some_and(|mut chain| chain.release(link)) {
        return no(Code::Illegal, "this is not the next link of the chain");
    }
    Ok(Happening::Linked { seat: chair.letter.clone(), link: text.to_owned() })
}

/// What it comes to that a guest sits down; `word_fits` says whether the word of the link is right.
pub(crate) fn sit(
    table: &TableState,
    letter: &str,
    claim: &Claim,
    name: &str,
    word_fits: bool,
) -> Decided<Happening> {
    let chair = table.chair(letter).or_else(|fault| no(Code::NotFound, fault))?;
    if !chair.is_free() {
        return no(Code::Taken, format!("seat {letter} is taken"));
    }
    if table.phase == State::Over {
        return no(Code::Over, "the game is over");
    }
    if matches!(chair.holder, chaupat_protocol::Holder::Link) && !word_fits {
        let why = if claim.word.is_some() {
            "the word is not that of the link"
        } else {
            "this seat needs its link"
        };
        return no(Code::NotYourSeat, why);
    }
    Ok(Happening::Seated { seat: letter.to_owned(), name: name.to_owned() })
}
