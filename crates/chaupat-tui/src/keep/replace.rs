//! Replacing a file so that whatever goes wrong, a full disk, a crash, a power cut, leaves the old content or the new one.

use std::{
    fs::{self, File},
    io,
    path::{Path, PathBuf},
};

/// The steps from which a replacement is made, so that a test can count them, let one fail and cut the power.
trait Disk {
    /// Makes a file, or empties it, and writes into it.
    fn write(&mut self, file: &Path, text: &str) -> io::Result<()>;
    /// Returns when the content of a file would survive a power cut.
    fn sync(&mut self, file: &Path) -> io::Result<()>;
    /// Gives a file another name, in place of the file that had it.
    fn rename(&mut self, from: &Path, to: &Path) -> io::Result<()>;
    /// Returns when the names in a folder would survive a power cut.
    fn sync_folder(&mut self, folder: &Path) -> io::Result<()>;
    /// Removes a file.
    fn remove(&mut self, file: &Path) -> io::Result<()>;
}

/// Replaces the content of a file, or makes it.
pub(super) fn replace(file: &Path, text: &str) -> io::Result<()> {
    replace_on(&mut RealDisk { private: false }, file, text)
}

/// The same, and nobody but the owner may read it.
pub(super) fn replace_private(file: &Path, text: &str) -> io::Result<()> {
    replace_on(&mut RealDisk { private: true }, file, text)
}

/// The name under which a file is written before it takes the place of the old one.
pub(super) fn beside(file: &Path) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(".new");
    name.into()
}

/// The content has to be on the disk before the name points to it: otherwise a power cut can leave an empty file under
/// the name of the old one.
fn replace_on(disk: &mut impl Disk, file: &Path, text: &str) -> io::Result<()> {
    let beside = beside(file);
    let written =
        disk.write(&beside, text).and_then(|()| disk.sync(&beside)).and_then(|()| disk.rename(&beside, file));
    if written.is_err() {
        // What failed is told; a part of a file that is left over is not worth a word.
        let _ = disk.remove(&beside);
    }
    written?;
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
    disk.sync_folder(folder.unwrap_or(Path::new(".")))
}

/// The disk of the computer.
struct RealDisk {
    /// Whether only the owner may read what is written.
    private: bool,
}

impl Disk for RealDisk {
    fn write(&mut self, file: &Path, text: &str) -> io::Result<()> {
        if self.private {
            make_private(file)?;
        }
        fs::write(file, text)
    }

    fn sync(&mut self, file: &Path) -> io::Result<()> {
        File::options().write(true).open(file)?.sync_all()
    }

    fn rename(&mut self, from: &Path, to: &Path) -> io::Result<()> {
        fs::rename(from, to)
    }

    #[cfg(unix)]
    fn sync_folder(&mut self, folder: &Path) -> io::Result<()> {
        match File::open(folder)?.sync_all() {
            // Some file systems, of networks above all, do not know how; the file is in its place all the same.
            Err(error)
                if matches!(error.kind(), io::ErrorKind::InvalidInput | io::ErrorKind::Unsupported) =>
            {
                Ok(())
            }
            synced => synced,
        }
    }

    /// Other systems do not open folders.
    #[cfg(not(unix))]
    fn sync_folder(&mut self, _: &Path) -> io::Result<()> {
        Ok(())
    }

    fn remove(&mut self, file: &Path) -> io::Result<()> {
        fs::remove_file(file)
    }
}

/// Makes an empty file that only its owner may read, before anything is in it.
#[cfg(unix)]
fn make_private(file: &Path) -> io::Result<()> {
    use std::os::unix::fs::{OpenOptionsExt, PermissionsExt};
    let made = File::options().create(true).write(true).truncate(true).mode(0o600).open(file)?;
    // One that was left over may be open to others.
    made.set_permissions(fs::Permissions::from_mode(0o600))
}

/// Other systems keep what is in a user's folder from others by themselves.
#[cfg(not(unix))]
fn make_private(_: &Path) -> io::Result<()> {
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    const FILE: &str = "games/game.txt";

    /// Content that was written, and what of it is sure to be on the disk.
    #[derive(Clone)]
    struct Content {
        written: String,
        sure: String,
    }

    /// A disk that may lose everything that was not synced, and fails at one step.
    #[derive(Clone)]
    struct FrailDisk {
        contents: Vec<Content>,
        /// The names as programs see them, and those that are sure to be on the disk.
        names: BTreeMap<PathBuf, usize>,
        sure_names: BTreeMap<PathBuf, usize>,
        steps: Vec<&'static str>,
        fails_at: Option<&'static str>,
        /// The file's content after a power cut, in the best and the worst case, at each step.
        seen: Vec<String>,
    }

    impl FrailDisk {
        fn new(fails_at: Option<&'static str>) -> Self {
            let names = BTreeMap::from([(PathBuf::from(FILE), 0)]);
            let old = Content { written: "old".to_owned(), sure: "old".to_owned() };
            Self {
                contents: vec![old],
                sure_names: names.clone(),
                names,
                steps: Vec::new(),
                fails_at,
                seen: Vec::new(),
            }
        }

        fn step(&mut self, name: &'static str, change: impl FnOnce(&mut Self)) -> io::Result<()> {
            self.steps.push(name);
            if self.fails_at == Some(name) {
                return Err(io::Error::from(io::ErrorKind::StorageFull));
            }
            change(self);
            for names in [&self.names, &self.sure_names] {
                let content = &self.contents[names[Path::new(FILE)]];
                self.seen.extend([content.written.clone(), content.sure.clone()]);
            }
            Ok(())
        }
    }

    impl Disk for FrailDisk {
        fn write(&mut self, file: &Path, text: &str) -> io::Result<()> {
            self.step("write", |disk| {
                disk.names.insert(file.to_owned(), disk.contents.len());
                disk.contents.push(Content { written: text.to_owned(), sure: String::new() });
            })
        }

        fn sync(&mut self, file: &Path) -> io::Result<()> {
            self.step("sync", |disk| {
                let content = &mut disk.contents[disk.names[file]];
                content.sure.clone_from(&content.written);
            })
        }

        fn rename(&mut self, from: &Path, to: &Path) -> io::Result<()> {
            self.step("rename", |disk| {
                let content = disk.names.remove(from).unwrap();
                disk.names.insert(to.to_owned(), content);
            })
        }

        fn sync_folder(&mut self, folder: &Path) -> io::Result<()> {
            assert_eq!(folder, Path::new("games"));
            self.step("sync folder", |disk| disk.sure_names.clone_from(&disk.names))
        }

        fn remove(&mut self, file: &Path) -> io::Result<()> {
            self.step("remove", |disk| {
                disk.names.remove(file);
            })
        }
    }

    #[test]
    fn a_power_cut_leaves_the_old_content_or_the_new_one() {
        let mut disk = FrailDisk::new(None);
        replace_on(&mut disk, Path::new(FILE), "new").unwrap();
        assert_eq!(disk.steps, ["write", "sync", "rename", "sync folder"]);
        assert!(disk.seen.iter().all(|content| content == "old" || content == "new"), "{:?}", disk.seen);
        // From the end on nothing can be lost any more: whatever survives, it is the new content.
        assert_eq!(disk.seen[disk.seen.len() - 4..], ["new"; 4]);
    }

    #[test]
    fn a_failure_leaves_the_old_content() {
        for fails_at in ["write", "sync", "rename"] {
            let mut disk = FrailDisk::new(Some(fails_at));
            let error = replace_on(&mut disk, Path::new(FILE), "new").unwrap_err();
            assert_eq!(error.kind(), io::ErrorKind::StorageFull);
            assert_eq!(disk.names, BTreeMap::from([(PathBuf::from(FILE), 0)]), "{fails_at}");
            assert_eq!(disk.contents[0].written, "old");
        }
    }

    #[test]
    fn on_a_real_disk_too() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("game.txt");
        for text in ["old", "new"] {
            replace(&file, text).unwrap();
            assert_eq!(fs::read_to_string(&file).unwrap(), text);
        }
        // Nothing can be written where a folder stands in the way.
        fs::create_dir(beside(&file)).unwrap();
        replace(&file, "newer").unwrap_err();
        assert_eq!(fs::read_to_string(&file).unwrap(), "new");
    }
}
