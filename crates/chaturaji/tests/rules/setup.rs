use crate::board::*;
use chaturaji::{
    Capture, Due, Kind, Man, Position, Preset, Reason, Rules, Setup, SetupError, SetupFault, Status,
};
use chaupat_core::{Position as _, SeatSet};

const MEN: &str = "rKh4 rPg3 gKd1 gPa2 yKa5 yPb6 bKe8 bPh7";

fn faults(rules: Rules, men: &str, change: impl FnOnce(&mut Setup)) -> Vec<SetupFault> {
    let mut setup = setup(rules, men);
    change(&mut setup);
    Position::from_setup(&setup).map_or_else(|error: SetupError| error.faults().to_vec(), |_| Vec::new())
}

#[test]
fn j13_a_setup_and_its_position_say_the_same() {
    for preset in Preset::ALL {
        let start = Position::initial(&preset.rules());
        assert_eq!(start.to_setup(), Setup::arrayed(preset.rules()));
        assert_eq!(Position::from_setup(&start.to_setup()), Ok(start));
    }
}

#[test]
fn j1_and_j3_men_that_no_game_can_have() {
    let classic = Preset::Classic.rules();
    assert_eq!(faults(classic, MEN, |_| ()), []);
    let five = format!("{MEN} rPa1 rPb1 rPc1 rPd2");
    assert_eq!(faults(classic, &five, |_| ()), [SetupFault::Pawns(R)]);
    let two = format!("{MEN} rBa1 rBb1");
    assert_eq!(faults(classic, &two, |_| ()), [SetupFault::Several { army: R, kind: Kind::Boat }]);
    let behind = format!("{MEN} rPh1");
    assert_eq!(faults(classic, &behind, |_| ()), [SetupFault::PawnBehind(at("h1"))]);
    let waits = format!("{MEN} rPa1");
    assert_eq!(faults(classic, &waits, |_| ()), []);
    assert_eq!(faults(Preset::Ffa.rules(), &waits, |_| ()), [SetupFault::PawnWaits(at("a1"))]);
    let boats = format!("{MEN} rBa1 rBb1 rBc1 rBe1");
    assert_eq!(faults(Preset::Ffa.rules(), &boats, |_| ()), []);
}

#[test]
fn j7_statuses_that_do_not_fit() {
    let kingless = "rKh4 rPg3 gPa2 yKa5 yPb6 bKe8 bPh7";
    assert_eq!(faults(Preset::Classic.rules(), kingless, |_| ()), []);
    assert_eq!(faults(Preset::Forbes.rules(), kingless, |_| ()), [SetupFault::Status(G)]);
    assert_eq!(faults(Preset::Forbes.rules(), kingless, |setup| setup.status[G] = Status::Out), []);
    assert_eq!(
        faults(Preset::Ffa.rules(), kingless, |setup| setup.status[G] = Status::Out),
        [SetupFault::Status(G)]
    );
    assert_eq!(
        faults(Preset::Classic.rules(), MEN, |setup| setup.status[G] = Status::Dead),
        [SetupFault::Status(G)]
    );
    assert_eq!(faults(Preset::Classic.rules(), MEN, |setup| setup.status[G] = Status::Flagged), []);
}

#[test]
fn j13_turn_due_and_dice_fit_each_other() {
    let classic = Preset::Classic.rules();
    assert_eq!(faults(classic, MEN, |setup| setup.turn = None), [SetupFault::Turn]);
    assert_eq!(faults(classic, MEN, |setup| setup.dice = dice("5")), [SetupFault::Dice]);
    assert_eq!(faults(classic, MEN, |setup| setup.due = Due::Act), [SetupFault::Dice, SetupFault::NoMove]);
    let act = |text: &'static str| move |setup: &mut Setup| (setup.due, setup.dice) = (Due::Act, dice(text));
    assert_eq!(faults(classic, MEN, act("5")), []);
    assert_eq!(faults(classic, MEN, act("4")), [SetupFault::NoMove]);
    assert_eq!(faults(classic, MEN, |setup| setup.due = Due::Name), [SetupFault::Due]);
    assert_eq!(faults(classic, MEN, |setup| setup.status[R] = Status::Resigned), [SetupFault::Skipped(R)]);
    assert_eq!(faults(Preset::Ffa.rules(), MEN, |setup| setup.due = Due::Throw), [SetupFault::Due]);
}

#[test]
fn j7_2_over_or_not() {
    let classic = Preset::Classic.rules();
    assert_eq!(faults(classic, "rKh4 rPg3", |_| ()), [SetupFault::OverBefore]);
    let over = |reason| move |setup: &mut Setup| (setup.turn, setup.due) = (None, Due::Over(reason));
    assert_eq!(faults(classic, "rKh4 rPg3", over(Reason::Kings)), []);
    assert_eq!(faults(classic, "rKh4 rPg3", over(Reason::Team)), [SetupFault::NotOver]);
    assert_eq!(faults(classic, MEN, over(Reason::Kings)), [SetupFault::NotOver]);
    assert_eq!(faults(classic, MEN, |setup| setup.quiet = 100), [SetupFault::Quiet]);
    assert_eq!(faults(classic, MEN, |setup| setup.quiet = 99), []);
}

#[test]
fn j9_3_books_that_do_not_fit() {
    let forbes = Preset::Forbes.rules();
    assert_eq!(faults(forbes, MEN, |setup| setup.scores[R] = 1), [SetupFault::TeamScores]);
    assert_eq!(faults(forbes, MEN, |setup| setup.command[R] = Y), [SetupFault::Command(R)]);
    assert_eq!(faults(forbes, MEN, |setup| setup.thrones[Y] = SeatSet::of(R)), [SetupFault::Command(R)]);
    let kept = |setup: &mut Setup| (setup.thrones[Y], setup.command[R]) = (SeatSet::of(R), Y);
    assert_eq!(faults(forbes, MEN, kept), []);
    assert_eq!(faults(forbes, MEN, |setup| setup.thrones[R] = SeatSet::of(R)), [SetupFault::Thrones(R)]);
    assert_eq!(faults(forbes, MEN, |setup| setup.lost[R] = 3), [SetupFault::Lost(R)]);
    assert_eq!(faults(Preset::Classic.rules(), MEN, |setup| setup.lost[R] = 1), [SetupFault::Lost(R)]);
    assert_eq!(faults(forbes, MEN, |setup| setup.taken[R] = SeatSet::of(R)), [SetupFault::TookOwn(R)]);
}

#[test]
fn j9_4_an_exchange_that_cannot_be() {
    let claim = |setup: &mut Setup| {
        setup.due = Due::Claim(Capture { square: at("h4"), of: G, crowned: false });
    };
    assert_eq!(faults(Preset::Forbes.rules(), MEN, claim), [SetupFault::Exchange]);
}

#[test]
fn j10_1_quiet_moves_must_lead_to_the_position() {
    let diceless = Preset::Diceless.rules();
    let since = |from: &'static str, to: &'static str| {
        move |setup: &mut Setup| {
            (setup.turn, setup.quiet, setup.history) = (Some(G), 5, vec![(at(from), at(to))]);
        }
    };
    assert_eq!(faults(diceless, MEN, since("h5", "h4")), []);
    assert_eq!(faults(diceless, MEN, since("h6", "h4")), [SetupFault::HistoryMove(1)]);
    assert_eq!(
        faults(diceless, MEN, since("d2", "d1")),
        [SetupFault::HistoryMove(1)],
        "Yellow would be next"
    );
    assert_eq!(
        faults(diceless, MEN, since("h3", "g3")),
        [SetupFault::HistoryMove(1)],
        "a pawn move is not quiet"
    );
    assert_eq!(faults(diceless, MEN, since("d1", "h4")), [SetupFault::HistoryMove(1)]);
    assert_eq!(faults(Preset::Classic.rules(), MEN, since("h5", "h4")), [SetupFault::History]);
    assert_eq!(
        faults(diceless, MEN, |setup| setup.history = vec![(at("h5"), at("h4"))]),
        [SetupFault::History]
    );
}

#[test]
fn a_setup_may_have_several_faults_each_with_its_rule() {
    let found = faults(Preset::Classic.rules(), "rKh4 rPh3", |setup| {
        setup.turn = None;
        setup.put(at("a1"), Man { army: G, kind: Kind::Pawn });
    });
    let rules: Vec<_> = found.iter().map(|fault| fault.rule()).collect();
    assert_eq!(rules, ["J1.1", "J1.1", "J13", "J7.2"]);
}
