use super::{field, man, play, position, scores, status, texts, turn_and_due};

const PLAIN: &str = "chaturaji(dice=none)";

#[test]
fn by_the_square_j3_1() {
    for (square, kind) in ["B", "N", "E", "K", "K", "E", "N", "B"].iter().enumerate() {
        let file = &"abcdefgh"[square..=square];
        let start = position(PLAIN, &format!("gP{file}7 gPh2 rKc2 yKe3"), "g act -");
        let after = play(&start, &format!("{file}7{file}8"));
        assert_eq!(man(&after, &format!("{file}8")), format!("g{kind}"));
    }
}

#[test]
fn only_an_absent_type_j3_2_and_waiting_j3_3() {
    let start = position(PLAIN, "rPb2 rNh7 rKh4 gKd8 yKa5 yBf6 gEh1", "r act -");
    let waits = play(&start, "b2a2");
    assert_eq!(man(&waits, "a2"), "rP");
    // It turns when the horse is taken, in an opponent's turn.
    let turned = play(&waits, "h1h4");
    assert_eq!(man(&turned, "a2"), "rP");
    let turned = play(&position(PLAIN, "rPa2 rNh7 rKg4 gKd8 yKa5 gEh1", "g act -"), "h1h7");
    assert_eq!((man(&turned, "a2"), scores(&turned)), ("rN".into(), "0,3,0,0".into()));
    // Between two dice of one turn.
    let between = position("chaturaji", "rPa2 rNh7 rKg4 gKd8 yKa5 gEh1", "g act 44");
    let between = play(&between, "h1h7");
    assert_eq!((man(&between, "a2"), turn_and_due(&between)), ("rN".into(), "g act".into()));
    // It cannot move, attacks nothing and is captured for 1.
    let waiting = position(PLAIN, "rPa2 rNh7 rKg4 gKb1 yKa5", "r act -");
    assert!(!texts(&waiting).iter().any(|text| text.starts_with("a2")));
    let taken = play(&position(PLAIN, "rPa2 rNh7 rKg4 gKb1 yKa5", "g act -"), "b1a2");
    assert_eq!(scores(&taken), "0,1,0,0");
}

#[test]
fn the_own_half_first_j3_3() {
    let turned =
        |men: &str, army: &str, line: &str| play(&position(PLAIN, men, &format!("{army} act -")), line);
    let red = turned("rPa2 rPa7 rNh7 rKg4 gKd8 yKa5 gEh1", "g", "h1h7");
    assert_eq!((man(&red, "a2"), man(&red, "a7")), ("rN".into(), "rP".into()));
    let yellow = turned("yPh2 yPh7 yNd4 rKg4 gKd8 yKa5 gEd1", "g", "d1d4");
    assert_eq!((man(&yellow, "h2"), man(&yellow, "h7")), ("yP".into(), "yN".into()));
    let green = turned("gPb8 gPg8 gNd4 rKg4 gKc1 yKa5 bEd7", "b", "d7d4");
    assert_eq!((man(&green, "b8"), man(&green, "g8")), ("gN".into(), "gP".into()));
    let black = turned("bPb1 bPg1 bNd4 rKg4 bKc8 yKa5 gEd2", "g", "d2d4");
    assert_eq!((man(&black, "b1"), man(&black, "g1")), ("bP".into(), "bN".into()));
}

#[test]
fn a_new_king_at_once_j12_6() {
    let start = position(PLAIN, "gKd1 gPd8 rEh1 rKh4 yKa5", "r act -");
    let after = play(&start, "h1d1");
    assert_eq!((man(&after, "d8"), scores(&after)), ("gK".into(), "5,0,0,0".into()));
    assert_eq!((turn_and_due(&after), field(&after, 7)), ("g act".into(), "g,-,-,-".into()));
}

#[test]
fn only_who_takes_part_turns_j3_3() {
    let frozen = position("chaturaji(dice=none,king_lost=frozen)", "gNb5 gPb8 rEb1 rKh4 yKa6", "r act -")
        .replace(" aaaa ", " afaa ");
    assert_eq!(man(&play(&frozen, "b1b5"), "b8"), "gP");
    let resigned = position(PLAIN, "gNb5 gPb8 gKd1 rEb2 rKh4 yKa6", "r act -").replace(" aaaa ", " asaa ");
    assert_eq!(man(&play(&resigned, "b2b5"), "b8"), "gP");
    // The status before step 5: the pawn turns in the action that freezes.
    let now = position("chaturaji(dice=none,king_lost=frozen)", "gKd1 gPd8 rEh1 rKh4 yKa5", "r act -");
    assert_eq!(status(&play(&now, "h1d1")), "aaaa");
    let no_pawn = position("chaturaji(dice=none,king_lost=frozen)", "gKd1 gPc8 rEh1 rKh4 yKa5", "r act -");
    assert_eq!(status(&play(&no_pawn, "h1d1")), "afaa");
}

#[test]
fn blocked_is_illegal_j3_4() {
    let men = "rPb2 rNh7 rKh4 gKd8 yKa5 gPa3";
    let all = texts(&position("chaturaji(dice=none,blocked=illegal)", men, "r act -"));
    assert!(!all.contains(&"b2a2".into()));
    assert!(all.contains(&"b2a3".into()));
    assert!(texts(&position(PLAIN, men, "r act -")).contains(&"b2a2".into()));
}

#[test]
fn pawns_lost_j3_4() {
    let two = "chaturaji(dice=none,pawns_lost=2)";
    // Three pawns, the arriving one counted: it waits, and turns when one of the others is lost.
    let start = position(two, "rPb2 rPe4 rPe5 rKh4 gKd8 gEe1 yKa5", "r act -");
    let waits = play(&start, "b2a2");
    assert_eq!(man(&waits, "a2"), "rP");
    assert_eq!(man(&play(&waits, "e1e4"), "a2"), "rN");
    let fewer = position(two, "rPb2 rPe4 rKh4 gKd8 gEe1 yKa5", "r act -");
    assert_eq!(man(&play(&fewer, "b2a2"), "a2"), "rN");
}

#[test]
fn waiting_pawns_only_are_skipped_j7_4_j12_8() {
    let two = "chaturaji(pawns_lost=2)";
    let start = position(two, "gPa8 gPb8 gPc8 rKh4 yKa5", "r act 5");
    assert_eq!(turn_and_due(&play(&start, "h4h5")), "y throw");
    // An army with men but no move is not skipped.
    let shut = position("chaturaji", "gPa2 yPa3 rKh4 yKa5", "r act 5");
    assert_eq!(turn_and_due(&play(&shut, "h4h5")), "g throw");
    // A blocked pawn before its last line cannot promote.
    assert!(
        texts(&position(PLAIN, "gPa7 yPa8 gKd1 rKh4", "g act -")).iter().all(|text| !text.starts_with("a7"))
    );
}

#[test]
fn always_a_boat_j3_4() {
    let start = position("chaturaji(dice=none,promotes_to=boat)", "gPd7 gBa1 gKd1 rKh4", "g act -");
    assert_eq!(man(&play(&start, "d7d8"), "d8"), "gB");
}

#[test]
fn promotion_and_blocks_of_boats_j12_11() {
    // A promotion to boat is no boat move: this block stands and nothing is taken but the pawn.
    let men = "gPc7 yPd8 yBe8 bBd7 rBe7 gKd1 rKh4 yKa5";
    let start = position("chaturaji(dice=none,promotes_to=boat)", men, "g act -");
    let after = play(&start, "c7d8");
    assert_eq!(
        (man(&after, "d8"), man(&after, "d7"), scores(&after)),
        ("gB".into(), "bB".into(), "0,1,0,0".into())
    );
    // A waiting one completes it by turning, without a triumph.
    let men = "gPa8 yBb8 bBb7 rBa7 gBf4 rEf1 rKh4 gKd1 yKa5";
    let turned = play(&position(PLAIN, men, "r act -"), "f1f4");
    assert_eq!(
        (man(&turned, "a8"), man(&turned, "b8"), scores(&turned)),
        ("gB".into(), "yB".into(), "2,0,0,0".into())
    );
}
