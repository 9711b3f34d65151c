//! What a player adds to the dice of a game: a salt for each seat and, where throws are drawn live, a chain of links.
//! They are kept until the game is over, so that another start of the program can go on.

use chaupat::fair::{Digest, Links, Salt};
use serde::{Deserialize, Serialize};
use std::{collections::BTreeMap, fmt, fs, io, path::PathBuf};

/// How many throws of others a chain serves; no game has as many.
const LINKS: u32 = 10_000;

/// The secrets of one seat, as digits.
#[derive(Clone, Serialize, Deserialize)]
struct Kept {
    salt: String,
    links: String,
}

/// The secrets of a game, in a file that only the user may read; without one, as long as the program runs.
pub(super) struct Secrets {
    file: Option<PathBuf>,
    seats: BTreeMap<String, Kept>,
}

/// Nothing of it is told.
impl fmt::Debug for Secrets {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Secrets").finish_non_exhaustive()
    }
}

impl Secrets {
    /// The secrets of a game; those that are kept already are taken up again.
    pub(super) fn open(file: Option<PathBuf>) -> Self {
        let mut secrets = Self { file, seats: BTreeMap::new() };
        secrets.read();
        secrets
    }

    fn read(&mut self) {
        let text = self.file.as_ref().and_then(|file| fs::read_to_string(file).ok());
        let kept = text.and_then(|text| serde_json::from_str::<BTreeMap<String, Kept>>(&text).ok());
        self.seats.extend(kept.unwrap_or_default());
    }

    /// The salt of a seat, drawn when there is none yet.
    pub(super) fn salt(&mut self, seat: &str) -> Option<Salt> {
        self.draw(seat);
        self.known_salt(seat)
    }

    /// The salt of a seat, when one was drawn.
    pub(super) fn known_salt(&self, seat: &str) -> Option<Salt> {
        let digits: Digest = self.seats.get(seat)?.salt.parse().ok()?;
        Some(Salt::new(digits.0))
    }

    /// The chain of a seat, drawn when there is none yet.
    pub(super) fn links(&mut self, seat: &str) -> Option<Links> {
        self.draw(seat);
        let digits: Digest = self.seats.get(seat)?.links.parse().ok()?;
        Some(Links::new(digits.0, LINKS))
    }

    /// Draws the secrets of a seat. Another terminal of the same user may have done so just now.
    fn draw(&mut self, seat: &str) {
        if self.seats.contains_key(seat) {
            return;
        }
        self.read();
        let drawn = || Digest(rand::random()).to_string();
        self.seats.entry(seat.to_owned()).or_insert_with(|| Kept { salt: drawn(), links: drawn() });
        // Who cannot keep them has them as long as the program runs.
        let _ = self.keep();
    }

    fn keep(&self) -> io::Result<()> {
        let Some(file) = &self.file else { return Ok(()) };
        fs::create_dir_all(file.parent().unwrap_or(file))?;
        chaupat_tui::keep::write_private(file, &serde_json::to_string(&self.seats)?)
    }

    /// The game is over: everything was told.
    pub(super) fn forget(&mut self) {
        if let Some(file) = self.file.take() {
            // Who wants a file to be gone does not mind that it is gone already.
            let _ = fs::remove_file(file);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn another_start_has_the_same_secrets() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("games/abc");
        let mut first = Secrets::open(Some(file.clone()));
        let (salt, tip) = (first.salt("S").unwrap(), first.links("S").unwrap().tip());
        let mut again = Secrets::open(Some(file.clone()));
        assert_eq!(again.salt("S").unwrap().bytes(), salt.bytes());
        assert_eq!(again.links("S").unwrap().tip(), tip);
        assert_ne!(again.salt("N").unwrap().bytes(), salt.bytes(), "each seat has its own");
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            assert_eq!(fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o600);
        }
        again.forget();
        assert!(!file.exists());
    }

    #[test]
    fn nothing_is_shown_in_debug() {
        let mut secrets = Secrets::open(None);
        secrets.salt("S");
        assert_eq!(format!("{secrets:?}"), "Secrets { .. }");
    }
}
