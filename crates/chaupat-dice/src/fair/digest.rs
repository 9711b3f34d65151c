use sha2::{Digest as _, Sha256};
use std::{fmt, str::FromStr};
use thiserror::Error;

/// A SHA-256 hash, or another 32 bytes that anybody may see. Written as 64 hexadecimal digits in lower case.
///
/// ```
/// use chaupat_dice::fair::Digest;
///
/// let text = "00ff".repeat(16);
/// let digest: Digest = text.parse()?;
/// assert_eq!((digest.0[0], digest.0[1], digest.to_string()), (0, 255, text));
/// assert!("00FF".repeat(16).parse::<Digest>().is_err(), "one way to write it");
/// # Ok::<(), chaupat_dice::fair::DigestError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Digest(pub [u8; 32]);

/// A text is not 64 hexadecimal digits in lower case.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("32 bytes are written as 64 of the digits 0-9 and a-f")]
pub struct DigestError;

impl Digest {
    /// The SHA-256 hash of these parts, one behind the other.
    pub fn of(parts: &[&[u8]]) -> Self {
        let mut hasher = Sha256::new();
        for part in parts {
            hasher.update(part);
        }
        Self(hasher.finalize().into())
    }
}

impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Digest({self})")
    }
}

impl FromStr for Digest {
    type Err = DigestError;

    fn from_str(text: &str) -> Result<Self, DigestError> {
        let digits = text.as_bytes();
        if digits.len() != 64 {
            return Err(DigestError);
        }
        let mut bytes = [0; 32];
        for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
            *byte = nibble(pair[0])? << 4 | nibble(pair[1])?;
        }
        Ok(Self(bytes))
    }
}

const fn nibble(digit: u8) -> Result<u8, DigestError> {
    match digit {
        b'0'..=b'9' => Ok(digit - b'0'),
        b'a'..=b'f' => Ok(digit - b'a' + 10),
        _ => Err(DigestError),
    }
}
