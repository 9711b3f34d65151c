//! Ways to guess a throw.

use super::{Seen, Throw};
use chaupat::{
    Seat, ThrowSource,
    fair::{Digest, Key, Secret},
};

/// What a predictor sees before a throw.
pub(super) struct Guess<'a> {
    pub(super) game: &'a Seen,
    /// Games that were over before this one began.
    pub(super) earlier: &'a [&'a Seen],
    /// The throws of this game.
    pub(super) before: &'a [Throw],
    pub(super) seat: Seat,
}

/// What stick dice show, with the weights: the pairs in ascending order (J5.1).
const PAIRS: [(&str, u64); 10] = [
    ("22", 1),
    ("23", 2),
    ("24", 2),
    ("25", 2),
    ("33", 1),
    ("34", 2),
    ("35", 2),
    ("44", 1),
    ("45", 2),
    ("55", 1),
];

/// The number of a pair.
pub(super) fn pair(text: &str) -> usize {
    PAIRS.iter().position(|(pair, _)| *pair == text).unwrap_or_else(|| panic!("{text} cannot fall"))
}

/// The pair of a ticket from 0 to 15.
fn dealt(mut ticket: u64) -> usize {
    let has = |(_, weight): &(&str, u64)| {
        let found = ticket < *weight;
        ticket = ticket.saturating_sub(*weight);
        found
    };
    PAIRS.iter().position(has).expect("a ticket is below 16")
}

/// What falls if this is the secret.
pub(super) fn drawn(public: &Guess<'_>, secret: [u8; 32]) -> usize {
    let Seen { id, header, salts, .. } = public.game;
    let key = Key::new(&Secret::new(secret), id, header, salts);
    dealt(key.source(public.before.len() as u32 + 1, public.seat, &[]).ticket(16))
}

/// What falls if throws are the plain hash of this, the number of the throw, and the seat.
pub(super) fn hashed(public: &Guess<'_>, seed: [u8; 32]) -> usize {
    let t = (public.before.len() as u32 + 1).to_be_bytes();
    let hash = Digest::of(&[&seed, &t, &[public.seat.index() as u8]]);
    dealt(u64::from(hash.0[0] % 16))
}

type Guessed = fn(&Guess<'_>) -> [u8; 32];

/// What the secret might be.
pub(super) const SECRETS: [(&str, Guessed); 12] = [
    ("nothing", |_| [0; 32]),
    ("the commitment", |public| public.game.commitment),
    ("the hash of the commitment", |public| Digest::of(&[&public.game.commitment]).0),
    ("the hash of the game's name", |public| Digest::of(&[public.game.id.as_bytes()]).0),
    ("the hash of both", |public| Digest::of(&[public.game.id.as_bytes(), &public.game.commitment]).0),
    ("the salt", salt),
    ("the commitment with the salt", |public| mixed(public.game.commitment, salt(public))),
    ("the time", |public| Digest::of(&[&public.game.created.to_be_bytes()]).0),
    ("the second", |public| Digest::of(&[&(public.game.created / 1000).to_be_bytes()]).0),
    ("the secret before", last_secret),
    ("the hash of the secret before", |public| Digest::of(&[&last_secret(public)]).0),
    ("the two secrets before", |public| {
        let second = public.earlier.iter().rev().nth(1).map_or([0; 32], |game| game.secret);
        mixed(last_secret(public), second)
    }),
];

fn salt(public: &Guess<'_>) -> [u8; 32] {
    *public.game.salts[0].as_ref().expect("Asha added one").bytes()
}

fn last_secret(public: &Guess<'_>) -> [u8; 32] {
    public.earlier.last().map_or([0; 32], |game| game.secret)
}

fn mixed(one: [u8; 32], other: [u8; 32]) -> [u8; 32] {
    std::array::from_fn(|index| one[index] ^ other[index])
}

type Predictor = fn(&Guess<'_>) -> usize;

/// What might fall after what fell.
pub(super) const PREDICTORS: [(&str, Predictor); 8] = [
    ("the same again", |public| public.before.last().map_or(1, |throw| throw.pair)),
    ("the same of this player", |public| {
        let own = public.before.iter().rev().find(|throw| throw.seat == public.seat);
        own.map_or(1, |throw| throw.pair)
    }),
    ("the next pair", |public| public.before.last().map_or(1, |throw| (throw.pair + 1) % PAIRS.len())),
    ("the one that fell most", |public| most(public.before.iter().copied())),
    ("the one that fell least", |public| least(public.before)),
    ("the one that fell most for this player anywhere", |public| {
        let all = public.earlier.iter().flat_map(|game| &game.throws).chain(public.before);
        most(all.copied().filter(|throw| throw.seat == public.seat))
    }),
    ("what fell after the last two when they fell before", after_the_same),
    ("the same throw of the game before", |public| {
        let game = public.earlier.last();
        game.and_then(|game| game.throws.get(public.before.len())).map_or(1, |throw| throw.pair)
    }),
];

fn counts(throws: impl Iterator<Item = Throw>) -> [usize; PAIRS.len()] {
    let mut counts = [0; PAIRS.len()];
    throws.for_each(|throw| counts[throw.pair] += 1);
    counts
}

fn most(throws: impl Iterator<Item = Throw>) -> usize {
    let counts = counts(throws);
    (0..counts.len()).max_by_key(|&pair| counts[pair]).expect("there are pairs")
}

fn least(throws: &[Throw]) -> usize {
    let counts = counts(throws.iter().copied());
    (0..counts.len()).min_by_key(|&pair| counts[pair]).expect("there are pairs")
}

fn after_the_same(public: &Guess<'_>) -> usize {
    let pairs: Vec<usize> = public.before.iter().map(|throw| throw.pair).collect();
    let [.., one, two] = pairs[..] else { return 1 };
    let again = pairs.windows(3).rev().find(|three| three[..2] == [one, two]);
    again.map_or(1, |three| three[2])
}
