//! What callers do with either game, without knowing which.

use chaupar::{Action, Effect, Element, Man, Phase, Preset, SeatSetup, Setup};
use chaupat_core::{BySeat, Node, Ply, PlyOf, Position, RuleSet, Seat};
use chaupat_render::{Canvas, Die, Direction, Glyphs, Marks, Render, Size, View, chaupar as drawn, words};
use std::collections::BTreeSet;

const SOUTH: Seat = Seat::ALL[0];
const WEST: Seat = Seat::ALL[3];

/// A line of numbers that looks random and is the same every time (xorshift).
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, limit: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % limit
    }
}

/// Plays at random and shows every position to `look`.
fn wander<P: Render>(rules: &P::Rules, seed: u64, plies: usize, mut look: impl FnMut(&P)) {
    let (mut position, mut numbers) = (P::initial(rules), Numbers(seed));
    for _ in 0..plies {
        look(&position);
        if position.node() == Node::Over {
            return;
        }
        position.play_unchecked(any_ply(&position, &mut numbers));
    }
}

fn any_ply<P: Render>(position: &P, numbers: &mut Numbers) -> PlyOf<P> {
    let throws = position.throws();
    if !throws.is_empty() {
        return Ply::Throw(throws.pick(numbers.below(throws.total())));
    }
    let plies = position.plies();
    plies[numbers.below(plies.len() as u64) as usize]
}

fn views() -> impl Iterator<Item = View> {
    let sizes = Size::ALL.into_iter().flat_map(|size| Glyphs::ALL.map(|glyphs| (size, glyphs)));
    sizes.flat_map(|(size, glyphs)| {
        Seat::ALL.map(|facing| View::of(facing).with_glyphs(glyphs).with_size(size))
    })
}

/// Everything that can be drawn and said about a position is, and arrives in the size that was promised.
fn shown<P: Render>(position: &P) {
    let names = position.seat_names();
    let marks = position.choices(None);
    for view in views() {
        let canvas: Canvas = position.board(view, &marks);
        assert_eq!((canvas.rows(), canvas.columns()), P::dimensions(view.size));
    }
    let panel = position.legend(View::of(SOUTH), &names);
    assert!(panel.iter().all(|line| line.columns() < 80), "{panel:?}");
    assert!(!position.tell_phase(&names).is_empty());
    let throws = position.throws();
    for &(throw, _) in throws.as_slice() {
        assert!(!position.tell_throw(throw).is_empty());
        assert!(Die::line(&position.dice_of(throw), Glyphs::Ascii).to_string().is_ascii());
    }
    let mut actions = Vec::new();
    position.actions(&mut actions);
    for action in actions {
        assert!(!position.tell_action(action, &names).is_empty());
        position.effects(action).iter().for_each(|effect| has_sentence(position, effect));
        if let Some(from_to) = position.action_move(action) {
            assert!(from_to.from.is_none_or(|from| marks.movable.contains(&from)));
            assert!(position.choices(from_to.from).targets.contains(&from_to.to));
        }
    }
}

/// What a game does not know how to tell is told by its name in code, which is no sentence.
fn has_sentence<P: Render>(position: &P, effect: &P::Effect) {
    let sentence = position.tell_effect(effect, &position.seat_names());
    assert!(!sentence.starts_with(&format!("{effect:?}")), "{sentence} has no sentence");
    assert!(sentence.ends_with(['.', '!']), "{sentence}");
}

/// Plays whole games at random and tells all that happens in them; the names in code of what did.
fn kinds_told<P: Render>(rules: &P::Rules, games: u64) -> BTreeSet<String> {
    let mut kinds = BTreeSet::new();
    for seed in 1..=games {
        let (mut position, mut numbers) = (P::initial(rules), Numbers(seed));
        while position.node() != Node::Over {
            let ply = any_ply(&position, &mut numbers);
            let (before, mut effects) = (position.clone(), Vec::new());
            position.play_noting(ply, &mut |effect| effects.push(effect));
            for effect in &effects {
                has_sentence(&before, effect);
                let name = format!("{effect:?}");
                kinds.extend(name.split(|letter: char| !letter.is_alphanumeric()).next().map(str::to_owned));
            }
        }
    }
    kinds
}

/// A kind of effect that is new in the rules is missing here, and wants a sentence first.
#[test]
fn all_that_happens_in_chaupar_is_told() {
    let presets = Preset::ALL.iter();
    let kinds: BTreeSet<_> =
        presets.flat_map(|preset| kinds_told::<chaupar::Position>(&preset.rules(), 20)).collect();
    let known = [
        "Begins",
        "Burnt",
        "Cast",
        "Done",
        "Forfeited",
        "KnockedOut",
        "Missed",
        "Moved",
        "Over",
        "Tied",
        "Tod",
        "TurnEnded",
    ];
    assert_eq!(kinds.iter().map(String::as_str).collect::<Vec<_>>(), known);
}

/// The same of the other game.
#[test]
fn all_that_happens_in_chaturaji_is_told() {
    use chaturaji::{
        Parameters, Preset, Rules,
        parameters::{DiceKind, First},
    };
    let classic = Preset::Classic.parameters();
    let diceless = Parameters { first: First::Random, dice: DiceKind::None, ..classic };
    let mut rules = Preset::ALL.map(Preset::rules).to_vec();
    rules.push(Rules::new(diceless).unwrap());
    let kinds: BTreeSet<_> =
        rules.iter().flat_map(|rules| kinds_told::<chaturaji::Position>(rules, 200)).collect();
    let known = [
        "Award",
        "Became",
        "Begins",
        "Captured",
        "CheckBonus",
        "Commands",
        "DiceLeft",
        "KingTaken",
        "Moved",
        "Over",
        "Passed",
        "Promoted",
        "Returned",
        "Stakes",
        "Survived",
        "Triumph",
        "TurnEnded",
        "Turned",
    ];
    assert_eq!(kinds.iter().map(String::as_str).collect::<Vec<_>>(), known);
}

/// A letter with a mark on it is one column wide, a Chinese character two; Devanagari has both kinds of marks.
#[test]
fn names_in_any_script_line_up() {
    let names = BySeat(["Asha", "राजेश्वरी", "日本語", "Rene\u{301}e"].map(str::to_owned));
    let places = |panel: Vec<chaupat_render::Line>, behind: &str| {
        let place = |line: &chaupat_render::Line| {
            let text = line.to_string();
            text.find(behind).map(|at| chaupat_render::columns(&text[..at]))
        };
        panel.iter().filter_map(place).collect::<Vec<_>>()
    };
    // "  ● S " and the widest name, of seven columns.
    let chaupar = chaupar::Position::initial(&Preset::Cowrie.rules());
    assert_eq!(places(chaupar.legend(View::of(SOUTH), &names), "  hand"), [13; 4]);
    // "  r " and the same.
    let chaturaji = chaturaji::Position::initial(&chaturaji::Preset::Classic.rules());
    assert_eq!(places(chaturaji.legend(View::of(SOUTH), &names), "  0 points"), [11; 4]);
}

/// From any spot the arrow keys lead to every other, and a click on a spot finds it.
fn pointed_at<P: Render>(position: &P) {
    for view in views() {
        let spots = position.spots();
        let mut reached = BTreeSet::from([spots[0]]);
        let mut open = vec![spots[0]];
        while let Some(spot) = open.pop() {
            let next =
                Direction::ALL.into_iter().filter_map(|direction| position.neighbour(view, spot, direction));
            open.extend(next.filter(|&other| reached.insert(other)));
        }
        assert_eq!(reached.len(), spots.len(), "{view:?}");
        for spot in spots {
            let area = P::area(view, spot);
            assert_eq!(position.spot_at(view, area.row, area.column), Some(spot));
            let (row, column) = (area.row + area.height - 1, area.column + area.width - 1);
            assert_eq!(position.spot_at(view, row, column), Some(spot));
        }
    }
}

#[test]
fn chaupar_is_shown_whatever_happens() {
    for preset in [Preset::Cowrie, Preset::Charkoni, Preset::Pasa, Preset::Pachisi] {
        wander::<chaupar::Position>(&preset.rules(), 42, 400, shown);
    }
}

#[test]
fn chaturaji_is_shown_whatever_happens() {
    for preset in chaturaji::Preset::ALL {
        wander::<chaturaji::Position>(&preset.rules(), 42, 200, shown);
    }
}

#[test]
fn boards_can_be_pointed_at() {
    pointed_at(&chaupar::Position::initial(&Preset::Cowrie.rules()));
    pointed_at(&chaturaji::Position::initial(&chaturaji::Preset::Classic.rules()));
}

#[test]
fn the_largest_board_that_fits() {
    let sizes = [(10, 200), (19, 60), (22, 80), (38, 76), (39, 77)]
        .map(|(rows, columns)| chaupar::Position::fitting(rows, columns));
    assert_eq!(sizes, [None, Some(Size::Compact), Some(Size::Normal), Some(Size::Normal), Some(Size::Large)]);
}

fn cowrie(south: &[u8], west: &[u8], pool: Vec<Element>) -> chaupar::Position {
    let rules = Preset::Cowrie.rules();
    let men = |owner: Seat, men: &[u8]| SeatSetup {
        men: men.iter().map(|&p| Man::new(p, owner)).collect(),
        ..SeatSetup::default()
    };
    let mut seats = BySeat::from_fn(|owner| men(owner, &[0; 4]));
    seats[SOUTH] = men(SOUTH, south);
    seats[WEST] = men(WEST, west);
    let phase = Phase::Moves { seat: SOUTH, pool, again: false, entered: false };
    chaupar::Position::from_setup(Setup { rules, seats, phase }).expect("a position that the rules allow")
}

fn told(position: &chaupar::Position) -> Vec<String> {
    let mut actions: Vec<Action> = Vec::new();
    position.actions(&mut actions);
    let names = position.seat_names();
    actions.into_iter().map(|action| position.tell_action(action, &names)).collect()
}

#[test]
fn c17_5_a_pair_by_a_ten() {
    let position = cowrie(&[4, 4, 84, 84], &[0; 4], vec![Element::DoubleStep, Element::Throw(10)]);
    assert_eq!(
        told(&position),
        [
            "use the bonus step of a 10 or 25 on the pair at 4: both go to 5",
            "use the 10 on the pair at 4: both go to 14",
        ]
    );
}

#[test]
fn c6_2_a_knock_out_is_told() {
    // West p = 18 is L (51 + 18) mod 68 = 1, where South's man on p = 67 goes by a 2: L 69 mod 68.
    let position = cowrie(&[0, 0, 0, 67], &[0, 0, 0, 18], vec![Element::Throw(2)]);
    assert_eq!(told(&position), ["use the 2 on the man at 67: he goes to 69, and West's man is knocked out"]);
    let mut actions = Vec::new();
    position.actions(&mut actions);
    let names = position.seat_names();
    let effects: Vec<String> =
        position.effects(actions[0]).iter().map(|effect| position.tell_effect(effect, &names)).collect();
    assert_eq!(
        effects[..3],
        [
            "South's man goes from 67 to 69.",
            "West's man is knocked out and goes back to hand.",
            "South has knocked out a man for the first time and has toḍ: the way home is open.",
        ]
    );
}

#[test]
fn c2_3_counting_aids_and_what_a_throw_may_do() {
    let cowrie = Preset::Cowrie.rules();
    assert_eq!(
        words::chaupar::throw(chaupar::Throw::Value(25)),
        "25, counted as 8: eight squares forward and to the next arm (āṭh ghar paccīs)"
    );
    assert_eq!(words::chaupar::throw(chaupar::Throw::Value(7)), "7");
    assert_eq!(words::chaupar::throw(chaupar::Throw::Dice([1, 5, 6])), "1-5-6");
    assert_eq!(
        words::chaupar::throw_may(&cowrie, 30),
        "throws again, brings a man in from hand and gives one step more (peghedu) when no man is in hand"
    );
    assert_eq!(words::chaupar::throw_may(&cowrie, 7), "moves a man");
}

#[test]
fn every_effect_of_chaupar_has_its_sentence() {
    let rules = Preset::Cowrie.rules();
    let names = BySeat(["Asha", "Bela", "Charan", "Devi"].map(str::to_owned));
    let effects = [
        Effect::Cast { seat: SOUTH, throw: chaupar::Throw::Value(14) },
        Effect::Tied(rules.seats()),
        Effect::Begins(WEST),
        Effect::Moved { owner: SOUTH, from: Man::new(0, SOUTH), to: Man::new(4, SOUTH), count: 1 },
        Effect::Moved { owner: SOUTH, from: Man::new(74, SOUTH), to: Man::new(84, SOUTH), count: 2 },
        Effect::Burnt(WEST),
        Effect::Forfeited(Element::Throw(4)),
        Effect::Done { seat: WEST, place: 2 },
        Effect::Missed { seat: WEST, left: 3 },
        Effect::Over(chaupar::End::Dead),
    ];
    let told: Vec<String> =
        effects.iter().map(|effect| words::chaupar::effect(effect, &rules, &names)).collect();
    assert_eq!(
        told,
        [
            "Asha casts 14.",
            "Asha, Bela, Charan and Devi share the highest cast and cast again.",
            "Devi begins.",
            "Asha's man comes in to 4, a flower.",
            "Asha's pair goes home from 74.",
            "Three times in a row a throw that throws again: all three are burnt, and Devi moves nothing.",
            "The 4 is lost.",
            "Devi has all men home, as the 2nd.",
            "Devi misses this turn, and 3 more.",
            "Nobody can ever move again: the game is over (C7.3).",
        ]
    );
}

#[test]
fn c13_2_a_partner_who_is_home_moves_his_partners_men() {
    let mut seats = BySeat::from_fn(|owner| SeatSetup {
        men: vec![Man::new(10, owner); 4],
        tod: true,
        ..SeatSetup::default()
    });
    seats[SOUTH].men = vec![Man::new(84, SOUTH); 4];
    seats[SOUTH].done = std::num::NonZeroU8::new(1);
    let phase = Phase::Moves { seat: SOUTH, pool: vec![Element::Throw(3)], again: false, entered: false };
    let setup = Setup { rules: Preset::Charkoni.rules(), seats, phase };
    let names = BySeat(["Asha", "Bela", "Charan", "Devi"].map(str::to_owned));
    assert_eq!(words::chaupar::phase(&setup, &names), ["Asha moves Charan's men: 3."]);
}

#[test]
fn c4_3_before_the_third_throw_a_warning() {
    let seats =
        BySeat::from_fn(|owner| SeatSetup { men: vec![Man::new(0, owner); 4], ..SeatSetup::default() });
    let phase = Phase::Throws { seat: WEST, casts: vec![10, 30], entered: false };
    let setup = Setup { rules: Preset::Cowrie.rules(), seats, phase };
    assert_eq!(
        words::chaupar::phase(&setup, &BySeat::from_fn(|seat| drawn::seat_name(seat).to_owned())),
        ["West throws again; so far 10 and 30.", "One more that throws again, and all three are burnt.",]
    );
}

#[test]
fn marks_show_who_can_move_and_where_to() {
    let position = cowrie(&[4, 4, 20, 84], &[0; 4], vec![Element::Throw(3)]);
    let spot = |square| chaupat_render::chaupar::Spot::Loop(chaupar::board::LoopSquare::new(square).unwrap());
    assert_eq!(position.choices(None), Marks::none().with_movable([spot(4), spot(20)]));
    assert_eq!(position.choices(Some(spot(20))).targets, [spot(23)]);
}

/// A position of chaturaji with these men (`rKh4`), Green to move by these dice.
fn field(men: &str, dice: chaturaji::Dice) -> chaturaji::Position {
    let mut setup = chaturaji::Setup::empty(chaturaji::Preset::Classic.rules());
    for man in men.split(' ') {
        let letter = |index| man.chars().nth(index).expect("army, type, square");
        let army = chaturaji::army::from_letter(letter(0)).expect("the letter of an army");
        let kind = chaturaji::Kind::from_letter(letter(1)).expect("the letter of a type");
        setup.put(man[2..].parse().expect("the name of a square"), chaturaji::Man { army, kind });
    }
    setup.turn = Some(chaturaji::army::GREEN);
    setup.due = chaturaji::Due::Act;
    setup.dice = dice;
    chaturaji::Position::from_setup(&setup).expect("a position that the rules allow")
}

fn effects_told<P: Render>(position: &P, action: P::Action) -> Vec<String> {
    let effects = position.effects(action);
    effects.iter().map(|effect| position.tell_effect(effect, &position.seat_names())).collect()
}

#[test]
fn j12_5_a_triumph_is_told() {
    let position =
        field("rKh4 rBd5 gKd1 gBc3 yKa5 yBe4 bKe8 bBd4", chaturaji::Dice::one(chaturaji::Class::Boat));
    let action = chaturaji::Action::step("c3".parse().unwrap(), "e5".parse().unwrap());
    let names = position.seat_names();
    assert_eq!(
        position.tell_action(action, &names),
        "boat from c3 to e5, by the 2; boat triumph over 3 boats (6)"
    );
    assert_eq!(
        effects_told(&position, action)[..2],
        [
            "Green's boat goes from c3 to e5, by the 2.",
            "Boat triumph (bṛhannaukā)! The boats on d4, e4 and d5 are taken: 6 points.",
        ]
    );
}

#[test]
fn j12_6_a_king_taken_is_told() {
    let position = field("rKh4 gKd1 gEd4 gPa2 yKa5 bKe8 bPb3", chaturaji::Dice::one(chaturaji::Class::Pawn));
    let names = position.seat_names();
    let action = chaturaji::Action::step("a2".parse().unwrap(), "b3".parse().unwrap());
    assert_eq!(position.tell_action(action, &names), "pawn from a2 to b3, by the 5; takes Black's pawn (1)");
    let position = field("rKh4 gKd1 gEd4 yKa5 bKe8", chaturaji::Dice::one(chaturaji::Class::Elephant));
    let action = chaturaji::Action::step("d4".parse().unwrap(), "h4".parse().unwrap());
    assert_eq!(
        position.tell_action(action, &names),
        "elephant from d4 to h4, by the 4; takes Red's king (5)"
    );
    assert!(effects_told(&position, action).contains(&"Green has taken the king of Red.".to_owned()));
}

#[test]
fn j5_1_a_throw_says_who_may_move() {
    let position = chaturaji::Position::initial(&chaturaji::Preset::Classic.rules());
    let throw = chaturaji::Throw::Dice(chaturaji::Dice::two(chaturaji::Class::Pawn, chaturaji::Class::Boat));
    assert_eq!(position.tell_throw(throw), "2 and 5: a boat, and a pawn or the king");
    assert_eq!(Die::line(&position.dice_of(throw), Glyphs::Unicode).to_string(), "[2] [5]");
}

#[test]
fn every_effect_of_chaturaji_has_its_sentence() {
    use chaturaji::{Class, Dice, Effect, Kind, Man, Reason, Square, Squares, Status, army};
    let at = |text: &str| text.parse::<Square>().unwrap();
    let green = |kind| Man { army: army::GREEN, kind };
    let (red, black) = (army::RED, army::BLACK);
    let told = [
        (Effect::Begins(red), "Red begins."),
        (
            Effect::Moved { man: green(Kind::Horse), from: at("b1"), to: at("c3"), die: None },
            "Green's horse goes from b1 to c3.",
        ),
        (
            Effect::Captured { man: green(Kind::Pawn), square: at("c3"), points: 1 },
            "Green's pawn on c3 is taken: 1 point.",
        ),
        (
            Effect::Triumph { boats: Squares::of(at("d4")).with(at("e5")), points: 4 },
            "Boat triumph (bṛhannaukā)! The boats on d4 and e5 are taken: 4 points.",
        ),
        (Effect::Promoted { square: at("c8"), kind: Kind::Elephant }, "The pawn on c8 becomes an elephant."),
        (
            Effect::Turned { army: army::GREEN, square: at("d8"), kind: Kind::King },
            "Green's waiting pawn on d8 becomes a king.",
        ),
        (Effect::KingTaken { army: red, by: black }, "Black has taken the king of Red."),
        (Effect::Award { army: black, points: 54 }, "Black has taken all three kings: 54 points more."),
        (
            Effect::Became { army: red, status: Status::Out },
            "Red is frozen: the men stay where they are, and move no more.",
        ),
        (
            Effect::Commands { player: black, army: army::GREEN },
            "Black plays the army of Green too from now on.",
        ),
        (Effect::Stakes { army: red, stakes: 2 }, "The team of Red wins 2 stakes."),
        (Effect::Returned { army: red, square: at("h4") }, "The king of Red comes back, on h4."),
        (Effect::CheckBonus { army: red, points: 5 }, "Red threatens several kings at once: 5 points."),
        (Effect::DiceLeft(Dice::two(Class::Boat, Class::Elephant)), "No use for 2 and 4."),
        (Effect::Passed(red), "Red cannot move and passes."),
        (Effect::TurnEnded(red), "Red's turn ends."),
        (Effect::Survived { army: red, points: 2 }, "Red survived: 2 points."),
        (Effect::Over(Reason::Kings), "The game is over: at most one king is left."),
    ];
    for (effect, sentence) in told {
        assert_eq!(
            words::chaturaji::effect(&effect, &BySeat::from_fn(|seat| army::name(seat).to_owned())),
            sentence
        );
    }
}
