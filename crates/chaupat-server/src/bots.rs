//! The programs that play for seats.

use crate::table::{Choosing, Game};
use chaupat::Bot;

/// Something that stands between the server and its bots: it may delay, replace or break what they choose.
pub trait Bots: Send + Sync + 'static {
    /// What chooses in this position: usually `honest`, which is run where it may take its time, and may fail.
    fn choose(
        &self,
        position: &str,
        honest: Box<dyn FnOnce() -> String + Send>,
    ) -> Box<dyn FnOnce() -> String + Send>;
}

/// The bots as they are.
#[derive(Clone, Copy, Debug, Default)]
pub struct HouseBots;

impl Bots for HouseBots {
    fn choose(
        &self,
        _: &str,
        honest: Box<dyn FnOnce() -> String + Send>,
    ) -> Box<dyn FnOnce() -> String + Send> {
        honest
    }
}

impl dyn Bots {
    pub(crate) fn choosing(&self, bot: Bot, game: &dyn Game, luck: u64) -> Choosing {
        self.choose(&game.position(), game.choosing(bot, luck))
    }
}
