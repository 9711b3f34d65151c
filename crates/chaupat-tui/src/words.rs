//! Every sentence of the screen that is not about one of the games, in plain English. A translation replaces this module.

use super::animation::Throwing;
use super::keys::{Command, Context};
use chaupat::render::{Direction, Palette, ThrowUse};

/// What a key is called in the line at the bottom, and what help says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KeyWords {
    /// One word or two.
    pub name: &'static str,
    /// A line of help.
    pub help: &'static str,
}

const fn of(name: &'static str, help: &'static str) -> KeyWords {
    KeyWords { name, help }
}

/// The words for a key.
pub const fn key(context: Context, command: Command) -> KeyWords {
    match context {
        Context::Game => in_game(command),
        Context::Replay => in_replay(command),
        Context::List => match command {
            Command::Previous => of("up", "the line above"),
            Command::Next => of("down", "the line below"),
            Command::Confirm => of("choose", "choose this line; a number goes to its line"),
            _ => of("back", "choose nothing"),
        },
        Context::Prompt => match command {
            Command::Confirm => of("done", "done typing"),
            Command::Complete => of("complete", "complete what is begun, as far as only one way is left"),
            Command::Erase => of("erase", "take away the last letter"),
            _ => of("back", "type nothing"),
        },
        Context::Pager => in_pager(command),
        Context::Question => match command {
            Command::Yes => of("yes", "yes, do it"),
            Command::Discard => of("discard", "leave, and throw the unfinished game away"),
            _ => of("no", "no, the game goes on"),
        },
    }
}

const fn in_game(command: Command) -> KeyWords {
    match command {
        Command::Throw => of("throw", "throw the shells or dice"),
        Command::Move(Direction::Up) => of("up", "move the cursor up"),
        Command::Move(Direction::Down) => of("down", "move the cursor down"),
        Command::Move(Direction::Left) => of("left", "move the cursor to the left"),
        Command::Move(Direction::Right) => of("right", "move the cursor to the right"),
        Command::Next => of("next", "go to the next man that can move, or to the next place where he can go"),
        Command::Previous => of("previous", "the same, backwards"),
        Command::Confirm => {
            of("choose", "choose the man, then the place; also plays a line picked by its number")
        }
        Command::Back => of("let go", "let go of the chosen man"),
        Command::Hint => of("hint", "what may be played, what a bot would play, and why"),
        Command::Type => of("type", "type a move as the list writes it, or what fell when you throw by hand"),
        Command::Pass => of("pass", "pick the line of the list that moves nobody; then Enter"),
        Command::List => of("options", "open the list of all that may be played"),
        Command::Undo => of("undo", "take your last move back; never across a throw"),
        Command::Help => of("help", "this help"),
        Command::Rules => of("rules", "read the rule book"),
        Command::Leave => of("leave", "leave; asks first while a game is going on"),
        Command::Skip => of("hurry", "do not wait for what is shown of the bots"),
        Command::Earlier => of("earlier", "look one step back in the game"),
        Command::Later => of("later", "look one step on"),
        Command::First => of("beginning", "look at the beginning of the game"),
        Command::Last => of("now", "come back to the present"),
        Command::PageUp => of("log up", "scroll the log up; so does the wheel of the mouse"),
        Command::PageDown => of("log down", "scroll the log down"),
        Command::Save => of("save", "save the record of the game in a file"),
        Command::Ascii => of("ASCII", "draw with ASCII characters only, or with shapes again"),
        Command::Colours => of("colours", "other colours: fewer, none, high contrast"),
        Command::Style => of("style of throwing", "slide, toss or spin the shells"),
        Command::Turn => of("turn the board", "another seat at the bottom"),
        Command::Resign => of("give up", "give up; asks first"),
        Command::Claim => of("claim", "claim the end of the game, where its rules know that"),
        _ => of("", ""),
    }
}

const fn in_replay(command: Command) -> KeyWords {
    match command {
        Command::Earlier => of("back", "one step back"),
        Command::Later => of("on", "one step on"),
        Command::TurnEarlier => of("turn back", "one turn back"),
        Command::TurnLater => of("turn on", "one turn on"),
        Command::First => of("first", "the beginning of the game"),
        Command::Last => of("last", "the end of the game"),
        Command::Leave => of("leave", "leave the game that you read"),
        other => in_game(other),
    }
}

const fn in_pager(command: Command) -> KeyWords {
    match command {
        Command::Previous => of("up", "one line up"),
        Command::Next => of("down", "one line down"),
        Command::PageUp => of("page up", "one page up"),
        Command::PageDown => of("page down", "one page down"),
        Command::First => of("top", "to the beginning"),
        Command::Last => of("bottom", "to the end"),
        Command::PreviousChapter => of("chapter before", "to the chapter before"),
        Command::NextChapter => of("next chapter", "to the next chapter"),
        Command::Find => of("find", "look for a rule by its number, such as C6.3, or for a word"),
        _ => of("close", "back to the board"),
    }
}

/// The heading of a part of help.
pub const fn context(context: Context) -> &'static str {
    match context {
        Context::Game => "While you play",
        Context::Replay => "While you read a game",
        Context::List => "In a list",
        Context::Prompt => "While you type",
        Context::Pager => "In help and in the rule book",
        Context::Question => "When you are asked",
    }
}

/// What stands above the keys in help.
pub const HELP: &[&str] = &[
    "Throw with t. Men that can move are marked: go to one with Tab or the arrows, take him with Enter, then choose the place \
     where he goes. Or type the number of a line of the list, then Enter. Or click the man and the place.",
    "Choose something that is not allowed, and the rule that forbids it is shown.",
];

/// The titles of the parts of the screen.
pub mod title {
    /// Help.
    pub const HELP: &str = "Help";
    /// The list of actions.
    pub const MENU: &str = "You may play";
    /// The same for somebody else.
    pub const THEIRS: &str = "May be played";
    /// The log.
    pub const LOG: &str = "What happened";
    /// Several actions fit.
    pub const WHICH: &str = "Which one?";
    /// A hint.
    pub const HINT: &str = "Hint";
    /// Why something is not allowed.
    pub const WHY: &str = "Why not?";
    /// A typed move.
    pub const TYPE: &str = "Type a move";
    /// A typed throw.
    pub const FELL: &str = "What fell?";
    /// A file name.
    pub const FILE: &str = "Save the record as";
    /// A search.
    pub const FIND: &str = "Find a rule number or a word";
    /// The result.
    pub const RESULT: &str = "The game is over";
    /// Leaving.
    pub const LEAVE: &str = "Leave the game?";
    /// Giving up.
    pub const RESIGN: &str = "Give up?";
    /// The throw.
    pub const THROW: &str = "Thrown";
}

/// What to do when it is time to throw.
pub const PRESS_TO_THROW: &str = "Press t to throw.";
/// What to do when a person throws real shells or dice.
pub const TYPE_WHAT_FELL: &str = "Throw your shells or dice, then press t and type what fell.";
/// How to choose.
pub const CHOOSE_A_MAN: &str = "Choose a marked man (Tab, Enter), or a number of the list. i gives a hint.";
/// How to choose when no man can move, but something else can be done.
pub const CHOOSE_A_LINE: &str = "Choose by its number, then Enter; o opens the list.";
/// How to go on when a man is chosen.
pub const CHOOSE_A_PLACE: &str = "Choose where he goes: a marked place, then Enter. Esc lets him go.";
/// How to go on when a line of the list is picked.
pub const ENTER_PLAYS: &str = "Enter plays this; Esc does not.";
/// What may be done after the end.
pub const AFTER_THE_END: &str = "s saves the record, [ and ] look back, q leaves.";
/// Nothing is to be chosen.
pub const NOTHING_TO_CHOOSE: &str = "There is nothing to choose now.";
/// Looking back.
pub const COME_BACK_FIRST: &str = "You are looking back: End comes back to the present.";
/// Undo.
pub const TAKEN_BACK: &str = "Taken back.";
/// A throw that the table makes.
pub const NOT_TYPED: &str = "It is time to throw: press t. The throws of this game are not typed in.";
/// Not the person's turn.
pub const NOT_YOUR_TURN: &str = "It is not your turn.";
/// A number that the list does not have.
pub const NO_SUCH_LINE: &str = "The list has no line with this number.";
/// No line of the list moves nobody.
pub const NO_PASS: &str = "Here something has to be played.";
/// The rule book does not have it.
pub const NOT_FOUND: &str = "Not found.";
/// An empty file name.
pub const NO_FILE: &str = "A file needs a name.";
/// The terminal is too small; what it needs.
pub fn too_small(columns: u16, rows: u16) -> [String; 3] {
    let needs = format!("It needs {columns} x {rows}.");
    ["This window is too small".to_owned(), "for the board.".to_owned(), needs]
}
/// In the question, when the game is kept.
pub const KEPT: &str = "It is kept, and you can go on later with: chaupat play --resume";
/// In the question, when it is not.
pub const NOT_KEPT: &str = "It is not kept: what was played will be lost.";
/// In the question, after the end.
pub const UNSAVED: &str = "The record of this game is not saved. n, then s saves it.";
/// The answers.
pub const YES_NO: &str = "y yes    n no";
/// The answers, with a third.
pub const YES_NO_DISCARD: &str = "y yes    n no    d leave and throw it away";
/// Giving up.
pub const REALLY_RESIGN: &str = "You leave the game to the others.";
/// Everything that can be typed is shown below.
pub const TYPED_OPTIONS: &str = "Possible:";
/// More lines than are shown.
pub const MORE: &str = "more";
/// How a text of the rule book is reached.
pub const RULE_SAYS: &str = "The rule says:";

/// A bot is choosing.
pub fn thinks(name: &str) -> String {
    format!("{name} thinks")
}

/// Shells are in the air.
pub fn throwing(name: &str, throwing: Throwing, shells: bool) -> String {
    match (shells, throwing) {
        (true, Throwing::Slide) => format!("{name} slides the shells along the cloth"),
        (true, Throwing::Toss) => format!("{name} tosses the shells, one of them from the finger"),
        (true, Throwing::Spin) => format!("{name} spins the shells in the hand"),
        (false, _) => format!("{name} throws"),
    }
}

/// The way of throwing that was chosen.
pub const fn style(throwing: Throwing) -> &'static str {
    match throwing {
        Throwing::Slide => "From now on shells are slid along the cloth.",
        Throwing::Toss => "From now on shells are tossed, one of them from the tip of the finger.",
        Throwing::Spin => "From now on shells are spun in the hand.",
    }
}

/// The colours that were chosen.
pub const fn colours(palette: Palette, contrast: bool) -> &'static str {
    match (palette, contrast) {
        (Palette::TrueColor, false) => "Colours: all (24 bits).",
        (Palette::Ansi256, false) => "Colours: 256.",
        (Palette::Ansi16, false) => "Colours: the 16 of your terminal.",
        (Palette::Mono, false) => "Colours: none.",
        (_, true) => "Colours: high contrast.",
    }
}

/// Where in the game somebody is.
pub fn step(step: usize, steps: usize, turn: u32) -> String {
    format!("Step {step} of {steps}, turn {turn}")
}

/// The title of the screen.
pub fn turn(rules: &str, turn: u32) -> String {
    format!("{rules} - turn {turn}")
}

/// The title where there is little room.
pub fn short_turn(turn: u32, you: Option<&str>) -> String {
    match you {
        Some(seat) => format!("Turn {turn}, you: {seat}"),
        None => format!("Turn {turn}"),
    }
}

/// Behind the title, for a person who plays alone against bots.
pub fn you_are(seat: &str) -> String {
    format!(" - you are {seat}")
}

/// What the dice of a throw may do.
pub fn uses(uses: &[ThrowUse]) -> String {
    uses.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
}

/// The same as a sentence.
pub fn may(dice: &[ThrowUse]) -> String {
    format!("{}.", uses(dice))
}

/// Undo is refused.
pub fn not_taken_back(reason: &str) -> String {
    format!("Not taken back: {reason}.")
}

/// Nobody of the mover stands there.
pub fn nobody_there(spot: &str) -> String {
    format!("No man that you can move stands here ({spot}).")
}

/// The heading of an explanation.
pub fn why_not(spot: &str) -> String {
    format!("Why not, {spot}:")
}

/// Why one attempt is not allowed.
pub fn fault(attempt: &str, fault: &str, rule: &str) -> String {
    format!("{attempt}: {fault} ({rule}).")
}

/// An attempt that is allowed.
pub fn allowed(attempt: &str, words: &str) -> String {
    format!("{attempt}: {words}.")
}

/// How many actions there are.
pub fn choices(count: usize) -> String {
    match count {
        1 => "There is one thing to play.".to_owned(),
        many => format!("There are {many} things to play."),
    }
}

/// What a bot would do.
pub fn bot_would(bot: &str, text: &str, words: &str) -> String {
    format!("The bot \"{bot}\" would play {text}: {words}.")
}

/// A record was written.
pub fn saved(file: &str) -> String {
    format!("Saved in {file}.")
}

/// A record was not written.
pub fn not_saved(file: &str, reason: &str) -> String {
    format!("Not saved in {file}: {reason}.")
}

/// The game is not kept.
pub fn not_kept(reason: &str) -> String {
    format!("This game cannot be kept in case the program is closed: {reason}.")
}

/// A bot has panicked.
pub const fn bot_failed(kept: bool) -> &'static str {
    if kept { "a bot has failed; what was played is kept: chaupat play --resume" } else { "a bot has failed" }
}

/// An unfinished game waits.
pub const UNFINISHED: &str = "An unfinished game waits: chaupat play --resume";

/// Somebody gave up.
pub fn resigns(name: &str) -> String {
    format!("{name} gives up.")
}

/// Somebody's time is over.
pub fn flagged(name: &str) -> String {
    format!("{name} is out of time.")
}

/// Somebody claims the end.
pub fn claims(name: &str) -> String {
    format!("{name} claims the end of the game.")
}

/// A place in the result.
pub fn place(place: u8) -> String {
    chaupat::render::words::ordinal(place)
}

/// Points in the result.
pub fn points(points: i32) -> String {
    format!("{points} point{}", if points == 1 { "" } else { "s" })
}

/// Where the record is.
pub fn kept_in(file: &str) -> String {
    format!("The record is in {file}.")
}

/// How the match ended, beside the rules.
pub mod ending {
    /// The turn limit, which this rule sets.
    pub fn limit(rule: Option<&str>) -> String {
        let rule = rule.map_or_else(String::new, |rule| format!(" ({rule})"));
        format!("The limit of turns is reached{rule}.")
    }

    /// Everybody left.
    pub const ABANDONED: &str = "Everybody has left.";
}
