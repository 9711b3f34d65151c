//! Keeping games: in the file that the player wants, and in case the program is closed, among the unfinished games.

mod replace;
mod saver;

use chaupat::{AnyRecord, Game, Playable, Record};
use etcetera::BaseStrategy;
use replace::{beside, replace, replace_private};
pub use saver::Saver;
use std::{
    error::Error,
    fmt, fs, io,
    path::{Path, PathBuf},
    process,
    time::SystemTime,
};

/// Writes beside the file and then puts it in its place, so that a crash or a power cut leaves the old content or the new
/// one. What is no file, a device or a pipe, is written to.
///
/// # Errors
/// When it cannot be written; a file has its old content then.
pub fn write(file: &Path, text: &str) -> io::Result<()> {
    replaceable(file).map_or_else(|| fs::write(file, text), |file| replace(&file, text))
}

/// The same for a secret: only its owner may read the file.
///
/// # Errors
/// As [`write()`].
pub fn write_private(file: &Path, text: &str) -> io::Result<()> {
    replace_private(file, text)
}

/// The folder of this program in the user's state: `chaupat` in `$XDG_STATE_HOME`, or `~/.local/state`; where a system has
/// no such place, among its data.
pub fn state_folder() -> Option<PathBuf> {
    let base = etcetera::choose_base_strategy().ok()?;
    Some(base.state_dir().unwrap_or_else(|| base.data_dir()).join("chaupat"))
}

/// The file itself where the name is a link to one; none for devices and pipes, in whose place no file is put.
fn replaceable(file: &Path) -> Option<PathBuf> {
    let real = fs::canonicalize(file).unwrap_or_else(|_| file.to_owned());
    let special = fs::metadata(&real).is_ok_and(|found| !found.is_file());
    (!special).then_some(real)
}

/// The games that a file holds, as the text that a new one is written behind; none for a file that is not there. The game
/// `P` may be one that this program does not know.
fn games_in<P: Playable>(file: &Path) -> io::Result<String> {
    let Some(real) = replaceable(file).filter(|file| file.exists()) else { return Ok(String::new()) };
    let text = fs::read_to_string(real)?;
    if let Ok(games) = AnyRecord::read(&text) {
        return Ok(games.iter().map(|game| game.write() + "\n").collect());
    }
    match Record::<P>::read(&text) {
        Ok(games) => Ok(games.iter().map(|game| game.write() + "\n").collect()),
        Err(_) => Err(io::Error::other("it is there already and holds something else than games")),
    }
}

/// Whether `chaupat play --resume` goes on with games of this kind: a guest of another program is a stranger to it.
pub fn can_resume<P: Playable>() -> bool {
    P::GAME.parse::<Game>().is_ok()
}

/// What could not be kept.
#[derive(Debug)]
pub enum KeepError {
    /// The file that the player wants could not be written.
    File(PathBuf, io::Error),
    /// The game could not be put among the unfinished ones.
    Unfinished(io::Error),
}

impl fmt::Display for KeepError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File(file, error) => write!(f, "{}: {error}", file.display()),
            Self::Unfinished(error) => error.fmt(f),
        }
    }
}

impl Error for KeepError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            Self::File(_, error) | Self::Unfinished(error) => Some(error),
        }
    }
}

/// Where a game is kept.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Keeper {
    /// The file among the unfinished games, `None` when it is not kept there.
    pub unfinished: Option<PathBuf>,
    /// The file that the player wants, written after every turn.
    pub file: Option<PathBuf>,
    /// The games that stand before this one in the player's file, as text.
    pub before: String,
}

impl Keeper {
    /// Keeps the game as it is now: among the unfinished games after every ply, in the player's file after every turn.
    ///
    /// # Errors
    /// When one of them cannot be written.
    pub fn keep<P: Playable>(&self, record: &Record<P>, turn_ended: bool) -> Result<(), KeepError> {
        if let Some(file) = self.file.as_deref().filter(|_| turn_ended) {
            self.write_to(file, record).map_err(|error| KeepError::File(file.to_owned(), error))?;
        }
        match &self.unfinished {
            Some(file) => write(file, &record.write()).map_err(KeepError::Unfinished),
            None => Ok(()),
        }
    }

    /// Chooses the player's file. Games that it holds already stay in it, before this one.
    ///
    /// # Errors
    /// When it is there and holds something else than games, or cannot be read.
    pub fn choose<P: Playable>(&mut self, file: PathBuf) -> Result<(), KeepError> {
        if self.file.as_ref() != Some(&file) {
            self.before = games_in::<P>(&file).map_err(|error| KeepError::File(file.clone(), error))?;
            self.file = Some(file);
        }
        Ok(())
    }

    /// Writes the record to a file, behind the games that stand before it.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn write_to<P: Playable>(&self, file: &Path, record: &Record<P>) -> io::Result<()> {
        write(file, &format!("{}{}", self.before, record.write()))
    }

    /// Writes the record to this file, which is the player's from now on, or to the one that is; `None` when there is none.
    pub fn save_as<P: Playable>(
        &mut self,
        file: Option<PathBuf>,
        record: &Record<P>,
    ) -> Option<Result<PathBuf, KeepError>> {
        let file = file.or_else(|| self.file.clone())?;
        let written = self.choose::<P>(file.clone()).and_then(|()| {
            self.write_to(&file, record).map_err(|error| KeepError::File(file.clone(), error))
        });
        if written.is_err() {
            self.file.take_if(|chosen| *chosen == file);
        }
        Some(written.map(|()| file))
    }

    /// Does not try again to keep the game where it was lost.
    fn give_up(&mut self, lost: &KeepError) {
        match lost {
            KeepError::File(..) => self.file = None,
            KeepError::Unfinished(_) => self.unfinished = None,
        }
    }

    /// Tries to write beside the player's file, to say what is wrong before a game begins.
    ///
    /// # Errors
    /// When it could not be written.
    pub fn try_file(&self) -> Result<(), KeepError> {
        let Some(file) = &self.file else { return Ok(()) };
        let written = match replaceable(file) {
            Some(real) => fs::File::create(beside(&real)).and_then(|_| fs::remove_file(beside(&real))),
            None => fs::File::options().write(true).open(file).map(drop),
        };
        written.map_err(|error| KeepError::File(file.clone(), error))
    }

    /// Takes the game out of the unfinished ones.
    pub fn discard(&mut self) {
        if let Some(file) = self.unfinished.take() {
            // Who wants a file to be gone does not mind that it is gone already.
            let _ = fs::remove_file(file);
        }
    }
}

/// The folder of unfinished games.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AutosaveFolder(PathBuf);

impl AutosaveFolder {
    /// The [folder](state_folder) of this program in the user's state.
    pub fn find() -> Option<Self> {
        state_folder().map(Self)
    }

    /// A new place for a game.
    ///
    /// # Errors
    /// When the folder cannot be made.
    pub fn place(&self, game: &str) -> io::Result<PathBuf> {
        fs::create_dir_all(&self.0)?;
        let now = jiff::Timestamp::now().strftime("%Y%m%d-%H%M%S");
        Ok(self.0.join(format!("{game}-{now}-{}.txt", process::id())))
    }

    /// The unfinished game that was played last.
    pub fn latest(&self) -> Option<PathBuf> {
        let mut games: Vec<(SystemTime, PathBuf)> = fs::read_dir(&self.0).ok()?.filter_map(game).collect();
        games.sort();
        games.into_iter().rev().map(|(_, file)| file).find(|file| is_unfinished(file))
    }
}

fn game(entry: io::Result<fs::DirEntry>) -> Option<(SystemTime, PathBuf)> {
    let entry = entry.ok()?;
    let file = entry.path();
    let time = entry.metadata().ok()?.modified().ok()?;
    file.extension().is_some_and(|extension| extension == "txt").then_some((time, file))
}

/// A game that came to its end and was not put away, because the program was killed just then, is finished all the same.
fn is_unfinished(file: &Path) -> bool {
    fs::read_to_string(file).is_ok_and(|text| text.lines().any(|line| line == "[Ended \"*\"]"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn the_latest_unfinished_game_is_found() {
        let folder = tempfile::tempdir().unwrap();
        let autosaves = AutosaveFolder(folder.path().join("chaupat"));
        assert_eq!(autosaves.latest(), None);
        let start = SystemTime::UNIX_EPOCH + Duration::from_secs(1_000_000_000);
        let put = |name: &str, ended: &str, second: u64| {
            let file = autosaves.place("chaupar").unwrap().with_file_name(name);
            write(&file, &format!("[Game \"chaupar\"]\n[Ended \"{ended}\"]\n")).unwrap();
            fs::File::open(&file).unwrap().set_modified(start + Duration::from_secs(second)).unwrap();
            file
        };
        let wanted = put("b.txt", "*", 20);
        put("a.txt", "*", 10);
        put("c.txt", "won", 30);
        put("d.txt.new", "*", 40);
        assert_eq!(autosaves.latest(), Some(wanted));
    }
}
