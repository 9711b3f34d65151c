use crate::{args, error::CommandError, input};
use chaupat::{
    Bot, BySeat, Playable, RuleSet, Seat,
    render::padded,
    simulate::{Plan, Share, Summary},
    with_game,
};
use indicatif::{ProgressBar, ProgressStyle};
use rayon::prelude::*;
use serde_json::{Map, Value, json};
use std::io::Write;

/// `chaupat simulate`
pub(crate) fn run(args: &args::Simulate, out: &mut impl Write) -> Result<(), CommandError> {
    with_game!(input::game_of(&args.rules)?, P => simulate::<P>(args, out))
}

fn simulate<P: Playable>(args: &args::Simulate, out: &mut impl Write) -> Result<(), CommandError> {
    let rules = P::read_rules(&args.rules).map_err(|error| CommandError::of(&error))?;
    let plan = Plan { rules, bots: seat_bots(&rules, &args.bots)?, seed: args.seed };
    let summary = play::<P>(&plan, args)?;
    if args.json {
        writeln!(out, "{}", report_json::<P>(&plan, &summary))?;
        return Ok(());
    }
    report::<P>(&plan, &summary, out)
}

fn seat_bots(rules: &impl RuleSet, names: &[String]) -> Result<BySeat<Bot>, CommandError> {
    let bots: Vec<Bot> =
        names.iter().map(|name| name.parse()).collect::<Result<_, _>>().map_err(CommandError::unreadable)?;
    if bots.len() > rules.people() {
        return Err(CommandError::unreadable(format!("{} bots for {} players", bots.len(), rules.people())));
    }
    Ok(BySeat::from_fn(|seat| {
        let person = if rules.seats().contains(seat) { rules.person(seat) } else { 0 };
        bots[person % bots.len()]
    }))
}

fn play<P: Playable>(plan: &Plan<P::Rules>, args: &args::Simulate) -> Result<Summary, CommandError> {
    let threads = args.threads.map_or(0, usize::from);
    let pool =
        rayon::ThreadPoolBuilder::new().num_threads(threads).build().map_err(CommandError::unreadable)?;
    let bar = if args.quiet { ProgressBar::hidden() } else { ProgressBar::new(args.games) };
    bar.set_style(
        ProgressStyle::with_template("{bar:40} {pos}/{len} games, {eta} left")
            .expect("the template is well formed"),
    );
    let one = |number| {
        let summary = plan.play::<P>(number);
        bar.inc(1);
        summary
    };
    let all =
        pool.install(|| (0..args.games).into_par_iter().map(one).reduce(Summary::default, Summary::and));
    bar.finish_and_clear();
    Ok(all)
}

fn report<P: Playable>(
    plan: &Plan<P::Rules>,
    summary: &Summary,
    out: &mut impl Write,
) -> Result<(), CommandError> {
    let quantile = |percent| summary.turns_at(percent);
    writeln!(out, "{}: {} games, seed {}", P::write_rules(&plan.rules), summary.games, plan.seed)?;
    writeln!(
        out,
        "turns    mean {:.1}, median {}, 5 % to 95 % {} to {}, shortest {}, longest {}",
        summary.mean_turns(),
        quantile(50),
        quantile(5),
        quantile(95),
        quantile(0),
        quantile(100),
    )?;
    writeln!(out, "plies    {:.1} a game", summary.plies as f64 / summary.games as f64)?;
    for (label, count) in &summary.endings {
        writeln!(out, "ended    {label}: {count} ({:.2} %)", 100.0 * *count as f64 / summary.games as f64)?;
    }
    for (label, count) in &summary.events {
        writeln!(out, "a game   {label}: {:.3}", *count as f64 / summary.games as f64)?;
    }
    for seat in plan.rules.seats().iter() {
        let name = P::seat_name(seat);
        write!(
            out,
            "wins     {} {:<8} {}",
            padded(name, 7),
            plan.bots[seat].name(),
            percent(summary.share(seat))
        )?;
        if P::SCORED {
            write!(out, ", {:.2} points", summary.scores[seat] as f64 / summary.games as f64)?;
        }
        writeln!(out)?;
    }
    for (bot, share) in by_bot(plan, summary) {
        writeln!(out, "wins     a seat of {:<8} {}", bot.name(), percent(share))?;
    }
    Ok(())
}

fn percent(share: Share) -> String {
    format!("{:>6.2} % ({:.2} to {:.2})", 100.0 * share.share, 100.0 * share.low, 100.0 * share.high)
}

/// How often a seat of each bot wins, when different bots play.
fn by_bot<R: RuleSet>(plan: &Plan<R>, summary: &Summary) -> Vec<(Bot, Share)> {
    let seats = plan.rules.seats();
    let of = |bot: Bot| seats.iter().filter(move |&seat| plan.bots[seat] == bot);
    let bots: Vec<Bot> = Bot::ALL.into_iter().filter(|&bot| of(bot).next().is_some()).collect();
    if bots.len() < 2 {
        return Vec::new();
    }
    bots.into_iter().map(|bot| (bot, summary.share_of(of(bot)))).collect()
}

fn report_json<P: Playable>(plan: &Plan<P::Rules>, summary: &Summary) -> Value {
    let seats: Map<String, Value> =
        plan.rules.seats().iter().map(|seat| seat_json::<P>(plan, summary, seat)).collect();
    let bots: Map<String, Value> = by_bot(plan, summary)
        .into_iter()
        .map(|(bot, share)| (bot.name().to_owned(), share_json(share)))
        .collect();
    json!({
        "rules": P::write_rules(&plan.rules),
        "seed": plan.seed,
        "games": summary.games,
        "plies": summary.plies,
        "turns": {
            "mean": summary.mean_turns(),
            "min": summary.turns_at(0),
            "p5": summary.turns_at(5),
            "median": summary.turns_at(50),
            "p95": summary.turns_at(95),
            "max": summary.turns_at(100),
        },
        "endings": summary.endings,
        "events": summary.events,
        "seats": seats,
        "bots": bots,
    })
}

fn seat_json<P: Playable>(plan: &Plan<P::Rules>, summary: &Summary, seat: Seat) -> (String, Value) {
    let mut value = share_json(summary.share(seat));
    value["bot"] = plan.bots[seat].name().into();
    if P::SCORED {
        value["points"] = (summary.scores[seat] as f64 / summary.games as f64).into();
    }
    (P::seat_letter(seat).to_string(), value)
}

fn share_json(share: Share) -> Value {
    json!({ "wins": share.share, "low": share.low, "high": share.high })
}
