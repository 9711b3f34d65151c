use crate::{
    Door, DoubletRule, Entry, Flowers, MouthUp, Opening, Partners, Play, Protection, Rules, Start, Table,
    Values,
};

/// The rule sets that have a name (C16).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Preset {
    /// Seven cowries, each for himself: the default.
    Cowrie,
    /// Six cowries from the centre, partners, alkhee.
    Charkoni,
    /// Three long dice and merging pieces.
    Pasa,
    /// For comparison.
    Pachisi,
}

const COWRIE: Rules = Rules {
    preset: Preset::Cowrie,
    players: 4,
    men: 4,
    opening: Opening::Cast,
    table: Table::Seven,
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

const CHARKONI: Rules = Rules {
    preset: Preset::Charkoni,
    table: Table::Six,
    extra: Values::of(&[6, 10, 12, 25]),
    entry: Entry::Walk,
    door: Door::Wait,
    bonus: Values::of(&[10, 25]),
    alkhee: true,
    partners: Partners::Help,
    turn_limit: 2000,
    ..COWRIE
};

const PASA: Rules = Rules {
    preset: Preset::Pasa,
    table: Table::LongDice,
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

const PACHISI: Rules = Rules {
    preset: Preset::Pachisi,
    table: Table::SixPachisi,
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

impl Preset {
    /// All presets, the default first.
    pub const ALL: [Self; 4] = [Self::Cowrie, Self::Charkoni, Self::Pasa, Self::Pachisi];

    /// The name in a rule set's text.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Cowrie => "cowrie",
            Self::Charkoni => "charkoni",
            Self::Pasa => "pasa",
            Self::Pachisi => "pachisi",
        }
    }

    /// The preset of this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|preset| preset.name() == name)
    }

    /// Its rules.
    pub const fn rules(self) -> Rules {
        match self {
            Self::Cowrie => COWRIE,
            Self::Charkoni => CHARKONI,
            Self::Pasa => PASA,
            Self::Pachisi => PACHISI,
        }
    }
}

impl Default for Rules {
    /// The rules of `cowrie`.
    fn default() -> Self {
        COWRIE
    }
}
