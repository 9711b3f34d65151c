use crate::study::*;
use chaupar::{Action, Effect, Fault, Man};
use chaupat_core::{Ply, Seat};

fn alkhee(progress: u8, house: Seat) -> Man {
    Man::new(progress, house).woken()
}

fn plain(progress: u8) -> Man {
    Man::new(progress, SOUTH)
}

fn waking(used: chaupar::Element, progress: u8) -> Action {
    Action::Use { element: used, man: plain(progress), wake: Some(EAST) }
}

#[test]
fn c12_1_a_10_or_25_wakes_a_man_in_any_house() {
    let position = study(charkoni()).men(SOUTH, &[20, 30, 84, 84]).tod(SOUTH).moves(SOUTH, &[T(10)]);
    let expected = ["10:20-30", "10:30-40", "10:84-S10!", "10:84-E10!", "10:84-N10!", "10:84-W10!"];
    assert_eq!(listed(&position), expected);
    let after = play(position, "10:84-W10!");
    assert_eq!(after.men(SOUTH).collect::<Vec<_>>(), [alkhee(10, WEST), plain(20), plain(30), plain(84)]);
}

#[test]
fn c12_1_it_is_never_compulsory_and_leaves_the_bonus_step() {
    let position = study(charkoni()).men(SOUTH, &[80, 84, 84, 84]).tod(SOUTH).moves(SOUTH, &[D, T(25)]);
    let expected = ["+d:80-81", "25:84-S25!", "25:84-E25!", "25:84-N25!", "25:84-W25!", "--"];
    assert_eq!(listed(&position), expected);
    assert_eq!(pool(&play(position, "25:84-N25!")), [D]);
}

#[test]
fn c12_1_who_wakes_whom_with_what() {
    let board = study(charkoni()).men(SOUTH, &[20, 30, 84, 84]).tod(SOUTH);
    let position = board.moves(SOUTH, &[T(2), D, T(10)]);
    assert_eq!(why_not(&position, waking(T(2), 84)), (Fault::WakesNobody(T(2)), "C12.1"));
    assert_eq!(why_not(&position, waking(D, 84)), (Fault::WakesNobody(D), "C12.1"));
    assert_eq!(why_not(&position, waking(T(10), 20)), (Fault::NotHome, "C12.1"));
    let position = study(cowrie()).men(SOUTH, &[20, 30, 84, 84]).tod(SOUTH).moves(SOUTH, &[T(10)]);
    assert_eq!(why_not(&position, waking(T(10), 84)), (Fault::NoWaking, "C12.1"));
}

#[test]
fn c12_1_the_mark_goes_past_the_door_the_house_stays() {
    let men = [plain(0), plain(0), plain(0), alkhee(62, WEST)];
    let position = study(charkoni()).exactly(SOUTH, &men).tod(SOUTH).moves(SOUTH, &[T(2), T(10)]);
    let position = play(position, "10:W62!-W72!");
    assert_eq!(listed(&position), ["2:W72!-W74"]);
}

#[test]
fn c12_2_an_alkhee_knocks_out_everybody_where_it_lands() {
    // L 12, a flower: p = 63 of East; L 10: p = 61 of East; L 13: p = 64 of East.
    let board = |men: &[u8]| {
        let south = [plain(0), plain(0), plain(0), alkhee(10, SOUTH)];
        study(charkoni()).exactly(SOUTH, &south).men(EAST, men)
    };
    let flower = board(&[0, 63, 63, 63]).moves(SOUTH, &[T(2)]);
    let after = play(flower, "2:S10!-S12!xxx");
    assert_eq!((at(&after, EAST), after.tod(SOUTH)), (vec![0; 4], true));
    assert_eq!(listed(&board(&[0, 0, 64, 64]).moves(SOUTH, &[T(3)])), ["3:S10!-S13!xx"]);
    let woken = study(charkoni()).men(SOUTH, &[20, 30, 84, 84]).tod(SOUTH).men(EAST, &[0, 0, 61, 61]);
    assert!(listed(&woken.moves(SOUTH, &[T(10)])).contains(&"10:84-S10!xx".to_owned()));
}

#[test]
fn c12_2_never_lying_men_nor_partners() {
    // East p = 74 lies on L 23, North p = 57 stands there too.
    let south = [plain(0), plain(0), plain(0), alkhee(21, SOUTH)];
    let board = study(charkoni()).exactly(SOUTH, &south).men(EAST, &[0, 0, 0, 74]).tod(EAST);
    let position = board.men(NORTH, &[0, 0, 0, 57]).moves(SOUTH, &[T(2)]);
    assert_eq!(listed(&position), ["2:S21!-S23!"]);
}

#[test]
fn c12_2_past_the_door_the_powers_end() {
    // South W70 + 4 = 74 lies on L 57, where an East pair stands at p = 40.
    let south = [plain(0), plain(0), plain(0), alkhee(70, WEST)];
    let board = study(charkoni()).exactly(SOUTH, &south).tod(SOUTH).men(EAST, &[0, 0, 40, 40]);
    assert_eq!(listed(&board.moves(SOUTH, &[T(4)])), ["4:W70!-W74"]);
}

#[test]
fn c12_3_knocked_out_it_is_an_ordinary_man_of_its_own_house() {
    // South W13! stands on L 64, p = 47 of East.
    let south = [plain(20), plain(30), plain(40), alkhee(13, WEST)];
    let position = study(charkoni()).exactly(SOUTH, &south).men(EAST, &[0, 0, 0, 45]).moves(EAST, &[T(2)]);
    assert_eq!(
        effects(&position, Ply::Act(using(T(2), 45, EAST)))[1],
        Effect::KnockedOut { owner: SOUTH, man: alkhee(13, WEST) }
    );
    let after = play(position, "2:45-47x");
    assert_eq!(after.men(SOUTH).next(), Some(plain(0)));
}

#[test]
fn c12_4_it_goes_home_by_the_house_it_was_woken_from_and_needs_the_tod() {
    let south = [plain(20), plain(30), plain(40), Man::new(80, WEST)];
    let position = study(charkoni()).exactly(SOUTH, &south).tod(SOUTH).moves(SOUTH, &[T(4)]);
    assert_eq!(at(&play(position, "4:W80-84"), SOUTH), [20, 30, 40, 84]);
    let south = [plain(20), plain(30), plain(40), alkhee(70, WEST)];
    let position = study(charkoni()).exactly(SOUTH, &south).moves(SOUTH, &[T(4)]);
    let action = Action::Use { element: T(4), man: alkhee(70, WEST), wake: None };
    assert_eq!(why_not(&position, action), (Fault::Door, "C7.2"));
}

#[test]
fn c12_4_all_men_must_be_home_at_the_same_moment() {
    let south = [plain(81), plain(84), plain(84), alkhee(40, WEST)];
    let position = study(charkoni()).exactly(SOUTH, &south).tod(SOUTH).moves(SOUTH, &[T(3)]);
    let after = play(position, "3:81-84");
    assert_eq!(after.done(SOUTH), None);
}
