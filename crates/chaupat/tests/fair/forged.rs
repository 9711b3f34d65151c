//! A forger changes something and makes the chain anew: the later checks find it, both verifiers at the same place.

use super::{
    mutants::records,
    python::{own_verdict, verdicts},
};
use chaupat::fair::{Check, Digest, Verdict, verify};
use chaupat::{Seeded, ThrowSource};

/// The file with a chain over its lines, whatever they are, made a second way.
fn chained(lines: &[Vec<u8>], game_id: &str) -> Vec<u8> {
    let mut link = Digest::of(&[b"dice/1/chain\0", game_id.as_bytes()]);
    let is_chain = |line: &[u8]| line.starts_with(b"[DiceChain");
    let mut words = Vec::new();
    for line in lines.iter().filter(|line| !is_chain(line)) {
        link = Digest::of(&[&link.0, line]);
        words.push(link.to_string()[..16].to_owned());
    }
    *words.last_mut().unwrap() = link.to_string();
    let chain = format!("[DiceChain \"{}\"]", words.join(" ")).into_bytes();
    let lines = lines.iter().map(|line| if is_chain(line) { &chain } else { line });
    lines.flat_map(|line| line.iter().copied().chain([b'\n'])).collect()
}

fn lines(text: &str) -> Vec<Vec<u8>> {
    text.lines().map(|line| line.as_bytes().to_vec()).collect()
}

fn game_id(text: &str) -> &str {
    text.split_once("[DiceGame \"").unwrap().1.split_once('"').unwrap().0
}

/// The file after a replacement on the first line that begins so.
fn forge(text: &str, start: &str, from: &str, to: &str) -> Vec<u8> {
    let at = text.lines().position(|line| line.starts_with(start)).unwrap_or_else(|| panic!("no {start}"));
    let mut lines = lines(text);
    let line = String::from_utf8(lines[at].clone()).unwrap();
    assert!(line.contains(from), "{line}");
    lines[at] = line.replacen(from, to, 1).into_bytes();
    chained(&lines, game_id(text))
}

#[test]
fn an_honest_chain_is_made_alike() {
    for text in records() {
        assert_eq!(chained(&lines(&text), game_id(&text)), text.as_bytes());
    }
}

/// Each byte changed, each chain made anew. What Python lets pass, only the rules of the game refuse.
#[test]
fn every_byte_counts_beside_the_chain() {
    for text in records() {
        let honest = lines(&text);
        let mut forged = Vec::new();
        for at in 0..honest.len() {
            if honest[at].starts_with(b"[DiceChain") {
                continue;
            }
            for byte in 0..honest[at].len() {
                for change in [1, 0x80] {
                    let mut lines = honest.clone();
                    lines[at][byte] ^= change;
                    let file = chained(&lines, game_id(&text));
                    forged.push((at, byte, file));
                }
            }
        }
        let files: Vec<Vec<u8>> = forged.iter().map(|(_, _, file)| file.clone()).collect();
        let answers = verdicts(&files);
        let mut other_moves = 0;
        for (index, (at, byte, file)) in forged.iter().enumerate() {
            let (own, shown) = (verify(file), || String::from_utf8_lossy(file).into_owned());
            let is_move = !honest[*at].starts_with(b"[");
            other_moves += usize::from(is_move && own.code() == 0);
            let is_free = is_move || is_free(&text, &honest[*at], *byte);
            assert!(is_free || own.code() == 1, "line {}: {own}\n{}", at + 1, shown());
            let Some(python) = answers.as_ref().map(|answers| &answers[index]) else { continue };
            match &own {
                Verdict::Differs(differs) if differs.check == Check::Rules => {
                    assert!(python.starts_with('0'), "{own}, {python}\n{}", shown());
                }
                _ => assert_eq!(&own_verdict(file), python, "{}", shown()),
            }
        }
        assert!(other_moves < 3, "{other_moves} single bytes make another game that is legal");
    }
}

/// What is put into records at any place, for the sake of what it means there.
const PIECES: [&str; 34] = [
    "",
    " ",
    "  ",
    "=",
    "=none",
    "none",
    "lost",
    ";",
    " ; ",
    "0",
    "00",
    "1",
    "7",
    "25",
    "-",
    ".",
    "/",
    "{",
    "}",
    "\\",
    "\\\"",
    "\"",
    "[",
    "]",
    "\"]",
    "\n",
    "\r",
    "\n\n",
    "1. S ",
    "opening ",
    "S1",
    " N1",
    "18446744073709551615",
    "\u{e9}",
];

/// Pieces of text put in place of others, under chains made anew: no input stops a verifier, and both agree.
#[test]
fn both_verifiers_agree_about_nonsense() {
    let mut dice = Seeded::new(12);
    let mut files = Vec::new();
    for text in records() {
        for _ in 0..EDITED {
            let mut edited = text.clone().into_bytes();
            for _ in 0..=dice.ticket(3) {
                let at = dice.ticket(edited.len() as u64) as usize;
                let end = (at + dice.ticket(6) as usize).min(edited.len());
                let piece = PIECES[dice.ticket(PIECES.len() as u64) as usize];
                edited.splice(at..end, piece.bytes());
            }
            let lines: Vec<Vec<u8>> = edited.split(|&byte| byte == b'\n').map(<[u8]>::to_vec).collect();
            let ends = lines.last().is_some_and(Vec::is_empty);
            let lines = &lines[..lines.len() - usize::from(ends)];
            files.push(if lines.len() > 1 { chained(lines, game_id(&text)) } else { edited });
        }
    }
    let own: Vec<Verdict> = files.iter().map(|file| verify(file)).collect();
    let found =
        |check| own.iter().filter(|own| matches!(own, Verdict::Differs(it) if it.check == check)).count();
    assert!([Check::Form, Check::Throws, Check::Rules].map(found).into_iter().all(|count| count > 20));
    let Some(answers) = verdicts(&files) else { return };
    for ((file, own), python) in files.iter().zip(own).zip(answers) {
        match &own {
            Verdict::Differs(it) if it.check == Check::Rules => {
                assert!(python.starts_with('0'), "{own}, {python}");
            }
            _ => assert_eq!(own_verdict(file), python, "{}", String::from_utf8_lossy(file)),
        }
    }
}

/// How many nonsensical files are made of each record.
const EDITED: usize = 1_000;

/// Whether the chain alone guards a byte: of tags that say nothing about the throws and may be left out, and of a
/// commitment to a salt that never came.
fn is_free(text: &str, line: &[u8], byte: usize) -> bool {
    if line.starts_with(b"[DiceClients") {
        let word = line[..byte].split(|&other| other == b' ' || other == b'"').next_back().unwrap();
        return word.len() >= 2 && text.contains(&format!("{}=none", word[0] as char));
    }
    [&b"[Date"[..], b"[Result", b"[Ended"].iter().any(|tag| line.starts_with(tag))
}

/// What a forger may try, and what is said to him. The lines are those of the files of `records`.
#[test]
fn forgeries_are_found_at_their_place() {
    let [chaupar, chaturaji] = records();
    let (none, secret, salt) = ("00".repeat(32), "a7".repeat(32), "10".repeat(32));
    let cases: Vec<(Vec<u8>, &str)> = vec![
        (
            forge(&chaupar, "[DiceSecret", &secret, &none),
            "1 line 11: the secret is not the one that was announced",
        ),
        (
            forge(&chaupar, "[DiceCommit", "6eec", "6eed"),
            "1 line 11: the secret is not the one that was announced",
        ),
        (
            forge(&chaupar, "[DiceSalts", &salt, &none),
            "1 line 13: the salt of S is not the one that S committed to",
        ),
        (
            forge(&chaupar, "[DiceClients", "S=0246", "S=0247"),
            "1 line 13: the salt of S is not the one that S committed to",
        ),
        // A player who never sent his salt cannot be given one, and one who did cannot be robbed of it.
        (
            forge(&chaupar, "[DiceSalts", "N=none", &format!("N={salt}")),
            "1 line 13: the salt of N is not the one that N committed to",
        ),
        (
            forge(&chaupar, "[DiceSalts", &format!("S={salt}"), "S=none"),
            "1 0 of 9 throws match; line 19: throw 1 of S: 4 was drawn, 25 is written",
        ),
        (
            forge(&chaupar, "[S ", "Sundari", "Mundari"),
            "1 0 of 9 throws match; line 19: throw 1 of S: 4 was drawn, 25 is written",
        ),
        (
            forge(&chaupar, "5. S", "30", "25"),
            "1 8 of 9 throws match; line 24: throw 9 of S: 30 was drawn, 25 is written",
        ),
        (
            forge(&chaupar, "3. S", "25 3 ", "25 8 "),
            "1 6 of 9 throws match; line 22: throw 7 of S: 3 was drawn, 8 is written",
        ),
        (
            forge(&chaupar, "5. S", " 30", ""),
            "1 8 of 9 throws match; line 25: throw 9 of S: 30 was drawn, nothing is written",
        ),
        (
            forge(&chaupar, "5. S", "30", "30 14"),
            "1 9 of 9 throws match; line 24: throw 10: nothing was drawn, 14 is written",
        ),
        (
            forge(&chaupar, "[DiceDrawn", "S1 N1 S1 N1 N1", "S1 N1 S1 N1 S1"),
            "1 4 of 9 throws match; line 21: throw 5 of S: 10 was drawn, 2 is written",
        ),
        (
            forge(&chaturaji, "[DiceLinks", "/3.6.9.15", "/3.6.9"),
            "1 line 16: the links of g do not lead to the tip that g committed to",
        ),
        (
            forge(&chaturaji, "[DiceLinks", "r=fa2a", "r=fa2b"),
            "1 line 16: the links of r do not lead to the tip that r committed to",
        ),
        (
            forge(&chaturaji, "[DiceLinks", "/3.6.9.15", "/3.6.9.16"),
            "1 line 16: the tag DiceLinks is not well written",
        ),
        (
            forge(&chaturaji, "[DiceLinks", "/3.6.9.15", "/3.6.9.9"),
            "1 line 16: the tag DiceLinks is not well written",
        ),
        (
            forge(&chaturaji, "[DiceLinks", "/3.6.9.15", "/3.7.9.15"),
            "1 5 of 16 throws match; line 24: throw 6 of b: 3 was drawn, 4 is written",
        ),
        (forge(&chaturaji, "[Throws", "live", "plain"), "1 line 12: the tag DiceGame must stand here"),
    ];
    let (files, expected): (Vec<Vec<u8>>, Vec<&str>) = cases.into_iter().unzip();
    let own: Vec<String> = files.iter().map(|file| own_verdict(file)).collect();
    assert_eq!(own, expected);
    if let Some(answers) = verdicts(&files) {
        assert_eq!(answers, expected);
    }
}

/// What has to know the rules: tables that favour somebody, moves that are illegal.
#[test]
fn the_rules_are_looked_at_last() {
    let [chaupar, chaturaji] = records();
    let cases = [
        (
            forge(&chaupar, "[DiceTables", "10=7 14=1", "10=8 14=0"),
            "1 line 15: the tag DiceTables is not well written",
        ),
        (
            forge(&chaupar, "[DiceTables", "30=7", "30=7 ; 2=1"),
            "1 line 15: the tables are not those of the rule set",
        ),
        (
            forge(&chaupar, "4. N", "3:6-9", "3:4-7"),
            "1 line 23: there is no such man at progress 4 among the men to be moved (C4)",
        ),
        (forge(&chaturaji, "[DiceSeats", "y2", "y3"), "1 line 12: the tag DiceSeats is not well written"),
        (forge(&chaturaji, "1. y", "5:a5-a4", "5:a5-a3"), "1 line 23: a king does not go from a5 to a3 (J2)"),
    ];
    let (files, expected): (Vec<Vec<u8>>, Vec<&str>) = cases.into_iter().unzip();
    let own: Vec<String> = files.iter().map(|file| own_verdict(file)).collect();
    assert_eq!(own, expected);
}

/// Other moves that the rules allow leave the throws as they were: only who kept the end of the chain knows.
#[test]
fn the_end_of_the_chain_tells_other_moves() {
    let [chaupar, _] = records();
    let other = forge(&chaupar, "[Date", "2026", "2025");
    assert_eq!(own_verdict(&other), own_verdict(chaupar.as_bytes()));
    let end = |file: &[u8]| {
        let text = String::from_utf8_lossy(file).into_owned();
        let chain = text.lines().find(|line| line.starts_with("[DiceChain")).unwrap().to_owned();
        chain[chain.len() - 66..].to_owned()
    };
    assert_ne!(end(&other), end(chaupar.as_bytes()));
}
