//! What the seats of this player give to the dice, when it is due.

use super::secrets::Secrets;
use chaupat::Seat;
use chaupat_protocol::{Act, Code, DiceMode, Due, Event, Happening, Need, Problem};
use std::collections::{BTreeMap, BTreeSet};

/// Gives salts and links for the seats of this player, one act a seat at a time.
#[derive(Debug)]
pub(super) struct Share {
    game: String,
    secrets: Secrets,
    /// The seats of this player: letter and seat.
    seats: BTreeMap<String, Seat>,
    live: bool,
    /// Whose tips are known to the table.
    tips: BTreeSet<String>,
    /// How many links each seat has released.
    released: BTreeMap<String, u32>,
    /// What was sent and not answered: the seat, by the act's id.
    sent: BTreeMap<String, String>,
    /// The version at which an act for a seat was refused: at that version it is not tried again.
    refused: BTreeMap<String, u64>,
}

impl Share {
    pub(super) fn new(game: String, seats: BTreeMap<String, Seat>, secrets: Secrets) -> Self {
        Self {
            game,
            secrets,
            seats,
            live: false,
            tips: BTreeSet::new(),
            released: BTreeMap::new(),
            sent: BTreeMap::new(),
            refused: BTreeMap::new(),
        }
    }

    /// Takes in what has happened.
    pub(super) fn hear(&mut self, event: &Event) {
        match &event.what {
            Happening::Created { dice, .. } => self.live = dice.mode == DiceMode::Live,
            Happening::LinksCommitted { seat, .. } => drop(self.tips.insert(seat.clone())),
            Happening::Linked { seat, .. } => *self.released.entry(seat.clone()).or_default() += 1,
            Happening::Over { .. } => self.secrets.forget(),
            _ => {}
        }
    }

    /// What is to be sent now: an id that `name` makes, the letter of the seat, and the act.
    pub(super) fn due(
        &mut self,
        due: Option<&Due>,
        version: u64,
        name: impl Fn() -> String,
    ) -> Vec<(String, String, Act)> {
        let Some(due) = due else { return Vec::new() };
        let mut acts = Vec::new();
        for letter in &due.seats {
            let waits =
                self.sent.values().any(|seat| seat == letter) || self.refused.get(letter) == Some(&version);
            if waits || !self.seats.contains_key(letter) {
                continue;
            }
            if let Some(act) = self.act(letter, due.need) {
                let id = name();
                self.sent.insert(id.clone(), letter.clone());
                acts.push((id, letter.clone(), act));
            }
        }
        acts
    }

    fn act(&mut self, letter: &str, need: Need) -> Option<Act> {
        match need {
            Need::CommitSalt if self.live && !self.tips.contains(letter) => {
                Some(Act::CommitLinks(self.secrets.links(letter)?.tip().to_string()))
            }
            Need::CommitSalt => {
                let seat = *self.seats.get(letter)?;
                Some(Act::CommitSalt(self.secrets.salt(letter)?.commitment(&self.game, seat).to_string()))
            }
            // Without the salt that was promised, another terminal of this player has it.
            Need::Salt => {
                let salt = self.secrets.known_salt(letter)?;
                Some(Act::Salt(chaupat::fair::Digest(*salt.bytes()).to_string()))
            }
            Need::Link => {
                let number = self.released.get(letter).copied().unwrap_or_default() + 1;
                Some(Act::Link(self.secrets.links(letter)?.link(number)?.to_string()))
            }
            _ => None,
        }
    }

    /// Whether an act was one of these; then it is answered, with a problem or without.
    pub(super) fn answered(&mut self, id: &str, version: u64, problem: Option<&Problem>) -> bool {
        let Some(letter) = self.sent.remove(id) else { return false };
        if problem.is_some_and(|problem| problem.code != Code::Stale) {
            self.refused.insert(letter, version);
        }
        true
    }

    /// The connection was lost, and with it the answers.
    pub(super) fn start_anew(&mut self) {
        self.sent.clear();
        self.refused.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use chaupat::fair::{Digest, Salt, is_next};

    fn share() -> Share {
        let seats = BTreeMap::from([("S".to_owned(), Seat::ALL[0])]);
        Share::new("game-1".into(), seats, Secrets::open(None))
    }

    fn due(need: Need) -> Due {
        Due { need, seats: vec!["N".into(), "S".into()], until: None }
    }

    fn ask(share: &mut Share, need: Need, version: u64) -> Vec<Act> {
        let acts = share.due(Some(&due(need)), version, || format!("id-{version}"));
        acts.into_iter()
            .map(|(_, letter, act)| {
                assert_eq!(letter, "S");
                act
            })
            .collect()
    }

    /// docs/fairness.md: the promise is that of the salt.
    #[test]
    fn a_salt_is_promised_and_then_told() {
        let mut share = share();
        let [Act::CommitSalt(promise)] = &ask(&mut share, Need::CommitSalt, 1)[..] else { panic!() };
        assert_eq!(ask(&mut share, Need::CommitSalt, 1), [], "not twice");
        assert!(share.answered("id-1", 1, None));
        let [Act::Salt(salt)] = &ask(&mut share, Need::Salt, 2)[..] else { panic!() };
        let salt = Salt::new(salt.parse::<Digest>().unwrap().0);
        assert_eq!(&salt.commitment("game-1", Seat::ALL[0]).to_string(), promise);
    }

    #[test]
    fn links_follow_one_another() {
        let mut share = share();
        share.live = true;
        let [Act::CommitLinks(tip)] = &ask(&mut share, Need::CommitSalt, 1)[..] else { panic!() };
        share.answered("id-1", 1, None);
        let mut last: Digest = tip.parse().unwrap();
        for version in 2..5 {
            let [Act::Link(link)] = &ask(&mut share, Need::Link, version)[..] else { panic!() };
            assert!(is_next(link.parse().unwrap(), last));
            last = link.parse().unwrap();
            share.answered(&format!("id-{version}"), version, None);
            let what = Happening::Linked { seat: "S".into(), link: link.clone() };
            share.hear(&Event { v: version, at: 0, what, position: None, due: None, say: Vec::new() });
        }
    }

    /// Stale is tried again at once, another refusal only when something has changed.
    #[test]
    fn a_refusal_is_not_repeated() {
        let mut share = share();
        assert_eq!(ask(&mut share, Need::CommitSalt, 1).len(), 1);
        share.answered("id-1", 1, Some(&Problem::new(Code::Stale, "")));
        assert_eq!(ask(&mut share, Need::CommitSalt, 1).len(), 1);
        share.answered("id-1", 1, Some(&Problem::new(Code::NotDue, "")));
        assert_eq!(ask(&mut share, Need::CommitSalt, 1).len(), 0);
        assert_eq!(ask(&mut share, Need::CommitSalt, 2).len(), 1);
    }
}
