//! `chaupat perft`: the counts of C17.16, J12.9 and J12.10.

use crate::call::chaupat;

/// One line `depth nodes` for each depth.
fn numbered(counts: &[u128]) -> String {
    counts.iter().zip(1..).map(|(nodes, depth)| format!("{depth} {nodes}\n")).collect()
}

#[test]
fn c17_16_lines_of_chaupar() {
    let presets: [(&str, &[u128]); 4] = [
        ("chaupar(opening=seat(0))", &[8, 64, 407, 2341, 13778]),
        ("chaupar.charkoni(opening=seat(0))", &[7, 49, 307, 1795, 11095]),
        ("chaupar.pasa(opening=seat(0))", &[20, 160, 992, 3776, 75520]),
        ("chaupar.pachisi(opening=seat(0))", &[7, 14, 98, 205, 1435]),
    ];
    for (rules, counts) in presets {
        assert_eq!(chaupat(&["perft", rules, "--depth", "5"]).data(), numbered(counts), "{rules}");
    }
}

#[test]
fn c17_16_weighted_lines_of_chaupar() {
    let presets = [
        ("chaupar(opening=seat(0))", "3 1683767\n4 162259309\n"),
        ("chaupar.charkoni(opening=seat(0))", "3 224344\n4 11829016\n"),
        ("chaupar.pasa(opening=seat(0))", "3 3968\n4 15088\n"),
        ("chaupar.pachisi(opening=seat(0))", "3 8192\n4 16448\n"),
    ];
    for (rules, last) in presets {
        let counts = chaupat(&["perft", rules, "--depth", "4", "--weighted"]).data();
        assert!(counts.ends_with(last), "{rules}: {counts}");
    }
}

#[test]
fn j12_9_and_10_lines_of_chaturaji() {
    let presets: [(&str, &[u128]); 8] = [
        ("chaturaji(dice=none)", &[9, 81, 729, 6561, 72090]),
        ("chaturaji.ffa", &[8, 64, 512, 4096, 43392]),
        ("chaturaji", &[10, 55, 334, 2449, 14556]),
        ("chaturaji(dice=cubic)", &[10, 55, 334, 2449, 14556]),
        ("chaturaji.forbes", &[4, 13, 49, 166, 607]),
        ("chaturaji.diceless", &[9, 81, 729, 6561, 72090]),
        ("chaturaji(control=nominate(1/4))", &[10, 100, 550, 3790]),
        ("chaturaji(control=catch(1))", &[10, 26, 119, 657]),
    ];
    for (rules, counts) in presets {
        let depth = counts.len().to_string();
        assert_eq!(chaupat(&["perft", rules, "--depth", &depth]).data(), numbered(counts), "{rules}");
    }
}

#[test]
fn j12_10_weighted_lines_of_chaturaji() {
    let presets: [(&str, &[u128]); 2] =
        [("chaturaji", &[16, 94, 717, 6311, 43626]), ("chaturaji(dice=cubic)", &[36, 329, 4188, 56322])];
    for (rules, counts) in presets {
        let depth = counts.len().to_string();
        let counted = chaupat(&["perft", rules, "--depth", &depth, "--weighted"]).data();
        assert_eq!(counted, numbered(counts), "{rules}");
    }
}

/// The lines of a divided count add up to the line of the depth, which stands below them.
#[test]
fn parts_add_up() {
    for rules in ["chaupar", "chaupar.pasa", "chaturaji", "chaturaji.ffa"] {
        for weighted in [&[][..], &["--weighted"]] {
            let arguments = [&["perft", rules, "--depth", "3", "--divide"][..], weighted].concat();
            let text = chaupat(&arguments).data();
            let counts: Vec<(&str, u128)> = text
                .lines()
                .map(|line| line.split_once(' ').map(|(name, nodes)| (name, nodes.parse().unwrap())).unwrap())
                .collect();
            let [("1", _), ("2", _), parts @ .., ("3", total)] = &counts[..] else { panic!("{text}") };
            assert_eq!(parts.iter().map(|(_, nodes)| nodes).sum::<u128>(), *total, "{rules}: {text}");
        }
    }
}

/// J12.8: nothing can be done with two elephants on the first turn, which then passes within the throw.
#[test]
fn from_a_position() {
    let start = "chaturaji yByP2bKbEbNbB/yNyP2bPbPbPbP/yEyP6/yKyP6/6rPrK/6rPrE/gPgPgPgP2rPrN/gBgNgEgK2rPrB \
                 r act 24 aaaa 0,0,0,0 -,-,-,- 1";
    let counts = chaupat(&["perft", "chaturaji", "--position", start, "--depth", "1"]).data();
    // J12.1, J5.3: the boat to f3, or a pass.
    assert_eq!(counts, "1 2\n");
    let other = chaupat(&["perft", "chaturaji.ffa", "--position", start, "--depth", "1"]).unreadable();
    assert_eq!(other, "chaupat: the position is one of chaturaji, not of chaturaji.ffa");
}

/// C11.1: nothing is played after the end.
#[test]
fn a_game_that_is_over_has_no_lines() {
    let over = "chaupar(players=2) ; S 84 84 84 84 tod done1 ; N 0 0 0 0 ; over won";
    let counts = chaupat(&["perft", "chaupar(players=2)", "--position", over, "--depth", "2"]).data();
    assert_eq!(counts, "1 0\n2 0\n");
}
