//! The task of a table: it takes questions one by one, keeps what happens, and only then tells it.

use super::{
    Ask, Outbound, Pushed,
    ask::{Answer, Reply},
    decide::{acting, decide, sit},
    follow::{follows, throw, too_late},
    game::choose,
    state::{TableState, is_private},
};
use crate::{app::Services, clock::now, probe::Point, random};
use chaupat::{
    Date,
    fair::{Key, Secret},
};
use chaupat_protocol::{
    Accepted, Action, Code, Event, Fairness, Fate, FromServer, Happening, Legal, Need, Problem, State,
    game::Claim,
};
use chaupat_store::{Append, Appended, EventRow, NewEvent, StoreError};
use std::{collections::VecDeque, sync::Arc, time::Duration};
use tokio::{sync::mpsc, task::JoinHandle, time::Instant};

/// How many of the last events a table holds for those who were away for a moment.
const RECENT: usize = 32;

/// How long a table stays awake when nobody asks or listens.
const IDLE: Duration = Duration::from_secs(30);

/// How long a bot may think before the table plays for it.
const WATCHDOG: Duration = Duration::from_secs(10);

/// How many events by themselves go into one commit.
const RUN: usize = 64;

/// How often an action is tried anew when others write at the same time.
const TRIES: usize = 64;

/// A table as it was kept.
pub(crate) struct Kept {
    pub(crate) id: String,
    pub(crate) links: Vec<chaupat_store::LinkRow>,
    pub(crate) events: Vec<EventRow>,
    pub(crate) secret: Option<chaupat_store::SecretBytes>,
}

/// Reads a table from the store; `None` when there is none.
pub(crate) async fn load(services: &Services, id: &str) -> Result<Option<Kept>, StoreError> {
    let Some(row) = services.store.game(id).await? else { return Ok(None) };
    let events = services.store.events(id, 0).await?;
    let secret = if row.state == State::Over { None } else { services.store.secret(id).await? };
    Ok(Some(Kept { id: row.id, links: row.links, events, secret }))
}

/// The state that kept events add up to.
pub(crate) fn fold(kept: &Kept) -> Result<TableState, StoreError> {
    let corrupt = |error: &dyn std::fmt::Display| StoreError::Corrupt(error.to_string());
    let mut state: Option<TableState> = None;
    for row in &kept.events {
        let what: Happening = serde_json::from_str(&row.body).map_err(|error| corrupt(&error))?;
        match &mut state {
            None => {
                state = Some(
                    TableState::create(&kept.id, row.at, row.guest, &what)
                        .map_err(|misfit| corrupt(&misfit))?,
                );
            }
            Some(state) => {
                state.add(row.at, row.guest, &what).map_err(|misfit| corrupt(&misfit))?;
            }
        }
    }
    let mut state = state.ok_or_else(|| StoreError::Corrupt(format!("game {} has no events", kept.id)))?;
    if let (Some(deal), Some(secret), false) = (&mut state.deal, &kept.secret, state.told) {
        deal.secret = Some(Secret::new(secret.bytes()));
    }
    Ok(state)
}

/// An event with the frames in which sockets are told.
struct Recent {
    event: Event,
    /// The letter of the seat that alone is told.
    private: Option<String>,
}

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
        if self.is_secret_lost() {
            tracing::error!(
                game = self.state.id,
                "the secret of the dice is lost; the game ends unverifiable"
            );
            self.keep(None, Vec::from([(Happening::Abandoned, None)])).await.ok();
        }
        while follows(&self.state, self.key.as_ref()).is_some() {
            if self.keep(None, Vec::new()).await.is_err() {
                tokio::time::sleep(Duration::from_millis(200)).await;
                if !self.reload().await {
                    return;
                }
            }
        }
        self.think();
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
            Ok(ply) => vec![(Happening::Played { seat, ply }, None)],
            Err(fault) => {
                tracing::error!(game = self.state.id, seat, fault, "a bot failed");
                let ply = self.state.game.first_action();
                vec![
                    (Happening::BotFault { seat: seat.clone(), fault }, None),
                    (Happening::Played { seat, ply }, None),
                ]
            }
        };
        if self.keep(None, events).await.is_err() {
            self.reload().await;
        }
    }

    /// When the task wakes by itself: for a deadline, or to sleep for good.
    fn wakes_at(&self) -> Instant {
        let idle = Instant::now() + IDLE;
        let until = self.state.due().and_then(|due| due.until);
        let wait = until.map(|until| Duration::from_millis(until.saturating_sub(now())));
        wait.map_or(idle, |wait| idle.min(Instant::now() + wait))
    }

    /// Does what a deadline asks for; says whether the table has to stay awake.
    async fn timed(&mut self) -> bool {
        let deadline = self.state.deadline().filter(|_| self.thinking.is_none());
        if deadline.is_some_and(|deadline| deadline <= now()) {
            let late = too_late(&self.state);
            let events = late.into_iter().map(|event| (event, None)).collect();
            if self.keep(None, events).await.is_err() {
                self.reload().await;
            }
            return true;
        }
        self.listeners.retain(|listener| !listener.is_lagging() && !listener.is_closed());
        let soon = self.state.due().is_some_and(|due| due.until.is_some() || due.need == Need::Bot);
        soon || !self.listeners.is_empty()
    }

    async fn answer(&mut self, ask: Ask) {
        match ask {
            Ask::View(guest, reply) => {
                tell(reply, self.seen(guest).map(|()| Box::new(self.state.view(guest))));
            }
            Ask::Act(guest, action, reply) => {
                let answer = self.act(guest, &action).await;
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
            Ask::Record(guest, reply) => tell(reply, self.seen(guest).and_then(|()| self.record())),
            Ask::Fairness(guest, reply) => tell(reply, self.seen(guest).map(|()| Box::new(self.fairness()))),
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
    async fn act(&mut self, guest: i64, action: &Action) -> Answer<Accepted> {
        self.seen(Some(guest))?;
        for _ in 0..TRIES {
            match self.try_to_act(guest, action).await {
                Ok(Some(accepted)) => return Ok(accepted),
                Ok(None) => self.catch_up_or_fail().await?,
                Err(problem) => return self.refuse_or_repeat(guest, action, problem).await,
            }
        }
        Err(Box::new(Problem::new(Code::Unavailable, "too many act at this table at once")))
    }

    /// `None` when another server wrote in the meantime.
    async fn try_to_act(&mut self, guest: i64, action: &Action) -> Answer<Option<Accepted>> {
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
        match self.keep(Some(&by), vec![(event, None)]).await {
            Ok(Keeping::Done) => {
                let events = self.events(Some(guest), action.base).await?;
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
            match self.keep(Some(&by), vec![(event, None)]).await? {
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

    fn record(&self) -> Answer<(String, bool)> {
        let date = date(self.state.created);
        let over = self.state.phase == State::Over;
        let text = match (&self.state.deal, over) {
            (Some(deal), true) => self.state.game.sealed(date, deal).map_err(|error| {
                tracing::error!(game = self.state.id, error, "a record cannot be sealed");
                Box::new(failed())
            })?,
            (Some(deal), false) => self.state.game.record(deal.mode.tag(), date),
            (None, _) => self.state.game.record("hand", date),
        };
        Ok((text, over))
    }

    fn fairness(&self) -> Fairness {
        let deal = self.state.deal.as_ref();
        let client = |seat| deal.map(|deal| &deal.clients[seat]);
        let opened = |chair: &super::seats::Chair| {
            let commitment = client(chair.seat).and_then(|client| client.commitment);
            commitment.filter(|_| self.state.opened).map(|digest| digest.to_string())
        };
        let salt = |chair: &super::seats::Chair| {
            let salt = client(chair.seat).and_then(|client| client.salt.as_ref());
            salt.map(|salt| chaupat::fair::Digest(*salt.bytes()).to_string())
        };
        let secret = deal.filter(|_| self.state.told).and_then(|deal| deal.secret.as_ref());
        Fairness {
            id: self.state.id.clone(),
            mode: self.state.dice.mode,
            commitment: deal.map(|deal| deal.commitment.to_string()),
            client_commitments: self.state.chairs.iter().map(opened).collect(),
            salts: self.state.chairs.iter().map(salt).collect(),
            fate: match (deal, self.state.told, secret) {
                (None, ..) => Fate::None,
                (_, false, _) => Fate::Kept,
                (_, true, Some(_)) => Fate::Told,
                (_, true, None) => Fate::Unverifiable,
            },
            secret: secret.map(|secret| chaupat::fair::Digest(*secret.bytes()).to_string()),
            chain: secret.and_then(|_| self.chain()),
        }
    }

    /// The last hash of the chain over the lines of the record.
    fn chain(&self) -> Option<String> {
        let (record, _) = self.record().ok()?;
        let line = record.lines().find(|line| line.starts_with("[DiceChain "))?;
        let last = line.trim_end_matches("\"]").rsplit(' ').next()?;
        Some(last.trim_start_matches('"').to_owned())
    }

    /// Adds events and what follows from them, keeps them in one commit, and tells them.
    ///
    /// An error, and a clash, leave the table ahead of the store: it has to be read anew.
    async fn keep(&mut self, by: Option<&By>, events: Vec<(Happening, Option<String>)>) -> Answer<Keeping> {
        let base = self.state.version;
        let mut rows = Vec::new();
        let mut fresh = Vec::new();
        let mut given = events.into_iter();
        loop {
            let own = given.next().map(|(event, _)| event);
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
        let (state, due) = (self.state.phase, self.state.deadline());
        let append = Append { game: self.state.id.clone(), base, events: rows, state, due };
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
        let of = |event: Event| frame(&FromServer::Ev { g: self.state.id.clone(), event: Box::new(event) });
        let all = of(self.shown(recent, None));
        let state = &self.state;
        let own = recent.private.as_ref().and_then(|letter| state.chair(letter).ok()?.guest);
        let own_frame = own.map(|guest| of(self.shown(recent, Some(guest))));
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

    async fn catch_up_or_fail(&mut self) -> Answer<()> {
        self.catch_up().await;
        Ok(())
    }

    /// Forgets what the table believed, and reads it from the store; tells what listeners have not heard.
    async fn reload(&mut self) -> bool {
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

/// All events of a table as they are told.
fn told(kept: &Kept) -> Result<Vec<Recent>, StoreError> {
    let corrupt = |error: &dyn std::fmt::Display| StoreError::Corrupt(error.to_string());
    let mut state: Option<TableState> = None;
    let mut all = Vec::new();
    for row in &kept.events {
        let what: Happening = serde_json::from_str(&row.body).map_err(|error| corrupt(&error))?;
        let private = is_private(&what).map(str::to_owned);
        let told = match &mut state {
            None => {
                state = Some(
                    TableState::create(&kept.id, row.at, row.guest, &what)
                        .map_err(|misfit| corrupt(&misfit))?,
                );
                super::game::Told::default()
            }
            Some(state) => state.add(row.at, row.guest, &what).map_err(|misfit| corrupt(&misfit))?,
        };
        let now = state.as_ref().expect("the first event made it");
        all.push(Recent { event: now.tell_event(row.at, what, told), private });
    }
    Ok(all)
}

/// The kind of an event, out of its body.
pub(crate) fn kind(body: &str) -> String {
    let after = body.split_once("\"kind\":\"").map_or("", |(_, after)| after);
    after.split('"').next().unwrap_or_default().to_owned()
}

/// A frame of the socket.
pub(crate) fn frame(of: &FromServer) -> Pushed {
    serde_json::to_string(of).expect("every frame can be written").into()
}

fn tell<T>(reply: Reply<T>, answer: Answer<T>) {
    // Whoever asked may have gone away.
    reply.send(answer).ok();
}

/// The day of a time, by the calendar of UTC.
fn date(at: u64) -> Option<Date> {
    let day = jiff::Timestamp::from_millisecond(at.try_into().ok()?).ok()?;
    let day = jiff::tz::Offset::UTC.to_datetime(day).date();
    Date::new(day.year().try_into().ok()?, day.month().try_into().ok()?, day.day().try_into().ok()?)
}

/// There is no such game, or none for the asker.
pub(crate) fn no_such_game() -> Problem {
    Problem::new(Code::NotFound, "there is no such game")
}

/// Something failed on the server.
pub(crate) fn failed() -> Problem {
    Problem::new(Code::Failed, "the server could not do it; nothing was done")
}
