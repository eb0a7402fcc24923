//! Opens an SQLite file: as the only process while its tables change, read-only where no one can write, by one process only on a full
//! disk.

use std::fmt::Write as _;
use std::fs::{File, OpenOptions};
use std::io::ErrorKind;
use std::path::Path;
use std::str::FromStr as _;
use std::sync::Arc;

use content_wire::clock::Clock;
use sqlx::any::{AnyConnectOptions, AnyPoolOptions};
use sqlx::{AnyPool, AssertSqlSafe, ConnectOptions as _, Connection as _, Row as _};

use super::attempts::ReadPools;
use super::limited_read::ReadPool;
use super::migrations::SQLITE;
use super::open_error::{cannot, migrate, unusable};
use super::options::{ACQUIRE_TIMEOUT, StoreOptions};
use super::{Database, Store, StoreError};
use crate::sql::Dialect;

/// Largest file that is checked as a whole at start. Checking takes about 3 ms a megabyte; a larger file would delay
/// the start, and SQLite still reports damage when it meets it.
const CHECKED_SIZE_MAX: u64 = 16 * 1024 * 1024;

/// Bytes in a page of an SQLite file, its default.
const PAGE_SIZE: u64 = 4096;

/// Bytes that every SQLite file has.
const SMALLEST_PAGE: u64 = 512;

/// Opens a file, which is created with its folder if missing, and brings its tables to this version. On a read-only file
/// system it can only be read.
pub(super) async fn open(
    database: &Database,
    file: &Path,
    options: &StoreOptions,
    clock: Arc<dyn Clock>,
) -> Result<Store, StoreError> {
    if let Some(folder) = file.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        std::fs::create_dir_all(folder).map_err(|error| cannot(database, &error))?;
    }
    // Two programs that start at once must not both bring the tables to this version.
    let _alone = match lock(file).await {
        Err(error) if error.kind() == ErrorKind::ReadOnlyFilesystem => {
            return open_read_only(database, file, options, clock).await;
        }
        lock => lock.map_err(|error| cannot(database, &error))?,
    };
    refuse_empty(database, file)?;
    let locking = check(database, file).await?;
    let writer = connect(file, "rwc", 1, locking, options)
        .await
        .map_err(|error| unusable(database, &error))?;
    migrate(&SQLITE, &writer, database).await?;
    let readers = match locking {
        Locking::Shared => Some(
            connect(file, "ro", options.readers.max(1), locking, options)
                .await
                .map_err(|error| unusable(database, &error))?,
        ),
        Locking::Exclusive => None,
    };
    let reads = async |limits| match locking {
        Locking::Shared => ReadPool::sqlite(file, limits, ACQUIRE_TIMEOUT, options.busy_timeout)
            .await
            .map_err(|error| unusable(database, &error)),
        Locking::Exclusive => Ok(ReadPool::shared(writer.clone(), limits)),
    };
    let reads = ReadPools {
        quick: match locking {
            Locking::Shared => Some(reads(options.quick_reads).await?),
            Locking::Exclusive => None,
        },
        clients: reads(options.client_reads).await?,
        trusted: reads(options.trusted_reads).await?,
    };
    Store::new((writer, readers), reads, options, Dialect::Sqlite, clock).await
}

/// Opens a file that no one can change: what it holds can be read, and every change is refused.
async fn open_read_only(
    database: &Database,
    file: &Path,
    options: &StoreOptions,
    clock: Arc<dyn Clock>,
) -> Result<Store, StoreError> {
    tracing::warn!(%database, "the content database can only be read: its file system is read-only");
    refuse_empty(database, file)?;
    let mut log = file.as_os_str().to_owned();
    log.push("-wal");
    // A log that was left behind is read by the index beside it, which must be there; without a log SQLite needs to be told
    // that there will be none, since it could make none.
    let mode = if std::fs::metadata(log).is_ok_and(|metadata| metadata.len() > 0) {
        "ro"
    } else {
        "ro&immutable=1"
    };
    let reader = connect(file, mode, 1, Locking::Shared, options)
        .await
        .map_err(|error| unusable(database, &error))?;
    let newest = sqlx::query("SELECT MAX(version) FROM _sqlx_migrations")
        .fetch_one(&reader)
        .await
        .map_err(|error| unusable(database, &error))?;
    if newest.try_get::<i64, _>(0).ok() != SQLITE.iter().map(|migration| migration.version).max() {
        return Err(cannot(
            database,
            &"its tables are of another version, and it cannot be changed",
        ));
    }
    let shared = |limits| ReadPool::shared(reader.clone(), limits);
    let reads = ReadPools {
        quick: None,
        clients: shared(options.client_reads),
        trusted: shared(options.trusted_reads),
    };
    let mut store = Store::new((reader, None), reads, options, Dialect::Sqlite, clock).await?;
    store.is_read_only = true;
    Ok(store)
}

/// Refuses a file that has not even a page. SQLite would take one of no byte or a single one for a new database, and all that was
/// in it would seem never to have been there.
fn refuse_empty(database: &Database, file: &Path) -> Result<(), StoreError> {
    if std::fs::metadata(file).is_ok_and(|metadata| metadata.len() < SMALLEST_PAGE) {
        return Err(StoreError::Damaged {
            database: database.clone(),
            reason: "the file is empty".to_owned(),
        });
    }
    Ok(())
}

/// How connections share an SQLite file.
#[derive(Clone, Copy)]
enum Locking {
    /// Through an index of the log in a file beside the database, which SQLite makes with the first connection and
    /// removes with the last.
    Shared,
    /// One connection holds the database and has that index in its memory. Nothing needs room on the disk.
    Exclusive,
}

impl Locking {
    /// Must be the first statement of a connection.
    fn pragma(self) -> &'static str {
        match self {
            Self::Shared => "PRAGMA locking_mode = NORMAL;",
            Self::Exclusive => "PRAGMA locking_mode = EXCLUSIVE;",
        }
    }
}

/// Takes the lock file beside the database; it is free again when the returned file is dropped.
async fn lock(file: &Path) -> std::io::Result<File> {
    let mut path = file.as_os_str().to_owned();
    path.push(".lock");
    let lock = OpenOptions::new()
        .create(true)
        .truncate(false)
        .write(true)
        .open(path)?;
    tokio::task::spawn_blocking(move || lock.lock().map(|()| lock))
        .await
        .map_err(std::io::Error::other)?
}

async fn connect(
    file: &Path,
    mode: &str,
    connections: u32,
    locking: Locking,
    options: &StoreOptions,
) -> sqlx::Result<AnyPool> {
    let mut pragmas = format!(
        "{} PRAGMA busy_timeout = {};",
        locking.pragma(),
        options.busy_timeout.as_millis()
    );
    if !mode.starts_with("ro") {
        // An acknowledged item must outlive a power cut.
        pragmas.push_str("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;");
        if let Some(size) = options.size_max {
            // Writing to a string cannot fail.
            let _ = write!(pragmas, "PRAGMA max_page_count = {};", size / PAGE_SIZE);
        }
    }
    let pragmas: Arc<str> = pragmas.into();
    AnyPoolOptions::new()
        .max_connections(connections)
        .acquire_timeout(ACQUIRE_TIMEOUT)
        // A connection to a file does not age, and a new one may need room on the disk.
        .idle_timeout(None)
        .max_lifetime(None)
        .after_connect(move |connection, _| {
            let pragmas = pragmas.clone();
            Box::pin(async move {
                sqlx::raw_sql(AssertSqlSafe(pragmas.to_string()))
                    .execute(connection)
                    .await?;
                Ok(())
            })
        })
        .after_release(|connection, _| {
            Box::pin(async move {
                // SQLite itself rolls back when the disk is full. sqlx does not notice: its own rollback fails and the
                // connection begins no transaction again. The ping waits for that rollback.
                connection.ping().await?;
                Ok(!connection.is_in_transaction())
            })
        })
        .connect_with(AnyConnectOptions::from_str(&url_of(file, mode))?)
        .await
}

/// The file as an address. Characters that mean something in addresses are escaped.
pub(super) fn url_of(file: &Path, mode: &str) -> String {
    let mut url = "sqlite://".to_owned();
    for byte in file.to_string_lossy().bytes() {
        if byte.is_ascii_alphanumeric() || b"/-_.~".contains(&byte) {
            url.push(char::from(byte));
        } else {
            let _ = write!(url, "%{byte:02X}");
        }
    }
    format!("{url}?mode={mode}")
}

/// Reads the file before any pool does: a pool would try a damaged one again and again. Returns how the file can be
/// opened.
async fn check(database: &Database, file: &Path) -> Result<Locking, StoreError> {
    let mut locking = Locking::Shared;
    let mut verdict = verdict(file, locking).await;
    if verdict.as_ref().is_err_and(needs_room) {
        tracing::warn!(
            %database,
            "the disk is full: the content database is opened by this process alone until the next start"
        );
        locking = Locking::Exclusive;
        verdict = self::verdict(file, locking).await;
    }
    match verdict.map_err(|error| unusable(database, &error))? {
        None => Ok(locking),
        Some(reason) => Err(StoreError::Damaged {
            database: database.clone(),
            reason,
        }),
    }
}

/// What SQLite has against the file, if anything.
async fn verdict(file: &Path, locking: Locking) -> sqlx::Result<Option<String>> {
    let mut probe = AnyConnectOptions::from_str(&url_of(file, "rwc"))?
        .connect()
        .await?;
    sqlx::raw_sql(locking.pragma()).execute(&mut probe).await?;
    let size = std::fs::metadata(file).map_err(sqlx::Error::Io)?.len();
    let pragma = if size > CHECKED_SIZE_MAX {
        // The header only.
        "PRAGMA schema_version"
    } else {
        "PRAGMA quick_check(1)"
    };
    let row = sqlx::query(pragma).fetch_one(&mut probe).await?;
    let verdict = row.try_get::<String, _>(0).ok().filter(|verdict| verdict != "ok");
    probe.close().await?;
    Ok(verdict)
}

/// `SQLITE_IOERR_SHMOPEN` and `SQLITE_IOERR_SHMSIZE`: the disk has no room for the index that connections share.
fn needs_room(error: &sqlx::Error) -> bool {
    error
        .as_database_error()
        .and_then(sqlx::error::DatabaseError::code)
        .is_some_and(|code| matches!(&*code, "4618" | "4874"))
}
