//! Games between bots, counted.
//!
//! Game number n of a seed is always the same game, and a [`Summary`] only adds up, so the result does not depend on
//! who plays which game, or in which order.

use crate::Playable;
use chaupat_ai::{Bot, Player};
use chaupat_core::{BySeat, Effect, Node, Outcome, Ply, RuleSet, Scratch, Seat};
use chaupat_dice::Seeded;
use std::collections::BTreeMap;

/// What to play, and between whom: the bots that there are, or any [`Player`]s.
///
/// ```
/// use chaupat::{Bot, BySeat, Notation, Seat, chaturaji};
/// use chaupat::simulate::{Plan, Summary};
///
/// let rules = chaturaji::Position::read_rules("chaturaji")?;
/// let bots = BySeat([Bot::Greedy, Bot::Random, Bot::Random, Bot::Random]);
/// let plan = Plan { rules, bots, seed: 1 };
/// // Games do not depend on one another: these may be played anywhere, in any order.
/// let games = (0..40).map(|number| plan.play::<chaturaji::Position>(number));
/// let summary = games.fold(Summary::default(), Summary::and);
/// assert_eq!(summary.games, 40);
/// assert!(summary.share(Seat::ALL[0]).low > 0.25, "Red is greedy and wins more than his share");
/// # Ok::<(), chaupat::ReadError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plan<R, B = Bot> {
    /// The rule set.
    pub rules: R,
    /// Who plays for each seat, from a fresh copy in each game.
    pub bots: BySeat<B>,
    /// Decides all throws and choices.
    pub seed: u64,
}

/// What happened in a number of games.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Summary {
    /// How many games.
    pub games: u64,
    /// How many games took so many turns.
    pub turns: BTreeMap<u32, u64>,
    /// Throws and actions, all together.
    pub plies: u64,
    /// How the games ended.
    pub endings: BTreeMap<&'static str, u64>,
    /// Wins, in twelfths: sides that share the first place share the win.
    pub twelfths: BySeat<u64>,
    /// Summed scores.
    pub scores: BySeat<i64>,
    /// What happened how often, such as `knock-outs`.
    pub events: BTreeMap<&'static str, u64>,
}

/// How many plies a simulated game may have: fifty times as many as the longest of a preset. Some legal rule sets have
/// turns, or games, that practically never end.
pub const PLIES: u64 = 2_000_000;

/// Parts of a win that every number of winning sides divides.
pub const WIN: u64 = 12;

impl<R: RuleSet, B: Clone> Plan<R, B> {
    /// Plays game number `number` to its end, or to the rule set's limit of turns, or until it has [`PLIES`] plies. The
    /// ending is called `limit` where it is not one of the game's own.
    pub fn play<P: Playable<Rules = R>>(&self, number: u64) -> Summary
    where
        B: Player<P>,
    {
        let mut game = Run::<P, B>::new(self, number);
        let ending = game.run();
        let mut summary = game.summary;
        let turns = game.turns;
        summary.games = 1;
        summary.turns.insert(turns, 1);
        let (label, outcome) = match ending {
            Some(outcome) => (game.position.ended().unwrap_or("rules"), outcome),
            None => ("limit", game.position.standing(None)),
        };
        summary.endings.insert(label, 1);
        summary.count(&self.rules, &outcome);
        summary
    }
}

/// One game on its way.
struct Run<P: Playable, B> {
    bots: BySeat<B>,
    limit: u32,
    position: P,
    throws: Seeded,
    choices: Seeded,
    turns: u32,
    scratch: Scratch<P>,
    summary: Summary,
}

impl<P: Playable, B: Player<P> + Clone> Run<P, B> {
    fn new(plan: &Plan<P::Rules, B>, number: u64) -> Self {
        Self {
            bots: plan.bots.clone(),
            limit: plan.rules.turn_limit().unwrap_or(u32::MAX),
            position: P::initial(&plan.rules),
            throws: Seeded::stream(plan.seed, 2 * number),
            choices: Seeded::stream(plan.seed, 2 * number + 1),
            turns: 0,
            scratch: Scratch::new(),
            summary: Summary::default(),
        }
    }

    /// Plays to the end; `None` when a limit comes first.
    fn run(&mut self) -> Option<Outcome> {
        while self.turns < self.limit && self.summary.plies < PLIES {
            let ply = match self.position.node() {
                Node::Over => return self.position.outcome(),
                Node::Throw(_) => Ply::Throw(self.position.throws().draw(&mut self.throws)),
                Node::Act(seat) => Ply::Act(self.choose(seat)),
            };
            self.summary.plies += 1;
            let (turns, events) = (&mut self.turns, &mut self.summary.events);
            self.position.play_noting(ply, &mut |effect| {
                *turns += u32::from(effect.turn_ended().is_some());
                if let Some(label) = P::label(&effect) {
                    *events.entry(label).or_default() += 1;
                }
            });
        }
        self.position.outcome()
    }

    fn choose(&mut self, seat: Seat) -> P::Action {
        self.bots[seat].choose(&self.position, &mut self.scratch, &mut self.choices)
    }
}

impl Summary {
    /// Both together.
    #[must_use]
    pub fn and(mut self, other: Self) -> Self {
        self.games += other.games;
        self.plies += other.plies;
        add_up(&mut self.turns, other.turns);
        add_up(&mut self.endings, other.endings);
        add_up(&mut self.events, other.events);
        for seat in Seat::ALL {
            self.twelfths[seat] += other.twelfths[seat];
            self.scores[seat] += other.scores[seat];
        }
        self
    }

    /// The share of games that a seat won.
    pub fn share(&self, seat: Seat) -> Share {
        Share::of(self.twelfths[seat], self.games * WIN, self.games)
    }

    /// How often one of these seats wins, on average over them.
    pub fn share_of(&self, seats: impl Iterator<Item = Seat>) -> Share {
        let (mut wins, mut count) = (0, 0);
        for seat in seats {
            wins += self.twelfths[seat];
            count += 1;
        }
        Share::of(wins, self.games * WIN * count, self.games)
    }

    /// The average number of turns.
    pub fn mean_turns(&self) -> f64 {
        let sum: u64 = self.turns.iter().map(|(&turns, &games)| u64::from(turns) * games).sum();
        sum as f64 / self.games as f64
    }

    /// The number of turns that so many percent of the games did not go beyond.
    pub fn turns_at(&self, percent: u64) -> u32 {
        let wanted = (self.games * percent).div_ceil(100).max(1);
        let mut games = 0;
        for (&turns, &count) in &self.turns {
            games += count;
            if games >= wanted {
                return turns;
            }
        }
        0
    }

    fn count(&mut self, rules: &impl RuleSet, outcome: &Outcome) {
        let winners: Vec<Seat> = outcome.winners().collect();
        let sides =
            winners.iter().filter(|&&seat| rules.side(seat).iter().next() == Some(seat)).count() as u64;
        for &seat in &winners {
            self.twelfths[seat] += WIN / sides.max(1);
        }
        for seat in Seat::ALL {
            self.scores[seat] += i64::from(outcome.scores[seat]);
            if let Some(mark) = outcome.marks[seat] {
                *self.events.entry(mark).or_default() += 1;
            }
        }
    }
}

fn add_up<K: Ord>(into: &mut BTreeMap<K, u64>, from: BTreeMap<K, u64>) {
    for (key, count) in from {
        *into.entry(key).or_default() += count;
    }
}

/// A share with its 95 % interval (Wilson's score interval, 1927).
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Share {
    /// The share, 0 to 1.
    pub share: f64,
    /// Lower end of the interval.
    pub low: f64,
    /// Upper end of the interval.
    pub high: f64,
}

impl Share {
    /// `part` of `whole`, observed in `trials` independent trials.
    pub fn of(part: u64, whole: u64, trials: u64) -> Self {
        const Z: f64 = 1.959_963_984_540_054;
        let (share, n) = (part as f64 / whole as f64, trials as f64);
        let middle = (share + Z * Z / (2.0 * n)) / (1.0 + Z * Z / n);
        let half = Z / (1.0 + Z * Z / n) * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt();
        Self { share, low: (middle - half).max(0.0), high: (middle + half).min(1.0) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The textbook example: 8 of 10.
    #[test]
    fn wilson_interval() {
        let share = Share::of(8, 10, 10);
        assert!((share.low - 0.4902).abs() < 1e-4 && (share.high - 0.9433).abs() < 1e-4, "{share:?}");
        let none = Share::of(0, 10, 10);
        assert!(none.low < 1e-12 && (none.high - 0.2775).abs() < 1e-4, "{none:?}");
    }

    #[test]
    fn quantiles_of_turns() {
        let summary = Summary { games: 4, turns: [(10, 1), (20, 2), (50, 1)].into(), ..Summary::default() };
        assert_eq!((summary.turns_at(50), summary.turns_at(25), summary.turns_at(100)), (20, 10, 50));
        assert!((summary.mean_turns() - 25.0).abs() < 1e-9);
    }
}
