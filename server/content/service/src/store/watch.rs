//! Notices changes of the collections, no matter who makes them, and announces them.
//!
//! PostgreSQL tells: each change sends a notification with its transaction. SQLite has no such thing across processes; there
//! a connection compares a counter, which every process that writes to the file raises in memory that all of them share.
//! That reads no table.

use std::collections::HashMap;
use std::time::Duration;

use sqlx::postgres::PgListener;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AnyConnection, ConnectOptions as _, Connection as _, SqliteConnection};
use tokio::time::sleep;

use super::{Database, Store, StoreError};
use crate::sql::Dialect;

/// The channel of PostgreSQL on which changes are told.
const CHANNEL: &str = "content_changes";

/// Time between two looks at the counter of an SQLite file: a change by another process is to be on a page within a second.
const LOOK_INTERVAL: Duration = Duration::from_millis(500);

/// Pause before another attempt on a database that is away.
const RETRY_PAUSE: Duration = Duration::from_secs(1);

impl Store {
    /// Notices and announces changes until [`Store::end_waits`].
    pub(crate) async fn watch(self, database: Database) {
        if self.is_read_only {
            return self.announcements.ended().await;
        }
        let mut file = None;
        tokio::select! {
            () = self.announce() => {}
            () = self.notice(&database, &mut file) => {}
            () = self.announcements.ended() => {}
        }
        if let Some(file) = file {
            // An SQLite file is whole once its last connection has ended.
            let _ = file.close().await;
        }
    }

    /// Ends the waits of all callers, who are not told of later changes.
    pub(crate) fn end_waits(&self) {
        self.announcements.end();
    }

    /// Lets the revisions be announced, because something may have changed.
    pub(crate) fn noticed(&self) {
        self.announcements.noticed.notify_one();
    }

    async fn announce(&self) {
        loop {
            match self.collections().await {
                Ok(collections) => {
                    let revisions: HashMap<_, _> = collections
                        .into_iter()
                        .map(|collection| (collection.name, collection.revision))
                        .collect();
                    self.announcements.announce(revisions);
                    self.announcements.noticed.notified().await;
                }
                Err(error) => {
                    tracing::debug!(%error, "changes of the content cannot be announced");
                    sleep(RETRY_PAUSE).await;
                }
            }
        }
    }

    async fn notice(&self, database: &Database, file: &mut Option<SqliteConnection>) {
        loop {
            let Err(error) = match database {
                Database::File(path) => {
                    let options = SqliteConnectOptions::new().filename(path).read_only(true);
                    self.look(options, file).await
                }
                Database::Postgres(url) => self.listen(url.as_str()).await,
            };
            tracing::debug!(%error, "changes by other processes are not noticed");
            sleep(RETRY_PAUSE).await;
        }
    }

    async fn look(
        &self,
        options: SqliteConnectOptions,
        file: &mut Option<SqliteConnection>,
    ) -> sqlx::Result<std::convert::Infallible> {
        let connection = file.insert(options.connect().await?);
        let mut last = None;
        loop {
            let counter: i64 = sqlx::query_scalar("PRAGMA data_version")
                .fetch_one(&mut *connection)
                .await?;
            if last.replace(counter) != Some(counter) {
                self.noticed();
            }
            sleep(LOOK_INTERVAL).await;
        }
    }

    async fn listen(&self, url: &str) -> sqlx::Result<std::convert::Infallible> {
        let mut listener = PgListener::connect(url).await?;
        listener.listen(CHANNEL).await?;
        loop {
            // What came before, or while the connection was lost, is noticed too.
            self.noticed();
            listener.try_recv().await?;
        }
    }
}

/// What a statement of PostgreSQL that changes a row ends with so that it tells other servers too. A statement of its own costs every
/// change a round trip.
pub(super) const TELLING: &str = " RETURNING CAST(pg_notify('content_changes', '') AS TEXT)";

/// Tells other servers of a change, as soon as it is committed.
pub(super) async fn tell(change: &mut AnyConnection, dialect: Dialect) -> Result<(), StoreError> {
    if dialect == Dialect::Postgres {
        // The name of the channel: a notification takes no parameters.
        sqlx::query("NOTIFY content_changes").execute(change).await?;
    }
    Ok(())
}
