//! `chaupat verify`: what is said about records with checked dice, and the exit codes.

use crate::call::{chaupat, lines};
use std::{
    fs,
    path::{Path, PathBuf},
};

fn sample(name: &str) -> String {
    let folder: PathBuf = [env!("CARGO_MANIFEST_DIR"), "..", "..", "tests", "data", "fair"].iter().collect();
    folder.join(name).display().to_string()
}

#[test]
fn a_record_that_matches() {
    let told = chaupat(&["verify", &sample("plain.txt")]).data();
    assert_eq!(told, "35 of 35 throws match, record unaltered\n");
    let text = fs::read(sample("live.txt")).unwrap();
    let told = chaupat(&["verify", "-"]).reading(text).data();
    assert_eq!(told, "50 of 50 throws match, record unaltered\n");
}

#[test]
fn the_exit_code_tells_what_was_found() {
    let cases = [
        ("altered.txt", 1, "line 31: altered since the record was made\n"),
        ("lost.txt", 2, "cannot be verified: the server has lost the secret; the record is unaltered\n"),
        ("unchecked.txt", 2, "cannot be verified: this is no record of a game with dice/1\n"),
    ];
    for (name, code, said) in cases {
        let answer = chaupat(&["verify", &sample(name)]).run();
        assert_eq!((answer.code, answer.out.as_str(), answer.err.as_str()), (code, said, ""), "{name}");
    }
}

/// What differs weighs more than what cannot be verified, and that more than what matches.
#[test]
fn of_several_files_the_gravest_counts() {
    let names = ["plain.txt", "lost.txt", "altered.txt", "live.txt"];
    let files = names.map(sample);
    for (count, code) in [(1, 0), (2, 2), (3, 1), (4, 1)] {
        let arguments: Vec<&str> =
            ["verify"].into_iter().chain(files[..count].iter().map(String::as_str)).collect();
        let answer = chaupat(&arguments).run();
        assert_eq!((answer.code, lines(&answer.out).len()), (code, count), "{}", answer.out);
    }
    let answer = chaupat(&["verify", "no-such-file", &files[0]]).run();
    assert_eq!(answer.code, 2);
    assert_eq!(answer.out, format!("{}: 35 of 35 throws match, record unaltered\n", files[0]));
    assert!(answer.err.starts_with("chaupat: no-such-file: "), "{}", answer.err);
    assert!(chaupat(&["verify", "no-such-file"]).unreadable().starts_with("chaupat: no-such-file: "));
    assert!(chaupat(&["verify"]).run().code == 2, "a file has to be named");
}

#[test]
fn as_json() {
    let files = ["plain.txt", "altered.txt", "lost.txt"].map(sample);
    let answer = chaupat(&["verify", "--json", &files[0], &files[1], &files[2]]).run();
    let values: Vec<serde_json::Value> =
        answer.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let expected = serde_json::json!([
        { "file": files[0], "verdict": "matches", "throws": 35, "matching": 35 },
        {
            "file": files[1], "verdict": "differs", "check": "chain", "line": 31,
            "reason": "altered since the record was made",
        },
        {
            "file": files[2], "verdict": "unverifiable",
            "reason": "cannot be verified: the server has lost the secret; the record is unaltered",
        },
    ]);
    assert_eq!((serde_json::Value::Array(values), answer.code), (expected, 1));
}

/// A throw that is not the one that was drawn, under a chain that a forger made anew.
#[test]
fn a_wrong_throw_as_json() {
    let text = fs::read_to_string(Path::new(&sample("plain.txt"))).unwrap();
    let forged = chained(&text.replacen("12. S 25 2", "12. S 25 3", 1));
    let answer = chaupat(&["verify", "--json", "-"]).reading(forged).run();
    let value: serde_json::Value = serde_json::from_str(&answer.out).unwrap();
    let expected = serde_json::json!({
        "file": "-", "verdict": "differs", "check": "throws", "line": 31, "throws": 35, "matching": 15,
        "reason": "throw 16 of S: 2 was drawn, 3 is written",
        "throw": { "number": 16, "seat": "S", "drawn": "2", "written": "3" },
    });
    assert_eq!((value, answer.code), (expected, 1));
}

/// The text with a chain over its lines.
fn chained(text: &str) -> String {
    use chaupat::fair::Digest;
    let (head, rest) = text.split_once("[DiceChain \"").unwrap();
    let (chain, body) = rest.split_once("\"]\n").unwrap();
    let mut link = Digest::of(&[b"dice/1/chain\0sample-1"]);
    let mut words = Vec::new();
    for line in head.lines().chain(body.lines()) {
        link = Digest::of(&[&link.0, line.as_bytes()]);
        words.push(link.to_string()[..16].to_owned());
    }
    *words.last_mut().unwrap() = link.to_string();
    assert_eq!(words.len(), chain.split(' ').count());
    format!("{head}[DiceChain \"{}\"]\n{body}", words.join(" "))
}

#[test]
fn a_throw_is_explained() {
    let file = sample("plain.txt");
    let told = chaupat(&["verify", &file, "--explain", "1"]).data();
    assert!(
        told.starts_with("35 of 35 throws match, record unaltered\n\nthrow          1 of S, seat 0\n"),
        "{told}"
    );
    assert!(told.ends_with("drawn          3, which has the tickets 21 to 55\n"), "{told}");
    let answer = chaupat(&["verify", &file, "--explain", "36"]).run();
    let said = format!("chaupat: {file}: the game has 35 throws, and none with the number 36\n");
    assert_eq!((answer.code, answer.err), (1, said));
    assert_eq!(chaupat(&["verify", &file, "--explain", "0"]).run().code, 2);
    // Of a record that was altered too, as long as it tells what the throw is drawn from.
    let answer = chaupat(&["verify", &sample("altered.txt"), "--explain", "16"]).run();
    assert!(answer.out.contains("\nwritten        3 on line 31\n"), "{}", answer.out);
    assert!(answer.out.contains("\ndrawn          2, "), "{}", answer.out);
    assert_eq!(answer.code, 1);
}
