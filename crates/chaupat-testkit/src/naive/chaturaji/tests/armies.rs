use super::{Square, field, initial, man, play, position, scores, texts, turn_and_due};

const PLAIN: &str = "chaturaji(dice=none)";

#[test]
fn the_start_j13() {
    let start = "chaturaji yByP2bKbEbNbB/yNyP2bPbPbPbP/yEyP6/yKyP6/6rPrK/6rPrE/gPgPgPgP2rPrN/gBgNgEgK2rPrB \
                 r throw - aaaa 0,0,0,0 -,-,-,- 0";
    assert_eq!(initial("chaturaji").unwrap(), start);
    assert_eq!(initial("chaturaji.classic").unwrap(), start);
}

#[test]
fn nine_moves_for_every_army_j12_1() {
    let red = "h1f3 g2f2 h2f1 h2f3 g3f3 g1f1 g4f4 h4g5 h4h5";
    let mut expected: Vec<&str> = red.split(' ').collect();
    let mut found = texts(&initial(PLAIN).unwrap());
    expected.sort_unstable();
    found.sort();
    assert_eq!(found, expected);
    for first in ["green", "yellow", "black"] {
        assert_eq!(texts(&initial(&format!("chaturaji(first={first},dice=none)")).unwrap()).len(), 9);
    }
}

#[test]
fn plies_are_listed_by_square() {
    let listed = texts(&initial(PLAIN).unwrap());
    assert_eq!(listed, ["g1f1", "h1f3", "g2f2", "h2f1", "h2f3", "g3f3", "g4f4", "h4g5", "h4h5"]);
}

#[test]
fn boat_orbits_j12_4() {
    let from_f6 = position(PLAIN, "rBf6 rKa2 gKa8", "r act -");
    let boat: Vec<String> = texts(&from_f6).into_iter().filter(|t| t.starts_with("f6")).collect();
    assert_eq!(boat, ["f6d4", "f6h4", "f6d8", "f6h8"]);
    for (start, orbit) in [
        ("h1", "b3 b7 d1 d5 f3 f7 h1 h5"),
        ("a1", "a1 a5 c3 c7 e1 e5 g3 g7"),
        ("a8", "a4 a8 c2 c6 e4 e8 g2 g6"),
        ("h8", "b2 b6 d4 d8 f2 f6 h4 h8"),
    ] {
        let mut reached = vec![start.to_string()];
        let mut place = 0;
        while let Some(square) = reached.get(place).cloned() {
            let alone = position(PLAIN, &format!("rB{square} gKc5 yKc4"), "r act -");
            for to in texts(&alone).iter().filter(|t| t.starts_with(&square)).map(|t| t[2..4].to_string()) {
                if !reached.contains(&to) {
                    reached.push(to);
                }
            }
            place += 1;
        }
        reached.sort();
        assert_eq!(reached.join(" "), orbit);
    }
}

#[test]
fn five_blocks_of_the_first_boats_j4_2() {
    let orbits = [
        ('R', "b3 b7 d1 d5 f3 f7 h1 h5"),
        ('G', "a1 a5 c3 c7 e1 e5 g3 g7"),
        ('Y', "a4 a8 c2 c6 e4 e8 g2 g6"),
        ('B', "b2 b6 d4 d8 f2 f6 h4 h8"),
    ];
    let owner = |square: Option<Square>| {
        let name = square?.text();
        orbits.iter().find(|(_, orbit)| orbit.contains(&name)).map(|(army, _)| *army)
    };
    let mut blocks = Vec::new();
    for at in Square::all() {
        let corners = [(0, 0), (1, 0), (0, 1), (1, 1)];
        let boats: String = corners.iter().filter_map(|(f, r)| owner(at.step(*f, *r))).collect();
        if boats.len() == 4 {
            assert_eq!(boats, "BYRG");
            blocks.push(at.text());
        }
    }
    assert_eq!(blocks, ["b2", "f2", "d4", "b6", "f6"]);
}

#[test]
fn how_men_move_j2() {
    let elephant = position(PLAIN, "rEd4 rPd6 gPf4 rKa1 gKh8", "r act -");
    let found: Vec<String> = texts(&elephant).into_iter().filter(|t| t.starts_with("d4")).collect();
    assert_eq!(found.join(" "), "d4d1 d4d2 d4d3 d4a4 d4b4 d4c4 d4e4 d4f4 d4d5");
    // Red pawns go left and capture diagonally forward.
    let pawn = position(PLAIN, "rPd4 gPc5 yPc3 rKh8 gKh1", "r act -");
    let found: Vec<String> = texts(&pawn).into_iter().filter(|t| t.starts_with("d4")).collect();
    assert_eq!(found.join(" "), "d4c3 d4c4 d4c5");
    // A man in front blocks; nobody captures straight ahead or his own army.
    let blocked = position(PLAIN, "rPd4 gPc4 rNc3 rKh8 gKh1", "r act -");
    assert!(!texts(&blocked).iter().any(|t| t.starts_with("d4")));
    // In `ffa` the boat slides as a rook, the elephant as a bishop; a1 is the own boat's.
    let slides = position("chaturaji.ffa", "rBa1 rEh8 rKa3 gKh4", "r act -");
    let found: Vec<String> = texts(&slides).into_iter().filter(|t| !t.starts_with("a3")).collect();
    let boat = "a1b1 a1c1 a1d1 a1e1 a1f1 a1g1 a1h1 a1a2";
    assert_eq!(found.join(" "), format!("{boat} h8b2 h8c3 h8d4 h8e5 h8f6 h8g7"));
}

#[test]
fn triumph_line_j12_5() {
    let line = "h1f3 a1c3 a8c6 h8f6 f3d5 b2b3 c6e4 f6d4 g3f3 c3e5";
    let end = play(&initial("chaturaji.diceless").unwrap(), line);
    assert_eq!(scores(&end), "0,6,0,0");
    for square in ["d4", "d5", "e4"] {
        assert_eq!(man(&end, square), "-");
    }
    assert_eq!(man(&end, "e5"), "gB");
    assert_eq!(field(&end, 8), "0");
}

#[test]
fn triumph_details_j4() {
    // The moving boat takes a horse on its square too: 3 + 2 + 2 + 2.
    let block = "gBc3 yNe5 yBe4 rBd5 bBd4 rKh4 gKd1 yKa5 bKe8";
    let start = position(PLAIN, block, "g act -");
    assert_eq!(scores(&play(&start, "c3e5")), "0,9,0,0");
    // Switched off.
    let off = position("chaturaji(dice=none,triumph=no)", block, "g act -");
    assert_eq!(scores(&play(&off, "c3e5")), "0,3,0,0");
    // Dead boats complete the block and score nothing.
    let dead = position("chaturaji(dice=none,king_lost=dead)", block, "g act -").replace(" aaaa ", " aaxa ");
    assert_eq!(scores(&play(&dead, "c3e5")), "0,4,0,0");
    // Another man that moves completes nothing, and a block far away is none of the mover's.
    let standing = position(PLAIN, "gBc3 gBe5 yBe4 rBd5 bBd4 rKh4 gKd1 yKa5 bKe8", "g act -");
    assert_eq!(scores(&play(&standing, "c3a1")), "0,0,0,0");
    // Own boats complete a block and stay.
    let own = "gBe6 gBd4 yBe4 rBd5 rKh4 gKd1 yKa5 bKe8";
    let after = play(&position("chaturaji.ffa(triumph=yes,check_bonus=no)", own, "g act -"), "e6e5");
    assert_eq!((man(&after, "d4"), scores(&after)), ("gB".into(), "0,10,0,0".into()));
}

#[test]
fn clockwise_j1_1() {
    let after = play(&initial(PLAIN).unwrap(), "g1f1 a2a3 b5c5 e7e6");
    assert_eq!(turn_and_due(&after), "r act");
}

#[test]
fn quarter_turns_j1_2() {
    // A quarter turn clockwise, file f rank r to file r rank 9 - f, makes Red Green.
    let quarter = |square: &str| {
        let file = "abcdefgh".find(&square[..1]).unwrap();
        let rank: usize = square[1..].parse().unwrap();
        format!("{}{}", &"abcdefgh"[rank - 1..rank], 8 - file)
    };
    let turned = |text: &String| format!("{}{}", quarter(&text[..2]), quarter(&text[2..]));
    let armies = ["red", "green", "yellow", "black"].map(|first| {
        let mut moves = texts(&initial(&format!("chaturaji(first={first},dice=none)")).unwrap());
        moves.sort();
        moves
    });
    for army in 0..4 {
        let mut image: Vec<String> = armies[army].iter().map(turned).collect();
        image.sort();
        assert_eq!(image, armies[(army + 1) % 4]);
    }
}
