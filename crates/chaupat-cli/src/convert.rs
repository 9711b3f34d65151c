use crate::{
    args::{self, Form},
    error::CommandError,
    input,
};
use chaupat::{
    AnyRecord, Location, Notation, Playable, Record, chaturaji,
    notation::{
        chaturaji::{Exported, fen4, pgn4},
        json,
    },
    with_game,
};
use std::io::Write;

/// `chaupat convert`
pub(crate) fn run(args: &args::Convert, out: &mut impl Write) -> Result<(), CommandError> {
    let place = args.file.display().to_string();
    let text = input::read(&args.file)?;
    let written = convert(&text, args.to).map_err(|error| error.within(&place))?;
    match &args.output {
        None => Ok(out.write_all(written.as_bytes())?),
        Some(file) => {
            let kept = chaupat_tui::keep::write(file, &written);
            kept.map_err(|error| CommandError::from(error).within(&file.display().to_string()))
        }
    }
}

fn convert(text: &str, to: Form) -> Result<String, CommandError> {
    if text.trim().is_empty() {
        return Err(CommandError::unreadable("there is nothing in it"));
    }
    match Kind::of(text) {
        Kind::Records => write_records(&AnyRecord::read(text).map_err(|error| CommandError::of(&error))?, to),
        Kind::Json => read_json(text, to),
        Kind::Pgn4 => write_records(&read_pgn4(text)?, to),
        Kind::Fen4 => lines(text, |line| {
            let position = fen4::read(line).map_err(|error| CommandError::of(&error))?;
            write_position(&position, to)
        }),
        Kind::Positions => lines(
            text,
            |line| with_game!(input::game_of(line)?, P => write_position(&read_position::<P>(line)?, to)),
        ),
    }
}

/// What a text is, by how it begins.
enum Kind {
    Records,
    Json,
    Pgn4,
    Fen4,
    Positions,
}

impl Kind {
    fn of(text: &str) -> Self {
        let start = text.trim_start_matches('\u{feff}').trim_start();
        let inner = start.strip_prefix('[').map(str::trim_start);
        let fen4 =
            |rest: &str| rest.strip_prefix(['R', 'B', 'Y', 'G']).is_some_and(|rest| rest.starts_with('-'));
        match inner {
            // A tag is a letter and more; a JSON array holds objects or strings.
            Some(inner) if inner.starts_with(|letter: char| letter.is_ascii_alphabetic()) => {
                let tag = |name: &str| start.lines().any(|line| line.trim_start().starts_with(name));
                if tag("[Game \"") || tag("[Rules \"") || tag("[Start \"") {
                    Self::Records
                } else {
                    Self::Pgn4
                }
            }
            Some(_) => Self::Json,
            None if start.starts_with(['{', '"']) => Self::Json,
            None if fen4(start) => Self::Fen4,
            None => Self::Positions,
        }
    }
}

/// Each line that is not empty by itself; errors tell the place in the whole text.
fn lines(text: &str, one: impl Fn(&str) -> Result<String, CommandError>) -> Result<String, CommandError> {
    let mut written = String::new();
    let mut start = Location::START;
    for line in text.lines() {
        let trimmed = line.trim_start();
        let indented = start.after(&line[..line.len() - trimmed.len()]);
        if !trimmed.is_empty() {
            written += &one(trimmed.trim_end()).map_err(|error| error.starting_at(indented))?;
            written.push('\n');
        }
        start = start.behind('\n');
    }
    Ok(written)
}

fn read_position<P: Playable>(text: &str) -> Result<P, CommandError> {
    P::read_position(text).map_err(|error| CommandError::of(&error))
}

/// JSON holds records, or a position.
fn read_json(text: &str, to: Form) -> Result<String, CommandError> {
    // What is no JSON at all is told by the reader of records.
    let value: serde_json::Value = serde_json::from_str(text).unwrap_or_default();
    let position = value.as_str().or_else(|| value.get("position")?.as_str());
    if let Some(position) = position {
        let game = input::game_of(position)?;
        return with_game!(game, P => {
            let position = json::read_position::<P>(text).map_err(|error| CommandError::of(&error))?;
            Ok(write_position(&position, to)? + "\n")
        });
    }
    write_records(&json::read(text).map_err(|error| CommandError::of(&error))?, to)
}

fn read_pgn4(text: &str) -> Result<Vec<AnyRecord>, CommandError> {
    let records = pgn4::read(text).map_err(|error| CommandError::of(&error))?;
    Ok(records.into_iter().map(AnyRecord::from).collect())
}

fn write_records(records: &[AnyRecord], to: Form) -> Result<String, CommandError> {
    match to {
        Form::Text => Ok(records.iter().map(AnyRecord::write).collect::<Vec<_>>().join("\n")),
        Form::Json => Ok(json::write(records) + "\n"),
        Form::Pgn4 => {
            let games: Vec<String> = records.iter().map(write_pgn4).collect::<Result<_, _>>()?;
            Ok(games.join("\n"))
        }
        Form::Fen4 => {
            let positions: Vec<String> =
                records.iter().map(last_position_as_fen4).collect::<Result<_, _>>()?;
            Ok(positions.join("\n") + "\n")
        }
    }
}

fn chaturaji_of(record: &AnyRecord) -> Result<&Record<chaturaji::Position>, CommandError> {
    match record {
        AnyRecord::Chaturaji(record) => Ok(record),
        other => {
            Err(CommandError::no(format!("the site plays chaturaji.ffa only, not {} (J10.2)", other.game())))
        }
    }
}

fn write_pgn4(record: &AnyRecord) -> Result<String, CommandError> {
    pgn4::write(chaturaji_of(record)?).map(exported).map_err(CommandError::no)
}

fn last_position_as_fen4(record: &AnyRecord) -> Result<String, CommandError> {
    fen4::write(chaturaji_of(record)?.game().current()).map(exported).map_err(CommandError::no)
}

/// What the other form has no room for is said on standard error.
fn exported(exported: Exported) -> String {
    for lost in &exported.lost {
        crate::error::talk(&format!("left out, because the form has no room for it: {lost}"));
    }
    exported.text
}

/// A position in one line, without the end of the line.
fn write_position<P: Playable>(position: &P, to: Form) -> Result<String, CommandError> {
    match to {
        Form::Text => Ok(position.write_position()),
        Form::Json => Ok(json::write_position(position)),
        Form::Fen4 => {
            let text = position.write_position();
            let own = chaturaji::Position::read_position(&text)
                .map_err(|_| CommandError::no("the site plays chaturaji.ffa only (J10.2)"))?;
            fen4::write(&own).map(exported).map_err(CommandError::no)
        }
        Form::Pgn4 => Err(CommandError::unreadable("a position is no game: ask for text, json or fen4")),
    }
}
