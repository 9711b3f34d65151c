use super::Digest;
use chaupat_core::Seat;
use std::fmt;
use zeroize::Zeroizing;

/// The server's part of the dice, `S`: 32 bytes that decide, with the players' salts, all throws of a game. Drawn by
/// the caller from the operating system, told to nobody before the game has ended.
///
/// It shows itself nowhere: it cannot be displayed or serialised, `Debug` leaves the content out, and the memory is
/// cleared when it is dropped.
///
/// ```
/// use chaupat_dice::fair::Secret;
///
/// let secret = Secret::new([7; 32]);
/// assert_eq!(format!("{secret:?}"), "Secret(..)");
/// assert_ne!(secret.commitment("game-1"), secret.commitment("game-2"));
/// ```
#[derive(Clone)]
pub struct Secret(Zeroizing<[u8; 32]>);

impl Secret {
    /// The secret of these bytes.
    pub fn new(bytes: [u8; 32]) -> Self {
        Self(Zeroizing::new(bytes))
    }

    /// The bytes: for the store that keeps them, and for the record once the game has ended. For nothing else.
    pub fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// `C`, which is announced before the first throw: nobody finds the secret from it, and no other secret has it.
    pub fn commitment(&self, game_id: &str) -> Digest {
        Digest::of(&[b"dice/1/commit\0", game_id.as_bytes(), b"\0", self.bytes()])
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(..)")
    }
}

/// A player's part of the dice, `c`: 32 bytes that his client draws after it holds the server's commitment. Secret until
/// all commitments of the players are in; `Debug` leaves the content out.
///
/// ```
/// use chaupat_core::Seat;
/// use chaupat_dice::fair::Salt;
///
/// let salt = Salt::new([9; 32]);
/// assert_eq!(format!("{salt:?}"), "Salt(..)");
/// assert_ne!(salt.commitment("game-1", Seat::ALL[0]), salt.commitment("game-1", Seat::ALL[1]));
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct Salt(Zeroizing<[u8; 32]>);

impl Salt {
    /// The salt of these bytes.
    pub fn new(bytes: [u8; 32]) -> Self {
        Self(Zeroizing::new(bytes))
    }

    /// The bytes, for everybody once all commitments are in.
    pub fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// `k`, by which a client fixes its salt before it sees the others'.
    pub fn commitment(&self, game_id: &str, seat: Seat) -> Digest {
        let place = [seat.index() as u8];
        Digest::of(&[b"dice/1/client\0", game_id.as_bytes(), b"\0", &place, self.bytes()])
    }
}

impl fmt::Debug for Salt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Salt(..)")
    }
}
