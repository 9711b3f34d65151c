//! How much of everything. `docs/api.md` names these numbers.

use crate::table::Answer;
use chaupat_protocol::{Code, Problem};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use std::{
    net::{IpAddr, Ipv6Addr},
    num::NonZeroU32,
    time::Duration,
};

/// The largest body of a request, but for imports.
pub(crate) const BODY: usize = 16 * 1024;

/// The largest import.
pub(crate) const IMPORT: usize = 1024 * 1024;

/// The largest frame that a client may send.
pub(crate) const FRAME: usize = 16 * 1024;

/// How many frames wait for a socket that does not read; one more, and it is closed.
pub(crate) const QUEUE: usize = 64;

/// How many tables one socket listens to at most.
pub(crate) const SUBSCRIPTIONS: usize = 64;

/// The buffers of a socket: the library's own are 128 KiB, seventeen times the memory for half the speed.
pub(crate) const BUFFER: usize = 4 * 1024;

/// How long a frame may take to be written.
pub(crate) const WRITE: Duration = Duration::from_secs(10);

/// How often a silent socket is pinged.
pub(crate) const PING: Duration = Duration::from_secs(4);

/// After how long a silent socket is dead.
pub(crate) const DEAD: Duration = Duration::from_secs(9);

/// How often a stream of events has a blank line, when nothing happens.
pub(crate) const HEARTBEAT: Duration = Duration::from_secs(7);

/// How long the client's own name of an action may be, and that of a request.
pub(crate) const CLIENT_ID: usize = 64;

/// What is limited by rate: so many at once, and so many a second for longer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// New guests, by address: 20 at once, 1 a second.
    Guests,
    /// New games and imports, by guest: 20 at once, 1 a second.
    Games,
    /// Actions, by guest: 60 at once, 30 a second.
    Actions,
    /// New sockets and streams, by address: 60 at once, 10 a second.
    Sockets,
    /// Everything else, by address: 300 at once, 100 a second.
    Reads,
}

type Limiter<K> = DefaultKeyedRateLimiter<K>;

/// The rates of all who ask.
pub(crate) struct Limits {
    on: bool,
    guests: Limiter<IpAddr>,
    games: Limiter<i64>,
    actions: Limiter<i64>,
    sockets: Limiter<IpAddr>,
    reads: Limiter<IpAddr>,
}

fn quota(at_once: u32, a_second: u32) -> Quota {
    let number = |number| NonZeroU32::new(number).expect("a rate is not 0");
    Quota::per_second(number(a_second)).allow_burst(number(at_once))
}

impl Limits {
    /// The usual rates, or none at all, for measurements.
    pub(crate) fn new(on: bool) -> Self {
        Self {
            on,
            guests: RateLimiter::keyed(quota(20, 1)),
            games: RateLimiter::keyed(quota(20, 1)),
            actions: RateLimiter::keyed(quota(60, 30)),
            sockets: RateLimiter::keyed(quota(60, 10)),
            reads: RateLimiter::keyed(quota(300, 100)),
        }
    }

    /// Counts a request of a guest.
    pub(crate) fn guest(&self, kind: Kind, guest: i64) -> Answer<()> {
        let limiter = if kind == Kind::Games { &self.games } else { &self.actions };
        self.answer(limiter.check_key(&guest).is_ok())
    }

    /// Counts a request of an address. Addresses of the sixth version count by their first 64 bits, which one
    /// household has.
    pub(crate) fn address(&self, kind: Kind, address: IpAddr) -> Answer<()> {
        let limiter = match kind {
            Kind::Guests => &self.guests,
            Kind::Sockets => &self.sockets,
            _ => &self.reads,
        };
        self.answer(limiter.check_key(&household(address)).is_ok())
    }

    fn answer(&self, fits: bool) -> Answer<()> {
        if fits || !self.on {
            return Ok(());
        }
        Err(Box::new(Problem::new(Code::TooMany, "too many requests; wait a second, and ask less often")))
    }

    /// Forgets those who have not asked for long.
    pub(crate) fn tidy(&self) {
        self.guests.retain_recent();
        self.games.retain_recent();
        self.actions.retain_recent();
        self.sockets.retain_recent();
        self.reads.retain_recent();
    }
}

fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() & !u128::from(u64::MAX))),
        address @ IpAddr::V4(_) => address,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_household_counts_as_one() {
        let of = |text: &str| household(text.parse().unwrap()).to_string();
        assert_eq!(of("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::");
        assert_eq!(of("::ffff:192.0.2.7"), "192.0.2.7");
        assert_eq!(of("192.0.2.7"), "192.0.2.7");
    }

    #[test]
    fn who_asks_too_often_waits() {
        let (limits, here) = (Limits::new(true), IpAddr::from([192, 0, 2, 1]));
        let passed = (0..1000).filter(|_| limits.address(Kind::Guests, here).is_ok()).count();
        assert!((20..30).contains(&passed), "{passed}");
        assert!(
            limits.address(Kind::Guests, IpAddr::from([192, 0, 2, 2])).is_ok(),
            "others are not hindered"
        );
        assert!(Limits::new(false).address(Kind::Guests, here).is_ok());
    }
}
