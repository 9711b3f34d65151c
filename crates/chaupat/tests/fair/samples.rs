//! The files in tests/data/fair, which the tests of the program and the page docs/fairness.md read: made here, and kept so.

use super::{
    games::{Away, House, Person, Plan},
    python::own_verdict,
};
use chaupat::fair::{Mode, seal};
use chaupat::{chaturaji, chaupar};
use std::{
    fs,
    path::{Path, PathBuf},
};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/data/fair")
}

fn plain() -> Plan {
    Plan {
        start: "chaupar(players=2)",
        game_id: "sample-1",
        mode: Mode::Plain,
        clients: [Person, House, House, House],
        plies: 60,
    }
}

fn live() -> Plan {
    Plan {
        start: "chaturaji(first=throw)",
        game_id: "sample-2",
        mode: Mode::Live,
        clients: [Person, Person, Away, House],
        plies: 120,
    }
}

/// The files, and what is said about each.
fn samples() -> [(&'static str, String, &'static str); 5] {
    let (record, mut deal) = plain().play::<chaupar::Position>();
    let plain = seal(record.clone(), &deal).unwrap().write();
    deal.secret = None;
    let lost = seal(record.clone(), &deal).unwrap().write();
    let altered = plain.replacen("12. S 25 2", "12. S 25 3", 1);
    assert_ne!(altered, plain);
    [
        ("plain.txt", plain, "0 35 of 35 throws match, record unaltered"),
        ("live.txt", live().text::<chaturaji::Position>(), "0 50 of 50 throws match, record unaltered"),
        ("altered.txt", altered, "1 line 31: altered since the record was made"),
        ("lost.txt", lost, "2 cannot be verified: the server has lost the secret; the record is unaltered"),
        ("unchecked.txt", record.write(), "2 cannot be verified: this is no record of a game with dice/1"),
    ]
}

#[test]
fn the_samples_are_up_to_date() {
    for (name, text, verdict) in samples() {
        let file = folder().join(name);
        if fs::read_to_string(&file).ok().as_ref() != Some(&text) {
            let made = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
            fs::write(&made, &text).unwrap();
            panic!("{} is not what it must be: see {}", file.display(), made.display());
        }
        assert_eq!(own_verdict(text.as_bytes()), verdict, "{name}");
    }
}
