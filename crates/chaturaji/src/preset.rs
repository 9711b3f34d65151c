use crate::army::RED;
use crate::parameters::{
    Award, Blocked, BoatMove, Control, DiceKind, ElephantMove, End, First, KingLost, Parameters, Points,
    PromotesTo, PromotionSquares,
};
use std::{fmt, str::FromStr};

/// Makes [`Preset`] from one table: a row is the variant, the name in the text of a rule set, one sentence, and the
/// parameters. The first row is the default.
macro_rules! presets {
    ($($variant:ident, $name:literal, $summary:literal, $parameters:expr;)*) => {
        /// The rule sets that have a name (J11). The first is the default.
        ///
        /// ```
        /// use chaturaji::Preset;
        ///
        /// let preset: Preset = "forbes".parse()?;
        /// assert_eq!((preset, preset.name()), (Preset::Forbes, "forbes"));
        /// assert!(preset.rules().has_teams());
        /// # Ok::<(), chaturaji::UnknownPresetError>(())
        /// ```
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[non_exhaustive]
        pub enum Preset {
            $(#[doc = $summary] $variant,)*
        }

        impl Preset {
            /// All presets, the default first.
            pub const ALL: [Self; [$($name),*].len()] = [$(Self::$variant),*];

            /// Their names, in the same order.
            pub const NAMES: [&'static str; Self::ALL.len()] = [$($name),*];

            /// The name that stands in a rule set's text.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$variant => $name,)*
                }
            }

            /// What the game is, in one sentence.
            pub const fn summary(self) -> &'static str {
                match self {
                    $(Self::$variant => $summary,)*
                }
            }

            /// The parameters, as the table of the rule book has them (J11.1).
            pub const fn parameters(self) -> Parameters {
                match self {
                    $(Self::$variant => $parameters,)*
                }
            }
        }
    };
}

presets! {
    Classic, "classic", "The usual game: two stick dice, points, and each plays for himself.", CLASSIC;
    Biruni, "biruni", "As al-Biruni reports it: two cubic dice, and no boat triumph.",
        Parameters {
            dice: DiceKind::Cubic,
            triumph: false,
            award: Award::ReplaceKings,
            ..CLASSIC
        };
    Forbes, "forbes", "Two against two with one stick die: thrones, stakes, and kings that may be exchanged.",
        Parameters {
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
    Diceless, "diceless", "The game of the 19th century, without dice: an army that loses its king is frozen.",
        Parameters {
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
    Ffa, "ffa", "Today's online game without dice, each for himself: boats are rooks, elephants bishops.",
        Parameters {
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
}

/// The default, from which the other rows differ.
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

impl Default for Preset {
    fn default() -> Self {
        Self::ALL[0]
    }
}

impl FromStr for Preset {
    type Err = UnknownPresetError;

    fn from_str(name: &str) -> Result<Self, UnknownPresetError> {
        Self::ALL.into_iter().find(|preset| preset.name() == name).ok_or(UnknownPresetError)
    }
}

/// There is no preset of this name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownPresetError;

impl fmt::Display for UnknownPresetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "chaturaji has these presets: {}", Preset::NAMES.join(", "))
    }
}

impl std::error::Error for UnknownPresetError {}
