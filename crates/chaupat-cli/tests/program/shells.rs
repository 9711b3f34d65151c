//! What shells and manuals get.

use crate::call::chaupat;

const VERBS: [&str; 11] = [
    "play",
    "simulate",
    "moves",
    "show",
    "perft",
    "odds",
    "rules",
    "replay",
    "convert",
    "completions",
    "man",
];

#[test]
fn completions_for_every_shell_know_every_verb() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let text = chaupat(&["completions", shell]).data();
        for verb in VERBS {
            assert!(text.contains(verb), "{shell}: {verb}");
        }
        assert!(text.contains("--resume") || text.contains("resume"), "{shell}");
    }
    assert!(chaupat(&["completions", "tcsh"]).unreadable().contains("bash"));
}

#[test]
fn the_manual_knows_every_verb() {
    let text = chaupat(&["man"]).data();
    assert!(text.contains(".TH chaupat 1"), "{text}");
    for verb in VERBS {
        assert!(text.contains(verb), "{verb}");
        let page = chaupat(&["man", verb]).data();
        assert!(page.contains(&format!(".TH chaupat-{verb} 1")), "{page}");
        assert!(page.contains(&format!("chaupat {verb}")), "{page}");
    }
    assert!(chaupat(&["man", "play"]).data().contains("resume"));
    assert_eq!(
        chaupat(&["man", "dance"]).unreadable(),
        "chaupat: there is no such verb; chaupat --help lists all"
    );
}

#[test]
fn help_and_version() {
    assert_eq!(chaupat(&["--version"]).data(), format!("chaupat {}\n", env!("CARGO_PKG_VERSION")));
    let text = chaupat(&["--help"]).data();
    for verb in VERBS {
        assert!(text.contains(&format!("\n  {verb} ")), "{verb}: {text}");
        assert!(chaupat(&[verb, "--help"]).data().contains("Usage: chaupat"), "{verb}");
    }
}
