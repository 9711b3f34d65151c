//! Rule sets as text, for all games.

use crate::{LegalityError, ReadError, scanner::Scanner};
use chaupat_core::RuleSet;
use std::fmt::{Debug, Write};

/// A rule set that can be written and read: a preset and the parameters that differ from it.
pub trait RulesText: RuleSet {
    /// The name of the game, which a rule set's text begins with.
    const GAME: &'static str;
    /// The paragraph of the rule book that lists the parameters.
    const RULE: &'static str;

    /// Parameters that are not yet known to go together.
    type Draft: Copy + 'static;

    /// The names of the presets, the default first.
    fn presets() -> &'static [&'static str];

    /// The parameters of the preset of this name.
    fn preset(name: &str) -> Option<Self::Draft>;

    /// The table of parameters, in the order of the rule book.
    fn parameters() -> &'static [Parameter<Self::Draft>];

    /// The parameters of this rule set.
    fn draft(&self) -> Self::Draft;

    /// The rule set of a draft, in its normal form.
    ///
    /// # Errors
    /// When parameters do not go together.
    fn settled(draft: Self::Draft) -> Result<Self, LegalityError>;
}

/// One parameter of a rule set: its name, its value as text, and what it means.
pub struct Parameter<D: 'static> {
    /// The name, as in the text of a rule set.
    pub name: &'static str,
    /// The values it may take, in words.
    pub values: &'static str,
    /// The paragraph of the rule book.
    pub rule: &'static str,
    /// What it decides, in one sentence.
    pub about: &'static str,
    pub(crate) get: fn(&D) -> String,
    pub(crate) set: fn(&mut D, &str) -> Option<()>,
}

impl<D: 'static> Parameter<D> {
    /// Its value.
    pub fn get(&self, draft: &D) -> String {
        (self.get)(draft)
    }

    /// Sets its value, `None` when the text is none of its values. Whether it goes together with the others is not
    /// checked.
    pub fn set(&self, draft: &mut D, value: &str) -> Option<()> {
        (self.set)(draft, value)
    }
}

impl<D: 'static> Debug for Parameter<D> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name)
    }
}

/// A value of a parameter.
pub(crate) trait Value: Sized {
    fn show(&self) -> String;
    fn read(text: &str) -> Option<Self>;
}

impl Value for bool {
    fn show(&self) -> String {
        if *self { "yes" } else { "no" }.to_owned()
    }

    fn read(text: &str) -> Option<Self> {
        match text {
            "yes" => Some(true),
            "no" => Some(false),
            _ => None,
        }
    }
}

/// A number without a sign.
pub(crate) fn digits<N: std::str::FromStr>(text: &str) -> Option<N> {
    let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    digits.then(|| text.parse().ok()).flatten()
}

macro_rules! numbers {
    ($($number:ty),*) => {$(
        impl $crate::rules::Value for $number {
            fn show(&self) -> String {
                self.to_string()
            }

            fn read(text: &str) -> Option<Self> {
                $crate::rules::digits(text)
            }
        }
    )*};
}
numbers!(u8, u16, u32);

/// Makes an enum a [`Value`]: each variant is a word.
macro_rules! words {
    ($type:ty { $($word:literal = $variant:ident),* $(,)? }) => {
        impl $crate::rules::Value for $type {
            fn show(&self) -> String {
                match self {
                    $(Self::$variant => $word,)*
                }
                .to_owned()
            }

            fn read(text: &str) -> Option<Self> {
                match text {
                    $($word => Some(Self::$variant),)*
                    _ => None,
                }
            }
        }
    };
}
pub(crate) use words;

/// One row of a table of parameters: the field of the draft, its values, paragraph and meaning.
macro_rules! parameter {
    ($field:ident, $values:literal, $rule:literal, $about:literal) => {
        $crate::Parameter {
            name: stringify!($field),
            values: $values,
            rule: $rule,
            about: $about,
            get: |draft| $crate::rules::Value::show(&draft.$field),
            set: |draft, text| {
                draft.$field = $crate::rules::Value::read(text)?;
                Some(())
            },
        }
    };
}
pub(crate) use parameter;

/// The text of a rule set: the game, the preset from which the fewest parameters differ, unless that is the default, and
/// the parameters that differ. Of presets that need equally few the first in the table is taken.
///
/// # Panics
/// When the parameters of the rule set are not those of any preset with changes, which a table without a gap prevents.
pub fn write_rules<R: RulesText>(rules: &R) -> String {
    let (preset, parts) = spelling(rules);
    let mut text = R::GAME.to_owned();
    if preset != R::presets()[0] {
        text.push('.');
        text.push_str(preset);
    }
    let draft = rules.draft();
    for (index, parameter) in parts.iter().enumerate() {
        let mark = if index == 0 { '(' } else { ',' };
        write!(text, "{mark}{}={}", parameter.name, parameter.get(&draft)).expect("a String takes all");
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
pub fn parameters_as_written<R: RulesText>(rules: &R) -> R::Draft {
    let (preset, parts) = spelling(rules);
    with(R::preset(preset).expect("a preset has parameters"), &rules.draft(), &parts)
}

/// The preset that a rule set is written from, and the parameters that are written behind it.
fn spelling<R: RulesText>(rules: &R) -> (&'static str, Vec<&'static Parameter<R::Draft>>) {
    let presets = R::presets().iter();
    presets
        .filter_map(|&preset| Some((preset, differences(rules, preset)?)))
        .min_by_key(|(_, parts)| parts.len())
        .expect("all that tells rule sets apart stands in the table of parameters")
}

/// The parameters that have to be written behind a preset: those that differ from it, without those that follow from the
/// others. `None` when no changes of parameters lead from this preset to the rule set.
fn differences<R: RulesText>(rules: &R, preset: &str) -> Option<Vec<&'static Parameter<R::Draft>>> {
    let (preset, draft) = (R::preset(preset)?, rules.draft());
    let leads = |parts: &[_]| R::settled(with(preset, &draft, parts)).ok().as_ref() == Some(rules);
    let differs = |parameter: &&Parameter<R::Draft>| parameter.get(&draft) != parameter.get(&preset);
    let mut parts: Vec<_> = R::parameters().iter().filter(differs).collect();
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

/// The preset with these parameters taken from a draft.
fn with<D>(mut preset: D, draft: &D, parts: &[&Parameter<D>]) -> D {
    for part in parts {
        part.set(&mut preset, &part.get(draft));
    }
    preset
}

/// Reads the text of a rule set.
///
/// # Errors
/// When it is not the text of a rule set of this game, or its parameters do not go together.
pub fn read_rules<R: RulesText>(text: &str) -> Result<R, ReadError> {
    let mut scanner = Scanner::new(text, R::RULE);
    let rules = scan_rules(&mut scanner)?;
    scanner.end("the end of the rule set")?;
    Ok(rules)
}

/// Takes the text of a rule set, which other texts begin with.
///
/// # Errors
/// As [`read_rules`].
pub fn scan_rules<R: RulesText>(scanner: &mut Scanner<'_>) -> Result<R, ReadError> {
    let start = scanner.at();
    if !scanner.eat_word(R::GAME) {
        return Err(scanner.fail(format!("a rule set, which begins with {:?}", R::GAME)));
    }
    let mut draft = scan_preset::<R>(scanner)?;
    if scanner.eat("(") {
        scan_parameters::<R>(scanner, &mut draft)?;
    }
    R::settled(draft).map_err(|error| ReadError::new(start, error))
}

fn scan_preset<R: RulesText>(scanner: &mut Scanner<'_>) -> Result<R::Draft, ReadError> {
    if !scanner.eat(".") {
        return Ok(R::preset(R::presets()[0]).expect("the default preset exists"));
    }
    let mut ahead = scanner.clone();
    let name = ahead.take_while(|character| character.is_ascii_alphanumeric() || character == '_');
    let draft =
        R::preset(name).ok_or_else(|| scanner.fail(format!("a preset: {}", R::presets().join(", "))))?;
    *scanner = ahead;
    Ok(draft)
}

fn scan_parameters<R: RulesText>(scanner: &mut Scanner<'_>, draft: &mut R::Draft) -> Result<(), ReadError> {
    let mut seen: Vec<&str> = Vec::new();
    loop {
        let before = scanner.clone();
        let name = scanner.take_while(|character| character.is_ascii_alphanumeric() || character == '_');
        let parameter = R::parameters().iter().find(|parameter| parameter.name == name);
        let parameter = parameter.ok_or_else(|| before.fail(unknown::<R>(name)))?;
        if seen.contains(&parameter.name) {
            return Err(before.fail("a parameter that is not set yet"));
        }
        seen.push(parameter.name);
        scanner.expect("=", "\"=\" and a value")?;
        scan_value(scanner, parameter, draft)?;
        if scanner.eat(")") {
            return Ok(());
        }
        scanner.expect(",", "\",\" and a further parameter, or \")\"")?;
    }
}

/// What a reader needs to know who wrote a name that no parameter has.
fn unknown<R: RulesText>(name: &str) -> String {
    let near = R::parameters().iter().find(|parameter| {
        !name.is_empty() && (parameter.name.starts_with(name) || name.starts_with(parameter.name))
    });
    let hint = near.map_or(R::parameters()[0].name, |parameter| parameter.name);
    format!("a parameter of {}, such as {hint}", R::GAME)
}

fn scan_value<D>(
    scanner: &mut Scanner<'_>,
    parameter: &Parameter<D>,
    draft: &mut D,
) -> Result<(), ReadError> {
    let mut ahead = scanner.clone();
    let value = value_text(&mut ahead);
    if parameter.set(draft, value).is_none() {
        return Err(scanner.fail(format!("a value of {}: {}", parameter.name, parameter.values)));
    }
    *scanner = ahead;
    Ok(())
}

/// A value goes up to the next comma or closing bracket, and may have brackets of its own.
fn value_text<'a>(scanner: &mut Scanner<'a>) -> &'a str {
    let text = scanner.rest();
    scanner.take_while(|character| !matches!(character, ',' | '(' | ')' | ' ' | ';' | '\n'));
    if scanner.eat("(") {
        scanner.take_while(|character| !matches!(character, ',' | '(' | ')' | ' ' | ';' | '\n'));
        scanner.eat(")");
    }
    &text[..text.len() - scanner.rest().len()]
}
