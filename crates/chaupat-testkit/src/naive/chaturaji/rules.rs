//! The rule set as a plain table of words (J11).

use std::collections::BTreeMap;

const PRESETS: [&str; 5] = ["classic", "biruni", "forbes", "diceless", "ffa"];

/// J11 and J11.1: the name of each parameter and its value in the five presets, in the order of writing.
const TABLE: [(&str, [&str; 5]); 29] = [
    ("first", ["red", "red", "red", "red", "red"]),
    ("dice", ["stick", "cubic", "stick", "none", "none"]),
    ("count", ["2", "2", "1", "1", "1"]),
    ("compulsory", ["no", "no", "yes", "yes", "yes"]),
    ("control", ["fair", "fair", "fair", "fair", "fair"]),
    ("boat", ["leap", "leap", "leap", "leap", "rook"]),
    ("elephant", ["rook", "rook", "rook", "rook", "bishop"]),
    ("promotes_to", ["by_square", "by_square", "by_square", "by_square", "boat"]),
    ("squares", ["all", "all", "horse_elephant", "all", "all"]),
    ("pawns_lost", ["0", "0", "1", "2", "0"]),
    ("last_pawn", ["no", "no", "no", "yes", "no"]),
    ("blocked", ["wait", "wait", "illegal", "wait", "wait"]),
    ("gadha", ["no", "no", "yes", "no", "no"]),
    ("triumph", ["yes", "no", "yes", "yes", "no"]),
    ("points", ["classic", "classic", "none", "classic", "ffa"]),
    ("award", ["add", "replace_kings", "off", "add", "off"]),
    ("king_lost", ["play_on", "play_on", "frozen", "frozen", "dead"]),
    ("bare_king_out", ["no", "no", "no", "yes", "no"]),
    ("end", ["kings", "kings", "teams", "one_in", "one_in"]),
    ("quiet_limit", ["100", "100", "100", "100", "200"]),
    ("quiet_skips", ["no", "no", "no", "no", "yes"]),
    ("repetition", ["no", "no", "no", "yes", "yes"]),
    ("thrones", ["no", "no", "yes", "no", "no"]),
    ("exchange", ["no", "no", "yes", "no", "no"]),
    ("check_bonus", ["no", "no", "no", "no", "yes"]),
    ("draw_bonus", ["no", "no", "no", "no", "yes"]),
    ("standing_bonus", ["no", "no", "no", "no", "yes"]),
    ("claims", ["no", "no", "no", "no", "yes"]),
    ("resigned_last", ["yes", "yes", "yes", "yes", "no"]),
];

/// How a throw is controlled (J5.4).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Control {
    Fair,
    /// The probability `p` as a fraction in lowest terms.
    Nominate(u128, u128),
    /// How many dice may be cast again.
    Catch(usize),
}

/// A rule set: the value of every parameter.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Rules {
    values: BTreeMap<&'static str, String>,
}

impl Rules {
    pub(super) fn parse(text: &str) -> Result<Rules, String> {
        let (name, params) = match text.split_once('(') {
            None => (text, ""),
            Some((name, rest)) => (name, rest.strip_suffix(')').ok_or("rule set: `)` is missing")?),
        };
        if text.ends_with("()") {
            return Err("rule set: no parameter between the brackets".into());
        }
        let mut rules = Rules::preset(name)?;
        let mut seen = Vec::new();
        for param in params.split(',').filter(|_| !params.is_empty()) {
            let (name, value) =
                param.split_once('=').ok_or(format!("rule set: `=` is missing in {param}"))?;
            if seen.contains(&name) {
                return Err(format!("rule set: {name} is given twice"));
            }
            seen.push(name);
            rules.set(name, value)?;
        }
        rules.refuse()?;
        rules.reduce();
        Ok(rules)
    }

    fn preset(name: &str) -> Result<Rules, String> {
        let word = match name.split_once('.') {
            None if name == "chaturaji" => "classic",
            Some(("chaturaji", word)) => word,
            _ => return Err(format!("rule set: {name} is not chaturaji")),
        };
        let preset = PRESETS.iter().position(|p| *p == word).ok_or(format!("no preset {word} (J11)"))?;
        let values = TABLE.iter().map(|(name, row)| (*name, row[preset].to_string())).collect();
        Ok(Rules { values })
    }

    fn set(&mut self, name: &str, value: &str) -> Result<(), String> {
        let (name, _) =
            TABLE.iter().find(|(n, _)| *n == name).ok_or(format!("no parameter {name} (J11.1)"))?;
        let value = canonical_value(name, value).ok_or(format!("{name} cannot be {value} (J11.1)"))?;
        self.values.insert(name, value);
        Ok(())
    }

    /// J11.2, in its order.
    fn refuse(&self) -> Result<(), String> {
        let no = |reason: &str| Err(format!("J11.2: {reason}"));
        if self.is("end", "one_in") && self.is("king_lost", "play_on") {
            return no("one_in with play_on");
        }
        let team_game =
            self.is("king_lost", "frozen") && self.is("points", "none") && self.is("award", "off");
        if self.is("end", "teams") && !team_game {
            return no("teams without frozen, points=none and award=off");
        }
        if (self.yes("thrones") || self.yes("exchange")) && !self.is("end", "teams") {
            return no("thrones or exchange without teams");
        }
        if (self.yes("gadha") || self.yes("last_pawn")) && self.is("promotes_to", "boat") {
            return no("gadha or last_pawn with promotes_to=boat");
        }
        if self.yes("repetition") && self.dice() {
            return no("repetition with dice");
        }
        if !self.dice() && (self.control() != Control::Fair || self.is("first", "throw")) {
            return no("control or first=throw without dice");
        }
        match self.control() {
            Control::Catch(k) if k > self.count() => no("catch(k) beyond the dice"),
            _ => Ok(()),
        }
    }

    /// J11.1: the parameters that mean nothing beside the others, each with the value that it always has then.
    fn moot(&self) -> Vec<(&'static str, &'static str)> {
        let mut moot = Vec::new();
        if !self.dice() {
            moot.extend([("count", "1"), ("compulsory", "yes")]);
        }
        if self.is("promotes_to", "boat") {
            moot.push(("squares", "all"));
            if self.is("pawns_lost", "0") {
                moot.push(("blocked", "wait"));
            }
        } else if self.is("squares", "horse_elephant") {
            moot.push(("last_pawn", "no"));
        }
        moot
    }

    fn reduce(&mut self) {
        for (name, value) in self.moot() {
            self.values.insert(name, value.to_string());
        }
    }

    /// J11.1: the shortest way to write it, counted in parameters; of several the first preset.
    pub(super) fn text(&self) -> String {
        let mut best: Option<(usize, Vec<String>)> = None;
        for preset in 0..PRESETS.len() {
            let differences = self.differences(preset);
            if best.as_ref().is_none_or(|(_, least)| differences.len() < least.len()) {
                best = Some((preset, differences));
            }
        }
        let (preset, differences) = best.expect("there are presets");
        let mut text = "chaturaji".to_string();
        if preset != 0 {
            text = format!("{text}.{}", PRESETS[preset]);
        }
        if differences.is_empty() { text } else { format!("{text}({})", differences.join(",")) }
    }

    fn differences(&self, preset: usize) -> Vec<String> {
        let moot = self.moot();
        let differs = |name: &str, word: &str| self.values[name] != word && moot.iter().all(|m| m.0 != name);
        let rows = TABLE.iter().filter(|(name, row)| differs(name, row[preset]));
        rows.map(|(name, _)| format!("{name}={}", self.values[name])).collect()
    }

    pub(super) fn is(&self, name: &str, value: &str) -> bool {
        self.values[name] == value
    }

    pub(super) fn yes(&self, name: &str) -> bool {
        self.is(name, "yes")
    }

    pub(super) fn value(&self, name: &str) -> &str {
        &self.values[name]
    }

    pub(super) fn number(&self, name: &str) -> usize {
        self.values[name].parse().expect("checked when it was set")
    }

    pub(super) fn dice(&self) -> bool {
        !self.is("dice", "none")
    }

    /// How many dice are thrown; 0 without dice.
    pub(super) fn count(&self) -> usize {
        if self.dice() { self.number("count") } else { 0 }
    }

    /// J5.1: without dice the one move is compulsory.
    pub(super) fn compulsory(&self) -> bool {
        !self.dice() || self.yes("compulsory")
    }

    pub(super) fn teams(&self) -> bool {
        self.is("end", "teams")
    }

    pub(super) fn control(&self) -> Control {
        let value = self.value("control");
        if let Some(p) = argument("nominate", value) {
            let (a, b) = fraction(p).expect("checked when it was set");
            Control::Nominate(a, b)
        } else if let Some(k) = argument("catch", value) {
            Control::Catch(k.parse().expect("checked when it was set"))
        } else {
            Control::Fair
        }
    }
}

fn canonical_value(name: &str, value: &str) -> Option<String> {
    let words: &[&str] = match name {
        "first" => &["red", "green", "yellow", "black", "random", "throw"],
        "dice" => &["stick", "cubic", "none"],
        "count" => &["1", "2"],
        "control" => return canonical_control(value),
        "boat" => &["leap", "rook"],
        "elephant" => &["rook", "bishop"],
        "promotes_to" => &["by_square", "boat"],
        "squares" => &["all", "horse_elephant"],
        "pawns_lost" => &["0", "1", "2"],
        "blocked" => &["wait", "illegal"],
        "points" => &["classic", "ffa", "none"],
        "award" => &["add", "replace_kings", "set_total", "off"],
        "king_lost" => &["play_on", "frozen", "dead"],
        "end" => &["kings", "last_army", "one_in", "teams"],
        "quiet_limit" => {
            let number: u16 = value.parse().ok()?;
            return (number > 0 && number.to_string() == value).then(|| value.to_string());
        }
        _ => &["yes", "no"],
    };
    words.contains(&value).then(|| value.to_string())
}

fn canonical_control(value: &str) -> Option<String> {
    match value {
        "fair" => return Some("fair".into()),
        "nominate" => return Some("nominate(1/4)".into()),
        "catch" => return Some("catch(1)".into()),
        _ => {}
    }
    if let Some(k) = argument("catch", value) {
        return ["1", "2"].contains(&k).then(|| value.to_string());
    }
    let (a, b) = fraction(argument("nominate", value)?)?;
    if b == 1 { Some(format!("nominate({a})")) } else { Some(format!("nominate({a}/{b})")) }
}

fn argument<'a>(word: &str, value: &'a str) -> Option<&'a str> {
    value.strip_prefix(word)?.strip_prefix('(')?.strip_suffix(')')
}

/// A fraction from 0 to 1 in lowest terms.
fn fraction(text: &str) -> Option<(u128, u128)> {
    let (a, b) = text.split_once('/').unwrap_or((text, "1"));
    let (a, b): (u16, u16) = (a.parse().ok()?, b.parse().ok()?);
    if b == 0 || a > b {
        return None;
    }
    let common = (1..=b).rev().find(|d| a % d == 0 && b % d == 0)?;
    Some(((a / common).into(), (b / common).into()))
}
