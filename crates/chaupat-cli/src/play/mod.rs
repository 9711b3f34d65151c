//! `chaupat play`: setting a table, then playing at it.

mod command;
mod prompt;
mod script;
mod seating;

use crate::{args, exit::Failure, input};
use chaupat::{AnyRecord, Game, Match, Playable, Record, Table, Throws, with_game};
use script::Script;
use std::{
    io,
    io::{BufRead, Write},
    path::{Path, PathBuf},
};

/// Where the record of a game is kept.
struct Place {
    file: Option<PathBuf>,
    /// The games that stand before it in the file, as text.
    before: String,
}

/// `chaupat play`
pub(crate) fn run(args: &args::Play, look: args::Look, out: &mut impl Write) -> Result<(), Failure> {
    if let Some(file) = &args.resume {
        return resume_last(file, args, look, out);
    }
    let text = args.position.as_ref().or(args.game.as_ref()).expect("clap asks for one of them");
    with_game!(input::game_of(text)?, P => begin::<P>(args, look, out))
}

/// The last game of a file goes on; those before it stay in the file.
fn resume_last(
    file: &Path,
    args: &args::Play,
    look: args::Look,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let text = input::read(file)?;
    let name = file.display().to_string();
    let mut records = AnyRecord::read(&text).map_err(|error| input::refused(&error).within(&name))?;
    let last = records.pop().ok_or_else(|| Failure::unreadable("there is no game in it").within(&name))?;
    let place = if let Some(other) = &args.save {
        Place { file: Some(other.clone()), before: String::new() }
    } else {
        let before = records.iter().map(|record| record.write() + "\n").collect();
        Place { file: Some(file.to_owned()), before }
    };
    match last {
        AnyRecord::Chaupar(record) => resume(args, look, *record, place, out),
        AnyRecord::Chaturaji(record) => resume(args, look, *record, place, out),
    }
}

fn begin<P: Playable>(args: &args::Play, look: args::Look, out: &mut impl Write) -> Result<(), Failure> {
    let game = first_position::<P>(args)?;
    let sitters = seating::seats(game.current().rules(), &args.seats)?;
    let Source { throws, luck, script } = source(args)?;
    let table = Table::new(game, sitters, throws, luck);
    let place = Place { file: args.save.clone(), before: String::new() };
    prompt::Session::new(table, look, place, script, None, out).run()
}

fn resume<P: Playable>(
    args: &args::Play,
    look: args::Look,
    record: Record<P>,
    place: Place,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let sitters = if args.seats.is_empty() {
        seating::named(&record.players)
    } else {
        seating::seats(record.game.current().rules(), &args.seats)?
    };
    let seed = record.throws.as_deref().and_then(|source| source.strip_prefix("seed ")?.parse().ok());
    let Source { throws, luck, script } = match (seed, record.throws.as_deref()) {
        _ if args.seed.is_some() || args.throws.is_some() => source(args)?,
        (Some(seed), _) => Source { throws: Throws::Seed(seed), luck: seed, script: None },
        (None, Some("hand")) => Source { throws: Throws::Hand, luck: rand::random(), script: None },
        _ => source(args)?,
    };
    let table = Table::new(record.game.clone(), sitters, throws, luck);
    prompt::Session::new(table, look, place, script, Some(record), out).run()
}

fn first_position<P: Playable>(args: &args::Play) -> Result<Match<P>, Failure> {
    if let Some(text) = &args.position {
        let position = P::read_position(text).map_err(|error| input::refused(&error))?;
        if let Some(game) = &args.game {
            fits(&position, game)?;
        }
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

/// A game that is named beside a position is that of the position; so is a rule set.
fn fits<P: Playable>(position: &P, game: &str) -> Result<(), Failure> {
    let own = P::write_rules(position.rules());
    let named = game.parse() == Ok(input::game_of(&own)?);
    if named || P::read_rules(game).is_ok_and(|rules| rules == *position.rules()) {
        return Ok(());
    }
    Err(Failure::unreadable(format!("the position is one of {own}, not of {game}")))
}

/// `--rules` takes a preset, with changes or not, or a whole rule set's text.
fn rules_of<P: Playable>(game: &str, preset: &str) -> Result<String, Failure> {
    if game.parse::<Game>().is_err() {
        return Err(Failure::unreadable(format!("{game} names a rule set already: leave --rules out")));
    }
    let whole = Game::of(preset).is_ok();
    Ok(if whole { preset.to_owned() } else { format!("{}.{preset}", P::GAME) })
}

/// Where throws and the choices of bots come from.
struct Source {
    throws: Throws,
    luck: u64,
    script: Option<Script>,
}

fn source(args: &args::Play) -> Result<Source, Failure> {
    let luck = args.seed.unwrap_or_else(rand::random);
    Ok(match args.throws.as_deref() {
        None => Source { throws: Throws::Seed(luck), luck, script: None },
        Some("hand") => Source { throws: Throws::Hand, luck, script: None },
        Some(file) => {
            let (script, words) = Script::read(Path::new(file))?;
            Source { throws: Throws::Script(words), luck, script: Some(script) }
        }
    })
}

/// The next line that is typed, `None` at the end of the input; what is not UTF-8 is replaced, for a slip of the keyboard
/// ends no game.
fn line() -> io::Result<Option<String>> {
    let mut text = Vec::new();
    let read = io::stdin().lock().read_until(b'\n', &mut text)?;
    Ok((read > 0).then(|| String::from_utf8_lossy(&text).trim().to_owned()))
}
