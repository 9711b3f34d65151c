use super::{due, event, man, play, position, quiet, scores, status, turn_and_due};

const FFA: &str = "chaturaji.ffa";

#[test]
fn points_and_death_j10_2() {
    let start = position(FFA, "rBd4 rKh4 gKd1 gBb1 gPa2 yKa6 bKe8", "r act -");
    let dead = play(&start, "d4d1");
    assert_eq!((scores(&dead), status(&dead)), ("3,0,0,0".into(), "axaa".into()));
    assert_eq!(scores(&play(&dead, "a6a7 e8e7 d1b1")), "3,0,0,0");
    // Alive: boat and elephant 5, horse 3, pawn 1.
    for (kind, value) in [("B", 5), ("E", 5), ("N", 3), ("P", 1), ("K", 3)] {
        let start = position(FFA, &format!("rBd4 rKh4 gKb2 g{kind}d2 yKa6 bKe8"), "r act -");
        assert_eq!(scores(&play(&start, "d4d2")), format!("{value},0,0,0"));
    }
}

#[test]
fn the_king_of_who_resigned_j10_2() {
    let start = position(FFA, "rBd4 rKh4 gKd1 gBd2 gPa2 yKa6 bKe8", "g act -");
    let left = event(&start, "g resigns").unwrap();
    assert_eq!((status(&left), turn_and_due(&left)), ("asaa".into(), "y act".into()));
    let boat = play(&left, "a6a7 e8e7 d4d2");
    assert_eq!((scores(&boat), status(&boat)), ("0,0,0,0".into(), "asaa".into()));
    // The seat without a turn counts for the 50 rounds.
    let king = play(&boat, "a7a8 e7f8");
    assert_eq!(quiet(&king), "3");
    assert_eq!(scores(&play(&king, "d2d1")), "3,0,0,0");
}

#[test]
fn newly_threatened_kings_j10_2() {
    // The boat comes to d5 and attacks d1 and a5.
    let two = position(FFA, "rBh5 rKh4 gKd1 yKa5 bKf8 bPg7", "r act -");
    assert_eq!(scores(&play(&two, "h5d5")), "1,0,0,0");
    let three = position(FFA, "rBh5 rKh4 gKd1 yKa5 bKd8 bPg7", "r act -");
    assert_eq!(scores(&play(&three, "h5d5")), "5,0,0,0");
    // One alone gives nothing; a threat from another square is a new one.
    let one = position(FFA, "rBh5 rKh4 gKd1 yKb4 bKf8 bPg7", "r act -");
    assert_eq!(scores(&play(&one, "h5d5")), "0,0,0,0");
    let line = position(FFA, "rBd6 rKh4 gKd1 yKa5 bKf8 bPg7", "r act -");
    assert_eq!(scores(&play(&line, "d6d5")), "1,0,0,0");
    // The attacker need be neither the moved man nor the mover's: Yellow's boat is uncovered.
    let open = position(FFA, "rNd4 yBd8 rKh4 gKd1 yKa8 bKg1 bPg7", "r act -");
    assert_eq!(scores(&play(&open, "d4e2")), "1,0,0,0");
    let fork = position(FFA, "rNe3 yBe8 rKh4 gKe1 yKa8 bKh2 bPg7", "r act -");
    assert_eq!(scores(&play(&fork, "e3f1")), "1,0,0,0");
    // The mover's own king does not count.
    let own = position(FFA, "rNd4 bBd8 rKd1 gKg1 yKa5 bKh8", "r act -");
    assert_eq!(scores(&play(&own, "d4e2")), "0,0,0,0");
    // Dead kings and dead men give none, dead men block.
    let dead = position(FFA, "rBh5 rKh4 gKd1 yKa5 bKf8 bPg7 gPd3", "r act -");
    assert_eq!(scores(&play(&dead, "h5d5")), "0,0,0,0");
    let gone = two.replace("aaaa", "asaa");
    assert_eq!(scores(&play(&gone, "h5d5")), "0,0,0,0");
}

#[test]
fn survivors_j10_2() {
    // Three out: the last survivor gets 3 for each king of a player who left that stands.
    let start = position(FFA, "rBd4 rKh4 gKd1 yKa5 bPe8", "r act -").replace("aaaa", "aasx");
    let over = play(&start, "d4d1");
    assert_eq!((due(&over), scores(&over)), ("over:in".into(), "6,0,0,0".into()));
    let start = position(FFA, "rBd4 rKh4 gKd1 yKa5 bPe8", "r act -").replace("aaaa", "aasx");
    let over = event(&start, "r resigns").unwrap();
    assert_eq!((due(&over), scores(&over)), ("over:in".into(), "0,6,0,0".into()));
}

#[test]
fn fifty_rounds_and_repetition_j10_2() {
    let start = position(FFA, "rBd4 rKh4 gKe1 yKa6 bPe8", "r act -").replace("aaaa", "aaxx");
    let last = format!("{}199", start.strip_suffix('0').unwrap());
    let over = play(&last, "h4h5");
    assert_eq!((due(&over), scores(&over)), ("over:quiet".into(), "2,2,0,0".into()));
    // The seats without a turn count, and reach the limit too.
    let skip = format!("{}197", start.strip_suffix('0').unwrap());
    let over = play(&skip, "h4h5 e1e2");
    assert_eq!((due(&over), quiet(&over)), ("over:quiet".into(), "200".into()));
    let again = play(&start, "h4h5 e1e2 h5h4 e2e1 h4h5 e1e2 h5h4 e2e1");
    assert_eq!((due(&again), scores(&again)), ("over:repetition".into(), "2,2,0,0".into()));
}

#[test]
fn claims_j10_2() {
    let start = position(FFA, "rBd4 rKh4 gKe1 yKa5 bPe8", "r act -").replace("aaaa", "aasx");
    let start = start.replace("0,0,0,0", "4,3,9,0");
    assert!(event(&start, "g claims").is_err());
    assert!(event(&start, "y claims").is_err());
    let over = event(&start, "r claims").unwrap();
    assert_eq!((due(&over), scores(&over)), ("over:claim".into(), "4,9,9,0".into()));
    assert!(event(&start.replace("4,3,9,0", "4,4,9,0"), "r claims").is_err());
    assert!(event(&start.replace("aasx", "aaax"), "r claims").is_err());
    assert_eq!(man(&over, "d4"), "rB");
}
