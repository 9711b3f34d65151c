use super::key::Key;
use chaupat::{Bot, Playable, Record, Table};
use std::{path::PathBuf, time::Duration};

/// What happens to a screen. Nothing else changes it.
#[derive(Clone, Debug)]
pub enum Message<P: Playable> {
    /// So much time has gone since the screen was opened.
    Time(Duration),
    /// A key was pressed.
    Key(Key),
    /// The mouse was pressed on a cell.
    Click {
        /// Its column.
        column: u16,
        /// Its row.
        row: u16,
    },
    /// The wheel was turned.
    Wheel {
        /// Away from the person.
        up: bool,
    },
    /// The terminal has this size now.
    Size {
        /// Columns.
        columns: u16,
        /// Rows.
        rows: u16,
    },
    /// A bot has chosen.
    Thought {
        /// The number of the order.
        ticket: u64,
        /// What it plays.
        action: P::Action,
    },
    /// Something has happened at the table that nobody here brought about.
    News,
    /// A record was written to a file, or could not be.
    Written {
        /// The file.
        file: PathBuf,
        /// Why not.
        failed: Option<String>,
    },
    /// The game cannot be kept, and this is why.
    NotKept(String),
}

/// What a screen wants to be done outside: it does no input and no output itself.
#[derive(Clone, Debug)]
pub enum Order<P: Playable> {
    /// Let a bot choose; [`Message::Thought`] brings the answer.
    Think {
        /// Comes back with the answer.
        ticket: u64,
        /// The table at which it plays.
        table: Box<Table<P>>,
        /// The bot.
        bot: Bot,
    },
    /// Keep the game, in case the program is closed; and, when a turn has ended, in the file of the game too.
    Keep {
        /// The game so far.
        record: Box<Record<P>>,
        /// Whether a turn has ended, or the game.
        turn_ended: bool,
    },
    /// Write the record to a file; [`Message::Written`] brings the answer.
    Write {
        /// The file.
        file: PathBuf,
        /// The record.
        record: Box<Record<P>>,
    },
    /// Throw the kept game away.
    Discard,
    /// Close the screen.
    Leave,
}
