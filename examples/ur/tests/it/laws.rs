//! The laws that every game keeps, on random games of every rule set.

use chaupat_testkit::laws;
use ur::{Parameters, Position, Rules};

#[test]
fn hold_in_random_games() {
    for men in 1..=7 {
        let rules = Rules::new(Parameters { men }).unwrap();
        assert!(laws::games::<Position>(&rules, 200, 37) > 2000, "{men} men");
        assert!(laws::visited_games::<Position>(&rules, 10) > 100, "{men} men");
        laws::matches_go_back::<Position>(&rules, 4);
    }
}
