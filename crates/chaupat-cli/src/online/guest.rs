//! Who one is on a server: the token of a guest, kept in the user's state.

use super::{
    address::Server,
    http::{Http, Token},
    secrets::Secrets,
};
use crate::error::CommandError;
use std::{
    fs, io,
    path::{Path, PathBuf},
};

/// Where a user keeps what is known of a server.
#[derive(Clone, Debug)]
pub(super) struct Home {
    /// The file of the token.
    token: Option<PathBuf>,
    /// The folder of the secrets of games.
    games: Option<PathBuf>,
}

impl Home {
    /// The folder `servers/HOST` in the user's state; a token file of one's own has the secrets beside it.
    pub(super) fn new(server: &Server, token_file: Option<&Path>) -> Self {
        let folder =
            chaupat_tui::keep::state_folder().map(|state| state.join("servers").join(server.folder()));
        let games = match token_file {
            Some(file) => {
                let mut name = file.as_os_str().to_owned();
                name.push(".games");
                Some(name.into())
            }
            None => folder.as_ref().map(|folder| folder.join("games")),
        };
        let token = token_file.map(Path::to_owned).or_else(|| folder.map(|folder| folder.join("token")));
        Self { token, games }
    }

    /// The token that is kept, `None` when there is none yet.
    pub(super) fn token(&self) -> Result<Option<Token>, CommandError> {
        let Some(file) = &self.token else { return Ok(None) };
        match fs::read_to_string(file) {
            Ok(text) => read(&text).map(Some).map_err(|error| error.within(&file.display().to_string())),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(CommandError::from(error).within(&file.display().to_string())),
        }
    }

    /// Asks as the guest who is kept, or as a new one, who is kept from now on.
    pub(super) fn enter(&self, http: &mut Http, name: Option<String>) -> Result<(), CommandError> {
        if let Some(token) = self.token()? {
            http.token = Some(token);
            return Ok(());
        }
        let guest = http.new_guest(name).map_err(CommandError::no)?;
        // Who cannot come back must know it before a game begins.
        self.keep(&guest.token)?;
        http.token = Some(read(&guest.token)?);
        Ok(())
    }

    fn keep(&self, token: &str) -> Result<(), CommandError> {
        let Some(file) = &self.token else {
            return Err(CommandError::unreadable(
                "there is no place for the token of a guest: name one with --token-file",
            ));
        };
        let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
        folder
            .map_or(Ok(()), fs::create_dir_all)
            .and_then(|()| chaupat_tui::keep::write_private(file, &format!("{token}\n")))
            .map_err(|error| CommandError::from(error).within(&file.display().to_string()))
    }

    /// The secrets of a game.
    pub(super) fn secrets(&self, game: &str) -> Secrets {
        Secrets::open(self.games.as_ref().map(|folder| folder.join(format!("game-{game}"))))
    }
}

/// A token goes into a header: it is one word.
fn read(text: &str) -> Result<Token, CommandError> {
    let word = text.trim();
    let whole = !word.is_empty() && word.len() <= 200 && word.chars().all(|letter| letter.is_ascii_graphic());
    if whole {
        Ok(Token(word.to_owned()))
    } else {
        Err(CommandError::unreadable("this is not the token of a guest"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_is_kept_for_its_owner_alone() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("deep/token");
        let home = Home::new(&Server::read("http://localhost:1").unwrap(), Some(&file));
        assert_eq!(home.token().unwrap(), None);
        home.keep("word").unwrap();
        assert_eq!(home.token().unwrap(), Some(Token("word".into())));
        assert!(!format!("{home:?} {:?}", home.token().unwrap()).contains("word"));
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            assert_eq!(fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o600);
        }
        fs::write(&file, "two words").unwrap();
        assert!(home.token().is_err());
    }
}
