//! Bytes from the operating system: secrets, tokens, names of games.

/// Random bytes.
///
/// # Panics
/// When the operating system has none: then nothing here would be safe.
pub(crate) fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
    bytes
}

/// A word that nobody guesses: 5 bits a letter, without letters that are mistaken for others.
pub(crate) fn word<const N: usize>() -> String {
    const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
    bytes::<N>().iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
}

/// The name of a game: 60 random bits.
pub(crate) fn game_id() -> String {
    word::<12>()
}

/// The word of a link, and a guest's token: 160 random bits.
pub(crate) fn token() -> String {
    word::<32>()
}

/// What is kept of a token or of a link's word.
pub(crate) fn hash(token: &str) -> [u8; 32] {
    use sha2::Digest;
    sha2::Sha256::digest(token.as_bytes()).into()
}
