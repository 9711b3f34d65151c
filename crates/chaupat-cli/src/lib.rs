//! The `chaupat` program, and its players for games of other crates.
//!
//! [`main`] is the program, and [`play()`] lets people and bots play at a table of any game; everything else that another
//! program may want is in the crates `chaupat`, and `chaupat-tui` for the full screen.
//!
//! ```text
//! args               the command line: help, the manual page and completions come from it
//! simulate, moves, show, perft, odds, rules, replay, convert
//!                    a verb each
//! play               setting a table, and the player in lines
//! online             games on a server: watched, and played at the same screen and prompt
//! look               characters, colours, sizes
//! input, error       reading files and standard input; what goes wrong, and exit codes
//! games              what help says about the games
//! ```

mod args;
mod convert;
mod error;
mod games;
mod input;
mod look;
mod moves;
mod odds;
#[cfg(feature = "online")]
mod online;
mod perft;
mod play;
mod replay;
mod rules;
mod show;
mod simulate;
mod verify;

use anstream::AutoStream;
use args::{Cli, Guest, Verb};
use chaupat::{Playable, Table};
use clap::{CommandFactory, Parser};
use error::CommandError;
use std::{
    ffi::OsString,
    io,
    io::{BufWriter, Write},
    process::ExitCode,
};

/// Runs the program with the arguments of the process.
pub fn main() -> ExitCode {
    let cli = Cli::parse();
    // All is handed on as it is; consoles that need it are told to understand colours.
    let mut out = BufWriter::new(AutoStream::always(io::stdout()));
    exit(run(&cli, &mut out).and_then(|()| Ok(out.flush()?)))
}

/// Plays at a table of any game, as `chaupat play` does: on a screen where there is a terminal, else line by line. The
/// arguments, the name of the program first, choose how it is shown and whether the record is kept (`--help` tells all of
/// them). A program of another game needs no more than this to be played.
///
/// ```no_run
/// use chaupat::{Bot, BySeat, Controller, Match, Table, Throws, chaturaji};
///
/// fn main() -> std::process::ExitCode {
///     let rules = chaturaji::Preset::Classic.rules();
///     let controllers = BySeat::from_fn(|seat| match seat.index() {
///         0 => Controller::Person("Asha".to_owned()),
///         _ => Controller::Bot(Bot::BEST),
///     });
///     let game = Match::<chaturaji::Position>::new(&rules);
///     chaupat_cli::play(Table::new(game, controllers, Throws::Seed(7), 7), std::env::args_os())
/// }
/// ```
pub fn play<P: Playable>(
    table: Table<P>,
    arguments: impl IntoIterator<Item = impl Into<OsString> + Clone>,
) -> ExitCode {
    let args = Guest::parse_from(arguments);
    let mut out = BufWriter::new(AutoStream::always(io::stdout()));
    exit(play::as_guest(table, args, &mut out).and_then(|()| Ok(out.flush()?)))
}

fn exit(done: Result<(), CommandError>) -> ExitCode {
    done.map_or_else(|error| error.report(), |()| ExitCode::SUCCESS)
}

fn run(cli: &Cli, out: &mut impl Write) -> Result<(), CommandError> {
    match &cli.verb {
        Verb::Simulate(simulate) => simulate::run(simulate, out),
        Verb::Moves(moves) => moves::run(moves, out),
        Verb::Perft(perft) => perft::run(perft, out),
        Verb::Odds(odds) => odds::run(odds, out),
        Verb::Rules(rules) => rules::run(rules, out),
        Verb::Convert(convert) => convert::run(convert, out),
        Verb::Verify(verify) => verify::run(verify, out),
        Verb::Completions { shell } => {
            // Generated first: the generators panic when they cannot write.
            let mut script = Vec::new();
            clap_complete::generate(*shell, &mut Cli::command(), "chaupat", &mut script);
            Ok(out.write_all(&script)?)
        }
        Verb::Play(play) => play::run(play, cli.look, out),
        #[cfg(feature = "online")]
        Verb::Watch(watch) => online::watch(watch, cli.look, out),
        Verb::Show(show) => show::run(show, cli.look, out),
        Verb::Replay(replay) => replay::run(replay, cli.look, out),
        Verb::Man { verb } => man(verb.as_deref(), out),
    }
}

/// The manual page of the program, or of one verb.
fn man(verb: Option<&str>, out: &mut impl Write) -> Result<(), CommandError> {
    let mut program = Cli::command();
    program.build();
    let page = match verb {
        None => Some(&program),
        Some(verb) => program.find_subcommand(verb),
    };
    let page =
        page.ok_or_else(|| CommandError::unreadable("there is no such verb; chaupat --help lists all"))?;
    Ok(clap_mangen::Man::new(page.clone()).render(out)?)
}

/// The code of the README is compiled and run with the documentation's tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
