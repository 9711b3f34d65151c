use crate::army::RED;
use crate::parameters::{
    Award, Blocked, BoatMove, Control, DiceKind, ElephantMove, End, First, KingLost, Parameters, Points,
    PromotesTo, PromotionSquares,
};

/// A rule set with a name (J11).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Preset {
    /// Two stick dice, the boat triumph, the 54 (J2 to J7).
    #[default]
    Classic,
    /// As al-Biruni tells: two cubic dice, no triumph.
    Biruni,
    /// The partnership game: thrones, stakes, exchange of kings (J9).
    Forbes,
    /// The game of the 19th century, without dice (J10.1).
    Diceless,
    /// The game of today's four-player site (J10.2).
    Ffa,
}

impl Preset {
    /// All presets; the first is the default.
    pub const ALL: [Self; 5] = [Self::Classic, Self::Biruni, Self::Forbes, Self::Diceless, Self::Ffa];

    /// The name that stands in a rule set's text.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Classic => "classic",
            Self::Biruni => "biruni",
            Self::Forbes => "forbes",
            Self::Diceless => "diceless",
            Self::Ffa => "ffa",
        }
    }

    /// The preset with this name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|preset| preset.name() == name)
    }

    /// The parameters of the preset (J11).
    pub const fn parameters(self) -> Parameters {
        match self {
            Self::Classic => CLASSIC,
            Self::Biruni => BIRUNI,
            Self::Forbes => FORBES,
            Self::Diceless => DICELESS,
            Self::Ffa => FFA,
        }
    }
}

const CLASSIC: Parameters = Parameters {
    first: First::Army(RED),
    dice: DiceKind::Stick,
    count: 2,
    compulsory: false,
    control: Control::Fair,
    boat: BoatMove::Leap,
    elephant: ElephantMove::Rook,
    promotes_to: PromotesTo::BySquare,
    squares: PromotionSquares::All,
    pawns_lost: 0,
    last_pawn: false,
    blocked: Blocked::Wait,
    gadha: false,
    triumph: true,
    points: Points::Classic,
    award: Award::Add,
    king_lost: KingLost::PlayOn,
    bare_king_out: false,
    end: End::Kings,
    quiet_limit: 100,
    quiet_skips: false,
    repetition: false,
    thrones: false,
    exchange: false,
    check_bonus: false,
    draw_bonus: false,
    standing_bonus: false,
    claims: false,
    resigned_last: true,
};

const BIRUNI: Parameters =
    Parameters { dice: DiceKind::Cubic, triumph: false, award: Award::ReplaceKings, ..CLASSIC };

const FORBES: Parameters = Parameters {
    count: 1,
    compulsory: true,
    squares: PromotionSquares::HorseElephant,
    pawns_lost: 1,
    blocked: Blocked::Illegal,
    gadha: true,
    points: Points::None,
    award: Award::Off,
    king_lost: KingLost::Frozen,
    end: End::Teams,
    thrones: true,
    exchange: true,
    ..CLASSIC
};

const DICELESS: Parameters = Parameters {
    dice: DiceKind::None,
    count: 1,
    compulsory: true,
    pawns_lost: 2,
    last_pawn: true,
    king_lost: KingLost::Frozen,
    bare_king_out: true,
    end: End::OneIn,
    repetition: true,
    ..CLASSIC
};

const FFA: Parameters = Parameters {
    dice: DiceKind::None,
    count: 1,
    compulsory: true,
    boat: BoatMove::Rook,
    elephant: ElephantMove::Bishop,
    promotes_to: PromotesTo::Boat,
    triumph: false,
    points: Points::Ffa,
    award: Award::Off,
    king_lost: KingLost::Dead,
    end: End::OneIn,
    quiet_limit: 200,
    quiet_skips: true,
    repetition: true,
    check_bonus: true,
    draw_bonus: true,
    standing_bonus: true,
    claims: true,
    resigned_last: false,
    ..CLASSIC
};
