//! The streams that an isolate has, as far as its turns concern them.

use std::{
    collections::BTreeMap,
    time::{Duration, Instant},
};

use super::cpu;
use crate::streaming::GRACE;

/// Those of one isolate, by their numbers.
#[derive(Debug, Default)]
pub(super) struct OpenStreams {
    open: BTreeMap<u32, OpenStream>,
    /// What the log calls a turn that may be of any of them.
    name: String,
    /// Processor time that each stream would have taken which has been open all the time.
    share: Duration,
}

#[derive(Debug)]
struct OpenStream {
    url: String,
    /// When it is due to end.
    due: Instant,
    share_before: Duration,
}

impl OpenStreams {
    /// One more, which is due to end at that instant.
    pub(super) fn add(&mut self, stream: u32, url: &str, due: Instant) {
        let open = OpenStream {
            url: url.to_owned(),
            due,
            share_before: self.share,
        };
        self.open.insert(stream, open);
        self.rename();
    }

    pub(super) fn remove(&mut self, stream: u32) {
        self.open.remove(&stream);
        self.rename();
    }

    fn rename(&mut self) {
        self.name.clear();
        for open in self.open.values() {
            let separator = if self.name.is_empty() { "" } else { " or " };
            self.name.extend([separator, &open.url]);
        }
    }

    /// A stream is due at another instant.
    pub(super) fn set_due(&mut self, stream: u32, due: Instant) {
        if let Some(open) = self.open.get_mut(&stream) {
            open.due = due;
        }
    }

    /// The one that there is, if it is the only one.
    pub(super) fn alone(&self) -> Option<u32> {
        self.open.keys().next().copied().filter(|_| self.open.len() == 1)
    }

    /// Until when a turn of that stream, or of any, may go on, and what the log calls it; `None` where there are no streams. A turn
    /// that keeps a stream from its end is over a second later.
    pub(super) fn of_turn(&self, stream: Option<u32>) -> Option<(Instant, &str)> {
        let first = self.open.values().map(|open| open.due).min()?;
        let own = stream.and_then(|stream| self.open.get(&stream));
        let name = own.map_or(&self.name, |open| &open.url);
        Some((first.max(Instant::now()) + GRACE, name))
    }

    /// Shares the processor time of a turn, which began at that time, among all.
    pub(super) fn share(&mut self, before: Option<Duration>) {
        if let (Some(before), Some(after)) = (before, cpu::thread_time())
            && let Ok(count @ 1..) = u32::try_from(self.open.len())
        {
            self.share += after.saturating_sub(before) / count;
        }
    }

    /// The processor time that a stream has had.
    pub(super) fn cpu(&self, stream: u32) -> Option<Duration> {
        // The system tells it, or never.
        cpu::thread_time()?;
        Some(self.share.saturating_sub(self.open.get(&stream)?.share_before))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LATER: Duration = Duration::from_mins(1);

    #[test]
    fn a_turn_ends_soon_after_the_first_stream_that_is_due() {
        let now = Instant::now();
        let mut streams = OpenStreams::default();
        assert_eq!(streams.of_turn(None), None);
        streams.add(1, "/a", now + LATER);
        streams.add(2, "/b", now + LATER / 4);

        let first = now + LATER / 4 + GRACE;
        assert_eq!(streams.of_turn(None), Some((first, "/a or /b")));
        assert_eq!(streams.of_turn(Some(1)), Some((first, "/a")));
        streams.set_due(2, now);
        let (deadline, name) = streams.of_turn(Some(2)).unwrap();
        assert_eq!(name, "/b");
        assert!(deadline >= now + GRACE && deadline < first, "{deadline:?}");
    }

    #[test]
    fn time_is_shared_among_those_that_are_open() {
        let now = Instant::now();
        let mut streams = OpenStreams::default();
        streams.add(1, "/a", now);
        assert_eq!(streams.alone(), Some(1));
        streams.share += Duration::from_millis(5);
        streams.add(2, "/b", now);
        assert_eq!(streams.alone(), None);
        streams.share += Duration::from_millis(1);

        assert_eq!(streams.cpu(1), Some(Duration::from_millis(6)));
        assert_eq!(streams.cpu(2), Some(Duration::from_millis(1)));
        streams.remove(1);
        assert_eq!(streams.cpu(1), None);
    }
}
