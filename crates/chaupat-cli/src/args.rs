//! The command line: help, man page and completions all come from here.

use crate::games;
use clap::{Args, Parser, Subcommand, ValueEnum};
use std::path::PathBuf;

/// The program. What it says about games comes from the list of games.
#[derive(Parser, Debug)]
#[command(name = "chaupat", version, max_term_width = 100, about = games::about(), long_about = games::long_about())]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) verb: Verb,
    #[command(flatten)]
    pub(crate) look: Look,
}

/// How output looks.
#[derive(Args, Clone, Copy, Debug)]
pub(crate) struct Look {
    /// When to use colours; NO_COLOR in the environment means never
    #[arg(long, value_enum, default_value_t = When::Auto, global = true, value_name = "WHEN")]
    pub(crate) color: When,
    /// Draw with ASCII characters only
    #[arg(long, global = true)]
    pub(crate) ascii: bool,
    /// Which colours: okabe, told apart by nearly everybody; contrast, as strong as possible; mono, none
    #[arg(long, value_enum, default_value_t = Palette::Okabe, global = true, value_name = "PALETTE")]
    pub(crate) palette: Palette,
}

#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Palette {
    Okabe,
    Contrast,
    Mono,
}

#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum When {
    Auto,
    Always,
    Never,
}

#[derive(Subcommand, Debug)]
#[cfg_attr(feature = "online", expect(clippy::large_enum_variant, reason = "the program has one of them"))]
pub(crate) enum Verb {
    /// Play a game: people and bots at one board
    Play(Play),
    /// Watch a game on a server
    #[cfg(feature = "online")]
    Watch(Watch),
    /// Let bots play many games and count what happens
    Simulate(Simulate),
    /// List what may be played in a position, and where it leads
    Moves(Moves),
    /// Draw a position
    Show(Show),
    /// Count lines of play
    Perft(Perft),
    /// Work out exact odds of the throws
    Odds(Odds),
    /// Read the rule book, look up a rule, compare rule sets
    #[command(args_conflicts_with_subcommands = true)]
    Rules(Rules),
    /// Walk through a game record
    Replay(Replay),
    /// Turn records and positions into another form
    Convert(Convert),
    /// Check that the throws of a game were fixed before it, and that its record was not altered
    Verify(Verify),
    /// Print the completions for a shell
    Completions {
        /// The shell
        #[arg(value_enum)]
        shell: clap_complete::Shell,
    },
    /// Print the manual page, of the program or of one verb
    Man {
        /// The verb
        verb: Option<String>,
    },
}

/// Play a game: people and bots at one board.
///
/// On a terminal a screen opens, where ? explains the keys. With --plain, or without a terminal, everything is lines: type
/// the number of an action in the list or its text; Enter throws; ? explains everything.
#[derive(Args, Debug)]
pub(crate) struct Play {
    /// The game or rule set; not needed with --resume
    #[cfg_attr(feature = "online", arg(required_unless_present_any = ["resume", "position", "table"]))]
    #[cfg_attr(not(feature = "online"), arg(required_unless_present_any = ["resume", "position"]))]
    pub(crate) game: Option<String>,
    /// A preset of the game, with changes if you like: charkoni, "cowrie(players=2)"
    #[arg(long, value_name = "PRESET", requires = "game")]
    pub(crate) rules: Option<String>,
    /// Who plays, in the order of play: me, me:NAME, bot, bot:greedy, bot:random. Missing seats are bots
    #[arg(long, value_delimiter = ',', value_name = "WHO")]
    pub(crate) seats: Vec<String>,
    /// Decide all throws by this number; the same number gives the same throws
    #[arg(long, value_name = "N", conflicts_with = "throws")]
    pub(crate) seed: Option<u64>,
    /// Where throws come from: "hand" (you throw real shells or dice and type what fell) or a file of throws
    #[arg(long, value_name = "hand|FILE")]
    pub(crate) throws: Option<String>,
    /// Start from this position
    #[arg(long, conflicts_with_all = ["resume", "rules"])]
    pub(crate) position: Option<String>,
    /// Keep the record of the game in this file, after every turn
    #[arg(long, value_name = "FILE")]
    pub(crate) save: Option<PathBuf>,
    /// Go on with the game in this file; without one, with the latest unfinished game
    #[arg(long, value_name = "FILE", num_args = 0..=1, default_missing_value = Play::LATEST)]
    #[arg(conflicts_with_all = ["game", "rules"])]
    pub(crate) resume: Option<PathBuf>,
    /// Do not keep the game in case the program is closed
    #[arg(long)]
    pub(crate) no_autosave: bool,
    #[cfg(feature = "online")]
    #[command(flatten)]
    pub(crate) online: Online,
    #[command(flatten)]
    pub(crate) shown: Shown,
}

/// Playing on a server.
#[cfg(feature = "online")]
#[derive(Args, Clone, Debug)]
pub(crate) struct Online {
    /// Play on this server: make a game there, or go on with --game. At --seats, link and open are friends with a link, and
    /// whoever comes first
    #[arg(long, value_name = "URL", help_heading = "On a server")]
    pub(crate) server: Option<String>,
    /// Go on with this game of the server, or sit down where a link leads: ID, URL/game/ID#SEAT.WORD
    #[arg(long = "game", value_name = "ID|LINK", conflicts_with_all = ["game", "rules"], help_heading = "On a server")]
    pub(crate) table: Option<String>,
    /// Only those who sit at the table may see the game
    #[arg(long, requires = "server", help_heading = "On a server")]
    pub(crate) private: bool,
    /// Each player adds to every throw of the others, so that not even the server knows it before
    #[arg(long, requires = "server", conflicts_with = "throws", help_heading = "On a server")]
    pub(crate) live_dice: bool,
    /// The file that says who you are on the server, instead of the one in your state directory; made when it is missing
    #[arg(long, value_name = "FILE", help_heading = "On a server")]
    pub(crate) token_file: Option<PathBuf>,
}

/// Watch a game on a server. Nothing is touched; the screen is that of a game that is played.
#[cfg(feature = "online")]
#[derive(Args, Debug)]
pub(crate) struct Watch {
    /// The game: URL/game/ID
    pub(crate) link: String,
    /// The file that says who you are on the server, for a private game of yours
    #[arg(long, value_name = "FILE")]
    pub(crate) token_file: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) shown: Shown,
}

/// How a game that is played is shown.
#[derive(Args, Clone, Copy, Debug)]
pub(crate) struct Shown {
    /// Play line by line, for screen readers and scripts; so it is anyway where there is no terminal
    #[arg(long)]
    pub(crate) plain: bool,
    /// How long what a bot does stays on the screen, in milliseconds; with 0 nothing flies and nothing waits
    #[arg(long, value_name = "MS", default_value_t = 500, value_parser = clap::value_parser!(u64).range(..=60_000))]
    pub(crate) pace: u64,
    /// How the shells are thrown on the screen
    #[arg(long, value_enum, default_value_t = Throwing::Toss)]
    pub(crate) throwing: Throwing,
}

/// What a program takes that plays a game of its own: see [`play`](crate::play()).
#[derive(Parser, Debug)]
pub(crate) struct Guest {
    /// Keep the record of the game in this file, after every turn
    #[arg(long, value_name = "FILE")]
    pub(crate) save: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) shown: Shown,
    #[command(flatten)]
    pub(crate) look: Look,
}

impl Play {
    /// Stands for the latest unfinished game.
    pub(crate) const LATEST: &str = "latest";
}

#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Throwing {
    Slide,
    Toss,
    Spin,
}

/// Let bots play many games and count what happens.
#[derive(Args, Debug)]
pub(crate) struct Simulate {
    /// The rule set
    pub(crate) rules: String,
    /// How many games
    #[arg(short = 'n', long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) games: u64,
    /// The bots, in the order of play, repeated if there are more seats: random, greedy
    #[arg(long, value_delimiter = ',', default_value = "random", value_name = "BOT")]
    pub(crate) bots: Vec<String>,
    /// Decides all throws and choices: the same number gives the same result, on any number of threads
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// Threads; all cores by default
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..))]
    pub(crate) threads: Option<u16>,
    /// Print the result as JSON
    #[arg(long)]
    pub(crate) json: bool,
    /// No progress bar
    #[arg(short, long)]
    pub(crate) quiet: bool,
}

/// List what may be played in a position, one line a ply: its text, for a throw its weight, and the position it
/// leads to, separated by tabs.
#[derive(Args, Debug)]
pub(crate) struct Moves {
    /// The position, or "-" to read positions from standard input, one a line; then an empty line ends each block
    pub(crate) position: String,
    /// One JSON object a line instead
    #[arg(long)]
    pub(crate) json: bool,
}

/// Draw a position.
#[derive(Args, Debug)]
pub(crate) struct Show {
    /// The position, or a rule set for its first position, or "-" for standard input
    pub(crate) position: String,
    #[arg(long, value_name = "SEAT", help = games::facing())]
    pub(crate) facing: Option<String>,
    /// How large
    #[arg(long, value_enum, default_value_t = Size::Normal)]
    pub(crate) size: Size,
    /// The position as JSON instead
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Size {
    Compact,
    Normal,
    Large,
}

/// Count lines of play: one line "depth nodes" for each depth from 1 on.
#[derive(Args, Debug)]
pub(crate) struct Perft {
    /// The rule set
    pub(crate) rules: String,
    /// Start from this position, whose rule set must be the one given
    #[arg(long)]
    pub(crate) position: Option<String>,
    /// Plies of a line: a throw or an action each
    #[arg(long)]
    pub(crate) depth: u32,
    /// Sum the products of the throws' weights instead
    #[arg(long)]
    pub(crate) weighted: bool,
    /// Split the last depth by the first ply: one line "ply nodes" each, before the line of the depth
    #[arg(long)]
    pub(crate) divide: bool,
}

/// Work out exact odds: of the throws of a rule set, or of what the turn in a position can bring.
#[derive(Args, Debug)]
pub(crate) struct Odds {
    /// A rule set or a position
    pub(crate) subject: String,
    /// Print the result as JSON
    #[arg(long)]
    pub(crate) json: bool,
}

/// Read the rule book, look up a rule, compare rule sets.
#[derive(Args, Debug)]
pub(crate) struct Rules {
    #[command(subcommand)]
    pub(crate) verb: Option<RulesVerb>,
    #[arg(help = games::subject())]
    pub(crate) subject: Option<String>,
}

#[derive(Subcommand, Debug)]
pub(crate) enum RulesVerb {
    /// List the parameters in which two rule sets differ
    Diff {
        /// One rule set
        one: String,
        /// The other
        other: String,
        /// Print the result as JSON
        #[arg(long)]
        json: bool,
    },
}

/// Walk through a game record: each turn with what it brought about, or the board after a turn.
///
/// On a terminal a screen opens, with the last game of the file; --plain prints all of them, as where there is no terminal.
#[derive(Args, Debug)]
pub(crate) struct Replay {
    /// The record, or "-" for standard input
    pub(crate) file: PathBuf,
    /// Draw the board after this turn; 0 is the beginning
    #[arg(long, value_name = "TURN", conflicts_with = "boards")]
    pub(crate) at: Option<u32>,
    /// Draw the board after every turn
    #[arg(long)]
    pub(crate) boards: bool,
    /// Print the game instead of opening a screen; so it is anyway where there is no terminal
    #[arg(long)]
    pub(crate) plain: bool,
}

/// Turn records and positions into another form. What is read is recognised by itself.
#[derive(Args, Debug)]
pub(crate) struct Convert {
    /// The file, or "-" for standard input
    pub(crate) file: PathBuf,
    /// The form to write
    #[arg(long, value_enum)]
    pub(crate) to: Form,
    /// Write to this file
    #[arg(short, long, value_name = "FILE")]
    pub(crate) output: Option<PathBuf>,
}

#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Form {
    /// The plain text of the project
    Text,
    /// JSON
    Json,
    /// Positions of the large four-player site, chaturaji.ffa only
    Fen4,
    /// Records of the large four-player site, chaturaji.ffa only
    Pgn4,
}

/// Check game records with dice that players can check (dice/1): that all throws are those that were fixed before the
/// game, and that nothing was altered since. One line a file; exit code 0 when all matches, 1 when something differs, 2
/// when nothing can be said, and of several files 1 before 2.
#[derive(Args, Debug)]
pub(crate) struct Verify {
    /// The records, one a file, byte for byte as the server handed them out, or "-" for standard input
    #[arg(required = true, value_name = "FILE")]
    pub(crate) files: Vec<PathBuf>,
    /// Show too all that went into this throw, 1 for the first of the game
    #[arg(long, value_name = "T", conflicts_with = "json", value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) explain: Option<u32>,
    /// One JSON object a line instead
    #[arg(long)]
    pub(crate) json: bool,
}
