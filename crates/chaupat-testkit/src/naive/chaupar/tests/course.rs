//! The course of turns and games (C4, C7.3, C8, C11, C13).

use super::*;

#[test]
fn c17_11_three_extra_throws_burn() {
    let position = "chaupar(players=2) ; S 20 30 40 50 ; N 0 0 0 0 ; S throws";
    assert!(after(position, "25 10").ends_with(" ; S throws 10 25"));
    assert_eq!(after(position, "25 10 30"), position.replace("S throws", "N throws"));
}

#[test]
fn c17_12_the_rest_is_dropped() {
    let position = "chaupar(players=3) ; S 80 84 84 84 tod ; E 0 0 0 0 ; N 0 0 0 0 ; S moves 2 4";
    let placed = after(position, "4:80-84");
    assert_eq!(body(&placed), "S 84 84 84 84 tod done1 ; E 0 0 0 0 ; N 0 0 0 0 ; E throws");
}

#[test]
fn c4_0_an_element_without_a_use_stays() {
    // The 2 has a use only after the 10 has brought a man in.
    let position = "chaupar(players=2) ; S 0 0 0 0 ; N 0 0 0 0 ; S moves 2 10";
    assert_eq!(texts(position), ["10:0-4"]);
    assert_eq!(texts(&after(position, "10:0-4")), ["2:4-6"]);
}

#[test]
fn c4_0_declining_gives_up_the_rest() {
    let position = "chaupar(players=2) ; S 20 30 83 84 tod ; N 0 0 0 0 ; S moves +d +s";
    let actions = ["+d:20-21", "+d:30-31", "+d:83-84", "+s:20-21", "+s:30-31", "+s:83-84", "--"];
    assert_eq!(texts(position), actions);
    assert!(after(position, "--").ends_with(" ; N throws"));
}

#[test]
fn c8_2_a_bonus_may_come_first() {
    let position = "chaupar(players=2) ; S 20 30 40 50 ; N 0 0 0 0 ; S throws";
    let thrown = after(position, "30 10 2");
    assert!(thrown.ends_with(" ; S moves +d +s 2 10 30"));
    assert!(after(&thrown, "+d:20-21").ends_with(" ; S moves +s 2 10 30"));
    assert!(!texts(&thrown).contains(&"--".to_owned()));
}

#[test]
fn c8_1_entered_gives_no_bonus_after_more_casts() {
    let rules = "chaupar(players=2,capture_throws_again=yes)";
    // North's p = 40 is L 6.
    let position = format!("{rules} ; S 0 20 30 50 ; N 0 0 0 40 ; S throws");
    let entered = after(&position, "10 2 10:0-4");
    assert!(entered.ends_with(" ; S moves 2 entered"));
    let again = after(&entered, "2:4-6x");
    assert!(again.ends_with(" ; N 0 0 0 0 ; S throws entered"));
    assert!(after(&again, "10 4").ends_with(" ; S moves 4 10 entered"));
    assert!(after(&again, "10 10 10").ends_with(" ; N throws"));
}

#[test]
fn c4_5_again_after_a_capture() {
    let rules = "chaupar(players=2,capture_throws_again=yes)";
    let position = format!("{rules} ; S 4 20 30 50 ; N 0 0 0 40 ; S throws");
    let taken = after(&position, "10 2 2:4-6x");
    assert!(taken.ends_with(" ; S moves +d 10 again"));
    assert!(after(&taken, "10:6-16 --").ends_with(" ; S throws"));
}

#[test]
fn c7_3_dead_positions() {
    let rules = "chaupar(players=2,door=wait)";
    let position = format!("{rules} ; S 70 72 72 72 ; N 72 72 72 72 ; S moves 2");
    let dead = after(&position, "2:70-72");
    assert_eq!(body(&dead), "S 72 72 72 72 ; N 72 72 72 72 ; over dead");
    assert!(plies(&dead).unwrap().is_empty());
    // A man on p = 71 can still take a bonus step.
    let alive = position.replace("N 72 72", "N 71 72");
    assert!(after(&alive, "2:70-72").ends_with(" ; N throws"));
    let without_bonus = alive.replace("door=wait", "door=wait,bonus=-");
    assert!(after(&without_bonus, "2:70-72").ends_with(" ; over dead"));
    // With `circle` such a man walks on.
    assert!(after(&position.replace(",door=wait", ""), "2:70-72").ends_with(" ; N throws"));
}

#[test]
fn c17_17_dead_beside_a_finished_player() {
    let position =
        "chaupar(players=3,door=wait) ; S 70 72 72 72 ; E 84 84 84 84 tod done1 ; N 72 72 72 72 ; S moves 2";
    assert!(after(position, "2:70-72").ends_with(" ; over dead"));
}

#[test]
fn c11_1_play_goes_on_until_one_is_left() {
    let position = "chaupar(players=3) ; S 80 84 84 84 tod ; E 84 84 84 84 tod done1 ; N 0 0 0 0 ; S moves 4";
    assert!(
        after(position, "4:80-84")
            .ends_with("S 84 84 84 84 tod done2 ; E 84 84 84 84 tod done1 ; N 0 0 0 0 ; over won")
    );
}

#[test]
fn c9_2_two_men_home_are_one_finish() {
    let position = "chaupar(players=2) ; S 74 74 84 84 tod ; N 0 0 0 0 ; S moves 10";
    assert!(after(position, "10:74-84=2").contains("S 84 84 84 84 tod done1"));
}

#[test]
fn c13_2_missing_five_turns_then_helping() {
    let position = "chaupar.charkoni ; S 80 84 84 84 tod ; E 0 0 0 0 ; N 0 0 0 20 ; W 0 0 0 0 ; S moves 4";
    let mut position = after(position, "4:80-84");
    assert!(position.contains("S 84 84 84 84 tod done1 miss5 ;"));
    for left in (0..5).rev() {
        // East, North and West forfeit or move; then the order reaches South.
        let north = plies(&after(&position, "2 2")).unwrap()[0].text.clone();
        position = after(&position, &format!("2 2 {north} 2"));
        let mark = if left > 0 { format!(" miss{left}") } else { String::new() };
        assert!(position.contains(&format!("S 84 84 84 84 tod done1{mark} ;")), "{position}");
        assert!(position.ends_with(" ; E throws"));
    }
    let north = plies(&after(&position, "2 2")).unwrap()[0].text.clone();
    let helping = after(&position, &format!("2 2 {north} 2"));
    assert!(helping.ends_with(" ; S throws"));
    // South casts, North's men move under North's rules, and nobody is woken.
    assert_eq!(texts(&after(&helping, "10 2")), ["2:32-34", "10:0-10", "10:32-42"]);
    assert!(after(&helping, "2 2:32-34").ends_with(" ; E throws"));
}

#[test]
fn c13_2_a_helper_wakes_nobody_but_moves_alkhees() {
    let position = "chaupar.charkoni ; S 84 84 84 84 tod done1 ; E 0 0 0 0 ; N S20! 84 84 84 tod ; W 0 0 0 0 ; S moves 10";
    assert_eq!(texts(position), ["10:S20!-S30"]);
}

#[test]
fn c13_3_both_partners_home() {
    let position = "chaupar.charkoni ; S 84 84 84 84 tod done1 miss2 ; E 0 0 0 0 ; N 80 84 84 84 tod ; W 0 0 0 0 ; N moves 4";
    let won = after(position, "4:80-84");
    assert!(won.ends_with("N 84 84 84 84 tod done2 ; W 0 0 0 0 ; over won"));
}

#[test]
fn c13_2_pasa_helps_at_once() {
    let position = "chaupar.pasa ; S 0 0 0 0 ; E 0 0 0 0 ; N 79 84 84 84 ; W 0 0 0 0 ; N moves 5 6";
    let finished = after(position, "5:79-84");
    assert!(finished.ends_with("N 84 84 84 84 done1 ; W 0 0 0 0 ; W throws"));
    let helps = finished.replace("W throws", "N throws");
    assert_eq!(texts(&after(&helps, "1-5-6")), ["1:0-1", "5:0-5", "6:0-6"]);
}

#[test]
fn c15_a_finished_colour_has_no_further_turns() {
    let position =
        "chaupar.pachisi ; S 0 0 0 0 ; E 84 84 84 84 left done1 ; N 0 0 0 0 ; W 0 0 0 0 ; S throws";
    assert!(after(position, "2 2:0-2").ends_with(" ; N throws"));
}

#[test]
fn c19_the_example_of_the_book() {
    let position = "chaupar(players=2,opening=seat(0)) ; S 0 4 29 72 tod ; N 0 0 46 84 tod ; S moves +d 3 10";
    let plies = texts(position);
    assert_eq!(plies[..4], ["+d:4-5", "+d:29-30", "+d:72-73", "3:4-7"]);
    assert_eq!(plies.last().unwrap(), "10:72-82");
}
