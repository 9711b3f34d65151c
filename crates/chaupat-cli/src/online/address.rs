//! Addresses: of a server, of a game on it, and of a seat in that game.

use crate::error::CommandError;
use std::fmt;

/// A server: `http://HOST`, `http://HOST:PORT`, perhaps with a path before the server's own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Server(String);

/// A game on a server, and the seat that a link opens: `URL/game/ID`, `URL/game/ID#SEAT`, `URL/game/ID#SEAT.WORD`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct GameLink {
    pub(crate) server: Server,
    pub(crate) game: String,
    pub(crate) seat: Option<SeatKey>,
}

/// The letter of a seat, and the word that opens it when it needs one.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct SeatKey {
    pub(crate) letter: String,
    pub(crate) word: Option<String>,
}

/// Without the word: whoever has it may sit down.
impl fmt::Debug for SeatKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SeatKey").field("letter", &self.letter).finish_non_exhaustive()
    }
}

impl Server {
    /// Reads an address.
    pub(crate) fn read(text: &str) -> Result<Self, CommandError> {
        let text = text.trim_end_matches('/');
        if text.starts_with("https://") {
            return Err(CommandError::unreadable(
                "this program speaks http:// only: a server behind https:// is played in a browser",
            ));
        }
        let host =
            text.strip_prefix("http://").filter(|host| !host.is_empty() && host.chars().all(is_of_url));
        host.map(|_| Self(text.to_owned())).ok_or_else(|| {
            CommandError::unreadable(format!(
                "expected a server's address such as http://127.0.0.1:4400, found {text:?}"
            ))
        })
    }

    /// The address of something in the server's interface.
    pub(super) fn api(&self, path: &str) -> String {
        format!("{}/api/v1/{path}", self.0)
    }

    /// The address of its WebSocket.
    pub(super) fn socket(&self) -> String {
        format!("ws{}/ws", self.0.strip_prefix("http").unwrap_or(&self.0))
    }

    /// The address as the name of a folder.
    pub(super) fn folder(&self) -> String {
        let host = self.0.split_once("://").map_or(self.0.as_str(), |(_, host)| host);
        host.chars()
            .map(|letter| if letter.is_ascii_alphanumeric() || ".-".contains(letter) { letter } else { '_' })
            .collect()
    }
}

const fn is_of_url(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || matches!(letter, '.' | '-' | '_' | '~' | ':' | '[' | ']' | '/' | '%')
}

impl fmt::Display for Server {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl GameLink {
    /// Reads a link, or the bare name of a game on this server.
    pub(crate) fn read(text: &str, server: Option<Server>) -> Result<Self, CommandError> {
        let (place, seat) = text.split_once('#').map_or((text, None), |(place, seat)| (place, Some(seat)));
        let (server, game) = match (place.rsplit_once("/game/"), server) {
            (Some((server, game)), _) => (Server::read(server)?, game),
            (None, Some(server)) => (server, place),
            (None, None) => return Err(wrong(text)),
        };
        let game = game.trim_end_matches('/');
        if !chaupat::fair::is_game_id(game) {
            return Err(wrong(text));
        }
        let seat = seat.map(|seat| {
            let (letter, word) =
                seat.split_once('.').map_or((seat, None), |(letter, word)| (letter, Some(word)));
            let whole = !letter.is_empty()
                && seat.chars().all(|letter| letter.is_ascii_alphanumeric() || "._-".contains(letter));
            whole
                .then(|| SeatKey { letter: letter.to_owned(), word: word.map(ToOwned::to_owned) })
                .ok_or_else(|| wrong(text))
        });
        Ok(Self { server, game: game.to_owned(), seat: seat.transpose()? })
    }
}

fn wrong(text: &str) -> CommandError {
    CommandError::unreadable(format!(
        "expected the name of a game, or a link such as http://127.0.0.1:4400/game/ID, found {text:?}"
    ))
}

/// With the word of the seat: it is written to be sent.
impl fmt::Display for GameLink {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/game/{}", self.server, self.game)?;
        let Some(SeatKey { letter, word }) = &self.seat else { return Ok(()) };
        write!(f, "#{letter}")?;
        word.as_ref().map_or(Ok(()), |word| write!(f, ".{word}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_are_read_as_they_are_written() {
        for text in [
            "http://127.0.0.1:4400/game/abcdefghjkmn",
            "http://[::1]:80/x/game/abcdefghjkmn#S",
            "http://a.example/game/abcdefghjkmn#r.w0-_Rd",
        ] {
            let link = GameLink::read(text, None).unwrap();
            assert_eq!(link.to_string(), text);
        }
        let server = Server::read("http://localhost:1/").unwrap();
        let link = GameLink::read("abcdefghjkmn#N.word", Some(server.clone())).unwrap();
        assert_eq!((link.server, link.game.as_str()), (server.clone(), "abcdefghjkmn"));
        assert_eq!(link.seat, Some(SeatKey { letter: "N".into(), word: Some("word".into()) }));
        assert_eq!((server.socket(), server.folder()), ("ws://localhost:1/ws".into(), "localhost_1".into()));
    }

    #[test]
    fn nonsense_is_refused() {
        for text in [
            "",
            "a b",
            "../../etc/passwd",
            "http://a/game/",
            "http://a/game/abcdefghjkmn#",
            "http://a/game/abcdefghjkmn#S.a b",
            "ftp://a/game/abcdefghjkmn",
        ] {
            assert!(
                GameLink::read(text, Server::read("http://b").ok().filter(|_| !text.contains("://")))
                    .is_err(),
                "{text}"
            );
        }
        for text in ["", "localhost", "http://", "http://a b", "http://a\u{1b}[2J"] {
            assert!(Server::read(text).is_err(), "{text}");
        }
        assert!(Server::read("https://a").unwrap_err().to_string().contains("browser"));
    }

    #[test]
    fn the_word_is_not_shown_in_debug() {
        let link = GameLink::read("http://a/game/abcdefghjkmn#S.secretword", None).unwrap();
        assert!(!format!("{link:?}").contains("secretword"));
    }
}
