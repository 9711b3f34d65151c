use crate::Seeded;
use std::collections::VecDeque;

/// Where the throws of a game come from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Throws {
    /// A number decides all of them.
    Seed(u64),
    /// They were written down before, in their text form: first in, first out.
    Script(VecDeque<String>),
    /// People throw real shells or dice and say what fell.
    Hand,
}

/// Why nothing fell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ThrowError<E> {
    /// Somebody has to throw and to type in what fell.
    Hand,
    /// The script is at its end.
    ScriptEnded,
    /// The next text of the script is no throw that can fall here. It stays where it is.
    Unread(E),
}

impl Throws {
    /// Throw number `number` of a game, from 0 on: from a seed it is the same whatever was decided before it. `draw` draws from a
    /// source, `read` reads a text of a script.
    ///
    /// # Errors
    /// When nothing falls by itself.
    pub fn cast<T, E>(
        &mut self,
        number: u64,
        draw: impl FnOnce(&mut Seeded) -> T,
        read: impl FnOnce(&str) -> Result<T, E>,
    ) -> Result<T, ThrowError<E>> {
        match self {
            // The streams between belong to what bots leave to chance.
            Self::Seed(seed) => Ok(draw(&mut Seeded::stream(*seed, 2 * number))),
            Self::Script(texts) => {
                let next = read(texts.front().ok_or(ThrowError::ScriptEnded)?).map_err(ThrowError::Unread)?;
                texts.pop_front();
                Ok(next)
            }
            Self::Hand => Err(ThrowError::Hand),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use chaupat_core::{ThrowSource, Weighted};

    fn cast(throws: &mut Throws, number: u64) -> Result<u8, ThrowError<u8>> {
        let table = Weighted::table(&[(2, 1), (3, 1)]);
        let read = |text: &str| {
            let value = text.parse().unwrap();
            table.weight(value).map(|_| value).ok_or(value)
        };
        throws.cast(number, |source| table.draw(source), read)
    }

    #[test]
    fn a_script_is_played_in_order_and_checked() {
        let mut script = Throws::Script(["3", "2", "9"].map(str::to_owned).into());
        assert_eq!(cast(&mut script, 0), Ok(3));
        assert_eq!(cast(&mut script, 1), Ok(2));
        assert_eq!(cast(&mut script, 2), Err(ThrowError::Unread(9)));
        let left = Throws::Script(["9".to_owned()].into());
        assert_eq!(script, left, "an impossible throw stays where it is");
        assert_eq!(cast(&mut Throws::Script(VecDeque::new()), 0), Err(ThrowError::ScriptEnded));
        assert_eq!(cast(&mut Throws::Hand, 0), Err(ThrowError::Hand));
    }

    #[test]
    fn a_seed_gives_each_throw_by_its_number() {
        let ticket = |number| Throws::Seed(7).cast(number, |source| source.ticket(1 << 40), |_| Err(()));
        assert_eq!(ticket(3), ticket(3));
        assert_ne!(ticket(3), ticket(4));
        assert_eq!(ticket(3), Ok(Seeded::stream(7, 6).ticket(1 << 40)));
    }
}
