//! Why something did not happen on a server, in plain sentences.

use super::clean::clean;
use chaupat_protocol::{Code, Problem};
use std::{error::Error, fmt};

/// Why a server did not do what was asked.
#[derive(Debug)]
pub(crate) enum Refusal {
    /// It said no, and why.
    Problem(Box<Problem>),
    /// It could not be reached, or broke off.
    Unreachable(String),
    /// What it said is not of the protocol.
    Strange(String),
}

impl Refusal {
    /// Whether the same may go well a little later.
    pub(super) fn passes(&self) -> bool {
        match self {
            Self::Problem(problem) => {
                matches!(problem.code, Code::Unavailable | Code::TooMany | Code::Failed)
            }
            Self::Unreachable(_) => true,
            Self::Strange(_) => false,
        }
    }
}

impl Error for Refusal {}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Problem(problem) => f.write_str(&sentence(problem)),
            Self::Unreachable(why) => write!(f, "the server cannot be reached: {}", clean(why)),
            Self::Strange(what) => write!(f, "the server does not speak as expected: {}", clean(what)),
        }
    }
}

/// A problem in one sentence, without a full stop, with the number of the rule where there is one.
pub(super) fn sentence(problem: &Problem) -> String {
    let what = match problem.code {
        Code::Stale => "the game had gone on meanwhile: look again".to_owned(),
        Code::Unknown => {
            "the server does not know this guest any more: take the token file away to come as a new one"
                .to_owned()
        }
        _ if problem.detail.is_empty() => clean(&problem.title),
        _ => clean(&problem.detail),
    };
    let what = what.trim_end_matches('.').to_owned();
    match &problem.rule {
        Some(rule) if !what.contains(rule.as_str()) => format!("{what} ({})", clean(rule)),
        _ => what,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The number of the rule is told once.
    #[test]
    fn c6_3_is_in_the_sentence() {
        let with =
            |detail: &str| Problem { rule: Some("C6.3".into()), ..Problem::new(Code::Illegal, detail) };
        assert_eq!(sentence(&with("a pair stands there.")), "a pair stands there (C6.3)");
        assert_eq!(sentence(&with("a pair stands there (C6.3)")), "a pair stands there (C6.3)");
        assert_eq!(sentence(&Problem::new(Code::Taken, "")), "The seat is taken");
        assert_eq!(sentence(&Problem::new(Code::NotFound, "no\u{1b}[2J game")), "no[2J game");
    }
}
