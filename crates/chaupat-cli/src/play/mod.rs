//! `chaupat play`: setting a table, then playing at it.

mod command;
mod head;
mod lines;
mod prompt;
mod script;
mod seating;

use crate::{args, error::CommandError, input, look::is_screen};
use chaupat::{AnyRecord, Game, Match, Playable, Record, Table, Throws, with_game, with_record};
use chaupat_tui::{
    Left, LocalTable,
    animation::Throwing,
    keep::{AutosaveFolder, Keeper},
    state::{Kind, Settings, State},
    words,
};
pub(crate) use head::names;
use head::{Origin, head};
use script::Script;
pub(crate) use seating::named;
use std::{
    fs, io,
    io::{IsTerminal, Write},
    path::Path,
    time::Duration,
};

/// `chaupat play`
pub(crate) fn run(args: &args::Play, look: args::Look, out: &mut impl Write) -> Result<(), CommandError> {
    #[cfg(feature = "online")]
    if args.online.server.is_some() || args.online.table.is_some() {
        return crate::online::play(args, look, out);
    }
    let autosaves = (!args.no_autosave).then(AutosaveFolder::find).flatten();
    if let Some(file) = &args.resume {
        let file = Some(file.as_path()).filter(|file| *file != Path::new(args::Play::LATEST));
        return resume_from(args, look, file, autosaves.as_ref(), out);
    }
    let unfinished = autosaves.as_ref().and_then(AutosaveFolder::latest).is_some();
    let text = args.position.as_ref().or(args.game.as_ref()).expect("clap asks for one of them");
    with_game!(input::game_of(text)?, P => begin::<P>(args, look, autosaves.as_ref(), unfinished, out))
}

fn begin<P: Playable>(
    args: &args::Play,
    look: args::Look,
    autosaves: Option<&AutosaveFolder>,
    unfinished: bool,
    out: &mut impl Write,
) -> Result<(), CommandError> {
    let game = first_position::<P>(args)?;
    let controllers = seating::seats(game.current().rules(), &args.seats)?;
    let Source { throws, luck, script } = source(args)?;
    let table = Table::new(game, controllers, throws, luck);
    // Bots alone play the same game again from the same seed.
    let autosaves =
        autosaves.filter(|_| table.controllers().iter().any(|(_, controller)| controller.bot().is_none()));
    let place = autosaves.and_then(|autosaves| autosaves.place(P::GAME).ok());
    let mut keeper = Keeper { unfinished: place, ..Keeper::default() };
    args.save.clone().map_or(Ok(()), |file| keeper.choose::<P>(file))?;
    sit(args.shown, look, Sitting { table, record: None, keeper, script, unfinished }, out)
}

/// Goes on with the last game of a file, in which those before it stay, or with the latest of the unfinished games, which
/// is taken from the others so that two programs do not go on with the same.
fn resume_from(
    args: &args::Play,
    look: args::Look,
    file: Option<&Path>,
    autosaves: Option<&AutosaveFolder>,
    out: &mut impl Write,
) -> Result<(), CommandError> {
    let latest = || AutosaveFolder::find()?.latest();
    let none = || CommandError::unreadable("there is no unfinished game to go on with");
    let path = file.map(Path::to_owned).or_else(latest).ok_or_else(none)?;
    let name = path.display().to_string();
    let text = input::read(&path)?;
    let mut records = AnyRecord::read(&text).map_err(|error| CommandError::of(&error).within(&name))?;
    let last =
        records.pop().ok_or_else(|| CommandError::unreadable("there is no game in it").within(&name))?;
    let place = autosaves.and_then(|autosaves| autosaves.place(last.game().name()).ok());
    let mut keeper = Keeper { unfinished: place, ..Keeper::default() };
    let save = args.save.clone().filter(|save| *save != path);
    save.map_or(Ok(()), |file| with_game!(last.game(), P => keeper.choose::<P>(file)))?;
    if file.is_none() {
        fs::rename(&path, keeper.unfinished.get_or_insert_with(|| path.clone()))?;
    } else if keeper.file.is_none() {
        keeper.file = Some(path);
        keeper.before = records.iter().map(|record| record.write() + "\n").collect();
    }
    with_record!(last, record => resume(args, look, *record, keeper, out))
}

fn resume<P: Playable>(
    args: &args::Play,
    look: args::Look,
    record: Record<P>,
    keeper: Keeper,
    out: &mut impl Write,
) -> Result<(), CommandError> {
    let controllers = if args.seats.is_empty() {
        named(&record)
    } else {
        seating::seats(record.game().current().rules(), &args.seats)?
    };
    let Source { throws, luck, script } = match Origin::told(record.throws()) {
        _ if args.seed.is_some() || args.throws.is_some() => source(args)?,
        Origin::Seed(seed) => Source { throws: Throws::Seed(seed), luck: seed, script: None },
        Origin::Hand => Source { throws: Throws::Hand, luck: rand::random(), script: None },
        Origin::Script | Origin::Unknown => source(args)?,
    };
    let table = Table::new(record.game().clone(), controllers, throws, luck);
    sit(args.shown, look, Sitting { table, record: Some(record), keeper, script, unfinished: false }, out)
}

/// Plays at a table that another program has set.
pub(crate) fn as_guest<P: Playable>(
    table: Table<P>,
    args: args::Guest,
    out: &mut impl Write,
) -> Result<(), CommandError> {
    let mut keeper = Keeper::default();
    args.save.map_or(Ok(()), |file| keeper.choose::<P>(file))?;
    let sitting = Sitting { table, record: None, keeper, script: None, unfinished: false };
    sit(args.shown, args.look, sitting, out)
}

/// Plays, or watches, at a table elsewhere; `back` says how to come back to it.
#[cfg(feature = "online")]
pub(crate) fn at<P: Playable>(
    seating: impl chaupat_tui::Seating<P> + 'static,
    shown: args::Shown,
    look: args::Look,
    back: String,
    out: &mut impl Write,
) -> Result<(), CommandError> {
    let keeper = Keeper::default();
    if shown.plain || !is_screen() {
        return prompt::Session::new(seating, look, keeper, None, out).with_way_back(back).run();
    }
    let settings = Settings { back: Some(back.clone()), ..settings(shown, look, &keeper) };
    let left = chaupat_tui::open(State::new(Kind::Play, seating, settings), keeper)?;
    if left.state.table().ending().is_none() {
        writeln!(out, "{back}")?;
    }
    Ok(())
}

/// The rule set that the arguments ask for, as text.
#[cfg(feature = "online")]
pub(crate) fn rules_text(args: &args::Play) -> Result<String, CommandError> {
    let game = args
        .game
        .as_ref()
        .ok_or_else(|| CommandError::unreadable("which game? Name one, such as chaupar"))?;
    with_game!(input::game_of(game)?, P => {
        written_rules::<P>(args)
    })
}

#[cfg(feature = "online")]
fn written_rules<P: Playable>(args: &args::Play) -> Result<String, CommandError> {
    Ok(P::write_rules(first_position::<P>(args)?.start().rules()))
}

/// A table that is set.
struct Sitting<P: Playable> {
    table: Table<P>,
    /// What is known of a game that goes on.
    record: Option<Record<P>>,
    keeper: Keeper,
    /// The file that the throws come from.
    script: Option<Script>,
    /// Whether another unfinished game waits.
    unfinished: bool,
}

/// Plays on the screen, or line by line where there is none.
fn sit<P: Playable>(
    shown: args::Shown,
    look: args::Look,
    sitting: Sitting<P>,
    out: &mut impl Write,
) -> Result<(), CommandError> {
    let Sitting { table, record, keeper, script, unfinished } = sitting;
    keeper.try_file()?;
    let (head, names) = (head(&table, record), names(table.position(), table.controllers()));
    if shown.plain || !is_screen() {
        if unfinished && io::stderr().is_terminal() {
            crate::error::talk(words::UNFINISHED);
        }
        let seating = LocalTable::new(table, head, names);
        return prompt::Session::new(seating, look, keeper, script, out).run();
    }
    let mut state =
        State::new(Kind::Play, LocalTable::new(table, head, names), settings(shown, look, &keeper));
    if unfinished {
        state.note(words::UNFINISHED);
    }
    let left = chaupat_tui::open(state, keeper)?;
    farewell(left, out)
}

/// How the screen looks and behaves.
fn settings(shown: args::Shown, look: args::Look, keeper: &Keeper) -> Settings {
    Settings {
        glyphs: look.glyphs(),
        tones: chaupat_tui::tones(look.tone()),
        pace: Duration::from_millis(shown.pace),
        throwing: match shown.throwing {
            args::Throwing::Slide => Throwing::Slide,
            args::Throwing::Toss => Throwing::Toss,
            args::Throwing::Spin => Throwing::Spin,
        },
        save: keeper.file.clone(),
        kept: keeper.unfinished.is_some(),
        back: None,
    }
}

/// What becomes of the game when the screen is closed, in one line.
fn farewell<P: Playable>(left: Left<P>, out: &mut impl Write) -> Result<(), CommandError> {
    let Left { state, mut keeper } = left;
    let game = state.table().game();
    if game.steps().is_empty() || game.ending().is_some() {
        keeper.discard();
    }
    if game.steps().is_empty() {
        return Ok(());
    }
    if let Some(file) = &keeper.file {
        keeper.keep(&state.record(), true)?;
        writeln!(out, "{}", words::kept_in(&file.display().to_string()))?;
    }
    if keeper.unfinished.is_some() {
        writeln!(out, "{}", words::KEPT)?;
    }
    Ok(())
}

fn first_position<P: Playable>(args: &args::Play) -> Result<Match<P>, CommandError> {
    if let Some(text) = &args.position {
        let position = P::read_position(text).map_err(|error| CommandError::of(&error))?;
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
    let rules = P::read_rules(&text).map_err(|error| CommandError::of(&error))?;
    Ok(Match::new(&rules))
}

/// A game that is named beside a position is that of the position; so is a rule set.
fn fits<P: Playable>(position: &P, game: &str) -> Result<(), CommandError> {
    let own = P::write_rules(position.rules());
    let named = game.parse() == Ok(input::game_of(&own)?);
    if named || P::read_rules(game).is_ok_and(|rules| rules == *position.rules()) {
        return Ok(());
    }
    Err(CommandError::unreadable(format!("the position is one of {own}, not of {game}")))
}

/// `--rules` takes a preset, with changes or not, or a whole rule set's text.
fn rules_of<P: Playable>(game: &str, preset: &str) -> Result<String, CommandError> {
    if game.parse::<Game>().is_err() {
        return Err(CommandError::unreadable(format!("{game} names a rule set already: leave --rules out")));
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

fn source(args: &args::Play) -> Result<Source, CommandError> {
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
