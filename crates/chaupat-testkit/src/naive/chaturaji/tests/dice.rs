use std::collections::BTreeSet;

use super::{due, field, initial, man, placement, play, plies, position, quiet, scores, texts, turn_and_due};

/// All ways to play the turn to its end: the plies, and the placements.
fn turns(position: &str, line: &str, lines: &mut BTreeSet<String>, ends: &mut BTreeSet<String>) {
    if field(position, 2) != "r" {
        lines.insert(line.to_string());
        ends.insert(field(position, 1));
        return;
    }
    for ply in plies(position).unwrap() {
        turns(&ply.next, &format!("{line} {}", ply.text), lines, ends);
    }
}

#[test]
fn first_turn_of_red_j12_2() {
    for (throw, sequences, boards) in [
        ("22", 6, 5),
        ("23", 6, 5),
        ("24", 2, 2),
        ("25", 18, 13),
        ("33", 12, 9),
        ("34", 5, 5),
        ("35", 30, 20),
        ("44", 1, 1),
        ("45", 13, 13),
        ("55", 52, 32),
    ] {
        let thrown = play(&initial("chaturaji").unwrap(), throw);
        let (mut lines, mut ends) = (BTreeSet::new(), BTreeSet::new());
        turns(&thrown, "", &mut lines, &mut ends);
        assert_eq!((throw, lines.len(), ends.len()), (throw, sequences, boards));
    }
}

#[test]
fn a_king_falls_in_the_first_turn_j12_2() {
    let end = play(&initial("chaturaji").unwrap(), "22 h1f3 f3d1");
    assert_eq!(scores(&end), "5,0,0,0");
    assert_eq!(field(&end, 7), "g,-,-,-");
    assert_eq!(turn_and_due(&end), "g throw");
}

#[test]
fn a_capture_in_the_first_turn_j12_3() {
    let end = play(&initial("chaturaji").unwrap(), "45 h4g5 h3h7");
    assert_eq!(scores(&end), "1,0,0,0");
    assert_eq!(man(&end, "h7"), "rE");
}

#[test]
fn a_void_throw_passes_by_itself_j12_8() {
    let end = play(&initial("chaturaji").unwrap(), "44");
    assert_eq!(turn_and_due(&end), "g throw");
    assert_eq!(quiet(&end), "1");
}

#[test]
fn weights_of_throws_j5_1() {
    let weights = |rules: &str| -> Vec<(String, u128)> {
        let all = plies(&initial(rules).unwrap()).unwrap();
        all.into_iter().map(|ply| (ply.text, ply.weight.unwrap())).collect()
    };
    let pairs = ["22", "23", "24", "25", "33", "34", "35", "44", "45", "55"];
    let stick = [1, 2, 2, 2, 1, 2, 2, 1, 2, 1];
    let cubic = [1, 2, 4, 4, 1, 4, 4, 4, 8, 4];
    let expect = |weights: [u128; 10]| pairs.map(String::from).into_iter().zip(weights).collect::<Vec<_>>();
    assert_eq!(weights("chaturaji"), expect(stick));
    assert_eq!(weights("chaturaji.biruni"), expect(cubic));
    assert_eq!(weights("chaturaji.forbes").iter().map(|w| w.1).collect::<Vec<_>>(), [1, 1, 1, 1]);
}

#[test]
fn dice_are_asked_again_j5_3() {
    // The elephant is shut in until the pawn has moved; passing is offered while a die has a move.
    let start = play(&initial("chaturaji").unwrap(), "45");
    assert_eq!(texts(&start).last().unwrap(), "pass");
    let moved = play(&start, "g3f3");
    assert_eq!(turn_and_due(&moved), "r act");
    assert_eq!(field(&moved, 4), "4");
    // h4g5 opens the h-file; after g4f4 the elephant is still shut in, and the turn ends by itself.
    assert_eq!(turn_and_due(&play(&start, "g4f4")), "g throw");
    assert_eq!(turn_and_due(&play(&start, "pass")), "g throw");
    // Compelled: no pass.
    let compelled = play(&initial("chaturaji(compulsory=yes)").unwrap(), "45");
    assert!(!texts(&compelled).contains(&"pass".to_string()));
}

#[test]
fn the_die_is_that_of_the_type_before_the_move_j5_1() {
    let start = position("chaturaji", "rPb2 rKh4 gKd8 rPg4", "r act 55");
    let after = play(&start, "b2a2");
    assert_eq!(man(&after, "a2"), "rN");
    assert_eq!(field(&after, 4), "5");
}

#[test]
fn nomination_j5_4() {
    let start = initial("chaturaji(control=nominate(1/4))").unwrap();
    assert_eq!(due(&start), "name");
    assert_eq!(texts(&start)[..3], ["name:22", "name:23", "name:24"]);
    let named = play(&start, "name:25");
    assert_eq!((due(&named), field(&named, 4)), ("throw".into(), "25".into()));
    // For each die 7 of 16 for the face named and 3 of 16 for each other.
    let weights: Vec<u128> = plies(&named).unwrap().iter().map(|ply| ply.weight.unwrap()).collect();
    assert_eq!(weights, [21, 30, 30, 49 + 9, 9, 18, 30, 9, 30, 21]);
    assert_eq!(weights.iter().sum::<u128>(), 256);
    // Certainty: one outcome.
    let sure = play(&initial("chaturaji(control=nominate(1))").unwrap(), "name:25");
    assert_eq!(texts(&sure), ["25"]);
    // Cubic: 1/4 + 2 x 1/8 for a 5, 2/8 for a 4; all times 24.
    let one = play(&initial("chaturaji(dice=cubic,count=1,control=nominate(1/4))").unwrap(), "name:5");
    let weights: Vec<u128> = plies(&one).unwrap().iter().map(|ply| ply.weight.unwrap()).collect();
    assert_eq!(weights, [3, 3, 6, 12]);
}

#[test]
fn catching_j5_4() {
    let start = play(&initial("chaturaji(control=catch(2))").unwrap(), "25");
    assert_eq!(due(&start), "catch");
    assert_eq!(quiet(&start), "1");
    assert_eq!(texts(&start), ["keep", "cast:2", "cast:25", "cast:5"]);
    let again = play(&start, "cast:2");
    assert_eq!((due(&again), field(&again, 4)), ("again".into(), "5".into()));
    assert_eq!(texts(&again), ["2", "3", "4", "5"]);
    let fallen = play(&again, "3");
    assert_eq!((due(&fallen), field(&fallen, 4), quiet(&fallen)), ("act".into(), "35".into(), "1".into()));
    assert_eq!(field(&play(&start, "cast:25"), 4), "-");
    assert_eq!(texts(&play(&start, "cast:25")).len(), 10);
    // The choice comes after every throw, a void one too.
    let void = play(&initial("chaturaji(control=catch(1))").unwrap(), "44");
    assert_eq!(texts(&void), ["keep", "cast:4"]);
    assert_eq!(turn_and_due(&play(&void, "keep")), "g throw");
}

#[test]
fn who_begins_j1_1() {
    let random = initial("chaturaji(first=random)").unwrap();
    assert_eq!((turn_and_due(&random), texts(&random).join("")), ("- first:rgyb".into(), "rgyb".into()));
    assert_eq!(turn_and_due(&play(&random, "y")), "y throw");
    let throw = initial("chaturaji(first=throw)").unwrap();
    let weights: Vec<(String, u128)> =
        plies(&throw).unwrap().into_iter().map(|ply| (ply.text, ply.weight.unwrap())).collect();
    let expected = [(4, 1), (5, 2), (6, 3), (7, 4), (8, 3), (9, 2), (10, 1)];
    assert_eq!(weights, expected.map(|(sum, weight): (u8, u128)| (sum.to_string(), weight)));
    assert_eq!(due(&play(&throw, "7 5")), "first:rgyb:7,5");
    assert_eq!(due(&play(&throw, "7 5 9 9")), "first:yb");
    assert_eq!(turn_and_due(&play(&throw, "7 5 9 9 4 5")), "b throw");
    assert_eq!(turn_and_due(&play(&throw, "7 5 10 9")), "y throw");
    assert_eq!(texts(&initial("chaturaji(first=throw,dice=cubic)").unwrap()).len(), 11);
}

#[test]
fn a_placement_is_read_and_written_alike() {
    assert_eq!(placement("rKh4 gPa2"), "8/8/8/8/7rK/8/gP7/8");
}
