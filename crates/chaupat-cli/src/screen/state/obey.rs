use super::{Kind, List, Overlay, Page, Purpose, Question, State};
use crate::screen::{keys::Deed, message::Order, view::layout, words};
use chaupat::{Due, Event, Playable, render::Glyphs};

impl<P: Playable> State<P> {
    /// Does what a key or a button asks for.
    pub(super) fn obey(&mut self, deed: Deed) {
        match self.overlay.take() {
            None => self.obey_at_board(deed),
            Some(Overlay::List(list)) => self.obey_in_list(list, deed),
            Some(Overlay::Prompt(prompt)) => self.obey_in_prompt(prompt, deed),
            Some(Overlay::Pager(pager)) => self.obey_in_pager(pager, deed),
            Some(Overlay::Question(question)) => self.answer(question, deed),
        }
    }

    fn obey_at_board(&mut self, deed: Deed) {
        match deed {
            Deed::Move(way) => self.move_cursor(way),
            Deed::Next => self.go_round(true),
            Deed::Previous => self.go_round(false),
            Deed::Confirm => self.confirm(),
            Deed::Back => self.let_go(),
            Deed::Throw => self.throw(),
            Deed::Type => self.start_typing(),
            Deed::Pass => self.pick_idle(),
            Deed::List => self.open_list(),
            Deed::Undo => self.undo(),
            Deed::Hint => self.hint(),
            Deed::Skip => self.hurry(),
            Deed::Resign => self.ask_to_resign(),
            Deed::Claim => self.claim(),
            Deed::Leave => self.leave(),
            Deed::Help => self.overlay = Some(Overlay::read(Page::Help(self.context()))),
            Deed::Rules => self.overlay = Some(Overlay::read(Page::Rules)),
            Deed::Save => self.overlay = Some(Overlay::prompt(Purpose::File)),
            Deed::Ascii | Deed::Colours | Deed::Style | Deed::Turn => self.set(deed),
            Deed::PageUp => self.scroll(5),
            Deed::PageDown => self.scroll(-5),
            _ => self.travel(deed),
        }
    }

    /// Settings of how things look.
    fn set(&mut self, deed: Deed) {
        match deed {
            Deed::Ascii => {
                self.settings.glyphs = match self.settings.glyphs {
                    Glyphs::Unicode => Glyphs::Ascii,
                    Glyphs::Ascii => Glyphs::Unicode,
                }
            }
            Deed::Colours => {
                if !self.settings.tones.is_empty() {
                    self.settings.tones.rotate_left(1);
                }
                let tone = self.tone();
                self.notes = vec![words::colours(tone.palette, tone.contrast).to_owned()];
            }
            Deed::Style => {
                self.settings.throwing = self.settings.throwing.next();
                self.notes = vec![words::style(self.settings.throwing).to_owned()];
            }
            _ => self.turn_board(),
        }
    }

    /// The next side of the board comes to the bottom.
    fn turn_board(&mut self) {
        let sides = self.seen.sides();
        let others = (1..4).map(|turns| self.facing.after(turns));
        self.facing = others.into_iter().find(|&seat| sides.contains(seat)).unwrap_or(self.facing);
    }

    fn throw(&mut self) {
        if self.shown.is_some() {
            self.notes = vec![words::COME_BACK_FIRST.to_owned()];
            return;
        }
        match self.table.due() {
            Due::Cast(seat) if self.is_present() && self.table.controllers()[seat].bot().is_none() => {
                self.cast();
            }
            Due::TypedCast(_) if self.is_present() => self.overlay = Some(Overlay::prompt(Purpose::Fall)),
            Due::Person(_) => self.notes = vec![words::CHOOSE_A_MAN.to_owned()],
            Due::Over => self.notes = vec![words::AFTER_THE_END.to_owned()],
            _ => self.notes = vec![words::NOT_YOUR_TURN.to_owned()],
        }
    }

    fn open_list(&mut self) {
        if self.chooser().is_none() {
            self.notes = vec![words::NOTHING_TO_CHOOSE.to_owned()];
            return;
        }
        let lines = (0..self.menu.len()).collect();
        self.overlay = Some(Overlay::List(List { title: words::title::MENU, lines, at: 0 }));
    }

    fn obey_in_list(&mut self, mut list: List, deed: Deed) {
        match deed {
            Deed::Next => list.at = (list.at + 1) % list.lines.len().max(1),
            Deed::Previous => list.at = (list.at + list.lines.len().max(1) - 1) % list.lines.len().max(1),
            Deed::Confirm => {
                if let Some(&line) = list.lines.get(list.at) {
                    self.play_line(line);
                }
                return;
            }
            Deed::Back => return,
            _ => {}
        }
        self.overlay = Some(Overlay::List(list));
    }

    /// A line of the open list was clicked.
    pub(super) fn choose_option(&mut self, at: usize) {
        if let Some(Overlay::List(list)) = &self.overlay
            && let Some(&line) = list.lines.get(at)
        {
            self.overlay = None;
            self.play_line(line);
        }
    }

    fn ask_to_resign(&mut self) {
        let seat = match self.table.due() {
            Due::Cast(seat) | Due::TypedCast(seat) | Due::Person(seat) => seat,
            Due::Bot(..) | Due::Over => {
                self.notes = vec![words::NOT_YOUR_TURN.to_owned()];
                return;
            }
        };
        if self.is_present() && self.table.controllers()[seat].bot().is_none() {
            self.overlay = Some(Overlay::Question(Question::Resign(seat)));
        } else {
            self.notes = vec![words::NOT_YOUR_TURN.to_owned()];
        }
    }

    fn claim(&mut self) {
        let people = self.table.position().node().seat();
        match people.filter(|&seat| self.is_present() && self.table.controllers()[seat].bot().is_none()) {
            Some(seat) => self.happen(Event::Claims(seat)),
            None => self.notes = vec![words::NOT_YOUR_TURN.to_owned()],
        }
    }

    /// Leaves at once when nothing can be lost.
    fn leave(&mut self) {
        let saved = self.saved || self.settings.save.is_some();
        let over = saved && self.table.ending().is_some();
        if self.kind == Kind::Replay || self.story.is_empty() || over {
            self.orders.push(Order::Leave);
        } else {
            self.overlay = Some(Overlay::Question(Question::Leave));
        }
    }

    fn answer(&mut self, question: Question, deed: Deed) {
        match (question, deed) {
            (Question::Leave, Deed::Yes) => self.orders.push(Order::Leave),
            (Question::Leave, Deed::Discard) => self.orders.extend([Order::Discard, Order::Leave]),
            (Question::Resign(seat), Deed::Yes) => self.happen(Event::Resigns(seat)),
            (_, Deed::No) => {}
            _ => self.overlay = Some(Overlay::Question(question)),
        }
    }

    /// Looks at another step of the game.
    fn travel(&mut self, deed: Deed) {
        let (now, last) = (self.steps_seen(), self.story.len());
        let then = match deed {
            Deed::Earlier => now.saturating_sub(1),
            Deed::Later => (now + 1).min(last),
            Deed::First => 0,
            Deed::Last => last,
            Deed::TurnEarlier => self.turn_end_before(now),
            Deed::TurnLater => self.turn_end_after(now),
            _ => return,
        };
        let present = then == last && self.kind == Kind::Play;
        self.shown = (!present).then_some(then);
        self.scrolled = 0;
        self.notes.clear();
        self.look();
    }

    /// The last step before this one with which a turn ended.
    fn turn_end_before(&self, step: usize) -> usize {
        let before = &self.story[..step.saturating_sub(1)];
        before.iter().rposition(|told| told.turn_ended).map_or(0, |index| index + 1)
    }

    fn turn_end_after(&self, step: usize) -> usize {
        let after = self.story[step..].iter().position(|told| told.turn_ended);
        after.map_or(self.story.len(), |index| step + index + 1)
    }

    /// The height of the page that is read.
    pub(super) fn page_height(&self) -> usize {
        layout::page(self.columns, self.rows).height.max(1).into()
    }
}
