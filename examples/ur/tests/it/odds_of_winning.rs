//! Perfect play, against fractions worked out by hand and against figures that others have found.

use chaupat::{BySeat, Position as _};
use ur::{Parameters, Phase, Position, Rules, Setup, solve};

/// The chance that Light wins, who throws: one man a side on these squares, the others home.
fn last_men(light: u8, dark: u8) -> f64 {
    let mut men = BySeat::from_fn(|_| Vec::new());
    men[Rules::LIGHT] = vec![light, 15, 15, 15, 15, 15, 15];
    men[Rules::DARK] = vec![dark, 15, 15, 15, 15, 15, 15];
    let setup = Setup { rules: Rules::default(), men, phase: Phase::Throw(Rules::LIGHT) };
    *solve::chance(&Position::from_setup(&setup).unwrap(), 1e-12).start()
}

/// p = 1/4 + 3/4 (1 - p), with both before the last step: a 1 wins, all else is the opponent's turn.
/// With a man one square farther back, p = 3/8 + 1/4 · 4/7 + 3/8 (1 - q), as a 1 throws again (U4.1), and the opponent has
/// q = 1/4 + 3/4 (1 - p).
#[test]
fn last_steps_by_hand() {
    for (light, dark, chance) in [(14, 14, 4.0 / 7.0), (13, 14, 116.0 / 161.0), (14, 13, 74.0 / 161.0)] {
        assert!((last_men(light, dark) - chance).abs() < 1e-11, "{light} against {dark}");
    }
}

/// The chance of the side that begins, as it is published for these rules. It agrees to one in a million, which no
/// change of a rule does; the last digits of the published figures are a little low, as an iteration from below leaves
/// them when it stops early.
fn published(men: u8, percent: f64) {
    let start = Position::initial(&Rules::new(Parameters { men }).unwrap());
    let found = *solve::chance(&start, 1e-8).start();
    assert!((found - percent / 100.0).abs() < 1e-6, "{men} men: {found}, published {percent} %");
}

#[test]
fn two_men() {
    published(2, 51.857_246);
}

#[test]
fn three_men() {
    published(3, 51.620_037);
}
