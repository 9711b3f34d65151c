//! Typing: moves, throws, file names, things to find.

use super::{Overlay, Prompt, Purpose, State};
use crate::{Due, keys::Command, message::Order, words};
use chaupat::{Location, Playable, Ply, TableError, book};

impl<P: Playable> State<P> {
    /// Opens the line to type a move or a throw.
    pub(super) fn start_typing(&mut self) {
        let purpose = match self.seating.due() {
            Due::Act(_) if self.is_present() => Purpose::Move,
            Due::TypedThrow(_) if self.is_present() => Purpose::Throw,
            Due::Throw(_) | Due::BotThrow(_) => {
                self.notes = vec![words::NOT_TYPED.to_owned()];
                return;
            }
            _ => {
                self.notes = vec![words::NOTHING_TO_CHOOSE.to_owned()];
                return;
            }
        };
        self.overlay = Some(Overlay::prompt(purpose));
    }

    /// A letter is typed.
    pub(super) fn type_in(&mut self, letter: char) {
        const LONGEST: usize = 200;
        if let Some(Overlay::Prompt(prompt)) = &mut self.overlay
            && prompt.text.len() < LONGEST
            && !letter.is_control()
        {
            prompt.text.push(letter);
            prompt.complaints.clear();
        }
    }

    pub(super) fn execute_in_prompt(&mut self, mut prompt: Prompt, command: Command) {
        match command {
            Command::Back => {
                if let Purpose::Find(pager) = prompt.purpose {
                    self.overlay = Some(Overlay::Pager(pager));
                }
                return;
            }
            Command::Confirm => return self.take_text(prompt),
            Command::Complete => self.complete(&mut prompt),
            Command::Erase => {
                prompt.text.pop();
                prompt.complaints.clear();
            }
            _ => {}
        }
        self.overlay = Some(Overlay::Prompt(prompt));
    }

    /// What may be typed: each text with what it means.
    pub(crate) fn options(&self, purpose: &Purpose) -> Vec<(String, String)> {
        match purpose {
            Purpose::Move => {
                self.menu.iter().map(|choice| (choice.text.clone(), choice.words.clone())).collect()
            }
            Purpose::Throw => {
                let throws = self.seen.throws();
                throws.as_slice().iter().map(|&(throw, _)| self.throw_option(throw)).collect()
            }
            Purpose::File | Purpose::Find(_) => Vec::new(),
        }
    }

    /// A throw that may fall, and what it may do; casts for the first turn do nothing (C3.2).
    fn throw_option(&self, throw: P::Throw) -> (String, String) {
        let text = self.seen.write_ply(Ply::Throw(throw));
        let uses = if self.seen.is_opening() { Vec::new() } else { self.seen.uses(throw) };
        let meaning = match uses.as_slice() {
            [] => self.seen.tell_throw(throw),
            [only] if only.of == text => only.may.clone(),
            uses => words::uses(uses),
        };
        (text, meaning)
    }

    /// Completes as far as all options that begin like this go on alike.
    fn complete(&self, prompt: &mut Prompt) {
        let options = self.options(&prompt.purpose);
        let mut fitting = options.iter().filter(|(text, _)| text.starts_with(&prompt.text));
        let Some((first, _)) = fitting.next() else { return };
        let mut common = first.as_str();
        for (text, _) in fitting {
            let alike = common.char_indices().zip(text.chars()).take_while(|((_, a), b)| a == b).last();
            let end = alike.map_or(0, |((at, letter), _)| at + letter.len_utf8());
            common = &common[..end];
        }
        common.clone_into(&mut prompt.text);
    }

    fn take_text(&mut self, prompt: Prompt) {
        let text = prompt.text.trim().to_owned();
        match prompt.purpose {
            Purpose::Move | Purpose::Throw => self.play_typed(prompt, &text),
            Purpose::File if text.is_empty() => self.notes = vec![words::NO_FILE.to_owned()],
            Purpose::File => {
                let record = Box::new(self.record());
                self.orders.push(Order::Write { file: text.into(), record });
            }
            Purpose::Find(pager) => self.find(pager, &text),
        }
    }

    /// Plays what was typed; what is not written out counts when only one option begins like it.
    fn play_typed(&mut self, mut prompt: Prompt, text: &str) {
        let played = self.seating.play_text(text).or_else(|error| {
            let options = self.options(&prompt.purpose);
            let mut fitting = options.iter().filter(|(option, _)| option.starts_with(text));
            match (fitting.next(), fitting.next()) {
                (Some((only, _)), None) if !text.is_empty() => self.seating.play_text(only),
                _ => Err(error),
            }
        });
        match played {
            Ok(()) => self.hear_all(),
            Err(error) => {
                prompt.complaints = complaints(&error);
                self.overlay = Some(Overlay::Prompt(prompt));
            }
        }
    }
}

/// What is wrong with a line that was typed; where it is, only if it is not the whole line.
pub fn wrong_in_line<P: Playable>(error: &TableError<P>) -> String {
    match error {
        TableError::Read(error) if error.at() == Location::START => error.kind().to_string(),
        other => other.to_string(),
    }
}

/// What is wrong, and what the rule says.
fn complaints<P: Playable>(error: &TableError<P>) -> Vec<String> {
    let mut lines = vec![format!("{}.", wrong_in_line(error))];
    if let Some((number, sentence)) =
        error.rule().and_then(|number| Some((number, book::sentence::<P>(number)?)))
    {
        lines.push(format!("{number}: {sentence}"));
    }
    lines
}
