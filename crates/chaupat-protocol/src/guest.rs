//! People who are known by a token.

use serde::{Deserialize, Serialize};

/// Somebody who wants to play.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewGuest {
    /// What to be called; a name is made up when there is none. One to forty characters of any script.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
}

/// A guest, told once.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Guest {
    /// The guest's name.
    pub name: String,
    /// The bearer token: who has it is this guest. A browser gets it as a cookie too.
    pub token: String,
}

/// Without the token, so that it gets into no log.
impl std::fmt::Debug for Guest {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Guest").field("name", &self.name).finish_non_exhaustive()
    }
}
