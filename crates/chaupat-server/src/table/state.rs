//! The state of a table: what its events add up to.

use super::{
    game::{Game, Told, open},
    seats::Chair,
};
use chaupat::{
    Bot, Event as GameEvent, Node, Seat,
    fair::{Chain, Deal, Digest, Mode, Salt, Secret},
};
use chaupat_protocol::{
    DiceMode, DiceWish, Due, Event, GameView, Happening, Holder, Need, Problem, State, Visibility,
};
use chaupat_store::Stand;
use std::time::Duration;

/// How long a person has to promise or to tell the salt.
pub(crate) const SALT_TIME: Duration = Duration::from_secs(20);

/// How long the others have to give their links for a throw.
pub(crate) const LINK_TIME: Duration = Duration::from_secs(5);

const DAY: u64 = 24 * 60 * 60;
const DAY_MS: u64 = 1000 * DAY;
const HOUR_MS: u64 = DAY_MS / 24;

/// How long a table waits for people to sit down.
pub(crate) const GATHERING_TIME: Duration = Duration::from_secs(7 * DAY);

/// How long a game may stand still.
pub(crate) const STILL_TIME: Duration = Duration::from_secs(60 * DAY);

/// A table.
pub(crate) struct TableState {
    pub(crate) id: String,
    pub(crate) version: u64,
    pub(crate) created: u64,
    pub(crate) game: Box<dyn Game>,
    pub(crate) chairs: Vec<Chair>,
    pub(crate) dice: DiceWish,
    pub(crate) visibility: Visibility,
    pub(crate) owner: Option<i64>,
    pub(crate) phase: State,
    /// When the phase, or what is waited for in it, began.
    pub(crate) since: u64,
    /// What decides the dice; none with real ones.
    pub(crate) deal: Option<Deal>,
    /// Whether all promises of salts are open.
    pub(crate) opened: bool,
    /// The throw that waits for links: its seat, and who has answered.
    pub(crate) called: Option<Called>,
    /// Whether the end is told.
    pub(crate) told: bool,
}

/// A throw that waits for links.
#[derive(Clone, Debug)]
pub(crate) struct Called {
    pub(crate) t: u32,
    pub(crate) seat: Seat,
    /// The links that came, `None` for those that did not.
    pub(crate) links: Vec<(Seat, Option<Digest>)>,
}

/// An event that a table cannot have had.
#[derive(Clone, Debug, thiserror::Error)]
#[error("event {version} of game {game} does not fit: {fault}")]
pub(crate) struct Misfit {
    pub(crate) game: String,
    pub(crate) version: u64,
    pub(crate) fault: String,
}

type Fits<T = ()> = Result<T, String>;

impl TableState {
    /// The table that its first event makes.
    pub(crate) fn create(id: &str, at: u64, owner: Option<i64>, first: &Happening) -> Result<Self, Misfit> {
        let misfit = |fault: String| Misfit { game: id.to_owned(), version: 1, fault };
        let Happening::Created { rules, seats, dice, visibility, commitment } = first else {
            return Err(misfit("a game begins with its making".to_owned()));
        };
        let mut game = open(rules).map_err(|problem| misfit(problem.detail))?;
        let mut chairs = Vec::new();
        for (seat, start) in game.seats().iter().zip(seats) {
            let held = matches!(start.holder, Holder::Person { .. });
            let chair = Chair {
                seat,
                letter: start.seat.clone(),
                holder: start.holder.clone(),
                guest: owner.filter(|_| held),
                stand_in: None,
                unsalted: false,
            };
            if let Some(name) = chair.player() {
                game.name_player(seat, &name);
            }
            chairs.push(chair);
        }
        let deal = commitment.as_deref().map(|text| deal(id, dice.mode, text)).transpose().map_err(misfit)?;
        let mut table = Self {
            id: id.to_owned(),
            version: 1,
            created: at,
            game,
            chairs,
            dice: *dice,
            visibility: *visibility,
            owner,
            phase: State::Gathering,
            since: at,
            deal,
            opened: false,
            called: None,
            told: false,
        };
        table.gather(at);
        Ok(table)
    }

    /// Adds an event, and tells what came of it.
    pub(crate) fn add(&mut self, at: u64, guest: Option<i64>, what: &Happening) -> Result<Told, Misfit> {
        let told = self.fold(at, guest, what).map_err(|fault| Misfit {
            game: self.id.clone(),
            version: self.version + 1,
            fault,
        })?;
        self.version += 1;
        Ok(told)
    }

    fn fold(&mut self, at: u64, guest: Option<i64>, what: &Happening) -> Fits<Told> {
        match what {
            Happening::Created { .. } => return Err("a game is made once".to_owned()),
            Happening::Seated { seat, name } => self.sit(seat, name, guest)?,
            Happening::SaltCommitted { seat, commitment } => {
                let commitment = digest(commitment)?;
                self.client(seat)?.commitment = Some(commitment);
            }
            Happening::LinksCommitted { seat, tip } => {
                let tip = digest(tip)?;
                self.client(seat)?.chain = Some(Chain::new(tip));
            }
            Happening::SaltsOpened { .. } => {
                self.opened = true;
                self.since = at;
            }
            Happening::Salted { seat, salt } => {
                let salt = digest(salt)?;
                self.client(seat)?.salt = Some(Salt::new(salt.0));
            }
            Happening::Unsalted { seat } => self.chair_mut(seat)?.unsalted = true,
            Happening::Started => self.set_phase(State::Playing, at),
            Happening::Called { seat } => self.call(seat, at)?,
            Happening::Linked { seat, link } => self.link(seat, Some(digest(link)?))?,
            Happening::Unlinked { seat } => self.link(seat, None)?,
            Happening::Threw { ply, .. } | Happening::Played { ply, .. } => {
                (self.called, self.since) = (None, at);
                return self.game.play(ply).map_err(detail);
            }
            Happening::Resigned { seat } => return self.happen(seat, GameEvent::Resigns),
            Happening::Claimed { seat } => return self.happen(seat, GameEvent::Claims),
            Happening::Controlled { seat, bot } => {
                let bot = bot.as_deref().map(|name| name.parse().unwrap_or(Bot::BEST));
                self.chair_mut(seat)?.stand_in = bot;
            }
            Happening::Abandoned => self.game.abandon(),
            Happening::Over { secret, .. } => {
                self.tell(secret.as_deref())?;
                self.set_phase(State::Over, at);
            }
            _ => (),
        }
        self.gather(at);
        Ok(Told::default())
    }

    fn sit(&mut self, seat: &str, name: &str, guest: Option<i64>) -> Fits {
        let chair = self.chair_mut(seat)?;
        chair.holder = Holder::Person { name: name.to_owned() };
        chair.guest = guest;
        let seat = chair.seat;
        self.game.name_player(seat, name);
        Ok(())
    }

    /// Salts are asked for as soon as everybody is there.
    fn gather(&mut self, at: u64) {
        if self.phase == State::Gathering && !self.chairs.iter().any(Chair::is_free) {
            self.set_phase(State::Salting, at);
        }
    }

    fn set_phase(&mut self, phase: State, at: u64) {
        (self.phase, self.since) = (phase, at);
    }

    fn call(&mut self, seat: &str, at: u64) -> Fits {
        let seat = self.chair(seat)?.seat;
        let (t, _) = self.game.throw_due().ok_or("no throw is due")?;
        (self.called, self.since) = (Some(Called { t, seat, links: Vec::new() }), at);
        Ok(())
    }

    fn link(&mut self, letter: &str, link: Option<Digest>) -> Fits {
        let seat = self.chair(letter)?.seat;
        let called = self.called.as_mut().ok_or("no throw is called")?;
        called.links.push((seat, link));
        let t = called.t;
        let chain = self.client(letter)?.chain.as_mut().ok_or("the seat has no links")?;
        match link {
            None => chain.miss(t),
            Some(link) if chain.release(link) => (),
            Some(_) => return Err("the link is not the next of its chain".to_owned()),
        }
        Ok(())
    }

    fn happen(&mut self, letter: &str, event: fn(Seat) -> GameEvent) -> Fits<Told> {
        let seat = self.chair(letter)?.seat;
        self.called = None;
        self.game.happen(event(seat)).map_err(detail)
    }

    fn tell(&mut self, secret: Option<&str>) -> Fits {
        self.told = true;
        if let Some(deal) = &mut self.deal {
            deal.secret = secret.map(digest).transpose()?.map(|secret| Secret::new(secret.0));
        }
        Ok(())
    }

    /// The chair with this letter.
    pub(crate) fn chair(&self, letter: &str) -> Fits<&Chair> {
        let found = self.chairs.iter().find(|chair| chair.letter == letter);
        found.ok_or_else(|| format!("there is no seat {letter:?} at this table"))
    }

    fn chair_mut(&mut self, letter: &str) -> Fits<&mut Chair> {
        let found = self.chairs.iter_mut().find(|chair| chair.letter == letter);
        found.ok_or_else(|| format!("there is no seat {letter:?} at this table"))
    }

    /// The chair of this seat.
    pub(crate) fn chair_of(&self, seat: Seat) -> Option<&Chair> {
        self.chairs.iter().find(|chair| chair.seat == seat)
    }

    fn client(&mut self, letter: &str) -> Fits<&mut chaupat::fair::Client> {
        let seat = self.chair(letter)?.seat;
        let deal = self.deal.as_mut().ok_or("the dice are real ones")?;
        Ok(&mut deal.clients[seat])
    }

    /// Whether this guest sits here.
    pub(crate) fn seats(&self, guest: i64) -> impl Iterator<Item = &Chair> {
        self.chairs.iter().filter(move |chair| chair.guest == Some(guest))
    }

    /// Whether this viewer may know of the table.
    pub(crate) fn is_seen_by(&self, guest: Option<i64>) -> bool {
        self.visibility == Visibility::Public
            || guest.is_some_and(|guest| self.owner == Some(guest) || self.seats(guest).next().is_some())
    }

    /// The seats of people of whom a salt is still awaited: promises first, then, when all are open, the salts.
    pub(crate) fn salts_awaited(&self) -> Vec<&Chair> {
        let Some(deal) = &self.deal else { return Vec::new() };
        if self.phase != State::Salting || self.dice.salts == chaupat_protocol::Salts::None {
            return Vec::new();
        }
        let awaited = |chair: &&Chair| {
            let client = &deal.clients[chair.seat];
            let has = if self.opened { client.salt.is_some() } else { client.commitment.is_some() };
            chair.is_persons() && !chair.unsalted && !has
        };
        self.chairs.iter().filter(awaited).collect()
    }

    /// The seats whose links are still awaited for the throw that is called.
    pub(crate) fn links_awaited(&self) -> Vec<&Chair> {
        let (Some(called), Some(deal)) = (&self.called, &self.deal) else { return Vec::new() };
        let awaited = |chair: &&Chair| {
            chair.seat != called.seat
                && deal.clients[chair.seat].chain.is_some()
                && !called.links.iter().any(|&(seat, _)| seat == chair.seat)
        };
        self.chairs.iter().filter(awaited).collect()
    }

    /// Whether a throw waits for links of others: somebody who does not throw has any.
    pub(crate) fn needs_links(&self, thrower: Seat) -> bool {
        self.dice.mode == DiceMode::Live
            && self.deal.as_ref().is_some_and(|deal| {
                self.chairs
                    .iter()
                    .any(|chair| chair.seat != thrower && deal.clients[chair.seat].chain.is_some())
            })
    }

    /// What is due, and from whom.
    pub(crate) fn due(&self) -> Option<Due> {
        match self.phase {
            State::Salting => {
                let need = if self.opened { Need::Salt } else { Need::CommitSalt };
                due_of(need, &self.salts_awaited(), Some(self.since + millis(SALT_TIME)))
            }
            State::Playing => self.due_in_play(),
            _ => None,
        }
    }

    /// Whether the next throw or action is a person's.
    fn awaits_person(&self) -> bool {
        match self.game.node() {
            Node::Over => false,
            Node::Throw(_) if self.dice.mode == DiceMode::Hand => true,
            Node::Throw(seat) | Node::Act(seat) => {
                self.chair_of(seat).is_some_and(|chair| chair.bot().is_none())
            }
        }
    }

    fn due_in_play(&self) -> Option<Due> {
        if self.called.is_some() {
            return due_of(Need::Link, &self.links_awaited(), Some(self.since + millis(LINK_TIME)));
        }
        let (need, seat) = match self.game.node() {
            Node::Over => return None,
            Node::Throw(seat) if self.dice.mode == DiceMode::Hand => (Need::Thrown, seat),
            Node::Throw(seat) => (Need::Throw, seat),
            Node::Act(seat) => (Need::Play, seat),
        };
        let chair = self.chair_of(seat)?;
        let need = if need != Need::Thrown && chair.bot().is_some() { Need::Bot } else { need };
        due_of(need, &[chair], None)
    }

    /// When the table waits no longer for people, in milliseconds since 1970; none when it waits for nobody.
    pub(crate) fn patience_ends(&self) -> Option<u64> {
        match self.phase {
            State::Over => None,
            State::Gathering => Some(self.since + millis(GATHERING_TIME)),
            State::Salting => Some(self.since + millis(SALT_TIME)),
            _ if self.called.is_some() => Some(self.since + millis(LINK_TIME)),
            _ => self.awaits_person().then_some(self.since + millis(STILL_TIME)),
        }
    }

    /// Where the game stands, for those who look for games. The times are rounded where that does no harm, so that they
    /// seldom change: every change is written.
    pub(crate) fn stand(&self) -> Stand {
        let due = match self.patience_ends() {
            _ if self.phase == State::Over => None,
            Some(end) if end - self.since < millis(GATHERING_TIME) => Some(end),
            Some(end) => Some((end / DAY_MS + 1) * DAY_MS),
            // The server itself is due, and was from the moment on that the last event happened.
            None => Some(self.since / HOUR_MS * HOUR_MS),
        };
        Stand { state: self.phase, due }
    }

    /// The table as a viewer sees it.
    pub(crate) fn view(&self, guest: Option<i64>) -> GameView {
        let (result, ended) = self.game.result();
        GameView {
            id: self.id.clone(),
            v: self.version,
            game: self.game.name().to_owned(),
            rules: self.game.rules(),
            state: self.phase,
            seats: self.chairs.iter().map(|chair| chair.view(guest)).collect(),
            position: self.game.position(),
            due: self.due(),
            turns: self.game.turns(),
            throws: self.game.throws(),
            result,
            ended,
            dice: self.dice,
            commitment: self.deal.as_ref().map(|deal| deal.commitment.to_string()),
            visibility: self.visibility,
        }
    }

    /// An event as it is told, when it was the last.
    pub(crate) fn tell_event(&self, at: u64, what: Happening, told: Told) -> Event {
        let moved = matches!(
            what,
            Happening::Threw { .. }
                | Happening::Played { .. }
                | Happening::Resigned { .. }
                | Happening::Claimed { .. }
                | Happening::Started
                | Happening::Created { .. }
        );
        Event {
            v: self.version,
            at,
            what,
            position: moved.then(|| self.game.position()),
            due: self.due(),
            say: told.say,
        }
    }
}

/// Whether only the seat itself is told of an event: the promise of a salt, before all are in.
pub(crate) fn is_private(what: &Happening) -> Option<&str> {
    match what {
        Happening::SaltCommitted { seat, .. } => Some(seat),
        _ => None,
    }
}

fn deal(id: &str, mode: DiceMode, commitment: &str) -> Fits<Deal> {
    let mode = if mode == DiceMode::Live { Mode::Live } else { Mode::Plain };
    Ok(Deal {
        game_id: id.to_owned(),
        commitment: digest(commitment)?,
        secret: None,
        mode,
        clients: chaupat::BySeat::default(),
    })
}

/// 32 bytes, written as 64 hexadecimal digits.
pub(crate) fn digest(text: &str) -> Fits<Digest> {
    text.parse().map_err(|error: chaupat::fair::DigestError| error.to_string())
}

fn due_of(need: Need, chairs: &[&Chair], until: Option<u64>) -> Option<Due> {
    let seats: Vec<_> = chairs.iter().map(|chair| chair.letter.clone()).collect();
    (!seats.is_empty()).then_some(Due { need, seats, until })
}

#[expect(clippy::boxed_local, reason = "problems travel in boxes")]
fn detail(problem: Box<Problem>) -> String {
    problem.detail
}

/// A time in milliseconds.
pub(crate) const fn millis(time: Duration) -> u64 {
    time.as_millis() as u64
}
