use crate::board::rules;
use chaturaji::parameters::{
    Award, Blocked, Control, DiceKind, End, First, KingLost, Points, PromotesTo, PromotionSquares,
};
use chaturaji::{Conflict, Parameters, Preset, Rules};
use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher};

fn conflicts(preset: Preset, change: impl FnOnce(&mut Parameters)) -> Vec<Conflict> {
    let mut parameters = preset.parameters();
    change(&mut parameters);
    Rules::new(parameters).map_or_else(|error| error.conflicts().to_vec(), |_| Vec::new())
}

#[test]
fn j11_every_preset_holds_together() {
    for preset in Preset::ALL {
        assert_eq!(Rules::new(preset.parameters()), Ok(preset.rules()));
        assert_eq!(*preset.rules().parameters(), preset.parameters(), "the table of J11.1 is reduced");
        assert_eq!(preset.name().parse(), Ok(preset));
        assert!(preset.summary().ends_with('.'), "a sentence: {}", preset.summary());
    }
    let unknown = "chess".parse::<Preset>().map_err(|error| error.to_string());
    assert_eq!(
        unknown,
        Err("chaturaji has these presets: classic, biruni, forbes, diceless, ffa".to_owned())
    );
    assert_eq!(Rules::default(), Preset::Classic.rules());
}

#[test]
fn j11_the_table_of_presets() {
    let of = |preset: Preset| preset.parameters();
    assert_eq!(Preset::ALL.map(|preset| of(preset).dice), {
        use DiceKind::{Cubic, None, Stick};
        [Stick, Cubic, Stick, None, None]
    });
    assert_eq!(Preset::ALL.map(|preset| of(preset).triumph), [true, false, true, true, false]);
    assert_eq!(
        Preset::ALL.map(|preset| of(preset).award),
        [Award::Add, Award::ReplaceKings, Award::Off, Award::Add, Award::Off]
    );
    let lost = [KingLost::PlayOn, KingLost::PlayOn, KingLost::Frozen, KingLost::Frozen, KingLost::Dead];
    assert_eq!(Preset::ALL.map(|preset| of(preset).king_lost), lost);
    assert_eq!(
        Preset::ALL.map(|preset| of(preset).end),
        [End::Kings, End::Kings, End::Teams, End::OneIn, End::OneIn]
    );
    assert_eq!(Preset::ALL.map(|preset| of(preset).quiet_limit), [100, 100, 100, 100, 200]);
    assert_eq!(Preset::ALL.map(|preset| of(preset).count), [2, 2, 1, 1, 1]);
    assert!(
        Preset::ALL
            .map(|preset| of(preset).first)
            .iter()
            .all(|&first| first == First::Army(chaturaji::army::RED))
    );
}

#[test]
fn j11_2_refused_combinations() {
    use Preset::{Classic, Diceless, Ffa, Forbes};
    assert_eq!(conflicts(Classic, |p| p.end = End::OneIn), [Conflict::OneInPlaysOn]);
    let teams = [Conflict::TeamsNotFrozen, Conflict::TeamsWithPoints, Conflict::TeamsWithAward];
    assert_eq!(conflicts(Classic, |p| p.end = End::Teams), teams);
    assert_eq!(conflicts(Forbes, |p| p.points = Points::Ffa), [Conflict::TeamsWithPoints]);
    assert_eq!(conflicts(Classic, |p| p.thrones = true), [Conflict::ThronesWithoutTeams]);
    assert_eq!(conflicts(Classic, |p| p.exchange = true), [Conflict::ExchangeWithoutTeams]);
    assert_eq!(conflicts(Forbes, |p| p.promotes_to = PromotesTo::Boat), [Conflict::GadhaToBoat]);
    assert_eq!(conflicts(Diceless, |p| p.promotes_to = PromotesTo::Boat), [Conflict::LastPawnToBoat]);
    assert_eq!(conflicts(Ffa, |p| p.dice = DiceKind::Stick), [Conflict::RepetitionWithDice]);
    let both = |p: &mut Parameters| (p.control, p.first) = (Control::Catch(1), First::Throw);
    assert_eq!(conflicts(Ffa, both), [Conflict::ControlWithoutDice, Conflict::FirstThrowWithoutDice]);
    assert_eq!(conflicts(Forbes, |p| p.control = Control::Catch(2)), [Conflict::CatchBeyondDice]);
    assert_eq!(conflicts(Classic, |p| p.control = Control::Catch(0)), [Conflict::CatchBeyondDice]);
    assert_eq!(conflicts(Classic, |p| p.count = 3), [Conflict::Count]);
    assert_eq!(conflicts(Classic, |p| p.pawns_lost = 3), [Conflict::PawnsLost]);
    assert_eq!(conflicts(Classic, |p| p.quiet_limit = 0), [Conflict::QuietLimit]);
    let three = |p: &mut Parameters| (p.quiet_limit, p.pawns_lost, p.count) = (0, 3, 0);
    assert_eq!(conflicts(Classic, three), [Conflict::Count, Conflict::PawnsLost, Conflict::QuietLimit]);
    assert_eq!(Conflict::OneInPlaysOn.rule(), "J11.2");
}

#[test]
fn j11_1_a_rule_set_is_its_parameters_wherever_they_come_from() {
    let classic = rules(Preset::Biruni, |p| {
        (p.dice, p.triumph, p.award) = (DiceKind::Stick, true, Award::Add);
    });
    assert_eq!(classic, Preset::Classic.rules());
    let hash = |rules: Rules| BuildHasherDefault::<DefaultHasher>::default().hash_one(rules);
    assert_eq!(hash(classic), hash(Preset::Classic.rules()));
    assert_ne!(rules(Preset::Biruni, |p| p.triumph = true), Preset::Classic.rules());
}

#[test]
fn j11_1_parameters_that_do_not_matter_are_reduced() {
    let plain = rules(Preset::Classic, |p| p.dice = DiceKind::None);
    let wordy = rules(Preset::Classic, |p| (p.dice, p.count, p.compulsory) = (DiceKind::None, 1, true));
    assert_eq!(plain, wordy);
    assert_eq!((plain.parameters().count, plain.parameters().compulsory), (1, true));
    let boats = rules(Preset::Classic, |p| p.promotes_to = PromotesTo::Boat);
    let squares = rules(Preset::Classic, |p| {
        (p.promotes_to, p.squares) = (PromotesTo::Boat, PromotionSquares::HorseElephant);
    });
    assert_eq!(boats, squares);
    let ffa = rules(Preset::Ffa, |p| {
        (p.count, p.compulsory, p.blocked) = (2, false, Blocked::Illegal);
    });
    assert_eq!(ffa, Preset::Ffa.rules());
    assert_ne!(rules(Preset::Ffa, |p| (p.pawns_lost, p.blocked) = (1, Blocked::Illegal)), {
        rules(Preset::Ffa, |p| p.pawns_lost = 1)
    });
    assert_eq!(rules(Preset::Forbes, |p| p.last_pawn = true), Preset::Forbes.rules());
}
