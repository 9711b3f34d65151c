use crate::{Table, random};
use chaturaji::{
    Position, Preset, Rules,
    parameters::{Control, DiceKind, First, Fraction},
};
use chaupat_core::{Match, Position as _, Step};
use chaupat_notation::{Notation, Record, read_rules, write_rules};

const START: &str = "chaturaji yByP2bKbEbNbB/yNyP2bPbPbPbP/yEyP6/yKyP6/6rPrK/6rPrE/gPgPgPgP2rPrN/gBgNgEgK2rPrB \
                     r throw - aaaa 0,0,0,0 -,-,-,- 0";

fn rule_sets() -> Vec<Rules> {
    let mut all: Vec<_> = Preset::ALL.map(Preset::rules).to_vec();
    for text in [
        "chaturaji(dice=cubic)",
        "chaturaji(dice=none)",
        "chaturaji(first=random)",
        "chaturaji(first=throw)",
        "chaturaji(dice=cubic,first=throw)",
        "chaturaji(control=nominate(1/4))",
        "chaturaji(control=catch(1))",
        "chaturaji.biruni(control=catch(2))",
        "chaturaji(pawns_lost=2)",
        "chaturaji.forbes(first=black)",
        "chaturaji.ffa(first=green)",
    ] {
        all.push(read_rules(text).unwrap_or_else(|error| panic!("{text}: {error}")));
    }
    all
}

#[test]
fn j13_the_start_of_the_rule_book() {
    assert_eq!(Position::initial(&Rules::default()).write_position(), START);
    assert_eq!(Position::read_position(START).unwrap(), Position::initial(&Rules::default()));
}

#[test]
fn j11_rule_sets() {
    for (preset, text) in Preset::ALL.into_iter().zip([
        "chaturaji",
        "chaturaji.biruni",
        "chaturaji.forbes",
        "chaturaji.diceless",
        "chaturaji.ffa",
    ]) {
        assert_eq!(write_rules(&preset.rules()), text);
        assert_eq!(read_rules::<Rules>(text).unwrap(), preset.rules());
    }
    for rules in rule_sets() {
        assert_eq!(read_rules::<Rules>(&write_rules(&rules)), Ok(rules));
    }
    let rules: Rules = read_rules("chaturaji(control=nominate,first=throw,dice=cubic)").unwrap();
    assert_eq!(rules.control(), Control::Nominate(Fraction::new(1, 4).unwrap()));
    assert_eq!((rules.first(), rules.parameters().dice), (First::Throw, DiceKind::Cubic));
    assert_eq!(write_rules(&rules), "chaturaji(first=throw,dice=cubic,control=nominate(1/4))");
}

/// However it is written, the same game is the same rule set, and is written in the same way: with the fewest parameters,
/// from the first preset that needs no more.
#[test]
fn j11_1_a_rule_set_is_its_parameters() {
    for (read, written) in [
        ("chaturaji.biruni(dice=stick,triumph=yes,award=add)", "chaturaji"),
        ("chaturaji(dice=cubic,triumph=no,award=replace_kings)", "chaturaji.biruni"),
        ("chaturaji.biruni(triumph=yes,award=add)", "chaturaji(dice=cubic)"),
        ("chaturaji(dice=none,count=2,compulsory=no)", "chaturaji(dice=none)"),
        ("chaturaji.diceless(pawns_lost=0,last_pawn=no)", "chaturaji.diceless(pawns_lost=0,last_pawn=no)"),
        ("chaturaji.forbes(squares=horse_elephant,last_pawn=yes)", "chaturaji.forbes"),
        ("chaturaji.ffa(squares=horse_elephant,blocked=illegal)", "chaturaji.ffa"),
        ("chaturaji.ffa(pawns_lost=1,blocked=illegal)", "chaturaji.ffa(pawns_lost=1,blocked=illegal)"),
        // Two from classic, two from biruni: the first in the table.
        ("chaturaji.biruni(dice=stick,award=off)", "chaturaji(triumph=no,award=off)"),
        // Four from classic, three from diceless.
        (
            "chaturaji(dice=none,king_lost=frozen,end=one_in,repetition=yes)",
            "chaturaji.diceless(pawns_lost=0,last_pawn=no,bare_king_out=no)",
        ),
    ] {
        let rules: Rules = read_rules(read).unwrap_or_else(|error| panic!("{read}: {error}"));
        assert_eq!(write_rules(&rules), written, "{read}");
        assert_eq!(read_rules(written), Ok(rules), "{written}");
    }
}

#[test]
fn j13_positions_and_plies_of_random_games_round_trip() {
    for rules in rule_sets() {
        for seed in 1..6 {
            random::walk(Position::initial(&rules), seed, 400);
        }
    }
}

#[test]
fn matches_of_all_rule_sets_are_read_back() {
    for rules in rule_sets() {
        for (seed, plies) in [(1, 3), (2, 7), (3, 40), (4, 10_000)] {
            let game: Match<Position> = random::game(&rules, seed, plies);
            let text = Record::from(game.clone()).write();
            let back = Record::<Position>::read(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
            assert_eq!(back[0].game(), &game, "{text}");
            assert_eq!(back[0].write(), text);
        }
    }
}

#[test]
fn j7_5_players_leave_in_the_middle_of_turns() {
    let mut events = 0;
    for rules in rule_sets() {
        for seed in 1..30 {
            let game: Match<Position> = random::restless_game(&rules, seed, 150);
            events += game.steps().iter().filter(|step| matches!(step, Step::Event(_))).count();
            let text = Record::from(game.clone()).write();
            let back = Record::<Position>::read(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
            assert_eq!(back[0].game(), &game, "{text}");
            assert_eq!(back[0].write(), text);
        }
    }
    assert!(events > 500, "{events}");
}

#[test]
fn a_turn_goes_on_behind_an_event() {
    let text = "[Rules \"chaturaji\"]\n1. r 22 h1f3\ng resigns\n1. r f3d5 {on}\ny flagged\n3. b 44\n";
    let full = "1. r 22 2:h1-f3\ng resigns\n1. r 2:f3-d5 {on}\ny flagged\n3. b 44 44:--\n";
    assert_eq!(body(text), full);
}

/// A record in short forms, as it is written in full.
fn body(text: &str) -> String {
    let mut records = Record::<Position>::read(text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    let text = records.remove(0).write();
    text.split_once("\n\n").unwrap().1.to_owned()
}

#[test]
fn j13_records_write_the_die_the_capture_and_the_king() {
    let text = "[Rules \"chaturaji\"]\n1. r 22 h1f3 f3d1\n2. g 55 a2a3 {why} pass\n3. y 44\n4. b 24 h8f6\n";
    assert_eq!(
        body(text),
        "1. r 22 2:h1-f3 2:f3xd1#\n2. g 55 5:a2-a3 {why} pass\n3. y 44 44:--\n4. b 24 2:h8-f6 4:--\n"
    );
}

#[test]
fn j12_5_a_record_shows_the_triumph() {
    let text = "[Rules \"chaturaji(dice=none)\"]\n1. r h1f3\n2. g a1c3\n3. y a8c6\n4. b h8f6\n5. r f3d5\n6. g b2b3\n\
                7. y c6e4\n8. b f6d4\n9. r g3f3\n10. g c3e5\n";
    let full = body(text);
    assert!(full.starts_with("1. r h1-f3\n2. g a1-c3\n"), "{full}");
    assert!(full.ends_with("\n10. g c3-e5*d4e4d5\n"), "{full}");
}

#[test]
fn j12_6_a_record_shows_the_waiting_pawn_that_turns() {
    let start = "chaturaji 3gP4/8/8/8/yK7/7rK/8/3gK3rE r act 4 aaaa 0,0,0,0 -,-,-,- 0";
    let game = format!("[Start \"{start}\"]\n1. r h1d1\n");
    assert_eq!(body(&game), "1. r 4:h1xd1(d8=K)#\n");
}

#[test]
fn j5_4_j10_2_names_catches_and_signs() {
    let text = "[Rules \"chaturaji(control=nominate(1/4))\"]\n1. r name:25 25 h1f3 pass\n";
    assert_eq!(body(text), "1. r name:25 25 2:h1-f3 pass\n");
    let text = "[Rules \"chaturaji(control=catch(1))\"]\n1. r 25 cast:5 4 h1f3\n2. g 55 keep pass\n";
    assert_eq!(body(text), "1. r 25 cast:5 4 2:h1-f3 4:--\n2. g 55 keep pass\n");
    let text = "[Rules \"chaturaji(first=throw)\"]\nopening 7 7 4 5 6 8\n1. g 44\n";
    assert_eq!(body(text), "opening 7 7 4 5 6 8\n1. g 44 44:--\n");
    let text = "[Rules \"chaturaji(first=random)\"]\nopening y\n1. y 44\n";
    assert_eq!(body(text), "opening y\n1. y 44 44:--\n");
    let cubic = Position::initial(&read_rules("chaturaji(dice=cubic)").unwrap());
    assert_eq!(cubic.write_ply(cubic.read_ply("16").unwrap()), "45");
}

#[test]
fn bad_rule_sets_are_refused_in_words() {
    for (text, expected) in [
        (
            "chaupar",
            "line 1, column 1: expected a rule set, which begins with \"chaturaji\", found \"chaupar\" (J11.1)",
        ),
        (
            "chaturaji.chess",
            "line 1, column 11: expected a preset: classic, biruni, forbes, diceless, ffa, found \"chess\" (J11.1)",
        ),
        (
            "chaturaji(dice=6)",
            "line 1, column 16: expected a value of dice: stick, cubic or none, found \"6\" (J11.1)",
        ),
        (
            "chaturaji(control=nominate(5/4))",
            "line 1, column 19: expected a value of control: fair, nominate(1/4) or another chance, catch(1) or \
             catch(2), found \"nominate\" (J11.1)",
        ),
        (
            "chaturaji(quiet_limit=65536)",
            "line 1, column 23: expected a value of quiet_limit: a number from 1 to 65535, found \"65536\" (J11.1)",
        ),
    ] {
        assert_eq!(read_rules::<Rules>(text).expect_err(text).to_string(), expected, "{text}");
    }
    for (text, rule) in [
        ("chaturaji(end=one_in)", "J11.2"),
        ("chaturaji(end=teams)", "J11.2"),
        ("chaturaji(thrones=yes)", "J11.2"),
        ("chaturaji(exchange=yes)", "J11.2"),
        ("chaturaji(gadha=yes,promotes_to=boat)", "J11.2"),
        ("chaturaji(last_pawn=yes,promotes_to=boat)", "J11.2"),
        ("chaturaji(repetition=yes)", "J11.2"),
        ("chaturaji(dice=none,control=catch(1))", "J11.2"),
        ("chaturaji(dice=none,first=throw)", "J11.2"),
        ("chaturaji(control=catch(3))", "J11.2"),
        ("chaturaji(count=3)", "J5.2"),
        ("chaturaji(pawns_lost=3)", "J3.4"),
        ("chaturaji(quiet_limit=0)", "J7.2"),
    ] {
        let error = read_rules::<Rules>(text).expect_err(text);
        assert_eq!(error.rule(), Some(rule), "{text}: {error}");
        assert_eq!(error.to_string().matches(rule).count(), 1, "{error}");
    }
}

#[test]
fn bad_positions_are_refused_in_words() {
    let due = "expected what is due: throw, act, name, catch, again, claim:, place:, first: or over:";
    let rest = "expected command=, lost=, thrones=, since=, or the end of the position";
    let mut table = Table::default();
    for (from, to, expected) in [
        (START, "chaturaji", "line 1, column 10: expected a space and the placement of the men, found the end of the text (J13)".to_owned()),
        (START, "chaturaji x", "line 1, column 11: expected a man, such as rK, or a gap of at most 8, on rank 8, found \"x\" (J13)".to_owned()),
        ("yByP2b", "yByP3b", "line 1, column 22: expected \"/\" and the next rank: this one is full, found \"bB/yNyP2bPbPbPbP/yEyP6/y…\" (J13)".to_owned()),
        ("yByP2b", "yByP9b", "line 1, column 15: expected a man, such as rK, or a gap of at most 6, on rank 8, found \"9bKbEbNbB/yNyP2bPbPbPbP/…\" (J13)".to_owned()),
        ("yEyP6", "yEyP7", "line 1, column 43: expected a man, such as rK, or a gap of at most 6, on rank 6, found \"7/yKyP6/6rPrK/6rPrE/gPgP…\" (J13)".to_owned()),
        ("yEyP6", "yEyP66", "line 1, column 44: expected \"/\" and the next rank: this one is full, found \"6/yKyP6/6rPrK/6rPrE/gPgP…\" (J13)".to_owned()),
        ("yEyP6", "yEyQ6", "line 1, column 41: expected a man, such as rK, or a gap of at most 7, on rank 6, found \"yQ6/yKyP6/6rPrK/6rPrE/gP…\" (J13)".to_owned()),
        (" r throw", " w throw", "line 1, column 91: expected the army whose turn it is, r, g, y or b, or -, found \"w\" (J13)".to_owned()),
        (" r throw", " r dice", format!("line 1, column 93: {due}, found \"dice\" (J13)")),
        (" r throw", " r throws", format!("line 1, column 93: {due}, found \"throws\" (J13)")),
        (" r throw", " - over:all", "line 1, column 98: expected why the game is over: kings, army, in, team, draw, quiet, repetition, claim, found \"all\" (J13)".to_owned()),
        (" r throw", " - first:", "line 1, column 99: expected armies, such as rg, or - for none, found \" \" (J13)".to_owned()),
        (" r throw", " - first:rr", "line 1, column 100: expected each army only once, found \"r\" (J13)".to_owned()),
        (" r throw", " - first:rg:5,5", "line 1, column 104: expected fewer casts than contenders, each above 0, found \"5\" (J13)".to_owned()),
        (" r throw", " r claim:g", "line 1, column 100: expected \"@\" and the square where the king was taken, found \" \" (J13)".to_owned()),
        (" r throw", " r claim:g@d9", "line 1, column 101: expected a square from a1 to h8, found \"d9\" (J13)".to_owned()),
        (" r throw", " r place:@d1", "line 1, column 99: expected the army whose king is placed, found \"@d1\" (J13)".to_owned()),
        ("throw - ", "throw 1 ", "line 1, column 99: expected dice by their digits, 2 to 5, such as 25, found \"1\" (J13)".to_owned()),
        ("throw - ", "throw 222 ", "line 1, column 101: expected a space and the status of the armies, found \"2\" (J13)".to_owned()),
        ("aaaa", "aaz", "line 1, column 103: expected the status of Yellow: a, f, x, s or t, found \"z\" (J13)".to_owned()),
        ("0,0,0,0", "0,0,0", "line 1, column 111: expected \",\" and the value of the next army, found \" \" (J13)".to_owned()),
        ("0,0,0,0", "0,0,0,-1", "line 1, column 112: expected a score, found \"-1\" (J13)".to_owned()),
        ("0,0,0,0", "0,0,0,4294967296", "line 1, column 112: expected a score, found \"4294967296\" (J13)".to_owned()),
        ("-,-,-,-", "-,-,-,q", "line 1, column 120: expected armies, such as rg, or - for none, found \"q\" (J13)".to_owned()),
        ("-,- 0", "-,- 70000", "line 1, column 122: expected the number of quiet turns, found \"70000\" (J13)".to_owned()),
        ("-,- 0", "-,- 0x", format!("line 1, column 123: {rest}, found \"x\" (J13)")),
        ("-,- 0", "-,- 0 what=1", format!("line 1, column 124: {rest}, found \"what=1\" (J13)")),
        ("-,- 0", "-,- 0 command=rgb", "line 1, column 135: expected four letters: who plays r g y b, found the end of the text (J13)".to_owned()),
        ("-,- 0", "-,- 0 lost=0,0,0,3", "line 1, column 135: expected 0, 1 or 2, found \"3\" (J13)".to_owned()),
        ("-,- 0", "-,- 0 lost=0,0,0,1 lost=0,0,0,1", format!("line 1, column 137: {rest}, found \"lost=0\" (J13)")),
        ("-,- 0", "-,- 0 since=h1", "line 1, column 132: expected a square from a1 to h8, found the end of the text (J13)".to_owned()),
        ("gBgN", "gPgN", "line 1, column 11: Green has more than four pawns (J1.1)".to_owned()),
        (" r throw", " r act", "line 1, column 97: these dice do not fit what is due (J5.2)".to_owned()),
        (" r throw - ", " r throw 25 ", "line 1, column 99: these dice do not fit what is due (J5.2)".to_owned()),
        (" r throw", " - throw", "line 1, column 91: an army has the turn, unless the game is over or the first army unknown (J13)".to_owned()),
        (" r throw", " - over:kings", "line 1, column 93: the game is not over in this way (J7.2)".to_owned()),
        ("aaaa", "aafa", "line 1, column 101: Yellow cannot have this status with these men and rules (J7.1)".to_owned()),
        ("-,-,-,-", "r,-,-,-", "line 1, column 114: nobody captures his own army: Red did not take its own king (J2)".to_owned()),
        ("-,- 0", "-,- 101", "line 1, column 122: the game had ended by quiet turns before (J7.2)".to_owned()),
        ("-,- 0", "-,- 0 lost=0,0,0,1", "line 1, column 124: how the king of Black fell is 0, 1 or 2, and 0 without exchange of kings (J9.4)".to_owned()),
        ("-,- 0", "-,- 0 since=h1h2", "line 1, column 124: quiet moves are kept only where repetition counts, and not more than quiet turns (J10.1)".to_owned()),
    ] {
        let text = START.replacen(from, to, 1);
        table.row(to, Position::read_position(&text).expect_err(&text), &expected);
    }
}

#[test]
fn bad_plies_are_refused_in_words() {
    let action = "expected an action, such as g3f3, b7b8=K, 5:g3-f3, pass, name:25, keep, cast:5, claim, decline or at:d1";
    let act = START.replace("throw -", "act 25");
    let over = "chaturaji 8/8/8/8/8/8/8/rK7 - over:kings - aaaa 0,0,0,0 -,-,-,- 0";
    let first = START.replace(" r throw", " - first:rgyb").replace("chaturaji ", "chaturaji(first=throw) ");
    let mut table = Table::default();
    for (position, ply, expected) in [
        (START, "", "line 1, column 1: expected dice by their digits, 2 to 5, such as 25, found the end of the text (J13)".to_owned()),
        (START, "16", "line 1, column 1: expected dice by their digits, 2 to 5, such as 25, found \"16\" (J13)".to_owned()),
        (START, "255", "line 1, column 3: expected the end of the throw, found \"5\" (J13)".to_owned()),
        (START, "2", "line 1, column 1: this is not what is thrown now (J5.1)".to_owned()),
        (&first, "x", "line 1, column 1: expected who begins, r, g, y or b, or the sum of the faces, found \"x\" (J13)".to_owned()),
        (&first, "11", "line 1, column 1: these dice cannot fall so (J5.1)".to_owned()),
        (&act, "", format!("line 1, column 1: {action}, found the end of the text (J13)")),
        (&act, "move", format!("line 1, column 1: {action}, found \"move\" (J13)")),
        (&act, "g3", "line 1, column 3: expected a square from a1 to h8, found the end of the text (J13)".to_owned()),
        (&act, "5:i3f3", "line 1, column 3: expected a square from a1 to h8, found \"i3f3\" (J13)".to_owned()),
        (&act, "g3f3=", "line 1, column 6: expected what the pawn becomes: B, N, E or K, found the end of the text (J13)".to_owned()),
        (&act, "g3f3=P", "line 1, column 6: expected what the pawn becomes: B, N, E or K, found \"P\" (J13)".to_owned()),
        (&act, "g3f3!", "line 1, column 5: expected signs such as =E, # or $1, or the end of the action, found \"!\" (J13)".to_owned()),
        (&act, "passe", format!("line 1, column 1: {action}, found \"passe\" (J13)")),
        (&act, "pass!", "line 1, column 5: expected signs such as $1, or the end of the action, found \"!\" (J13)".to_owned()),
        (&act, "name:7", "line 1, column 6: expected dice by their digits, 2 to 5, such as 25, found \"7\" (J13)".to_owned()),
        (&act, "name:25", "line 1, column 1: a move is due now (J5.2)".to_owned()),
        (&act, "2:g3-f3", "line 1, column 1: 2: is not what happens: the whole is 5:g3-f3 (J5.1)".to_owned()),
        (&act, "5:g3xf3", "line 1, column 5: x is not what happens: the whole is 5:g3-f3 (J2)".to_owned()),
        (&act, "g3f3*d4e4", "line 1, column 5: *d4e4 is not what happens: the whole is 5:g3-f3 (J4.1)".to_owned()),
        (&act, "g3f3=E", "line 1, column 5: =E is not what happens: the whole is 5:g3-f3 (J3.1)".to_owned()),
        (&act, "g3f3(d8=K)", "line 1, column 5: (d8=K) is not what happens: the whole is 5:g3-f3 (J3.3)".to_owned()),
        (&act, "g3f3#", "line 1, column 5: # is not what happens: the whole is 5:g3-f3 (J6.2)".to_owned()),
        (&act, "g3f3+5", "line 1, column 5: +5 is not what happens: the whole is 5:g3-f3 (J10.2)".to_owned()),
        (&act, "g3f3^", "line 1, column 5: ^ is not what happens: the whole is 5:g3-f3 (J9.3)".to_owned()),
        (&act, "g3f3$2", "line 1, column 5: $2 is not what happens: the whole is 5:g3-f3 (J9.3)".to_owned()),
        (&act, "h2f3", "line 1, column 1: no die left moves a horse: that takes a 3 (J5.1)".to_owned()),
        (&act, "a1c3", "line 1, column 1: the man on a1 belongs to another army (J2)".to_owned()),
        (&act, "e4e5", "line 1, column 1: nobody stands on e4 (J2)".to_owned()),
        (&act, "g3e3", "line 1, column 1: a pawn does not go from g3 to e3 (J2)".to_owned()),
        (over, "g3f3", "line 1, column 1: the game is over (J7.2)".to_owned()),
    ] {
        let position = Position::read_position(position).unwrap_or_else(|error| panic!("{position}: {error}"));
        table.row(ply, position.read_ply(ply).expect_err(ply), &expected);
    }
}
