use crate::Class;
use chaupat_core::Seat;
use std::fmt;

/// A type of man (J2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
    /// padāti: one square forward, captures one square diagonally forward.
    Pawn,
    /// naukā: two squares diagonally, leaping; in `ffa` as a rook.
    Boat,
    /// aśva: as a chess knight.
    Horse,
    /// gaja: as a rook; in `ffa` as a bishop.
    Elephant,
    /// rājā: one square any way.
    King,
}

impl Kind {
    /// The five types: pawn, boat, horse, elephant, king.
    pub const ALL: [Self; 5] = [Self::Pawn, Self::Boat, Self::Horse, Self::Elephant, Self::King];

    /// The place in [`ALL`](Self::ALL), from 0 on.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The die that a man of this type uses (J5.1).
    pub const fn class(self) -> Class {
        match self {
            Self::Boat => Class::Boat,
            Self::Horse => Class::Horse,
            Self::Elephant => Class::Elephant,
            Self::Pawn | Self::King => Class::Pawn,
        }
    }

    /// The letter of the type: `P B N E K`.
    pub const fn letter(self) -> char {
        match self {
            Self::Pawn => 'P',
            Self::Boat => 'B',
            Self::Horse => 'N',
            Self::Elephant => 'E',
            Self::King => 'K',
        }
    }

    /// The type with this letter.
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.letter() == letter)
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Pawn => "pawn",
            Self::Boat => "boat",
            Self::Horse => "horse",
            Self::Elephant => "elephant",
            Self::King => "king",
        })
    }
}

/// A man: his army and his type.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Man {
    /// The army that he belongs to.
    pub army: Seat,
    /// What he is.
    pub kind: Kind,
}

/// What a pawn becomes where its owner chooses (J9.1), in the order of the actions.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Choice {
    /// An elephant.
    Elephant,
    /// A horse.
    Horse,
    /// A king, when the army has none.
    King,
}

impl Choice {
    /// The three choices in order.
    pub const ALL: [Self; 3] = [Self::Elephant, Self::Horse, Self::King];

    /// The type that is chosen.
    pub const fn kind(self) -> Kind {
        match self {
            Self::Elephant => Kind::Elephant,
            Self::Horse => Kind::Horse,
            Self::King => Kind::King,
        }
    }
}
