use std::{error::Error, fmt};

/// Makes the presets of a game, its rule sets with a name, from one table.
///
/// The head is the documentation of the type, its name, the game, and the type of the parameters. A row is the variant, the
/// name in the text of a rule set, one sentence, which is its documentation too, and the parameters, a constant
/// expression. The first row is the default.
///
/// What is made, with the usual derives, `Default` and [`FromStr`](std::str::FromStr), which fails with
/// [`UnknownPresetError`]; it is `#[non_exhaustive]`, as the next preset is one more row:
///
/// ```
/// use chaupat_core::presets;
///
/// #[derive(Clone, Copy, PartialEq, Debug)]
/// pub struct Parameters {
///     pub stones: u8,
///     pub misere: bool,
/// }
///
/// presets! {
///     /// The ways of playing Nim that have a name.
///     pub enum Preset of "nim": Parameters;
///     Small, "small", "A heap of seven, and who takes the last wins.", SMALL;
///     Misere, "misere", "Who takes the last loses.", Parameters { misere: true, ..SMALL };
/// }
/// const SMALL: Parameters = Parameters { stones: 7, misere: false };
///
/// assert_eq!(Preset::default(), Preset::Small);
/// assert_eq!(Preset::ALL, [Preset::Small, Preset::Misere]);
/// assert_eq!(Preset::NAMES, ["small", "misere"]);
/// assert_eq!("misere".parse(), Ok(Preset::Misere));
/// assert_eq!(Preset::Misere.name(), "misere");
/// assert_eq!(Preset::Misere.summary(), "Who takes the last loses.");
/// assert_eq!(Preset::Misere.parameters(), Parameters { stones: 7, misere: true });
///
/// let error = "large".parse::<Preset>().unwrap_err();
/// assert_eq!(error.to_string(), "nim has these presets: small, misere");
/// ```
#[macro_export]
macro_rules! presets {
    (
        $(#[$attribute:meta])*
        $visibility:vis enum $Preset:ident of $game:literal: $Parameters:ty;
        $($variant:ident, $name:literal, $summary:literal, $parameters:expr;)+
    ) => {
        $(#[$attribute])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[non_exhaustive]
        $visibility enum $Preset {
            $(#[doc = $summary] $variant,)+
        }

        impl $Preset {
            /// All presets, the default first.
            pub const ALL: [Self; [$($name),+].len()] = [$(Self::$variant),+];

            /// Their names, in the same order.
            pub const NAMES: [&'static str; Self::ALL.len()] = [$($name),+];

            /// The name that stands in a rule set's text.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$variant => $name,)+
                }
            }

            /// What the game is, in one sentence.
            pub const fn summary(self) -> &'static str {
                match self {
                    $(Self::$variant => $summary,)+
                }
            }

            /// The parameters, as the row of the table has them.
            pub const fn parameters(self) -> $Parameters {
                match self {
                    $(Self::$variant => $parameters,)+
                }
            }
        }

        impl ::core::default::Default for $Preset {
            fn default() -> Self {
                Self::ALL[0]
            }
        }

        impl ::core::str::FromStr for $Preset {
            type Err = $crate::UnknownPresetError;

            fn from_str(name: &str) -> ::core::result::Result<Self, Self::Err> {
                let found = Self::ALL.into_iter().find(|preset| preset.name() == name);
                found.ok_or($crate::UnknownPresetError::new($game, &Self::NAMES))
            }
        }
    };
}

/// A game has no preset of this name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownPresetError {
    game: &'static str,
    names: &'static [&'static str],
}

impl UnknownPresetError {
    /// The error of a game that has presets of these names; [`presets!`](crate::presets) makes it.
    pub const fn new(game: &'static str, names: &'static [&'static str]) -> Self {
        Self { game, names }
    }

    /// The names that the game's presets have.
    pub const fn names(&self) -> &'static [&'static str] {
        self.names
    }
}

impl fmt::Display for UnknownPresetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} has these presets: {}", self.game, self.names.join(", "))
    }
}

impl Error for UnknownPresetError {}
