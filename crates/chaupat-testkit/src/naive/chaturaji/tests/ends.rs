use super::{due, event, field, man, play, position, quiet, scores, status, texts, turn_and_due};

const PLAIN: &str = "chaturaji(dice=none)";
const THIRD: &str = "rEc1 rKh4 bKc8 gPg2 yPa2";

fn with(position: &str, old: &str, new: &str) -> String {
    assert!(position.contains(old));
    position.replace(old, new)
}

/// Red takes Black's king on c8, having taken those of Green and Yellow.
fn third_king(award: &str, score: &str) -> String {
    let rules = format!("chaturaji(dice=none{award})");
    let start = with(&position(&rules, THIRD, "r act -"), "-,-,-,-", "gy,-,-,-");
    play(&with(&start, "0,0,0,0", &format!("{score},0,0,0")), "c1c8")
}

#[test]
fn the_54_in_its_modes_j6_2() {
    assert_eq!(scores(&third_king("", "10")), "69,0,0,0");
    assert_eq!(scores(&third_king(",award=replace_kings", "10")), "54,0,0,0");
    assert_eq!(scores(&third_king(",award=set_total", "10")), "54,0,0,0");
    assert_eq!(scores(&third_king(",award=set_total", "60")), "65,0,0,0");
    assert_eq!(scores(&third_king(",award=off", "10")), "15,0,0,0");
    assert_eq!(field(&third_king("", "10"), 7), "gyb,-,-,-");
    assert_eq!(due(&third_king("", "10")), "over:kings");
}

#[test]
fn no_own_king_no_award_j12_7() {
    let start = position(PLAIN, "rEc1 bKc8 gPg2 yKa6 yPb2", "r act -");
    let start = with(&start, "-,-,-,-", "gy,-,-,-");
    assert_eq!(scores(&play(&start, "c1c8")), "5,0,0,0");
    // The set became three already: never again.
    let again = with(&position(PLAIN, "rEc1 rKh4 bKc8 gPg2 yKa2", "r act -"), "-,-,-,-", "gyb,-,-,-");
    assert_eq!(scores(&play(&again, "c1c8")), "5,0,0,0");
}

#[test]
fn a_king_made_by_the_capture_gets_the_54_j12_11() {
    // a4 is a king square of Red.
    let start = with(&position(PLAIN, "rPb4 yKa5 gKd8 rPg1", "r act -"), "-,-,-,-", "gb,-,-,-");
    let taken = play(&start, "b4a5");
    assert_eq!((man(&taken, "a5"), scores(&taken)), ("rK".into(), "59,0,0,0".into()));
}

#[test]
fn a_lost_king_and_playing_on_j7_1() {
    let men = "rEd4 rKh4 gKd1 gPa2 gNb1 yKa5 bKe8";
    let taken = play(&position(PLAIN, men, "r act -"), "d4d1");
    assert_eq!((status(&taken), turn_and_due(&taken)), ("aaaa".into(), "g act".into()));
    assert_eq!(man(&taken, "b1"), "gN");
    // Frozen men still score, dead ones only stand in the way.
    for (mode, mark, score) in [("frozen", "afaa", "8,0,0,0"), ("dead", "axaa", "5,0,0,0")] {
        let rules = format!("chaturaji(dice=none,king_lost={mode})");
        let taken = play(&position(&rules, men, "r act -"), "d4d1");
        assert_eq!((status(&taken), turn_and_due(&taken)), (mark.into(), "y act".into()));
        assert_eq!(scores(&play(&taken, "a5a6 e8e7 d1b1")), score);
    }
}

#[test]
fn at_most_one_king_j7_2() {
    let start = position(PLAIN, "rEd4 rKh4 gKd1 gPa2", "r act -");
    let over = play(&start, "d4d1");
    assert_eq!((turn_and_due(&over), field(&over, 4)), ("- over:kings".into(), "-".into()));
    assert!(texts(&over).is_empty());
    // The rest of the turn is lost.
    let dice = position("chaturaji", "rEd4 rKh4 gKd1 gPa2", "r act 44");
    assert_eq!(due(&play(&dice, "d4d1")), "over:kings");
    // A king made in step 4 counts.
    let again = position(PLAIN, "rEc1 rKh4 gKc5 gPe8", "r act -");
    assert_eq!(due(&play(&again, "c1c5")), "act");
    // The king of who has resigned does not (J7.5).
    let left = with(&position(PLAIN, "rEd4 rKh4 gKd1 gPa2 yKa8", "r act -"), "aaaa", "aasa");
    assert_eq!(due(&play(&left, "d4d1")), "over:kings");
}

#[test]
fn other_ends_j7_2() {
    let last = "chaturaji(dice=none,end=last_army)";
    let start = position(last, "rEd4 rKh4 gKd1", "r act -");
    assert_eq!(due(&play(&start, "d4d1")), "over:army");
    let start = position(last, "rEd4 rKh4 gKd1 gPa2", "r act -");
    assert_eq!(due(&play(&start, "d4d1")), "act");
    let one = "chaturaji(dice=none,king_lost=frozen,end=one_in)";
    let start = with(&position(one, "rEd4 rKh4 gKd1 gPa2", "r act -"), "aaaa", "aaff");
    assert_eq!(due(&play(&start, "d4d1")), "over:in");
}

#[test]
fn the_quiet_counter_j7_2() {
    let start = position("chaturaji(quiet_limit=3)", "rKh4 gKd1 yKa5 bKe8 rPc6", "r throw -");
    let two = play(&start, "44 44");
    assert_eq!((quiet(&two), turn_and_due(&two)), ("2".into(), "y throw".into()));
    assert_eq!(due(&play(&two, "44")), "over:quiet");
    // A pawn move sets it to 0, a king's move does not.
    let moved = play(&start, "45 h4h5 34");
    assert_eq!(quiet(&moved), "2");
    let pawn = play(&start, "45 c6b6 34");
    assert_eq!(quiet(&pawn), "1");
    // Tested when the turn ends: a pawn move in the last turn saves the game.
    let last = play(&start, "44 44").replace(" y throw ", " r throw ");
    let last = play(&last, "55");
    assert_eq!((due(&last), quiet(&last)), ("act".into(), "3".into()));
    assert_eq!(turn_and_due(&play(&last, "c6b6 pass")), "g throw");
    assert_eq!(due(&play(&last, "pass")), "over:quiet");
}

#[test]
fn turns_that_pass_without_dice_j7_2() {
    // Green's pawn is shut in, Yellow and Black have nothing: Green passes by itself, they have no turn.
    let rules = "chaturaji(dice=none,end=last_army)";
    let start = position(rules, "rKh4 gPb2 rPb3", "r act -");
    let after = play(&start, "h4h5");
    assert_eq!((turn_and_due(&after), quiet(&after)), ("r act".into(), "2".into()));
    let limited = position("chaturaji(dice=none,end=last_army,quiet_limit=2)", "rKh4 gPb2 rPb3", "r act -");
    assert_eq!(
        (due(&play(&limited, "h4h5")), quiet(&play(&limited, "h4h5"))),
        ("over:quiet".into(), "2".into())
    );
    // Nobody can ever move: the turns run on to the limit.
    let shut = play(&position(rules, "rPf7 yPd7 gPd4 bPd5", "r act -"), "f7e7");
    assert_eq!((due(&shut), quiet(&shut)), ("over:quiet".into(), "100".into()));
}

#[test]
fn resigning_j7_5() {
    let start = position(PLAIN, "rEd4 rKh4 gKd1 gPa2 yKa5 bKe8", "r act -");
    let left = event(&start, "r resigns").unwrap();
    assert_eq!((turn_and_due(&left), status(&left)), ("g act".into(), "saaa".into()));
    let other = event(&start, "y flagged").unwrap();
    assert_eq!((turn_and_due(&other), status(&other)), ("r act".into(), "aata".into()));
    assert!(event(&other, "y resigns").is_err());
    // Its men still score and its king counts for the 54.
    let third = with(&with(&position(PLAIN, THIRD, "r act -"), "aaaa", "aaas"), "-,-,-,-", "gy,-,-,-");
    let third = third.replace("gP", "gK");
    assert_eq!(scores(&play(&third, "c1c8")), "59,0,0,0");
    // The end is tested.
    let two = position(PLAIN, "rEd4 rKh4 gKd1 gPa2", "r act -");
    assert_eq!(turn_and_due(&event(&two, "g resigns").unwrap()), "- over:kings");
    // While the first army is sought.
    let first = super::initial("chaturaji(first=throw)").unwrap();
    let cast = play(&first, "7 5");
    assert_eq!(due(&event(&cast, "r resigns").unwrap()), "first:gyb:5");
    assert_eq!(due(&event(&event(&cast, "y resigns").unwrap(), "b resigns").unwrap()), "throw");
    assert!(event(&cast, "y claims").is_err());
}
