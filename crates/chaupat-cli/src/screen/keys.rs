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
pub enum Deed {
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
    pub deed: Deed,
    /// Whether the line at the bottom shows it, for those who have not read help.
    pub shown: bool,
}

impl Binding {
    /// The keys as help writes them: `Up, k`.
    pub fn label(&self) -> String {
        let labels: Vec<String> = self.keys.iter().map(|key| key.label()).collect();
        labels.join(", ")
    }

    /// Its name and what help says.
    pub const fn words(&self) -> KeyWords {
        words::key(self.context, self.deed)
    }
}

/// What a key asks for here.
pub fn deed(context: Context, key: Key) -> Option<Deed> {
    bindings(context).find(|binding| binding.keys.contains(&key)).map(|binding| binding.deed)
}

/// The lines of the table for a context.
pub fn bindings(context: Context) -> impl Iterator<Item = &'static Binding> {
    TABLE.iter().filter(move |binding| binding.context == context)
}

const fn shown(context: Context, keys: &'static [Key], deed: Deed) -> Binding {
    Binding { context, keys, deed, shown: true }
}

const fn quiet(context: Context, keys: &'static [Key], deed: Deed) -> Binding {
    Binding { context, keys, deed, shown: false }
}

use Context::{Game, List, Pager, Prompt, Question, Replay};
use Key::Char;

/// The table. No key needs Ctrl; Ctrl-C is there for those who are used to it.
pub static TABLE: &[Binding] = &[
    shown(Game, &[Char('t')], Deed::Throw),
    quiet(Game, &[Key::Up, Char('k')], Deed::Move(Direction::Up)),
    quiet(Game, &[Key::Down, Char('j')], Deed::Move(Direction::Down)),
    quiet(Game, &[Key::Left, Char('h')], Deed::Move(Direction::Left)),
    quiet(Game, &[Key::Right, Char('l')], Deed::Move(Direction::Right)),
    shown(Game, &[Key::Tab], Deed::Next),
    quiet(Game, &[Key::BackTab], Deed::Previous),
    shown(Game, &[Key::Enter], Deed::Confirm),
    quiet(Game, &[Key::Esc], Deed::Back),
    shown(Game, &[Char('i')], Deed::Hint),
    shown(Game, &[Char('?')], Deed::Help),
    shown(Game, &[Char('q')], Deed::Leave),
    shown(Game, &[Char('u')], Deed::Undo),
    shown(Game, &[Char('m')], Deed::Type),
    shown(Game, &[Char('r')], Deed::Rules),
    quiet(Game, &[Char('p')], Deed::Pass),
    quiet(Game, &[Char('o')], Deed::List),
    quiet(Game, &[Char(' ')], Deed::Skip),
    quiet(Game, &[Char('[')], Deed::Earlier),
    quiet(Game, &[Char(']')], Deed::Later),
    quiet(Game, &[Key::Home], Deed::First),
    quiet(Game, &[Key::End], Deed::Last),
    quiet(Game, &[Key::PageUp], Deed::PageUp),
    quiet(Game, &[Key::PageDown], Deed::PageDown),
    quiet(Game, &[Char('s')], Deed::Save),
    quiet(Game, &[Char('a')], Deed::Ascii),
    quiet(Game, &[Char('c')], Deed::Colours),
    quiet(Game, &[Char('f')], Deed::Style),
    quiet(Game, &[Char('b')], Deed::Turn),
    quiet(Game, &[Char('x')], Deed::Resign),
    quiet(Game, &[Char('e')], Deed::Claim),
    quiet(Game, &[Key::Interrupt], Deed::Leave),
    shown(Replay, &[Char('['), Key::Left, Char('h')], Deed::Earlier),
    shown(Replay, &[Char(']'), Key::Right, Char('l'), Char(' ')], Deed::Later),
    shown(Replay, &[Key::Up, Char('k')], Deed::TurnEarlier),
    shown(Replay, &[Key::Down, Char('j')], Deed::TurnLater),
    quiet(Replay, &[Key::Home], Deed::First),
    quiet(Replay, &[Key::End], Deed::Last),
    quiet(Replay, &[Key::PageUp], Deed::PageUp),
    quiet(Replay, &[Key::PageDown], Deed::PageDown),
    quiet(Replay, &[Char('a')], Deed::Ascii),
    quiet(Replay, &[Char('c')], Deed::Colours),
    quiet(Replay, &[Char('b')], Deed::Turn),
    quiet(Replay, &[Char('s')], Deed::Save),
    shown(Replay, &[Char('?')], Deed::Help),
    shown(Replay, &[Char('r')], Deed::Rules),
    shown(Replay, &[Char('q'), Key::Esc], Deed::Leave),
    quiet(Replay, &[Key::Interrupt], Deed::Leave),
    shown(List, &[Key::Up, Char('k'), Key::BackTab], Deed::Previous),
    shown(List, &[Key::Down, Char('j'), Key::Tab], Deed::Next),
    shown(List, &[Key::Enter], Deed::Confirm),
    shown(List, &[Key::Esc, Char('q')], Deed::Back),
    shown(Prompt, &[Key::Enter], Deed::Confirm),
    shown(Prompt, &[Key::Tab], Deed::Complete),
    quiet(Prompt, &[Key::Backspace], Deed::Erase),
    shown(Prompt, &[Key::Esc], Deed::Back),
    quiet(Pager, &[Key::Up, Char('k')], Deed::Previous),
    quiet(Pager, &[Key::Down, Char('j')], Deed::Next),
    shown(Pager, &[Char('b'), Key::PageUp], Deed::PageUp),
    shown(Pager, &[Char(' '), Key::PageDown], Deed::PageDown),
    quiet(Pager, &[Key::Home], Deed::First),
    quiet(Pager, &[Key::End], Deed::Last),
    quiet(Pager, &[Char('['), Key::Left], Deed::PreviousChapter),
    quiet(Pager, &[Char(']'), Key::Right], Deed::NextChapter),
    shown(Pager, &[Char('/')], Deed::Find),
    shown(Pager, &[Key::Esc, Char('q'), Key::Enter, Char('?')], Deed::Back),
    shown(Question, &[Char('y')], Deed::Yes),
    shown(Question, &[Char('n'), Key::Esc], Deed::No),
    quiet(Question, &[Char('d')], Deed::Discard),
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
