//! A copy of an SQLite file, made by SQLite itself while others read and write. The copy has a table of its own with the first
//! line of a backup and the digest of what the lines of its rows would be.

use std::fs::File;
use std::io::{self, Read as _, Write};
use std::path::Path;
use std::str::FromStr as _;

use sqlx::any::AnyConnectOptions;
use sqlx::{AnyConnection, AssertSqlSafe, ConnectOptions as _, Connection as _, Row as _};

use super::error::BackupError;
use super::lines::{Header, Writer};
use super::rows::{header, kept, write_tables};
use super::schema::{DIGEST_TABLE, quoted};
use super::{left_out_of_backups, schema};
use crate::sql::Dialect;
use crate::store::Store;
use crate::store::sqlite_file::url_of;

/// Copies the database into a file without a byte.
pub(super) async fn make(store: &Store, file: &Path) -> Result<(), BackupError> {
    let mut reader = store.reader().await?;
    sqlx::query("VACUUM INTO $1")
        .bind(file.to_string_lossy().into_owned())
        .execute(&mut *reader)
        .await?;
    drop(reader);
    let mut copy = connect(file, "rw").await?;
    let sealed = seal(&mut copy, store.now()).await;
    let closed = copy.close().await;
    sealed?;
    Ok(closed?)
}

/// Takes out what is in no backup, and adds the digest of the rest.
async fn seal(copy: &mut AnyConnection, made: String) -> Result<(), BackupError> {
    // What is taken out leaves no trace in the file, and no file beside it.
    sqlx::raw_sql("PRAGMA secure_delete = ON; PRAGMA journal_mode = MEMORY; PRAGMA foreign_keys = OFF;")
        .execute(&mut *copy)
        .await?;
    let mut change = copy.begin().await?;
    for table in left_out_of_backups() {
        let statement = format!("DELETE FROM {}", quoted(table));
        sqlx::query(AssertSqlSafe(statement))
            .execute(&mut *change)
            .await?;
    }
    let tables = kept(&mut change, Dialect::Sqlite).await?;
    let header = header(&mut change, &tables, made).await?;
    let mut writer = Writer::new(std::io::sink());
    writer.line(&header)?;
    write_tables(&mut change, Dialect::Sqlite, &tables, &mut writer).await?;
    let (sha256, _) = writer.end()?;
    let text = serde_json::to_string(&header).map_err(|error| BackupError::Write(error.into()))?;
    // A copy that was put in the place of the database has one already.
    for statement in [
        format!("DROP TABLE IF EXISTS {DIGEST_TABLE}"),
        format!("CREATE TABLE {DIGEST_TABLE} (header TEXT NOT NULL, sha256 TEXT NOT NULL) STRICT"),
    ] {
        sqlx::query(AssertSqlSafe(statement))
            .execute(&mut *change)
            .await?;
    }
    let statement = format!("INSERT INTO {DIGEST_TABLE} (header, sha256) VALUES ($1, $2)");
    sqlx::query(AssertSqlSafe(statement))
        .bind(text)
        .bind(sha256)
        .execute(&mut *change)
        .await?;
    Ok(change.commit().await?)
}

/// Whether a file is as long as its first page says. SQLite takes what is missing for zeros.
fn is_whole(file: &Path) -> io::Result<bool> {
    let mut head = [0; 32];
    let mut input = File::open(file)?;
    if input.read_exact(&mut head).is_err() {
        return Ok(false);
    }
    let [.., size_high, size_low, _, _, _, _, _, _, _, _, _, _, a, b, c, d] = head;
    let page = match u16::from_be_bytes([size_high, size_low]) {
        1 => 65_536,
        size => u64::from(size),
    };
    let pages = u64::from(u32::from_be_bytes([a, b, c, d]));
    Ok(input.metadata()?.len() == page * pages)
}

/// Writes a copy down as lines, and compares the digest.
pub(super) async fn unfold(file: &Path, out: impl Write) -> Result<(), BackupError> {
    sqlx::any::install_default_drivers();
    if !is_whole(file).map_err(BackupError::Read)? {
        return Err(BackupError::CutOff);
    }
    let mut copy = connect(file, "ro&immutable=1")
        .await
        .map_err(|_| BackupError::Foreign)?;
    let written = write(&mut copy, out).await.map_err(|error| match error {
        BackupError::Store(error) => BackupError::altered(error.to_string()),
        other => other,
    });
    // It was only read.
    let _ = copy.close().await;
    written
}

async fn write(copy: &mut AnyConnection, out: impl Write) -> Result<(), BackupError> {
    // The file may be anybody's: what its schema says is not run.
    sqlx::raw_sql("PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON;")
        .execute(&mut *copy)
        .await?;
    let query = format!("SELECT header, sha256 FROM {DIGEST_TABLE}");
    let row = sqlx::query(AssertSqlSafe(query)).fetch_optional(&mut *copy).await;
    let row = row.map_err(|error| match error.to_string() {
        text if text.contains("no such table") => BackupError::Foreign,
        text => BackupError::altered(text),
    });
    let row = row?.ok_or(BackupError::Foreign)?;
    let (header, sha256): (String, String) = (row.try_get(0)?, row.try_get(1)?);
    let header: Header =
        serde_json::from_str(&header).map_err(|error| BackupError::altered(error.to_string()))?;
    let mut writer = Writer::new(out);
    writer.line(&header)?;
    let mut tables = schema::tables(copy, Dialect::Sqlite).await?;
    tables.retain(|table| header.tables.contains_key(&table.name));
    write_tables(copy, Dialect::Sqlite, &tables, &mut writer).await?;
    let (found, _) = writer.end()?;
    if found == sha256 {
        Ok(())
    } else {
        Err(BackupError::altered("its digest is another one"))
    }
}

async fn connect(file: &Path, mode: &str) -> sqlx::Result<AnyConnection> {
    AnyConnectOptions::from_str(&url_of(file, mode))?.connect().await
}
