//! Shells and dice: in the air, or as they lie.

use super::paint::Brush;
use crate::{
    animation,
    state::{Scene, State},
    words,
};
use chaupat::{
    Playable,
    render::{Die, Line, Role},
};
use ratatui::{buffer::Buffer, layout::Rect};

/// The picture, with the flight above the ground.
pub(super) fn draw<P: Playable>(state: &State<P>, buffer: &mut Buffer, area: Rect, brush: Brush) {
    let Some((dice, gone)) = dice(state) else { return };
    if area.is_empty() {
        return;
    }
    let placed = animation::frame(&dice, state.settings.throwing, gone, area.height, state.settings.glyphs);
    for die in placed {
        if die.column < area.width && die.row < area.height {
            let place = Rect {
                x: area.x + die.column,
                y: area.y + die.row,
                width: area.width - die.column,
                height: 1,
            };
            let line = Line::new().with_bold(die.text, die.role);
            brush.line(buffer, place, &line);
        }
    }
    label(state, buffer, area, brush, &dice);
}

/// What is thrown at the moment, or lies there, and how many thousandths of its flight have gone.
fn dice<P: Playable>(state: &State<P>) -> Option<(Vec<Die>, u32)> {
    if let Some(Scene::Flight { before, throw, began, ends, .. }) = &state.scene
        && state.shown.is_none()
    {
        let whole = ends.saturating_sub(*began).as_millis().max(1);
        let gone = state.now.saturating_sub(*began).as_millis() * u128::from(animation::WHOLE) / whole;
        return Some((before.dice_of(*throw), gone.min(u128::from(animation::WHOLE)) as u32));
    }
    let entry = state.log[..state.steps_seen()].iter().rev().find_map(|entry| entry.throw)?;
    Some((state.seen.dice_of(entry), animation::WHOLE))
}

/// The name of the thrower, above what lies.
fn label<P: Playable>(state: &State<P>, buffer: &mut Buffer, area: Rect, brush: Brush, dice: &[Die]) {
    if area.height < 2 || matches!(state.scene, Some(Scene::Flight { .. })) || dice.is_empty() {
        return;
    }
    let entry = state.log[..state.steps_seen()].iter().rev().find(|entry| entry.throw.is_some());
    let Some(seat) = entry.and_then(|entry| entry.seat) else { return };
    let line = Line::new()
        .with(format!("{} ", P::seat_sign(seat, state.settings.glyphs)), P::seat_role(seat))
        .with(words::title::THROW, Role::Dim);
    let row = area.height - 2;
    brush.line(buffer, Rect { y: area.y + row, height: 1, ..area }, &line);
}
