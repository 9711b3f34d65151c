use crate::{args, error::CommandError, input};
use chaupat::{
    Game, Parameter, Playable, RulesText,
    book::{self, Book},
    notation::parameters_as_written,
    render::padded,
    with_game,
};
use serde_json::{Map, Value, json};
use std::io::Write;

/// `chaupat rules`
pub(crate) fn run(args: &args::Rules, out: &mut impl Write) -> Result<(), CommandError> {
    match (&args.verb, args.subject.as_deref()) {
        (Some(args::RulesVerb::Diff { one, other, json }), _) => diff(one, other, *json, out),
        (None, None) => overview(out),
        (None, Some(subject)) => look_up(subject, out),
    }
}

fn overview(out: &mut impl Write) -> Result<(), CommandError> {
    for &game in Game::ALL {
        writeln!(out, "{game}")?;
        with_game!(game, P => presets::<P>(out))?;
    }
    writeln!(out, "\nchaupat rules chaupar         the rule book")?;
    writeln!(out, "chaupat rules chaupar.pasa    the parameters of a rule set")?;
    writeln!(out, "chaupat rules C6.3            one rule, or a chapter")?;
    writeln!(out, "chaupat rules diff A B        where two rule sets differ")?;
    Ok(())
}

fn presets<P: Playable>(out: &mut impl Write) -> Result<(), CommandError> {
    for preset in P::Rules::presets() {
        writeln!(out, "  {} {}", padded(preset.name, 10), preset.summary)?;
    }
    Ok(())
}

fn look_up(subject: &str, out: &mut impl Write) -> Result<(), CommandError> {
    if let Ok(game) = subject.parse::<Game>() {
        return Ok(out.write_all(Book::of(game).text().as_bytes())?);
    }
    for book in Book::all() {
        if let Some(chapter) = book.chapter(subject) {
            return Ok(writeln!(out, "{}", chapter.text.trim_end())?);
        }
        if let Some(rule) = book.paragraph(subject) {
            return Ok(writeln!(out, "{} [{}] {}", rule.number, rule.marks, rule.text)?);
        }
    }
    if book::is_number(&subject.to_uppercase()) {
        return Err(CommandError::unreadable(format!("there is no rule {subject} in the books")));
    }
    with_game!(input::game_of(subject)?, P => parameters::<P>(subject, out))
}

fn parameters<P: Playable>(text: &str, out: &mut impl Write) -> Result<(), CommandError> {
    let rules = P::read_rules(text).map_err(|error| CommandError::of(&error))?;
    writeln!(out, "{}\n", P::write_rules(&rules))?;
    let written = parameters_as_written(&rules);
    for parameter in P::Rules::parameter_table() {
        let Parameter { name, about, rule, .. } = parameter;
        let value = parameter.get(&written);
        writeln!(out, "{} {} {about} ({rule})", padded(name, 21), padded(&value, 16))?;
    }
    Ok(())
}

fn diff(one: &str, other: &str, json: bool, out: &mut impl Write) -> Result<(), CommandError> {
    let game = input::game_of(one)?;
    if input::game_of(other)? != game {
        return Err(CommandError::unreadable(format!("{one} and {other} are different games")));
    }
    with_game!(game, P => differences::<P>(one, other, json, out))
}

fn differences<P: Playable>(
    one: &str,
    other: &str,
    json: bool,
    out: &mut impl Write,
) -> Result<(), CommandError> {
    let read = |text| P::read_rules(text).map_err(|error| CommandError::of(&error).within(text));
    let (one, other) = (read(one)?, read(other)?);
    let (names, one, other) =
        ((P::write_rules(&one), P::write_rules(&other)), one.to_parameters(), other.to_parameters());
    let differing = || {
        P::Rules::parameter_table().iter().filter(|parameter| parameter.get(&one) != parameter.get(&other))
    };
    if json {
        let values = |parameter: &Parameter<<P::Rules as RulesText>::Parameters>| {
            let value =
                json!({ "one": parameter.get(&one), "other": parameter.get(&other), "rule": parameter.rule });
            (parameter.name.to_owned(), value)
        };
        let all: Map<String, Value> = differing().map(values).collect();
        return Ok(writeln!(out, "{}", Value::Object(all))?);
    }
    writeln!(out, "{:<21} {} {}", "", padded(&names.0, 20), names.1)?;
    for parameter in differing() {
        let Parameter { name, about, rule, .. } = parameter;
        let (one, other) = (parameter.get(&one), parameter.get(&other));
        let (one, other) = (padded(&one, 20), padded(&other, 20));
        writeln!(out, "{} {one} {other} {about} ({rule})", padded(name, 21))?;
    }
    Ok(())
}
