use chaupat_core::Seat;

/// A man: how far he is, to which house he walks, whether he was woken.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Man {
    /// Progress p (C1.4): 0 in hand, 84 home.
    pub progress: u8,
    /// The arm he walks to; his owner's but for alkhees.
    pub house: Seat,
    /// Whether he carries the alkhee mark (C12.1).
    pub alkhee: bool,
}

impl Man {
    /// In hand, or in the centre before he came out.
    pub const HAND: u8 = 0;
    /// The own flower where men enter (C5.1).
    pub const ENTRY_FLOWER: u8 = 4;
    /// The door: the own flower met after the round (C1.6).
    pub const DOOR: u8 = 72;
    /// The last square of the loop (C1.4).
    pub const LAST_ON_LOOP: u8 = 76;
    /// Home.
    pub const HOME: u8 = 84;

    /// An ordinary man on the way to this house.
    pub const fn new(progress: u8, house: Seat) -> Self {
        Self { progress, house, alkhee: false }
    }
}
