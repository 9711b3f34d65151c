use crate::{Area, Canvas, Glyphs, Ink, Line, Marks, Size, View, Way, shells::Piece};
use chaupat_core::{BySeat, Ply, Position, Seat};
use std::{fmt::Debug, hash::Hash};

/// Where a move leads.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Journey<S> {
    /// Where the man stands; `None` for one who comes back from outside the board.
    pub from: Option<S>,
    /// Where he goes.
    pub to: S,
}

/// A game that can be shown to people. Whoever draws, points and talks needs to know no more of it than this.
///
/// `names` are the players' names by seat, as sentences and panels use them. Sentences have letters beyond ASCII in the
/// words of the games; [`Glyphs::text`] takes their dots away.
pub trait Render: Position {
    /// A place on the board that a person can point at.
    type Spot: Copy + Ord + Hash + Debug + Send + Sync + 'static;

    /// Rows and columns of the board in a size.
    fn dimensions(size: Size) -> (u16, u16);

    /// The name of a seat: `South`, `Red`.
    fn seat_name(seat: Seat) -> &'static str;

    /// How a seat is told apart without colour: `● S`, `r`.
    fn seat_sign(seat: Seat, glyphs: Glyphs) -> String;

    /// The ink of a seat's men.
    fn seat_ink(seat: Seat) -> Ink;

    /// Where a spot is on the board.
    fn area(view: View, spot: Self::Spot) -> Area;

    /// What people call a spot.
    fn spot_name(spot: Self::Spot) -> String;

    /// All spots of this board.
    fn spots(&self) -> Vec<Self::Spot>;

    /// The board.
    fn board(&self, view: View, marks: &Marks<Self::Spot>) -> Canvas;

    /// The panel beside the board: who is who, how they stand, what the board cannot show, what was thrown.
    /// [`tell_phase`](Self::tell_phase) says the rest.
    fn legend(&self, view: View, names: &BySeat<String>) -> Vec<Line>;

    /// A throw as it lies on the table.
    fn fallen(&self, throw: Self::Throw, glyphs: Glyphs) -> Line;

    /// The things that were thrown, one by one, for whoever lets them fall one by one.
    fn pieces(&self, throw: Self::Throw) -> Vec<Piece>;

    /// What a throw may do, for a player who learns the rules.
    fn tell_use(&self, throw: Self::Throw) -> String;

    /// Where an effect takes a man, `None` for effects that move nobody.
    fn journey(&self, effect: &Self::Effect) -> Option<Journey<Self::Spot>>;

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
    fn journey_of(&self, action: Self::Action) -> Option<Journey<Self::Spot>> {
        self.effects(action).iter().find_map(|effect| self.journey(effect))
    }

    /// The marks for somebody who is to choose: men that can move, and where the chosen one can go.
    fn choices(&self, chosen: Option<Self::Spot>) -> Marks<Self::Spot> {
        let mut actions = Vec::new();
        self.actions(&mut actions);
        let mut marks = Marks::none();
        for journey in actions.into_iter().filter_map(|action| self.journey_of(action)) {
            marks.movable.extend(journey.from);
            if journey.from.is_none() || journey.from == chosen {
                marks.targets.push(journey.to);
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

    /// The nearest spot this way, as an arrow key moves the cursor: straight on if there is one, else the nearest of
    /// those that lie more ahead than aside, else of all ahead.
    fn neighbour(&self, view: View, spot: Self::Spot, way: Way) -> Option<Self::Spot> {
        let (row, column) = middle(Self::area(view, spot));
        let ahead = self.spots().into_iter().filter_map(|other| {
            let (down, right) = middle(Self::area(view, other));
            let (along, aside) = way.split(down - row, right - column);
            (along > 0).then_some(((aside > along, along + 2 * aside), other))
        });
        ahead.min().map(|(_, other)| other)
    }

    /// The names of the seats, for players who have not told theirs.
    fn seat_names() -> BySeat<String> {
        BySeat::from_fn(|seat| Self::seat_name(seat).to_owned())
    }
}

/// The middle of an area in steps that are about as long downwards as to the right: a row is as high as two columns.
fn middle(area: Area) -> (i32, i32) {
    let (row, column) = area.twice_middle();
    (2 * i32::from(row), i32::from(column))
}
