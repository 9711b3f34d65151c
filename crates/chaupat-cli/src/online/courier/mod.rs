//! The courier: a thread that follows a game on a server and carries acts to it, through lost connections and restarts.

use super::{
    http::Http,
    pause::Pause,
    refusal::Refusal,
    share::Share,
    socket::{Lost, Socket},
};
use chaupat_protocol::{Act, Action, Code, Due, Event, FromClient, FromServer, Happening, Problem};
use chaupat_tui::Bell;
use std::{
    collections::VecDeque,
    sync::{
        Arc, Mutex, PoisonError,
        mpsc::{self, Receiver, Sender, TryRecvError},
    },
    thread,
    time::Duration,
};

/// What the courier brings.
#[derive(Debug)]
pub(super) enum Brought {
    /// What happened next: nothing is left out and nothing comes twice.
    Event(Box<Event>),
    /// The act with this name was done.
    Done(String),
    /// The act with this name was refused.
    Refused(String, Box<Problem>),
    /// The connection is lost; the courier tries to find it again.
    Lost,
    /// The connection is there again.
    Found,
    /// The game is over, and this is its record; or why it cannot be had.
    Record(Result<String, Refusal>),
    /// The game cannot be followed any more.
    Gone(Refusal),
}

/// An act to carry.
#[derive(Clone, Debug)]
pub(super) struct Errand {
    /// Its name, which no other act has.
    pub(super) id: String,
    /// The version that the player saw.
    pub(super) base: u64,
    /// The letter of the seat that acts.
    pub(super) seat: String,
    pub(super) act: Act,
}

/// The player's end.
#[derive(Debug)]
pub(super) struct Courier {
    errands: Sender<Errand>,
    brought: Receiver<Brought>,
    bell: SharedBell,
}

/// How far the game is known when the courier sets out.
#[derive(Debug)]
pub(super) struct Start {
    pub(super) game: String,
    pub(super) have: u64,
    pub(super) due: Option<Due>,
}

#[derive(Clone, Default)]
struct SharedBell(Arc<Mutex<Option<Bell>>>);

impl std::fmt::Debug for SharedBell {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("SharedBell(..)")
    }
}

impl Courier {
    /// Sends a courier to a game.
    pub(super) fn start(http: Http, start: Start, share: Share) -> Self {
        let (errands, to_do) = mpsc::channel();
        let (sender, brought) = mpsc::channel();
        let bell = SharedBell::default();
        let work = Work {
            http,
            game: start.game,
            have: start.have,
            due: start.due,
            share,
            errands: to_do,
            carried: VecDeque::new(),
            done: Vec::new(),
            sender,
            bell: bell.clone(),
            lost: false,
            over: false,
        };
        thread::spawn(move || work.run());
        Self { errands, brought, bell }
    }

    /// Carries an act to the server, however long that takes.
    pub(super) fn carry(&self, errand: Errand) {
        // The thread ends only when the game cannot be followed any more, which it has said.
        let _ = self.errands.send(errand);
    }

    /// What was brought next.
    pub(super) fn brought(&self) -> Option<Brought> {
        self.brought.try_recv().ok()
    }

    /// The bell is rung when something was brought.
    pub(super) fn listen(&self, bell: Bell) {
        *self.bell.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(bell);
    }
}

/// Why a connection is given up.
enum End {
    /// It was lost.
    Lost,
    /// The player has left, or nothing is to be followed any more.
    Left,
}

impl From<Lost> for End {
    fn from(_: Lost) -> Self {
        Self::Lost
    }
}

struct Work {
    http: Http,
    game: String,
    /// The version up to which everything was brought.
    have: u64,
    due: Option<Due>,
    share: Share,
    errands: Receiver<Errand>,
    /// Acts of the player that were not answered, oldest first.
    carried: VecDeque<Action>,
    /// Acts that were done, with the version after each.
    done: Vec<(u64, String)>,
    sender: Sender<Brought>,
    bell: SharedBell,
    lost: bool,
    over: bool,
}

impl Work {
    fn run(mut self) {
        let mut pause = Pause::default();
        loop {
            let end = match Socket::connect(&self.http) {
                Ok(socket) => self.serve(socket, &mut pause),
                Err(refusal) if refusal.passes() => End::Lost,
                Err(refusal) => {
                    self.bring(Brought::Gone(refusal));
                    End::Left
                }
            };
            if matches!(end, End::Left) || !self.wait(pause.next()) {
                return;
            }
        }
    }

    /// Waits, and says whether the player is still there.
    fn wait(&mut self, pause: Duration) -> bool {
        if !self.lost {
            self.lost = true;
            self.bring(Brought::Lost);
        }
        thread::sleep(pause);
        self.take_errands().is_ok()
    }

    /// Follows the game as long as the connection lasts.
    fn serve(&mut self, mut socket: Socket, pause: &mut Pause) -> End {
        self.share.start_anew();
        match self.talk(&mut socket, pause) {
            Ok(never) => match never {},
            Err(End::Left) => {
                socket.close();
                End::Left
            }
            Err(End::Lost) => End::Lost,
        }
    }

    fn talk(&mut self, socket: &mut Socket, pause: &mut Pause) -> Result<std::convert::Infallible, End> {
        self.subscribe(socket)?;
        // The answer says that the table was found, also when nothing has happened there.
        socket.send(&FromClient::Ping)?;
        self.give(socket)?;
        let again: Vec<Action> = self.carried.iter().cloned().collect();
        for action in again {
            self.act(socket, action)?;
        }
        loop {
            let new = self.take_errands()?;
            for action in self.carried.iter().skip(self.carried.len() - new).cloned().collect::<Vec<_>>() {
                self.act(socket, action)?;
            }
            if let Some(said) = socket.hear()? {
                pause.start_anew();
                self.hear(said, socket)?;
            }
        }
    }

    /// Takes up what the player wants carried: how many acts.
    fn take_errands(&mut self) -> Result<usize, End> {
        for new in 0.. {
            match self.errands.try_recv() {
                Ok(Errand { id, base, seat, act }) => {
                    self.carried.push_back(Action { id, base, seat: Some(seat), act });
                }
                Err(TryRecvError::Empty) => return Ok(new),
                Err(TryRecvError::Disconnected) => break,
            }
        }
        Err(End::Left)
    }

    fn subscribe(&self, socket: &mut Socket) -> Result<(), Lost> {
        socket.send(&FromClient::Sub { g: self.game.clone(), since: Some(self.have) })
    }

    fn act(&self, socket: &mut Socket, action: Action) -> Result<(), Lost> {
        socket.send(&FromClient::Act { g: self.game.clone(), action })
    }

    fn hear(&mut self, said: FromServer, socket: &mut Socket) -> Result<(), End> {
        match said {
            FromServer::Full { view, .. } => {
                if view.v > self.have {
                    let missed = self.http.events(&self.game, self.have).map_err(|_| End::Lost)?;
                    for event in missed {
                        self.take(event);
                    }
                }
                if view.v == self.have {
                    self.due = view.due;
                }
                self.found();
            }
            FromServer::Ev { event, .. } => {
                self.found();
                if event.v > self.have + 1 {
                    self.subscribe(socket)?;
                }
                self.take(*event);
            }
            // What was done may be told after the answer: it is brought first.
            FromServer::Ok { id, v, .. } => self.done.push((v, id)),
            FromServer::Pong => self.found(),
            // It stops, or has too much to do: the act is sent again on another connection.
            FromServer::No { id: Some(_), problem, .. } if problem.code == Code::Unavailable => {
                return Err(End::Lost);
            }
            FromServer::No { id: Some(id), problem, .. } => {
                problem.events.iter().for_each(|event| self.take(event.clone()));
                self.answered(&id, Some(problem));
            }
            FromServer::No { id: None, problem, .. } => {
                let refusal = Refusal::Problem(problem);
                if refusal.passes() {
                    return Err(End::Lost);
                }
                self.bring(Brought::Gone(refusal));
                return Err(End::Left);
            }
            _ => {}
        }
        self.bring_done();
        self.give(socket)?;
        if self.over { self.end() } else { Ok(()) }
    }

    /// The server speaks about the game: the connection is there.
    fn found(&mut self) {
        if self.lost {
            self.lost = false;
            self.bring(Brought::Found);
        }
    }

    /// Brings an event, if it is the next one.
    fn take(&mut self, event: Event) {
        if event.v != self.have + 1 {
            return;
        }
        self.have = event.v;
        self.due.clone_from(&event.due);
        self.share.hear(&event);
        self.over |= matches!(event.what, Happening::Over { .. });
        self.bring(Brought::Event(Box::new(event)));
    }

    /// Brings the answers to acts whose events were brought.
    fn bring_done(&mut self) {
        let (done, later) = std::mem::take(&mut self.done).into_iter().partition(|(v, _)| *v <= self.have);
        self.done = later;
        let done: Vec<(u64, String)> = done;
        for (_, id) in done {
            self.answered(&id, None);
        }
    }

    fn answered(&mut self, id: &str, problem: Option<Box<Problem>>) {
        if self.share.answered(id, self.have, problem.as_deref()) {
            return;
        }
        let carried = self.carried.iter().position(|action| action.id == id);
        if let Some(Action { id, .. }) = carried.and_then(|at| self.carried.remove(at)) {
            self.bring(match problem {
                None => Brought::Done(id),
                Some(problem) => Brought::Refused(id, problem),
            });
        }
    }

    /// Gives what is due of the dice.
    fn give(&mut self, socket: &mut Socket) -> Result<(), Lost> {
        for (id, seat, act) in self.share.due(self.due.as_ref(), self.have, name) {
            self.act(socket, Action { id, base: self.have, seat: Some(seat), act })?;
        }
        Ok(())
    }

    /// Fetches the record of the game that is over.
    fn end(&mut self) -> Result<(), End> {
        let mut pause = Pause::default();
        let mut record = self.http.record(&self.game);
        for _ in 0..3 {
            if !matches!(&record, Err(refusal) if refusal.passes()) {
                break;
            }
            thread::sleep(pause.next());
            record = self.http.record(&self.game);
        }
        self.bring(Brought::Record(record));
        Err(End::Left)
    }

    fn bring(&self, brought: Brought) {
        // Nobody listens any more only when the player has left.
        let _ = self.sender.send(brought);
        if let Some(bell) = &*self.bell.0.lock().unwrap_or_else(PoisonError::into_inner) {
            bell();
        }
    }
}

/// A new name for an act: no other has it.
pub(super) fn name() -> String {
    format!("{:032x}", rand::random::<u128>())
}

#[cfg(test)]
mod tests;
