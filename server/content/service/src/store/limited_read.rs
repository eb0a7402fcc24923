//! Reads whose cost their caller decides: queries, counts, groups.
//!
//! Each has a time, which the database itself keeps: PostgreSQL by `statement_timeout`, SQLite by asking us now and then
//! (its progress handler). A read that its caller has left ends too. Reads of clients have connections apart from those of
//! the site and of holders of keys, and both apart from what every call needs, so none of them keeps the others waiting.
//! Quick reads of clients have connections of their own as well.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use futures::stream::BoxStream;
use futures::{StreamExt as _, TryStreamExt as _};
use request_limits::Work;
use sqlx::any::AnyRow;
use sqlx::pool::{PoolConnection, PoolOptions};
use sqlx::postgres::{PgArguments, PgConnectOptions, PgPoolOptions};
use sqlx::sqlite::{SqliteArguments, SqliteConnectOptions, SqlitePoolOptions};
use sqlx::{Any, AnyPool, AssertSqlSafe, Database, PgPool, Postgres, Row as _, Sqlite, SqlitePool};
use url::Url;

use super::StoreError;
use crate::sql::{Dialect, Sql};

/// Steps of SQLite's virtual machine between two looks at the time. The longest step searches a text of some hundred
/// kilobytes, which takes a millisecond.
const STEPS: i32 = 100;

/// Rows that SQLite reads ahead of their reader, which may be large.
const ROWS_AHEAD: usize = 4;

/// Time in which PostgreSQL notices that a connection is gone on which nothing is sent.
const GONE_AFTER: &str = "500ms";

/// How many reads run at one time, and how long each may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReadLimits {
    /// Connections.
    pub connections: u32,
    /// Time of a read.
    pub timeout: Duration,
}

/// Connections for such reads.
#[derive(Clone)]
pub(super) struct ReadPool {
    pool: Pool,
    timeout: Duration,
}

#[derive(Clone)]
enum Pool {
    Sqlite(SqlitePool),
    Postgres(PgPool),
    /// The only connection there is, where the disk has no room for another one. It keeps no time.
    Shared(AnyPool),
}

impl ReadPool {
    pub(super) async fn sqlite(
        file: &Path,
        limits: ReadLimits,
        acquire_timeout: Duration,
        busy_timeout: Duration,
    ) -> sqlx::Result<Self> {
        let options = SqliteConnectOptions::new()
            .filename(file)
            .read_only(true)
            .row_buffer_size(ROWS_AHEAD)
            .busy_timeout(busy_timeout);
        let pool: SqlitePoolOptions = options_of(limits, acquire_timeout);
        // A connection to a file does not age, and a new one may need room on the disk.
        let pool = pool.idle_timeout(None).max_lifetime(None);
        Ok(Self {
            pool: Pool::Sqlite(pool.connect_with(options).await?),
            timeout: limits.timeout,
        })
    }

    pub(super) async fn postgres(
        url: &Url,
        limits: ReadLimits,
        acquire_timeout: Duration,
    ) -> sqlx::Result<Self> {
        let options: PgConnectOptions = url.as_str().parse()?;
        let timeout = limits.timeout.as_millis().to_string();
        let pool: PgPoolOptions = options_of(limits, acquire_timeout);
        let pool = pool.after_connect(move |connection, _| {
            let timeout = timeout.clone();
            Box::pin(async move {
                sqlx::query("SELECT set_config('statement_timeout', $1, false)")
                    .bind(timeout)
                    .execute(&mut *connection)
                    .await?;
                // Versions before 14 and systems other than Linux have no such thing; there the time ends the read.
                let noticed = sqlx::query("SELECT set_config('client_connection_check_interval', $1, false)")
                    .bind(GONE_AFTER)
                    .execute(connection)
                    .await;
                if let Err(error) = noticed {
                    tracing::debug!(%error, "the content database does not notice clients that are gone");
                }
                Ok(())
            })
        });
        Ok(Self {
            pool: Pool::Postgres(pool.connect_with(options).await?),
            timeout: limits.timeout,
        })
    }

    pub(super) fn shared(pool: AnyPool, limits: ReadLimits) -> Self {
        Self {
            pool: Pool::Shared(pool),
            timeout: limits.timeout,
        }
    }

    /// Takes a connection for a read. `work` ends with the read; the wait for the connection costs nothing.
    pub(super) async fn take(&self, work: Option<Work>) -> Result<LimitedRead, StoreError> {
        let connection = match &self.pool {
            Pool::Sqlite(pool) => Connection::Sqlite(pool.acquire().await?),
            Pool::Postgres(pool) => Connection::Postgres(pool.acquire().await?),
            Pool::Shared(pool) => Connection::Shared(pool.acquire().await?),
        };
        let mut work = work;
        if let Some(work) = &mut work {
            work.start();
        }
        Ok(LimitedRead {
            connection,
            deadline: Instant::now() + self.timeout,
            is_left: Arc::default(),
            is_finished: false,
            work,
        })
    }

    pub(super) async fn close(&self) {
        match &self.pool {
            Pool::Sqlite(pool) => pool.close().await,
            Pool::Postgres(pool) => pool.close().await,
            Pool::Shared(_) => {}
        }
    }
}

fn options_of<DB: Database>(limits: ReadLimits, acquire_timeout: Duration) -> PoolOptions<DB> {
    PoolOptions::new()
        .max_connections(limits.connections.max(1))
        .acquire_timeout(acquire_timeout)
}

enum Connection {
    Sqlite(PoolConnection<Sqlite>),
    Postgres(PoolConnection<Postgres>),
    Shared(PoolConnection<Any>),
}

/// A read in the making. Dropped before it is finished, it ends inside the database too.
pub(super) struct LimitedRead {
    connection: Connection,
    deadline: Instant,
    /// Told to the progress handler.
    is_left: Arc<AtomicBool>,
    is_finished: bool,
    /// The client's account of it.
    work: Option<Work>,
}

impl LimitedRead {
    /// Begins to read one state of the database.
    pub(super) async fn begin(&mut self, dialect: Dialect) -> Result<(), StoreError> {
        self.keep_time().await?;
        self.run(dialect.begin_view()).await
    }

    async fn keep_time(&mut self) -> Result<(), StoreError> {
        if let Connection::Sqlite(connection) = &mut self.connection {
            let (is_left, deadline) = (self.is_left.clone(), self.deadline);
            let mut handle = connection.lock_handle().await?;
            handle.set_progress_handler(STEPS, move || {
                !is_left.load(Ordering::Relaxed) && Instant::now() < deadline
            });
        }
        Ok(())
    }

    async fn run(&mut self, statement: &'static str) -> Result<(), StoreError> {
        let statement = sqlx::raw_sql(statement);
        match &mut self.connection {
            Connection::Sqlite(connection) => _ = statement.execute(&mut **connection).await?,
            Connection::Postgres(connection) => _ = statement.execute(&mut **connection).await?,
            Connection::Shared(connection) => _ = statement.execute(&mut **connection).await?,
        }
        Ok(())
    }

    /// Runs a statement; gives row after row, holding few at a time.
    pub(super) fn fetch(&mut self, statement: Sql) -> BoxStream<'_, Result<AnyRow, StoreError>> {
        let deadline = self.deadline;
        let rows = match &mut self.connection {
            Connection::Sqlite(connection) => {
                let (text, arguments) = statement.into_parts();
                match arguments.convert_into::<SqliteArguments>() {
                    Ok(arguments) => sqlx::query_with(AssertSqlSafe(text), arguments)
                        .fetch(&mut **connection)
                        .and_then(async |row| AnyRow::try_from(&row))
                        .boxed(),
                    Err(error) => failed(error),
                }
            }
            Connection::Postgres(connection) => {
                let (text, arguments) = statement.into_parts();
                match arguments.convert_into::<PgArguments>() {
                    Ok(arguments) => sqlx::query_with(AssertSqlSafe(text), arguments)
                        .fetch(&mut **connection)
                        .and_then(async |row| AnyRow::try_from(&row))
                        .boxed(),
                    Err(error) => failed(error),
                }
            }
            Connection::Shared(connection) => statement.fetch(connection),
        };
        // What is done with a row takes time as well.
        let in_time = move |row: Result<AnyRow, sqlx::Error>| {
            if Instant::now() < deadline {
                row.map_err(StoreError::from)
            } else {
                Err(StoreError::TooSlow)
            }
        };
        rows.map(in_time).boxed()
    }

    /// Runs a statement; returns every row.
    pub(super) async fn fetch_all(&mut self, statement: Sql) -> Result<Vec<AnyRow>, StoreError> {
        self.fetch(statement).try_collect().await
    }

    /// Runs a statement that gives one number.
    pub(super) async fn number(&mut self, statement: Sql) -> Result<i64, StoreError> {
        let row = self.fetch(statement).try_next().await?;
        Ok(row.ok_or(sqlx::Error::RowNotFound)?.try_get(0)?)
    }

    /// Ends a read that is not finished; returns the client's account of it, which costs no more.
    pub(super) fn leave(mut self) -> Option<Work> {
        let mut work = self.work.take();
        if let Some(work) = &mut work {
            work.pause();
        }
        work
    }

    /// Gives the connection back. What was read stays true if the database does not end the read in time; then the connection is
    /// closed.
    pub(super) async fn finish(mut self) {
        self.is_finished = self.run("COMMIT").await.is_ok();
    }
}

fn failed(error: sqlx::error::BoxDynError) -> BoxStream<'static, sqlx::Result<AnyRow>> {
    futures::stream::once(async { Err(sqlx::Error::Encode(error)) }).boxed()
}

impl Drop for LimitedRead {
    fn drop(&mut self) {
        if self.is_finished {
            return;
        }
        // SQLite ends the statement, PostgreSQL notices that the connection is gone.
        self.is_left.store(true, Ordering::Relaxed);
        match &mut self.connection {
            Connection::Sqlite(connection) => connection.close_on_drop(),
            Connection::Postgres(connection) => connection.close_on_drop(),
            Connection::Shared(connection) => connection.close_on_drop(),
        }
    }
}
