//! Plies of chaupar as text (C19.1).

use super::man::{
    man_at, scan_element, scan_place, scan_throw, write_element, write_man, write_place, write_throw,
};
use crate::{LegalityError, Location, ReadError, scanner::Scanner};
use chaupar::{Action, Effect, Element, Landing, Man, Position, Throw};
use chaupat_core::{Node, Ply, Position as _, Seat};

/// A legal use of an element, and what it does.
struct Use {
    action: Action,
    element: Element,
    landing: Landing,
    doublet: bool,
}

impl Use {
    /// `None` for anything but a legal use.
    fn of(position: &Position, action: Action) -> Option<Self> {
        let Action::Use { element, .. } = action else { return None };
        let landing = position.landing(action)?;
        let doublet = landing.count == 2 && !position.rules().has_jugs();
        Some(Self { action, element, landing, doublet })
    }

    fn all(position: &Position) -> Vec<Self> {
        let mut actions = Vec::new();
        position.actions(&mut actions);
        actions.into_iter().filter_map(|action| Self::of(position, action)).collect()
    }

    fn write(&self) -> String {
        let Landing { owner, from, to, knocked_out, .. } = self.landing;
        let mut text = String::new();
        write_element(&mut text, self.element);
        text.push(':');
        write_man(&mut text, from, owner);
        text.push('-');
        write_place(&mut text, to.house(), to.progress(), owner);
        text.push_str(if self.doublet { "=2" } else { "" });
        text.push_str(if knocked_out > 0 { "x" } else { "" });
        text
    }
}

pub(super) fn write_ply(position: &Position, ply: Ply<Action, Throw>) -> String {
    match ply {
        Ply::Throw(throw) => {
            let mut text = String::new();
            write_throw(&mut text, throw);
            text
        }
        Ply::Act(action) => Use::of(position, action).map_or_else(|| "--".to_owned(), |facts| facts.write()),
    }
}

/// The use of an element as a person writes it.
struct UseText {
    element: Element,
    from: (Option<Seat>, u8),
    alkhee: bool,
    to: Option<(Option<Seat>, u8)>,
    doublet: bool,
    knocks_out: bool,
    /// Where each part begins, for errors.
    at: Places,
}

#[derive(Clone, Copy)]
struct Places {
    from: Location,
    to: Location,
    doublet: Location,
    knocks_out: Location,
}

pub(super) fn read_ply(position: &Position, text: &str) -> Result<Ply<Action, Throw>, ReadError> {
    let mut scanner = Scanner::new(text, "C19.1");
    match position.node() {
        Node::Over => Err(ReadError::illegal(scanner.at(), "the game is over", "C11.1")),
        Node::Throw(_) => read_throw(position, &mut scanner).map(Ply::Throw),
        Node::Act(_) => read_action(position, &mut scanner).map(Ply::Act),
    }
}

fn read_throw(position: &Position, scanner: &mut Scanner<'_>) -> Result<Throw, ReadError> {
    let start = scanner.at();
    let throw = scan_throw(scanner)?;
    scanner.end("the end of the throw")?;
    legal(position, Ply::Throw(throw), start)?;
    Ok(throw)
}

fn legal(position: &Position, ply: Ply<Action, Throw>, at: Location) -> Result<(), ReadError> {
    position.fault(ply).map_or(Ok(()), |fault| Err(illegal(at, fault)))
}

fn illegal(at: Location, fault: chaupar::Fault) -> ReadError {
    ReadError::new(at, LegalityError::of(fault))
}

fn read_action(position: &Position, scanner: &mut Scanner<'_>) -> Result<Action, ReadError> {
    let start = scanner.at();
    if scanner.eat("--") {
        scanner.end("the end of the action")?;
        legal(position, Ply::Act(Action::Decline), start)?;
        return Ok(Action::Decline);
    }
    let wanted = scan_use(scanner)?;
    let uses = Use::all(position);
    let fits: Vec<_> = uses.iter().filter(|facts| wanted.fits(facts)).collect();
    match fits[..] {
        [one] => wanted.checked(one),
        [] => Err(wanted.refused(position, &uses)),
        [..] => Err(wanted.ambiguous(&fits)),
    }
}

fn scan_use(scanner: &mut Scanner<'_>) -> Result<UseText, ReadError> {
    const FROM: &str = "a man, such as 29 or W80";
    let before = scanner.clone();
    let element = scan_element(scanner)
        .map_err(|_| before.fail("an action, such as 10:4-14, 25:0-4, +d:13-14 or --"))?;
    scanner.expect(":", "\":\" and the man that is moved")?;
    let at_from = scanner.at();
    let from = scan_place(scanner, FROM)?;
    let alkhee = scanner.eat("!");
    let at_to = scanner.at();
    let to = if scanner.eat("-") {
        Some(scan_place(scanner, "where the man arrives, such as 14 or W71")?)
    } else {
        None
    };
    let at_doublet = scanner.at();
    let doublet = scanner.eat("=2");
    let at_knock = scanner.at();
    let knocks_out = scanner.eat("x");
    scanner.end(match to {
        None => "\"-\" and where the man arrives, \"=2\", \"x\", or the end of the action",
        Some(_) => "\"=2\", \"x\", or the end of the action",
    })?;
    let at = Places { from: at_from, to: at_to, doublet: at_doublet, knocks_out: at_knock };
    Ok(UseText { element, from, alkhee, to, doublet, knocks_out, at })
}

impl UseText {
    fn is_of(&self, facts: &Use) -> bool {
        self.element == facts.element && self.man(facts.landing.owner) == facts.landing.from
    }

    fn fits(&self, facts: &Use) -> bool {
        let arrives = |(house, progress): (Option<Seat>, u8)| {
            let Landing { owner, to, .. } = facts.landing;
            (house.unwrap_or(owner), progress) == (to.house(), to.progress())
        };
        self.is_of(facts) && self.to.is_none_or(arrives)
    }

    fn man(&self, owner: Seat) -> Man {
        man_at(self.from, self.alkhee, owner)
    }

    /// The signs must not say more than what happens.
    fn checked(&self, facts: &Use) -> Result<Action, ReadError> {
        if self.doublet && !facts.doublet {
            let reason = format!("{} moves one man, not two", facts.write());
            return Err(ReadError::illegal(self.at.doublet, reason, "C9.2"));
        }
        if self.knocks_out && facts.landing.knocked_out == 0 {
            let reason = format!("{} knocks nobody out", facts.write());
            return Err(ReadError::illegal(self.at.knocks_out, reason, "C6.2"));
        }
        Ok(facts.action)
    }

    fn ambiguous(&self, fits: &[&Use]) -> ReadError {
        let all: Vec<_> = fits.iter().map(|facts| facts.write()).collect();
        ReadError::illegal(self.at.from, format!("this may be {}", all.join(" or ")), "C19.1")
    }

    /// Why no legal use is the one that is written.
    fn refused(&self, position: &Position, uses: &[Use]) -> ReadError {
        if let Some(other) = uses.iter().find(|facts| self.is_of(facts)) {
            let reason = format!("the man does not arrive there: the use is {}", other.write());
            return ReadError::illegal(self.at.to, reason, "C6.1");
        }
        let owner = position.mover();
        let man = self.man(owner);
        let wake = self.to.map(|(house, _)| house.unwrap_or(owner)).filter(|_| man.is_home());
        let action = Action::Use { element: self.element, man, wake };
        let fault = position.fault(Ply::Act(action));
        fault.map_or_else(
            || ReadError::illegal(self.at.from, "there is no such use", "C4.2"),
            |fault| illegal(Location::START, fault),
        )
    }
}

/// The words behind a ply in a record: what was forfeited, and whether the throws burnt.
pub(super) fn remarks(position: &Position, ply: Ply<Action, Throw>) -> Vec<String> {
    let mut words = Vec::new();
    position.clone().play_noting(ply, &mut |effect| match effect {
        Effect::Forfeited(element) => {
            let mut word = String::new();
            write_element(&mut word, element);
            word.push_str(":--");
            words.push(word);
        }
        Effect::Burnt(_) => words.push("burnt".to_owned()),
        _ => (),
    });
    words
}
