//! The parts of the `chaupat` program. Only [`screen`] is open, so that its drawing can be tested and measured; everything
//! that another program may want is in the crate `chaupat`.

mod args;
mod convert;
mod exit;
mod games;
mod input;
mod keep;
mod look;
mod moves;
mod odds;
mod perft;
mod play;
mod replay;
mod rules;
pub mod screen;
mod show;
mod simulate;

use anstream::AutoStream;
use args::{Cli, Verb};
use clap::{CommandFactory, Parser};
use exit::Failure;
use std::{
    io,
    io::{BufWriter, Write},
    process::ExitCode,
};

/// Runs the program with the arguments of the process.
pub fn main() -> ExitCode {
    let cli = Cli::parse();
    // All is handed on as it is; consoles that need it are told to understand colours.
    let mut out = BufWriter::new(AutoStream::always(io::stdout()));
    match run(&cli, &mut out).and_then(|()| Ok(out.flush()?)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}

fn run(cli: &Cli, out: &mut impl Write) -> Result<(), Failure> {
    match &cli.verb {
        Verb::Simulate(simulate) => simulate::run(simulate, out),
        Verb::Moves(moves) => moves::run(moves, out),
        Verb::Perft(perft) => perft::run(perft, out),
        Verb::Odds(odds) => odds::run(odds, out),
        Verb::Rules(rules) => rules::run(rules, out),
        Verb::Convert(convert) => convert::run(convert, out),
        Verb::Completions { shell } => {
            // Generated first: the generators panic when they cannot write.
            let mut script = Vec::new();
            clap_complete::generate(*shell, &mut Cli::command(), "chaupat", &mut script);
            Ok(out.write_all(&script)?)
        }
        Verb::Play(play) => play::run(play, cli.look, out),
        Verb::Show(show) => show::run(show, cli.look, out),
        Verb::Replay(replay) => replay::run(replay, cli.look, out),
        Verb::Man { verb } => man(verb.as_deref(), out),
    }
}

/// The manual page of the program, or of one verb.
fn man(verb: Option<&str>, out: &mut impl Write) -> Result<(), Failure> {
    let mut program = Cli::command();
    program.build();
    let page = match verb {
        None => Some(&program),
        Some(verb) => program.find_subcommand(verb),
    };
    let page = page.ok_or_else(|| Failure::unreadable("there is no such verb; chaupat --help lists all"))?;
    Ok(clap_mangen::Man::new(page.clone()).render(out)?)
}

/// The code of the README is compiled and run with the documentation's tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
