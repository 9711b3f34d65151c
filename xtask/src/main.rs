//! The project's own automation, run as `cargo xtask VERB`. One verb a file; `cargo xtask help VERB` tells what it does.

#![expect(clippy::print_stdout, clippy::print_stderr, reason = "the verbs talk to the person who ran them")]

mod bench;
mod ci;
mod db;
mod debian;
mod dist;
mod docs;
mod fuzz;
mod layers;
mod load;
mod perft;
mod process;
mod snap;
mod test;
mod tool;
mod toolchain;
mod workspace;

use std::process::ExitCode;

use clap::Parser;

/// The project's own automation.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
enum Verb {
    Bench(bench::Bench),
    Ci(ci::Ci),
    Db(db::Db),
    Dist(dist::Dist),
    Docs(docs::Docs),
    Fuzz(fuzz::Fuzz),
    Layers(layers::Layers),
    Load(load::Load),
    Perft(perft::Perft),
    Snap(snap::Snap),
    Test(test::Test),
}

fn main() -> ExitCode {
    let done = match Verb::parse() {
        Verb::Bench(verb) => verb.run(),
        Verb::Ci(verb) => verb.run(),
        Verb::Db(verb) => db::run(&verb),
        Verb::Dist(verb) => dist::run(&verb),
        Verb::Docs(verb) => verb.run(),
        Verb::Fuzz(verb) => verb.run(),
        Verb::Layers(verb) => layers::run(&verb),
        Verb::Load(verb) => verb.run(),
        Verb::Perft(verb) => verb.run(),
        Verb::Snap(verb) => verb.run(),
        Verb::Test(verb) => verb.run(),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}
