use super::{Digest, Salt, Secret};
use chaupat_core::{Seat, ThrowSource};
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use std::fmt;
use zeroize::Zeroizing;

/// The key of a game, `K`: what the secret, the salts and the head of the record come to. Whoever holds it knows all
/// throws to come, so it is kept like a [`Secret`].
///
/// ```
/// use chaupat_core::{Seat, ThrowSource};
/// use chaupat_dice::fair::{Key, Salt, Secret};
///
/// let salts = [Some(Salt::new([1; 32])), None];
/// let key = Key::new(&Secret::new([7; 32]), "game-1", "[Game \"chaupar\"]\n", &salts);
/// let throw = |t| key.source(t, Seat::ALL[0], &[]).ticket(128);
/// assert_eq!([throw(1), throw(2), throw(1)], [5, 29, 5], "a throw is never drawn twice");
/// ```
#[derive(Clone)]
pub struct Key(Zeroizing<[u8; 32]>);

impl Key {
    /// The key of a game. `header` is the text that the record begins with, up to the names of the seats; `salts` are
    /// those of the seats in play, ascending, `None` of a bot or of a player who sent none.
    ///
    /// # Panics
    /// When there are more than 255 salts.
    pub fn new(secret: &Secret, game_id: &str, header: impl AsRef<[u8]>, salts: &[Option<Salt>]) -> Self {
        Self(Zeroizing::new(authenticate(secret.bytes(), &Self::message(game_id, header, salts))))
    }

    /// What is authenticated with the secret to make the key.
    ///
    /// # Panics
    /// When there are more than 255 salts.
    pub fn message(game_id: &str, header: impl AsRef<[u8]>, salts: &[Option<Salt>]) -> Vec<u8> {
        let mut message = b"dice/1/game\0".to_vec();
        message.extend(game_id.as_bytes());
        message.push(0);
        message.extend(Digest::of(&[header.as_ref()]).0);
        message.push(u8::try_from(salts.len()).expect("a game has four seats at most"));
        for salt in salts {
            message.extend(salt.as_ref().map_or(&[0; 32], |salt| salt.bytes()));
        }
        message
    }

    /// The bytes, for an explanation of a game that has ended. For nothing else.
    pub fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// Block `j` of throw number `t` of this seat.
    pub fn block(&self, t: u32, seat: Seat, extra: &[u8], j: u32) -> [u8; 32] {
        authenticate(&self.0, &Self::block_message(t, seat, extra, j))
    }

    /// What is authenticated with the key to make a block.
    pub fn block_message(t: u32, seat: Seat, extra: &[u8], j: u32) -> Vec<u8> {
        let mut message = b"dice/1/throw\0".to_vec();
        message.extend(t.to_be_bytes());
        message.push(seat.index() as u8);
        message.extend(j.to_be_bytes());
        message.extend(extra);
        message
    }

    /// What throw number `t` of the game is drawn from: **1 for the first throw**, counted over all seats, casts for
    /// the first turn included. `seat` is the one whose throw is due; `extra` is empty in the mode plain, and
    /// [`extra`](super::extra) of the released links in the mode live.
    ///
    /// A source serves one throw: it always begins with its first word.
    pub fn source<'k>(&'k self, t: u32, seat: Seat, extra: &'k [u8]) -> KeyedThrow<'k> {
        KeyedThrow { key: self, t, seat, extra, words: 0 }
    }
}

impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Key(..)")
    }
}

/// HMAC-SHA256.
fn authenticate(key: &[u8; 32], message: &[u8]) -> [u8; 32] {
    let mac = Hmac::<Sha256>::new_from_slice(key).expect("HMAC takes keys of any length");
    mac.chain_update(message).finalize().into_bytes().into()
}

/// The words of one throw, from [`Key::source`].
#[derive(Debug)]
pub struct KeyedThrow<'k> {
    key: &'k Key,
    t: u32,
    seat: Seat,
    extra: &'k [u8],
    words: u32,
}

/// How many 32-bit words a block has.
const WORDS: u32 = 8;

impl KeyedThrow<'_> {
    /// How many 32-bit words were read so far, those that were rejected too.
    pub const fn words(&self) -> u32 {
        self.words
    }

    fn word(&mut self) -> u32 {
        let block = self.key.block(self.t, self.seat, self.extra, self.words / WORDS);
        let at = (self.words % WORDS) as usize * 4;
        self.words += 1;
        u32::from_be_bytes([block[at], block[at + 1], block[at + 2], block[at + 3]])
    }

    fn long_word(&mut self) -> u64 {
        let high = u64::from(self.word());
        high << 32 | u64::from(self.word())
    }
}

impl ThrowSource for KeyedThrow<'_> {
    /// Draws by rejection: words from the largest multiple of `total` on are thrown away. Totals up to 2^32 take one
    /// 32-bit word, larger ones two, the first the higher.
    ///
    /// # Panics
    /// When `total` is 0.
    fn ticket(&mut self, total: u64) -> u64 {
        assert!(total > 0, "something can fall");
        if total <= 1 << 32 {
            let bound = (1 << 32) - (1 << 32) % total;
            loop {
                let word = u64::from(self.word());
                if word < bound {
                    return word % total;
                }
            }
        }
        // 2^64 mod total; a word is too high when it is one of the last so many.
        let rest = total.wrapping_neg() % total;
        loop {
            let word = self.long_word();
            if word <= u64::MAX - rest {
                return word % total;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fair::Links;

    /// Hexadecimal digits of bytes.
    fn hex(bytes: &[u8; 32]) -> String {
        Digest(*bytes).to_string()
    }

    fn secret() -> Secret {
        Secret::new(std::array::from_fn(|index| index as u8))
    }

    fn key() -> Key {
        let salts = [Some(Salt::new([0x11; 32])), None, Some(Salt::new([0x33; 32]))];
        Key::new(&secret(), "g-42", "[Game \"chaupar\"]\n", &salts)
    }

    /// All known answers here were computed with Python's hashlib and hmac, straight from the definition.
    #[test]
    fn commitments_and_key_are_known() {
        let commitment = "62232c7119108cbea1fb69a1bceebcecf6e4a01278dd831e0680eab489a1d5c8";
        assert_eq!(secret().commitment("g-42").to_string(), commitment);
        let client = "3dd031bc27d0bba6e68949337f4cdc9a91c58bad2393c53037a257bfa8c10e3b";
        assert_eq!(Salt::new([0x33; 32]).commitment("g-42", Seat::ALL[2]).to_string(), client);
        assert_eq!(hex(key().bytes()), "cb009ac36831a9853ffbab92c5a31762dfb91b0d75dd59dbc5e2b3843b4ca853");
        let block = key().block(1, Seat::ALL[0], &[], 0);
        assert_eq!(hex(&block), "bcb250527570cc93dc0e09739e866871d046fad7f0428f7eceb2373d24b5e4b5");
    }

    #[test]
    fn tickets_are_known() {
        let key = key();
        let seat = |t: u32| Seat::ALL[t as usize % 3];
        let drawn: Vec<u64> = (1..=12).map(|t| key.source(t, seat(t), &[]).ticket(128)).collect();
        assert_eq!(drawn, [99, 106, 83, 43, 41, 75, 9, 19, 100, 3, 83, 36]);
    }

    /// The total, then the tickets of the throws 1 to 4 of the second seat, each with the words that it took.
    #[test]
    fn large_totals_reject_and_take_two_words() {
        let known: [(u64, [(u64, u32); 4]); 6] = [
            ((1 << 31) + 1, [(1_934_041_187, 1), (15_631_239, 2), (1_682_675_004, 1), (2_117_031_979, 1)]),
            (1 << 32, [(1_934_041_187, 1), (3_694_051_767, 1), (1_682_675_004, 1), (2_117_031_979, 1)]),
            ((1 << 32) + 1, [(2_388_233_308, 2), (616_546_769, 2), (1_520_337_676, 2), (1_977_596_154, 2)]),
            (
                (1 << 63) + 1,
                [
                    (8_306_643_647_309_327_550, 2),
                    (9_142_119_017_348_823_619, 4),
                    (7_227_034_115_179_681_864, 2),
                    (9_092_583_118_485_786_917, 2),
                ],
            ),
            (
                u64::MAX,
                [
                    (8_306_643_647_309_327_550, 2),
                    (15_865_831_529_011_643_271, 2),
                    (7_227_034_115_179_681_864, 2),
                    (9_092_583_118_485_786_917, 2),
                ],
            ),
            (
                10_000_000_000_000_000_000,
                [
                    (8_306_643_647_309_327_550, 2),
                    (9_142_119_017_348_823_619, 4),
                    (7_227_034_115_179_681_864, 2),
                    (9_092_583_118_485_786_917, 2),
                ],
            ),
        ];
        for (total, answers) in known {
            for (t, answer) in (1..).zip(answers) {
                let key = key();
                let mut source = key.source(t, Seat::ALL[1], &[]);
                assert_eq!((source.ticket(total), source.words()), answer, "throw {t} below {total}");
            }
        }
    }

    #[test]
    fn a_throw_may_read_on_in_the_next_block() {
        let key = key();
        let mut source = key.source(517, Seat::ALL[0], &[]);
        assert_eq!((source.ticket((1 << 31) + 1), source.words()), (1_210_352_474, 9));
    }

    #[test]
    fn a_throw_is_the_same_whatever_else_was_drawn() {
        let key = key();
        let ticket = |t| key.source(t, Seat::ALL[3], &[]).ticket(1 << 40);
        let first: Vec<u64> = (1..=50).map(ticket).collect();
        let backwards: Vec<u64> = (1..=50).rev().map(ticket).collect();
        assert!(first.iter().eq(backwards.iter().rev()));
        let mut source = key.source(9, Seat::ALL[3], &[]);
        source.ticket(6);
        assert_eq!(ticket(9), first[8]);
        assert_ne!(key.source(9, Seat::ALL[2], &[]).ticket(1 << 40), first[8], "the seat goes in");
    }

    #[test]
    fn live_links_go_into_the_throw() {
        let links = Links::new([5; 32], 1000);
        let released = |link| crate::fair::extra([(Seat::ALL[1], link), (Seat::ALL[2], None)]);
        let extra = released(links.link(1));
        let key = key();
        assert_eq!(key.source(1, Seat::ALL[0], &extra).ticket(128), 53);
        let larger = [1, 2].map(|t| key.source(t, Seat::ALL[0], &extra).ticket(1_000_000));
        assert_eq!(larger, [64_437, 660_329]);
        assert_ne!(extra, released(None));
    }

    #[test]
    fn nothing_secret_is_shown() {
        let (secret, salt, key) = (secret(), Salt::new([0x33; 32]), key());
        let shown = format!("{secret:?} {salt:?} {key:?} {:?}", key.source(1, Seat::ALL[0], &[]));
        let expected = "Secret(..) Salt(..) Key(..) KeyedThrow { key: Key(..), t: 1, seat: Seat(0), extra: [], words: 0 }";
        assert_eq!(shown, expected);
        assert_eq!(format!("{:?}", Links::new([5; 32], 3)), "Links { count: 3, .. }");
    }
}
