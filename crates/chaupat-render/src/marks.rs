use crate::Accent;

/// Which spots of a board stand out, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
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
}

impl<S: PartialEq> Marks<S> {
    /// Why a spot stands out: the strongest of its marks.
    pub fn accent(&self, spot: &S) -> Option<Accent> {
        [
            (self.cursor.as_ref() == Some(spot), Accent::Cursor),
            (self.targets.contains(spot), Accent::Target),
            (self.movable.contains(spot), Accent::Movable),
            (self.last.contains(spot), Accent::Last),
        ]
        .into_iter()
        .find_map(|(marked, accent)| marked.then_some(accent))
    }
}

impl<S> Default for Marks<S> {
    fn default() -> Self {
        Self::none()
    }
}
