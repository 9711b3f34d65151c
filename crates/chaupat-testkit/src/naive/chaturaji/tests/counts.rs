use super::{initial, perft};

/// The lines of 1, 2, 3 ... plies from the start, plain and weighted.
fn counts(rules: &str, depth: u32) -> (Vec<u128>, Vec<u128>) {
    let start = initial(rules).unwrap();
    (1..=depth).map(|d| perft(&start, d)).unzip()
}

#[test]
fn plain_counts_without_dice_j12_9() {
    assert_eq!(counts("chaturaji(dice=none)", 5).0, [9, 81, 729, 6561, 72090]);
    assert_eq!(counts("chaturaji.ffa", 5).0, [8, 64, 512, 4096, 43392]);
    assert_eq!(counts("chaturaji.diceless", 5).0, [9, 81, 729, 6561, 72090]);
}

#[test]
fn counts_with_dice_j12_10() {
    let classic = counts("chaturaji", 5);
    assert_eq!(classic.0, [10, 55, 334, 2449, 14556]);
    assert_eq!(classic.1, [16, 94, 717, 6311, 43626]);
    let cubic = counts("chaturaji(dice=cubic)", 5);
    assert_eq!(cubic.0, [10, 55, 334, 2449, 14556]);
    assert_eq!(cubic.1[..4], [36, 329, 4188, 56322]);
    assert_eq!(counts("chaturaji.forbes", 5).0, [4, 13, 49, 166, 607]);
    assert_eq!(counts("chaturaji(control=nominate(1/4))", 4).0, [10, 100, 550, 3790]);
    assert_eq!(counts("chaturaji(control=catch(1))", 4).0, [10, 26, 119, 657]);
}
