//! Random rule sets: a preset with some parameters changed (J11).

use super::super::rules::Rules;
use super::Chance;

const PRESETS: [&str; 5] =
    ["chaturaji", "chaturaji.biruni", "chaturaji.forbes", "chaturaji.diceless", "chaturaji.ffa"];

/// Rule sets in which parts of two games meet that chance seldom brings together.
const CORNERS: [&str; 14] = [
    "chaturaji(dice=none)",
    "chaturaji(control=catch(2))",
    "chaturaji(dice=cubic,control=nominate(1/3),compulsory=yes)",
    "chaturaji(pawns_lost=2,king_lost=frozen,bare_king_out=yes)",
    "chaturaji(dice=none,pawns_lost=2,last_pawn=yes,king_lost=frozen,end=one_in,repetition=yes)",
    "chaturaji(promotes_to=boat,pawns_lost=1,triumph=yes)",
    "chaturaji(first=throw,king_lost=dead,end=last_army,quiet_limit=20)",
    "chaturaji.forbes(count=2,compulsory=no)",
    "chaturaji.forbes(squares=all,blocked=wait,pawns_lost=0)",
    "chaturaji.forbes(dice=none,repetition=yes,quiet_limit=20)",
    "chaturaji.forbes(count=2,squares=all,blocked=wait,gadha=no,last_pawn=yes)",
    "chaturaji.ffa(triumph=yes,award=set_total)",
    "chaturaji.ffa(quiet_limit=20)",
    "chaturaji.diceless(end=kings,quiet_skips=yes,quiet_limit=20)",
];

/// J11.1: the values of every parameter, and some numbers.
const VALUES: [(&str, &[&str]); 29] = [
    ("first", &["red", "green", "yellow", "black", "random", "throw"]),
    ("dice", &["stick", "cubic", "none"]),
    ("count", &["1", "2"]),
    ("compulsory", YES_NO),
    (
        "control",
        &["fair", "nominate(1/4)", "nominate(0)", "nominate(1)", "nominate(2/3)", "catch(1)", "catch(2)"],
    ),
    ("boat", &["leap", "rook"]),
    ("elephant", &["rook", "bishop"]),
    ("promotes_to", &["by_square", "boat"]),
    ("squares", &["all", "horse_elephant"]),
    ("pawns_lost", &["0", "1", "2"]),
    ("last_pawn", YES_NO),
    ("blocked", &["wait", "illegal"]),
    ("gadha", YES_NO),
    ("triumph", YES_NO),
    ("points", &["classic", "ffa", "none"]),
    ("award", &["add", "replace_kings", "set_total", "off"]),
    ("king_lost", &["play_on", "frozen", "dead"]),
    ("bare_king_out", YES_NO),
    ("end", &["kings", "last_army", "one_in", "teams"]),
    ("quiet_limit", &["1", "2", "10", "30", "100"]),
    ("quiet_skips", YES_NO),
    ("repetition", YES_NO),
    ("thrones", YES_NO),
    ("exchange", YES_NO),
    ("check_bonus", YES_NO),
    ("draw_bonus", YES_NO),
    ("standing_bonus", YES_NO),
    ("claims", YES_NO),
    ("resigned_last", YES_NO),
];

const YES_NO: &[&str] = &["yes", "no"];

/// The text of a rule set that is not refused, in canonical form.
pub(super) fn random(chance: &mut Chance) -> String {
    if chance.one_in(3) {
        return chance.pick(&CORNERS).to_string();
    }
    loop {
        if let Ok(rules) = Rules::parse(&attempt(chance)) {
            return rules.text();
        }
    }
}

fn attempt(chance: &mut Chance) -> String {
    let preset = chance.pick(&PRESETS);
    // Sometimes the preset itself, sometimes far from it.
    let changes = chance.pick(&[0, 1, 2, 4, 8, 16]);
    let mut written = Vec::new();
    for (name, values) in VALUES {
        if chance.below(VALUES.len()) < changes {
            written.push(format!("{name}={}", chance.pick(values)));
        }
    }
    if written.is_empty() { preset.to_string() } else { format!("{preset}({})", written.join(",")) }
}
