//! Damaged input: whatever comes, the program answers with an exit code and words, and never panics.

use crate::call::chaupat;
use chaupat::Seeded;
use chaupat::ThrowSource;

const TEXTS: [&str; 8] = [
    "chaupar(players=2,opening=seat(0)) ; S 0 4 29 72 tod ; N 0 0 46 84 tod ; S moves +d 3 10",
    "chaupar.charkoni ; S 0 0 4 W61! tod miss3 ; E 0 0 0 0 ; N 84 84 84 84 tod done1 ; W 1 2 3 4 ; opening S E 10",
    "chaupar.pasa ; S 6 7 23 24 ; E 6 7 23 24 ; N 6 7 23 24 ; W 6 7 23 24 ; S moves 1 5 6",
    "chaupar.pachisi ; S 0 0 0 4 left ; E 0 0 0 0 ; N 0 0 0 0 ; W 0 0 0 0 ; S moves 6 again entered",
    "chaturaji yByP2bKbEbNbB/yNyP2bPbPbPbP/yEyP6/yKyP6/6rPrK/6rPrE/gPgPgPgP2rPrN/gBgNgEgK2rPrB r throw - aaaa 0,0,0,0 -,-,-,- 0",
    "chaturaji.forbes 1yP2bK3/8/8/8/6rNrK/4gK3/gP7/8 r act 3 aafa 0,0,0,0 -,-,-,- 1 lost=0,0,1,0",
    "chaturaji.ffa(first=green) yB3bK3/8/8/8/7rK/8/8/3gK4 r act - aaaa 0,0,0,0 -,-,-,- 2 since=h3h4,d2d1",
    "chaturaji(control=nominate(1/4)) yK7/8/8/8/8/8/8/3gK3rK r throw 25 aaaa 0,0,0,0 -,-,-,- 0",
];

const RECORD: &str = "[Game \"chaupar\"]\n[Rules \"chaupar(players=2)\"]\n[S \"Asha\"]\n[Date \"2026-11-30\"]\n[Throws \"seed 42\"]\n\n\
                      opening 10 10 3 2\n1. S 25 3 25:0-4 3:4-7 {good}\n2. N 2 2:--\n3. S 10 25 30 burnt\nS resigns\n";

/// The text after a few changes: letters of its own put elsewhere, left out, doubled, or strange ones.
fn damaged(text: &str, chance: &mut Seeded) -> String {
    let strange =
        ['\0', '\t', '"', '\\', '{', '}', '(', ',', '-', '9', 'é', '\u{1f3b2}', ';', ' ', '\n', '='];
    let mut letters: Vec<char> = text.chars().collect();
    for _ in 0..=chance.ticket(3) {
        let place = chance.ticket(letters.len() as u64) as usize;
        match chance.ticket(5) {
            0 => drop(letters.remove(place)),
            1 => letters.insert(place, letters[place]),
            2 => letters[place] = strange[chance.ticket(strange.len() as u64) as usize],
            3 => letters.truncate(place.max(1)),
            _ => letters[place] = text.chars().nth(chance.ticket(40) as usize).unwrap_or('x'),
        }
    }
    letters.into_iter().collect()
}

#[test]
fn damaged_positions() {
    let mut chance = Seeded::stream(7, 0);
    for text in TEXTS {
        for number in 0..24 {
            let text = damaged(text, &mut chance).replace('\0', "?");
            let verb = ["show", "moves", "odds"][number % 3];
            let answer = chaupat(&[verb, &text]).run();
            assert!((0..=2).contains(&answer.code), "{verb} {text}");
            assert_eq!(answer.code == 0, answer.err.is_empty(), "{verb} {text}\n{}", answer.err);
            let usage = answer.err.starts_with("error: ");
            assert!(
                usage || answer.code == 0 || answer.err.starts_with("chaupat: "),
                "{text}\n{}",
                answer.err
            );
        }
    }
}

#[test]
fn damaged_records() {
    let mut chance = Seeded::stream(7, 1);
    let json = chaupat(&["convert", "-", "--to", "json"]).reading(RECORD).data();
    for (text, calls) in [(RECORD, ["replay", "convert"]), (json.as_str(), ["convert", "convert"])] {
        for number in 0..60 {
            let text = damaged(text, &mut chance);
            let answer = match calls[number % 2] {
                "replay" => chaupat(&["replay", "-"]),
                _ => chaupat(&["convert", "-", "--to", "text"]),
            };
            let answer = answer.reading(text.as_str()).run();
            assert!((0..=2).contains(&answer.code), "{text}");
            assert!(answer.code == 0 || answer.err.starts_with("chaupat: -: "), "{text}\n{}", answer.err);
        }
    }
}

/// Words that somebody might type at the prompt, sensible there or not.
const TYPED: [&str; 32] = [
    "", "", "", "", "", "1", "1", "2", "2", "3", "4", "12", "u", "h", "l", "b", "record", "position",
    "resign", "yes", "claim", "decline", "?", "C6.3", "x", "pass", "25", "10", "4:0-4", "--", "t", "keep",
];

const RULES: [&str; 14] = [
    "chaupar",
    "chaupar(players=3,men=8)",
    "chaupar.charkoni",
    "chaupar.charkoni(players=2)",
    "chaupar.pasa(players=2)",
    "chaupar.pachisi",
    "chaturaji",
    "chaturaji.forbes",
    "chaturaji.diceless",
    "chaturaji.ffa",
    "chaturaji(control=nominate(1/4))",
    "chaturaji(control=catch(2))",
    "chaturaji(first=throw,dice=cubic)",
    "chaturaji.forbes(first=random)",
];

/// Whatever is typed, in whatever order: the game goes on to its end or to the end of the input, and its record is one.
#[test]
fn restless_fingers() {
    let mut chance = Seeded::stream(7, 2);
    for (number, rules) in (0..3).flat_map(|round| RULES.map(|rules| (round, rules))) {
        let lines = (0..20 + chance.ticket(800)).map(|_| TYPED[chance.ticket(TYPED.len() as u64) as usize]);
        let typed: String = lines.map(|line| format!("{line}\n")).collect();
        let source = [["--seed", "1"], ["--throws", "hand"], ["--seed", "2"]][number];
        let seats = ["me,bot:random", "me,me", "bot:random,me"][number];
        let call = chaupat(&["play", rules, source[0], source[1], "--seats", seats]);
        let text = call.reading(typed.as_str()).data();
        let Some((_, record)) = text.split_once("The record of the game:\n\n") else { continue };
        let again = chaupat(&["convert", "-", "--to", "text"]).reading(record).data();
        assert_eq!(again, record, "{rules}\n{typed}");
        assert!(!chaupat(&["replay", "-"]).reading(record).data().is_empty());
    }
}
