//! What counts for repetition (J10.1), from text to text.

use chaupat::{Notation, Position, chaturaji};

fn after(text: &str, ply: &str) -> String {
    let position = chaturaji::Position::read_position(text).unwrap();
    let ply = position.read_ply(ply).unwrap();
    position.play(ply).unwrap().write_position()
}

/// Statuses are compared too: an army that comes back (J9.3) makes everything before it another position.
#[test]
fn j10_1_an_army_that_comes_back_begins_the_counting_anew() {
    let quiet = "chaturaji.forbes(dice=none,repetition=yes) 4bK3/8/8/1rK6/3yE4/8/8/3gK4 r act - aafa 0,0,0,0 -,y,-,- 3 \
                 lost=0,0,1,0 since=c5b5,c1d1,f8e8";
    let beside = after(quiet, "b5b6");
    assert!(beside.contains(" aafa ") && beside.ends_with(" since=c5b5,c1d1,f8e8,b5b6"), "{beside}");
    let mounted = after(quiet, "b5a5");
    assert!(mounted.contains(" aaaa ") && mounted.ends_with(" thrones=y,-,-,-"), "{mounted}");
}
