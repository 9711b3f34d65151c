use crate::{ReadError, RulesText, rules};
use chaupat_core::{PlyOf, Position, RuleSet, Seat, SeatSet};

/// A game that can be written and read.
pub trait Notation: Position<Rules: RulesText> {
    /// The name of the game, as in rule sets and records.
    const GAME: &'static str = <Self::Rules as RulesText>::GAME;

    /// Whether results tell points beside places.
    const SCORED: bool;

    /// The seats that the game can have: those that are in play in one of its presets.
    fn seats() -> SeatSet {
        let presets = Self::Rules::presets().iter();
        let rules = presets.filter_map(|preset| Self::Rules::from_parameters(preset.parameters).ok());
        rules.flat_map(|rules| rules.seats().iter()).collect()
    }

    /// The letter of a seat, as records and people call it. Asked only for seats that the game [can have](Self::seats).
    fn seat_letter(seat: Seat) -> char;

    /// The seat with this letter.
    fn seat_named(letter: char) -> Option<Seat> {
        Self::seats().iter().find(|&seat| Self::seat_letter(seat) == letter)
    }

    /// The text of a rule set.
    fn write_rules(rules: &Self::Rules) -> String {
        rules::write_rules(rules)
    }

    /// Reads a rule set.
    ///
    /// # Errors
    /// When the text is not well written, or its parameters do not go together.
    fn read_rules(text: &str) -> Result<Self::Rules, ReadError> {
        rules::read_rules(text)
    }

    /// The position as one line.
    fn write_position(&self) -> String;

    /// Reads a position.
    ///
    /// # Errors
    /// When the text is not well written, or the position is impossible.
    fn read_position(text: &str) -> Result<Self, ReadError>;

    /// The text of a ply that is legal here, the short form, by which it is told from the other legal plies.
    fn write_ply(&self, ply: PlyOf<Self>) -> String;

    /// Reads a ply, in its short form or as a record writes it. Signs that are written are checked.
    ///
    /// # Errors
    /// When the text is not well written, may mean several plies, or means one that is illegal here or has other
    /// consequences than the signs say.
    fn read_ply(&self, text: &str) -> Result<PlyOf<Self>, ReadError>;

    /// A legal ply as a record writes it: first the ply with all its signs, then, word by word, what happens by
    /// itself after it.
    fn record_ply(&self, ply: PlyOf<Self>) -> Vec<String>;

    /// Whether a word of a record tells something that happens by itself.
    fn is_remark(word: &str) -> bool;

    /// Whether the seats still seek who begins: such throws are no turn.
    fn is_opening(&self) -> bool;

    /// The seat or army whose turn it is, `None` in the opening and when the game is over.
    fn turn(&self) -> Option<Seat>;

    /// How the rules ended the game, in one word of a record; `None` while it goes on.
    fn ended(&self) -> Option<&'static str>;
}
