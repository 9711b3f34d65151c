//! Rule sets.

use super::{
    Refused, Shared, Viewer,
    body::{Body, Named},
};
use crate::table::{legal_in, unreadable};
use axum::Json;
use chaupat::{Game, Notation, Playable, RuleSet, RulesText, with_game};
use chaupat_protocol::{Code, Legal, LegalQuestion, Problem, RuleSetView, rules::Parameter};
use serde::Serialize;
use utoipa::ToSchema;

/// A preset of a game.
#[derive(Serialize, ToSchema)]
pub(super) struct Preset {
    /// Its rule set as text.
    rules: String,
    /// Its name.
    name: String,
    /// What it is, in a sentence.
    summary: String,
}

/// The presets of a game.
#[derive(Serialize, ToSchema)]
pub(super) struct Presets {
    /// The usual one first.
    presets: Vec<Preset>,
}

fn game(name: &str) -> Result<Game, Refused> {
    name.parse().map_err(|_| {
        Refused::new(Code::NotFound, format!("there is no game {name:?}: {}", Game::names("or")))
    })
}

/// The presets of a game: its rule sets with a name.
#[utoipa::path(get, path = "/rules/{game}", tag = "rules",
    params(("game" = String, Path, description = "`chaupar` or `chaturaji`")),
    responses(
        (status = 200, description = "The presets", body = Presets),
        (status = "4XX", description = "A problem", body = Problem, content_type = "application/problem+json"),
        (status = "5XX", description = "The server failed, or stops", body = Problem,
            content_type = "application/problem+json"),
    ))]
pub(super) async fn of_game(Viewer(_): Viewer, Named(name): Named<String>) -> Result<Json<Presets>, Refused> {
    fn presets<P: Notation>() -> Vec<Preset> {
        let preset = |row: &chaupat::PresetRow<_>| Preset {
            rules: P::Rules::from_parameters(row.parameters)
                .map(|rules| P::write_rules(&rules))
                .unwrap_or_default(),
            name: row.name.to_owned(),
            summary: row.summary.to_owned(),
        };
        P::Rules::presets().iter().map(preset).collect()
    }
    let presets = with_game!(game(&name)?, P => presets::<P>());
    Ok(Json(Presets { presets }))
}

/// A rule set with all its parameters, the first position, and the rule book.
///
/// Instead of a preset there may be parameters: `/rules/chaupar/charkoni(players=2)`.
#[utoipa::path(get, path = "/rules/{game}/{rules}", tag = "rules",
    params(("game" = String, Path, description = "`chaupar` or `chaturaji`"),
           ("rules" = String, Path, description = "A preset, or a preset with parameters in brackets")),
    responses(
        (status = 200, description = "The rule set", body = RuleSetView),
        (status = "4XX", description = "A problem", body = Problem, content_type = "application/problem+json"),
        (status = "5XX", description = "The server failed, or stops", body = Problem,
            content_type = "application/problem+json"),
    ))]
pub(super) async fn show(
    Viewer(_): Viewer,
    Named((name, rules)): Named<(String, String)>,
) -> Result<Json<RuleSetView>, Refused> {
    let text = if rules.starts_with('(') { format!("{name}{rules}") } else { format!("{name}.{rules}") };
    with_game!(game(&name)?, P => rule_set::<P>(&text)).map(Json)
}

fn rule_set<P: Playable>(text: &str) -> Result<RuleSetView, Refused> {
    let rules = P::read_rules(text).map_err(|error| unreadable(&error))?;
    let parameters = rules.to_parameters();
    let parameter = |parameter: &chaupat::Parameter<_>| Parameter {
        name: parameter.name.to_owned(),
        value: parameter.get(&parameters),
    };
    Ok(RuleSetView {
        rules: P::write_rules(&rules),
        game: P::GAME.to_owned(),
        parameters: P::Rules::parameter_table().iter().map(parameter).collect(),
        seats: rules.seats().iter().map(|seat| P::seat_letter(seat).to_string()).collect(),
        start: P::initial(&rules).write_position(),
        book: P::BOOK.to_owned(),
    })
}

/// What may be played in a position that is no table's.
#[utoipa::path(post, path = "/rules/{game}/legal", tag = "rules", request_body = LegalQuestion,
    params(("game" = String, Path, description = "`chaupar` or `chaturaji`")),
    responses(
        (status = 200, description = "The actions, or the throws that can fall", body = Legal),
        (status = "4XX", description = "A problem", body = Problem, content_type = "application/problem+json"),
        (status = "5XX", description = "The server failed, or stops", body = Problem,
            content_type = "application/problem+json"),
    ))]
pub(super) async fn legal(
    _: Shared,
    Viewer(_): Viewer,
    Named(name): Named<String>,
    Body(question): Body<LegalQuestion>,
) -> Result<Json<Legal>, Refused> {
    let game = game(&name)?;
    if Game::of(&question.position).ok() != Some(game) {
        return Err(Refused::new(Code::Invalid, format!("expected a position of {game}")));
    }
    Ok(Json(legal_in(&question.position)?))
}
