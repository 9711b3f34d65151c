use crate::Appraise;
use chaupar::{Man, Place, Position, Throw, board::LoopSquare, parameters::Entry};
use chaupat_core::{Position as _, RuleSet, Seat};

/// What it is worth, in squares of progress, to have a man home for good.
const HOME: i32 = 20;
/// What it is worth to have toḍ, without which nobody gets home.
const TOD: i32 = 60;
/// What it is worth to have a man out of hand: waiting for a high throw costs a turn or two.
const OUT: i32 = 12;

impl Appraise for Position {
    /// Squares walked by the own side against those of the strongest opponent, toḍ, and what a single throw of an opponent may
    /// knock out, by its chance.
    fn appraise(&self, seat: Seat) -> i32 {
        let rules = self.rules();
        let own = rules.side(seat);
        let wealth = |seat: Seat| rules.side(seat).iter().map(|one| riches(self, one)).sum::<i32>();
        let others = || rules.seats().iter().filter(|&other| !own.contains(other));
        let rival = others().map(wealth).max().unwrap_or(0);
        let all: i32 = others().map(|other| riches(self, other)).sum();
        2 * wealth(seat) - rival - all / others().map(|_| 1).sum::<i32>().max(1) - 2 * danger(self, seat)
    }
}

fn riches(position: &Position, seat: Seat) -> i32 {
    let men: i32 = position.men(seat).map(worth).sum();
    let needs_tod = position.rules().has_door();
    men + if needs_tod && position.tod(seat) { TOD } else { 0 }
}

fn worth(man: Man) -> i32 {
    match man.progress() {
        Man::HAND => 0,
        Man::HOME => i32::from(Man::HOME) + HOME + OUT,
        progress => i32::from(progress) + OUT,
    }
}

/// The progress that the side of a seat loses to the next single throw of each opponent, on average.
fn danger(position: &Position, seat: Seat) -> i32 {
    let rules = position.rules();
    let side = rules.side(seat);
    let opponents = rules.seats().iter().filter(|&other| !side.contains(other));
    let hunters: Vec<Hunter> = opponents.flat_map(|other| hunters(position, other)).collect();
    let casts = rules.casts();
    let loss = |man: Man| {
        let chance: u64 = casts
            .as_slice()
            .iter()
            .map(|&(throw, weight)| hits(throw, man, &hunters, position) * weight)
            .sum();
        // Biased shells have weights of up to 64 bits (C2.1).
        i128::from(worth(man)) * i128::from(chance) / i128::from(casts.total())
    };
    side.iter().flat_map(|one| exposed(position, one)).map(|man| loss(man) as i32).sum()
}

/// An opponent's man and the loop square he stands on.
struct Hunter {
    square: LoopSquare,
    progress: u8,
}

fn hunters(position: &Position, seat: Seat) -> impl Iterator<Item = Hunter> {
    let rules = position.rules();
    let walks = matches!(rules.entry(), Entry::Walk);
    position.men(seat).filter_map(move |man| match rules.place(man) {
        Place::Loop(square) => Some(Hunter { square, progress: man.progress() }),
        // A man in the centre comes out walking, as if he stood at p = 0 of the loop.
        Place::Hand if walks => Some(Hunter { square: LoopSquare::on_arm(seat, 0)?, progress: 0 }),
        _ => None,
    })
}

/// The men of a seat that stand alone on plain squares.
fn exposed(position: &Position, seat: Seat) -> impl Iterator<Item = Man> {
    let rules = *position.rules();
    let men: Vec<Man> = position.men(seat).collect();
    let on = move |man: &Man| match rules.place(*man) {
        Place::Loop(square) if rules.stands(*man) && !rules.is_flower(square) => Some(square),
        _ => None,
    };
    let squares: Vec<Option<LoopSquare>> = men.iter().map(on).collect();
    let alone: Vec<bool> = squares
        .iter()
        .map(|square| square.is_some() && squares.iter().filter(|&other| other == square).count() == 1)
        .collect();
    men.into_iter().zip(alone).filter_map(|(man, alone)| alone.then_some(man))
}

/// How many of the hunters land on the man with this throw, 0 or 1.
fn hits(throw: Throw, man: Man, hunters: &[Hunter], position: &Position) -> u64 {
    let Place::Loop(square) = position.rules().place(man) else { return 0 };
    let reaches = |steps: u8| {
        hunters.iter().any(|hunter| {
            hunter.square.after(steps) == square && hunter.progress + steps <= Man::LAST_ON_LOOP
        })
    };
    u64::from(match throw {
        Throw::Value(value) => reaches(value),
        Throw::Dice(dice) => dice.into_iter().any(reaches),
    })
}
