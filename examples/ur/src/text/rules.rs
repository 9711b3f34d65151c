use crate::{Parameters, Preset, Rules};
use chaupat::{
    LegalityError, Parameter, PresetRow, RulesText,
    notation::{parameter, preset_rows},
};

static PARAMETERS: [Parameter<Parameters>; 1] =
    [parameter!(men, "a number from 1 to 7", "U6.1", "How many men each side has.")];

impl RulesText for Rules {
    const GAME: &'static str = "ur";
    const RULE: &'static str = "U6.1";
    type Parameters = Parameters;

    fn presets() -> &'static [PresetRow<Parameters>] {
        preset_rows!(Preset, Parameters)
    }

    fn parameter_table() -> &'static [Parameter<Parameters>] {
        &PARAMETERS
    }

    fn to_parameters(&self) -> Parameters {
        self.parameters()
    }

    fn from_parameters(parameters: Parameters) -> Result<Self, LegalityError> {
        Self::new(parameters).map_err(|error| {
            let conflict = error.conflicts()[0];
            LegalityError::new(conflict.to_string(), conflict.rule()).with_source(error)
        })
    }
}
