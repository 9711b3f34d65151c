use super::{due, event, field, man, mark, play, position, quiet, scores, status, texts, turn_and_due};

const FORBES: &str = "chaturaji.forbes";

/// A position with other fields than those of a fresh one.
fn with(position: &str, old: &str, new: &str) -> String {
    assert!(position.contains(old), "{old} is not in {position}");
    position.replace(old, new)
}

#[test]
fn one_die_one_compulsory_move_j9() {
    let start = super::initial(FORBES).unwrap();
    assert_eq!(texts(&start), ["2", "3", "4", "5"]);
    assert_eq!(texts(&play(&start, "2")), ["h1f3"]);
    assert_eq!(turn_and_due(&play(&start, "4")), "g throw");
    // Even if the only move takes the ally's king (J9.0).
    let only = position(FORBES, "rKh4 rEa1 rPa2 gKb1 yKc1 bKe8 rPb2 rPc2", "r act 4");
    assert_eq!(texts(&only), ["a1b1"]);
    let ally = position(FORBES, "rKh4 rEa1 rPa2 yKb1 gKc1 bKe8", "r act 4");
    assert_eq!(texts(&ally), ["a1b1"]);
    let taken = play(&ally, "a1b1");
    assert_eq!((status(&taken), mark(&taken, "lost=")), ("aafa".into(), Some("0,0,2,0".into())));
    assert_eq!((field(&taken, 7), scores(&taken)), ("y,-,-,-".into(), "0,0,0,0".into()));
}

#[test]
fn promotion_j9_1() {
    let others = "gKd1 yKa5 bKe8 rKh4";
    let legal = |men: &str, text: &str| {
        texts(&position(FORBES, &format!("{men} {others}"), "r act 5")).contains(&text.to_string())
    };
    // A horse square wants a pawn lost and the type absent; boat and king squares are closed.
    assert!(legal("rPb2 rPe3 rPg3", "b2a2"));
    assert!(!legal("rPb2 rPe3 rPg3 rPg4", "b2a2"));
    assert!(!legal("rPb2 rPe3 rNf5", "b2a2"));
    assert!(!legal("rPb1 rPe3", "b1a1"));
    assert!(!legal("rPb4 rPe3", "b4a4"));
}

#[test]
fn gadha_j9_1() {
    let start = position(FORBES, "rPb1 rBf3 rKh4 gKd1 yKa5 bKe8", "r act 5");
    let pawn: Vec<String> = texts(&start).into_iter().filter(|text| text.starts_with("b1")).collect();
    assert_eq!(pawn, ["b1a1=E", "b1a1=N"]);
    assert_eq!(man(&play(&start, "b1a1=N"), "a1"), "rN");
    // Without a king, which frees the army (it plays on since the ally has mounted its throne).
    let kingless = position(FORBES, "rPb1 rBf3 gKd1 yKa5 bKe8", "r act 5");
    let kingless = format!("{kingless} command=ygyb lost=1,0,0,0 thrones=-,-,r,-");
    assert_eq!(texts(&kingless), ["b1a1=E", "b1a1=N", "b1a1=K"]);
    assert_eq!(man(&play(&kingless, "b1a1=K"), "a1"), "rK");
    // An elephant: no gadha.
    let rich = position(FORBES, "rPb1 rBf3 rEf4 rKh4 gKd1 yKa5 bKe8", "r act 5");
    assert!(!texts(&rich).iter().any(|text| text.starts_with("b1")));
}

#[test]
fn frozen_without_a_king_j9_2() {
    let start = position(FORBES, "rEd4 rKh4 gKd1 gPa2 yKa5 bKe8", "r act 4");
    let taken = play(&start, "d4d1");
    assert_eq!((status(&taken), turn_and_due(&taken)), ("afaa".into(), "y throw".into()));
    assert_eq!(mark(&taken, "lost="), Some("0,1,0,0".into()));
    assert_eq!(scores(&taken), "0,0,0,0");
    // Not while the ally's king has mounted its throne.
    let held = format!("{start} command=abcd thrones=-,-,-,g").replace("abcd", "rbyb");
    assert_eq!(status(&play(&held, "d4d1")), "aaaa");
}

#[test]
fn thrones_and_stakes_j9_3() {
    let start = position(FORBES, "rKc1 gKe2 yKa6 bKe7 gPa2 rPg4", "r act 5");
    let paid = play(&start, "c1d1");
    assert_eq!((scores(&paid), mark(&paid, "thrones=")), ("1,0,1,0".into(), Some("g,-,-,-".into())));
    // Once for each king of the team.
    let again = position(FORBES, "rKc1 gKe3 yKa6 bKe7 gPa2 rPg4", "r act 5");
    assert_eq!(scores(&play(&format!("{again} thrones=g,-,-,-"), "c1d1")), "0,0,0,0");
    assert_eq!(scores(&play(&format!("{again} thrones=-,-,g,-"), "c1d1")), "1,0,1,0");
    // Two if that army's king is taken there; none for another man.
    let king = position(FORBES, "rKc1 gKd1 yKa6 bKe7 gPa2 rPg4", "r act 5");
    assert_eq!(scores(&play(&king, "c1d1")), "2,0,2,0");
    let elephant = position(FORBES, "rEc1 rKh4 gKd1 yKa6 bKe7 gPa2 rPg4", "r act 4");
    assert_eq!(scores(&play(&elephant, "c1d1")), "0,0,0,0");
    // The own throne is nothing.
    let own = position(FORBES, "rKh5 gKd1 yKa6 bKe7 gPa2", "r act 5");
    assert_eq!(mark(&play(&own, "h5h4"), "thrones="), None);
}

#[test]
fn command_j9_3() {
    let start = position(FORBES, "rKb5 gKd1 yKc3 bKe7 gPa2 yPb8", "r act 5");
    let mounted = play(&start, "b5a5");
    assert_eq!(mark(&mounted, "command="), Some("rgrb".into()));
    assert_eq!(mark(&mounted, "thrones="), Some("y,-,-,-".into()));
    assert_eq!(scores(&mounted), "0,0,0,0");
    // The other king mounting later changes nobody's command.
    let later = position(FORBES, "rKa5 gKd1 yKh5 bKe7 gPa2 yPb8", "y act 5");
    let later = play(&format!("{later} command=rgrb thrones=y,-,-,-"), "h5h4");
    assert_eq!(
        (mark(&later, "command="), mark(&later, "thrones=")),
        (Some("rgrb".into()), Some("y,-,r,-".into()))
    );
    // Mounting frees a frozen ally.
    let frozen = with(&position(FORBES, "rKb5 gKd1 bKe7 gPa2 yPb8", "r act 5"), "aaaa", "aafa");
    let freed = play(&format!("{frozen} lost=0,0,1,0"), "b5a5");
    assert_eq!(status(&freed), "aaaa");
    // Taking an enemy king on the ally's throne pays nothing but mounts.
    let both = position(FORBES, "rKb5 gKa5 yKc3 bKe7 gPa2 yPb8", "r act 5");
    let both = play(&both, "b5a5");
    assert_eq!((scores(&both), mark(&both, "command=")), ("0,0,0,0".into(), Some("rgrb".into())));
}

/// Red's horse takes Green's king on e3 while Yellow's is a prisoner.
fn prisoner(more: &str) -> String {
    let men = format!("rNg4 rKh4 gKe3 gPa2 bKe8 yPb8 {more}");
    let start = with(&position(FORBES, &men, "r act 3"), "aaaa", "aafa");
    format!("{start} lost=0,0,1,0")
}

#[test]
fn exchange_j9_4() {
    let claim = play(&prisoner(""), "g4e3");
    assert_eq!(
        (turn_and_due(&claim), status(&claim), quiet(&claim)),
        ("r claim:g@e3".into(), "affa".into(), "0".into())
    );
    assert_eq!(field(&claim, 4), "-");
    assert_eq!(texts(&claim), ["claim", "decline"]);
    let back = play(&claim, "claim");
    assert_eq!((man(&back, "a5"), man(&back, "d1")), ("yK".into(), "gK".into()));
    assert_eq!((turn_and_due(&back), status(&back)), ("g throw".into(), "aaaa".into()));
    assert_eq!(mark(&back, "lost="), Some("0,1,1,0".into()));
    let no = play(&claim, "decline");
    assert_eq!((turn_and_due(&no), status(&no)), ("b throw".into(), "affa".into()));
}

#[test]
fn placing_j9_4() {
    // Both thrones are taken: the ally's king first, then Green's, on any empty square.
    let claim = play(&prisoner("bNa5 bPd1"), "g4e3 claim");
    assert_eq!((turn_and_due(&claim), status(&claim)), ("r place:yg@e3".into(), "affa".into()));
    assert_eq!(texts(&claim).len(), 64 - 7);
    assert_eq!(texts(&claim)[0], "at:a1");
    let one = play(&claim, "at:e4");
    assert_eq!((due(&one), status(&one), man(&one, "e4")), ("place:g@e3".into(), "afaa".into(), "yK".into()));
    let both = play(&one, "at:c1");
    assert_eq!(
        (turn_and_due(&both), status(&both), man(&both, "c1")),
        ("g throw".into(), "aaaa".into(), "gK".into())
    );
    // One throne is empty.
    assert_eq!(due(&play(&prisoner("bNa5"), "g4e3 claim")), "place:y@e3");
    assert_eq!(due(&play(&prisoner("bNd1"), "g4e3 claim")), "place:g@e3");
    // A placed king mounts no throne.
    let placed = play(&claim, "at:h5 at:b1");
    assert_eq!(mark(&placed, "thrones="), None);
}

#[test]
fn no_exchange_j9_4() {
    let refused = |position: String| !due(&play(&position, "g4e3")).starts_with("claim");
    // Green's king was taken before, Yellow's twice or by its ally, or Yellow has a new king.
    assert!(refused(with(&prisoner(""), "lost=0,0,1,0", "lost=0,1,1,0")));
    assert!(refused(with(&prisoner(""), "lost=0,0,1,0", "lost=0,0,2,0")));
    assert!(refused(with(&prisoner("yKa1"), "aafa", "aaaa")));
    assert!(refused(with(&prisoner(""), " lost=0,0,1,0", "")));
    assert!(refused(with(&prisoner(""), "aafa", "aasa")));
}

#[test]
fn stakes_after_the_claim_j9_4() {
    // Red's king takes Green's on d1, its throne, while Yellow's is a prisoner.
    let men = "rKc1 gKd1 gPa2 bKe8 yPb8 rPg4";
    let start = format!("{} lost=0,0,1,0", with(&position(FORBES, men, "r act 5"), "aaaa", "aafa"));
    let claim = play(&start, "c1d1");
    assert_eq!((due(&claim), scores(&claim)), ("claim:g@d1".into(), "0,0,0,0".into()));
    assert_eq!(mark(&claim, "thrones="), None);
    let no = play(&claim, "decline");
    assert_eq!((scores(&no), mark(&no, "thrones=")), ("2,0,2,0".into(), Some("g,-,-,-".into())));
    let yes = play(&claim, "claim");
    assert_eq!((due(&yes), scores(&yes)), ("place:g@d1".into(), "0,0,0,0".into()));
    let placed = play(&yes, "at:e1");
    assert_eq!((scores(&placed), turn_and_due(&placed)), ("2,0,2,0".into(), "g throw".into()));
}

#[test]
fn a_man_who_became_king_by_the_capture_j9_3() {
    // Yellow's gadha pawn takes Green's king on h4, Red's throne: no mount, and the mark is written.
    let men = "yPg3 yBc6 gKh4 gPa2 bKe8 rPc2";
    let start = with(&position(FORBES, men, "y act 5"), "aaaa", "faaa");
    let start = format!("{start} lost=1,0,1,0 thrones=y,-,-,-");
    let claim = play(&start, "g3h4=K");
    assert_eq!(due(&claim), "claim:g@h4*");
    assert_eq!(mark(&claim, "thrones="), Some("y,-,-,-".into()));
    assert_eq!(due(&play(&claim, "claim")), "place:r@h4*");
}

#[test]
fn the_end_j9_5() {
    // Both kings gone and no claim: one stake.
    let men = "rEe4 rKh4 gKe3 yKa5 bNa3";
    let start = format!("{} lost=0,0,0,1", with(&position(FORBES, men, "r act 4"), "aaaa", "aaaf"));
    let over = play(&start, "e4e3");
    assert_eq!((turn_and_due(&over), scores(&over)), ("- over:team".into(), "1,0,1,0".into()));
    // Only kings left: a draw; but a team without kings comes first.
    let draw = position(FORBES, "rKe4 gKd3 yKa5 bKa8 bNf5", "r act 5");
    assert_eq!(due(&play(&draw, "e4f5")), "over:draw");
    let team =
        format!("{} lost=0,0,0,1", with(&position(FORBES, "rKe4 gKe3 yKa5", "r act 5"), "aaaa", "aaaf"));
    assert_eq!(due(&play(&team, "e4e3")), "over:team");
    // The ally takes the last king of the own team.
    let own = position(FORBES, "rEe4 rPg4 yKe3 gKd1 bKe8", "r act 4");
    let own = play(&format!("{own} command=ygyb lost=1,0,0,0 thrones=-,-,r,-"), "e4e3");
    assert_eq!((due(&own), scores(&own)), ("over:team".into(), "0,1,0,1".into()));
}

#[test]
fn chaturaji_stakes_j9_5() {
    // Red plays Yellow too; Black's king has fallen before.
    let end = |men: &str, turn: &str, line: &str| {
        let start = with(&position(FORBES, men, turn), "aaaa", "aaaf");
        play(&format!("{start} command=rgrb lost=0,0,0,1 thrones=y,-,-,-"), line)
    };
    let score = |over: &str| {
        assert_eq!(due(over), "over:team");
        scores(over)
    };
    // Another man, or Yellow's king: 1.
    assert_eq!(score(&end("rEe4 rKh4 gKe3 yKa5 bNa3", "r act 4", "e4e3")), "1,0,1,0");
    assert_eq!(score(&end("rKh4 gKe3 yKe4 bNa3", "y act 5", "e4e3")), "1,0,1,0");
    // His own army's king: 2; on the captured king's throne: 4, and no throne stake beside.
    assert_eq!(score(&end("rKe4 gKe3 yKa5 bNa3", "r act 5", "e4e3")), "2,0,2,0");
    assert_eq!(score(&end("rKe2 gKd1 yKa5 bNa3", "r act 5", "e2d1")), "4,0,4,0");
    // On another enemy throne: 2 and the throne's 1.
    assert_eq!(score(&end("rKe7 gKe8 yKa5 bNa3", "r act 5", "e7e8")), "3,0,3,0");
    // Who does not play both armies wins 1, and the throne's 2.
    let start = with(&position(FORBES, "rKe2 gKd1 yKa5 bNa3", "r act 5"), "aaaa", "aaaf");
    assert_eq!(score(&play(&format!("{start} lost=0,0,0,1"), "e2d1")), "3,0,3,0");
}

#[test]
fn leaving_j7_5() {
    let men = "rEe4 rKh4 gKe3 yKa5 bNa3 bKe8 gPa2";
    let start = position(FORBES, men, "r act 4");
    let left = event(&start, "r resigns").unwrap();
    assert_eq!((turn_and_due(&left), status(&left)), ("g throw".into(), "saaa".into()));
    let over = event(&left, "y flagged").unwrap();
    assert_eq!((turn_and_due(&over), scores(&over)), ("- over:team".into(), "0,1,0,1".into()));
    // He who commands leaves with both armies.
    let command = format!("{start} command=rgrb thrones=y,-,-,-");
    assert!(event(&command, "y resigns").is_err());
    assert_eq!(due(&event(&command, "r resigns").unwrap()), "over:team");
    // At a claim: declined.
    let claim = play(&prisoner(""), "g4e3");
    let left = event(&claim, "r resigns").unwrap();
    assert_eq!(turn_and_due(&left), "- over:team");
    let other = event(&claim, "g resigns").unwrap();
    assert_eq!((turn_and_due(&other), status(&other)), ("b throw".into(), "asfa".into()));
    // A king who is still to be placed stays away with his player.
    let place = play(&prisoner("bNa5 bPd1"), "g4e3 claim");
    let left = event(&place, "y resigns").unwrap();
    assert_eq!((due(&left), status(&left)), ("place:g@e3".into(), "afsa".into()));
    let left = event(&place, "g resigns").unwrap();
    assert_eq!((due(&left), status(&left)), ("place:y@e3".into(), "asfa".into()));
}
