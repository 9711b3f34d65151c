use super::{Parameter, PresetRow, RulesText};
use std::fmt::Write;

/// The text of a rule set: the game, the preset from which the fewest parameters differ, unless that is the default, and
/// the parameters that differ. Of presets that need equally few the first in the table is taken.
///
/// A preset itself is found at once. Otherwise every preset is tried, and every parameter left out once: some
/// microseconds a rule set, which nobody notices, but nothing to do at every position of a search.
///
/// # Panics
/// When the parameters of the rule set are not those of any preset with changes, which a table without a gap prevents.
pub fn write_rules<R: RulesText>(rules: &R) -> String {
    let (preset, parts) = spelling(rules);
    let mut text = R::GAME.to_owned();
    if preset.name != R::presets()[0].name {
        text.push('.');
        text.push_str(preset.name);
    }
    let own = rules.to_parameters();
    for (index, parameter) in parts.iter().enumerate() {
        let mark = if index == 0 { '(' } else { ',' };
        write!(text, "{mark}{}={}", parameter.name, parameter.get(&own)).expect("a String takes all");
    }
    if !parts.is_empty() {
        text.push(')');
    }
    text
}

/// The parameters of a rule set as its text tells them: those of the preset that it is written from, with what is
/// written behind it. Parameters without effect so have the value of that preset, not the one of the reduced rule set.
///
/// # Panics
/// As [`write_rules`].
pub fn parameters_as_written<R: RulesText>(rules: &R) -> R::Parameters {
    let (preset, parts) = spelling(rules);
    with(preset.parameters, &rules.to_parameters(), &parts)
}

type Row<R> = &'static PresetRow<<R as RulesText>::Parameters>;
type Parts<R> = Vec<&'static Parameter<<R as RulesText>::Parameters>>;

/// The preset that a rule set is written from, and the parameters that are written behind it.
fn spelling<R: RulesText>(rules: &R) -> (Row<R>, Parts<R>) {
    let presets = R::presets().iter();
    let is_it =
        |preset: &&PresetRow<_>| R::from_parameters(preset.parameters).is_ok_and(|found| found == *rules);
    if let Some(preset) = presets.clone().find(is_it) {
        return (preset, Vec::new());
    }
    presets
        .filter_map(|preset| Some((preset, differences(rules, preset)?)))
        .min_by_key(|(_, parts)| parts.len())
        .expect("all that tells rule sets apart stands in the table of parameters")
}

/// The parameters that have to be written behind a preset: those that differ from it, without those that follow from the
/// others. `None` when no changes of parameters lead from this preset to the rule set.
fn differences<R: RulesText>(rules: &R, preset: Row<R>) -> Option<Parts<R>> {
    let (preset, own) = (preset.parameters, rules.to_parameters());
    let leads =
        |parts: &[_]| R::from_parameters(with(preset, &own, parts)).is_ok_and(|found| found == *rules);
    let differs = |parameter: &&Parameter<_>| parameter.get(&own) != parameter.get(&preset);
    let mut parts: Vec<_> = R::parameter_table().iter().filter(differs).collect();
    if !leads(&parts) {
        return None;
    }
    let mut index = 0;
    while index < parts.len() {
        let part = parts.remove(index);
        if !leads(&parts) {
            parts.insert(index, part);
            index += 1;
        }
    }
    Some(parts)
}

/// The preset with these parameters taken from others.
fn with<D>(mut preset: D, own: &D, parts: &[&Parameter<D>]) -> D {
    for part in parts {
        part.set(&mut preset, &part.get(own));
    }
    preset
}
