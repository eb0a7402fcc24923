//! Which connections a read takes that may be quick or slow.

use request_limits::Work;

use super::StoreError;
use super::limited_read::{LimitedRead, ReadPool};
use crate::sql::Dialect;

/// Connections for reads whose cost their caller decides.
pub(super) struct ReadPools {
    /// For those of clients that end within some milliseconds; none where there is one connection only.
    pub(super) quick: Option<ReadPool>,
    /// For other reads of clients, who pay for their time.
    pub(super) clients: ReadPool,
    /// For the site and for holders of keys.
    pub(super) trusted: ReadPool,
}

/// A client's read: among the quick ones at first, and if it proves to be none, anew among the others. What it will cost is not
/// known before, and slow reads of many clients must not keep a quick one waiting.
pub(super) struct Attempts<'p> {
    pools: &'p ReadPools,
    dialect: Dialect,
    /// The client's account; none for the site and for holders of keys.
    work: Option<Work>,
    lane: Lane,
}

#[derive(Clone, Copy, PartialEq)]
enum Lane {
    Quick,
    Clients,
    Trusted,
}

impl<'p> Attempts<'p> {
    pub(super) fn new(pools: &'p ReadPools, dialect: Dialect, work: Option<Work>) -> Self {
        let lane = match (&work, &pools.quick) {
            (None, _) => Lane::Trusted,
            (Some(_), Some(_)) => Lane::Quick,
            (Some(_), None) => Lane::Clients,
        };
        Self {
            pools,
            dialect,
            work,
            lane,
        }
    }

    /// Leaves the quick reads out.
    pub(super) fn slow(mut self) -> Self {
        if self.lane == Lane::Quick {
            self.lane = Lane::Clients;
        }
        self
    }

    /// Begins to read. On a busy machine even that may take longer than a quick read may.
    pub(super) async fn begin(&mut self) -> Result<LimitedRead, StoreError> {
        loop {
            let pool = match (self.lane, &self.pools.quick) {
                (Lane::Quick, Some(quick)) => quick,
                (Lane::Quick, None) | (Lane::Clients, _) => &self.pools.clients,
                (Lane::Trusted, _) => &self.pools.trusted,
            };
            let mut read = pool.take(self.work.take()).await?;
            match read.begin(self.dialect).await {
                Ok(()) => return Ok(read),
                Err(error) => self.again(read, error)?,
            }
        }
    }

    /// Ends a read. Returns what it has found; `None` if it was no quick one, and has to begin anew.
    ///
    /// # Errors
    /// That of the read.
    pub(super) async fn end<T>(
        &mut self,
        read: LimitedRead,
        found: Result<T, StoreError>,
    ) -> Result<Option<T>, StoreError> {
        match found {
            Ok(found) => {
                read.finish().await;
                Ok(Some(found))
            }
            Err(error) => self.again(read, error).map(|()| None),
        }
    }

    /// Ends a read that failed, so that it may begin anew.
    ///
    /// # Errors
    /// The error itself, unless the read took too long among the quick ones.
    fn again(&mut self, read: LimitedRead, error: StoreError) -> Result<(), StoreError> {
        if self.lane != Lane::Quick || !matches!(error, StoreError::TooSlow) {
            return Err(error);
        }
        self.lane = Lane::Clients;
        self.work = read.leave();
        Ok(())
    }
}
