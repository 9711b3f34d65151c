use crate::random;
use chaturaji::{
    Position, Preset, Rules,
    parameters::{Control, DiceKind, First, Fraction},
};
use chaupat_core::{Match, Position as _};
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
            assert_eq!(back[0].game, game, "{text}");
            assert_eq!(back[0].write(), text);
        }
    }
}
