//! From the terminal's events to messages.

use super::Event;
use crate::{key::Key, message::Message};
use chaupat::Playable;
use ratatui::crossterm::event::{
    self, Event as Input, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent,
    MouseEventKind,
};
use std::{sync::mpsc::Sender, thread};

/// Starts the thread that listens to keys and mouse. It ends with the program.
pub(super) fn listen<P: Playable>(events: Sender<Event<P>>) {
    thread::spawn(move || {
        while let Ok(input) = event::read() {
            if let Some(message) = message(&input)
                && events.send(Event::Message(message)).is_err()
            {
                return;
            }
        }
        let _ = events.send(Event::Closed);
    });
}

fn message<P: Playable>(input: &Input) -> Option<Message<P>> {
    match *input {
        Input::Key(key) => key_of(key).map(Message::Key),
        Input::Mouse(mouse) => mouse_of(mouse),
        Input::Resize(columns, rows) => Some(Message::Size { columns, rows }),
        _ => None,
    }
}

/// Only a key that goes down counts: some systems tell of keys that come up, too.
fn key_of(event: KeyEvent) -> Option<Key> {
    if event.kind != KeyEventKind::Press {
        return None;
    }
    let held = event.modifiers.intersects(KeyModifiers::CONTROL | KeyModifiers::ALT);
    Some(match event.code {
        KeyCode::Char('c') if event.modifiers.contains(KeyModifiers::CONTROL) => Key::Interrupt,
        KeyCode::Char(letter) if !held => Key::Char(letter),
        KeyCode::Up => Key::Up,
        KeyCode::Down => Key::Down,
        KeyCode::Left => Key::Left,
        KeyCode::Right => Key::Right,
        KeyCode::Enter => Key::Enter,
        KeyCode::Esc => Key::Esc,
        KeyCode::Tab => Key::Tab,
        KeyCode::BackTab => Key::BackTab,
        KeyCode::Backspace => Key::Backspace,
        KeyCode::Home => Key::Home,
        KeyCode::End => Key::End,
        KeyCode::PageUp => Key::PageUp,
        KeyCode::PageDown => Key::PageDown,
        _ => return None,
    })
}

const fn mouse_of<P: Playable>(mouse: MouseEvent) -> Option<Message<P>> {
    let MouseEvent { column, row, .. } = mouse;
    match mouse.kind {
        MouseEventKind::Down(MouseButton::Left) => Some(Message::Click { column, row }),
        MouseEventKind::ScrollUp => Some(Message::Wheel { up: true }),
        MouseEventKind::ScrollDown => Some(Message::Wheel { up: false }),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_keys_that_go_down_count() {
        let press = KeyEvent::new(KeyCode::Char('t'), KeyModifiers::NONE);
        assert_eq!(key_of(press), Some(Key::Char('t')));
        for kind in [KeyEventKind::Release, KeyEventKind::Repeat] {
            assert_eq!(key_of(KeyEvent { kind, ..press }), None);
        }
        assert_eq!(key_of(KeyEvent::new(KeyCode::Char('?'), KeyModifiers::SHIFT)), Some(Key::Char('?')));
        assert_eq!(key_of(KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL)), Some(Key::Interrupt));
        assert_eq!(key_of(KeyEvent::new(KeyCode::Char('t'), KeyModifiers::CONTROL)), None);
    }
}
