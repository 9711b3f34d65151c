//! Short ways to set up a board and to play on it.

use chaturaji::parameters::DiceKind;
use chaturaji::{
    Action, Choice, Class, Dice, Effect, Kind, Man, Parameters, Position, Preset, Rules, Setup, Square,
    Throw, army,
};
use chaupat_core::{Ply, Position as _, Seat};

pub(crate) use army::{BLACK as B, GREEN as G, RED as R, YELLOW as Y};

pub(crate) fn at(text: &str) -> Square {
    text.parse().expect("a square")
}

pub(crate) fn dice(text: &str) -> Dice {
    let class = |digit: char| Class::from_digit(digit as u8 - b'0').expect("a class");
    text.chars().fold(Dice::NONE, |dice, digit| dice.and(Dice::one(class(digit))).expect("at most two"))
}

/// The preset with some parameters changed.
pub(crate) fn rules(preset: Preset, change: impl FnOnce(&mut Parameters)) -> Rules {
    let mut parameters = preset.parameters();
    change(&mut parameters);
    Rules::new(parameters).expect("the parameters go together")
}

/// Classic rules, one compulsory move a turn.
pub(crate) fn diceless_classic() -> Rules {
    rules(Preset::Classic, |parameters| parameters.dice = DiceKind::None)
}

/// A setup from words such as `rKh4`, Red to throw or to move.
pub(crate) fn setup(rules: Rules, men: &str) -> Setup {
    let mut setup = Setup::empty(rules);
    for word in men.split_whitespace() {
        let mut letters = word.chars();
        let army = letters.next().and_then(army::from_letter).expect("an army");
        let kind = letters.next().and_then(Kind::from_letter).expect("a type");
        setup.put(at(letters.as_str()), Man { army, kind });
    }
    setup
}

pub(crate) fn position(setup: &Setup) -> Position {
    Position::from_setup(setup).unwrap_or_else(|faults| panic!("{faults}"))
}

/// A position from words such as `rKh4`, with this army to throw or to move.
pub(crate) fn board(rules: Rules, men: &str, turn: Seat) -> Position {
    let mut setup = setup(rules, men);
    setup.turn = Some(turn);
    position(&setup)
}

/// Reads a ply as the notation writes it.
pub(crate) fn ply(text: &str) -> Ply<Action, Throw> {
    if let Some(named) = text.strip_prefix("name:") {
        return Ply::Act(Action::Name(dice(named)));
    }
    if let Some(again) = text.strip_prefix("cast:") {
        return Ply::Act(Action::Cast(dice(again)));
    }
    if let Some(square) = text.strip_prefix("at:") {
        return Ply::Act(Action::At(at(square)));
    }
    match text {
        "keep" => Ply::Act(Action::Keep),
        "pass" => Ply::Act(Action::Pass),
        "claim" => Ply::Act(Action::Claim),
        "decline" => Ply::Act(Action::Decline),
        _ if text.starts_with(|first: char| first.is_ascii_digit()) => Ply::Throw(Throw::Dice(dice(text))),
        _ => {
            let choice = text.get(5..).map(|kind| match kind {
                "E" => Choice::Elephant,
                "N" => Choice::Horse,
                "K" => Choice::King,
                other => panic!("no choice: {other}"),
            });
            Ply::Act(Action::Move { from: at(&text[..2]), to: at(&text[2..4]), choice })
        }
    }
}

/// Plays legal plies and returns what they brought about.
pub(crate) fn play(position: &mut Position, plies: &str) -> Vec<Effect> {
    let mut effects = Vec::new();
    for text in plies.split_whitespace() {
        let ply = ply(text);
        if let Some(fault) = position.fault(ply) {
            panic!("{text}: {fault}");
        }
        position.play_noting(ply, &mut |effect| effects.push(effect));
    }
    effects
}

/// The number of the rule that forbids a ply, `-` when none does.
pub(crate) fn forbidden(position: &Position, text: &str) -> &'static str {
    position.fault(ply(text)).map_or("-", |fault| chaupat_core::Fault::rule(&fault))
}

/// The legal moves, as texts.
pub(crate) fn moves(position: &Position) -> Vec<String> {
    let mut actions = Vec::new();
    position.actions(&mut actions);
    let text = |action| match action {
        Action::Move { from, to, choice: None } => format!("{from}{to}"),
        Action::Move { from, to, choice: Some(choice) } => format!("{from}{to}={}", choice.kind().letter()),
        Action::At(square) => format!("at:{square}"),
        Action::Cast(dice) => format!("cast:{dice}"),
        Action::Name(dice) => format!("name:{dice}"),
        other => format!("{other:?}").to_lowercase(),
    };
    actions.into_iter().map(text).collect()
}

/// The legal moves of the man on a square.
pub(crate) fn moves_from(position: &Position, from: &str) -> Vec<String> {
    moves(position).into_iter().filter(|text| text.starts_with(from)).collect()
}

pub(crate) fn kind_at(position: &Position, square: &str) -> Option<Kind> {
    position.man_at(at(square)).map(|man| man.kind)
}

pub(crate) fn scores(position: &Position) -> [u32; 4] {
    Seat::ALL.map(|army| position.score(army))
}
