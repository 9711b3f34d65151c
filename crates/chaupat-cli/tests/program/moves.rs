//! `chaupat moves`: what may be played, typed by hand from the rules.

use crate::call::{chaupat, lines};
use chaupat::{Game, Playable, RulesText, with_game};
use chaupat_testkit::Walk;

const CHATURAJI: &str = "yByP2bKbEbNbB/yNyP2bPbPbPbP/yEyP6/yKyP6/6rPrK/6rPrE/gPgPgPgP2rPrN/gBgNgEgK2rPrB";

/// A position of cowrie with South's men, East, North and West in hand.
fn cowrie(south: &str, phase: &str) -> String {
    format!("chaupar ; S {south} ; E 0 0 0 0 ; N 0 0 0 0 ; W 0 0 0 0 ; {phase}")
}

fn moves(position: &str) -> String {
    chaupat(&["moves", position]).data()
}

/// The plies alone.
fn plies(position: &str) -> Vec<String> {
    let text = moves(position);
    lines(&text).into_iter().map(|line| line.split('\t').next().unwrap().to_owned()).collect()
}

/// C2: seven shells, the binomials of C2.1. C4.1: 10, 25 and 30 throw again; the others are of no use to a hand full
/// of men (C5.1) and end the turn (C4.6).
#[test]
fn throws_stand_with_their_weights() {
    let after = |phase: &str| cowrie("0 0 0 0", phase);
    let passed = after("E throws");
    let expected = [
        format!("2\t21\t{passed}"),
        format!("3\t35\t{passed}"),
        format!("4\t35\t{passed}"),
        format!("7\t1\t{passed}"),
        format!("10\t7\t{}", after("S throws 10")),
        format!("14\t1\t{passed}"),
        format!("25\t21\t{}", after("S throws 25")),
        format!("30\t7\t{}", after("S throws 30")),
    ];
    let text = moves(&cowrie("0 0 0 0", "S throws"));
    assert_eq!(lines(&text), expected);
}

/// C17.3: 10 and 4 with all men in hand: a man enters, then he must take the 4.
#[test]
fn c17_3_who_entered_must_take_the_4() {
    let entered = cowrie("0 0 0 4", "S moves 4");
    let position = cowrie("0 0 0 0", "S moves 4 10");
    assert_eq!(moves(&position), format!("10:0-4\t{entered}\n"));
    assert_eq!(moves(&entered), format!("4:4-8\t{}\n", cowrie("0 0 0 8", "E throws")));
}

/// C17.4: no bonus step with a man in hand; the 25 may enter him (C5.1) or go round (C6.1).
#[test]
fn c17_4_no_bonus_with_a_man_in_hand() {
    let after = moves(&cowrie("0 20 30 40", "S throws 25"));
    let line = lines(&after)[0];
    assert_eq!(line, format!("2\t21\t{}", cowrie("0 20 30 40", "S moves 2 25")));
}

/// C17.5: the 10 moves both men of the doublet, and so does its bonus step; after the 3 they are parted.
#[test]
fn c17_5_a_10_and_its_bonus_move_the_doublet() {
    let board = |men: &str, phase: &str| cowrie(&format!("{men} tod"), phase);
    let position = board("4 4 84 84", "S moves +d 3 10");
    let text = moves(&position);
    let expected = [
        format!("+d:4-5=2\t{}", board("5 5 84 84", "S moves 3 10")),
        format!("3:4-7\t{}", board("4 7 84 84", "S moves +d 10")),
        format!("10:4-14=2\t{}", board("14 14 84 84", "S moves +d 3")),
    ];
    assert_eq!(lines(&text), expected);
    assert_eq!(plies(&board("4 7 84 84", "S moves +d 10")), ["+d:4-5", "+d:7-8", "10:4-14", "10:7-17"]);
}

/// C17.7: on L 13 a pair of East (p = 64): a 2 is illegal for the man on L 11, so the turn passes (C4.6); a 4 passes
/// over them to L 15.
#[test]
fn c17_7_nobody_lands_on_a_pair_but_all_pass_it() {
    let board = |phase: &str| format!("chaupar ; S 0 0 0 11 ; E 0 0 64 64 ; N 0 0 0 0 ; W 0 0 0 0 ; {phase}");
    let throws = moves(&board("S throws"));
    assert_eq!(lines(&throws)[0], format!("2\t21\t{}", board("E throws")));
    assert_eq!(plies(&board("S moves 4")), ["4:11-15"]);
}

/// C17.8, C7.2: without toḍ a 4 goes round from 70 to 6, or is illegal; a 2 reaches the door in both.
#[test]
fn c17_8_at_the_door_without_tod() {
    let wait = |phase: &str| cowrie("0 0 0 70", phase).replace("chaupar ;", "chaupar(door=wait) ;");
    assert_eq!(plies(&cowrie("0 0 0 70", "S moves 4")), ["4:70-6"]);
    assert_eq!(plies(&cowrie("0 0 0 70", "S moves 2")), ["2:70-72"]);
    assert_eq!(plies(&wait("S moves 2")), ["2:70-72"]);
    let throws = moves(&wait("S throws"));
    assert_eq!(lines(&throws)[2], format!("4\t35\t{}", wait("E throws")));
}

/// C17.9: from 83 only the bonus step is usable, may be declined (C8.2), and wins (C11.1).
#[test]
fn c17_9_the_last_step_wins() {
    let position = "chaupar(players=2) ; S 83 84 84 84 tod ; N 0 0 0 0 ; S moves +d 2 10";
    let won = "chaupar(players=2) ; S 84 84 84 84 tod done1 ; N 0 0 0 0 ; over won";
    let passed = "chaupar(players=2) ; S 83 84 84 84 tod ; N 0 0 0 0 ; N throws";
    assert_eq!(moves(position), format!("+d:83-84\t{won}\n--\t{passed}\n"));
    assert_eq!(moves(won), "");
}

/// C17.11: the third extra throw burns all.
#[test]
fn c17_11_three_high_throws_burn() {
    let text = moves(&cowrie("20 20 20 20", "S throws 10 25"));
    let burnt = cowrie("20 20 20 20", "E throws");
    for (value, weight) in [(10, 7), (25, 21), (30, 7)] {
        let line = format!("{value}\t{weight}\t{burnt}");
        assert!(lines(&text).contains(&line.as_str()), "{line} is not in\n{text}");
    }
}

/// C17.14, C14.4: a double moves as one man; it takes a single, and a triple keeps it away.
#[test]
fn c17_14_a_double_meets_a_single_and_a_triple() {
    let pasa =
        |red: &str| format!("chaupar.pasa ; S 20 20 50 84 ; E {red} ; N 0 0 0 0 ; W 0 0 0 0 ; S moves 5");
    let single = moves(&pasa("8 30 40 50"));
    assert!(single.starts_with("5:20-25x\tchaupar.pasa ; S 25 25 50 84 ; E 0 30 40 50 ;"), "{single}");
    assert_eq!(plies(&pasa("8 8 8 50")), ["5:50-55"]);
}

/// C17.17: two lying men get home together.
#[test]
fn c17_17_lying_doublets() {
    assert_eq!(plies(&cowrie("0 0 74 74 tod", "S moves 10")), ["10:0-4", "10:74-84=2"]);
    assert_eq!(plies(&cowrie("0 0 75 75 tod", "S moves 10")), ["10:0-4"]);
}

/// J12.1: the nine moves of Red, in the order of the squares (docs/notation.md).
#[test]
fn j12_1_the_first_moves() {
    let position = format!("chaturaji(dice=none) {CHATURAJI} r act - aaaa 0,0,0,0 -,-,-,- 0");
    let expected = ["g1f1", "h1f3", "g2f2", "h2f1", "h2f3", "g3f3", "g4f4", "h4g5", "h4h5"];
    assert_eq!(plies(&position), expected);
}

/// J5.1: weights of two stick dice; J12.8: with (4,4) the turn passes by itself.
#[test]
fn j5_1_throws_of_two_stick_dice() {
    let text = moves(&format!("chaturaji {CHATURAJI} r throw - aaaa 0,0,0,0 -,-,-,- 0"));
    let heads: Vec<String> =
        lines(&text).iter().map(|line| line.rsplit_once('\t').unwrap().0.replace('\t', " ")).collect();
    assert_eq!(heads, ["22 1", "23 2", "24 2", "25 2", "33 1", "34 2", "35 2", "44 1", "45 2", "55 1"]);
    let passed = format!("44\t1\tchaturaji {CHATURAJI} g throw - aaaa 0,0,0,0 -,-,-,- 1");
    assert!(lines(&text).contains(&passed.as_str()), "{text}");
}

/// J12.3: the king steps aside by the 5, and the elephant takes on h7 by the 4: 1 point (J6.1).
#[test]
fn j12_3_a_capture_on_turn_one() {
    let thrown = format!("chaturaji {CHATURAJI} r act 45 aaaa 0,0,0,0 -,-,-,- 1");
    let text = moves(&thrown);
    let after = text.lines().find_map(|line| line.strip_prefix("h4g5\t")).unwrap();
    let text = moves(after);
    let taken = "chaturaji yByP2bKbEbNbB/yNyP2bPbPbPrE/yEyP6/yKyP4rK1/6rP1/6rP1/gPgPgPgP2rPrN/gBgNgEgK2rPrB \
                 g throw - aaaa 1,0,0,0 -,-,-,- 0";
    assert!(text.lines().any(|line| line == format!("h3h7\t{taken}")), "{text}");
}

/// J12.5: the boat line; at its end c3e5 takes d4, d5 and e4 for 6 points (J4.1).
#[test]
fn j12_5_the_boat_triumph() {
    let mut position = format!("chaturaji(dice=none) {CHATURAJI} r act - aaaa 0,0,0,0 -,-,-,- 0");
    for ply in ["h1f3", "a1c3", "a8c6", "h8f6", "f3d5", "b2b3", "c6e4", "f6d4", "g3f3", "c3e5"] {
        let text = moves(&position);
        let found = text.lines().find_map(|line| line.strip_prefix(&format!("{ply}\t")));
        found.unwrap_or_else(|| panic!("{ply} is not in\n{text}")).clone_into(&mut position);
    }
    let end = "chaturaji(dice=none) 1yP2bKbEbN1/yNyP2bPbPbPbP/yEyP6/yKyP2gB3/6rPrK/1gP3rP1rE/gP1gPgP2rPrN/1gNgEgK2rP1 \
               y act - aaaa 0,6,0,0 -,-,-,- 0";
    assert_eq!(position, end);
}

/// J12.6: the king falls, and the pawn that waited on the king's square is king at once; the game goes on.
#[test]
fn j12_6_a_new_king() {
    let position = "chaturaji 3gP4/8/yK7/8/3rE4/8/8/3gK3rK r act 4 aaaa 0,0,0,0 -,-,-,- 5";
    let text = moves(position);
    let after = "chaturaji 3gK4/8/yK7/8/8/8/8/3rE3rK g throw - aaaa 5,0,0,0 g,-,-,- 0";
    assert!(text.lines().any(|line| line == format!("d4d1\t{after}")), "{text}");
}

#[test]
fn positions_from_standard_input() {
    let one = cowrie("0 0 0 4", "S moves 4");
    let over = "chaupar(players=2) ; S 84 84 84 84 tod done1 ; N 0 0 0 0 ; over won";
    let input = format!("{one}\n\n   \n{over}\r\n{one}");
    let block = format!("4:4-8\t{}\n\n", cowrie("0 0 0 8", "E throws"));
    assert_eq!(chaupat(&["moves", "-"]).reading(input).data(), format!("{block}\n{block}"));
    assert_eq!(chaupat(&["moves", "-"]).data(), "");
}

/// What was listed before the line that cannot be read is data already.
#[test]
fn an_unreadable_line_is_named() {
    let one = cowrie("0 0 0 4", "S moves 4");
    let answer = chaupat(&["moves", "-"]).reading(format!("{one}\n\nchaupar ; X\n{one}\n")).run();
    assert_eq!((answer.code, lines(&answer.out).len()), (2, 2));
    assert!(
        answer.err.starts_with("chaupat: standard input: line 3, column 11: expected "),
        "{}",
        answer.err
    );
    let answer = chaupat(&["moves", "-"]).reading(format!("{one}\nludo\n")).run();
    assert_eq!(answer.code, 2);
    assert!(answer.err.starts_with("chaupat: standard input: line 2, column 1: "), "{}", answer.err);
    let answer = chaupat(&["moves", "-"]).reading(b"\n\xff\xfe\n".to_vec()).run();
    assert_eq!(answer.code, 2);
    assert!(answer.err.starts_with("chaupat: standard input: line 2, column 1: "), "{}", answer.err);
    // A pool that nobody can use ends the turn (C4.0): readable, and not allowed.
    let idle = cowrie("0 0 0 0", "S moves 4");
    let answer = chaupat(&["moves", "-"]).reading(format!("{idle}\n")).run();
    assert_eq!((answer.code, answer.out.as_str()), (1, ""));
    assert!(answer.err.contains("line 1") && answer.err.contains("(C4.0)"), "{}", answer.err);
}

#[test]
fn one_json_object_a_line() {
    let text = chaupat(&["moves", "--json", &cowrie("0 0 0 0", "S throws")]).data();
    let all: Vec<serde_json::Value> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(all.len(), 8);
    let expected =
        serde_json::json!({ "ply": "25", "weight": 21, "position": cowrie("0 0 0 0", "S throws 25") });
    assert_eq!(all[6], expected);
    let text = chaupat(&["moves", "--json", &cowrie("0 0 0 4", "S moves 4")]).data();
    let only: serde_json::Value = serde_json::from_str(&text).unwrap();
    let expected =
        serde_json::json!({ "ply": "4:4-8", "weight": null, "position": cowrie("0 0 0 8", "E throws") });
    assert_eq!(only, expected);
}

/// The positions of random games, fed to the program, are read, and each position that it prints is read again.
#[test]
fn what_moves_prints_moves_reads() {
    let mut input = String::new();
    for game in Game::ALL {
        with_game!(game, P => walks::<P>(&mut input));
    }
    let positions = input.lines().count();
    let text = chaupat(&["moves", "-"]).reading(input).data();
    assert_eq!(text.split("\n\n").count() - 1, positions);
    let next: Vec<&str> =
        text.lines().filter_map(|line| line.rsplit('\t').next()).filter(|line| !line.is_empty()).collect();
    let sample: String = next.iter().step_by(7).map(|line| format!("{line}\n")).collect();
    let again = chaupat(&["moves", "-"]).reading(sample).data();
    assert!(again.lines().count() > positions);
}

/// 200 random walks of each preset, each left at another place.
fn walks<P: Playable>(input: &mut String) {
    for preset in P::Rules::presets().iter().map(|preset| preset.name) {
        let rules = P::read_rules(&format!("{}.{preset}", P::GAME)).unwrap();
        for number in 0..200 {
            let mut walk = Walk::<P>::new(&rules, number);
            for _ in 0..number * 3 {
                let Some(ply) = walk.next_ply() else { break };
                walk.play(ply);
            }
            if walk.next_ply().is_some() {
                input.push_str(&walk.game().current().write_position());
                input.push('\n');
            }
        }
    }
}
