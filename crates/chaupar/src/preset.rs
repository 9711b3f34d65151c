use crate::Values;
use crate::parameters::{
    CastTable, Door, DoubletRule, Entry, Flowers, MouthUp, Opening, Parameters, Partners, Play, Protection,
    Start,
};

chaupat_core::presets! {
    /// The rule sets that have a name (C16). The first is the default; their parameters are those of the table in the
    /// rule book (C16.0).
    ///
    /// ```
    /// use chaupar::{Preset, parameters::CastTable};
    ///
    /// let preset: Preset = "pasa".parse()?;
    /// assert_eq!((preset, preset.name()), (Preset::Pasa, "pasa"));
    /// assert_eq!(preset.rules().table(), CastTable::LongDice);
    /// # Ok::<(), chaupat_core::UnknownPresetError>(())
    /// ```
    pub enum Preset of "chaupar": Parameters;
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
