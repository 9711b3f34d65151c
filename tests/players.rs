//! The players, on positions where the right choice is plain, and against each other.

use chaupat::{
    Bot, BySeat, Game, Match, Node, Notation, Playable, Player, Ply, Position, RulesText, Scratch, Seeded,
    chaturaji, chaupar,
    simulate::{Plan, Summary},
    with_game,
};

fn choice<P: Playable>(bot: Bot, text: &str, luck: u64) -> String {
    let position = P::read_position(text).unwrap();
    let mut bot = bot;
    let action = bot.choose(&position, &mut Scratch::new(), &mut Seeded::new(luck));
    position.write_ply(Ply::Act(action))
}

/// A lone man of West stands three squares before South's man: the knock-out gives toḍ (C6.2, C7.1).
#[test]
fn greedy_knocks_out() {
    let text = "chaupar ; S 0 20 40 60 ; E 0 0 0 0 ; N 0 0 0 0 ; W 0 0 0 60 ; S moves 3";
    let lone = chaupar::Position::read_position(text).unwrap();
    let square = (17 * 3 + 60) % 68; // C1.4
    assert_eq!(square, 43, "South's man on 40 reaches it with a 3");
    assert!(lone.plies().iter().any(|&ply| lone.write_ply(ply) == "3:40-43x"));
    assert_eq!(choice::<chaupar::Position>(Bot::Greedy, text, 1), "3:40-43x");
}

/// J12.2: with two boats thrown the boat can take the Green king, in two moves; the second one does.
#[test]
fn greedy_takes_a_king() {
    let text = "chaturaji yByP2bKbEbNbB/yNyP2bPbPbPbP/yEyP6/yKyP6/6rPrK/5rBrPrE/gPgPgPgP2rPrN/gBgNgEgK2rP1 r act 2 aaaa \
                0,0,0,0 -,-,-,- 0";
    assert_eq!(choice::<chaturaji::Position>(Bot::Greedy, text, 1), "f3d1");
}

/// Random chooses every action sooner or later, and nothing else.
#[test]
fn random_chooses_all() {
    let text = "chaupar(players=2,opening=seat(0)) ; S 4 4 29 72 tod ; N 0 0 46 84 tod ; S moves +d 3 10";
    let position = chaupar::Position::read_position(text).unwrap();
    let mut chosen: Vec<String> =
        (0..400).map(|luck| choice::<chaupar::Position>(Bot::Random, text, luck)).collect();
    chosen.sort();
    chosen.dedup();
    let mut all: Vec<String> = position.plies().into_iter().map(|ply| position.write_ply(ply)).collect();
    all.sort();
    assert_eq!(chosen, all);
}

/// Every bot plays every rule set of the tests, and one with weights that only just fit 64 bits, without a panic; a
/// house bot that dies would end somebody's game.
fn every_bot_plays<P: Playable>(game: Game) {
    let extreme = (game == Game::Chaupar).then(|| "chaupar(mouth_up=499/500)".to_owned());
    for text in crate::rulesets::of(game).into_iter().chain(extreme) {
        let rules = P::read_rules(&text).unwrap();
        for bot in Bot::ALL {
            let mut game = Match::<P>::new(&rules);
            let (mut bot, mut luck, mut scratch) = (bot, Seeded::new(3), Scratch::new());
            while game.ending().is_none() && game.steps().len() < 150 {
                let now = game.current();
                let ply = match now.node() {
                    Node::Throw(_) => Ply::Throw(now.throws().draw(&mut luck)),
                    _ => Ply::Act(bot.choose(now, &mut scratch, &mut luck)),
                };
                assert!(game.play(ply).is_ok(), "{text}: {bot}");
            }
        }
    }
}

#[test]
fn every_bot_plays_every_rule_set() {
    for &game in Game::ALL {
        with_game!(game, P => every_bot_plays::<P>(game));
    }
}

/// One greedy player, or team, among random ones wins clearly more than its share.
fn greedy_is_better<P: Playable>() {
    for preset in P::Rules::presets().iter().map(|preset| preset.name) {
        let rules = P::read_rules(&format!("{}.{preset}", P::GAME)).unwrap();
        let bots = BySeat::from_fn(|seat| if seat.index() % 2 == 0 { Bot::Greedy } else { Bot::Random });
        let plan = Plan { rules, bots, seed: 1 };
        let games = (0..60).map(|number| plan.play::<P>(number)).fold(Summary::default(), Summary::and);
        let wins = |parity: usize| games.twelfths.0[parity] + games.twelfths.0[parity + 2];
        assert!(2 * wins(0) > 3 * wins(1), "{preset}: {} to {} twelfths of a win", wins(0), wins(1));
    }
}

#[test]
fn greedy_beats_random() {
    for game in Game::ALL {
        with_game!(game, P => greedy_is_better::<P>());
    }
}
