//! The terminal in raw mode, and back again, whatever happens.

use ratatui::crossterm::{
    cursor, event, execute,
    terminal::{EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode},
};
use std::{
    io, panic,
    sync::{
        Once,
        atomic::{AtomicBool, Ordering},
    },
};

static ENTERED: AtomicBool = AtomicBool::new(false);

/// While it lives, the terminal is a screen: raw, on its other page, with the mouse. When it is dropped, and before a
/// panic is reported, the terminal is as it was.
#[derive(Debug)]
pub struct Guard(());

impl Guard {
    /// Makes the terminal a screen.
    ///
    /// # Errors
    /// When it is none; it is as it was then.
    pub fn enter() -> io::Result<Self> {
        restore_before_panics();
        ENTERED.store(true, Ordering::SeqCst);
        let guard = Self(());
        enable_raw_mode()?;
        execute!(io::stdout(), EnterAlternateScreen, event::EnableMouseCapture, cursor::Hide)?;
        Ok(guard)
    }
}

impl Drop for Guard {
    fn drop(&mut self) {
        restore();
    }
}

/// Makes the terminal what it was, once. What fails is left: there is nobody to tell.
pub fn restore() {
    if ENTERED.swap(false, Ordering::SeqCst) {
        let _ = execute!(io::stdout(), event::DisableMouseCapture, LeaveAlternateScreen, cursor::Show);
        let _ = disable_raw_mode();
    }
}

/// A panic message belongs on the ordinary page of the terminal.
fn restore_before_panics() {
    static HOOK: Once = Once::new();
    HOOK.call_once(|| {
        let report = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            restore();
            report(info);
        }));
    });
}
