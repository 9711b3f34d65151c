//! What help and messages say about the games: all of it comes from the list of games.

use chaupat::{Game, Playable, RulesText, with_game};

/// What the program is for.
pub(crate) fn about() -> String {
    let games: Vec<String> = each(|game| format!("{game}, {}", game.about())).collect();
    format!("Play and study the games called caupāṭ: {}", games.join(", and "))
}

/// The same, and how arguments are written.
pub(crate) fn long_about() -> String {
    let presets: Vec<String> = each(|game| with_game!(game, P => last_preset::<P>())).collect();
    format!(
        "{}.\n\n\
         GAME is {}. RULES is a game, a preset of it such as {}, and, in brackets, what differs: \
         \"chaupar(players=2)\". POSITION is a position's text, as `moves` and `show` print it.\n\n\
         Results go to standard output, talk to standard error. Exit codes: 0 done; 1 the answer is no (an illegal move \
         or position); 2 wrong usage or unreadable input.",
        about(),
        Game::names("or"),
        presets.join(" or "),
    )
}

/// What `show --facing` takes.
pub(crate) fn facing() -> String {
    let letters: Vec<String> = each(|game| with_game!(game, P => letters::<P>())).collect();
    format!("Whose side is at the bottom: {}", letters.join(", or "))
}

/// What `rules` looks up.
pub(crate) fn subject() -> String {
    let letters: Vec<String> = each(|game| format!("{0}6 or {0}6.2", game.rule_letter())).collect();
    format!("A game for its book, a rule set for its parameters, or a number such as {}", letters.join(", "))
}

/// The letters of the seats of a game.
pub(crate) fn letters<P: Playable>() -> String {
    P::seats().iter().map(|seat| P::seat_letter(seat).to_string()).collect::<Vec<_>>().join(" ")
}

fn last_preset<P: Playable>() -> String {
    let preset = P::Rules::presets().last().expect("every game has a default preset");
    format!("{}.{}", P::GAME, preset.name)
}

fn each(text: impl Fn(Game) -> String) -> impl Iterator<Item = String> {
    Game::ALL.iter().map(move |&game| text(game))
}
