//! The list of what may be played.

use super::paint::{Brush, reverse};
use crate::screen::{
    state::{Choice, State},
    words,
};
use chaupat::{
    Playable,
    render::{Ink, Line},
};
use ratatui::{buffer::Buffer, layout::Rect};

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
    let texts = state.menu.iter().map(|choice| choice.text.chars().count()).max().unwrap_or(0);
    let room = usize::from(area.width).saturating_sub(texts + 7);
    for (row, (index, choice)) in area.rows().zip(state.menu.iter().enumerate().skip(first)) {
        let his =
            state.chosen.is_none() || choice.journey.is_some_and(|journey| journey.from == state.chosen);
        brush.line(buffer, row, &line(index, choice, texts, mine && his, room));
        if state.picked == Some(index) {
            reverse(buffer, row);
        }
    }
    let below = state.menu.len() - first.min(state.menu.len());
    if below > height
        && let Some(last) = area.rows().next_back()
    {
        for place in last.positions() {
            buffer[place].reset();
        }
        let more = format!("     … {} {}", below - height + 1, words::MORE);
        brush.line(buffer, last, &Line::dim(more));
    }
}

/// `12  10:4-14  on the man at 4: he goes to 14`, with `room` characters for the words.
pub(super) fn line<P: Playable>(
    index: usize,
    choice: &Choice<P>,
    texts: usize,
    bright: bool,
    room: usize,
) -> Line {
    let ink = if bright { Ink::Text } else { Ink::Dim };
    let line = Line::new().with(format!("{:>3}  ", index + 1), Ink::Dim);
    let text = format!("{:<texts$}", choice.text);
    let line = if bright { line.with_strong(text, ink) } else { line.with(text, ink) };
    line.with(format!("  {}", shortened(&choice.words, room)), ink)
}

/// Cut after a word, with a sign that there is more; nothing where there is room for a word or two only.
fn shortened(words: &str, room: usize) -> String {
    const LEAST: usize = 12;
    if words.chars().count() <= room {
        return words.to_owned();
    }
    if room < LEAST {
        return String::new();
    }
    let start: String = words.chars().take(room - 1).collect();
    let end = start.rfind(' ').unwrap_or(start.len());
    format!("{}…", start[..end].trim_end_matches([',', ':', ';']))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_cut_where_they_end() {
        assert_eq!(shortened("on the man at 4: he goes", 24), "on the man at 4: he goes");
        assert_eq!(shortened("on the man at 4: he goes", 18), "on the man at 4…");
        assert_eq!(shortened("on the man at 4: he goes", 9), "");
    }
}
