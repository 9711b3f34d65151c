//! Laws that hold in every game, tried on random games of random rule sets.

use crate::study::{Parameters, SOUTH, cowrie, initial, rules};
use chaupar::parameters::{
    CastTable, Door, DoubletRule, Entry, Flowers, MouthUp, Opening, Partners, Play, Protection, Start,
};
use chaupar::{Action, Element, Man, Phase, Position, Preset, Rules, SeatSetup, Setup, Values};
use chaupat_core::{BySeat, Node, Ply, Position as _, RuleSet, Scratch, Seat, SeatSet};

/// Steele, Lea and Flood's SplitMix64: small, and the same everywhere.
pub(crate) struct Chance(u64);

impl Chance {
    pub(crate) const fn new(seed: u64) -> Self {
        Self(seed)
    }

    fn below(&mut self, bound: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((u128::from(mixed ^ mixed >> 31) * u128::from(bound)) >> 64) as u64
    }

    fn one_of<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.below(items.len() as u64) as usize]
    }

    fn coin(&mut self) -> bool {
        self.below(2) == 0
    }

    fn values(&mut self) -> Values {
        [1, 2, 5, 6, 10, 12, 25, 30].into_iter().filter(|_| self.below(3) == 0).collect()
    }

    /// A rule set, often a preset with a few parameters changed; it may be refused.
    fn parameters(&mut self) -> Parameters {
        let mut parameters = self.one_of(&Preset::ALL).parameters();
        for _ in 0..self.below(8) {
            self.change(&mut parameters);
        }
        parameters
    }

    fn change(&mut self, to: &mut Parameters) {
        match self.below(24) {
            0 => to.players = self.one_of(&[2, 3, 4]),
            1 => to.men = self.one_of(&[4, 8]),
            2 => to.opening = Opening::Seat(self.one_of(&Seat::ALL)),
            3 => {
                to.table = self.one_of(&CastTable::ALL);
                to.play = if to.table == CastTable::LongDice { Play::Dice } else { Play::Collect };
            }
            4 => to.mouth_up = self.one_of(&[MouthUp { num: 2, den: 3 }, MouthUp { num: 1, den: 9 }]),
            5 => (to.play, to.burn) = (self.one_of(&[Play::Collect, Play::Each]), false),
            6 => to.extra = self.values(),
            7 => to.burn = self.coin(),
            8 => to.may_pass = self.coin(),
            9 => to.capture_throws_again = self.coin(),
            10 => to.entry = self.one_of(&[Entry::Flower, Entry::Walk, Entry::AnyDie, Entry::FirstFree]),
            11 => to.flowers = self.one_of(&[Flowers::Eight, Flowers::Twelve, Flowers::None]),
            12 => to.flowers_closed = self.coin(),
            13 => to.protection = self.one_of(&[Protection::Pairs, Protection::Size, Protection::None]),
            14 => to.door = self.one_of(&[Door::Circle, Door::Wait, Door::None]),
            15 => to.bonus = self.values(),
            16 => {
                to.doublet = self.one_of(&[DoubletRule::WhenUsed, DoubletRule::Compulsory, DoubletRule::Off]);
            }
            17 => to.last_step = self.values(),
            18 => to.alkhee = self.coin(),
            19 => {
                to.partners = self.one_of(&[Partners::Off, Partners::Teams, Partners::Help]);
                to.partner_delay = self.one_of(&[0, 4, 5]);
            }
            20 => to.two_colours = self.coin(),
            21 => (to.jugs, to.doublet) = (self.coin(), DoubletRule::Off),
            22 => to.colour_order = self.coin(),
            _ => {
                to.start = self.one_of(&[Start::Hand, Start::Usual, Start::AbulFazl, Start::Twins]);
            }
        }
    }

    fn rules(&mut self) -> Rules {
        loop {
            if let Ok(rules) = Rules::new(self.parameters()) {
                return rules;
            }
        }
    }

    fn ply(&mut self, position: &Position, actions: &[Action]) -> Ply<Action, chaupar::Throw> {
        match position.node() {
            Node::Act(_) => Ply::Act(self.one_of(actions)),
            Node::Throw(_) | Node::Over => {
                let throws = position.throws();
                // Every throw as likely: rare ones show rare corners.
                let any = throws.as_slice()[self.below(throws.len() as u64) as usize].0;
                Ply::Throw(if self.coin() { any } else { throws.pick(self.below(throws.total())) })
            }
        }
    }

    /// Plays at most so many plies and shows every position with its actions.
    pub(crate) fn game(
        &mut self,
        rules: &Rules,
        plies: u32,
        mut look: impl FnMut(&Position, &[Action]),
    ) -> Position {
        let (mut position, mut actions) = (Position::initial(rules), Vec::new());
        for _ in 0..plies {
            position.actions(&mut actions);
            look(&position, &actions);
            if position.node() == Node::Over {
                break;
            }
            let ply = self.ply(&position, &actions);
            assert_eq!(position.fault(ply), None);
            position.play_unchecked(ply);
        }
        position
    }
}

fn check_shape(position: &Position, actions: &[Action]) {
    assert!(actions.is_sorted_by(|one, next| one < next), "not in order, or one twice");
    assert_eq!(actions.is_empty(), !matches!(position.node(), Node::Act(_)), "{position:?}");
    assert_ne!(actions, [Action::Decline]);
    assert_eq!(position.throws().is_empty(), !matches!(position.node(), Node::Throw(_)));
    assert_eq!(position.count_actions(&mut Scratch::new()), actions.len());
    assert_eq!(position.outcome().is_some(), position.node() == Node::Over);
}

#[test]
fn every_preset_and_player_count_plays_whole_games() {
    let mut chance = Chance(1);
    for preset in Preset::ALL {
        for players in 2..=4 {
            let Ok(rules) = Rules::new(Parameters { players, ..preset.parameters() }) else { continue };
            let ended = (0..20).filter(|_| {
                let last = chance.game(&rules, 20_000, check_shape);
                last.node() == Node::Over
            });
            assert!(ended.count() >= 10, "{preset:?} with {players} players hardly ends");
        }
    }
}

#[test]
fn random_rule_sets_play_in_order_and_come_back_from_their_setups() {
    let mut chance = Chance(2);
    for _ in 0..400 {
        let rules = chance.rules();
        chance.game(&rules, 600, |position, actions| {
            check_shape(position, actions);
            let again = Position::from_setup(position.to_setup());
            assert_eq!(again.as_ref(), Ok(position), "{rules:?}");
        });
    }
}

/// Every use that can be thought of, of the elements of all tables.
fn conceivable() -> Vec<Action> {
    let values = CastTable::ALL.into_iter().flat_map(|table| table.values().iter().collect::<Vec<_>>());
    let mut elements: Vec<_> = values.map(Element::Throw).collect();
    elements.extend([Element::DoubleStep, Element::SingleStep, Element::Throw(0), Element::Throw(31)]);
    elements.sort_unstable();
    elements.dedup();
    let mut actions = vec![Action::Decline];
    for element in elements {
        for progress in 0..=86 {
            for (house, alkhee) in Seat::ALL.into_iter().flat_map(|house| [(house, false), (house, true)]) {
                let Some(man) = Man::try_new(progress, house) else { continue };
                let man = if alkhee { man.woken() } else { man };
                let wakes = Seat::ALL.into_iter().map(Some).chain([None]);
                actions.extend(wakes.map(|wake| Action::Use { element, man, wake }));
            }
        }
    }
    actions
}

#[test]
fn exactly_the_listed_actions_are_legal() {
    let (mut chance, all, mut count) = (Chance(3), conceivable(), 0);
    for _ in 0..150 {
        let rules = chance.rules();
        chance.game(&rules, 400, |position, actions| {
            count += 1;
            if count % 97 != 0 {
                return;
            }
            let mut legal: Vec<_> =
                all.iter().copied().filter(|&action| position.fault(Ply::Act(action)).is_none()).collect();
            legal.sort_unstable();
            assert_eq!(legal, actions, "{position:?}");
        });
    }
}

fn turned_man(man: Man) -> Man {
    let turned = Man::new(man.progress(), man.house().next());
    if man.is_alkhee() { turned.woken() } else { turned }
}

/// The same game, seen from the next seat.
fn turned(setup: &Setup) -> Setup {
    let mut parameters = *setup.rules.parameters();
    if let Opening::Seat(seat) = parameters.opening {
        parameters.opening = Opening::Seat(seat.next());
    }
    let seats = BySeat::from_fn(|seat| {
        let from = &setup.seats[seat.after(3)];
        SeatSetup { men: from.men.iter().map(|&man| turned_man(man)).collect(), ..from.clone() }
    });
    let phase = match setup.phase.clone() {
        Phase::Throws { seat, casts, entered } => Phase::Throws { seat: seat.next(), casts, entered },
        Phase::Moves { seat, pool, again, entered } => {
            Phase::Moves { seat: seat.next(), pool, again, entered }
        }
        other => other,
    };
    Setup { rules: rules(parameters), seats, phase }
}

fn turned_action(action: Action) -> Action {
    match action {
        Action::Use { element, man, wake } => {
            Action::Use { element, man: turned_man(man), wake: wake.map(Seat::next) }
        }
        Action::Decline => Action::Decline,
    }
}

#[test]
fn c1_1_seats_are_rotations_of_one_another() {
    let mut chance = Chance(4);
    for _ in 0..300 {
        let any = *chance.rules().parameters();
        let rules = rules(Parameters { opening: Opening::Seat(SOUTH), colour_order: false, ..any });
        if rules.seats() != SeatSet::ALL {
            continue;
        }
        chance.game(&rules, 300, |position, actions| {
            let other = Position::from_setup(turned(&position.to_setup())).unwrap();
            let mut expected: Vec<_> = actions.iter().copied().map(turned_action).collect();
            expected.sort_unstable();
            let mut found = Vec::new();
            other.actions(&mut found);
            assert_eq!(found, expected);
        });
    }
}

#[test]
fn c4_2_a_pool_has_no_memory_of_the_order_of_casts() {
    let start = initial(cowrie());
    let cast = |position: Position, value| position.play(Ply::Throw(chaupar::Throw::Value(value))).unwrap();
    assert_eq!(cast(cast(start, 10), 25), cast(cast(start, 25), 10));
}
