//! From a message to what it does. A key is a command by the one table of keys, a click by what is under the mouse.

use super::{Overlay, Page, Purpose, State};
use crate::{
    key::Key,
    keys::{self, Command},
    message::{Message, Order},
    view::layout,
    words,
};
use chaupat::Playable;
use std::{mem, path::Path};

impl<P: Playable> State<P> {
    /// Takes in what happened, and says what is to be done outside.
    pub fn update(&mut self, message: Message<P>) -> Vec<Order<P>> {
        match message {
            Message::Time(now) => self.now = self.now.max(now),
            Message::Key(key) => self.press(key),
            Message::Click { column, row } => self.click(column, row),
            Message::Wheel { up } => self.scroll(if up { 3 } else { -3 }),
            Message::Size { columns, rows } => (self.columns, self.rows) = (columns, rows),
            Message::Thought { ticket, action } => self.thought(ticket, action),
            // What has happened is taken in below, when nothing else is to be seen first.
            Message::News => {}
            Message::NotKept(why) => {
                self.settings.kept = false;
                self.notes = vec![words::not_kept(&why)];
            }
            Message::Written { file, failed } => self.written(&file, failed),
        }
        self.advance();
        mem::take(&mut self.orders)
    }

    /// A key was pressed: it stands for a command, or is a letter or digit to take as it is.
    fn press(&mut self, key: Key) {
        if key == Key::Interrupt {
            self.orders.push(Order::Leave);
            return;
        }
        let command = keys::command(self.context(), key);
        match (command, key) {
            (_, Key::Char(letter)) if matches!(self.overlay, Some(Overlay::Prompt(_))) => {
                self.type_in(letter);
            }
            (Some(command), _) => self.execute(command),
            (None, Key::Char(digit)) => {
                if let Some(digit) = digit.to_digit(10) {
                    self.pick_by(digit as usize);
                }
            }
            (None, _) => {}
        }
    }

    /// A cell was clicked: it is a button, a line of a list, or a spot of the board.
    fn click(&mut self, column: u16, row: u16) {
        let hit = layout::hit(self, column, row);
        match (hit, self.overlay.is_some()) {
            (Some(layout::Hit::Button(command)), _) => self.execute(command),
            (Some(layout::Hit::Option(line)), true) => self.choose_option(line),
            (_, true) => self.close_by_click(),
            (Some(layout::Hit::Line(line)), false) => self.choose_line(line),
            (Some(layout::Hit::Cell { row, column, size }), false) => {
                let spot = self.seen.spot_at(self.view().with_size(size), row, column);
                if let Some(spot) = spot {
                    self.click_spot(spot);
                }
            }
            _ => {}
        }
    }

    /// Does what a key or a button asks for.
    pub(super) fn execute(&mut self, command: Command) {
        match self.overlay.take() {
            None => self.execute_at_board(command),
            Some(Overlay::List(list)) => self.execute_in_list(list, command),
            Some(Overlay::Prompt(prompt)) => self.execute_in_prompt(prompt, command),
            Some(Overlay::Pager(pager)) => self.execute_in_pager(pager, command),
            Some(Overlay::Question(question)) => self.answer(question, command),
        }
    }

    fn execute_at_board(&mut self, command: Command) {
        match command {
            Command::Move(direction) => self.move_cursor(direction),
            Command::Next => self.cycle(true),
            Command::Previous => self.cycle(false),
            Command::Confirm => self.confirm(),
            Command::Back => self.deselect(),
            Command::Throw => self.throw(),
            Command::Type => self.start_typing(),
            Command::Pass => self.pick_idle(),
            Command::List => self.open_list(),
            Command::Undo => self.undo(),
            Command::Hint => self.hint(),
            Command::Skip => self.skip_waiting(),
            Command::Resign => self.ask_to_resign(),
            Command::Claim => self.claim(),
            Command::Leave => self.leave(),
            Command::Help => self.overlay = Some(Overlay::read(Page::Help(self.context()))),
            Command::Rules => self.overlay = Some(Overlay::read(Page::Rules)),
            Command::Save => self.overlay = Some(Overlay::prompt(Purpose::File)),
            Command::Ascii | Command::Colours | Command::Style | Command::Turn => self.set(command),
            Command::PageUp => self.scroll(5),
            Command::PageDown => self.scroll(-5),
            _ => self.navigate(command),
        }
    }

    /// A click anywhere puts away what was read; everything else waits for an answer.
    fn close_by_click(&mut self) {
        self.overlay.take_if(|overlay| matches!(overlay, Overlay::Pager(_)));
    }

    /// A record was written to a file, or could not be.
    fn written(&mut self, file: &Path, failed: Option<String>) {
        let name = file.display().to_string();
        self.saved = failed.is_none();
        if failed.is_some() && self.settings.save.as_deref() == Some(file) {
            self.settings.save = None;
        }
        let note = failed.map_or_else(|| words::saved(&name), |why| words::not_saved(&name, &why));
        self.notes = vec![note];
    }

    /// Scrolls what is read, or the log.
    pub(super) fn scroll(&mut self, up: isize) {
        match &mut self.overlay {
            Some(Overlay::Pager(pager)) => pager.top = pager.top.saturating_add_signed(-up),
            Some(_) => {}
            None => self.scrolled = self.scrolled.saturating_add_signed(up),
        }
        self.clamp_scroll();
    }

    /// Nothing is scrolled further than it goes.
    pub(super) fn clamp_scroll(&mut self) {
        let last = layout::last_top(self);
        if let Some(Overlay::Pager(pager)) = &mut self.overlay {
            pager.top = pager.top.min(last);
        }
        let log: usize = self.log[..self.steps_seen()].iter().map(|entry| entry.sentences.len()).sum();
        self.scrolled = self.scrolled.min(log.saturating_sub(1));
    }
}
