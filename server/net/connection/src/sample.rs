//! Lets a line of log through now and then.

use std::{cell::Cell, time::Duration};

use tokio::time::Instant;

/// Time between two lines.
const PAUSE: Duration = Duration::from_secs(10);

/// Counts what happens often, for one line of log in ten seconds. Each worker has its own.
#[derive(Debug, Default)]
pub(crate) struct Sample {
    last: Cell<Option<Instant>>,
    count: Cell<u64>,
}

impl Sample {
    /// Counts one; says how many there were since the last line if it is time for another.
    pub(crate) fn take(&self) -> Option<u64> {
        self.count.set(self.count.get() + 1);
        let now = Instant::now();
        if self.last.get().is_some_and(|last| now < last + PAUSE) {
            return None;
        }
        self.last.set(Some(now));
        Some(self.count.take())
    }
}

#[cfg(test)]
mod tests {
    use tokio::time::advance;

    use super::*;

    #[tokio::test(start_paused = true)]
    async fn many_become_one_line() {
        let sample = Sample::default();
        assert_eq!(sample.take(), Some(1));
        for _ in 0..1000 {
            assert_eq!(sample.take(), None);
        }
        advance(PAUSE).await;
        assert_eq!(sample.take(), Some(1001));
        assert_eq!(sample.take(), None);
    }
}
