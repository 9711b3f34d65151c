use super::initial;

/// The rule set as it is written.
fn written(rules: &str) -> String {
    initial(rules).unwrap().split(' ').next().unwrap().to_string()
}

#[test]
fn only_the_differences_are_written_j11_1() {
    for (read, expected) in [
        ("chaturaji.classic", "chaturaji"),
        ("chaturaji(dice=cubic,first=red)", "chaturaji(dice=cubic)"),
        ("chaturaji(award=off,boat=rook)", "chaturaji(boat=rook,award=off)"),
        ("chaturaji.ffa(quiet_limit=200)", "chaturaji.ffa"),
        ("chaturaji(dice=none,count=1,compulsory=yes)", "chaturaji(dice=none)"),
        ("chaturaji(control=nominate)", "chaturaji(control=nominate(1/4))"),
        ("chaturaji(control=nominate(2/8))", "chaturaji(control=nominate(1/4))"),
        ("chaturaji(control=nominate(1/1))", "chaturaji(control=nominate(1))"),
        ("chaturaji(control=catch)", "chaturaji(control=catch(1))"),
        ("chaturaji.ffa(squares=horse_elephant,blocked=illegal)", "chaturaji.ffa"),
        ("chaturaji.forbes(last_pawn=yes)", "chaturaji.forbes"),
        ("chaturaji.forbes(dice=none,count=2)", "chaturaji.forbes(dice=none)"),
        // Fewest parameters, and of equally few the first preset of the table (J11.1).
        ("chaturaji(dice=cubic,triumph=no,award=replace_kings)", "chaturaji.biruni"),
        ("chaturaji.biruni(triumph=yes,award=add)", "chaturaji(dice=cubic)"),
        ("chaturaji.biruni(triumph=yes)", "chaturaji.biruni(triumph=yes)"),
        ("chaturaji(dice=cubic,triumph=no,award=off)", "chaturaji.biruni(award=off)"),
    ] {
        assert_eq!(written(read), expected);
    }
}

#[test]
fn refused_with_a_reason_j11_2() {
    for rules in [
        "chaturaji(end=one_in)",
        "chaturaji(end=teams)",
        "chaturaji.forbes(award=add)",
        "chaturaji.forbes(points=classic)",
        "chaturaji.forbes(king_lost=play_on)",
        "chaturaji(thrones=yes)",
        "chaturaji(exchange=yes)",
        "chaturaji(promotes_to=boat,gadha=yes)",
        "chaturaji(promotes_to=boat,last_pawn=yes)",
        "chaturaji(repetition=yes)",
        "chaturaji(dice=none,control=catch(1))",
        "chaturaji(dice=none,control=nominate(1/4))",
        "chaturaji(dice=none,first=throw)",
        "chaturaji(count=1,control=catch(2))",
    ] {
        let reason = initial(rules).unwrap_err();
        assert!(reason.starts_with("J11.2: "), "{rules}: {reason}");
    }
}

#[test]
fn nonsense_is_refused_j11_1() {
    for rules in [
        "chess",
        "chaturaji.chess",
        "chaturaji(",
        "chaturaji()",
        "chaturaji(dice)",
        "chaturaji(dice=none,dice=none)",
        "chaturaji(quiet_limit=0)",
        "chaturaji(control=nominate(3/2))",
        "chaturaji(control=catch(3))",
    ] {
        assert!(initial(rules).is_err(), "{rules}");
    }
}
