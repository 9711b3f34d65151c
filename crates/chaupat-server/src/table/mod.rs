//! A table: the game, the people around it, and the task that keeps them.
//!
//! `state` is what the events of a table add up to; `decide` says what an action of somebody comes to, `follow` what then
//! follows by itself; `task` does it: keeps the events, tells who listens, lets bots play.

mod ask;
mod decide;
mod follow;
mod game;
mod kept;
mod outbound;
mod problems;
mod recent;
mod seats;
mod state;
mod task;
mod told;

pub(crate) use ask::{Answer, Ask, Reply, Table};
pub(crate) use decide::bot_named;
pub(crate) use follow::follows;
pub(crate) use game::{Choosing, Game, legal_in, open, unreadable};
pub(crate) use kept::{kind, load};
pub(crate) use outbound::{Outbound, Pushed};
pub(crate) use problems::{failed, no_such_game};
pub(crate) use recent::frame;
pub(crate) use seats::Chair;
pub(crate) use state::TableState;
pub(crate) use task::run;
