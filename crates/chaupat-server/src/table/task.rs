//! The task of a table: it takes questions one by one, keeps what happens, and only then tells it.

use super::{
    Ask, Outbound,
    ask::{Answer, Reply},
    decide::{acting, decide, sit},
    follow::{follows, throw, too_late},
    game::choose,
    kept::{Kept, fold, kind, load, told},
    problems::{failed, no_such_game},
    recent::{Recent, event_frame, frame},
    state::{TableState, is_private},
};
use crate::{app::Services, clock::now, probe::Point, random};
use chaupat::fair::Key;
use chaupat_protocol::{
    Accepted, Action, Code, Event, FromServer, Happening, Legal, Need, Problem, State, game::Claim,
};
use chaupat_store::{Append, Appended, NewEvent, StoreError};
use std::{collections::VecDeque, sync::Arc, time::Duration};
use tokio::{sync::mpsc, task::JoinHandle, time::Instant};

/// How many of the last events a table holds for those who were away for a moment.
const RECENT: usize = 32;

/// How long a table stays awake when nobody asks or listens.
const IDLE: Duration = Duration::from_secs(30);

/// How long a bot may think before the table plays for it.
const WATCHDOG: Duration = Duration::from_secs(10);

/// How long a table waits before it tries a store anew that failed.
const RETRY: Duration = Duration::from_millis(200);

/// How many events by themselves go into one commit.
const RUN: usize = 32;

/// How often an action is tried anew when others write at the same time.
const TRIES: usize = 64;

/// A bot that thinks.
struct Thinking {
    /// The version of the table for which it does.
    version: u64,
    choice: JoinHandle<Result<String, String>>,
    until: Instant,
}

struct Task {
    services: Arc<Services>,
    state: TableState,
    links: Vec<chaupat_store::LinkRow>,
    key: Option<Key>,
    recent: VecDeque<Recent>,
    /// The version of the last event that listeners were told.
    told: u64,
    listeners: Vec<Outbound>,
    thinking: Option<Thinking>,
    /// Whether the state has events that the store has not: then it is told to nobody before it was read anew.
    is_ahead: bool,
}

/// Keeps a table awake for as long as somebody asks or listens, or something is to be done.
pub(crate) async fn run(services: Arc<Services>, kept: Kept, mut asks: mpsc::Receiver<Ask>) {
    let state = match fold(&kept) {
        Ok(state) => state,
        Err(error) => {
            tracing::error!(game = kept.id, %error, "a game cannot be opened");
            return services.tables.gone(&kept.id, &mut asks);
        }
    };
    let mut task = Task {
        services,
        told: state.version,
        state,
        links: kept.links,
        key: None,
        recent: VecDeque::new(),
        listeners: Vec::new(),
        thinking: None,
        is_ahead: false,
    };
    task.find_key();
    loop {
        task.proceed().await;
        let wake = task.wakes_at();
        tokio::select! {
            biased;
            ask = asks.recv() => match ask {
                Some(ask) => task.answer(ask).await,
                None => return,
            },
            choice = thought(&mut task.thinking) => task.thought(choice).await,
            () = tokio::time::sleep_until(wake) => {
                if !task.timed().await && task.services.tables.sleeps(&task.state.id, &mut asks) {
                    return;
                }
            }
        }
    }
}

/// What a bot came to, or that it took too long.
async fn thought(thinking: &mut Option<Thinking>) -> (u64, Result<String, String>) {
    let Some(Thinking { version, choice, until }) = thinking else { return std::future::pending().await };
    let (version, until) = (*version, *until);
    match tokio::time::timeout_at(until, choice).await {
        Ok(Ok(choice)) => (version, choice),
        Ok(Err(error)) => (version, Err(error.to_string())),
        Err(_) => (version, Err(format!("no answer within {} seconds", WATCHDOG.as_secs()))),
    }
}

impl Task {
    fn find_key(&mut self) {
        let playing = self.state.phase == State::Playing;
        self.key = self.state.deal.as_ref().filter(|_| playing).and_then(|deal| self.state.game.key(deal));
    }

    /// Does what follows by itself, and lets a bot think whose action is due.
    async fn proceed(&mut self) {
        if self.is_ahead && !self.reload().await {
            return;
        }
        if self.is_secret_lost() {
            tracing::error!(
                game = self.state.id,
                "the secret of the dice is lost; the game ends unverifiable"
            );
            self.keep_or_reload(vec![Happening::Abandoned]).await;
        }
        while follows(&self.state, self.key.as_ref()).is_some() {
            if !self.keep_or_reload(Vec::new()).await {
                return;
            }
        }
        self.think();
    }

    /// Keeps what the table does by itself; after a failure it is read anew. Says whether it was kept.
    async fn keep_or_reload(&mut self, events: Vec<Happening>) -> bool {
        let kept = self.keep(None, events).await.is_ok();
        if !kept {
            self.reload().await;
        }
        kept
    }

    fn is_secret_lost(&self) -> bool {
        let open = !matches!(self.state.phase, State::Over | State::Gathering) && !self.state.game.is_over();
        open && self.state.deal.as_ref().is_some_and(|deal| deal.secret.is_none())
    }

    fn think(&mut self) {
        let due = self.state.due().filter(|due| due.need == Need::Bot);
        let bot = due.and_then(|due| self.state.chair(&due.seats[0]).ok()?.bot());
        let acts = matches!(self.state.game.node(), chaupat::Node::Act(_));
        let (Some(bot), true, None) = (bot, acts, &self.thinking) else { return };
        // What bots leave to chance has nothing to do with the dice.
        let luck = u64::from_le_bytes(random::bytes());
        let choosing = self.services.bots.choosing(bot, self.state.game.as_ref(), luck);
        self.thinking = Some(Thinking {
            version: self.state.version,
            choice: tokio::task::spawn_blocking(move || choose(choosing)),
            until: Instant::now() + WATCHDOG,
        });
    }

    async fn thought(&mut self, (version, choice): (u64, Result<String, String>)) {
        self.thinking = None;
        let due = self.state.due().filter(|due| due.need == Need::Bot);
        let Some(due) = due.filter(|_| version == self.state.version) else { return };
        let seat = due.seats[0].clone();
        let legal =
            choice.and_then(|ply| self.state.game.read(&ply, false).map_err(|problem| problem.detail));
        let events = match legal {
            Ok(ply) => vec![Happening::Played { seat, ply }],
            Err(fault) => {
                tracing::error!(game = self.state.id, seat, fault, "a bot failed");
                let ply = self.state.game.first_action();
                vec![Happening::BotFault { seat: seat.clone(), fault }, Happening::Played { seat, ply }]
            }
        };
        self.keep_or_reload(events).await;
    }

    /// Whether the store failed in the middle of what the table does by itself.
    fn is_held_up(&self) -> bool {
        self.is_ahead || follows(&self.state, self.key.as_ref()).is_some()
    }

    /// When the task wakes by itself: for a deadline, or to sleep for good.
    fn wakes_at(&self) -> Instant {
        if self.is_held_up() {
            return Instant::now() + RETRY;
        }
        let idle = Instant::now() + IDLE;
        let wait = self.state.patience_ends().map(|until| Duration::from_millis(until.saturating_sub(now())));
        wait.map_or(idle, |wait| idle.min(Instant::now() + wait))
    }

    /// Does what a deadline asks for; says whether the table has to stay awake.
    async fn timed(&mut self) -> bool {
        let late = too_late(&self.state, now());
        if !late.is_empty() {
            self.keep_or_reload(late).await;
            return true;
        }
        self.listeners.retain(|listener| !listener.is_lagging() && !listener.is_closed());
        let soon = self.state.due().is_some_and(|due| due.until.is_some() || due.need == Need::Bot);
        soon || self.is_held_up() || !self.listeners.is_empty()
    }

    async fn answer(&mut self, ask: Ask) {
        if self.is_ahead && !self.reload().await {
            if let Ask::Listen(outbound, _) = ask {
                let problem = Box::new(failed());
                outbound.push(frame(&FromServer::No { g: self.state.id.clone(), id: None, problem }));
            }
            // Whoever asked anything else notices that there is no answer.
            return;
        }
        match ask {
            Ask::View(guest, reply) => {
                tell(reply, self.seen(guest).map(|()| Box::new(self.state.view(guest))));
            }
            Ask::Act { guest, action, with_events, reply } => {
                let answer = self.act(guest, &action, with_events).await;
                tell(reply, answer);
            }
            Ask::Sit { guest, seat, claim, name, reply } => {
                let answer = self.sit(guest, &seat, &claim, &name).await;
                tell(reply, answer.map(|()| Box::new(self.state.view(Some(guest)))));
            }
            Ask::Events(guest, since, reply) => {
                let answer = self.events(guest, since).await;
                tell(reply, answer);
            }
            Ask::Legal(guest, reply) => {
                tell(
                    reply,
                    self.seen(guest)
                        .map(|()| Box::new(Legal { v: Some(self.state.version), ..self.legal() })),
                );
            }
            Ask::Record(guest, reply) => tell(reply, self.seen(guest).and_then(|()| self.state.record())),
            Ask::Fairness(guest, reply) => {
                tell(reply, self.seen(guest).map(|()| Box::new(self.state.fairness())));
            }
            Ask::Listen(outbound, since) => self.listen(outbound, since),
            Ask::Forget(socket) => self.listeners.retain(|listener| listener.socket != socket),
            Ask::Changed(version) => {
                if version.is_none_or(|version| version > self.state.version) {
                    self.catch_up().await;
                }
            }
        }
    }

    fn seen(&self, guest: Option<i64>) -> Answer<()> {
        if self.state.is_seen_by(guest) { Ok(()) } else { Err(Box::new(no_such_game())) }
    }

    fn legal(&self) -> Legal {
        if self.state.phase == State::Playing {
            return self.state.game.legal();
        }
        Legal { v: None, seat: None, actions: Vec::new(), throws: Vec::new() }
    }

    /// An action: done and kept, done before, or refused.
    async fn act(&mut self, guest: i64, action: &Action, with_events: bool) -> Answer<Accepted> {
        self.seen(Some(guest))?;
        for _ in 0..TRIES {
            match self.try_to_act(guest, action, with_events).await {
                Ok(Some(accepted)) => return Ok(accepted),
                Ok(None) => self.catch_up_or_fail().await?,
                Err(problem) => return self.refuse_or_repeat(guest, action, problem).await,
            }
        }
        Err(Box::new(Problem::new(Code::Unavailable, "too many act at this table at once")))
    }

    /// `None` when another server wrote in the meantime.
    async fn try_to_act(
        &mut self,
        guest: i64,
        action: &Action,
        with_events: bool,
    ) -> Answer<Option<Accepted>> {
        let chair = acting(&self.state, guest, action.seat.as_deref(), &action.act)?;
        let number = chair.seat.index() as u8;
        if action.base != self.state.version {
            return Err(Box::new(self.stale(guest, action.base).await?));
        }
        let event = match decide(&self.state, chair, &action.act)? {
            Happening::Called { .. } => {
                let key = self.key.as_ref().ok_or_else(|| Box::new(failed()))?;
                throw(&self.state, chair.seat, key).ok_or_else(|| Box::new(failed()))?
            }
            event => event,
        };
        self.services.probe.reach(Point::Drawn);
        let by = By { guest, seat: Some(number), client: Some(action.id.clone()) };
        match self.keep(Some(&by), vec![event]).await {
            Ok(Keeping::Done) => {
                let events =
                    if with_events { self.events(Some(guest), action.base).await? } else { Vec::new() };
                Ok(Some(Accepted { v: self.state.version, events }))
            }
            Ok(Keeping::Known(v)) => Ok(Some(self.repeated(guest, action.base, v).await?)),
            Ok(Keeping::Clash) => Ok(None),
            Err(problem) => {
                self.reload().await;
                Err(problem)
            }
        }
    }

    /// A refused action may be one that was done before, and whose answer was lost.
    async fn refuse_or_repeat(
        &mut self,
        guest: i64,
        action: &Action,
        problem: Box<Problem>,
    ) -> Answer<Accepted> {
        for seat in self.state.seats(guest).map(|chair| chair.seat.index() as u8).collect::<Vec<_>>() {
            let known = self.services.store.done(&self.state.id, seat, &action.id).await;
            if let Some(v) = known.map_err(|error| self.fault(&error))? {
                return self.repeated(guest, action.base, v).await;
            }
        }
        Err(problem)
    }

    async fn repeated(&mut self, guest: i64, base: u64, v: u64) -> Answer<Accepted> {
        self.catch_up_or_fail().await?;
        let events = self.events(Some(guest), base.min(v)).await?;
        Ok(Accepted { v, events })
    }

    async fn stale(&mut self, guest: i64, base: u64) -> Answer<Problem> {
        let mut problem = Problem::new(
            Code::Stale,
            format!("the table is at version {}, the action was for version {base}", self.state.version),
        );
        problem.v = Some(self.state.version);
        problem.events = self.events(Some(guest), base).await?;
        Ok(problem)
    }

    async fn sit(&mut self, guest: i64, seat: &str, claim: &Claim, name: &str) -> Answer<()> {
        for _ in 0..TRIES {
            let fits = self.word_fits(seat, claim);
            if !fits {
                self.seen(Some(guest))?;
            }
            if self.state.chair(seat).is_ok_and(|chair| chair.guest == Some(guest)) {
                return Ok(());
            }
            let event = sit(&self.state, seat, claim, name, fits)?;
            let by = By { guest, seat: None, client: None };
            match self.keep(Some(&by), vec![event]).await? {
                Keeping::Clash => self.catch_up_or_fail().await?,
                _ => return Ok(()),
            }
        }
        Err(Box::new(Problem::new(Code::Unavailable, "too many act at this table at once")))
    }

    fn word_fits(&self, seat: &str, claim: &Claim) -> bool {
        let (Ok(chair), Some(word)) = (self.state.chair(seat), &claim.word) else { return false };
        let hash = random::hash(word);
        self.links.iter().any(|link| usize::from(link.seat) == chair.seat.index() && link.word == hash)
    }

    /// What a viewer is told of an event.
    fn shown(&self, recent: &Recent, guest: Option<i64>) -> Event {
        let own = |letter: &str| {
            guest.is_some() && self.state.chair(letter).is_ok_and(|chair| chair.guest == guest)
        };
        match &recent.private {
            Some(letter) if !own(letter) => Event { what: Happening::Skip, ..recent.event.clone() },
            _ => recent.event.clone(),
        }
    }

    /// The events after a version; those that the table does not hold any more are folded anew from the store.
    async fn events(&self, guest: Option<i64>, since: u64) -> Answer<Vec<Event>> {
        self.seen(guest)?;
        if let Some(events) = self.held(guest, since) {
            return Ok(events);
        }
        let kept = load(&self.services, &self.state.id).await.map_err(|error| self.fault(&error))?;
        let kept = kept.ok_or_else(|| Box::new(no_such_game()))?;
        let all = told(&kept).map_err(|error| self.fault(&error))?;
        let missed =
            all.iter().filter(|recent| recent.event.v > since && recent.event.v <= self.state.version);
        Ok(missed.map(|recent| self.shown(recent, guest)).collect())
    }

    fn held(&self, guest: Option<i64>, since: u64) -> Option<Vec<Event>> {
        let missed = self.state.version.saturating_sub(since) as usize;
        let first = self.recent.len().checked_sub(missed)?;
        Some(self.recent.iter().skip(first).map(|recent| self.shown(recent, guest)).collect())
    }

    fn listen(&mut self, outbound: Outbound, since: Option<u64>) {
        let (id, guest) = (self.state.id.clone(), outbound.guest);
        if !self.state.is_seen_by(guest) {
            let problem = Box::new(no_such_game());
            outbound.push(frame(&FromServer::No { g: id, id: None, problem }));
            return;
        }
        self.listeners.retain(|listener| listener.socket != outbound.socket);
        let events =
            since.filter(|&since| since <= self.state.version).and_then(|since| self.held(guest, since));
        let keeps_up = match events {
            None => {
                let view = Box::new(self.state.view(guest));
                outbound.push(frame(&FromServer::Full { g: id, view }))
            }
            Some(events) => events
                .into_iter()
                .all(|event| outbound.push(frame(&FromServer::Ev { g: id.clone(), event: Box::new(event) }))),
        };
        if keeps_up {
            self.listeners.push(outbound);
        }
    }

    /// Adds events and what follows from them, keeps them in one commit, and tells them.
    ///
    /// An error, and a clash, leave the table ahead of the store: it has to be read anew.
    async fn keep(&mut self, by: Option<&By>, events: Vec<Happening>) -> Answer<Keeping> {
        let (base, before) = (self.state.version, self.state.stand());
        let mut rows = Vec::new();
        let mut fresh = Vec::new();
        let mut given = events.into_iter();
        loop {
            let own = given.next();
            let first = own.is_some() && rows.is_empty();
            let next =
                own.or_else(|| (rows.len() < RUN).then(|| follows(&self.state, self.key.as_ref())).flatten());
            let Some(what) = next else { break };
            let by = by.filter(|_| first);
            self.add_one(what, by, &mut rows, &mut fresh).map_err(|error| self.fault(&error))?;
        }
        if rows.is_empty() {
            return Ok(Keeping::Done);
        }
        let stand = Some(self.state.stand()).filter(|stand| *stand != before);
        let append = Append { game: self.state.id.clone(), base, events: rows, stand };
        let appended = self.services.store.append(append).await.map_err(|error| self.fault(&error))?;
        match appended {
            Appended::Done => {
                self.services.probe.reach(Point::Committed);
                self.broadcast(fresh);
                Ok(Keeping::Done)
            }
            Appended::Clash => {
                self.reload().await;
                Ok(Keeping::Clash)
            }
            Appended::Known(version) => {
                self.reload().await;
                Ok(Keeping::Known(version))
            }
        }
    }

    fn add_one(
        &mut self,
        what: Happening,
        by: Option<&By>,
        rows: &mut Vec<NewEvent>,
        fresh: &mut Vec<Recent>,
    ) -> Result<(), StoreError> {
        let corrupt = |error: &dyn std::fmt::Display| StoreError::Corrupt(error.to_string());
        let (at, guest) = (now(), by.map(|by| by.guest));
        let body = serde_json::to_string(&what).map_err(|error| corrupt(&error))?;
        let told = self.state.add(at, guest, &what).map_err(|misfit| corrupt(&misfit))?;
        if matches!(what, Happening::Started) {
            self.find_key();
        }
        rows.push(NewEvent {
            at,
            guest,
            seat: by.and_then(|by| by.seat),
            client: by.and_then(|by| by.client.clone()),
            kind: kind(&body),
            body,
        });
        let private = is_private(&what).map(str::to_owned);
        fresh.push(Recent { event: self.state.tell_event(at, what, told), private });
        Ok(())
    }

    fn broadcast(&mut self, fresh: Vec<Recent>) {
        for recent in fresh {
            self.tell_all(&recent);
            self.services.probe.reach(Point::Told);
            self.told = recent.event.v;
            self.recent.push_back(recent);
            if self.recent.len() > RECENT {
                self.recent.pop_front();
            }
        }
    }

    fn tell_all(&mut self, recent: &Recent) {
        if self.listeners.is_empty() {
            return;
        }
        let g = &self.state.id;
        let all = match &recent.private {
            None => event_frame(g, &recent.event),
            Some(_) => event_frame(g, &self.shown(recent, None)),
        };
        let own = recent.private.as_ref().and_then(|letter| self.state.chair(letter).ok()?.guest);
        let own_frame = own.map(|_| event_frame(g, &recent.event));
        self.listeners.retain(|listener| match &own_frame {
            Some(frame) if listener.guest == own => listener.push(frame.clone()),
            _ => listener.push(all.clone()),
        });
    }

    /// Reads what other servers have written, and tells it.
    async fn catch_up(&mut self) {
        let rows = match self.services.store.events(&self.state.id, self.state.version).await {
            Ok(rows) => rows,
            Err(error) => {
                self.fault(&error);
                return;
            }
        };
        if rows.is_empty() {
            return;
        }
        let mut fresh = Vec::new();
        for row in rows {
            let what = serde_json::from_str::<Happening>(&row.body);
            let added = what.ok().and_then(|what| {
                let told = self.state.add(row.at, row.guest, &what);
                told.inspect_err(|misfit| tracing::error!(%misfit, "a game is read anew"))
                    .ok()
                    .map(|told| (what, told))
            });
            let Some((what, told)) = added else {
                self.reload().await;
                return;
            };
            let private = is_private(&what).map(str::to_owned);
            fresh.push(Recent { event: self.state.tell_event(row.at, what, told), private });
        }
        self.find_key();
        self.broadcast(fresh);
    }

    /// Is again where the store is, or fails.
    async fn catch_up_or_fail(&mut self) -> Answer<()> {
        if self.is_ahead && !self.reload().await {
            return Err(Box::new(failed()));
        }
        self.catch_up().await;
        Ok(())
    }

    /// Forgets what the table believed, and reads it from the store; tells what listeners have not heard.
    async fn reload(&mut self) -> bool {
        self.is_ahead = true;
        let kept = match load(&self.services, &self.state.id).await {
            Ok(Some(kept)) => kept,
            Ok(None) => return false,
            Err(error) => {
                self.fault(&error);
                return false;
            }
        };
        let (Ok(state), Ok(all)) = (fold(&kept), told(&kept)) else { return false };
        let missed = all.into_iter().filter(|recent| recent.event.v > self.told).collect();
        self.state = state;
        self.is_ahead = false;
        self.find_key();
        self.broadcast(missed);
        true
    }

    fn fault(&self, error: &StoreError) -> Box<Problem> {
        tracing::error!(game = self.state.id, %error, "the store failed");
        Box::new(failed())
    }
}

/// Who did something.
struct By {
    guest: i64,
    seat: Option<u8>,
    client: Option<String>,
}

/// What became of events to keep.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Keeping {
    Done,
    Clash,
    Known(u64),
}

fn tell<T>(reply: Reply<T>, answer: Answer<T>) {
    // Whoever asked may have gone away.
    reply.send(answer).ok();
}
