//! Rule sets as text, for all games.

mod parameter;
mod read;
mod write;

use crate::LegalityError;
use chaupat_core::RuleSet;

pub(crate) use parameter::digits;
pub use parameter::{Parameter, ParameterValue};
pub use read::{read_rules, scan_rules};
pub use write::{parameters_as_written, write_rules};

/// A rule set that can be written and read: `GAME.PRESET(PARAMETER=VALUE,…)`, where a preset is a table of parameters
/// with a name.
///
/// A game answers with its tables and turns parameters into rule sets; [`read_rules`] and [`write_rules`] do the rest. A
/// game without parameters has an empty table of them, and one preset.
pub trait RulesText: RuleSet {
    /// The name of the game, which the text of a rule set begins with: small letters and digits.
    const GAME: &'static str;
    /// The paragraph of the rule book that lists the parameters.
    const RULE: &'static str;

    /// All parameters, as plain data that is not yet known to go together.
    type Parameters: Copy + 'static;

    /// The presets, the default first, at least one.
    fn presets() -> &'static [PresetRow<Self::Parameters>];

    /// The parameters, in the order of the rule book. All that tells rule sets apart stands here, or a rule set could not
    /// be written.
    fn parameter_table() -> &'static [Parameter<Self::Parameters>];

    /// The parameters of this rule set.
    fn to_parameters(&self) -> Self::Parameters;

    /// The rule set of these parameters, in its normal form: equal games are equal rule sets.
    ///
    /// # Errors
    /// When parameters do not go together.
    fn from_parameters(parameters: Self::Parameters) -> Result<Self, LegalityError>;

    /// The preset of this name.
    fn preset(name: &str) -> Option<&'static PresetRow<Self::Parameters>> {
        Self::presets().iter().find(|preset| preset.name == name)
    }
}

/// One row of a table of presets.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PresetRow<D> {
    /// The name that stands in the text of a rule set: small letters, digits and `_`.
    pub name: &'static str,
    /// What it is, in one sentence.
    pub summary: &'static str,
    /// Its parameters.
    pub parameters: D,
}

/// The table of rows for [`RulesText::presets`] of a game whose presets are made by [`presets!`](chaupat_core::presets): the
/// type of the presets and that of their parameters.
///
/// ```
/// use chaupat_notation::{PresetRow, preset_rows};
/// use chaupar::{Parameters, Preset};
///
/// let rows: &'static [PresetRow<Parameters>] = preset_rows!(Preset, Parameters);
/// assert_eq!(rows.len(), Preset::ALL.len());
/// assert_eq!(rows[2].name, "pasa");
/// ```
#[macro_export]
macro_rules! preset_rows {
    ($Preset:ty, $Parameters:ty) => {{
        const PRESETS: [$crate::PresetRow<$Parameters>; <$Preset>::ALL.len()] = {
            const fn row(preset: $Preset) -> $crate::PresetRow<$Parameters> {
                let (name, summary) = (preset.name(), preset.summary());
                $crate::PresetRow { name, summary, parameters: preset.parameters() }
            }
            let mut rows = [row(<$Preset>::ALL[0]); <$Preset>::ALL.len()];
            let mut index = 1;
            while index < rows.len() {
                rows[index] = row(<$Preset>::ALL[index]);
                index += 1;
            }
            rows
        };
        &PRESETS
    }};
}
