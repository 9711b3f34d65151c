//! Verbs that answer with numbers: each is a few lines around what works for every game.

use chaupat::{
    Bot, BySeat, Position as _, Render, odds, perft,
    simulate::{Plan, Summary},
};
use std::io::{self, Write};
use ur::{Position, Rules, solve};

/// Games of the greedy bot, who is Light in every second one, against the random one.
pub(crate) fn simulate(games: u64, rules: Rules, out: &mut impl Write) -> io::Result<()> {
    let mut sum = Summary::default();
    for (greedy, games) in [(Rules::LIGHT, games.div_ceil(2)), (Rules::DARK, games / 2)] {
        let bots = BySeat::from_fn(|seat| if seat == greedy { Bot::Greedy } else { Bot::Random });
        let plan = Plan { rules, bots, seed: 1 };
        let mut played =
            (0..games).map(|number| plan.play::<Position>(number)).fold(Summary::default(), Summary::and);
        if greedy == Rules::DARK {
            played.twelfths.0.swap(Rules::LIGHT.index(), Rules::DARK.index());
        }
        sum = sum.and(played);
    }
    let share = sum.share(Rules::LIGHT);
    let [share, low, high] = [share.share, share.low, share.high].map(|share| 100.0 * share);
    writeln!(out, "greedy wins {share:.1} % of {games} games ({low:.1} to {high:.1})")?;
    writeln!(out, "{:.1} turns a game", sum.mean_turns())?;
    for (event, count) in &sum.events {
        writeln!(out, "{:.1} {event}", *count as f64 / sum.games as f64)?;
    }
    Ok(())
}

/// What the turn of a position can bring.
pub(crate) fn odds(position: &Position, out: &mut impl Write) -> io::Result<()> {
    let odds = odds::turn(position);
    writeln!(out, "no move: {} = {:.2} %", odds.idle, 100.0 * odds::to_f64(&odds.idle))?;
    for (event, chance) in &odds.events {
        writeln!(out, "{event}: {chance} = {:.2} %", 100.0 * odds::to_f64(chance))?;
    }
    Ok(())
}

/// How many lines of play there are.
pub(crate) fn perft(depth: u32, rules: Rules, out: &mut impl Write) -> io::Result<()> {
    let start = Position::initial(&rules);
    (1..=depth).try_for_each(|depth| writeln!(out, "{depth} plies: {} lines", perft::perft(&start, depth)))
}

/// How often the side wins that begins, when both play perfectly.
pub(crate) fn solve(rules: Rules, out: &mut impl Write) -> io::Result<()> {
    let chance = solve::chance(&Position::initial(&rules), 1e-9);
    writeln!(out, "{} wins {:.6} %", Position::seat_name(Rules::LIGHT), 100.0 * chance.start())
}
