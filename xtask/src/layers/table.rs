//! The table of layers (docs/architecture.md).

use std::fmt;

/// Where a crate lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Layer {
    /// A crate of the product; it may use those of lower numbers.
    Level(u8),
    /// Shows what can be built on the product; it may use every crate of it, and nothing in the product knows it.
    Example,
    /// Serves only the making of the others; it may use all, and none of them may be built with it.
    Development,
}

const LEVELS: [&[&str]; 6] = [
    &["chaupat-core"],
    &["chaupar", "chaturaji", "chaupat-dice"],
    &["chaupat-notation", "chaupat-ai", "chaupat-render"],
    &["chaupat"],
    &["chaupat-protocol", "chaupat-store", "chaupat-tui"],
    &["chaupat-cli", "chaupat-server"],
];

/// The one exception: the store keeps what the protocol describes, on the same level.
const ON_THE_SAME_LEVEL: (&str, &str) = ("chaupat-store", "chaupat-protocol");

/// The program's tests play on a real server, which is built with nothing of the program.
const TESTED_WITH: (&str, &str) = ("chaupat-cli", "chaupat-server");

/// Players never learn what will fall: the bots cannot even name where throws come from (docs/fairness.md). Their tests may.
const NEVER: (&str, &str) = ("chaupat-ai", "chaupat-dice");

/// Packages below examples/.
const EXAMPLES: [&str; 1] = ["ur"];

const DEVELOPMENT: [&str; 5] = ["chaupat-testkit", "chaupat-tests", "chaupat-bench", "chaupat-load", "xtask"];

/// The lowest level that may do I/O and read clock, environment and global randomness.
const FIRST_IMPURE: u8 = 3;

impl Layer {
    /// The layer of the crate `name`, if the table has it.
    pub(crate) fn of(name: &str) -> Option<Layer> {
        if DEVELOPMENT.contains(&name) {
            return Some(Layer::Development);
        }
        if EXAMPLES.contains(&name) {
            return Some(Layer::Example);
        }
        let level = LEVELS.iter().position(|crates| crates.contains(&name))?;
        Some(Layer::Level(u8::try_from(level).expect("there are six levels")))
    }

    /// Must the crates here do without I/O, clock, environment and global randomness?
    pub(crate) fn is_pure(self) -> bool {
        matches!(self, Layer::Level(level) if level < FIRST_IMPURE)
    }

    fn is_above(self, other: Layer) -> bool {
        match (self, other) {
            (Layer::Level(high), Layer::Level(low)) => high > low,
            (Layer::Development, _) | (Layer::Example, Layer::Level(_)) => true,
            (Layer::Level(_) | Layer::Example, _) => false,
        }
    }
}

/// May the crate `user` be built with the crate `used`? Both with their layers.
pub(crate) fn may_use((user, upper): (&str, Layer), (used, lower): (&str, Layer)) -> bool {
    upper.is_above(lower) || (user, used) == ON_THE_SAME_LEVEL
}

/// May the tests of the crate `user` use the crate `used`, whatever their layers?
pub(crate) fn may_be_tested_with(user: &str, used: &str) -> bool {
    (user, used) == TESTED_WITH
}

/// Is the crate `user` forbidden the crate `used`, whatever their layers?
pub(crate) fn may_never_use(user: &str, used: &str) -> bool {
    (user, used) == NEVER
}

impl fmt::Display for Layer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Layer::Level(level) => write!(f, "layer {level}"),
            Layer::Example => f.write_str("an example"),
            Layer::Development => f.write_str("development only"),
        }
    }
}
