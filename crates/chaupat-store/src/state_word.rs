//! How the state of a game is written down in a database.

use crate::StoreError;
use chaupat_protocol::State;

const WORDS: [(State, &str); 4] = [
    (State::Gathering, "gathering"),
    (State::Salting, "salting"),
    (State::Playing, "playing"),
    (State::Over, "over"),
];

/// The word of a state.
pub(crate) fn state_word(state: State) -> &'static str {
    let found = WORDS.iter().find(|(other, _)| *other == state);
    found.expect("every state has a word").1
}

/// The state of a word.
pub(crate) fn state_of(word: &str) -> Result<State, StoreError> {
    let found = WORDS.iter().find(|(_, other)| *other == word);
    found.map(|&(state, _)| state).ok_or_else(|| StoreError::Corrupt(format!("a game in the state {word:?}")))
}
