use crate::{
    After, Event, Fault, Node, Outcome, Ply, PlyError, Scratch, Seat, SeatSet, Visit, Weighted, key_of,
};
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
/// that, no clock, no names. Equality and hash cover all of it, the rule set too: equal positions can go on in the same
/// ways.
///
/// A whole game, in which two people throw a coin in turn, and on heads choose to step or to stay:
///
/// ```
/// use chaupat_core::*;
/// use std::fmt;
///
/// #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
/// struct Rules;
///
/// impl RuleSet for Rules {
///     fn seats(&self) -> SeatSet {
///         SeatSet::of(Seat::ALL[0]).with(Seat::ALL[2])
///     }
///     fn people(&self) -> usize {
///         2
///     }
///     fn person(&self, seat: Seat) -> usize {
///         seat.index() / 2
///     }
///     fn turn_limit(&self) -> Option<u32> {
///         Some(100)
///     }
/// }
///
/// #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
/// enum Coin {
///     Tails,
///     Heads,
/// }
///
/// #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
/// enum Choice {
///     Step,
///     Stay,
/// }
///
/// #[derive(Clone, PartialEq, Eq, Debug)]
/// struct TurnEnded(Seat);
///
/// impl Effect for TurnEnded {
///     fn turn_ended(&self) -> Option<Seat> {
///         Some(self.0)
///     }
/// }
///
/// #[derive(Clone, PartialEq, Eq, Debug)]
/// struct NotDue;
///
/// impl fmt::Display for NotDue {
///     fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
///         f.write_str("something else is due")
///     }
/// }
/// impl std::error::Error for NotDue {}
/// impl Fault for NotDue {
///     fn rule(&self) -> &'static str {
///         "R1"
///     }
/// }
///
/// /// The first to come to square 2 wins.
/// #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
/// struct Race {
///     at: BySeat<u8>,
///     turn: Seat,
///     heads: bool,
/// }
///
/// impl Position for Race {
///     type Rules = Rules;
///     type Action = Choice;
///     type Throw = Coin;
///     type Effect = TurnEnded;
///     type Fault = NotDue;
///     type Checkpoint = Self;
///
///     fn initial(_: &Rules) -> Self {
///         Self { at: BySeat::default(), turn: Seat::ALL[0], heads: false }
///     }
///     fn rules(&self) -> &Rules {
///         &Rules
///     }
///     fn node(&self) -> Node {
///         match () {
///             () if self.at[self.turn.opposite()] == 2 => Node::Over,
///             () if self.heads => Node::Act(self.turn),
///             () => Node::Throw(self.turn),
///         }
///     }
///     fn throws(&self) -> Weighted<Coin> {
///         match self.node() {
///             Node::Throw(_) => Weighted::table(&[(Coin::Tails, 1), (Coin::Heads, 1)]),
///             _ => Weighted::none(),
///         }
///     }
///     fn actions(&self, out: &mut Vec<Choice>) {
///         out.clear();
///         if let Node::Act(_) = self.node() {
///             out.extend([Choice::Step, Choice::Stay]);
///         }
///     }
///     fn play_noting(&mut self, ply: PlyOf<Self>, note: &mut impl FnMut(TurnEnded)) {
///         if ply == Ply::Throw(Coin::Heads) {
///             self.heads = true;
///             return;
///         }
///         self.at[self.turn] += u8::from(ply == Ply::Act(Choice::Step));
///         note(TurnEnded(self.turn));
///         (self.turn, self.heads) = (self.turn.opposite(), false);
///     }
///     fn checkpoint(&mut self) -> Self {
///         *self
///     }
///     fn make(&mut self, ply: PlyOf<Self>) {
///         self.play_unchecked(ply);
///     }
///     fn unmake(&mut self, checkpoint: &Self) {
///         *self = *checkpoint;
///     }
///     fn fault(&self, ply: PlyOf<Self>) -> Option<NotDue> {
///         let due = matches!((self.node(), ply), (Node::Throw(_), Ply::Throw(_)) | (Node::Act(_), Ply::Act(_)));
///         (!due).then_some(NotDue)
///     }
///     fn happen_noting(&mut self, _: Event, _: &mut impl FnMut(TurnEnded)) -> Result<After, NotDue> {
///         Ok(After::MatchEnds)
///     }
///     fn outcome(&self) -> Option<Outcome> {
///         (self.node() == Node::Over).then(|| self.standing(None))
///     }
///     fn standing(&self, _left: Option<Seat>) -> Outcome {
///         let mut outcome = Outcome::default();
///         for seat in Rules.seats().iter() {
///             outcome.places[seat] = Some(1 + u8::from(self.at[seat] < self.at[seat.opposite()]));
///         }
///         outcome
///     }
/// }
///
/// // Everything that is written for all games now works for this one.
/// let mut game = Match::<Race>::new(&Rules);
/// assert_eq!(perft::perft(game.current(), 2), 4);
/// for ply in [Ply::Throw(Coin::Heads), Ply::Act(Choice::Step), Ply::Throw(Coin::Tails)] {
///     game.play(ply)?;
/// }
/// let refused = game.play(Ply::Act(Choice::Stay)).unwrap_err();
/// assert_eq!(refused.to_string(), "something else is due (R1)");
/// game.play(Ply::Throw(Coin::Heads))?;
/// game.play(Ply::Act(Choice::Step))?;
/// assert_eq!((game.ending(), game.turns()), (Some(Ending::Rules), 3));
/// assert_eq!(game.outcome().unwrap().winners().collect::<Vec<_>>(), [Seat::ALL[0]]);
/// # Ok::<(), MatchError<Race>>(())
/// ```
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
    /// What [`unmake`](Self::unmake) goes back to; a copy of the position where that is cheap.
    type Checkpoint;

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

    /// How many legal actions there are. Games that can count faster than they list do so.
    fn count_actions(&self, scratch: &mut Scratch<Self>) -> usize {
        let actions = scratch.actions(self);
        let count = actions.len();
        scratch.put_back(actions);
        count
    }

    /// One legal action: `place` is told how many there are, at least one, and says which of the sorted list it is to
    /// be, from 0 on. For random games; games that find it faster than they list do so.
    ///
    /// # Panics
    /// When no action is due, or the place is not below the number.
    fn pick_action(&self, scratch: &mut Scratch<Self>, place: impl FnOnce(usize) -> usize) -> Self::Action {
        let actions = scratch.actions(self);
        let action = actions[place(actions.len())];
        scratch.put_back(actions);
        action
    }

    /// Plays a legal ply and tells each of its effects, in the order in which they happen.
    /// What an illegal ply does is not specified, except that it is safe: it may panic or leave a senseless position.
    fn play_noting(&mut self, ply: PlyOf<Self>, note: &mut impl FnMut(Self::Effect));

    /// Plays a legal ply.
    fn play_unchecked(&mut self, ply: PlyOf<Self>) {
        self.play_noting(ply, &mut |_| ());
    }

    /// Where to take back to: all that [`unmake`](Self::unmake) needs after a [`make`](Self::make) from here. It may
    /// make room in the position for that one ply, which changes nothing that equality sees.
    ///
    /// These three are what a game tells [`visit`](Self::visit) about itself, and what nobody else calls.
    fn checkpoint(&mut self) -> Self::Checkpoint;

    /// Plays a legal ply as [`play_unchecked`](Self::play_unchecked) does, from a position of which a checkpoint was
    /// taken, and keeps all that is needed to go back to it.
    fn make(&mut self, ply: PlyOf<Self>);

    /// Takes back whatever was made since the checkpoint, which is the last that was taken of those not yet taken
    /// back to; nothing, when nothing was made. After a [`make`](Self::make) that panicked, too.
    fn unmake(&mut self, checkpoint: &Self::Checkpoint);

    /// Makes a legal ply, lets `look` see the new position, and unmakes the ply (*make and unmake*, as chess programs
    /// have it). The [`Visit`] can be visited in turn, and cannot be changed.
    #[inline]
    fn visit<R>(&mut self, ply: PlyOf<Self>, look: impl FnOnce(&mut Visit<'_, Self>) -> R) -> R {
        Visit::root(self).visit(ply, look)
    }

    /// [`visit`](Self::visit)s each of these legal plies in turn, from one checkpoint.
    #[inline]
    fn visit_each(
        &mut self,
        plies: impl IntoIterator<Item = PlyOf<Self>>,
        look: impl FnMut(&mut Visit<'_, Self>),
    ) {
        Visit::root(self).visit_each(plies, look);
    }

    /// A 64-bit key for transposition tables and repetition: equal positions of one rule set have equal keys, and
    /// different ones hardly ever. What it costs depends on the game; by default everything is hashed.
    fn key(&self) -> u64 {
        key_of(self)
    }

    /// Why this ply is not allowed here, `None` when it is.
    fn fault(&self, ply: PlyOf<Self>) -> Option<Self::Fault>;

    /// Plays a ply that may be illegal.
    ///
    /// # Errors
    /// Hands the position back with the rule that is broken.
    fn play(mut self, ply: PlyOf<Self>) -> Result<Self, PlyError<Self>> {
        if let Some(fault) = self.fault(ply) {
            return Err(PlyError { position: Box::new(self), ply, fault });
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
