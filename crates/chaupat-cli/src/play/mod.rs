//! `chaupat play`: setting a table, then playing at it.

mod command;
mod prompt;
mod seating;

use crate::{args, exit::Failure, input};
use chaupat::{AnyRecord, Game, Match, Playable, Record, Table, Throws, with_game};
use std::{
    collections::VecDeque,
    io,
    io::{BufRead, Write},
    path::Path,
};

/// `chaupat play`
pub(crate) fn run(args: &args::Play, look: args::Look, out: &mut impl Write) -> Result<(), Failure> {
    if let Some(file) = &args.resume {
        let text = input::read(file)?;
        let place = file.display().to_string();
        let record = AnyRecord::read(&text).map_err(|error| input::refused(&error).within(&place))?;
        let last = record.into_iter().next_back();
        return match last {
            None => Err(Failure::unreadable("the file holds no game").within(&place)),
            Some(AnyRecord::Chaupar(record)) => resume(args, look, *record, out),
            Some(AnyRecord::Chaturaji(record)) => resume(args, look, *record, out),
        };
    }
    let text = args.position.as_ref().or(args.game.as_ref()).expect("clap asks for one of them");
    with_game!(input::game_of(text)?, P => begin::<P>(args, look, out))
}

fn begin<P: Playable>(args: &args::Play, look: args::Look, out: &mut impl Write) -> Result<(), Failure> {
    let game = first_position::<P>(args)?;
    let sitters = seating::seats(game.current().rules(), &args.seats)?;
    let (throws, luck) = throws(args)?;
    let table = Table::new(game, sitters, throws, luck);
    prompt::Session::new(table, look, args.save.clone(), None, out).run()
}

fn resume<P: Playable>(
    args: &args::Play,
    look: args::Look,
    record: Record<P>,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let sitters = if args.seats.is_empty() {
        seating::named(&record.players)
    } else {
        seating::seats(record.game.current().rules(), &args.seats)?
    };
    let seed = record.throws.as_deref().and_then(|source| source.strip_prefix("seed ")?.parse().ok());
    let (throws, luck) = match (seed, record.throws.as_deref()) {
        _ if args.seed.is_some() || args.throws.is_some() => throws(args)?,
        (Some(seed), _) => (Throws::Seed(seed), seed),
        (None, Some("hand")) => (Throws::Hand, rand::random()),
        _ => throws(args)?,
    };
    let save = args.save.clone().or_else(|| args.resume.clone());
    let table = Table::new(record.game.clone(), sitters, throws, luck);
    prompt::Session::new(table, look, save, Some(record), out).run()
}

fn first_position<P: Playable>(args: &args::Play) -> Result<Match<P>, Failure> {
    if let Some(text) = &args.position {
        let position = P::read_position(text).map_err(|error| input::refused(&error))?;
        return Ok(Match::from_position(position));
    }
    let game = args.game.as_deref().expect("clap asks for it");
    let text = match &args.rules {
        None => game.to_owned(),
        Some(preset) => rules_of::<P>(game, preset)?,
    };
    let rules = P::read_rules(&text).map_err(|error| input::refused(&error))?;
    Ok(Match::new(&rules))
}

/// `--rules` takes a preset, with changes or not, or a whole rule set's text.
fn rules_of<P: Playable>(game: &str, preset: &str) -> Result<String, Failure> {
    if game.parse::<Game>().is_err() {
        return Err(Failure::unreadable(format!("{game} names a rule set already: leave --rules out")));
    }
    let whole = Game::of(preset).is_ok();
    Ok(if whole { preset.to_owned() } else { format!("{}.{preset}", P::GAME) })
}

fn throws(args: &args::Play) -> Result<(Throws, u64), Failure> {
    let luck = args.seed.unwrap_or_else(rand::random);
    Ok(match args.throws.as_deref() {
        None => (Throws::Seed(luck), luck),
        Some("hand") => (Throws::Hand, luck),
        Some(file) => (Throws::Script(script(Path::new(file))?), luck),
    })
}

/// Throws in their text form, separated by blanks or lines.
fn script(file: &Path) -> Result<VecDeque<String>, Failure> {
    Ok(input::read(file)?.split_whitespace().map(str::to_owned).collect())
}

/// The next line that is typed, `None` at the end of the input.
fn line() -> io::Result<Option<String>> {
    let mut text = String::new();
    let read = io::stdin().lock().read_line(&mut text)?;
    Ok((read > 0).then(|| text.trim().to_owned()))
}
