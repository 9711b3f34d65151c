use chaupat_core::{Match, Node, Ply, PlyOf, Position, ThrowSource};
use chaupat_dice::Seeded;

/// A random game on its way: throws by their weights, actions any of the legal ones.
#[derive(Debug)]
pub struct Walk<P: Position> {
    game: Match<P>,
    chance: Seeded,
    actions: Vec<P::Action>,
}

impl<P: Position> Walk<P> {
    /// A new game; the same number gives the same game.
    pub fn new(rules: &P::Rules, number: u64) -> Self {
        Self::of(Match::new(rules), number)
    }

    /// Goes on with a game.
    pub fn of(game: Match<P>, number: u64) -> Self {
        Self { game, chance: Seeded::stream(0x5eed, number), actions: Vec::new() }
    }

    /// The game so far.
    pub const fn game(&self) -> &Match<P> {
        &self.game
    }

    /// Draws the next ply, `None` when the game is over.
    pub fn next_ply(&mut self) -> Option<PlyOf<P>> {
        match self.game.node() {
            Node::Over => None,
            Node::Throw(_) => Some(Ply::Throw(self.game.current().throws().draw(&mut self.chance))),
            Node::Act(_) => {
                self.game.current().actions(&mut self.actions);
                let drawn = self.chance.ticket(self.actions.len() as u64);
                Some(Ply::Act(self.actions[drawn as usize]))
            }
        }
    }

    /// Plays a legal ply.
    pub fn play(&mut self, ply: PlyOf<P>) {
        self.game.advance(ply, &mut |_| ());
    }

    /// Plays to the end and returns the game.
    pub fn finish(mut self) -> Match<P> {
        while let Some(ply) = self.next_ply() {
            self.play(ply);
        }
        self.game
    }
}
