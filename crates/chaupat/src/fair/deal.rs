use chaupat_core::{BySeat, Match, Node, Ply, PlyOf, Position, RuleSet, Seat, Step};
use chaupat_dice::fair::{Digest, Key, Salt, Secret, is_next};
use chaupat_notation::{Notation, Record};

/// What decides the dice of one game: the server's secret, and what the players added.
///
/// ```
/// use chaupat::{BySeat, Match, Notation, Record, Seat, chaupar};
/// use chaupat::fair::{Client, Deal, Mode, Salt, Secret, draw, due, seal, verify};
///
/// let rules = chaupar::Position::read_rules("chaupar(players=2,opening=seat(0))")?;
/// let mut record = Record::from(Match::<chaupar::Position>::new(&rules));
/// record.set_player(Seat::ALL[0], Some("Asha".to_owned()))?;
///
/// // Before the first throw. The bytes come from the operating system.
/// let mut deal = Deal::new("game-1", Secret::new([7; 32]), Mode::Plain);
/// let salt = Salt::new([9; 32]);
/// deal.clients[Seat::ALL[0]] =
///     Client { commitment: Some(salt.commitment("game-1", Seat::ALL[0])), salt: Some(salt), chain: None };
/// let key = deal.key(&record).expect("the secret is there");
///
/// // Each throw: the first one is number 1.
/// assert_eq!(due(record.game()), Some((1, Seat::ALL[0])));
/// let throw = draw(record.game(), &key, &[]).expect("a throw is due");
/// record.play(throw)?;
///
/// // After the game: the record as it is handed out.
/// record.abandon();
/// let text = seal(record, &deal)?.write();
/// assert_eq!(verify(text.as_bytes()).to_string(), "1 of 1 throws match, record unaltered");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Deal {
    /// The name of the game: see [`is_game_id`].
    pub game_id: String,
    /// What the server announced before anything else.
    pub commitment: Digest,
    /// What it announced it for; `None` when it was lost, and nobody can verify the game.
    pub secret: Option<Secret>,
    /// Whether links of the players go into each throw.
    pub mode: Mode,
    /// What the seats' clients added; nothing for bots. Seats that are not in play are not looked at.
    pub clients: BySeat<Client>,
}

/// How a throw comes about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Mode {
    /// All throws are fixed once the salts are known.
    Plain,
    /// Those who do not throw release a link for each throw.
    Live,
}

/// What the client of a seat added to the dice.
#[derive(Clone, Default, Debug)]
pub struct Client {
    /// To which salt it committed, if to any.
    pub commitment: Option<Digest>,
    /// The salt, unless it never came.
    pub salt: Option<Salt>,
    /// Its links in the mode live, if it has any.
    pub chain: Option<Chain>,
}

/// The links that a client released, as whoever receives them keeps them: the earlier ones follow from the last.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chain {
    /// What the client committed to.
    pub tip: Digest,
    /// The last link that was released; the tip, while none was.
    pub last: Digest,
    /// The numbers of the throws of others for which no link came, ascending.
    pub missed: Vec<u32>,
}

impl Deal {
    /// The dice of a game to which no client has added anything.
    pub fn new(game_id: impl Into<String>, secret: Secret, mode: Mode) -> Self {
        let game_id = game_id.into();
        let commitment = secret.commitment(&game_id);
        Self {
            game_id,
            commitment,
            secret: Some(secret),
            mode,
            clients: BySeat::from_fn(|_| Client::default()),
        }
    }

    /// The key of the game; `None` when the secret is lost. It depends on the rule set, the position at the start and
    /// the names of the players as the record tells them, so none of these may change between the first throw and the
    /// end of the game.
    pub fn key<P: Notation>(&self, record: &Record<P>) -> Option<Key> {
        let seats = record.game().start().rules().seats();
        let salts: Vec<Option<Salt>> = seats.iter().map(|seat| self.clients[seat].salt.clone()).collect();
        Some(Key::new(self.secret.as_ref()?, &self.game_id, header(record), &salts))
    }
}

impl Mode {
    /// What the tag `Throws` of a record says.
    pub const fn tag(self) -> &'static str {
        match self {
            Self::Plain => "dice/1 plain",
            Self::Live => "dice/1 live",
        }
    }
}

impl Chain {
    /// A chain of which nothing is released.
    pub const fn new(tip: Digest) -> Self {
        Self { tip, last: tip, missed: Vec::new() }
    }

    /// Takes the next link, if it is the next one; says whether it was.
    pub fn release(&mut self, link: Digest) -> bool {
        let fits = is_next(link, self.last);
        if fits {
            self.last = link;
        }
        fits
    }

    /// Notes that no link came for throw number `t`.
    pub fn miss(&mut self, t: u32) {
        self.missed.push(t);
    }
}

/// Whether a game may have this name in records with checked dice: 1 to 64 letters of the English alphabet, digits, `.`, `_` and `-`.
pub fn is_game_id(text: &str) -> bool {
    let fits = |byte: u8| byte.is_ascii_alphanumeric() || b"._-".contains(&byte);
    (1..=64).contains(&text.len()) && text.bytes().all(fits)
}

/// The text that goes into the key: the first lines of the record, which tell the game, the rule set, the position at the
/// start if it is another than usual, and the players, with the ends of the lines.
pub fn header<P: Notation>(record: &Record<P>) -> String {
    let text = record.write();
    text.split_inclusive('\n').take_while(|line| is_of_header(line.as_bytes())).collect()
}

/// Whether a line of a record's head goes into the key: `Game`, `Rules`, `Start`, or a seat's letter.
pub(super) fn is_of_header(line: &[u8]) -> bool {
    let Some(rest) = line.strip_prefix(b"[") else { return false };
    let name = rest.split(|&byte| byte == b' ').next().unwrap_or_default();
    matches!(name, b"Game" | b"Rules" | b"Start") || (name.len() == 1 && name[0].is_ascii_alphabetic())
}

/// The number of the throw that is due, 1 for the first of the game, and whose it is; `None` when none is due.
pub fn due<P: Position>(game: &Match<P>) -> Option<(u32, Seat)> {
    let Node::Throw(seat) = game.node() else { return None };
    let fallen = game.steps().iter().filter(|step| matches!(step, Step::Ply(Ply::Throw(_)))).count();
    Some((fallen as u32 + 1, seat))
}

/// Draws the throw that is due; `None` when none is. `extra` is empty in the mode plain, and
/// [`extra`](super::extra) of the links in the mode live.
pub fn draw<P: Position>(game: &Match<P>, key: &Key, extra: &[u8]) -> Option<PlyOf<P>> {
    let (t, seat) = due(game)?;
    Some(Ply::Throw(game.current().throws().draw(&mut key.source(t, seat, extra))))
}
