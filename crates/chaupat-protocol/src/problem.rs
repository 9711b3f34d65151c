//! Why something was not done (RFC 9457).

use crate::Event;
use serde::{Deserialize, Serialize};

/// A problem, as `application/problem+json`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Problem {
    /// The HTTP status.
    pub status: u16,
    /// What kind of problem it is, for programs.
    pub code: Code,
    /// What kind of problem it is, for people.
    pub title: String,
    /// What is wrong here, in a sentence.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub detail: String,
    /// The rule that is broken, such as `C6.3`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    /// The version of the table, for `stale`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub v: Option<u64>,
    /// What the client has missed, for `stale`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub events: Vec<Event>,
}

/// The kinds of problems.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
#[non_exhaustive]
pub enum Code {
    /// The request is not well formed.
    Malformed,
    /// A value in it cannot be.
    Invalid,
    /// Nobody knows who asks: a token is missing or unknown.
    Unknown,
    /// A cookie came with a request from another site.
    ForeignOrigin,
    /// The seat is not the asker's.
    NotYourSeat,
    /// There is nothing here, or nothing for the asker.
    NotFound,
    /// The address answers to other methods.
    Method,
    /// The table is further than the asker knew.
    Stale,
    /// The seat is taken.
    Taken,
    /// The rules do not allow it.
    Illegal,
    /// Something else is due.
    NotDue,
    /// The game is over.
    Over,
    /// The request is too large.
    TooLarge,
    /// The body is of a kind that is not read here.
    MediaType,
    /// Too many requests; wait a moment.
    TooMany,
    /// The server failed; nothing was done.
    Failed,
    /// The server is stopping, or has too much to do; come again.
    Unavailable,
    /// Some other problem.
    #[serde(other)]
    Other,
}

impl Code {
    /// The HTTP status that goes with it.
    pub const fn status(self) -> u16 {
        match self {
            Self::Malformed => 400,
            Self::Unknown => 401,
            Self::ForeignOrigin | Self::NotYourSeat => 403,
            Self::NotFound => 404,
            Self::Method => 405,
            Self::Stale | Self::Taken | Self::NotDue => 409,
            Self::Over => 410,
            Self::TooLarge => 413,
            Self::MediaType => 415,
            Self::Invalid | Self::Illegal => 422,
            Self::TooMany => 429,
            Self::Failed | Self::Other => 500,
            Self::Unavailable => 503,
        }
    }

    /// What it is called for people.
    pub const fn title(self) -> &'static str {
        match self {
            Self::Malformed => "The request is not well formed",
            Self::Invalid => "A value cannot be",
            Self::Unknown => "Who are you?",
            Self::ForeignOrigin => "The request came from another site",
            Self::NotYourSeat => "The seat is not yours",
            Self::NotFound => "Nothing is here",
            Self::Method => "Not asked in this way",
            Self::Stale => "The table is further",
            Self::Taken => "The seat is taken",
            Self::Illegal => "The rules do not allow it",
            Self::NotDue => "Something else is due",
            Self::Over => "The game is over",
            Self::TooLarge => "The request is too large",
            Self::MediaType => "Only JSON is read here",
            Self::TooMany => "Too many requests",
            Self::Failed => "The server failed",
            Self::Unavailable => "Come again in a moment",
            Self::Other => "Something is wrong",
        }
    }
}

impl Problem {
    /// A problem of this kind, with a sentence.
    pub fn new(code: Code, detail: impl Into<String>) -> Self {
        Self {
            status: code.status(),
            code,
            title: code.title().to_owned(),
            detail: detail.into(),
            rule: None,
            v: None,
            events: Vec::new(),
        }
    }
}
