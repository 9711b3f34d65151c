use crate::Parameters;

chaupat::presets! {
    /// The rule sets that have a name (U6.1).
    pub enum Preset of "ur": Parameters;
    Finkel, "finkel", "The usual game, as Irving Finkel plays it: seven men a side.", Parameters { men: 7 };
}
