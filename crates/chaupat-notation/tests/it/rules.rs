use crate::random::{self, Chance};
use chaupar::{Parameters, Preset, Rules, parameters::Opening};
use chaupat_core::Seat;
use chaupat_notation::{Notation, RulesText, parameters_as_written, read_rules, write_rules};

fn read(text: &str) -> Rules {
    read_rules(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn error(text: &str) -> String {
    read_rules::<Rules>(text).expect_err(text).to_string()
}

#[test]
fn c16_presets_have_their_names_and_the_default_none() {
    for (preset, text) in
        Preset::ALL.into_iter().zip(["chaupar", "chaupar.charkoni", "chaupar.pasa", "chaupar.pachisi"])
    {
        assert_eq!(write_rules(&preset.rules()), text);
        assert_eq!(read(text), preset.rules());
    }
    assert_eq!(read("chaupar.cowrie"), Preset::Cowrie.rules());
}

#[test]
fn c16_0_only_what_differs_is_written_in_the_order_of_the_book() {
    let rules = Rules::new(Parameters {
        players: 2,
        opening: Opening::Seat(Seat::ALL[2]),
        burn: false,
        turn_limit: 7,
        ..Preset::Cowrie.parameters()
    })
    .unwrap();
    assert_eq!(write_rules(&rules), "chaupar(players=2,opening=seat(2),burn=no,turn_limit=7)");
    assert_eq!(read("chaupar(turn_limit=7,burn=no,opening=seat(2),men=4,players=2)"), rules);
}

#[test]
fn c16_0_every_parameter_stands_in_the_table_in_its_order() {
    let names: Vec<_> =
        <Rules as RulesText>::parameter_table().iter().map(|parameter| parameter.name).collect();
    assert_eq!(
        names.join(" "),
        "players men opening table mouth_up play extra burn may_pass capture_throws_again entry flowers \
         flowers_closed protection door bonus doublet last_step alkhee partners partner_delay two_colours jugs \
         colour_order start turn_limit"
    );
}

#[test]
fn c16_0_every_value_of_every_preset_is_read_back() {
    for preset in Preset::ALL {
        for parameter in <Rules as RulesText>::parameter_table() {
            let value = parameter.get(&preset.parameters());
            let mut other = Preset::default().parameters();
            parameter.set(&mut other, &value).unwrap();
            assert_eq!(parameter.get(&other), value, "{}", parameter.name);
        }
    }
}

#[test]
fn c3_1_two_players_have_no_partners() {
    assert_eq!(write_rules(&read("chaupar.charkoni(players=2,partners=off)")), "chaupar.charkoni(players=2)");
    let two = read("chaupar.charkoni(players=2)");
    assert!(!two.in_teams());
    assert_eq!(read("chaupar.charkoni(players=2,partners=off)"), two);
    assert_eq!(write_rules(&two), "chaupar.charkoni(players=2)");
    let single = read("chaupar.pasa(players=2,partners=off,two_colours=no)");
    assert_eq!(write_rules(&single), "chaupar.pasa(players=2,two_colours=no)");
}

#[test]
fn c16_0_the_text_begins_with_the_preset_that_needs_the_fewest_parameters() {
    for (text, written) in [
        // All columns of C16.0 in which charkoni differs from cowrie, but for one.
        (
            "chaupar.charkoni(table=seven,extra=10/25/30,entry=flower,door=circle,bonus=10/25/30,alkhee=no,partners=off)",
            "chaupar(turn_limit=2000)",
        ),
        (
            "chaupar(table=six,extra=6/10/12/25,entry=walk,door=wait,alkhee=yes,partners=help,turn_limit=2000)",
            "chaupar.charkoni",
        ),
        // C16.2: what has no effect is not written, and what it says does not matter.
        ("chaupar.pasa(two_colours=no,extra=6,mouth_up=1/3,doublet=off)", "chaupar.pasa"),
        ("chaupar(partner_delay=0,opening=seat(1))", "chaupar(opening=seat(1))"),
        ("chaupar.pasa(jugs=no)", "chaupar.pasa(jugs=no)"),
        // Both follow from the other: the first is left out.
        ("chaupar.charkoni(partners=off)", "chaupar.charkoni(partners=off)"),
    ] {
        assert_eq!(write_rules(&read(text)), written, "{text}");
        assert_eq!(read(written), read(text));
    }
}

#[test]
fn c16_0_parameters_are_told_as_they_are_written() {
    let told = |text: &str| parameters_as_written(&read(text));
    for preset in Preset::ALL {
        assert_eq!(told(&format!("chaupar.{}", preset.name())), preset.parameters());
    }
    assert!(told("chaupar.pasa(two_colours=no,start=abul_fazl)").two_colours);
    assert!(!told("chaupar.pasa(players=2,two_colours=no)").two_colours);
}

#[test]
fn values_of_every_form_are_read() {
    let rules = read("chaupar(mouth_up=2/5,extra=10/25,bonus=-,doublet=compulsory,start=hand)");
    assert_eq!(write_rules(&rules), "chaupar(mouth_up=2/5,extra=10/25,bonus=-,doublet=compulsory)");
    let rules = read("chaupar.pasa(start=abul_fazl)");
    assert_eq!(write_rules(&rules), "chaupar.pasa(start=abul_fazl)");
}

/// Rule sets put together at random: what holds together is read back as it was written, and walked through.
fn random_rule_sets<P: Notation>(extra: &[(&str, &[&str])]) -> usize {
    let mut chance = Chance(3);
    let mut held = 0;
    for _ in 0..3000 {
        let mut draft = P::Rules::presets()[chance.below(P::Rules::presets().len())].parameters;
        for _ in 0..chance.below(6) {
            let parameter = &P::Rules::parameter_table()[chance.below(P::Rules::parameter_table().len())];
            let own =
                extra.iter().find(|(name, _)| *name == parameter.name).map_or(&[][..], |(_, values)| values);
            let other = P::Rules::presets()[chance.below(P::Rules::presets().len())].parameters;
            let mut values = vec![parameter.get(&other)];
            values.extend(own.iter().map(|value| (*value).to_owned()));
            parameter.set(&mut draft, &values[chance.below(values.len())]).unwrap();
        }
        let Ok(rules) = P::Rules::from_parameters(draft) else { continue };
        let text = write_rules(&rules);
        assert_eq!(read_rules::<P::Rules>(&text).map_err(|error| error.to_string()), Ok(rules), "{text}");
        random::walk(P::initial(&rules), held, 12);
        held += 1;
    }
    held as usize
}

#[test]
fn c16_1_j11_2_random_rule_sets_round_trip() {
    let chaupar: &[(&str, &[&str])] = &[
        ("players", &["2", "3"]),
        ("men", &["8"]),
        ("opening", &["seat(0)", "seat(2)", "seat(3)"]),
        ("mouth_up", &["2/5", "499/500"]),
        ("extra", &["-", "2/3/4"]),
        ("bonus", &["25", "2/3"]),
        ("doublet", &["compulsory"]),
        ("start", &["abul_fazl", "6_7_12_12"]),
        ("partner_delay", &["4", "255"]),
        ("turn_limit", &["1", "4294967295"]),
    ];
    assert!(random_rule_sets::<chaupar::Position>(chaupar) > 500);
    let chaturaji: &[(&str, &[&str])] = &[
        ("first", &["black", "random", "throw"]),
        ("count", &["1", "2"]),
        ("control", &["nominate(1/4)", "nominate(0)", "nominate(254/255)", "catch(1)", "catch(2)"]),
        ("award", &["set_total"]),
        ("end", &["last_army"]),
        ("quiet_limit", &["1", "65535"]),
        ("resigned_last", &["no"]),
    ];
    assert!(random_rule_sets::<chaturaji::Position>(chaturaji) > 500);
}

#[test]
fn bad_rule_sets_are_refused_in_words() {
    for (text, expected) in [
        (
            "",
            "line 1, column 1: expected a rule set, which begins with \"chaupar\", found the end of the text (C16.0)",
        ),
        (
            "chess",
            "line 1, column 1: expected a rule set, which begins with \"chaupar\", found \"chess\" (C16.0)",
        ),
        (
            "chaupars",
            "line 1, column 1: expected a rule set, which begins with \"chaupar\", found \"chaupars\" (C16.0)",
        ),
        (
            "chaupar.cowry",
            "line 1, column 9: expected a preset: cowrie, charkoni, pasa, pachisi, found \"cowry\" (C16.0)",
        ),
        (
            "chaupar.",
            "line 1, column 9: expected a preset: cowrie, charkoni, pasa, pachisi, found the end of the text (C16.0)",
        ),
        (
            "chaupar()",
            "line 1, column 9: expected a parameter of chaupar, such as players, found \")\" (C16.0)",
        ),
        (
            "chaupar(player=2)",
            "line 1, column 9: expected a parameter of chaupar, such as players, found \"player=2\" (C16.0)",
        ),
        (
            "chaupar(bonuses=-)",
            "line 1, column 9: expected a parameter of chaupar, such as bonus, found \"bonuses=-\" (C16.0)",
        ),
        ("chaupar(players)", "line 1, column 16: expected \"=\" and a value, found \")\" (C16.0)"),
        (
            "chaupar(players=)",
            "line 1, column 17: expected a value of players: 2, 3 or 4, found \")\" (C16.0)",
        ),
        (
            "chaupar(players=+2)",
            "line 1, column 17: expected a value of players: 2, 3 or 4, found \"+2\" (C16.0)",
        ),
        (
            "chaupar(players=999)",
            "line 1, column 17: expected a value of players: 2, 3 or 4, found \"999\" (C16.0)",
        ),
        (
            "chaupar(burn=true)",
            "line 1, column 14: expected a value of burn: yes or no, found \"true\" (C16.0)",
        ),
        (
            "chaupar(extra=10/32)",
            "line 1, column 15: expected a value of extra: a list of throws such as 10/25/30, or -, found \"10/32\" (C16.0)",
        ),
        (
            "chaupar(opening=seat(4))",
            "line 1, column 17: expected a value of opening: cast or seat(0) to seat(3), found \"seat\" (C16.0)",
        ),
        (
            "chaupar(mouth_up=half)",
            "line 1, column 18: expected a value of mouth_up: a fraction such as 1/2, found \"half\" (C16.0)",
        ),
        (
            "chaupar(turn_limit=4294967296)",
            "line 1, column 20: expected a value of turn_limit: a number from 1 to 4294967295, found \"4294967296\" (C16.0)",
        ),
        (
            "chaupar(players=2,players=3)",
            "line 1, column 19: expected a parameter that is not set yet, found \"players=3\" (C16.0)",
        ),
        (
            "chaupar(players=2 men=8)",
            "line 1, column 18: expected \",\" and a further parameter, or \")\", found \" \" (C16.0)",
        ),
        (
            "chaupar(players=2",
            "line 1, column 18: expected \",\" and a further parameter, or \")\", found the end of the text (C16.0)",
        ),
        ("chaupar(players=2)x", "line 1, column 19: expected the end of the rule set, found \"x\" (C16.0)"),
        ("chaupar(players=5)", "line 1, column 1: 2 to 4 people play, not 5 (C3.1)"),
        (
            "chaupar.charkoni(players=3)",
            "line 1, column 1: partners and people with two colours are two pairs: 2 or 4 play, not 3 (C3.1)",
        ),
        (
            "chaupar.pasa(men=8)",
            "line 1, column 1: pasa has 4 men a colour: long dice do not go with men=8 (C16.1)",
        ),
        ("chaupar(flowers=none)", "line 1, column 1: entry=flower needs flowers: men enter on one (C16.1)"),
        (
            "chaupar(entry=any_die)",
            "line 1, column 1: door=circle needs entry=flower or entry=walk: with the others p = 1 to 7 is the \
             middle column (C16.1)",
        ),
        (
            "chaupar(play=each)",
            "line 1, column 1: three extra throws burn together, so burn=yes does not go with play=each (C16.1)",
        ),
        (
            "chaupar(players=3,opening=seat(3))",
            "line 1, column 1: the seat that is to begin, number 3, is not in play (C16.1)",
        ),
        (
            "chaupar(mouth_up=2/4)",
            "line 1, column 1: mouth_up must lie strictly between 0 and 1, in lowest terms, with a denominator of \
             at most 500 (C2.1)",
        ),
        ("chaupar(extra=9)", "line 1, column 1: 9 in extra is no throw of any table (C2)"),
    ] {
        assert_eq!(error(text), expected, "{text}");
    }
}
