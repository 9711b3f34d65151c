use super::Digest;
use chaupat_core::Seat;
use std::fmt;
use zeroize::Zeroizing;

/// A client's hash chain for the mode live: it commits to the [`tip`](Self::tip), and releases one link for each throw
/// of somebody else. A link fits when its hash is the link that was released before it, or the tip; so none can be
/// chosen late, and none known early.
///
/// ```
/// use chaupat_dice::fair::{Links, is_next};
///
/// let links = Links::new([5; 32], 1000);
/// let (first, second) = (links.link(1).unwrap(), links.link(2).unwrap());
/// assert!(is_next(first, links.tip()) && is_next(second, first));
/// assert!(!is_next(second, links.tip()));
/// assert_eq!(links.link(1001), None, "there are no more");
/// ```
#[derive(Clone)]
pub struct Links {
    seed: Zeroizing<[u8; 32]>,
    count: u32,
}

impl Links {
    /// A chain of so many links, which serves so many throws of others.
    pub fn new(seed: [u8; 32], count: u32) -> Self {
        Self { seed: Zeroizing::new(seed), count }
    }

    /// The end of the chain: the seed, hashed as often as there are links.
    pub fn tip(&self) -> Digest {
        self.hashed(self.count)
    }

    /// The link that is released as number `number`, from 1 on; `None` when there are fewer. It takes as many hashes as
    /// there are links after it.
    pub fn link(&self, number: u32) -> Option<Digest> {
        let left = self.count.checked_sub(number).filter(|_| number > 0)?;
        Some(self.hashed(left))
    }

    fn hashed(&self, times: u32) -> Digest {
        (0..times).fold(Digest(*self.seed), |link, _| hash(link))
    }
}

impl fmt::Debug for Links {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Links").field("count", &self.count).finish_non_exhaustive()
    }
}

fn hash(link: Digest) -> Digest {
    Digest::of(&[b"dice/1/link\0", &link.0])
}

/// Whether a link is the next one of its chain behind `last`: the link that was released before it, or the tip.
pub fn is_next(link: Digest, last: Digest) -> bool {
    hash(link) == last
}

/// The link that is so many releases before this one; the tip, when it is as many as were released.
#[must_use]
pub fn earlier(link: Digest, releases: u32) -> Digest {
    (0..releases).fold(link, |link, _| hash(link))
}

/// The extra bytes of a throw in the mode live: of each seat in play but the one that throws, ascending, the seat,
/// then 1 and its link, or 0 and 32 zeros where none was released.
pub fn extra(links: impl IntoIterator<Item = (Seat, Option<Digest>)>) -> Vec<u8> {
    let mut bytes = Vec::new();
    for (seat, link) in links {
        bytes.extend([seat.index() as u8, u8::from(link.is_some())]);
        bytes.extend(link.map_or([0; 32], |link| link.0));
    }
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Computed with Python's hashlib.
    #[test]
    fn a_chain_is_known() {
        let links = Links::new([5; 32], 1000);
        let tip = "03c46714691e932fa5e960cd10f8930f2157dc77ebb81d1b0cedf4fb8f6ba40b";
        assert_eq!(links.tip().to_string(), tip);
        let first = "b44b270d3dc1c2d3f7889fa147f652b914438c7fef49fe80f41ef449471a9014";
        assert_eq!(links.link(1).unwrap().to_string(), first);
        let third = "2eec0370e4f43bbc41ba9cb84104bf6c199b1ce641bb567168e2a94601b899a6";
        assert_eq!(links.link(3).unwrap().to_string(), third);
        assert_eq!(links.link(1000), Some(Digest([5; 32])), "the seed is the last");
        assert_eq!((links.link(0), links.link(1001)), (None, None));
    }

    #[test]
    fn the_links_before_one_follow_from_it() {
        let links = Links::new([8; 32], 20);
        let seventh = links.link(7).unwrap();
        assert_eq!(earlier(seventh, 0), seventh);
        assert_eq!(earlier(seventh, 6), links.link(1).unwrap());
        assert_eq!(earlier(seventh, 7), links.tip());
    }

    #[test]
    fn extra_bytes_tell_zeros_from_nothing() {
        let [_, east, _, west] = Seat::ALL;
        let bytes = extra([(east, Some(Digest([0; 32]))), (west, None)]);
        let expected = [&[1, 1][..], &[0; 32], &[3, 0], &[0; 32]].concat();
        assert_eq!(bytes, expected);
    }
}
