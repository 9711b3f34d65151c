//! Shells and dice: in the air, or as they lie.

use super::paint::Brush;
use crate::screen::{
    fall,
    state::{Scene, State},
    words,
};
use chaupat::{
    Playable,
    render::{Ink, Line, shells::Piece},
};
use ratatui::{buffer::Buffer, layout::Rect};

/// The picture, with the flight above the ground.
pub(super) fn draw<P: Playable>(state: &State<P>, buffer: &mut Buffer, area: Rect, brush: Brush) {
    let Some((pieces, gone)) = pieces(state) else { return };
    if area.is_empty() {
        return;
    }
    let placed = fall::picture(&pieces, state.settings.throwing, gone, area.height, state.settings.glyphs);
    for piece in placed {
        if piece.column < area.width && piece.row < area.height {
            let place = Rect {
                x: area.x + piece.column,
                y: area.y + piece.row,
                width: area.width - piece.column,
                height: 1,
            };
            let line = Line::new().with_strong(piece.text, piece.ink);
            brush.line(buffer, place, &line);
        }
    }
    label(state, buffer, area, brush, &pieces);
}

/// What is thrown at the moment, or lies there, and how many thousandths of its flight have gone.
fn pieces<P: Playable>(state: &State<P>) -> Option<(Vec<Piece>, u32)> {
    if let Some(Scene::Falls { before, throw, began, ends, .. }) = &state.scene
        && state.shown.is_none()
    {
        let whole = ends.saturating_sub(*began).as_millis().max(1);
        let gone = state.now.saturating_sub(*began).as_millis() * u128::from(fall::WHOLE) / whole;
        return Some((before.pieces(*throw), gone.min(u128::from(fall::WHOLE)) as u32));
    }
    let told = state.story[..state.steps_seen()].iter().rev().find_map(|told| told.throw)?;
    Some((state.seen.pieces(told), fall::WHOLE))
}

/// The name of the thrower, above what lies.
fn label<P: Playable>(state: &State<P>, buffer: &mut Buffer, area: Rect, brush: Brush, pieces: &[Piece]) {
    if area.height < 2 || matches!(state.scene, Some(Scene::Falls { .. })) || pieces.is_empty() {
        return;
    }
    let told = state.story[..state.steps_seen()].iter().rev().find(|told| told.throw.is_some());
    let Some(seat) = told.and_then(|told| told.seat) else { return };
    let line = Line::new()
        .with(format!("{} ", P::seat_sign(seat, state.settings.glyphs)), P::seat_ink(seat))
        .with(words::title::THROW, Ink::Dim);
    let row = area.height - 2;
    brush.line(buffer, Rect { y: area.y + row, height: 1, ..area }, &line);
}
