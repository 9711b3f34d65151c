use crate::study::*;
use chaupar::parameters::{
    CastTable, Door, DoubletRule, Entry, Flowers, MouthUp, Opening, Partners, Play, Protection, Start,
};
use chaupar::{Conflict, Preset, Rules, Values};
use chaupat_core::Seat;
use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher};

#[test]
fn c16_presets_are_sound_and_named() {
    for preset in Preset::ALL {
        assert_eq!(Rules::new(preset.parameters()), Ok(preset.rules()));
        assert_eq!(preset.name().parse(), Ok(preset));
        assert!(preset.summary().ends_with('.'));
    }
    let error = "ludo".parse::<Preset>().unwrap_err();
    assert_eq!(error.to_string(), "chaupar has these presets: cowrie, charkoni, pasa, pachisi");
    assert_eq!(error.names(), Preset::NAMES);
    assert_eq!((Preset::default(), Rules::default()), (Preset::Cowrie, Preset::Cowrie.rules()));
}

#[test]
fn c16_cowrie_and_charkoni() {
    let (cowrie, charkoni) = (Preset::Cowrie.parameters(), Preset::Charkoni.parameters());
    assert_eq!((cowrie.table, cowrie.entry, cowrie.door), (CastTable::Seven, Entry::Flower, Door::Circle));
    assert_eq!((charkoni.table, charkoni.entry, charkoni.door), (CastTable::Six, Entry::Walk, Door::Wait));
    assert_eq!((cowrie.extra, cowrie.bonus), (Values::of(&[10, 25, 30]), Values::of(&[10, 25, 30])));
    assert_eq!((charkoni.extra, charkoni.bonus), (Values::of(&[6, 10, 12, 25]), Values::of(&[10, 25])));
    assert!(!cowrie.alkhee && charkoni.alkhee && charkoni.partners == Partners::Help);
    assert_eq!((cowrie.turn_limit, charkoni.turn_limit, charkoni.partner_delay), (5000, 2000, 5));
}

#[test]
fn c16_pasa_and_pachisi() {
    let (pasa, pachisi) = (Preset::Pasa.parameters(), Preset::Pachisi.parameters());
    assert_eq!((pasa.door, pasa.partner_delay, pasa.flowers), (Door::None, 0, Flowers::None));
    assert_eq!(
        (pachisi.door, pachisi.partners, pachisi.flowers),
        (Door::None, Partners::Teams, Flowers::Twelve)
    );
    assert_eq!((pachisi.play, pachisi.burn, pachisi.may_pass), (Play::Each, false, true));
    assert_eq!((pasa.protection, pachisi.protection), (Protection::Size, Protection::None));
    assert!(pasa.two_colours && pachisi.two_colours);
}

fn conflicts(parameters: Parameters) -> Vec<(Conflict, &'static str)> {
    let error = Rules::new(parameters).unwrap_err();
    error.conflicts().iter().map(|conflict| (*conflict, conflict.rule())).collect()
}

#[test]
fn c16_1_refused_combinations() {
    let refused = |parameters, conflict| assert_eq!(conflicts(parameters), [(conflict, "C16.1")]);
    refused(Parameters { flowers: Flowers::None, ..cowrie() }, Conflict::FlowerEntry);
    refused(Parameters { door: Door::Circle, ..pachisi() }, Conflict::CircleEntry);
    refused(Parameters { door: Door::Circle, ..pasa() }, Conflict::CircleEntry);
    refused(Parameters { play: Play::Each, ..cowrie() }, Conflict::BurnOneByOne);
    refused(Parameters { men: 8, start: Start::Hand, ..pasa() }, Conflict::EightInPasa);
    refused(Parameters { men: 8, start: Start::Usual, ..pachisi() }, Conflict::EightOnBoard);
    let west_begins = Parameters { players: 3, opening: Opening::Seat(WEST), ..cowrie() };
    refused(west_begins, Conflict::OpeningSeat(WEST));
}

#[test]
fn c16_1_other_refusals() {
    let refused = |parameters| conflicts(parameters).into_iter().map(|(_, rule)| rule).collect::<Vec<_>>();
    assert_eq!(refused(Parameters { players: 3, ..charkoni() }), ["C3.1"]);
    assert_eq!(refused(Parameters { play: Play::Dice, ..ludo() }), ["C2.2"]);
    assert!(Rules::new(Parameters { men: 8, ..ludo() }).is_ok());
    assert_eq!(refused(Parameters { doublet: DoubletRule::WhenUsed, ..pasa() }), ["C14.4"]);
    assert_eq!(refused(Parameters { start: Start::Hand, turn_limit: 0, ..pasa() }), ["C11.3"]);
    assert_eq!(refused(Parameters { mouth_up: MouthUp { num: 2, den: 4 }, ..cowrie() }), ["C2.1"]);
    assert_eq!(refused(Parameters { mouth_up: MouthUp { num: 1, den: 0 }, ..cowrie() }), ["C2.1"]);
    assert_eq!(refused(Parameters { bonus: Values::of(&[9, 31]), ..cowrie() }), ["C2", "C2"]);
    let all = Values::of(&[2, 3, 4, 7, 10, 14, 25, 30]);
    assert_eq!(refused(Parameters { extra: all, burn: false, ..cowrie() }), ["C4.1"]);
    assert!(Rules::new(Parameters { extra: all, ..cowrie() }).is_ok());
}

/// A seat has nine places for men nowhere, and somebody has to play: such numbers make no rule set, so no position.
#[test]
fn c3_1_senseless_numbers_make_no_rule_set() {
    assert_eq!(conflicts(Parameters { men: 9, ..cowrie() }), [(Conflict::Men(9), "C3.1")]);
    assert_eq!(conflicts(Parameters { men: 0, ..cowrie() }), [(Conflict::Men(0), "C3.1")]);
    assert_eq!(conflicts(Parameters { players: 0, ..cowrie() }), [(Conflict::Players(0), "C3.1")]);
    assert_eq!(conflicts(Parameters { players: 255, ..cowrie() }), [(Conflict::Players(255), "C3.1")]);
}

#[test]
fn c16_1_all_conflicts_are_told() {
    let parameters = Parameters {
        players: 9,
        men: 8,
        table: CastTable::LongDice,
        last_step: Values::of(&[9]),
        flowers: Flowers::None,
        turn_limit: 0,
        ..cowrie()
    };
    let error = Rules::new(parameters).unwrap_err();
    let expected = [
        Conflict::Players(9),
        Conflict::EightInPasa,
        Conflict::TurnLimit,
        Conflict::DiceTable,
        Conflict::NotAThrow { parameter: "last_step", value: 9 },
        Conflict::FlowerEntry,
        Conflict::NoEntry,
    ];
    assert_eq!(error.conflicts(), expected);
    let text = error.to_string();
    assert!(text.starts_with("2 to 4 people play, not 9 (C3.1); pasa has"), "{text}");
    assert!(text.ends_with("; no throw of this table brings a man in from hand (C5)"), "{text}");
}

#[test]
fn c16_2_equal_parameters_are_equal_rule_sets_wherever_they_come_from() {
    let high = Values::of(&[10, 25, 30]);
    let from_charkoni = rules(Parameters {
        table: CastTable::Seven,
        extra: high,
        entry: Entry::Flower,
        door: Door::Circle,
        bonus: high,
        alkhee: false,
        partners: Partners::Off,
        turn_limit: 5000,
        ..Preset::Charkoni.parameters()
    });
    assert_eq!(from_charkoni, Preset::Cowrie.rules());
    let hash = |rules: Rules| BuildHasherDefault::<DefaultHasher>::default().hash_one(rules);
    assert_eq!(hash(from_charkoni), hash(Preset::Cowrie.rules()));
}

#[test]
fn c16_2_what_has_no_effect_makes_no_other_rule_set() {
    let same = |one, other| assert_eq!(rules(one), rules(other));
    same(Parameters { two_colours: false, ..pasa() }, pasa());
    same(
        Parameters { players: 2, partners: Partners::Off, ..charkoni() },
        Parameters { players: 2, ..charkoni() },
    );
    same(Parameters { partner_delay: 0, ..cowrie() }, cowrie());
    same(Parameters { partner_delay: 0, ..pachisi() }, pachisi());
    same(Parameters { mouth_up: MouthUp { num: 1, den: 3 }, ..pasa() }, pasa());
    same(Parameters { extra: Values::of(&[6]), burn: true, ..pasa() }, pasa());
    same(Parameters { extra: Values::of(&[6, 10, 12, 25, 30]), ..charkoni() }, charkoni());
    same(Parameters { bonus: Values::of(&[10, 25, 30]), ..charkoni() }, charkoni());
    let no_extra = Parameters { extra: Values::NONE, ..cowrie() };
    same(Parameters { burn: false, ..no_extra }, no_extra);
    let single = Parameters { jugs: false, ..pasa() };
    same(Parameters { doublet: DoubletRule::Compulsory, ..single }, single);
    same(Parameters { protection: Protection::None, ..single }, single);
    same(Parameters { flowers_closed: true, ..pasa() }, pasa());
    same(Parameters { mouth_up: MouthUp { num: 1, den: 3 }, ..ludo() }, ludo());
    same(Parameters { doublet: DoubletRule::Off, bonus: Values::of(&[10, 30]), ..ludo() }, ludo());
}

#[test]
fn c16_2_what_has_an_effect_stays() {
    let other = |one, other| assert_ne!(rules(one), rules(other));
    other(Parameters { players: 2, two_colours: false, ..pasa() }, Parameters { players: 2, ..pasa() });
    other(Parameters { partner_delay: 0, ..charkoni() }, charkoni());
    other(Parameters { protection: Protection::None, ..pasa() }, pasa());
    other(Parameters { burn: false, ..cowrie() }, cowrie());
    // A list without any throw of the table is not empty: from p = 83 nobody gets home.
    other(Parameters { last_step: Values::of(&[30]), ..charkoni() }, charkoni());
    let entry = Parameters { entry: Entry::Walk, ..cowrie() };
    other(Parameters { flowers: Flowers::None, ..entry }, entry);
    other(Parameters { opening: Opening::Seat(Seat::ALL[1]), ..cowrie() }, cowrie());
}
