//! Things to read: help made from the key table, the rule book.

use super::{layout, wrap::wrap};
use crate::{
    keys::{Context, bindings},
    state::{Page, State},
    words,
};
use chaupat::{
    Playable,
    book::Book,
    render::{Line, Role, padded},
};

/// The lines of a page, as wide as the screen allows.
pub(crate) fn lines<P: Playable>(state: &State<P>, page: &Page) -> Vec<Line> {
    let width = usize::from(layout::page(state.columns, state.rows).width);
    match page {
        Page::Help(context) => {
            help(*context).iter().flat_map(|line| wrap(line, width, help_indent(line))).collect()
        }
        Page::Rules => book::<P>().flat_map(|line| wrap(&line, width, 2)).collect(),
        Page::Lines(_, lines) => lines.iter().flat_map(|line| wrap(line, width, 4)).collect(),
    }
}

/// The title of a page.
pub(crate) fn title<P: Playable>(page: &Page) -> String {
    match page {
        Page::Help(_) => words::title::HELP.to_owned(),
        Page::Rules => {
            format!("{}: {}", P::GAME, words::key(Context::Game, crate::keys::Command::Rules).name)
        }
        Page::Lines(title, _) => (*title).to_owned(),
    }
}

/// Whether a chapter begins with this line.
pub(crate) fn is_heading(line: &Line) -> bool {
    line.spans().first().is_some_and(|span| span.role == Role::Home)
}

/// All keys, those that hold now first.
pub(crate) fn help(now: Context) -> Vec<Line> {
    let mut lines: Vec<Line> = words::HELP.iter().map(|&text| Line::plain(text)).collect();
    let others = Context::ALL.into_iter().filter(|&context| context != now);
    for context in std::iter::once(now).chain(others) {
        lines.extend([Line::new(), heading(words::context(context))]);
        lines.extend(bindings(context).map(|binding| {
            Line::new()
                .with_bold(format!("{} ", padded(&binding.label(), 17)), Role::Text)
                .with(binding.words().help, Role::Text)
        }));
    }
    lines
}

/// Where a line of help goes on: beside the key that it is about, or at its margin.
fn help_indent(line: &Line) -> usize {
    if line.spans().len() > 1 { 18 } else { 0 }
}

fn heading(text: &str) -> Line {
    Line::new().with_bold(text, Role::Home)
}

/// The rule book of the game, without the signs of Markdown.
fn book<P: Playable>() -> impl Iterator<Item = Line> {
    Book::of_game::<P>().text().lines().filter(|line| !line.starts_with("```")).map(|line| {
        if let Some(title) = line.strip_prefix('#') {
            return heading(title.trim_start_matches('#').trim());
        }
        match line.strip_prefix("**").and_then(|rest| rest.split_once("**")) {
            Some((number, rest)) => {
                Line::new().with_bold(plain(number), Role::Text).with(plain(rest), Role::Text)
            }
            None => Line::plain(plain(line)),
        }
    })
}

fn plain(markdown: &str) -> String {
    markdown.replace("**", "").replace('`', "")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn help_goes_on_below_what_it_is_about() {
        let lines = help(Context::Game);
        let second = |line: &Line| wrap(line, 50, help_indent(line))[1].to_string();
        assert!(!second(&lines[0]).starts_with(' '), "a sentence goes on at the margin");
        let long = lines.iter().find(|line| line.spans().len() > 1 && line.columns() > 50).unwrap();
        let words = second(long);
        assert_eq!(words.len() - words.trim_start().len(), 18, "{words:?}");
    }
}
