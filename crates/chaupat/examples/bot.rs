//! A bot in forty lines, for both games: where `greedy` takes what looks best at once, it asks what the next player may throw
//! and play, who takes what looks best for himself (expectimax of max^n, Luckhardt and Irani 1986, two plies deep).
//!
//! `cargo run --release --example bot` measures it.

#![allow(clippy::print_stdout, clippy::format_push_string, reason = "an example, as short as it can be")]

use chaupat::{
    Appraise, BySeat, Greedy, Node, Playable, Player, Ply, PlyOf, Scratch, Seat, ThrowSource, Visit,
    chaturaji, chaupar,
    simulate::{Plan, Summary},
};

#[derive(Clone, Copy)]
enum Bot {
    Careful,
    Greedy(Greedy),
}

impl<P: Appraise> Player<P> for Bot {
    fn choose(&mut self, position: &P, scratch: &mut Scratch<P>, luck: &mut dyn ThrowSource) -> P::Action {
        if let Self::Greedy(greedy) = self {
            return greedy.choose(position, scratch, luck);
        }
        let seat = position.node().seat().expect("a player is asked when an action is due");
        let (actions, mut copy) = (scratch.actions(position), position.clone());
        let worth = |&action: &P::Action| copy.visit(Ply::Act(action), |next| expected(next, seat, scratch));
        let values: Vec<f64> = actions.iter().map(worth).collect();
        let best = (0..actions.len()).max_by(|&a, &b| values[a].total_cmp(&values[b]));
        let action = actions[best.expect("an action is due")];
        scratch.put_back(actions);
        action
    }
}

/// What a position is worth to a seat: on average over the throws, if one is due, after the reply to each.
fn expected<P: Appraise>(visit: &mut Visit<'_, P>, seat: Seat, scratch: &mut Scratch<P>) -> f64 {
    let Node::Throw(_) = visit.node() else { return f64::from(visit.appraise(seat)) };
    let throws = visit.throws();
    let part = |&(throw, weight): &(P::Throw, u64)| {
        weight as f64 * visit.visit(Ply::Throw(throw), |next| replied(next, seat, scratch))
    };
    throws.as_slice().iter().map(part).sum::<f64>() / throws.total() as f64
}

fn replied<P: Appraise>(visit: &mut Visit<'_, P>, seat: Seat, scratch: &mut Scratch<P>) -> f64 {
    let Node::Act(other) = visit.node() else { return f64::from(visit.appraise(seat)) };
    let actions = scratch.actions(visit);
    let look = |ply: PlyOf<P>| visit.visit(ply, |next| (next.appraise(other), next.appraise(seat)));
    let (_, value) =
        actions.iter().map(|&action| Ply::Act(action)).map(look).max().expect("an action is due");
    scratch.put_back(actions);
    value.into()
}

fn main() {
    println!("{}", measure::<chaupar::Position>("chaupar", 300));
    println!("{}", measure::<chaturaji::Position>("chaturaji", 300));
}

/// Two of these bots, opposite each other, against two greedy ones.
fn measure<P: Playable>(rules: &str, games: u64) -> String {
    let rules = P::read_rules(rules).expect("the default rule set of a game");
    let seat = |seat: Seat| if seat.index().is_multiple_of(2) { Bot::Careful } else { Bot::Greedy(Greedy) };
    let plan = Plan { rules, bots: BySeat::from_fn(seat), seed: 1 };
    let games = (0..games).map(|number| plan.play::<P>(number)).fold(Summary::default(), Summary::and);
    let share = games.share_of([Seat::ALL[0], Seat::ALL[2]].into_iter());
    let [share, low, high] = [share.share, share.low, share.high].map(|share| 100.0 * share);
    format!(
        "{}: a careful seat wins {share:.1} % of the games ({low:.1} to {high:.1}); 25 % would be even",
        P::GAME
    )
}

#[cfg(test)]
#[test]
fn it_plays_whole_games() {
    assert!(measure::<chaupar::Position>("chaupar", 2).starts_with("chaupar: "));
    assert!(measure::<chaturaji::Position>("chaturaji", 2).starts_with("chaturaji: "));
}
