use crate::words;
use std::io;
use thiserror::Error;

/// Why a screen was left by nobody.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum ScreenError {
    /// The terminal failed, or is gone.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// The program was told to end by the signal with this number.
    #[error("ended by signal {0}")]
    Killed(i32),
    /// A bot has panicked.
    #[error("{}", words::bot_failed(*kept))]
    BotFailed {
        /// Whether the game is among the unfinished ones.
        kept: bool,
    },
}
