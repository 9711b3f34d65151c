//! Rule sets: the parameters and the presets of C16.

use super::tables::values;

/// Who begins (C3.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Opening {
    Cast,
    Seat(usize),
}

/// What is thrown (C2).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Table {
    Seven,
    Six,
    SixPachisi,
    LongDice,
    CubicDie,
}

/// How throws and moves follow each other (C4, C14.1, C15).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Play {
    Collect,
    Each,
    Dice,
}

/// How a man gets out of the hand (C5.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Entry {
    Flower,
    Walk,
    AnyDie,
    FirstFree,
}

/// Which squares are flowers (C1.5).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Flowers {
    Eight,
    Twelve,
    None,
}

/// What protects men on a plain square (C6.3, C14.5, C15).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Protection {
    Pairs,
    Size,
    None,
}

/// What the door does (C1.6, C7.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Door {
    Circle,
    Wait,
    None,
}

/// When two equal men move together (C9.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Doublet {
    WhenUsed,
    Compulsory,
    Off,
}

/// Whether the players opposite play together (C13).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Partners {
    Off,
    Teams,
    Help,
}

/// One rule set, with the text it came from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Rules {
    pub(super) text: String,
    pub(super) players: usize,
    pub(super) men: usize,
    pub(super) opening: Opening,
    pub(super) table: Table,
    pub(super) mouth_up: (u128, u128),
    pub(super) play: Play,
    pub(super) extra: Vec<u32>,
    pub(super) burn: bool,
    pub(super) may_pass: bool,
    pub(super) capture_throws_again: bool,
    pub(super) entry: Entry,
    pub(super) flowers: Flowers,
    pub(super) flowers_closed: bool,
    pub(super) protection: Protection,
    pub(super) door: Door,
    pub(super) bonus: Vec<u32>,
    pub(super) doublet: Doublet,
    /// The only throws that take the last step from p = 83; with none, every man needs his exact number (C15).
    pub(super) last_step: Vec<u32>,
    pub(super) alkhee: bool,
    pub(super) partners: Partners,
    pub(super) partner_delay: u32,
    pub(super) two_colours: bool,
    pub(super) jugs: bool,
    pub(super) colour_order: bool,
    /// Where the men stand at the start; empty when they are all in hand.
    pub(super) start: Vec<u32>,
    pub(super) turn_limit: u32,
}

impl Rules {
    /// Reads `chaupar.PRESET(name=value,…)`.
    pub(super) fn read(text: &str) -> Result<Self, String> {
        let mut rules = Self::as_written(text)?;
        rules.reduce();
        Ok(rules)
    }

    /// The same with every value as it is written, whether it has an effect or not.
    pub(super) fn as_written(text: &str) -> Result<Self, String> {
        let (name, parameters) = match text.split_once('(') {
            None => (text, ""),
            Some((name, rest)) => (name, rest.strip_suffix(')').ok_or("the bracket is not closed")?),
        };
        // `opening=seat(0)` has brackets of its own, so the first `(` must come before any `=`.
        let mut rules = Self::preset(name)?;
        text.clone_into(&mut rules.text);
        for parameter in parameters.split(',').filter(|p| !p.is_empty()) {
            let (name, value) = parameter.split_once('=').ok_or("a parameter without a value")?;
            rules.set(name, value)?;
        }
        rules.refuse()?;
        Ok(rules)
    }

    /// C16.2: what has no effect beside other parameters gets one fixed value.
    fn reduce(&mut self) {
        let thrown = values(self);
        if self.players == 4 {
            self.two_colours = false;
        }
        // C3.1: two players have no partners; two seats in play are two players.
        if self.seats().len() == 2 {
            self.partners = Partners::Off;
        }
        if self.partners != Partners::Help {
            self.partner_delay = 5;
        }
        if matches!(self.table, Table::LongDice | Table::CubicDie) {
            self.mouth_up = (1, 2);
        }
        if self.table == Table::LongDice {
            self.extra.clear();
        }
        self.extra.retain(|value| thrown.contains(value));
        self.burn &= !self.extra.is_empty();
        self.bonus.retain(|value| thrown.contains(value));
        if !thrown.contains(&10) && !thrown.contains(&25) {
            self.doublet = Doublet::Off;
        }
        self.flowers_closed &= self.flowers != Flowers::None;
        if self.protection == Protection::Size && !self.jugs {
            self.protection = Protection::None;
        }
    }

    /// The columns of C16.
    fn preset(name: &str) -> Result<Self, String> {
        match name {
            "chaupar" | "chaupar.cowrie" => Ok(Self::cowrie()),
            "chaupar.charkoni" => Ok(Self::charkoni()),
            "chaupar.pasa" => Ok(Self::pasa()),
            "chaupar.pachisi" => Ok(Self::pachisi()),
            _ => Err(format!("no preset {name}")),
        }
    }

    fn cowrie() -> Self {
        Self {
            text: String::new(),
            players: 4,
            men: 4,
            opening: Opening::Cast,
            table: Table::Seven,
            mouth_up: (1, 2),
            play: Play::Collect,
            extra: vec![10, 25, 30],
            burn: true,
            may_pass: false,
            capture_throws_again: false,
            entry: Entry::Flower,
            flowers: Flowers::Eight,
            flowers_closed: false,
            protection: Protection::Pairs,
            door: Door::Circle,
            bonus: vec![10, 25, 30],
            doublet: Doublet::WhenUsed,
            last_step: Vec::new(),
            alkhee: false,
            partners: Partners::Off,
            partner_delay: 5,
            two_colours: false,
            jugs: false,
            colour_order: false,
            start: Vec::new(),
            turn_limit: 5000,
        }
    }

    fn charkoni() -> Self {
        Self {
            table: Table::Six,
            extra: vec![6, 10, 12, 25],
            entry: Entry::Walk,
            door: Door::Wait,
            bonus: vec![10, 25],
            alkhee: true,
            partners: Partners::Help,
            turn_limit: 2000,
            ..Self::cowrie()
        }
    }

    /// C14.
    fn pasa() -> Self {
        Self {
            table: Table::LongDice,
            play: Play::Dice,
            extra: Vec::new(),
            burn: false,
            entry: Entry::AnyDie,
            flowers: Flowers::None,
            protection: Protection::Size,
            door: Door::None,
            bonus: Vec::new(),
            doublet: Doublet::Off,
            partners: Partners::Help,
            partner_delay: 0,
            two_colours: true,
            jugs: true,
            colour_order: true,
            start: vec![6, 7, 23, 24],
            ..Self::cowrie()
        }
    }

    /// C15.
    fn pachisi() -> Self {
        Self {
            table: Table::SixPachisi,
            play: Play::Each,
            extra: vec![6, 10, 25],
            burn: false,
            may_pass: true,
            capture_throws_again: true,
            entry: Entry::FirstFree,
            flowers: Flowers::Twelve,
            flowers_closed: true,
            protection: Protection::None,
            door: Door::None,
            bonus: Vec::new(),
            doublet: Doublet::Off,
            last_step: vec![6, 10, 25],
            partners: Partners::Teams,
            two_colours: true,
            ..Self::cowrie()
        }
    }

    /// The parameters of C16.0 by their names.
    fn set(&mut self, name: &str, value: &str) -> Result<(), String> {
        match name {
            "players" => self.players = one_of(value, &[("2", 2), ("3", 3), ("4", 4)])?,
            "men" => self.men = one_of(value, &[("4", 4), ("8", 8)])?,
            "opening" => self.opening = opening(value)?,
            "table" => self.table = one_of(value, &TABLES)?,
            "mouth_up" => self.mouth_up = fraction(value)?,
            "play" => self.play = one_of(value, &PLAYS)?,
            "extra" => self.extra = list(value)?,
            "burn" => self.burn = yes(value)?,
            "may_pass" => self.may_pass = yes(value)?,
            "capture_throws_again" => self.capture_throws_again = yes(value)?,
            "entry" => self.entry = one_of(value, &ENTRIES)?,
            "flowers" => self.flowers = one_of(value, &FLOWERS)?,
            "flowers_closed" => self.flowers_closed = yes(value)?,
            "protection" => self.protection = one_of(value, &PROTECTIONS)?,
            "door" => self.door = one_of(value, &DOORS)?,
            "bonus" => self.bonus = list(value)?,
            "doublet" => self.doublet = one_of(value, &DOUBLETS)?,
            "last_step" => self.last_step = list(value)?,
            "alkhee" => self.alkhee = yes(value)?,
            "partners" => self.partners = one_of(value, &PARTNERS)?,
            "partner_delay" => self.partner_delay = one_of(value, &[("5", 5), ("4", 4), ("0", 0)])?,
            "two_colours" => self.two_colours = yes(value)?,
            "jugs" => self.jugs = yes(value)?,
            "colour_order" => self.colour_order = yes(value)?,
            "start" => self.start = start(value)?,
            "turn_limit" => self.turn_limit = number(value)?,
            _ => return Err(format!("no parameter {name}")),
        }
        Ok(())
    }

    /// The refused combinations of C16.1, and what C13.1 and C14 leave without a meaning.
    fn refuse(&self) -> Result<(), String> {
        let three = self.players == 3 && (self.partners != Partners::Off || self.two_colours);
        let dice = self.play == Play::Dice;
        let walks_from_centre = matches!(self.entry, Entry::AnyDie | Entry::FirstFree);
        let starts_late = matches!(self.opening, Opening::Seat(n) if !self.seats().contains(&n));
        let refused = [
            (self.entry == Entry::Flower && self.flowers == Flowers::None, "C16.1: no flower to enter on"),
            (self.door == Door::Circle && walks_from_centre, "C16.1: p = 4..7 would be two squares"),
            (self.burn && self.play == Play::Each, "C16.1: nothing is collected that could burn"),
            (self.men == 8 && (dice || !self.start.is_empty()), "C16.1: pasa has four men a colour"),
            (starts_late, "C16.1: the first seat is not in play"),
            (three, "C3.1, C13.1: three are not two pairs"),
            (dice != (self.table == Table::LongDice), "C14.1: long dice are played die by die"),
            (self.jugs && self.doublet != Doublet::Off, "C14.4: a jug is never split, a doublet is"),
        ];
        match refused.iter().find(|(found, _)| *found) {
            Some((_, why)) => Err((*why).to_owned()),
            None => Ok(()),
        }
    }

    /// The seats in play, ascending (C3.1).
    pub(super) fn seats(&self) -> Vec<usize> {
        match self.players {
            _ if self.two_colours => vec![0, 1, 2, 3],
            2 => vec![0, 2],
            3 => vec![0, 1, 2],
            _ => vec![0, 1, 2, 3],
        }
    }
}

const TABLES: [(&str, Table); 5] = [
    ("seven", Table::Seven),
    ("six", Table::Six),
    ("six_pachisi", Table::SixPachisi),
    ("long_dice", Table::LongDice),
    ("cubic_die", Table::CubicDie),
];
const PLAYS: [(&str, Play); 3] = [("collect", Play::Collect), ("each", Play::Each), ("dice", Play::Dice)];
const ENTRIES: [(&str, Entry); 4] = [
    ("flower", Entry::Flower),
    ("walk", Entry::Walk),
    ("any_die", Entry::AnyDie),
    ("first_free", Entry::FirstFree),
];
const FLOWERS: [(&str, Flowers); 3] =
    [("eight", Flowers::Eight), ("twelve", Flowers::Twelve), ("none", Flowers::None)];
const PROTECTIONS: [(&str, Protection); 3] =
    [("pairs", Protection::Pairs), ("size", Protection::Size), ("none", Protection::None)];
const DOORS: [(&str, Door); 3] = [("circle", Door::Circle), ("wait", Door::Wait), ("none", Door::None)];
const DOUBLETS: [(&str, Doublet); 3] =
    [("when_used", Doublet::WhenUsed), ("compulsory", Doublet::Compulsory), ("off", Doublet::Off)];
const PARTNERS: [(&str, Partners); 3] =
    [("off", Partners::Off), ("teams", Partners::Teams), ("help", Partners::Help)];

fn one_of<T: Copy>(value: &str, known: &[(&str, T)]) -> Result<T, String> {
    let found = known.iter().find(|(name, _)| *name == value);
    found.map(|(_, meaning)| *meaning).ok_or_else(|| format!("no such value: {value}"))
}

fn yes(value: &str) -> Result<bool, String> {
    one_of(value, &[("yes", true), ("no", false)])
}

fn number(value: &str) -> Result<u32, String> {
    value.parse().map_err(|_| format!("no number: {value}"))
}

fn list(value: &str) -> Result<Vec<u32>, String> {
    if value == "-" { Ok(Vec::new()) } else { value.split('/').map(number).collect() }
}

fn opening(value: &str) -> Result<Opening, String> {
    if value == "cast" {
        return Ok(Opening::Cast);
    }
    let inside = value.strip_prefix("seat(").and_then(|rest| rest.strip_suffix(')'));
    let seat = number(inside.ok_or_else(|| format!("no such opening: {value}"))?)?;
    Ok(Opening::Seat(seat as usize))
}

/// C2.1: strictly between 0 and 1.
fn fraction(value: &str) -> Result<(u128, u128), String> {
    let (a, b) = value.split_once('/').ok_or("no fraction")?;
    let (a, b) = (number(a)?, number(b)?);
    if 0 < a && a < b { Ok((a.into(), b.into())) } else { Err("C2.1: not between 0 and 1".to_owned()) }
}

/// C14.2.
fn start(value: &str) -> Result<Vec<u32>, String> {
    match value {
        "hand" => Ok(Vec::new()),
        "6_7_23_24" => Ok(vec![6, 7, 23, 24]),
        "abul_fazl" => Ok(vec![6, 7, 9, 10]),
        "6_7_12_12" => Ok(vec![6, 7, 12, 12]),
        _ => Err(format!("no such start: {value}")),
    }
}
