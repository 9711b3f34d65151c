//! The one table of keys: what a key does, where, and what help says about it.

use super::{
    key::Key,
    words::{self, KeyWords},
};
use chaupat::render::Direction;

/// What the screen is busy with, as far as keys go.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Context {
    /// A game that is played.
    Game,
    /// A game that is read.
    Replay,
    /// A list to choose from.
    List,
    /// A line to type.
    Prompt,
    /// Help or the rule book.
    Pager,
    /// A question to answer with yes or no.
    Question,
}

impl Context {
    /// All of them.
    pub const ALL: [Self; 6] =
        [Self::Game, Self::Replay, Self::List, Self::Prompt, Self::Pager, Self::Question];
}

/// What a key asks for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Command {
    /// Move the cursor, or what is picked.
    Move(Direction),
    /// Go on to the next man, target, line.
    Next,
    /// Go back to the one before.
    Previous,
    /// Do it.
    Confirm,
    /// Leave what is open, let go of the chosen man.
    Back,
    /// Throw.
    Throw,
    /// Type a move, or what fell.
    Type,
    /// Pick the line that moves nobody.
    Pass,
    /// Open the list of what may be played.
    List,
    /// Take back.
    Undo,
    /// Explain what may be done.
    Hint,
    /// One step back in the game.
    Earlier,
    /// One step on.
    Later,
    /// One turn back.
    TurnEarlier,
    /// One turn on.
    TurnLater,
    /// The beginning.
    First,
    /// The end, or the present.
    Last,
    /// Do not wait for the bots.
    Skip,
    /// Help.
    Help,
    /// The rule book.
    Rules,
    /// Other characters.
    Ascii,
    /// Other colours.
    Colours,
    /// Another way of throwing.
    Style,
    /// Another seat at the bottom.
    Turn,
    /// Save the record.
    Save,
    /// Give up.
    Resign,
    /// Claim the end of the game.
    Claim,
    /// Leave.
    Leave,
    /// Take away the last letter.
    Erase,
    /// Complete what was begun.
    Complete,
    /// A page up.
    PageUp,
    /// A page down.
    PageDown,
    /// Look for something.
    Find,
    /// The next chapter.
    NextChapter,
    /// The chapter before.
    PreviousChapter,
    /// Yes.
    Yes,
    /// No.
    No,
    /// Leave, and throw the kept game away.
    Discard,
}

/// A line of the table.
#[derive(Clone, Copy, Debug)]
pub struct Binding {
    /// Where it holds.
    pub context: Context,
    /// The keys, any of which does it.
    pub keys: &'static [Key],
    /// What it does.
    pub command: Command,
    /// Whether the line at the bottom shows it, for those who have not read help.
    pub shown: bool,
}

impl Binding {
    /// The keys as help writes them: `Up, k`.
    pub fn label(&self) -> String {
        let labels: Vec<String> = self.keys.iter().map(ToString::to_string).collect();
        labels.join(", ")
    }

    /// Its name and what help says.
    pub const fn words(&self) -> KeyWords {
        words::key(self.context, self.command)
    }
}

/// What a key asks for here.
pub fn command(context: Context, key: Key) -> Option<Command> {
    bindings(context).find(|binding| binding.keys.contains(&key)).map(|binding| binding.command)
}

/// The lines of the table for a context.
pub fn bindings(context: Context) -> impl Iterator<Item = &'static Binding> {
    TABLE.iter().filter(move |binding| binding.context == context)
}

const fn shown(context: Context, keys: &'static [Key], command: Command) -> Binding {
    Binding { context, keys, command, shown: true }
}

const fn quiet(context: Context, keys: &'static [Key], command: Command) -> Binding {
    Binding { context, keys, command, shown: false }
}

use Context::{Game, List, Pager, Prompt, Question, Replay};
use Key::Char;

/// The table. No key needs Ctrl; Ctrl-C is there for those who are used to it.
pub static TABLE: &[Binding] = &[
    shown(Game, &[Char('t')], Command::Throw),
    quiet(Game, &[Key::Up, Char('k')], Command::Move(Direction::Up)),
    quiet(Game, &[Key::Down, Char('j')], Command::Move(Direction::Down)),
    quiet(Game, &[Key::Left, Char('h')], Command::Move(Direction::Left)),
    quiet(Game, &[Key::Right, Char('l')], Command::Move(Direction::Right)),
    shown(Game, &[Key::Tab], Command::Next),
    quiet(Game, &[Key::BackTab], Command::Previous),
    shown(Game, &[Key::Enter], Command::Confirm),
    quiet(Game, &[Key::Esc], Command::Back),
    shown(Game, &[Char('i')], Command::Hint),
    shown(Game, &[Char('?')], Command::Help),
    shown(Game, &[Char('q')], Command::Leave),
    shown(Game, &[Char('u')], Command::Undo),
    shown(Game, &[Char('m')], Command::Type),
    shown(Game, &[Char('r')], Command::Rules),
    quiet(Game, &[Char('p')], Command::Pass),
    quiet(Game, &[Char('o')], Command::List),
    quiet(Game, &[Char(' ')], Command::Skip),
    quiet(Game, &[Char('[')], Command::Earlier),
    quiet(Game, &[Char(']')], Command::Later),
    quiet(Game, &[Key::Home], Command::First),
    quiet(Game, &[Key::End], Command::Last),
    quiet(Game, &[Key::PageUp], Command::PageUp),
    quiet(Game, &[Key::PageDown], Command::PageDown),
    quiet(Game, &[Char('s')], Command::Save),
    quiet(Game, &[Char('a')], Command::Ascii),
    quiet(Game, &[Char('c')], Command::Colours),
    quiet(Game, &[Char('f')], Command::Style),
    quiet(Game, &[Char('b')], Command::Turn),
    quiet(Game, &[Char('x')], Command::Resign),
    quiet(Game, &[Char('e')], Command::Claim),
    quiet(Game, &[Key::Interrupt], Command::Leave),
    shown(Replay, &[Char('['), Key::Left, Char('h')], Command::Earlier),
    shown(Replay, &[Char(']'), Key::Right, Char('l'), Char(' ')], Command::Later),
    shown(Replay, &[Key::Up, Char('k')], Command::TurnEarlier),
    shown(Replay, &[Key::Down, Char('j')], Command::TurnLater),
    quiet(Replay, &[Key::Home], Command::First),
    quiet(Replay, &[Key::End], Command::Last),
    quiet(Replay, &[Key::PageUp], Command::PageUp),
    quiet(Replay, &[Key::PageDown], Command::PageDown),
    quiet(Replay, &[Char('a')], Command::Ascii),
    quiet(Replay, &[Char('c')], Command::Colours),
    quiet(Replay, &[Char('b')], Command::Turn),
    quiet(Replay, &[Char('s')], Command::Save),
    shown(Replay, &[Char('?')], Command::Help),
    shown(Replay, &[Char('r')], Command::Rules),
    shown(Replay, &[Char('q'), Key::Esc], Command::Leave),
    quiet(Replay, &[Key::Interrupt], Command::Leave),
    shown(List, &[Key::Up, Char('k'), Key::BackTab], Command::Previous),
    shown(List, &[Key::Down, Char('j'), Key::Tab], Command::Next),
    shown(List, &[Key::Enter], Command::Confirm),
    shown(List, &[Key::Esc, Char('q')], Command::Back),
    shown(Prompt, &[Key::Enter], Command::Confirm),
    shown(Prompt, &[Key::Tab], Command::Complete),
    quiet(Prompt, &[Key::Backspace], Command::Erase),
    shown(Prompt, &[Key::Esc], Command::Back),
    quiet(Pager, &[Key::Up, Char('k')], Command::Previous),
    quiet(Pager, &[Key::Down, Char('j')], Command::Next),
    shown(Pager, &[Char('b'), Key::PageUp], Command::PageUp),
    shown(Pager, &[Char(' '), Key::PageDown], Command::PageDown),
    quiet(Pager, &[Key::Home], Command::First),
    quiet(Pager, &[Key::End], Command::Last),
    quiet(Pager, &[Char('['), Key::Left], Command::PreviousChapter),
    quiet(Pager, &[Char(']'), Key::Right], Command::NextChapter),
    shown(Pager, &[Char('/')], Command::Find),
    shown(Pager, &[Key::Esc, Char('q'), Key::Enter, Char('?')], Command::Back),
    shown(Question, &[Char('y')], Command::Yes),
    shown(Question, &[Char('n'), Key::Esc], Command::No),
    quiet(Question, &[Char('d')], Command::Discard),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_key_does_two_things_in_one_place() {
        for context in Context::ALL {
            let keys: Vec<Key> = bindings(context).flat_map(|binding| binding.keys).copied().collect();
            for (index, key) in keys.iter().enumerate() {
                assert!(!keys[..index].contains(key), "{context:?} {key:?}");
            }
        }
    }

    #[test]
    fn every_line_has_words_and_no_digit_is_taken() {
        for binding in TABLE {
            let words = binding.words();
            assert!(!words.name.is_empty() && words.help.len() > words.name.len(), "{binding:?}");
            assert!(!binding.keys.iter().any(|key| matches!(key, Char('0'..='9'))));
        }
    }
}
