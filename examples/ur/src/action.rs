/// A move: which man takes the throw. Where he goes follows from the throw, and no two men stand on one square, so his
/// square says it all (U3.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Action {
    /// The number of the man's square on his path, [`HAND`](crate::path::HAND) for a man to enter.
    pub from: u8,
}
