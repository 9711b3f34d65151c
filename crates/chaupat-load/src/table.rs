//! What was measured, as lines of a table.

use std::time::Duration;

/// One measurement.
#[derive(Debug, Default)]
pub(crate) struct Measured {
    /// How many actions arrived.
    pub(crate) actions: u64,
    /// In which time.
    pub(crate) time: Duration,
    /// How much of a processor the server took.
    pub(crate) processor: Duration,
    /// From each action to the fourth client that was told.
    pub(crate) delays: Vec<Duration>,
}

impl Measured {
    pub(crate) fn per_processor_second(&self) -> f64 {
        self.actions as f64 / self.processor.as_secs_f64()
    }

    /// The delay that so many of a hundred actions do not exceed.
    fn delay(&mut self, of_a_hundred: usize) -> Duration {
        self.delays.sort_unstable();
        let last = self.delays.len().saturating_sub(1);
        self.delays.get(last * of_a_hundred / 100).copied().unwrap_or_default()
    }
}

pub(crate) fn head() {
    println!("| what | actions/s | told/s | actions per processor second of the server | p50 | p99 |");
    println!("|---|---|---|---|---|---|");
}

pub(crate) fn line(what: &str, measured: &Measured) {
    let mut measured = Measured { delays: measured.delays.clone(), ..*measured };
    let rate = measured.actions as f64 / measured.time.as_secs_f64();
    let (half, most) = (measured.delay(50), measured.delay(99));
    println!(
        "| {what} | {rate:.0} | {:.0} | {:.0} | {:.1} ms | {:.1} ms |",
        rate * 4.0,
        measured.per_processor_second(),
        half.as_secs_f64() * 1e3,
        most.as_secs_f64() * 1e3
    );
}
