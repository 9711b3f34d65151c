use crate::{
    LegalityError, Parameter, ParameterValue, PresetRow, RulesText, parameter, parameter_words, preset_rows,
    rules::digits,
};
use chaupar::parameters::{
    CastTable, Door, DoubletRule, Entry, Flowers, MouthUp, Opening, Partners, Play, Protection, Start,
};
use chaupar::{Parameters, Preset, Rules, Values};
use chaupat_core::Seat;

impl RulesText for Rules {
    const GAME: &'static str = "chaupar";
    const RULE: &'static str = "C16.0";
    type Parameters = Parameters;

    fn presets() -> &'static [PresetRow<Parameters>] {
        preset_rows!(Preset, Parameters)
    }

    fn parameter_table() -> &'static [Parameter<Parameters>] {
        &PARAMETERS
    }

    fn to_parameters(&self) -> Parameters {
        *self.parameters()
    }

    fn from_parameters(parameters: Parameters) -> Result<Self, LegalityError> {
        Self::new(parameters).map_err(|error| {
            let first = error.conflicts()[0];
            LegalityError::new(first.to_string(), first.rule()).with_source(error)
        })
    }
}

const PARAMETERS: [Parameter<Parameters>; 26] = [
    parameter!(players, "2, 3 or 4", "C3.1", "How many people play."),
    parameter!(men, "4 or 8", "C3.1", "How many men a seat has."),
    parameter!(opening, "cast or seat(0) to seat(3)", "C3.2", "Who begins: the highest cast, or this seat."),
    parameter!(
        table,
        "seven, six, six_pachisi, long_dice or cubic_die",
        "C2",
        "What is thrown, and what each throw is worth."
    ),
    parameter!(
        mouth_up,
        "a fraction such as 1/2",
        "C2.1",
        "The chance of a shell to fall with its mouth upwards."
    ),
    parameter!(
        play,
        "collect, each or dice",
        "C4",
        "Whether throws are collected, played one by one, or are dice that are played each by itself."
    ),
    parameter!(
        extra,
        "a list of throws such as 10/25/30, or -",
        "C4.1",
        "The throws after which the same player throws again."
    ),
    parameter!(burn, "yes or no", "C4.3", "Whether the third extra throw in a row makes all three void."),
    parameter!(may_pass, "yes or no", "C4.4", "Whether a player may decline throws that he could use."),
    parameter!(
        capture_throws_again,
        "yes or no",
        "C4.5",
        "Whether knocking a man out gives one more cast after the moving."
    ),
    parameter!(entry, "flower, walk, any_die or first_free", "C5.3", "How a man comes in from hand."),
    parameter!(
        flowers,
        "eight, twelve or none",
        "C1.5",
        "Which squares are flowers, where nobody is knocked out."
    ),
    parameter!(flowers_closed, "yes or no", "C15", "Whether an opponent's man on a flower closes it."),
    parameter!(protection, "pairs, size or none", "C6.3", "What protects men on plain squares."),
    parameter!(
        door,
        "circle, wait or none",
        "C7.2",
        "What a man without toḍ does at his door: go round again, or wait; or there is no door."
    ),
    parameter!(
        bonus,
        "a list of throws such as 10/25/30, or -",
        "C8.1",
        "The throws that give a single step besides."
    ),
    parameter!(
        doublet,
        "when_used, compulsory or off",
        "C9.3",
        "Whether a 10 or a 25 moves two men who stand together."
    ),
    parameter!(
        last_step,
        "a list of throws such as 6/10/25, or -",
        "C15",
        "Throws that take the last step home, whatever their value."
    ),
    parameter!(alkhee, "yes or no", "C12", "Whether men who are home may be woken to hunt."),
    parameter!(
        partners,
        "off, teams or help",
        "C13.2",
        "Whether the seats opposite are partners, and whether one who is done helps the other."
    ),
    parameter!(
        partner_delay,
        "a number from 0 to 255",
        "C13.2",
        "How many turns a player who is done misses before he helps his partner."
    ),
    parameter!(two_colours, "yes or no", "C3.1", "Whether two people hold two colours each."),
    parameter!(
        jugs,
        "yes or no",
        "C14.4",
        "Whether men of one colour with equal progress merge into one piece."
    ),
    parameter!(
        colour_order,
        "yes or no",
        "C14.6",
        "Whether all Black men must be home before a Yellow, all Red before a Green."
    ),
    parameter!(
        start,
        "hand, 6_7_23_24, abul_fazl or 6_7_12_12",
        "C14.2",
        "Where the men stand at the beginning."
    ),
    parameter!(
        turn_limit,
        "a number from 1 to 4294967295",
        "C11.3",
        "After how many turns a match ends undecided."
    ),
];

impl ParameterValue for Opening {
    fn write(&self) -> String {
        match self {
            Self::Cast => "cast".to_owned(),
            Self::Seat(seat) => format!("seat({})", seat.index()),
        }
    }

    fn read(text: &str) -> Option<Self> {
        if text == "cast" {
            return Some(Self::Cast);
        }
        let index = text.strip_prefix("seat(")?.strip_suffix(')')?;
        Some(Self::Seat(Seat::new(digits(index)?)?))
    }
}

impl ParameterValue for MouthUp {
    fn write(&self) -> String {
        format!("{}/{}", self.num, self.den)
    }

    fn read(text: &str) -> Option<Self> {
        let (num, den) = text.split_once('/')?;
        Some(Self { num: digits(num)?, den: digits(den)? })
    }
}

impl ParameterValue for Values {
    fn write(&self) -> String {
        if self.is_empty() {
            return "-".to_owned();
        }
        self.iter().map(|value| value.to_string()).collect::<Vec<_>>().join("/")
    }

    fn read(text: &str) -> Option<Self> {
        if text == "-" {
            return Some(Self::NONE);
        }
        text.split('/').map(|value| digits(value).filter(|&value| value <= Values::MAX)).collect()
    }
}

parameter_words!(CastTable {
    "seven" = Seven,
    "six" = Six,
    "six_pachisi" = SixPachisi,
    "long_dice" = LongDice,
    "cubic_die" = CubicDie,
});

parameter_words!(Play {
    "collect" = Collect,
    "each" = Each,
    "dice" = Dice,
});

parameter_words!(Entry {
    "flower" = Flower,
    "walk" = Walk,
    "any_die" = AnyDie,
    "first_free" = FirstFree,
});

parameter_words!(Flowers {
    "eight" = Eight,
    "twelve" = Twelve,
    "none" = None,
});

parameter_words!(Protection {
    "pairs" = Pairs,
    "size" = Size,
    "none" = None,
});

parameter_words!(Door {
    "circle" = Circle,
    "wait" = Wait,
    "none" = None,
});

parameter_words!(DoubletRule {
    "when_used" = WhenUsed,
    "compulsory" = Compulsory,
    "off" = Off,
});

parameter_words!(Partners {
    "off" = Off,
    "teams" = Teams,
    "help" = Help,
});

parameter_words!(Start {
    "hand" = Hand,
    "6_7_23_24" = Usual,
    "abul_fazl" = AbulFazl,
    "6_7_12_12" = Twins,
});
