use super::{due, man, mark, play, position, scores, status, turn_and_due};

const DICELESS: &str = "chaturaji.diceless";

#[test]
fn promotion_needs_j10_1() {
    let promoted = |men: &str, line: &str| {
        let start = position(DICELESS, &format!("{men} rKh4 rPg4 yKa5 yPb5 bKe8 bPg7"), "g act -");
        man(&play(&start, line), &line[2..])
    };
    // Horse and elephant squares: at most 2 own pawns.
    assert_eq!(promoted("gPb7 gPc2 gKd1", "b7b8"), "gN");
    assert_eq!(promoted("gPb7 gPc2 gPd2 gKd1", "b7b8"), "gP");
    // Boat and king squares: exactly 1 pawn, at most 1 boat, no horse or elephant, the type absent.
    assert_eq!(promoted("gPa7 gKd1", "a7a8"), "gB");
    assert_eq!(promoted("gPa7 gPc2 gKd1", "a7a8"), "gP");
    assert_eq!(promoted("gPa7 gKd1 gNc1", "a7a8"), "gP");
    assert_eq!(promoted("gPa7 gKd1 gBc1", "a7a8"), "gP");
    assert_eq!(promoted("gPd7 gKd1", "d7d8"), "gP");
}

#[test]
fn bare_kings_are_out_j10_1() {
    let start = position(DICELESS, "gKd1 gPe4 rEh1 rKa1 rPe5 rNc3 yKa7 yPb7 bKe8 bPh7", "r act -");
    let out = play(&start, "c3e4");
    assert_eq!(
        (status(&out), turn_and_due(&out), man(&out, "d1")),
        ("afaa".into(), "y act".into(), "gK".into())
    );
    // The king stays and counts: 5 and one of three.
    let later = play(&out, "a7a8 e8d8 h1d1");
    assert_eq!(scores(&later), "6,0,0,0");
    assert_eq!(status(&later), "afaa");
}

#[test]
fn a_last_man_that_becomes_king_is_out_j12_11() {
    let start = position(DICELESS, "gKd1 gPd8 rEh1 rKh4 yKa5 yPb7 bKe7 bPg7", "r act -");
    let out = play(&start, "h1d1");
    assert_eq!((man(&out, "d8"), status(&out)), ("gK".into(), "afaa".into()));
}

#[test]
fn one_player_in_j10_1() {
    let start = position(DICELESS, "gKd1 rEh1 rKh4 yKa5 bKe8", "r act -").replace("aaaa", "aaff");
    assert_eq!(due(&play(&start, "h1d1")), "over:in");
}

#[test]
fn threefold_repetition_j10_1() {
    let start =
        position(DICELESS, "rKh1 rPh8 gKa1 gPa8 yKd4 yPe8 bKf5 bPg8", "r act -").replace("aaaa", "aaff");
    let once = play(&start, "h1h2 a1a2 h2h1 a2a1");
    assert_eq!(mark(&once, "since="), Some("h1h2,a1a2,h2h1,a2a1".into()));
    let twice = play(&once, "h1h2 a1a2 h2h1 a2a1");
    assert_eq!(turn_and_due(&twice), "- over:repetition");
    // A resignation begins the history anew.
    let left = super::event(&once.replace("aaff", "aaaf"), "y resigns").unwrap();
    assert_eq!(mark(&left, "since="), None);
    // A pawn move and a capture as well.
    let pawn =
        position(DICELESS, "rKh1 rPh7 gKa1 gPa6 yKd4 yPe8 bKf5 bPg8", "r act -").replace("aaaa", "aaff");
    let moved = play(&pawn, "h1h2 a6a7");
    assert_eq!(mark(&moved, "since="), None);
}

#[test]
fn points_as_above_j10_1() {
    let start = position(DICELESS, "gKd1 gPd2 rEh1 rKh4 rPg4 yKa5 yPb5 bKe8 bPg7", "r act -");
    assert_eq!(
        (scores(&play(&start, "h1d1")), status(&play(&start, "h1d1"))),
        ("5,0,0,0".into(), "afaa".into())
    );
}
