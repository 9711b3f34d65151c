//! Random rule sets: a preset with some parameters changed (C16).

use super::super::rules::{Entry, Flowers, Opening, Partners, Play, Protection, Rules, Table};
use super::super::tables::values;
use super::chance::Chance;

const PRESETS: [&str; 4] = ["chaupar", "chaupar.charkoni", "chaupar.pasa", "chaupar.pachisi"];

/// Changes that show rare corners: bonus steps in a turn of several castings, locked games, woken men among four.
const CORNERS: [&str; 12] = [
    "chaupar(players=2,capture_throws_again=yes)",
    "chaupar(play=each,burn=no)",
    "chaupar(players=2,door=wait)",
    "chaupar(men=8,burn=no,alkhee=yes,partners=teams)",
    "chaupar.charkoni(play=each,burn=no)",
    "chaupar.charkoni(players=2,capture_throws_again=yes)",
    "chaupar.charkoni(doublet=compulsory,partners=off)",
    "chaupar.pachisi(bonus=6/10/25,doublet=when_used)",
    "chaupar(table=cubic_die,extra=6,door=none)",
    "chaupar(men=8,table=cubic_die,play=each,extra=6,burn=no,bonus=6,capture_throws_again=yes)",
    "chaupar.charkoni(table=cubic_die,partners=off)",
    "chaupar.pachisi(table=cubic_die,last_step=-)",
];

/// A parameter in the order of C16.0: its name, its values in the four presets, and others to try.
struct Parameter(&'static str, [&'static str; 4], &'static [&'static str]);

const YES_NO: &[&str] = &["yes", "no"];
const LISTS: &[&str] = &["-", "10/25", "10/25/30", "6/10/12/25", "6/10/25", "2/3/25", "7/10", "6", "5/6"];

const PARAMETERS: [Parameter; 26] = [
    Parameter("players", ["4"; 4], &["2", "3"]),
    Parameter("men", ["4"; 4], &["8"]),
    Parameter("opening", ["cast"; 4], &["seat(0)", "seat(1)", "seat(2)", "seat(3)"]),
    Parameter(
        "table",
        ["seven", "six", "long_dice", "six_pachisi"],
        &["seven", "six", "six_pachisi", "cubic_die"],
    ),
    Parameter("mouth_up", ["1/2"; 4], &["2/5", "3/4", "1/100"]),
    Parameter("play", ["collect", "collect", "dice", "each"], &["collect", "each"]),
    Parameter("extra", ["10/25/30", "6/10/12/25", "-", "6/10/25"], LISTS),
    Parameter("burn", ["yes", "yes", "no", "no"], YES_NO),
    Parameter("may_pass", ["no", "no", "no", "yes"], YES_NO),
    Parameter("capture_throws_again", ["no", "no", "no", "yes"], YES_NO),
    Parameter(
        "entry",
        ["flower", "walk", "any_die", "first_free"],
        &["flower", "walk", "any_die", "first_free"],
    ),
    Parameter("flowers", ["eight", "eight", "none", "twelve"], &["eight", "twelve", "none"]),
    Parameter("flowers_closed", ["no", "no", "no", "yes"], YES_NO),
    Parameter("protection", ["pairs", "pairs", "size", "none"], &["pairs", "size", "none"]),
    Parameter("door", ["circle", "wait", "none", "none"], &["circle", "wait", "none"]),
    Parameter("bonus", ["10/25/30", "10/25", "-", "-"], LISTS),
    Parameter("doublet", ["when_used", "when_used", "off", "off"], &["when_used", "compulsory", "off"]),
    Parameter("last_step", ["-", "-", "-", "6/10/25"], &["-", "6/10/25"]),
    Parameter("alkhee", ["no", "yes", "no", "no"], YES_NO),
    Parameter("partners", ["off", "help", "help", "teams"], &["off", "teams", "help"]),
    Parameter("partner_delay", ["5", "5", "0", "5"], &["0", "4", "5"]),
    Parameter("two_colours", ["no", "no", "yes", "yes"], YES_NO),
    Parameter("jugs", ["no", "no", "yes", "no"], YES_NO),
    Parameter("colour_order", ["no", "no", "yes", "no"], YES_NO),
    Parameter(
        "start",
        ["hand", "hand", "6_7_23_24", "hand"],
        &["hand", "6_7_23_24", "abul_fazl", "6_7_12_12"],
    ),
    Parameter("turn_limit", ["5000", "2000", "5000", "5000"], &["2000", "5000"]),
];

/// The text, in canonical form, of a rule set that is not refused and whose parameters all have a meaning.
pub(super) fn random(chance: &mut Chance) -> String {
    if chance.one_in(4) {
        return canonical(chance.pick::<&str>(&CORNERS));
    }
    loop {
        let text = attempt(chance);
        if Rules::as_written(&text).is_ok_and(|rules| is_meaningful(&rules)) {
            return canonical(&text);
        }
    }
}

/// C16.0: from the preset that needs the fewest parameters, the first of several, and without what follows from the
/// others.
fn canonical(text: &str) -> String {
    let mut best: Option<Written> = None;
    for preset in 0..PRESETS.len() {
        let differs = |parameter: &&Parameter| value(text, parameter) != parameter.1[preset];
        let names = PARAMETERS.iter().filter(differs);
        let written = names.map(|parameter| format!("{}={}", parameter.0, value(text, parameter))).collect();
        let mut written = Written { preset, written };
        for part in written.written.clone() {
            let mut without = written.clone();
            without.written.retain(|other| *other != part);
            if meaning(&without.text()) == meaning(text) {
                written = without;
            }
        }
        if best.as_ref().is_none_or(|best| written.written.len() < best.written.len()) {
            best = Some(written);
        }
    }
    best.expect("there are presets").text()
}

/// The column of a preset, and the parameters written beside it.
#[derive(Clone)]
struct Written {
    preset: usize,
    written: Vec<String>,
}

impl Written {
    fn text(&self) -> String {
        if self.written.is_empty() {
            return PRESETS[self.preset].to_owned();
        }
        format!("{}({})", PRESETS[self.preset], self.written.join(","))
    }
}

/// The rule set of a text, whatever the text is.
fn meaning(text: &str) -> Result<Rules, String> {
    Rules::read(text).map(|rules| Rules { text: String::new(), ..rules })
}

/// What a text says about a parameter: its own value, or the preset's.
fn value<'a>(text: &'a str, Parameter(name, columns, _): &Parameter) -> &'a str {
    let (preset, rest) = text.split_once('(').unwrap_or((text, ""));
    let parts = rest.strip_suffix(')').unwrap_or(rest).split(',');
    let written = parts.filter_map(|part| part.split_once('=')).find(|(other, _)| other == name);
    let column = PRESETS.iter().position(|other| *other == preset).expect("the text has a known preset");
    written.map_or(columns[column], |(_, value)| value)
}

fn attempt(chance: &mut Chance) -> String {
    let preset = chance.below(PRESETS.len());
    // Sometimes the preset itself, sometimes far from it.
    let changes = *chance.pick(&[0, 1, 2, 4, 8, 12]);
    let mut written = Vec::new();
    for Parameter(name, plain, others) in &PARAMETERS {
        let value = chance.pick(others);
        if chance.below(PARAMETERS.len()) < changes && *value != plain[preset] {
            written.push(format!("{name}={value}"));
        }
    }
    Written { preset, written }.text()
}

/// Leaves out what the rule book gives no meaning: parameters without an effect beside the others, and pieces of
/// two games that never meet in one.
fn is_meaningful(rules: &Rules) -> bool {
    let values = values(rules);
    let lists = [&rules.extra, &rules.bonus, &rules.last_step];
    let dice = rules.play == Play::Dice;
    let written = |name: &str| rules.text.contains(name);
    let in_pairs = rules.partners != Partners::Off && rules.seats().len() == 4;
    let meaningless = [
        // A list of throws that cannot be thrown, or that never ends the throwing.
        lists.iter().any(|list| !list.iter().all(|value| values.contains(value))),
        dice && lists.iter().any(|list| !list.is_empty()),
        rules.burn && (rules.extra.is_empty() || rules.play != Play::Collect),
        written("mouth_up") && matches!(rules.table, Table::LongDice | Table::CubicDie),
        dice && rules.entry != Entry::AnyDie,
        rules.flowers_closed && rules.flowers == Flowers::None,
        (rules.protection == Protection::Size) != rules.jugs,
        // A jug has two to four men.
        rules.jugs && (rules.alkhee || rules.men == 8),
        // Two in two seats have no partners, four hold one colour each.
        rules.seats().len() == 2 && (written("partners=") || rules.colour_order),
        written("two_colours") && rules.players == 4,
        written("partner_delay") && rules.partners != Partners::Help,
        rules.colour_order && !in_pairs,
        // On p = 6 and 7 of the loop South would stand on a square of another's start.
        !rules.start.is_empty() && rules.entry != Entry::AnyDie,
        matches!(rules.opening, Opening::Seat(seat) if !rules.seats().contains(&seat)),
    ];
    !meaningless.contains(&true)
}
