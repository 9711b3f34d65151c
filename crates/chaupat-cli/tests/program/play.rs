//! `chaupat play`: whole games at the prompt, typed in advance.

use crate::call::{Answer, chaupat, lines};
use chaupat::{AnyRecord, Game, Playable, RulesText, book::Book, with_game};
use std::{fs, path::Path};

/// Plays with these lines typed one after the other.
fn play(arguments: &[&str], typed: &[&str]) -> String {
    let input: String = typed.iter().map(|line| format!("{line}\n")).collect();
    undated(&chaupat(&[&["play"], arguments].concat()).reading(input).data())
}

/// The text with the day taken out, which is another tomorrow.
fn undated(text: &str) -> String {
    let day = |line: &str| line.starts_with("[Date ");
    text.lines()
        .map(|line| if day(line) { "[Date \"…\"]\n".to_owned() } else { format!("{line}\n") })
        .collect()
}

/// Everything but boards, for readers of what is said.
fn said(text: &str) -> String {
    let drawn = |line: &str| line.contains(['│', '┌', '└', '├']);
    text.lines().filter(|line| !drawn(line)).map(|line| format!("{line}\n")).collect()
}

/// The record at the end of what was printed.
fn record_in(text: &str) -> &str {
    text.split_once("The record of the game:\n\n").unwrap_or_else(|| panic!("no record in\n{text}")).1
}

/// Enter throws, 1 plays the first of the list: enough for any game.
fn patient() -> String {
    "\n1\n".repeat(6000)
}

/// C3.2 opening, C4, C5.1, C4.6, C4.3 burnt, C11.3 the limit: six turns of two people.
#[test]
fn a_short_game_of_chaupar() {
    let typed = [
        "", "", "?", "", "l", "", "h", "u", "25:0-9", "3:0-4", "10:0-4", "25:0", "u", "u", "1", "u", "1",
        "1", "", "b", "position", "", "1", "", "", "", "", "", "record", "2", "1", "1", "", "1", "",
    ];
    let text =
        play(&["chaupar(players=2,turn_limit=6)", "--seed", "5", "--seats", "me:Asha,me:Ravi"], &typed);
    insta::assert_snapshot!(text);
}

/// J5.2, J5.3, J6.1, J7.2: a game against three bots up to the end, which comes when one king is left.
#[test]
fn a_game_of_chaturaji() {
    let text = chaupat(&["play", "chaturaji", "--seed", "3"]).reading(patient()).data();
    insta::assert_snapshot!(said(&undated(&text)));
}

/// A game of every preset to its end; what is printed is a record that is read again, and has a result.
#[test]
fn a_whole_game_of_every_preset() {
    for game in Game::ALL {
        for rules in with_game!(game, P => presets::<P>()) {
            let text = chaupat(&["play", &rules, "--seed", "11"]).reading(patient()).data();
            let record = record_in(&text);
            assert_eq!(AnyRecord::read(record).unwrap().len(), 1);
            assert!(
                record.contains("[Throws \"seed 11\"]") && !record.contains("[Result \"*\"]"),
                "{record}"
            );
            let again = chaupat(&["replay", "-"]).reading(record).data();
            let tag = |text: &str| text.lines().find(|line| line.starts_with("[Result ")).unwrap().to_owned();
            assert_eq!(tag(&again), tag(record));
        }
    }
}

fn presets<P: Playable>() -> Vec<String> {
    P::Rules::presets().iter().map(|preset| format!("{}.{}", P::GAME, preset.name)).collect()
}

/// A game that is left and taken up again, many times, ends as the one that is played in one go.
#[test]
fn resuming_goes_on_as_if_nothing_had_been() {
    let folder = tempfile::tempdir().unwrap();
    for rules in ["chaupar(players=2)", "chaupar.pachisi", "chaturaji", "chaturaji.forbes"] {
        let whole = folder.path().join("whole.txt");
        let seats = "me,bot:random,bot:greedy,me";
        let seats =
            if rules.contains("players=2") || rules.contains("pachisi") { "me,bot:random" } else { seats };
        let seats = if rules.contains("forbes") { "me,bot:greedy,bot:random,bot:random" } else { seats };
        let begin = ["play", rules, "--seed", "4", "--seats", seats, "--save"];
        chaupat(&[&begin[..], &[whole.to_str().unwrap()]].concat()).reading(patient()).data();
        let parts = folder.path().join("parts.txt");
        let first = chaupat(&[&begin[..], &[parts.to_str().unwrap()]].concat());
        first.reading("\n1\n\n1\n\n1\nq\n").data();
        let mut sittings = 1;
        while fs::read_to_string(&parts).unwrap().contains("[Result \"*\"]") {
            // Sometimes somebody says goodbye, sometimes the input just ends.
            let goodbye = if sittings % 2 == 0 { "q\n" } else { "" };
            let input = format!("{}{goodbye}", "\n1\n".repeat(8 * sittings));
            chaupat(&["play", "--resume", parts.to_str().unwrap()]).reading(input).data();
            sittings += 1;
        }
        assert!(sittings > 2, "{rules}: {sittings}");
        assert_eq!(fs::read_to_string(&parts).unwrap(), fs::read_to_string(&whole).unwrap(), "{rules}");
    }
}

/// Real shells and dice: what fell is typed. C2.2: three dice in any order; J5.1: so are two.
#[test]
fn what_fell_is_typed() {
    let seats = ["--throws", "hand", "--seats", "me:A,me:B"];
    let game = |rules: &str, typed: &[&str]| said(&play(&[&[rules], &seats[..]].concat(), typed));

    let cowrie =
        game("chaupar(players=2,opening=seat(0))", &["11", "", "25", "b", "3", "1", "u", "1", "3:4-7"]);
    assert!(cowrie.contains("Type what fell: one of 2, 3, 4, 7, 10, 14, 25, 30.\n"), "{cowrie}");
    assert!(
        record_in(&cowrie)
            .ends_with("[Throws \"hand\"]\n\n1. A 25 3 25:0-4 3:4-7\n".replace("A ", "S ").as_str()),
        "{cowrie}"
    );

    let pasa = game("chaupar.pasa(opening=seat(0))", &["7", "1-1-7", "1-5-6", "5:6-11"]);
    assert!(record_in(&pasa).ends_with("\n1. S 1-5-6 5:6-11\n"), "{pasa}");

    let chaturaji = game("chaturaji", &["17", "25", "h1f3", "h1f3", "g1f1"]);
    assert!(record_in(&chaturaji).ends_with("\n1. r 25 2:h1-f3 5:g1-f1\n"), "{chaturaji}");
}

/// J1.1: the lot for the first turn is an army's letter, which is no command then. J9.4: so is `claim`.
#[test]
fn the_text_of_a_ply_comes_before_the_words_of_the_prompt() {
    let text =
        play(&["chaturaji(first=random)", "--throws", "hand", "--seats", "me,me,me,me"], &["b", "b", "25"]);
    assert!(record_in(&text).ends_with("\nopening b\n1. b 25\n"), "{text}");
    // Red takes Green's king on e3 while Yellow's is a prisoner; both return to their thrones, d1 and a5.
    let prisoner =
        "chaturaji.forbes 1yP2bK3/8/8/8/6rNrK/4gK3/gP7/8 r act 3 aafa 0,0,0,0 -,-,-,- 1 lost=0,0,1,0";
    let text = play(&["--position", prisoner, "--seats", "me,me,me,me"], &["g4e3", "claim", "position"]);
    assert!(record_in(&text).ends_with("\n1. r 3:g4xe3# claim\n"), "{text}");
    let back = "1yP2bK3/8/8/yK7/7rK/4rN3/gP7/3gK4 g throw - aaaa 0,0,0,0 g,-,-,- 0 lost=0,1,1,0\n";
    assert!(text.contains(back), "{text}");
}

/// A move that the rules do not allow is answered by the rule, number and sentence, and nothing is played.
#[test]
fn an_illegal_move_is_explained() {
    let two = ["chaupar(players=2,opening=seat(0))", "--throws", "hand", "--seats", "me,me"];
    let text = play(&two, &["25", "3", "3:0-4", "10:0-4", "25:0-9", "foo"]);
    assert!(
        text.contains("that takes a whole 10, 25 or 30 (C5.1).\nC5.1: In the game that starts on the flower"),
        "{text}"
    );
    assert!(text.contains("a 10 is not in the pool (C4.2).\nC4.2: The throws of a turn"), "{text}");
    assert!(text.contains("the use is 25:0-4 (C6.1).\nC6.1: A man moves exactly"), "{text}");
    assert!(text.contains("found \"foo\" (C19.1)."), "{text}");
    assert!(record_in(&text).ends_with("\n1. S 25 3\n"), "{text}");

    let text = play(&["chaturaji", "--throws", "hand"], &["25", "h3h7", "h1h3", "a2a3", "g3e3"]);
    // J5.1: no die moves an elephant; J2: a boat leaps, and men of other armies are not one's own.
    assert!(text.contains("no die left moves an elephant") && text.contains("(J5.1).\nJ5.1: "), "{text}");
    assert!(text.contains("a boat does not go from h1 to h3 (J2).\nJ2: "), "{text}");
    assert!(text.contains("the man on a2 belongs to another army (J2)"), "{text}");
    assert!(text.contains("a pawn does not go from g3 to e3 (J2)"), "{text}");
    assert!(record_in(&text).ends_with("\n1. r 25\n"), "{text}");
}

#[test]
fn undo_never_goes_across_a_throw() {
    let two = ["chaupar(players=2,opening=seat(0))", "--throws", "hand", "--seats", "me,me"];
    let text = play(&two, &["u", "25", "u", "3", "u", "1", "u", "1", "1", "u", "1", "4", "u"]);
    let answers: Vec<&str> = lines(&text)
        .into_iter()
        .filter_map(|line| line.rsplit_once(" > ").map_or(Some(line), |(_, answer)| Some(answer)))
        .filter(|line| line.starts_with("Taken back") || line.starts_with("Not taken back"))
        .collect();
    let (nothing, throw, done) = (
        "Not taken back: there is nothing to take back.",
        "Not taken back: a throw that has fallen is never taken back.",
        "Taken back.",
    );
    // The last: South's turn is over, North has thrown a 4.
    assert_eq!(answers, [nothing, throw, throw, done, done, throw], "{text}");
}

/// Throws from a file, and one that cannot fall: the game so far is not lost, and the place is named.
#[test]
fn throws_come_from_a_file() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("throws.txt"), "25 3\n  4 11\n").unwrap();
    let rules = "chaupar(players=2,opening=seat(0))";
    let call = chaupat(&["play", rules, "--throws", "throws.txt", "--seats", "me,me"]);
    let answer = call.within(folder.path()).reading(patient()).run();
    let error = "chaupat: throws.txt: line 2, column 5: this throw cannot fall with the shells or dice of this game (C2)\n";
    assert_eq!((answer.code, answer.err.as_str()), (1, error), "{}", answer.out);
    assert!(
        record_in(&answer.out).ends_with("[Throws \"script\"]\n\n1. S 25 3 25:0-4 3:4-7\n2. N 4 4:--\n"),
        "{}",
        answer.out
    );

    fs::write(folder.path().join("throws.txt"), "25 3").unwrap();
    let call = chaupat(&["play", rules, "--throws", "throws.txt", "--seats", "me,me"]);
    let text = call.within(folder.path()).reading(patient()).data();
    assert!(text.contains("the script of throws is at its end.\n"), "{text}");

    fs::write(folder.path().join("throws.txt"), [0xff, 0xfe]).unwrap();
    let call = chaupat(&["play", rules, "--throws", "throws.txt"]);
    assert!(call.within(folder.path()).unreadable().starts_with("chaupat: throws.txt: "));
}

#[test]
fn saving_names_the_file_or_what_is_wrong() {
    let folder = tempfile::tempdir().unwrap();
    let typed = "\nsave\nsave no such folder/game.txt\nsave game.txt\nq\n";
    let call = chaupat(&["play", "chaturaji", "--seed", "1", "--seats", "me,me,me,me"]);
    let text = call.within(folder.path()).reading(typed).data();
    assert!(text.contains("Where to? Type: save FILE\n"), "{text}");
    assert!(text.contains("Not saved: no such folder/game.txt: "), "{text}");
    assert!(text.contains("Saved. Go on with: chaupat play --resume game.txt\n"), "{text}");
    assert!(text.ends_with("The record is in game.txt.\n"), "{text}");
    assert_eq!(files(folder.path()), ["game.txt"]);

    // Said before the game begins, not after a turn.
    let call = chaupat(&["play", "chaturaji", "--save", "no such folder/game.txt"]);
    assert!(call.within(folder.path()).unreadable().starts_with("chaupat: no such folder/game.txt: "));
    assert_eq!(files(folder.path()), ["game.txt"]);
}

/// A disk that is full is told, and the game is printed instead.
#[test]
#[cfg(target_os = "linux")]
fn a_full_disk_loses_no_game() {
    let call =
        chaupat(&["play", "chaturaji", "--seed", "1", "--seats", "me,me,me,me", "--save", "/dev/full"]);
    let answer = call.reading("\n1\nq\n").run();
    assert_eq!(answer.code, 2, "{answer:?}");
    assert!(answer.err.starts_with("chaupat: /dev/full: "), "{answer:?}");
    assert_eq!(AnyRecord::read(record_in(&answer.out)).unwrap().len(), 1);
}

fn files(folder: &Path) -> Vec<String> {
    let mut names: Vec<String> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort_unstable();
    names
}

/// The last game of a file goes on; those before it, unknown tags and comments stay.
#[test]
fn resuming_keeps_what_else_is_in_the_file() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("games.txt");
    let first = "[Game \"chaturaji\"]\n[Rules \"chaturaji\"]\n[Result \"*\"]\n[Ended \"*\"]\n\n1. r 25 2:h1-f3 pass\n";
    let second = "[Game \"chaupar\"]\n[Rules \"chaupar(players=2,opening=seat(0))\"]\n[S \"Asha\"]\n[N \"Ravi\"]\n\
                  [Date \"2025-11\"]\n[Result \"*\"]\n[Ended \"*\"]\n[Throws \"hand\"]\n[Event \"Diwali\"]\n\n\
                  1. S 25 3 25:0-4 {good} 3:4-7\n";
    fs::write(&file, format!("{first}\n{second}")).unwrap();
    let text = chaupat(&["play", "--resume", file.to_str().unwrap()]).reading("2\nq\n").data();
    assert!(text.contains("Ravi throws: what fell? "), "{text}");
    let kept = fs::read_to_string(&file).unwrap();
    assert_eq!(AnyRecord::read(&kept).unwrap().len(), 2, "{kept}");
    assert!(kept.contains("1. r 25 2:h1-f3 pass\n"), "{kept}");
    assert!(kept.ends_with(&format!("{second}2. N 2 2:--\n")), "{kept}");
}

/// The end of the input leaves as `q` does, and prints the record; a game without a throw leaves nothing.
#[test]
fn leaving_prints_the_record() {
    for typed in ["\n", "\nq\n", "\nquit\n", "\nexit\nmore\n"] {
        let text = chaupat(&["play", "chaturaji", "--seed", "1"]).reading(typed).data();
        assert!(record_in(&text).contains("\n1. r "), "{text}");
    }
    let text = chaupat(&["play", "chaturaji", "--seed", "1"]).data();
    assert!(!text.contains("[Game"), "{text}");
}

/// J7.5: who gives up is asked once more; the bots play on, and he is placed last (J7.3).
#[test]
fn resigning() {
    let text = play(&["chaturaji", "--seed", "1"], &["resign", "no", "resign", "yes"]);
    assert!(text.contains("The game goes on."), "{text}");
    let record = record_in(&text);
    assert!(record.contains("\n\nr resigns\n") && record.contains("[Result \"r 4 "), "{record}");
    // Of two people at chaupar the other one has won.
    let text =
        play(&["chaupar(players=2,opening=seat(0))", "--seed", "1", "--seats", "me,me"], &["resign", "yes"]);
    let record = record_in(&text);
    assert!(record.contains("[Result \"S 2") && record.contains("[Ended \"resigned S\"]"), "{record}");
}

/// J10.2: nobody claims but in ffa, and there only one of the last two.
#[test]
fn claiming() {
    let text = play(&["chaturaji", "--seed", "1"], &["claim"]);
    assert!(text.contains("nobody claims the end of the game in this rule set (J10.2)."), "{text}");
    let text = play(&["chaturaji.ffa", "--seed", "1"], &["claim"]);
    assert!(
        text.contains("only one of the last two armies in play may claim the end of the game (J10.2)."),
        "{text}"
    );
}

/// What is typed need not be UTF-8, and a strange line does no harm.
#[test]
fn strange_lines_do_no_harm() {
    let long = "x".repeat(100_000);
    let mut typed = b"\xff\xfe\n\0\n\x1b[A\n-1\n99999999999999999999999\n".to_vec();
    typed.extend(long.as_bytes());
    typed.extend(b"\n\n");
    let Answer { out, err, code } = chaupat(&["play", "chaturaji", "--seed", "1"]).reading(typed).run();
    assert_eq!((code, err.as_str()), (0, ""), "{out}");
    assert!(record_in(&out).contains("\n1. r "), "{out}");
}

/// --ascii holds for the whole game.
#[test]
fn ascii_is_ascii() {
    for rules in ["chaupar(players=2)", "chaturaji"] {
        let text = chaupat(&["play", rules, "--seed", "2", "--ascii"]).reading(patient()).data();
        assert!(text.is_ascii());
    }
}

/// C17.9 as a first position: its record says where it began.
#[test]
fn a_game_from_a_position() {
    let start = "chaupar(players=2) ; S 83 84 84 84 tod ; N 0 0 0 0 ; S moves +d 2 10";
    let text = play(&["--position", start], &["1"]);
    let record = record_in(&text);
    assert!(record.contains(&format!("[Start \"{start}\"]\n")), "{record}");
    assert!(record.contains("[Result \"S 1, N 2 bay-thoree\"]\n[Ended \"won\"]"), "{record}");
    let over = "chaupar(players=2) ; S 84 84 84 84 tod done1 ; N 0 0 0 0 ; over won";
    let text = play(&["--position", over], &[]);
    assert!(text.contains("Result: S 1, N 2 bay-thoree\nEnded: won\n"), "{text}");
}

/// A game or rule set beside a position must be its own.
#[test]
fn a_position_of_another_game_is_refused() {
    let start = "chaupar(players=2) ; S 83 84 84 84 tod ; N 0 0 0 0 ; S moves +d 2 10";
    for game in ["chaupar", "chaupar(players=2)", "chaupar.cowrie(players=2)"] {
        assert!(play(&[game, "--position", start], &["1"]).contains("Ended: won"), "{game}");
    }
    for game in ["chaturaji", "chaupar.pasa", "chaupar(players=3)", "ludo"] {
        let error = chaupat(&["play", game, "--position", start]).unreadable();
        assert_eq!(error, format!("chaupat: the position is one of chaupar(players=2), not of {game}"));
    }
}

/// Without dice nothing falls between two moves, so what the bots did since is taken back as well (J10.1).
#[test]
fn undo_takes_back_what_bots_did_since() {
    let text = play(&["chaturaji.diceless", "--seed", "1"], &["g1f1", "h1f3", "u", "u", "u", "record"]);
    assert_eq!(text.matches("Taken back.").count(), 2, "{text}");
    assert!(text.contains("Not taken back: there is nothing to take back."), "{text}");
    assert!(!text.contains("\n1. r "), "{text}");
}

/// Throws that came from elsewhere are not said to be of the seed that goes on.
#[test]
fn the_source_of_throws_is_not_made_up() {
    let folder = tempfile::tempdir().unwrap();
    let seats = ["play", "chaturaji", "--throws", "hand", "--save", "game.txt"];
    chaupat(&seats).within(folder.path()).reading("25\nh1f3\n").data();
    let source = || {
        let text = fs::read_to_string(folder.path().join("game.txt")).unwrap();
        text.lines().find(|line| line.starts_with("[Throws ")).unwrap().to_owned()
    };
    assert_eq!(source(), "[Throws \"hand\"]");
    let resume = ["play", "--resume", "game.txt"];
    chaupat(&resume).within(folder.path()).reading("g1f1\n").data();
    assert_eq!(source(), "[Throws \"hand\"]");
    let seeded = ["play", "--resume", "game.txt", "--seed", "5"];
    chaupat(&seeded).within(folder.path()).reading("q\n").data();
    assert_eq!(source(), "[Throws \"?\"]");
}

/// A record may go to a device or through a link, and neither is put away for a file.
#[cfg(unix)]
#[test]
fn devices_and_links_stay() {
    use std::os::unix::fs::{FileTypeExt, symlink};
    let folder = tempfile::tempdir().unwrap();
    let begin = |file: &str| {
        chaupat(&["play", "chaturaji", "--seed", "1", "--save", file])
            .within(folder.path())
            .reading("\n")
            .data()
    };
    assert!(begin("/dev/null").contains("The record is in /dev/null."));
    assert!(fs::metadata("/dev/null").unwrap().file_type().is_char_device());
    fs::write(folder.path().join("real.txt"), "").unwrap();
    symlink("real.txt", folder.path().join("link.txt")).unwrap();
    begin("link.txt");
    assert!(fs::symlink_metadata(folder.path().join("link.txt")).unwrap().is_symlink());
    assert!(fs::read_to_string(folder.path().join("real.txt")).unwrap().starts_with("[Game "));
}

/// Names of people may hold what means something in records.
#[test]
fn names_survive_a_record() {
    for name in ["A\"b\\c", "x]\"", "{x}", "आशा", "bot", "*", "?"] {
        let text = play(&["chaturaji", "--seed", "1", "--seats", &format!("me:{name}")], &["", "q"]);
        let json =
            chaupat(&["convert", "-", "--to", "json"]).reading(record_in(&text).replace('…', "?")).data();
        let value: serde_json::Value = serde_json::from_str(&json).unwrap();
        let player = value.pointer("/players/r").or_else(|| value.pointer("/0/players/r")).unwrap();
        assert_eq!(player, name);
    }
}

/// The rule books answer at the prompt, a rule or a whole chapter.
#[test]
fn rules_are_read_at_the_prompt() {
    let text = play(&["chaturaji", "--seed", "1"], &["C6.3", "J2", "rule c6", "C99"]);
    let rule = Book::of(Game::Chaupar).paragraph("C6.3").unwrap();
    assert!(text.contains(&format!("C6.3 [{}] {}\n", rule.marks, rule.text)), "{text}");
    assert!(text.contains(Book::of(Game::Chaupar).chapter("C6").unwrap().text.trim_end()), "{text}");
    assert!(text.contains("> J2 "), "{text}");
    assert!(text.contains("There is no rule C99 in the books.\n"), "{text}");
}

#[test]
fn a_file_that_holds_games_keeps_them_and_one_that_holds_something_else_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let game = |seed| ["play", "chaupar", "--plain", "--seed", seed, "--save", "games.txt"];
    for seed in ["1", "2"] {
        chaupat(&game(seed)).within(folder.path()).reading("\n").data();
    }
    let kept = fs::read_to_string(folder.path().join("games.txt")).unwrap();
    assert_eq!(kept.matches("[Game ").count(), 2, "{kept}");
    assert!(kept.find("seed 1") < kept.find("seed 2"), "{kept}");

    fs::write(folder.path().join("games.txt"), "eggs, milk\n").unwrap();
    let refused = chaupat(&game("3")).within(folder.path()).unreadable();
    assert!(refused.contains("it is there already and holds something else than games"), "{refused}");
    assert_eq!(fs::read_to_string(folder.path().join("games.txt")).unwrap(), "eggs, milk\n");
}
