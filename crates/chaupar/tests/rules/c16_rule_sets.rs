use crate::study::*;
use chaupar::{
    Door, DoubletRule, Entry, Flowers, Opening, Partners, Play, Preset, Protection, Refusal, Rules, Start,
    Table, Values,
};
use chaupat_core::Seat;

#[test]
fn c16_presets_are_sound_and_named() {
    for preset in Preset::ALL {
        assert_eq!(preset.rules().check(), Ok(()));
        assert_eq!(Preset::named(preset.name()), Some(preset));
    }
    assert_eq!(Preset::named("ludo"), None);
}

#[test]
fn c16_cowrie_and_charkoni() {
    let (cowrie, charkoni) = (Preset::Cowrie.rules(), Preset::Charkoni.rules());
    assert_eq!((cowrie.table, cowrie.entry, cowrie.door), (Table::Seven, Entry::Flower, Door::Circle));
    assert_eq!((charkoni.table, charkoni.entry, charkoni.door), (Table::Six, Entry::Walk, Door::Wait));
    assert_eq!((cowrie.extra, cowrie.bonus), (Values::of(&[10, 25, 30]), Values::of(&[10, 25, 30])));
    assert_eq!((charkoni.extra, charkoni.bonus), (Values::of(&[6, 10, 12, 25]), Values::of(&[10, 25])));
    assert!(!cowrie.alkhee && charkoni.alkhee && charkoni.partners == Partners::Help);
    assert_eq!((cowrie.turn_limit, charkoni.turn_limit, charkoni.partner_delay), (5000, 2000, 5));
}

#[test]
fn c16_pasa_and_pachisi() {
    let (pasa, pachisi) = (Preset::Pasa.rules(), Preset::Pachisi.rules());
    assert_eq!((pasa.door, pasa.partner_delay, pasa.flowers), (Door::None, 0, Flowers::None));
    assert_eq!(
        (pachisi.door, pachisi.partners, pachisi.flowers),
        (Door::None, Partners::Teams, Flowers::Twelve)
    );
    assert_eq!((pachisi.play, pachisi.burn, pachisi.may_pass), (Play::Each, false, true));
    assert_eq!((pasa.protection, pachisi.protection), (Protection::Size, Protection::None));
}

#[test]
fn c16_1_refused_combinations() {
    let refused = |rules: Rules| {
        let refusal = rules.check().unwrap_err();
        (refusal, refusal.rule())
    };
    assert_eq!(refused(Rules { flowers: Flowers::None, ..cowrie() }), (Refusal::FlowerEntry, "C16.1"));
    assert_eq!(refused(Rules { door: Door::Circle, ..pachisi() }), (Refusal::CircleEntry, "C16.1"));
    assert_eq!(refused(Rules { door: Door::Circle, ..pasa() }), (Refusal::CircleEntry, "C16.1"));
    assert_eq!(refused(Rules { play: Play::Each, ..cowrie() }), (Refusal::BurnOneByOne, "C16.1"));
    assert_eq!(refused(Rules { men: 8, ..pasa() }), (Refusal::EightInPasa, "C16.1"));
    assert_eq!(refused(Rules { men: 8, start: Start::Hand, ..pasa() }), (Refusal::EightInPasa, "C16.1"));
    assert_eq!(refused(Rules { men: 8, start: Start::Usual, ..pachisi() }), (Refusal::EightOnBoard, "C16.1"));
    let west_begins = Rules { players: 3, opening: Opening::Seat(Seat::ALL[3]), ..cowrie() };
    assert_eq!(refused(west_begins), (Refusal::OpeningSeat(WEST), "C16.1"));
}

#[test]
fn c16_1_other_refusals() {
    let refused = |rules: Rules| rules.check().unwrap_err().rule();
    assert_eq!(refused(Rules { players: 3, ..charkoni() }), "C3.1");
    assert_eq!(refused(Rules { table: Table::LongDice, ..cowrie() }), "C2.2");
    assert_eq!(refused(Rules { doublet: DoubletRule::WhenUsed, ..pasa() }), "C14.4");
    assert_eq!(refused(Rules { start: Start::Hand, turn_limit: 0, ..pasa() }), "C11.3");
    let all = Values::of(&[2, 3, 4, 7, 10, 14, 25, 30]);
    assert_eq!(refused(Rules { extra: all, burn: false, ..cowrie() }), "C4.1");
    assert_eq!(Rules { extra: all, ..cowrie() }.check(), Ok(()));
}
