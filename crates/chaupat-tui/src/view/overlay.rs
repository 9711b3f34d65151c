//! What lies over the board.

use super::{
    layout, menu, pages,
    paint::{Brush, INSIDE},
    wrap::wrap,
};
use crate::{
    state::{List, Overlay, Pager, Prompt, Purpose, Question, State},
    words,
};
use chaupat::{
    Playable,
    render::{Line, Role, columns, end_within, padded, widest},
};
use ratatui::{buffer::Buffer, layout::Rect};

/// The frame of a box in the middle, at most so wide and high; the line at the bottom stays free.
pub(super) fn box_of(area: Rect, width: u16, height: u16) -> Rect {
    let free = Rect { height: area.height.saturating_sub(1), ..area };
    let (width, height) = (width.min(free.width), height.min(free.height));
    Rect { x: free.x + (free.width - width) / 2, y: free.y + (free.height - height) / 2, width, height }
}

pub(super) fn draw<P: Playable>(state: &State<P>, buffer: &mut Buffer, area: Rect, brush: Brush) {
    match state.overlay() {
        None => {}
        Some(Overlay::List(list)) => draw_list(state, list, buffer, area, brush),
        Some(Overlay::Prompt(prompt)) => draw_prompt(state, prompt, buffer, area, brush),
        Some(Overlay::Pager(pager)) => draw_pager(state, pager, buffer, area, brush),
        Some(Overlay::Question(question)) => draw_question(state, *question, buffer, area, brush),
    }
}

/// Where the lines of an open list are.
pub(super) fn list_lines<P: Playable>(state: &State<P>, list: &List, area: Rect) -> Rect {
    let widths = list.lines.iter().filter_map(|&line| state.menu.get(line));
    let widths = widths.map(|choice| columns(&choice.text) + columns(&choice.words) + 13);
    let width = widths.max().unwrap_or(0).clamp(30, 200) as u16;
    box_of(area, width, list.lines.len() as u16 + 2).inner(INSIDE)
}

fn draw_list<P: Playable>(state: &State<P>, list: &List, buffer: &mut Buffer, area: Rect, brush: Brush) {
    let place = list_lines(state, list, area);
    brush.frame(buffer, place.outer(INSIDE), list.title);
    let first = menu::first_line(list.at, place.height.into(), list.lines.len());
    let choices = || list.lines.iter().filter_map(|&line| state.menu.get(line));
    let texts = widest(choices().map(|choice| choice.text.as_str()));
    let lines = choices().enumerate();
    let lines = lines.map(|(at, choice)| brush.text(&menu::line(at, choice, texts, true, usize::MAX)));
    menu::draw_list(lines.collect(), first, Some(list.at), buffer, place);
}

fn draw_prompt<P: Playable>(
    state: &State<P>,
    prompt: &Prompt,
    buffer: &mut Buffer,
    area: Rect,
    brush: Brush,
) {
    let frame = box_of(area, 72, 16);
    let title = match prompt.purpose {
        Purpose::Move => words::title::TYPE,
        Purpose::Throw => words::title::FELL,
        Purpose::File => words::title::FILE,
        Purpose::Find(_) => words::title::FIND,
    };
    brush.frame(buffer, frame, title);
    let place = frame.inner(INSIDE);
    let width = usize::from(place.width);
    let tail = end_within(&prompt.text, width.saturating_sub(3));
    let mut lines =
        vec![Line::new().with("> ", Role::Dim).with_bold(tail, Role::Text).with("_", Role::Dim), Line::new()];
    let complaints = prompt.complaints.iter().map(|text| Line::new().with(text.clone(), Role::Alert));
    lines.extend(complaints.flat_map(|line| wrap(&line, width, 2)));
    let options = state.options(&prompt.purpose);
    let fitting: Vec<_> = options.iter().filter(|(text, _)| text.starts_with(&prompt.text)).collect();
    if !fitting.is_empty() {
        lines.push(Line::dim(words::TYPED_OPTIONS));
    }
    let texts = widest(fitting.iter().map(|(text, _)| text.as_str()));
    lines.extend(fitting.iter().map(|(text, meaning)| {
        Line::new()
            .with_bold(format!("  {}  ", padded(text, texts)), Role::Text)
            .with(meaning.clone(), Role::Dim)
    }));
    brush.lines(buffer, place, &lines);
}

fn draw_pager<P: Playable>(state: &State<P>, pager: &Pager, buffer: &mut Buffer, area: Rect, brush: Brush) {
    let place = layout::page(area.width, area.height);
    let place = Rect { x: place.x + area.x, y: place.y + area.y, ..place };
    if place.is_empty() {
        return;
    }
    let lines = pages::lines(state, &pager.page);
    let high = place.height.min(lines.len() as u16);
    let place = Rect { y: place.y + (place.height - high) / 2, height: high, ..place };
    let title = pages::title::<P>(&pager.page);
    let more = lines.len() > usize::from(high);
    let seen = (pager.top + usize::from(high)).min(lines.len());
    let title = if more { format!("{title} ({seen}/{})", lines.len()) } else { title };
    brush.frame(buffer, place.outer(INSIDE), &title);
    brush.lines(buffer, place, lines.iter().skip(pager.top));
}

fn draw_question<P: Playable>(
    state: &State<P>,
    question: Question,
    buffer: &mut Buffer,
    area: Rect,
    brush: Brush,
) {
    let (title, text, answers) = match question {
        Question::Resign(_) => (words::title::RESIGN, words::REALLY_RESIGN.to_owned(), words::YES_NO),
        Question::Leave => leaving(state),
    };
    let width = 58.min(area.width);
    let mut lines = wrap(&Line::plain(text), usize::from(width).saturating_sub(4), 0);
    lines.extend([Line::new(), Line::new().with_bold(answers, Role::Text)]);
    let frame = box_of(area, width, lines.len() as u16 + 2);
    brush.frame(buffer, frame, title);
    brush.lines(buffer, frame.inner(INSIDE), &lines);
}

/// The title, what becomes of the game, and the answers.
fn leaving<P: Playable>(state: &State<P>) -> (&'static str, String, &'static str) {
    let (text, answers) = match &state.settings.save {
        _ if state.settings.back.is_some() => {
            (state.settings.back.clone().unwrap_or_default(), words::YES_NO)
        }
        _ if state.table().ending().is_some() => (words::UNSAVED.to_owned(), words::YES_NO),
        Some(file) => (words::kept_in(&file.display().to_string()), words::YES_NO),
        None if state.settings.kept => (words::KEPT.to_owned(), words::YES_NO_DISCARD),
        None => (words::NOT_KEPT.to_owned(), words::YES_NO),
    };
    (words::title::LEAVE, text, answers)
}
