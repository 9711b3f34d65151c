//! The keys at the bottom, which are buttons for the mouse too.

use super::paint::Brush;
use crate::{
    keys::{Command, bindings},
    state::State,
};
use chaupat::{
    Playable,
    render::{Line, Role, columns},
};
use ratatui::{buffer::Buffer, layout::Rect};

/// The keys that are shown, as many as fit, each with its place.
pub(super) fn buttons<P: Playable>(state: &State<P>, area: Rect) -> Vec<(Rect, Command)> {
    let mut column = area.x;
    let mut buttons = Vec::new();
    for (key, name, command) in shown(state) {
        let width = (columns(&key) + 1 + columns(name)) as u16;
        if column + width > area.right() {
            break;
        }
        buttons.push((Rect { x: column, width, height: 1, ..area }, command));
        column += width + 2;
    }
    buttons
}

fn shown<P: Playable>(state: &State<P>) -> impl Iterator<Item = (String, &'static str, Command)> {
    let shown = bindings(state.context()).filter(|binding| binding.shown);
    shown.map(|binding| (binding.keys[0].to_string(), binding.words().name, binding.command))
}

pub(super) fn draw<P: Playable>(state: &State<P>, buffer: &mut Buffer, area: Rect, brush: Brush) {
    for ((place, _), (key, name, _)) in buttons(state, area).into_iter().zip(shown(state)) {
        let line = Line::new().with_bold(key, Role::Text).with(format!(" {name}"), Role::Dim);
        brush.line(buffer, place, &line);
    }
}
