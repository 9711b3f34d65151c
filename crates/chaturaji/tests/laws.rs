//! Laws that hold at every step of random games, in every preset and in rule sets drawn at random.

use chaturaji::parameters::{
    Award, Blocked, BoatMove, Control, DiceKind, ElephantMove, End, First, Fraction, KingLost, Points,
    PromotesTo, PromotionSquares,
};
use chaturaji::{Action, Choice, Dice, Due, Parameters, Position, Preset, Rules, Square, Throw};
use chaupat_core::{Event, Fault as _, Node, Ply, Position as _, Scratch, Seat};
use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher};

/// A small generator, so that every run sees the same games.
struct Lot(u64);

impl Lot {
    fn below(&mut self, count: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        ((u128::from(self.0) * count as u128) >> 64) as usize
    }

    fn of<T: Copy>(&mut self, all: &[T]) -> T {
        all[self.below(all.len())]
    }

    fn once_in(&mut self, count: usize) -> bool {
        self.below(count) == 0
    }
}

fn any_rules(lot: &mut Lot) -> Rules {
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

fn every_action() -> Vec<Action> {
    let mut all = vec![Action::Keep, Action::Claim, Action::Decline, Action::Pass];
    for count in 0..=2 {
        all.extend(Dice::all(count).map(Action::Name).chain(Dice::all(count).map(Action::Cast)));
    }
    all.extend(Square::all().map(Action::At));
    let choices = [None].into_iter().chain(Choice::ALL.map(Some));
    for choice in choices {
        for from in Square::all() {
            all.extend(Square::all().map(|to| Action::Move { from, to, choice }));
        }
    }
    all
}

fn every_throw() -> Vec<Throw> {
    let mut all: Vec<Throw> =
        Seat::ALL.into_iter().map(Throw::Army).chain((0..=13).map(Throw::Sum)).collect();
    (0..=2).for_each(|count| all.extend(Dice::all(count).map(Throw::Dice)));
    all
}

fn assert_laws(position: &Position) {
    let mut actions = Vec::new();
    position.actions(&mut actions);
    let throws = position.throws();
    assert!(actions.is_sorted_by(|a, b| a < b), "sorted, none twice");
    assert!(throws.as_slice().is_sorted_by(|a, b| a.0 < b.0));
    assert!(throws.as_slice().iter().all(|&(_, weight)| weight > 0));
    assert_eq!(position.count_actions(&mut Scratch::new()), actions.len());
    for (place, &action) in actions.iter().enumerate() {
        let pick = |count| {
            assert_eq!(count, actions.len());
            place
        };
        assert_eq!(position.pick_action(&mut Scratch::new(), pick), action);
    }
    match position.node() {
        Node::Over => assert!(actions.is_empty() && throws.is_empty() && position.outcome().is_some()),
        Node::Throw(_) => assert!(actions.is_empty() && !throws.is_empty() && position.outcome().is_none()),
        Node::Act(_) => assert!(!actions.is_empty() && throws.is_empty() && position.outcome().is_none()),
    }
    let setup = position.to_setup();
    let again = Position::from_setup(&setup);
    assert_eq!(again.as_ref(), Ok(position), "{setup:?}");
    let keys = |position: &Position| (position.key(), position.placement_key(), hash(position));
    assert_eq!(
        again.as_ref().map(keys),
        Ok(keys(position)),
        "the keys that were kept are those of the setup"
    );
}

fn hash(position: &Position) -> u64 {
    BuildHasherDefault::<DefaultHasher>::default().hash_one(position)
}

/// Exactly the listed plies are legal (J2, J5.3), and the others are refused with a rule.
fn assert_faults(position: &Position, actions: &[Action], throws: &[Throw]) {
    let mut listed = Vec::new();
    position.actions(&mut listed);
    for &action in actions {
        let fault = position.fault(Ply::Act(action));
        assert_eq!(
            fault.is_none(),
            listed.binary_search(&action).is_ok(),
            "{action:?} {fault:?} {position:?}"
        );
        assert!(fault.is_none_or(|fault| fault.rule().starts_with('J')));
    }
    for &throw in throws {
        let fault = position.fault(Ply::Throw(throw));
        assert_eq!(fault.is_none(), position.throws().weight(throw).is_some(), "{throw:?} {fault:?}");
    }
}

/// Visiting a ply shows what playing it brings, and takes everything back.
fn assert_visits(position: &mut Position) {
    let before = position.clone();
    for ply in before.plies() {
        let mut played = before.clone();
        played.play_unchecked(ply);
        position.visit(ply, |next| {
            assert_eq!(*next.position(), played);
            for ply in next.plies().into_iter().take(3) {
                let after = next.visit(ply, |after| after.position().clone());
                let mut played = played.clone();
                played.play_unchecked(ply);
                assert_eq!(after, played);
            }
            assert_eq!(*next.position(), played);
        });
        assert_eq!(*position, before);
    }
    let (mut visited, mut played) = (Vec::new(), Vec::new());
    position.visit_each(before.plies(), |next| {
        next.plies().first().into_iter().for_each(|&ply| next.visit(ply, |_| ()));
        visited.push(next.position().clone());
    });
    for ply in before.plies() {
        played.push(before.clone());
        played.last_mut().expect("one was pushed").play_unchecked(ply);
    }
    assert_eq!((visited, &*position), (played, &before));
}

fn any_ply(position: &Position, lot: &mut Lot) -> Ply<Action, Throw> {
    let throws = position.throws();
    if throws.is_empty() {
        let mut actions = Vec::new();
        position.actions(&mut actions);
        // Captures now and then, so that games come to their ends.
        let loud =
            |action: &&Action| matches!(action, Action::Move { to, .. } if position.man_at(*to).is_some());
        let captures: Vec<Action> = actions.iter().filter(loud).copied().collect();
        let pool = if captures.is_empty() || lot.once_in(2) { &actions } else { &captures };
        return Ply::Act(lot.of(pool));
    }
    Ply::Throw(throws.pick(lot.below(throws.total() as usize) as u64))
}

fn play_game(rules: &Rules, lot: &mut Lot, actions: &[Action], throws: &[Throw], events: bool) {
    let mut position = Position::initial(rules);
    for _ in 0..3000 {
        assert_laws(&position);
        if lot.once_in(200) {
            assert_faults(&position, actions, throws);
            assert_visits(&mut position);
        }
        if position.node() == Node::Over {
            return;
        }
        if events && lot.once_in(60) {
            let seat = lot.of(&Seat::ALL);
            let event = lot.of(&[Event::Resigns(seat), Event::Flagged(seat), Event::Claims(seat)]);
            let mut next = position.clone();
            if next.happen(event).is_err() {
                assert_eq!(next, position);
            }
            position = next;
            continue;
        }
        position.play_unchecked(any_ply(&position, lot));
    }
}

#[test]
fn j11_every_preset_keeps_the_laws() {
    let mut lot = Lot(0x1030);
    let (actions, throws) = (every_action(), every_throw());
    for preset in Preset::ALL {
        for game in 0..60 {
            play_game(&preset.rules(), &mut lot, &actions, &throws, game % 3 == 0);
        }
    }
}

#[test]
fn j11_1_rule_sets_drawn_at_random_keep_the_laws() {
    let mut lot = Lot(0x1783);
    let (actions, throws) = (every_action(), every_throw());
    for game in 0..600 {
        let rules = any_rules(&mut lot);
        play_game(&rules, &mut lot, &actions, &throws, game % 2 == 0);
    }
}

#[test]
fn j9_4_special_nodes_keep_the_laws() {
    let mut lot = Lot(0x54);
    let (actions, throws) = (every_action(), every_throw());
    let mut seen = [0; 4];
    for _ in 0..1500 {
        let mut position = Position::initial(&Preset::Forbes.rules());
        while position.node() != Node::Over {
            let at = match position.due() {
                Due::Claim(_) => 0,
                Due::Place { then: None, .. } => 1,
                Due::Place { .. } => 2,
                _ => 3,
            };
            seen[at] += 1;
            if at < 3 {
                assert_laws(&position);
                assert_visits(&mut position);
                assert_faults(&position, &actions, &throws);
            }
            position.play_unchecked(any_ply(&position, &mut lot));
        }
    }
    assert!(seen[0] > 20 && seen[1] > 0, "{seen:?}");
}

/// The ply as the next army, a quarter turn further, sees it (J1.2).
fn turned(ply: Ply<Action, Throw>) -> Ply<Action, Throw> {
    let quarter = |square: Square| chaturaji::army::absolute_square(chaturaji::army::YELLOW, square);
    match ply {
        Ply::Act(Action::Move { from, to, choice }) => {
            Ply::Act(Action::Move { from: quarter(from), to: quarter(to), choice })
        }
        Ply::Act(Action::At(square)) => Ply::Act(Action::At(quarter(square))),
        Ply::Throw(Throw::Army(army)) => Ply::Throw(Throw::Army(army.next())),
        other => other,
    }
}

#[test]
fn j1_2_a_game_turned_by_a_quarter_is_the_same_game() {
    let mut lot = Lot(0x12);
    for preset in Preset::ALL {
        let mut next = preset.parameters();
        next.first = First::Army(chaturaji::army::GREEN);
        let next = Rules::new(next).expect("any army may begin");
        for _ in 0..20 {
            let (mut red, mut green) = (Position::initial(&preset.rules()), Position::initial(&next));
            while red.node() != Node::Over {
                let mut plies: Vec<_> = red.plies().into_iter().map(turned).collect();
                plies.sort_unstable();
                assert_eq!(plies, green.plies());
                let ply = any_ply(&red, &mut lot);
                red.play_unchecked(ply);
                green.play_unchecked(turned(ply));
                for army in Seat::ALL {
                    assert_eq!(red.score(army), green.score(army.next()));
                }
            }
            assert_eq!(green.node(), Node::Over);
        }
    }
}
