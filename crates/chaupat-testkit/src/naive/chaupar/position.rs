//! A position as plain lists, and its text (C19).

use super::rules::{Door, Entry, Opening, Play, Rules};

/// The letters of the seats (C1.1).
pub(super) const LETTERS: [&str; 4] = ["S", "E", "N", "W"];

/// p of a man at home (C1.4).
pub(super) const HOME: u32 = 84;
/// p of the own flower met after the round (C1.6).
pub(super) const DOOR: u32 = 72;

/// One man. The order of the fields is the order of the text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Man {
    pub(super) progress: u32,
    pub(super) house: usize,
    pub(super) alkhee: bool,
}

/// One seat in play.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Seat {
    pub(super) number: usize,
    pub(super) men: Vec<Man>,
    pub(super) tod: bool,
    pub(super) left: bool,
    pub(super) done: Option<u32>,
    pub(super) miss: u32,
}

/// One cast: a value of shells, or three faces ascending.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Cast(pub(super) Vec<u32>);

/// One element of the pool (C4, C8.1). The order is that of the text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Element {
    StepD,
    StepS,
    Throw(u32),
}

/// What is due.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Phase {
    Opening { contenders: Vec<usize>, casts: Vec<Cast> },
    Throws { caster: usize, casts: Vec<Cast>, entered: bool },
    Moves { caster: usize, pool: Vec<Element>, again: bool, entered: bool },
    Over { dead: bool },
}

/// Everything the rules depend on.
#[derive(Debug, Clone)]
pub(super) struct Position {
    pub(super) rules: Rules,
    pub(super) seats: Vec<Seat>,
    pub(super) phase: Phase,
}

impl Cast {
    /// C3.2: long dice are summed.
    pub(super) fn sum(&self) -> u32 {
        self.0.iter().sum()
    }

    pub(super) fn write(&self) -> String {
        self.0.iter().map(u32::to_string).collect::<Vec<_>>().join("-")
    }

    fn read(text: &str, rules: &Rules) -> Result<Self, String> {
        let outcomes = super::tables::outcomes(rules);
        let found = outcomes.into_iter().find(|(cast, _)| cast.write() == text);
        found.map(|(cast, _)| cast).ok_or_else(|| format!("no cast of these rules: {text}"))
    }
}

impl Element {
    /// How far it moves a man (C8.1: a bonus is one single step).
    pub(super) fn value(self) -> u32 {
        match self {
            Self::StepD | Self::StepS => 1,
            Self::Throw(value) => value,
        }
    }

    pub(super) fn write(self) -> String {
        match self {
            Self::StepD => "+d".to_owned(),
            Self::StepS => "+s".to_owned(),
            Self::Throw(value) => value.to_string(),
        }
    }

    fn read(text: &str, rules: &Rules) -> Result<Self, String> {
        let values = super::tables::values(rules).into_iter().map(Self::Throw);
        let found = values.chain([Self::StepD, Self::StepS]).find(|element| element.write() == text);
        found.ok_or_else(|| format!("no element of these rules: {text}"))
    }
}

impl Man {
    /// A man in hand of his own player.
    pub(super) fn in_hand(owner: usize) -> Self {
        Self { progress: 0, house: owner, alkhee: false }
    }

    /// `29`, `W80`, `W61!`: the house only when it is not the owner's.
    pub(super) fn write(self, owner: usize) -> String {
        let house = if self.house == owner { "" } else { LETTERS[self.house] };
        let mark = if self.alkhee { "!" } else { "" };
        format!("{house}{}{mark}", self.progress)
    }

    fn read(text: &str, owner: usize) -> Result<Self, String> {
        let (rest, alkhee) = text.strip_suffix('!').map_or((text, false), |rest| (rest, true));
        let other = (0..4).find(|house| rest.starts_with(LETTERS[*house]));
        let digits = if other.is_some() { &rest[1..] } else { rest };
        let man = Self { progress: count(digits)?, house: other.unwrap_or(owner), alkhee };
        if man.progress <= HOME && man.write(owner) == text {
            Ok(man)
        } else {
            Err(format!("no man: {text}"))
        }
    }
}

impl Seat {
    pub(super) fn write(&self) -> String {
        let mut words = vec![LETTERS[self.number].to_owned()];
        words.extend(self.men.iter().map(|man| man.write(self.number)));
        if self.tod {
            words.push("tod".to_owned());
        }
        if self.left {
            words.push("left".to_owned());
        }
        if let Some(rank) = self.done {
            words.push(format!("done{rank}"));
        }
        if self.miss > 0 {
            words.push(format!("miss{}", self.miss));
        }
        words.join(" ")
    }

    fn read(text: &str) -> Result<Self, String> {
        let mut words = text.split(' ');
        let number = seat_number(words.next().unwrap_or(""))?;
        let mut seat = Self { number, men: Vec::new(), tod: false, left: false, done: None, miss: 0 };
        for word in words {
            if word == "tod" {
                seat.tod = true;
            } else if word == "left" {
                seat.left = true;
            } else if let Some(rank) = word.strip_prefix("done") {
                seat.done = Some(count(rank)?);
            } else if let Some(turns) = word.strip_prefix("miss") {
                seat.miss = count(turns)?;
            } else {
                seat.men.push(Man::read(word, number)?);
            }
        }
        Ok(seat)
    }
}

impl Phase {
    fn write(&self) -> String {
        let mut words = Vec::new();
        match self {
            Self::Opening { contenders, casts } => {
                words.push("opening".to_owned());
                words.extend(contenders.iter().map(|seat| LETTERS[*seat].to_owned()));
                words.extend(casts.iter().map(Cast::write));
            }
            Self::Throws { caster, casts, entered } => {
                words.push(format!("{} throws", LETTERS[*caster]));
                words.extend(casts.iter().map(Cast::write));
                words.extend(entered.then(|| "entered".to_owned()));
            }
            Self::Moves { caster, pool, again, entered } => {
                words.push(format!("{} moves", LETTERS[*caster]));
                words.extend(pool.iter().map(|element| element.write()));
                words.extend(again.then(|| "again".to_owned()));
                words.extend(entered.then(|| "entered".to_owned()));
            }
            Self::Over { dead } => words.push(if *dead { "over dead" } else { "over won" }.to_owned()),
        }
        words.join(" ")
    }

    fn read(text: &str, rules: &Rules) -> Result<Self, String> {
        let words: Vec<&str> = text.split(' ').collect();
        match words.as_slice() {
            ["over", "won"] => Ok(Self::Over { dead: false }),
            ["over", "dead"] => Ok(Self::Over { dead: true }),
            ["opening", rest @ ..] => Self::read_opening(rest, rules),
            [caster, "throws", rest @ ..] => Self::read_throws(seat_number(caster)?, rest, rules),
            [caster, "moves", rest @ ..] => Self::read_moves(seat_number(caster)?, rest, rules),
            _ => Err(format!("no phase: {text}")),
        }
    }

    fn read_opening(words: &[&str], rules: &Rules) -> Result<Self, String> {
        let (mut contenders, mut casts) = (Vec::new(), Vec::new());
        for word in words {
            match seat_number(word) {
                Ok(seat) => contenders.push(seat),
                Err(_) => casts.push(Cast::read(word, rules)?),
            }
        }
        Ok(Self::Opening { contenders, casts })
    }

    fn read_throws(caster: usize, words: &[&str], rules: &Rules) -> Result<Self, String> {
        let (mut casts, mut entered) = (Vec::new(), false);
        for word in words {
            if *word == "entered" {
                entered = true;
            } else {
                casts.push(Cast::read(word, rules)?);
            }
        }
        Ok(Self::Throws { caster, casts, entered })
    }

    fn read_moves(caster: usize, words: &[&str], rules: &Rules) -> Result<Self, String> {
        let (mut pool, mut again, mut entered) = (Vec::new(), false, false);
        for word in words {
            match *word {
                "again" => again = true,
                "entered" => entered = true,
                element => pool.push(Element::read(element, rules)?),
            }
        }
        Ok(Self::Moves { caster, pool, again, entered })
    }
}

impl Position {
    /// C3, C14.2: all men in hand, or on their squares of the start.
    pub(super) fn initial(rules: Rules) -> Self {
        let man = |owner: usize, i: usize| {
            let progress = rules.start.get(i).copied().unwrap_or(0);
            Man { progress, ..Man::in_hand(owner) }
        };
        let seat = |number: usize| Seat {
            number,
            men: (0..rules.men).map(|i| man(number, i)).collect(),
            tod: false,
            left: false,
            done: None,
            miss: 0,
        };
        let phase = match rules.opening {
            Opening::Cast => Phase::Opening { contenders: rules.seats(), casts: Vec::new() },
            Opening::Seat(caster) => Phase::Throws { caster, casts: Vec::new(), entered: false },
        };
        Self { seats: rules.seats().into_iter().map(seat).collect(), phase, rules }
    }

    pub(super) fn write(&self) -> String {
        let mut fields = vec![self.rules.text.clone()];
        fields.extend(self.seats.iter().map(Seat::write));
        fields.push(self.phase.write());
        fields.join(" ; ")
    }

    /// Reads the canonical text; any other is an error. (The rule set is taken as it is written.)
    pub(super) fn read(text: &str) -> Result<Self, String> {
        let fields: Vec<&str> = text.split(" ; ").collect();
        let [rules, seats @ .., phase] = fields.as_slice() else {
            return Err("a position has a rule set, seats and a phase".to_owned());
        };
        let rules = Rules::read(rules)?;
        let seats = seats.iter().map(|seat| Seat::read(seat)).collect::<Result<Vec<_>, _>>()?;
        let phase = Phase::read(phase, &rules)?;
        let mut position = Self { rules, seats, phase };
        position.sort();
        if position.write() == text { Ok(position) } else { Err("not in canonical form".to_owned()) }
    }

    /// C4.0, C19: the pool and the men have no order of their own.
    pub(super) fn sort(&mut self) {
        for seat in &mut self.seats {
            seat.men.sort();
        }
        match &mut self.phase {
            Phase::Throws { casts, .. } => casts.sort(),
            Phase::Moves { pool, .. } => pool.sort(),
            Phase::Opening { .. } | Phase::Over { .. } => {}
        }
    }

    pub(super) fn seat(&self, number: usize) -> &Seat {
        self.seats.iter().find(|seat| seat.number == number).expect("the seat is in play")
    }

    pub(super) fn seat_mut(&mut self, number: usize) -> &mut Seat {
        self.seats.iter_mut().find(|seat| seat.number == number).expect("the seat is in play")
    }

    /// C13.2: a finished caster moves his partner's men.
    pub(super) fn moved_by(&self, caster: usize) -> usize {
        if self.seat(caster).done.is_some() { (caster + 2) % 4 } else { caster }
    }

    /// Whether the player has a man in hand, or in the centre (C8.1).
    pub(super) fn has_hand(&self, player: usize) -> bool {
        self.seat(player).men.iter().any(|man| man.progress == 0)
    }
}

impl Rules {
    /// Notation: `entered` is written only where more casts of the same turn can give a bonus step.
    pub(super) fn remembers_entering(&self) -> bool {
        (self.capture_throws_again || self.play == Play::Each) && !self.bonus.is_empty()
    }

    /// C1.6: there is a toḍ only where there is a door.
    pub(super) fn has_tod(&self) -> bool {
        self.door != Door::None
    }

    /// C1.4: p = 1..7 is the own middle column.
    pub(super) fn leaves_by_middle(&self) -> bool {
        matches!(self.entry, Entry::AnyDie | Entry::FirstFree)
    }
}

fn seat_number(letter: &str) -> Result<usize, String> {
    LETTERS.iter().position(|l| *l == letter).ok_or_else(|| format!("no seat: {letter}"))
}

fn count(text: &str) -> Result<u32, String> {
    text.parse().map_err(|_| format!("no number: {text}"))
}
