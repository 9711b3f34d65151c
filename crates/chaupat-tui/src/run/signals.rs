use super::Event;
use chaupat::Playable;
use std::{io, sync::mpsc::Sender};

/// Starts the thread that waits for the signals by which programs are ended.
#[cfg(unix)]
pub(super) fn listen<P: Playable>(events: Sender<Event<P>>) -> io::Result<()> {
    use signal_hook::{
        consts::{SIGHUP, SIGINT, SIGTERM},
        iterator::Signals,
    };
    let mut signals = Signals::new([SIGTERM, SIGHUP, SIGINT])?;
    std::thread::spawn(move || {
        let mut asked = false;
        for signal in signals.forever() {
            // Whoever asks a second time does not want to wait for anything.
            if asked || events.send(Event::Signal(signal)).is_err() {
                crate::terminal::restore();
                std::process::exit(128 + signal);
            }
            asked = true;
        }
    });
    Ok(())
}

#[cfg(not(unix))]
pub(super) fn listen<P: Playable>(_: Sender<Event<P>>) -> io::Result<()> {
    Ok(())
}
