//! The greedy bot.

use chaupat::{
    Appraise, Attempt, Bot, BySeat, Notation, Playable, Player, Ply, Position as _, Scratch, Seat, Seeded,
    odds,
    simulate::{Plan, Summary},
};
use ur::{Action, Position, Rules, Spot};

fn position(text: &str) -> Position {
    Position::read_position(text).unwrap()
}

fn choice(text: &str) -> String {
    let position = position(text);
    let action = Bot::Greedy.choose(&position, &mut Scratch::new(), &mut Seeded::new(1));
    position.write_ply(Ply::Act(action))
}

#[test]
fn greedy_sees_what_is_plain() {
    assert_eq!(choice("ur(men=2) ; L 1 6 ; D 0 9 ; L moves 3"), "6-9", "it takes a man who is far");
    assert_eq!(choice("ur(men=2) ; L 1 2 ; D 0 0 ; L moves 2"), "2-4", "it likes to throw again");
    assert_eq!(choice("ur(men=2) ; L 1 9 ; D 0 5 ; L moves 1"), "9-10", "it goes out of reach");
}

/// Both sides look the same from their own seats.
#[test]
fn what_is_good_for_one_is_bad_for_the_other() {
    let position = position("ur(men=2) ; L 4 14 ; D 0 2 ; L moves 1");
    assert_eq!(position.appraise(Rules::LIGHT), 16 * 16);
    assert_eq!(position.appraise(Rules::DARK), -16 * 16);
}

#[test]
fn greedy_beats_random() {
    let games = |greedy: Seat| {
        let bots = BySeat::from_fn(|seat| if seat == greedy { Bot::Greedy } else { Bot::Random });
        let plan = Plan { rules: Rules::default(), bots, seed: 1 };
        let games =
            (0..200).map(|number| plan.play::<Position>(number)).fold(Summary::default(), Summary::and);
        assert_eq!(games.endings, [("won", 200)].into());
        games.share(greedy).low
    };
    assert!(games(Rules::LIGHT) > 0.8 && games(Rules::DARK) > 0.8);
}

/// By hand: a man waits on 14 for a 1 (4 of 16), and the one on 7 takes the one on 9 by a 2 (6 of 16).
#[test]
fn odds_of_a_turn() {
    let odds = odds::turn(&position("ur(men=2) ; L 7 14 ; D 8 9 ; L throws"));
    assert_eq!(odds.events["men home"].to_string(), "1/4");
    assert_eq!(odds.events["men taken"].to_string(), "3/8");
    assert_eq!(odds.idle.to_string(), "1/16");
}

#[test]
fn whoever_points_at_a_man_is_told_why_he_stays() {
    let position = position("ur(men=3) ; L 0 4 6 ; D 0 0 8 ; L moves 2");
    let attempt = |from| position.attempts(from, None);
    let blocked = attempt(Spot::of(Rules::LIGHT, 4));
    assert_eq!(blocked, [Attempt { name: "The 2".to_owned(), action: Action { from: 4 } }]);
    assert_eq!(
        position.fault(Ply::Act(blocked[0].action)).unwrap().to_string(),
        "a man of the mover stands on square 6 already"
    );
    assert_eq!(attempt(Spot::of(Rules::DARK, 8)), []);
    assert_eq!(attempt(Spot::of(Rules::DARK, 0)), []);
    assert_eq!(attempt(Spot::of(Rules::LIGHT, 0)).len(), 1);
}
