use crate::Values;
use crate::parameters::{
    CastTable, Door, DoubletRule, Entry, Flowers, MouthUp, Opening, Parameters, Partners, Play, Protection,
    Start,
};
use std::{fmt, str::FromStr};

/// Makes [`Preset`] from one table: a row is the variant, the name in the text of a rule set, one sentence, and the
/// parameters. The first row is the default.
macro_rules! presets {
    ($($variant:ident, $name:literal, $summary:literal, $parameters:expr;)*) => {
        /// The rule sets that have a name (C16). The first is the default.
        ///
        /// ```
        /// use chaupar::{Preset, parameters::CastTable};
        ///
        /// let preset: Preset = "pasa".parse()?;
        /// assert_eq!((preset, preset.name()), (Preset::Pasa, "pasa"));
        /// assert_eq!(preset.rules().table(), CastTable::LongDice);
        /// # Ok::<(), chaupar::UnknownPresetError>(())
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

            /// The parameters, as the table of the rule book has them (C16.0).
            pub const fn parameters(self) -> Parameters {
                match self {
                    $(Self::$variant => $parameters,)*
                }
            }
        }
    };
}

presets! {
    Cowrie, "cowrie", "Seven cowries, and each plays for himself.", COWRIE;
    Charkoni, "charkoni", "Six cowries, men start in the centre, partners help, and men who are home can be woken.",
        Parameters {
            table: CastTable::Six,
            extra: Values::of(&[6, 10, 12, 25]),
            entry: Entry::Walk,
            door: Door::Wait,
            bonus: Values::of(&[10, 25]),
            alkhee: true,
            partners: Partners::Help,
            turn_limit: 2000,
            ..COWRIE
        };
    Pasa, "pasa", "Three long dice instead of shells, and men of one colour merge into bigger pieces.",
        Parameters {
            table: CastTable::LongDice,
            play: Play::Dice,
            extra: Values::NONE,
            burn: false,
            entry: Entry::AnyDie,
            flowers: Flowers::None,
            protection: Protection::Size,
            door: Door::None,
            bonus: Values::NONE,
            doublet: DoubletRule::Off,
            partners: Partners::Help,
            partner_delay: 0,
            two_colours: true,
            jugs: true,
            colour_order: true,
            start: Start::Usual,
            ..COWRIE
        };
    Pachisi, "pachisi", "The well-known relative: each throw is played before the next, and there is no toḍ.",
        Parameters {
            table: CastTable::SixPachisi,
            play: Play::Each,
            extra: Values::of(&[6, 10, 25]),
            burn: false,
            may_pass: true,
            capture_throws_again: true,
            entry: Entry::FirstFree,
            flowers: Flowers::Twelve,
            flowers_closed: true,
            protection: Protection::None,
            door: Door::None,
            bonus: Values::NONE,
            doublet: DoubletRule::Off,
            last_step: Values::of(&[6, 10, 25]),
            partners: Partners::Teams,
            two_colours: true,
            ..COWRIE
        };
}

/// The default, from which the other rows differ.
const COWRIE: Parameters = Parameters {
    players: 4,
    men: 4,
    opening: Opening::Cast,
    table: CastTable::Seven,
    mouth_up: MouthUp::FAIR,
    play: Play::Collect,
    extra: Values::of(&[10, 25, 30]),
    burn: true,
    may_pass: false,
    capture_throws_again: false,
    entry: Entry::Flower,
    flowers: Flowers::Eight,
    flowers_closed: false,
    protection: Protection::Pairs,
    door: Door::Circle,
    bonus: Values::of(&[10, 25, 30]),
    doublet: DoubletRule::WhenUsed,
    last_step: Values::NONE,
    alkhee: false,
    partners: Partners::Off,
    partner_delay: 5,
    two_colours: false,
    jugs: false,
    colour_order: false,
    start: Start::Hand,
    turn_limit: 5000,
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
        f.write_str("chaupar has these presets: ")?;
        for (index, preset) in Preset::ALL.iter().enumerate() {
            write!(f, "{}{}", if index > 0 { ", " } else { "" }, preset.name())?;
        }
        Ok(())
    }
}

impl std::error::Error for UnknownPresetError {}
