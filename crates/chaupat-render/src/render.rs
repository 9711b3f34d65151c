use crate::{Area, Canvas, Die, Direction, Glyphs, Line, Marks, Role, Size, ThrowUse, View};
use chaupat_core::{BySeat, Ply, Position, RuleSet, Seat, SeatSet};
use std::{
    fmt::{Debug, Display},
    hash::Hash,
};

/// Where a move leads.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct FromTo<S> {
    /// Where the man stands; `None` for one who comes back from outside the board.
    pub from: Option<S>,
    /// Where he goes.
    pub to: S,
}

/// A game that can be shown to people. Whoever draws, points and talks needs to know no more of it than this.
///
/// `names` are the players' names by seat, as sentences and panels use them. Sentences have letters beyond ASCII in the
/// words of the games; [`Glyphs::text`] takes their dots away. Seats that the rule set leaves out are never asked about,
/// unless the game says that the board can be seen from there ([`sides`](Self::sides)).
///
/// ```
/// use chaupat_core::{Ply, Position, Seat};
/// use chaupat_render::{Marks, Render, View};
///
/// /// A position as a page of text: board, panel, and what is due.
/// fn page<P: Render>(position: &P, facing: Seat) -> String {
///     let (view, names) = (View::of(facing), position.seat_names());
///     let panel = position.legend(view, &names);
///     let panel: String = panel.iter().map(|line| format!("{line}\n")).collect();
///     let due = position.tell_phase(&names).join("\n");
///     format!("{}{panel}{due}\n", position.board(view, &Marks::none()))
/// }
///
/// let start = chaturaji::Position::initial(&chaturaji::Preset::Diceless.rules());
/// let page = page(&start, Seat::ALL[0]);
/// assert!(page.ends_with("Red moves.\n"), "{page}");
///
/// // What may be played, as sentences.
/// let mut actions = Vec::new();
/// start.actions(&mut actions);
/// assert_eq!(start.tell_action(actions[0], &start.seat_names()), "pawn from g1 to f1");
/// ```
///
/// A game of another crate implements it as the two games of this one do; `tests/outside.rs` has a small one with two
/// seats, binary lots and a board of five squares.
pub trait Render: Position {
    /// A place on the board that a person can point at, printed as people call it.
    type Spot: Copy + Ord + Hash + Debug + Display + Send + Sync + 'static;

    /// Rows and columns of the board in a size. A board that needs no larger pictures answers the same for all.
    fn dimensions(size: Size) -> (u16, u16);

    /// The name of a seat: `South`, `Red`.
    fn seat_name(seat: Seat) -> &'static str;

    /// How a seat is told apart without colour: `● S`, `r`.
    fn seat_sign(seat: Seat, glyphs: Glyphs) -> String;

    /// The role of a seat's men.
    fn seat_role(seat: Seat) -> Role;

    /// The seats from whose side the board can be seen, in the order in which it is turned: those in play, unless a
    /// board has more sides than players.
    fn sides(&self) -> SeatSet {
        self.rules().seats()
    }

    /// Where a spot is on the board.
    fn area(view: View, spot: Self::Spot) -> Area;

    /// All spots of this board.
    fn spots(&self) -> Vec<Self::Spot>;

    /// The board: a canvas of the [`dimensions`](Self::dimensions) of the view's size.
    fn board(&self, view: View, marks: &Marks<Self::Spot>) -> Canvas;

    /// The panel beside the board: who is who, how they stand, what the board cannot show, what was thrown.
    /// [`tell_phase`](Self::tell_phase) says the rest.
    fn legend(&self, view: View, names: &BySeat<String>) -> Vec<Line>;

    /// The things that were thrown, as they fell, for whoever lets them fall one by one; none for a throw that is no
    /// matter of dice.
    fn dice_of(&self, throw: Self::Throw) -> Vec<Die>;

    /// What a throw may do, die by die where they do different things; nothing for a throw that has no use.
    fn uses(&self, throw: Self::Throw) -> Vec<ThrowUse>;

    /// Where an effect takes a man, `None` for effects that move nobody.
    fn effect_move(&self, effect: &Self::Effect) -> Option<FromTo<Self::Spot>>;

    /// What is due, in one sentence or more.
    fn tell_phase(&self, names: &BySeat<String>) -> Vec<String>;

    /// A throw in words, with what it is good for.
    fn tell_throw(&self, throw: Self::Throw) -> String;

    /// An effect in a sentence.
    fn tell_effect(&self, effect: &Self::Effect, names: &BySeat<String>) -> String;

    /// An action in words, given its effects.
    fn tell_action_by(
        &self,
        action: Self::Action,
        effects: &[Self::Effect],
        names: &BySeat<String>,
    ) -> String;

    /// A legal action in words.
    fn tell_action(&self, action: Self::Action, names: &BySeat<String>) -> String {
        self.tell_action_by(action, &self.effects(action), names)
    }

    /// What a legal action would bring about.
    fn effects(&self, action: Self::Action) -> Vec<Self::Effect> {
        let mut effects = Vec::new();
        self.clone().play_noting(Ply::Act(action), &mut |effect| effects.push(effect));
        effects
    }

    /// Where a legal action takes a man, `None` for one that moves nobody.
    fn action_move(&self, action: Self::Action) -> Option<FromTo<Self::Spot>> {
        self.effects(action).iter().find_map(|effect| self.effect_move(effect))
    }

    /// The marks for somebody who is to choose: men that can move, and where the chosen one can go.
    fn choices(&self, chosen: Option<Self::Spot>) -> Marks<Self::Spot> {
        let mut actions = Vec::new();
        self.actions(&mut actions);
        let mut marks = Marks::none();
        for from_to in actions.into_iter().filter_map(|action| self.action_move(action)) {
            marks.movable.extend(from_to.from);
            if from_to.from.is_none() || from_to.from == chosen {
                marks.targets.push(from_to.to);
            }
        }
        for spots in [&mut marks.movable, &mut marks.targets] {
            spots.sort_unstable();
            spots.dedup();
        }
        marks
    }

    /// The largest size that fits into so many rows and columns.
    fn fitting(rows: u16, columns: u16) -> Option<Size> {
        let fits = |size: &Size| {
            let (high, wide) = Self::dimensions(*size);
            high <= rows && wide <= columns
        };
        Size::ALL.into_iter().rev().find(fits)
    }

    /// The spot that covers a cell of the board.
    fn spot_at(&self, view: View, row: u16, column: u16) -> Option<Self::Spot> {
        self.spots().into_iter().find(|&spot| Self::area(view, spot).contains(row, column))
    }

    /// The nearest spot in this direction, as an arrow key moves the cursor: straight on if there is one, else the nearest of
    /// those that lie more ahead than aside, else of all ahead.
    fn neighbour(&self, view: View, spot: Self::Spot, direction: Direction) -> Option<Self::Spot> {
        let (row, column) = middle(Self::area(view, spot));
        let ahead = self.spots().into_iter().filter_map(|other| {
            let (down, right) = middle(Self::area(view, other));
            let (along, aside) = direction.split(down - row, right - column);
            (along > 0).then_some(((aside > along, along + 2 * aside), other))
        });
        ahead.min().map(|(_, other)| other)
    }

    /// The names of the seats in play, for players who have not told theirs; nothing for the others.
    fn seat_names(&self) -> BySeat<String> {
        let seats = self.rules().seats();
        BySeat::from_fn(|seat| if seats.contains(seat) { Self::seat_name(seat) } else { "" }.to_owned())
    }
}

/// The middle of an area in steps that are about as long downwards as to the right: a row is as high as two columns.
fn middle(area: Area) -> (i32, i32) {
    let (row, column) = area.twice_middle();
    (2 * i32::from(row), i32::from(column))
}
