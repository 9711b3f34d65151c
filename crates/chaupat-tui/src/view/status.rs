//! What is due, what has just happened, and what the person was told.

use super::wrap::wrap;
use crate::{
    Due,
    state::{Kind, Scene, State},
    words,
};
use chaupat::{
    Playable, Seat,
    render::{Die, Highlight, Line, Role},
};
use ratatui::layout::Rect;

/// The lines for this width: most urgent first.
pub(super) fn lines<P: Playable>(state: &State<P>, width: usize) -> Vec<Line> {
    all(state).iter().flat_map(|line| wrap(line, width, 2)).collect()
}

/// The sentences that do not fit whole into an area of this size, broken for lines of `other` columns.
pub(super) fn overflow<P: Playable>(state: &State<P>, area: Rect, other: usize) -> Vec<Line> {
    let mut rows = 0;
    let fits = |line: &Line| {
        rows += wrap(line, area.width.into(), 2).len();
        rows <= usize::from(area.height)
    };
    let sentences = all(state);
    let whole = sentences.iter().map(fits).take_while(|fits| *fits).count();
    sentences[whole..].iter().flat_map(|line| wrap(line, other, 2)).collect()
}

fn all<P: Playable>(state: &State<P>) -> Vec<Line> {
    let mut lines = vec![headline(state)];
    lines.extend(state.seating.remark().map(Line::plain));
    if !state.notes.is_empty() {
        lines.extend(state.notes.iter().map(|note| Line::plain(note.clone())));
        let then = what_to_do(state);
        if state.scene.is_none() && state.notes.len() == 1 && state.notes[0] != then {
            lines.push(Line::new().with(then, Role::Mark(Highlight::Target)));
        }
        lines.retain(|line| line.columns() > 0);
        return lines;
    }
    match state.scene {
        Some(Scene::Flight { .. }) => {}
        Some(Scene::Pause { .. }) => {
            let news = state.last_seen().into_iter().flat_map(|entry| &entry.sentences);
            lines.extend(news.map(|sentence| Line::plain(sentence.clone())));
        }
        None => lines.extend(explained(state)),
    }
    lines
}

/// Who does what now.
fn headline<P: Playable>(state: &State<P>) -> Line {
    if let Some(Scene::Flight { seat, throw, before, .. }) = &state.scene
        && state.shown.is_none()
    {
        let shells = matches!(before.dice_of(*throw).first(), Some(Die::Cowrie { .. }));
        let text = words::throwing(&state.seating.names()[*seat], state.settings.throwing, shells);
        return about(state, *seat, format!("{text} …"));
    }
    if state.kind == Kind::Replay || state.shown.is_some() {
        let turn = state.last_seen().map_or(0, |entry| entry.turn);
        let text = words::step(state.steps_seen(), state.log.len(), turn);
        return Line::new().with_bold(text, Role::Text);
    }
    if let Some(thinking) = state.thinking {
        let dots = ".".repeat(1 + (state.now.as_millis() / 300 % 3) as usize);
        return about(
            state,
            thinking.seat,
            format!("{} {dots}", words::thinks(&state.seating.names()[thinking.seat])),
        );
    }
    let phase = state.seen.tell_phase(state.seating.names());
    let sentence = phase.into_iter().next().unwrap_or_default();
    match state.seen.node().seat().filter(|_| state.table().ending().is_none()) {
        Some(seat) => about(state, seat, sentence),
        None => Line::new().with_bold(sentence, Role::Text),
    }
}

fn about<P: Playable>(state: &State<P>, seat: Seat, text: String) -> Line {
    Line::new()
        .with(format!("{} ", P::seat_sign(seat, state.settings.glyphs)), P::seat_role(seat))
        .with_bold(text, Role::Text)
}

/// What can be done, and what it means.
fn explained<P: Playable>(state: &State<P>) -> Vec<Line> {
    if state.kind == Kind::Replay || state.shown.is_some() {
        return looking_back(state);
    }
    let mut lines = vec![Line::new().with(what_to_do(state), Role::Mark(Highlight::Target))];
    if state.chooser().is_some() {
        lines.extend(state.uses().into_iter().map(Line::plain));
    } else if let Some(entry) = state.last_seen() {
        lines.extend(entry.sentences.iter().map(|sentence| Line::plain(sentence.clone())));
    }
    lines.extend(state.seen.tell_phase(state.seating.names()).into_iter().skip(1).map(Line::plain));
    lines.retain(|line| line.columns() > 0);
    lines
}

/// The last step, the comments behind it, and what was due then.
fn looking_back<P: Playable>(state: &State<P>) -> Vec<Line> {
    let entry = state.last_seen().into_iter().flat_map(|entry| &entry.sentences);
    let mut lines = state.comments(state.steps_seen());
    lines.extend(entry.map(|sentence| Line::plain(sentence.clone())));
    if state.kind == Kind::Replay && state.steps_seen() == state.log.len() {
        lines.extend(state.result());
    } else {
        lines.extend(state.seen.tell_phase(state.seating.names()).into_iter().map(Line::dim));
    }
    lines.dedup();
    lines
}

fn what_to_do<P: Playable>(state: &State<P>) -> String {
    match state.seating.due() {
        Due::Throw(_) => words::PRESS_TO_THROW.to_owned(),
        Due::TypedThrow(_) => words::TYPE_WHAT_FELL.to_owned(),
        Due::Act(_) if state.chosen.is_some() => words::CHOOSE_A_PLACE.to_owned(),
        Due::Act(_) if state.menu.iter().all(|choice| choice.from_to.is_none()) => {
            words::CHOOSE_A_LINE.to_owned()
        }
        Due::Act(_) => words::CHOOSE_A_MAN.to_owned(),
        Due::Over => words::AFTER_THE_END.to_owned(),
        Due::BotThrow(_) | Due::BotAct(..) | Due::Elsewhere(_) => String::new(),
    }
}
