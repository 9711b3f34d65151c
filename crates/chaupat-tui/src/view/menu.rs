//! The list of what may be played.

use super::paint::{Brush, PICKED};
use crate::{
    state::{Choice, State},
    words,
};
use chaupat::{
    Playable,
    render::{Line, Role, columns, padded, start_within, widest},
};
use ratatui::{
    buffer::Buffer,
    layout::Rect,
    widgets::{Clear, List, ListState, StatefulWidget, Widget},
};

/// The first line that is seen when `at` is to be among `height` of `count`.
pub(super) fn first_line(at: usize, height: usize, count: usize) -> usize {
    (at + 1).saturating_sub(height).min(count.saturating_sub(height))
}

pub(super) fn draw<P: Playable>(state: &State<P>, buffer: &mut Buffer, area: Rect, brush: Brush) {
    if area.height < 2 || state.menu.is_empty() || state.drawn() != &state.seen {
        return;
    }
    let mine = state.chooser().is_some();
    let title = if mine { words::title::MENU } else { words::title::THEIRS };
    brush.line(buffer, area, &Line::dim(title));
    let area = Rect { y: area.y + 1, height: area.height - 1, ..area };
    let height = usize::from(area.height);
    let first = first_line(state.line_in_view(), height, state.menu.len());
    let texts = widest(state.menu.iter().map(|choice| choice.text.as_str()));
    let room = usize::from(area.width).saturating_sub(texts + 7);
    let lines = state.menu.iter().enumerate().map(|(index, choice)| {
        let his =
            state.chosen.is_none() || choice.from_to.is_some_and(|from_to| from_to.from == state.chosen);
        brush.text(&line(index, choice, texts, mine && his, room))
    });
    draw_list(lines.collect(), first, state.picked, buffer, area);
    let below = state.menu.len() - first.min(state.menu.len());
    if below > height
        && let Some(last) = area.rows().next_back()
    {
        Clear.render(last, buffer);
        let more = format!("     … {} {}", below - height + 1, words::MORE);
        brush.line(buffer, last, &Line::dim(more));
    }
}

/// Lines of a list from the first that is seen on; the picked one stands out.
pub(super) fn draw_list(
    lines: Vec<ratatui::text::Line<'_>>,
    first: usize,
    picked: Option<usize>,
    buffer: &mut Buffer,
    area: Rect,
) {
    let mut seen = ListState::default().with_offset(first).with_selected(picked);
    StatefulWidget::render(List::new(lines).highlight_style(PICKED), area, buffer, &mut seen);
}

/// `12  10:4-14  on the man at 4: he goes to 14`, with `room` columns for the words.
pub(super) fn line<P: Playable>(
    index: usize,
    choice: &Choice<P>,
    texts: usize,
    bright: bool,
    room: usize,
) -> Line {
    let role = if bright { Role::Text } else { Role::Dim };
    let line = Line::new().with(format!("{:>3}  ", index + 1), Role::Dim);
    let text = padded(&choice.text, texts).to_string();
    let line = if bright { line.with_bold(text, role) } else { line.with(text, role) };
    line.with(format!("  {}", shortened(&choice.words, room)), role)
}

/// Cut after a word, with a sign that there is more; nothing where there is room for a word or two only.
fn shortened(words: &str, room: usize) -> String {
    const LEAST: usize = 12;
    if columns(words) <= room {
        return words.to_owned();
    }
    if room < LEAST {
        return String::new();
    }
    let start = start_within(words, room - 1);
    let end = start.rfind(' ').unwrap_or(start.len());
    format!("{}…", start[..end].trim_end_matches([',', ':', ';']))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wide_words_take_two_columns_each() {
        assert_eq!(shortened("日本語 日本語", 13), "日本語 日本語");
        assert_eq!(shortened("日本語 日本語", 12), "日本語…");
        assert_eq!(shortened("राजेश्वरी राजेश्वरी", 15), "राजेश्वरी राजेश्वरी");
        assert_eq!(shortened("राजेश्वरी राजेश्वरी", 14), "राजेश्वरी…");
    }

    #[test]
    fn words_are_cut_where_they_end() {
        assert_eq!(shortened("on the man at 4: he goes", 24), "on the man at 4: he goes");
        assert_eq!(shortened("on the man at 4: he goes", 18), "on the man at 4…");
        assert_eq!(shortened("on the man at 4: he goes", 9), "");
    }
}
