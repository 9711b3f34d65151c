use super::{Parameter, RulesText};
use crate::{ReadError, Scanner};

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
    let mut parameters = scan_preset::<R>(scanner)?;
    if scanner.eat("(") {
        scan_parameters::<R>(scanner, &mut parameters)?;
    }
    R::from_parameters(parameters).map_err(|error| ReadError::new(start, error))
}

fn scan_preset<R: RulesText>(scanner: &mut Scanner<'_>) -> Result<R::Parameters, ReadError> {
    if !scanner.eat(".") {
        return Ok(R::presets()[0].parameters);
    }
    let mut ahead = scanner.clone();
    let name = ahead.take_while(is_name);
    let preset = R::preset(name).ok_or_else(|| {
        let names: Vec<_> = R::presets().iter().map(|preset| preset.name).collect();
        scanner.fail(format!("a preset: {}", names.join(", ")))
    })?;
    *scanner = ahead;
    Ok(preset.parameters)
}

fn is_name(character: char) -> bool {
    character.is_ascii_alphanumeric() || character == '_'
}

fn scan_parameters<R: RulesText>(
    scanner: &mut Scanner<'_>,
    parameters: &mut R::Parameters,
) -> Result<(), ReadError> {
    let mut seen: Vec<&str> = Vec::new();
    loop {
        let before = scanner.clone();
        let name = scanner.take_while(is_name);
        let parameter = R::parameter_table().iter().find(|parameter| parameter.name == name);
        let parameter = parameter.ok_or_else(|| before.fail(unknown::<R>(name)))?;
        if seen.contains(&parameter.name) {
            return Err(before.fail("a parameter that is not set yet"));
        }
        seen.push(parameter.name);
        scanner.expect("=", "\"=\" and a value")?;
        scan_value(scanner, parameter, parameters)?;
        if scanner.eat(")") {
            return Ok(());
        }
        scanner.expect(",", "\",\" and a further parameter, or \")\"")?;
    }
}

/// What a reader needs to know who wrote a name that no parameter has.
fn unknown<R: RulesText>(name: &str) -> String {
    let is_near = |parameter: &&Parameter<_>| {
        !name.is_empty() && (parameter.name.starts_with(name) || name.starts_with(parameter.name))
    };
    let table = R::parameter_table();
    match table.iter().find(is_near).or(table.first()) {
        Some(hint) => format!("a parameter of {}, such as {}", R::GAME, hint.name),
        None => format!("no parameter: {} has none", R::GAME),
    }
}

fn scan_value<D>(
    scanner: &mut Scanner<'_>,
    parameter: &Parameter<D>,
    parameters: &mut D,
) -> Result<(), ReadError> {
    let mut ahead = scanner.clone();
    let value = value_text(&mut ahead);
    if parameter.set(parameters, value).is_none() {
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
