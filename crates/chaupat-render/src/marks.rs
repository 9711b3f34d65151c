use crate::Highlight;

/// Which spots of a board stand out, and why.
///
/// ```
/// use chaupat_core::{Position, Seat};
/// use chaupat_render::{Highlight, Marks, Render, Size, View};
/// use chaturaji::Square;
///
/// let at = |name: &str| name.parse::<Square>().expect("the name of a square");
/// let marks = Marks::none().with_last([at("g1"), at("f3")]).with_cursor(at("f3"));
/// assert_eq!(marks.highlight(&at("f3")), Some(Highlight::Cursor), "the strongest");
/// assert_eq!(marks.highlight(&at("a1")), None);
///
/// let start = chaturaji::Position::initial(&chaturaji::Preset::Classic.rules());
/// let board = start.board(View::of(Seat::ALL[1]).with_size(Size::Compact), &marks);
/// assert!(board.to_string().contains("╴r◄╶") && board.to_string().contains("[ ·]"), "{board}");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Marks<S> {
    /// Where the last move began and ended.
    pub last: Vec<S>,
    /// Where men are that can move.
    pub movable: Vec<S>,
    /// Where the chosen man can go.
    pub targets: Vec<S>,
    /// The cursor.
    pub cursor: Option<S>,
}

impl<S> Marks<S> {
    /// No marks.
    pub const fn none() -> Self {
        Self { last: Vec::new(), movable: Vec::new(), targets: Vec::new(), cursor: None }
    }

    /// The same with these spots as where the last move began and ended.
    #[must_use]
    pub fn with_last(self, spots: impl IntoIterator<Item = S>) -> Self {
        Self { last: spots.into_iter().collect(), ..self }
    }

    /// The same with men on these spots that can move.
    #[must_use]
    pub fn with_movable(self, spots: impl IntoIterator<Item = S>) -> Self {
        Self { movable: spots.into_iter().collect(), ..self }
    }

    /// The same with these spots as where the chosen man can go.
    #[must_use]
    pub fn with_targets(self, spots: impl IntoIterator<Item = S>) -> Self {
        Self { targets: spots.into_iter().collect(), ..self }
    }

    /// The same with the cursor here, or nowhere.
    #[must_use]
    pub fn with_cursor(self, spot: impl Into<Option<S>>) -> Self {
        Self { cursor: spot.into(), ..self }
    }
}

impl<S: PartialEq> Marks<S> {
    /// Why a spot stands out: the strongest of its marks. The cursor comes first, then targets, men that can move, and the
    /// last move.
    pub fn highlight(&self, spot: &S) -> Option<Highlight> {
        [
            (self.cursor.as_ref() == Some(spot), Highlight::Cursor),
            (self.targets.contains(spot), Highlight::Target),
            (self.movable.contains(spot), Highlight::Movable),
            (self.last.contains(spot), Highlight::Last),
        ]
        .into_iter()
        .find_map(|(marked, highlight)| marked.then_some(highlight))
    }
}

impl<S> Default for Marks<S> {
    fn default() -> Self {
        Self::none()
    }
}
