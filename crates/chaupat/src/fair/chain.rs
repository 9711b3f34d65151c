//! The chain of hashes over the lines of a record.

use chaupat_dice::fair::Digest;

/// How many hexadecimal digits of each hash but the last are written.
pub(super) const SHORT: usize = 16;

/// The hashes along some lines, one each: every one covers all lines up to its own.
pub(super) fn hashes<'a>(
    game_id: &str,
    lines: impl Iterator<Item = &'a [u8]>,
) -> impl Iterator<Item = Digest> {
    let start = Digest::of(&[b"dice/1/chain\0", game_id.as_bytes()]);
    lines.scan(start, |last, line| {
        *last = Digest::of(&[&last.0, line]);
        Some(*last)
    })
}

/// The text of the tag `DiceChain`: the beginning of each hash, and the whole of the last.
pub(super) fn chain<'a>(game_id: &str, lines: impl Iterator<Item = &'a [u8]>) -> String {
    let mut words: Vec<String> = hashes(game_id, lines).map(|hash| hash.to_string()).collect();
    let all_but_last = words.len().saturating_sub(1);
    words[..all_but_last].iter_mut().for_each(|word| word.truncate(SHORT));
    words.join(" ")
}
