//! How a caller learns that a collection has changed: by waiting for an announcement.
//!
//! `watch` reads the revisions of all collections once after each change, no matter who made it, and announces them here. So a
//! change costs one statement, however many callers wait.

use std::collections::{BTreeMap, HashMap};
use std::time::Duration;

use sqlx::Row as _;
use tokio::sync::{Notify, watch};
use tokio::time::timeout;

use super::{Store, StoreError, arrangement};
use crate::sql::Sql;

/// Ids of removed items that are reported, those that were removed last.
pub(crate) const REMOVED_MAX: u32 = 1000;

/// What a caller learns of the changes of a collection.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CollectionChanges {
    /// The collection's revision, which every change makes larger.
    pub revision: i64,
    /// Items that the collection had and has no more, the last removed first, at most a thousand.
    pub removed: Vec<String>,
    /// Ids that items had before, each with the one that it has now.
    pub moved: BTreeMap<String, String>,
    /// The order in which people have put the items, by their ids; `None` if no one has.
    pub order: Option<Vec<String>>,
}

/// What was announced last.
#[derive(Debug, Default)]
struct Announced {
    revisions: HashMap<String, i64>,
    /// Whether nothing will be announced any more.
    is_over: bool,
}

/// Announces revisions to those who wait for them.
#[derive(Debug, Default)]
pub(super) struct Announcements {
    announced: watch::Sender<Announced>,
    /// Told that something may have changed.
    pub(super) noticed: Notify,
}

impl Announcements {
    /// Announces the revisions of all collections.
    pub(super) fn announce(&self, revisions: HashMap<String, i64>) {
        self.announced
            .send_modify(|announced| announced.revisions = revisions);
    }

    /// Ends every wait, also those that have not begun.
    pub(super) fn end(&self) {
        self.announced.send_modify(|announced| announced.is_over = true);
    }

    /// Waits for [`Self::end`].
    pub(super) async fn ended(&self) {
        let mut announced = self.announced.subscribe();
        // The sender is this one.
        let _ = announced.wait_for(|announced| announced.is_over).await;
    }
}

/// Tells one caller that something may have changed, no matter who has changed it.
#[derive(Debug)]
pub struct News(watch::Receiver<Announced>);

impl News {
    /// Waits until something may have changed since the last call; `false` once nothing will be told any more.
    pub async fn next(&mut self) -> bool {
        let is_over = self.0.borrow().is_over;
        if is_over || self.0.changed().await.is_err() {
            return false;
        }
        !self.0.borrow_and_update().is_over
    }
}

impl Store {
    /// Follows the changes of all collections from now on.
    pub fn news(&self) -> News {
        News(self.announcements.announced.subscribe())
    }

    /// Waits until a collection has another revision than the known one, or the time is over, or the service stops.
    ///
    /// # Errors
    /// [`StoreError::CollectionMissing`], [`StoreError::Database`].
    pub(crate) async fn wait_for_change(
        &self,
        collection: &str,
        known: i64,
        time: Duration,
    ) -> Result<(), StoreError> {
        let mut announcements = self.announcements.announced.subscribe();
        if announcements.borrow().is_over {
            return Ok(());
        }
        let change = async {
            // An announcement may be older than what the caller knows, so the collection itself decides.
            while self.collection(collection).await?.revision == known {
                loop {
                    if announcements.changed().await.is_err() {
                        return Ok(());
                    }
                    let announced = announcements.borrow_and_update();
                    if announced.is_over {
                        return Ok(());
                    }
                    match announced.revisions.get(collection) {
                        Some(revision) if *revision != known => break,
                        _ => {}
                    }
                }
            }
            Ok(())
        };
        timeout(time, change).await.unwrap_or(Ok(()))
    }

    /// What there is to know of the changes of a collection, read from one state of the database. Which items were removed
    /// follows from the history, so it does not matter who removed them, or whether a site ran then.
    ///
    /// # Errors
    /// [`StoreError::CollectionMissing`], those of every limited read.
    pub(crate) async fn changes(&self, collection: &str) -> Result<CollectionChanges, StoreError> {
        let mut read = self.limited_read().await?;
        let mut revision = Sql::new(
            self.dialect,
            "SELECT COALESCE(MAX(revision), 0) FROM collections WHERE name = ",
        );
        revision.bind(collection.to_owned());
        let revision = read.number(revision).await?;
        let mut removed = Sql::new(
            self.dialect,
            "SELECT item FROM (
                 SELECT item, MAX(changed_at) AS removed_at FROM revisions
                 WHERE action = 'DELETE' AND collection = ",
        );
        removed.bind(collection.to_owned());
        removed.push(
            " GROUP BY item
             ) AS removed
             WHERE NOT EXISTS (SELECT 1 FROM items WHERE items.id = removed.item AND items.collection = ",
        );
        removed.bind(collection.to_owned());
        removed.push(") ORDER BY removed_at DESC, item LIMIT ");
        removed.bind(i64::from(REMOVED_MAX));
        let rows = read.fetch_all(removed).await?;
        let mut order = Sql::new(
            self.dialect,
            "SELECT items FROM collection_orders WHERE collection = ",
        );
        order.bind(collection.to_owned());
        let orders = read.fetch_all(order).await?;
        let mut moved = Sql::new(
            self.dialect,
            "SELECT item, moved_to FROM moved_items WHERE collection = ",
        );
        moved.bind(collection.to_owned());
        let moved = read.fetch_all(moved).await?;
        read.finish().await;
        let order = orders.first().map(|row| arrangement::read(row.try_get(0)?));
        Ok(CollectionChanges {
            revision,
            removed: rows.iter().map(|row| row.try_get(0)).collect::<Result<_, _>>()?,
            moved: moved
                .iter()
                .map(|row| Ok((row.try_get(0)?, row.try_get(1)?)))
                .collect::<Result<_, StoreError>>()?,
            order: order.transpose()?,
        })
    }
}
