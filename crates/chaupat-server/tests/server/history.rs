//! The one checker of histories: every acknowledged action is there exactly once, versions are dense, what each client saw
//! is a part of the truth, and no refused action is in it.

use chaupat_protocol::{Event, Happening};
use std::collections::BTreeMap;

/// What some clients saw and did.
#[derive(Default)]
pub(crate) struct History {
    /// What each client was told, in the order in which it came.
    seen: Vec<Vec<Event>>,
    /// Plies that were acknowledged, by the version that was told.
    acknowledged: Vec<(u64, String)>,
    /// Texts that were refused and can be told from all others.
    refused: Vec<String>,
}

impl History {
    pub(crate) fn saw(&mut self, events: Vec<Event>) {
        self.seen.push(events);
    }

    pub(crate) fn acknowledged(&mut self, version: u64, ply: &str) {
        self.acknowledged.push((version, ply.to_owned()));
    }

    pub(crate) fn refused(&mut self, ply: &str) {
        self.refused.push(ply.to_owned());
    }

    /// Holds all of it against the truth: the whole log.
    #[track_caller]
    pub(crate) fn check(&self, log: &[Event]) {
        let versions: Vec<_> = log.iter().map(|event| event.v).collect();
        assert_eq!(versions, (1..=log.len() as u64).collect::<Vec<_>>(), "the versions are dense");
        let truth: BTreeMap<u64, &Event> = log.iter().map(|event| (event.v, event)).collect();
        for (client, seen) in self.seen.iter().enumerate() {
            for pair in seen.windows(2) {
                assert_eq!(pair[1].v, pair[0].v + 1, "client {client} saw a gap, or something twice");
            }
            for event in seen.iter().filter(|event| event.what != Happening::Skip) {
                let kept = truth
                    .get(&event.v)
                    .unwrap_or_else(|| panic!("client {client} saw {event:?}, which is not kept"));
                if kept.what != Happening::Skip {
                    assert_eq!(&event, kept, "client {client} saw something else");
                }
            }
        }
        let mut versions: Vec<_> = self.acknowledged.iter().map(|(version, _)| *version).collect();
        versions.sort_unstable();
        versions.dedup();
        assert_eq!(versions.len(), self.acknowledged.len(), "two actions were acknowledged as one");
        for (version, ply) in &self.acknowledged {
            let kept = truth.get(version).map(|event| &event.what);
            assert_eq!(
                kept.and_then(ply_of).as_deref(),
                Some(ply.as_str()),
                "version {version} was acknowledged"
            );
        }
        for ply in &self.refused {
            let found = log.iter().find(|event| ply_of(&event.what).as_deref() == Some(ply));
            assert!(found.is_none(), "{ply} was refused, and is kept: {found:?}");
        }
    }
}

/// The text by which an event is told from others: its ply, or its kind.
fn ply_of(what: &Happening) -> Option<String> {
    match what {
        Happening::Played { ply, .. } => Some(ply.clone()),
        Happening::Threw { .. } => Some("throw".to_owned()),
        Happening::Resigned { .. } => Some("resign".to_owned()),
        _ => None,
    }
}
