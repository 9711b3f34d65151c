//! A small program around the game: `cargo run -p ur`.

mod study;

use chaupat::{Bot, BySeat, Controller, Match, Notation, ReadError, Table, Throws};
use std::{env, fmt, io, process::ExitCode};
use ur::{Position, Rules};

const HELP: &str = "\
ur [RULES] [SEED] [OPTIONS]         play Light against the greedy bot
ur watch [RULES] [SEED] [OPTIONS]   let two greedy bots play
ur simulate GAMES [RULES]           let greedy play against random, and count
ur odds POSITION                    what the turn of a position can bring
ur perft DEPTH [RULES]              count the lines of play
ur solve MEN                        the chance of the side that begins, both playing perfectly

RULES is ur, or ur(men=3) with one to seven men; SEED is a number that decides the throws. A POSITION is such as
\"ur(men=3) ; L 0 4 15 ; D 0 0 7 ; L throws\". OPTIONS are those of chaupat's players: --plain for play line by line,
--save FILE, and what --help tells.
";

fn main() -> ExitCode {
    let words: Vec<String> = env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    run(&words).unwrap_or_else(|failure| {
        complain(&failure);
        ExitCode::FAILURE
    })
}

/// Does what the words of the command line say.
fn run(words: &[&str]) -> Result<ExitCode, Failure> {
    let out = &mut io::stdout().lock();
    match *words {
        ["watch", ref rest @ ..] => return play(rest, Controller::Bot(Bot::BEST)),
        ["simulate", games, ref rest @ ..] => study::simulate(number(games)?, rules(rest)?, out)?,
        ["odds", position] => study::odds(&Position::read_position(position)?, out)?,
        ["perft", depth, ref rest @ ..] => study::perft(number(depth)?, rules(rest)?, out)?,
        ["solve", men] => study::solve(Position::read_rules(&format!("ur(men={men})"))?, out)?,
        ref rest => return play(rest, Controller::Person("me".to_owned())),
    }
    Ok(ExitCode::SUCCESS)
}

/// A table with Light played by somebody and Dark by the greedy bot, handed to chaupat's players.
fn play(words: &[&str], light: Controller) -> Result<ExitCode, Failure> {
    let options = words.iter().position(|word| word.starts_with('-')).unwrap_or(words.len());
    let (words, options) = words.split_at(options);
    let (seed, words) = match *words {
        [ref before @ .., last] if last.starts_with(|digit: char| digit.is_ascii_digit()) => {
            (number(last)?, before)
        }
        _ => (1, words),
    };
    let mut controllers = BySeat::from_fn(|_| Controller::Bot(Bot::BEST));
    controllers[Rules::LIGHT] = light;
    let game = Match::<Position>::new(&rules(words)?);
    let table = Table::new(game, controllers, Throws::Seed(seed), seed);
    Ok(chaupat_cli::play(table, [&["ur"], options].concat()))
}

/// `[RULES]`
fn rules(words: &[&str]) -> Result<Rules, Failure> {
    match words {
        [] => Ok(Rules::default()),
        [text] => Ok(Position::read_rules(text)?),
        _ => Err(Failure::Usage),
    }
}

fn number<N: std::str::FromStr>(word: &str) -> Result<N, Failure> {
    word.parse().map_err(|_| Failure::Usage)
}

/// Why nothing was done.
enum Failure {
    Usage,
    Read(ReadError),
    Io(io::Error),
}

#[expect(clippy::print_stderr, reason = "that is where a program complains")]
fn complain(failure: &Failure) {
    eprintln!("ur: {failure}");
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Usage => write!(f, "this is how it is used:\n\n{HELP}"),
            Self::Read(error) => error.fmt(f),
            Self::Io(error) => error.fmt(f),
        }
    }
}

impl From<ReadError> for Failure {
    fn from(error: ReadError) -> Self {
        Self::Read(error)
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}
