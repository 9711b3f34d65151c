use chaupat_ai::Appraise;
use chaupat_core::Position;
use chaupat_notation::Notation;
use chaupat_render::Render;

/// An action that somebody may try, legal or not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Attempt<A> {
    /// What tells it from the others, as a sentence begins with it: the throw that is used, or the squares. `The 10`,
    /// `g3-f3`.
    pub name: String,
    /// The action.
    pub action: A,
}

/// A game with everything around it: text, pictures, players, counts. All that is written once for all games asks for this.
pub trait Playable: Position + Notation + Render + Appraise {
    /// The rule book, as Markdown in which each rule is one line that begins with its number; [`book`](crate::book) reads it.
    /// The package has to hold it, and people look for it in docs/: so `rules/` has links there.
    const BOOK: &'static str;

    /// The name under which an effect is counted, `None` for what nobody counts.
    fn label(effect: &Self::Effect) -> Option<&'static str>;

    /// Whether an effect is told in a sentence of its own: not when the sentence about its ply says it already.
    fn is_news(effect: &Self::Effect) -> bool;

    /// What somebody may have in mind who points at a man, and at the place where he is to go: legal or not. Whoever
    /// asks `fault` about each of them can tell why a man does not move. Empty when no man of the mover stands there.
    fn attempts(&self, from: Self::Spot, to: Option<Self::Spot>) -> Vec<Attempt<Self::Action>>;

    /// The first position in which an ordinary turn begins: what comes before, such as casting for the first
    /// turn, is decided in favour of the first seat.
    fn first_turn(rules: &Self::Rules) -> Self;
}
