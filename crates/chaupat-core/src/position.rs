use crate::{After, Event, Fault, Illegal, Node, Outcome, Ply, Seat, SeatSet, Weighted};
use std::{fmt::Debug, hash::Hash};

/// A ply of the game `P`.
pub type PlyOf<P> = Ply<<P as Position>::Action, <P as Position>::Throw>;

/// A rule set: a small value, asked by questions, never compared by name.
pub trait RuleSet: Copy + Eq + Hash + Debug + Send + Sync + 'static {
    /// The seats that play.
    fn seats(&self) -> SeatSet;

    /// How many people play. One person may hold two seats.
    fn people(&self) -> usize;

    /// Which person, from 0 on, holds a seat in play.
    fn person(&self, seat: Seat) -> usize;

    /// The seats that win and lose with this seat, itself among them. Everybody for himself by default.
    fn side(&self, seat: Seat) -> SeatSet {
        SeatSet::of(seat)
    }

    /// After how many turns a match ends undecided, `None` for never.
    fn turn_limit(&self) -> Option<u32>;
}

/// Something that a ply or an event brought about: a knock-out, a forfeited throw, the end of a turn. It is told to whoever
/// watches, and the position does not depend on it.
pub trait Effect: Clone + Eq + Debug + Send + Sync + 'static {
    /// The seat whose turn ended, when this effect is the end of a turn.
    fn turn_ended(&self) -> Option<Seat>;
}

/// A state of a game: a value that holds all that the rules depend on, unplayed throws too, and no history beyond
/// that, no clock, no names.
///
/// The laws (every listed action plays, none twice, none missing; weights add up; equal positions have equal plies) are
/// written once for all games, in `chaupat-testkit`.
pub trait Position: Clone + Eq + Hash + Debug + Send + Sync + 'static {
    /// The rule set.
    type Rules: RuleSet;
    /// What a player may choose.
    type Action: Copy + Ord + Hash + Debug + Send + Sync + 'static;
    /// What chance may bring.
    type Throw: Copy + Ord + Hash + Debug + Send + Sync + 'static;
    /// What a ply or an event brings about.
    type Effect: Effect;
    /// Why a ply is not allowed.
    type Fault: Fault;

    /// The first position of a game.
    fn initial(rules: &Self::Rules) -> Self;

    /// The rule set that is played.
    fn rules(&self) -> &Self::Rules;

    /// What is due.
    fn node(&self) -> Node;

    /// The possible throws, empty unless one is due.
    fn throws(&self) -> Weighted<Self::Throw>;

    /// Replaces the content of `out` by the legal actions: sorted, no two equal, none unless an action is due.
    /// A node at which an action is due has at least one.
    fn actions(&self, out: &mut Vec<Self::Action>);

    /// How many legal actions there are; `scratch` is free to be used. Games that can count faster than they list
    /// do so.
    fn count_actions(&self, scratch: &mut Vec<Self::Action>) -> usize {
        self.actions(scratch);
        scratch.len()
    }

    /// One legal action: `place` is told how many there are, at least one, and says which of the sorted list it is to
    /// be, from 0 on. For random games; games that find it faster than they list do so. `scratch` is free to be used.
    ///
    /// # Panics
    /// When no action is due, or the place is not below the number.
    fn pick_action(
        &self,
        scratch: &mut Vec<Self::Action>,
        place: impl FnOnce(usize) -> usize,
    ) -> Self::Action {
        self.actions(scratch);
        scratch[place(scratch.len())]
    }

    /// Plays a legal ply and tells each of its effects, in the order in which they happen.
    /// What an illegal ply does is not specified, except that it is safe: it may panic or leave a senseless position.
    fn play_noting(&mut self, ply: PlyOf<Self>, note: &mut impl FnMut(Self::Effect));

    /// Plays a legal ply.
    fn play_unchecked(&mut self, ply: PlyOf<Self>) {
        self.play_noting(ply, &mut |_| ());
    }

    /// Plays a legal ply, lets `look` see the new position, and takes the ply back. By default on a copy; a game
    /// that takes back faster than it copies overrides this.
    fn visit<R>(&mut self, ply: PlyOf<Self>, look: impl FnOnce(&mut Self) -> R) -> R {
        let mut next = self.clone();
        next.play_unchecked(ply);
        look(&mut next)
    }

    /// [`visit`](Self::visit)s each of these legal plies in turn. A game that takes back to a copy makes it once.
    fn visit_each(&mut self, plies: impl IntoIterator<Item = PlyOf<Self>>, mut look: impl FnMut(&mut Self)) {
        plies.into_iter().for_each(|ply| self.visit(ply, &mut look));
    }

    /// Why this ply is not allowed here, `None` when it is.
    fn fault(&self, ply: PlyOf<Self>) -> Option<Self::Fault>;

    /// Plays a ply that may be illegal.
    ///
    /// # Errors
    /// Hands the position back with the rule that is broken.
    fn play(mut self, ply: PlyOf<Self>) -> Result<Self, Illegal<Self>> {
        if let Some(fault) = self.fault(ply) {
            return Err(Illegal { position: Box::new(self), ply, fault });
        }
        self.play_unchecked(ply);
        Ok(self)
    }

    /// Lets an event happen and tells each of its effects, in the order in which they happen.
    ///
    /// # Errors
    /// When the rules do not allow it here; then nothing is told, and the position is as it was.
    fn happen_noting(
        &mut self,
        event: Event,
        note: &mut impl FnMut(Self::Effect),
    ) -> Result<After, Self::Fault>;

    /// Lets an event happen.
    ///
    /// # Errors
    /// As [`happen_noting`](Self::happen_noting).
    fn happen(&mut self, event: Event) -> Result<After, Self::Fault> {
        self.happen_noting(event, &mut |_| ())
    }

    /// Places and scores, once the game is over by its rules.
    fn outcome(&self) -> Option<Outcome>;

    /// Places and scores if the match were stopped here; `left` is the seat that left, if that is why.
    fn standing(&self, left: Option<Seat>) -> Outcome;

    /// The legal plies, throws or actions, in order.
    fn plies(&self) -> Vec<PlyOf<Self>> {
        let mut actions = Vec::new();
        self.actions(&mut actions);
        let throws = self.throws();
        let throws = throws.as_slice().iter().map(|&(throw, _)| Ply::Throw(throw));
        throws.chain(actions.into_iter().map(Ply::Act)).collect()
    }
}
