//! Rule sets drawn at random.

use crate::lot::Lot;
use chaturaji::parameters::{
    Award, Blocked, BoatMove, Control, DiceKind, ElephantMove, End, First, Fraction, KingLost, Points,
    PromotesTo, PromotionSquares,
};
use chaturaji::{Parameters, Preset, Rules};

pub(crate) fn any_rules(lot: &mut Lot) -> Rules {
    loop {
        let preset = lot.of(&Preset::ALL);
        let mut p = preset.parameters();
        for _ in 0..lot.below(8) {
            change(&mut p, lot);
        }
        if lot.once_in(3) {
            p.end = End::Teams;
            (p.king_lost, p.points, p.award) = (KingLost::Frozen, Points::None, Award::Off);
        }
        if let Ok(rules) = Rules::new(p) {
            return rules;
        }
    }
}

fn change(p: &mut Parameters, lot: &mut Lot) {
    let yes = lot.once_in(2);
    match lot.below(29) {
        0 => p.first = lot.of(&[First::Random, First::Throw, First::Army(chaturaji::army::YELLOW)]),
        1 => p.dice = lot.of(&[DiceKind::None, DiceKind::Cubic, DiceKind::Stick]),
        2 => p.count = lot.of(&[1, 2]),
        3 => p.compulsory = yes,
        4 => {
            let p_half = Fraction::new(1, 2).expect("a half is a fraction");
            p.control = lot.of(&[Control::Nominate(p_half), Control::Catch(1), Control::Catch(2)]);
        }
        5 => p.boat = lot.of(&[BoatMove::Leap, BoatMove::Rook]),
        6 => p.elephant = lot.of(&[ElephantMove::Bishop, ElephantMove::Rook]),
        7 => p.promotes_to = lot.of(&[PromotesTo::BySquare, PromotesTo::Boat]),
        8 => p.squares = lot.of(&[PromotionSquares::All, PromotionSquares::HorseElephant]),
        9 => p.pawns_lost = lot.of(&[0, 1, 2]),
        10 => p.last_pawn = yes,
        11 => p.blocked = lot.of(&[Blocked::Wait, Blocked::Illegal]),
        12 => p.gadha = yes,
        13 => p.triumph = yes,
        14 => p.points = lot.of(&[Points::Classic, Points::Ffa, Points::None]),
        15 => p.award = lot.of(&[Award::Add, Award::Off, Award::ReplaceKings, Award::SetTotal]),
        16 => p.king_lost = lot.of(&[KingLost::Dead, KingLost::Frozen, KingLost::PlayOn]),
        17 => p.bare_king_out = yes,
        18 => p.end = lot.of(&[End::Kings, End::LastArmy, End::OneIn, End::Teams]),
        19 => p.quiet_limit = lot.of(&[1, 5, 30, 100]),
        20 => p.quiet_skips = yes,
        21 => p.repetition = yes,
        22 => p.thrones = yes,
        23 => p.exchange = yes,
        24 => p.check_bonus = yes,
        25 => p.draw_bonus = yes,
        26 => p.standing_bonus = yes,
        27 => p.claims = yes,
        _ => p.resigned_last = yes,
    }
}
