//! A position as its line of text says it (J13).

use std::rc::Rc;

use super::board::{ARMIES, Board, Man, Square, index};
use super::rules::Rules;

/// What is expected next.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Due {
    Throw,
    Act,
    Name,
    Catch,
    Again,
    /// The army whose king was taken, where, and whether the capturing man became king by it.
    Claim(char, Square, bool),
    /// The kings still to place, and the same square and mark.
    Place(Vec<char>, Square, bool),
    /// The armies that contend for the first turn, and what the first of them have cast.
    First(Vec<char>, Vec<usize>),
    Over(String),
}

#[derive(Debug, Clone)]
pub(super) struct State {
    pub(super) rules: Rc<Rules>,
    pub(super) board: Board,
    pub(super) turn: Option<char>,
    pub(super) due: Due,
    pub(super) dice: Vec<char>,
    pub(super) status: [char; 4],
    pub(super) scores: [usize; 4],
    /// For each army the armies whose king it took.
    pub(super) taken: [Vec<char>; 4],
    pub(super) quiet: usize,
    pub(super) command: [char; 4],
    pub(super) lost: [u8; 4],
    /// For each army the armies whose throne its king has mounted.
    pub(super) thrones: [Vec<char>; 4],
    pub(super) since: Vec<(Square, Square)>,
}

impl State {
    pub(super) fn parse(text: &str) -> Result<State, String> {
        let words: Vec<&str> = text.split(' ').collect();
        let [rules, placement, turn, due, dice, status, scores, taken, quiet, marks @ ..] = &words[..] else {
            return Err("a position has nine fields (J13)".into());
        };
        let mut state = State {
            rules: Rc::new(Rules::parse(rules)?),
            board: parse_placement(placement)?,
            turn: if *turn == "-" { None } else { Some(parse_army(turn)?) },
            due: parse_due(due)?,
            dice: if *dice == "-" { Vec::new() } else { dice.chars().collect() },
            status: four(status.chars().collect())?,
            scores: parse_numbers(scores)?.map(usize::from),
            taken: parse_sets(taken)?,
            quiet: quiet.parse().map_err(|_| format!("{quiet} is not a number"))?,
            command: ARMIES,
            lost: [0; 4],
            thrones: [const { Vec::new() }; 4],
            since: Vec::new(),
        };
        for mark in marks {
            state.parse_mark(mark)?;
        }
        state.check()?;
        if state.text() == text { Ok(state) } else { Err(format!("not canonical (J13): {}", state.text())) }
    }

    /// What the rest takes for granted.
    fn check(&self) -> Result<(), String> {
        if !self.status.iter().all(|mark| "afxst".contains(*mark)) {
            return Err("a status is one of a f x s t (J13)".into());
        }
        if !self.dice.iter().all(|die| "2345".contains(*die)) || self.dice.len() > self.rules.count() {
            return Err("the dice are too many or none (J5.1)".into());
        }
        let no_turn = matches!(self.due, Due::First(..) | Due::Over(_));
        if no_turn != self.turn.is_none() {
            return Err("an army has the turn while the game goes on (J13)".into());
        }
        match &self.due {
            Due::Claim(_, at, _) | Due::Place(_, at, _) if self.board.at(*at).is_none() => {
                Err("the capturing man is missing (J9.4)".into())
            }
            _ => Ok(()),
        }
    }

    fn parse_mark(&mut self, mark: &str) -> Result<(), String> {
        match mark.split_once('=') {
            Some(("command", armies)) => {
                let armies: Result<Vec<char>, String> =
                    armies.chars().map(|army| parse_army(&army.to_string())).collect();
                self.command = four(armies?)?;
            }
            Some(("lost", numbers)) => {
                self.lost = parse_numbers(numbers)?.map(|n| n.min(3) as u8);
                if self.lost.contains(&3) {
                    return Err("a king is lost twice at most (J9.4)".into());
                }
            }
            Some(("thrones", sets)) => self.thrones = parse_sets(sets)?,
            Some(("since", moves)) => {
                for part in moves.split(',') {
                    if part.len() != 4 || !part.is_ascii() {
                        return Err(format!("{part} is not a move"));
                    }
                    self.since.push((Square::parse(&part[..2])?, Square::parse(&part[2..])?));
                }
            }
            _ => return Err(format!("{mark} is no field of a position (J13)")),
        }
        Ok(())
    }

    pub(super) fn text(&self) -> String {
        let mut fields = vec![
            self.rules.text(),
            placement_text(&self.board),
            self.turn.map_or("-".into(), String::from),
            due_text(&self.due),
            if self.dice.is_empty() { "-".into() } else { self.dice.iter().collect() },
            self.status.iter().collect(),
            self.scores.map(|n| n.to_string()).join(","),
            sets_text(&self.taken),
            self.quiet.to_string(),
        ];
        if self.command != ARMIES {
            fields.push(format!("command={}", self.command.iter().collect::<String>()));
        }
        if self.lost != [0; 4] {
            fields.push(format!("lost={}", self.lost.map(|n| n.to_string()).join(",")));
        }
        if self.thrones.iter().any(|set| !set.is_empty()) {
            fields.push(format!("thrones={}", sets_text(&self.thrones)));
        }
        if !self.since.is_empty() {
            let moves: Vec<String> = self.since.iter().map(|(from, to)| from.text() + &to.text()).collect();
            fields.push(format!("since={}", moves.join(",")));
        }
        fields.join(" ")
    }

    pub(super) fn status_of(&self, army: char) -> char {
        self.status[index(army)]
    }

    pub(super) fn is_in(&self, army: char) -> bool {
        self.status_of(army) == 'a'
    }

    /// Resigned or out of time (J7.5).
    pub(super) fn has_left(&self, army: char) -> bool {
        ['s', 't'].contains(&self.status_of(army))
    }

    /// Points or stakes; in a team game they belong to the team.
    pub(super) fn add(&mut self, army: char, points: usize) {
        self.scores[index(army)] += points;
        if self.rules.teams() {
            self.scores[index(super::board::ally(army))] += points;
        }
    }
}

fn parse_army(text: &str) -> Result<char, String> {
    ARMIES.into_iter().find(|a| a.to_string() == text).ok_or(format!("{text} is not an army"))
}

fn four<T>(list: Vec<T>) -> Result<[T; 4], String> {
    list.try_into().map_err(|_| "there are four armies".to_string())
}

fn parse_numbers(text: &str) -> Result<[u16; 4], String> {
    let numbers: Result<Vec<u16>, String> =
        text.split(',').map(|n| n.parse().map_err(|_| format!("{n} is not a number"))).collect();
    four(numbers?)
}

fn parse_sets(text: &str) -> Result<[Vec<char>; 4], String> {
    four(text.split(',').map(|set| if set == "-" { Vec::new() } else { set.chars().collect() }).collect())
}

fn sets_text(sets: &[Vec<char>; 4]) -> String {
    let sets: Vec<String> = sets
        .iter()
        .map(|set| {
            let text: String = ARMIES.iter().filter(|army| set.contains(army)).collect();
            if text.is_empty() { "-".into() } else { text }
        })
        .collect();
    sets.join(",")
}

fn parse_placement(text: &str) -> Result<Board, String> {
    let mut board = Board::empty();
    let ranks: Vec<&str> = text.split('/').collect();
    if ranks.len() != 8 {
        return Err("a placement has eight ranks (J13)".into());
    }
    for (line, rank) in ranks.iter().zip((0..8).rev()) {
        let mut file = 0;
        let mut letters = line.chars();
        while let Some(letter) = letters.next() {
            if let Some(gap) = letter.to_digit(10) {
                file += gap as usize;
                continue;
            }
            let army = parse_army(&letter.to_string())?;
            let kind = letters.next().filter(|k| "PBNEK".contains(*k)).ok_or("a man has no type (J13)")?;
            if file > 7 {
                return Err(format!("rank {} is too long (J13)", rank + 1));
            }
            board.put(Square { rank, file }, Some(Man { army, kind }));
            file += 1;
        }
        if file != 8 {
            return Err(format!("rank {} has not eight squares (J13)", rank + 1));
        }
    }
    Ok(board)
}

pub(super) fn placement_text(board: &Board) -> String {
    let ranks: Vec<String> = (0..8).rev().map(|rank| rank_text(board, rank)).collect();
    ranks.join("/")
}

fn rank_text(board: &Board, rank: usize) -> String {
    let mut text = String::new();
    let mut gap = 0;
    for file in 0..8 {
        let Some(man) = board.at(Square { rank, file }) else {
            gap += 1;
            continue;
        };
        if gap > 0 {
            text += &gap.to_string();
        }
        gap = 0;
        text.extend([man.army, man.kind]);
    }
    if gap > 0 { text + &gap.to_string() } else { text }
}

fn parse_due(text: &str) -> Result<Due, String> {
    let (word, rest) = text.split_once(':').unwrap_or((text, ""));
    match (word, rest) {
        ("throw", "") => Ok(Due::Throw),
        ("act", "") => Ok(Due::Act),
        ("name", "") => Ok(Due::Name),
        ("catch", "") => Ok(Due::Catch),
        ("again", "") => Ok(Due::Again),
        ("claim", rest) => {
            let (kings, square, fresh) = parse_kings(rest)?;
            if kings.len() == 1 { Ok(Due::Claim(kings[0], square, fresh)) } else { Err("one king".into()) }
        }
        ("place", rest) => {
            let (kings, square, fresh) = parse_kings(rest)?;
            Ok(Due::Place(kings, square, fresh))
        }
        ("first", rest) => {
            let (armies, casts) = rest.split_once(':').unwrap_or((rest, ""));
            let casts: Result<Vec<usize>, String> = casts
                .split(',')
                .filter(|n| !n.is_empty())
                .map(|n| n.parse().map_err(|_| format!("{n} is not a sum")))
                .collect();
            let armies: Result<Vec<char>, String> =
                armies.chars().map(|army| parse_army(&army.to_string())).collect();
            Ok(Due::First(armies?, casts?))
        }
        ("over", reason) => Ok(Due::Over(reason.into())),
        _ => Err(format!("{text} cannot be due (J13)")),
    }
}

fn parse_kings(text: &str) -> Result<(Vec<char>, Square, bool), String> {
    let (kings, square) = text.split_once('@').ok_or("the square of the taken king is missing")?;
    let (square, fresh) = match square.strip_suffix('*') {
        Some(square) => (square, true),
        None => (square, false),
    };
    let kings: Result<Vec<char>, String> = kings.chars().map(|army| parse_army(&army.to_string())).collect();
    Ok((kings?, Square::parse(square)?, fresh))
}

fn due_text(due: &Due) -> String {
    let star = |fresh: bool| if fresh { "*" } else { "" };
    match due {
        Due::Throw => "throw".into(),
        Due::Act => "act".into(),
        Due::Name => "name".into(),
        Due::Catch => "catch".into(),
        Due::Again => "again".into(),
        Due::Claim(king, at, fresh) => format!("claim:{king}@{}{}", at.text(), star(*fresh)),
        Due::Place(kings, at, fresh) => {
            format!("place:{}@{}{}", kings.iter().collect::<String>(), at.text(), star(*fresh))
        }
        Due::First(armies, casts) => {
            let armies: String = armies.iter().collect();
            let casts: Vec<String> = casts.iter().map(ToString::to_string).collect();
            if casts.is_empty() {
                format!("first:{armies}")
            } else {
                format!("first:{armies}:{}", casts.join(","))
            }
        }
        Due::Over(reason) => format!("over:{reason}"),
    }
}
