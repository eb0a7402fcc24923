//! The rows of a database as lines.

use std::collections::BTreeMap;
use std::io::Write;

use futures::TryStreamExt as _;
use serde_json::Value;
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, AssertSqlSafe, Row as _};

use super::error::BackupError;
use super::left_out;
use super::lines::{self, Header, TableLine, Writer};
use super::schema::{self, Column, Kind, Table, quoted};
use crate::sql::Dialect;
use crate::store::{StoreError, migrations};

/// The tables that are in backups.
pub(super) async fn kept(connection: &mut AnyConnection, dialect: Dialect) -> Result<Vec<Table>, StoreError> {
    let mut tables = schema::tables(connection, dialect).await?;
    tables.retain(|table| left_out(&table.name).is_none());
    Ok(tables)
}

/// The first line of a backup that is made now.
pub(super) async fn header(
    connection: &mut AnyConnection,
    tables: &[Table],
    made: String,
) -> Result<Header, BackupError> {
    let mut counts = BTreeMap::new();
    for table in tables {
        counts.insert(table.name.clone(), count(connection, &table.name).await?);
    }
    Ok(Header::new(migrations::newest(), made, counts))
}

/// How many rows a table has.
pub(super) async fn count(connection: &mut AnyConnection, table: &str) -> Result<u64, BackupError> {
    let statement = format!("SELECT COUNT(*) FROM {}", quoted(table));
    let row = sqlx::query(AssertSqlSafe(statement))
        .fetch_one(connection)
        .await?;
    Ok(row.try_get::<i64, _>(0)?.unsigned_abs())
}

/// Writes the rows of all tables, few of which are in memory at a time.
pub(super) async fn write_tables(
    connection: &mut AnyConnection,
    dialect: Dialect,
    tables: &[Table],
    writer: &mut Writer<impl Write>,
) -> Result<(), BackupError> {
    for table in tables {
        writer.line(&TableLine {
            table: table.name.clone(),
            columns: table.columns.iter().map(|column| column.name.clone()).collect(),
            last: last(connection, dialect, table).await?,
        })?;
        let mut rows = sqlx::query(AssertSqlSafe(table.select(dialect))).fetch(&mut *connection);
        while let Some(row) = rows.try_next().await? {
            let values = table.columns.iter().enumerate();
            let values: Result<Vec<_>, _> =
                values.map(|(index, column)| value(&row, index, column)).collect();
            writer.line(&values?)?;
        }
    }
    Ok(())
}

/// The last number that a table gave to a row, where it numbers them.
async fn last(
    connection: &mut AnyConnection,
    dialect: Dialect,
    table: &Table,
) -> Result<Option<i64>, BackupError> {
    let counted = table.columns.iter().find(|column| column.is_counted);
    let query = match (dialect, counted) {
        (Dialect::Sqlite, _) => {
            sqlx::query("SELECT seq FROM sqlite_sequence WHERE name = $1").bind(table.name.as_str())
        }
        (Dialect::Postgres, Some(column)) => {
            // What was restored was not given by the database.
            let highest = format!(
                "SELECT MAX({}) FROM {}",
                quoted(&column.name),
                quoted(&table.name)
            );
            let statement = format!(
                "SELECT COALESCE(pg_sequence_last_value(CAST(pg_get_serial_sequence($1, $2) AS regclass)), ({highest}))"
            );
            sqlx::query(AssertSqlSafe(statement))
                .bind(table.name.as_str())
                .bind(column.name.as_str())
        }
        (Dialect::Postgres, None) => return Ok(None),
    };
    let row = query.fetch_optional(connection).await?;
    Ok(row.map(|row| row.try_get(0)).transpose()?.flatten())
}

fn value(row: &AnyRow, index: usize, column: &Column) -> Result<Value, BackupError> {
    Ok(match column.kind {
        Kind::Text => row.try_get::<Option<String>, _>(index)?.into(),
        Kind::Whole => row.try_get::<Option<i64>, _>(index)?.into(),
        Kind::Bytes => {
            let value: Option<Vec<u8>> = row.try_get(index)?;
            value.map_or(Value::Null, |value| lines::bytes(&value))
        }
        // PostgreSQL puts spaces between the parts; the service does not.
        Kind::Json => {
            let value: Option<String> = row.try_get(index)?;
            let compact = |text: String| serde_json::from_str(&text).map(|value: Value| value.to_string());
            let value = value.map(compact).transpose();
            let unreadable = |error: serde_json::Error| StoreError::Unreadable {
                reason: error.to_string(),
            };
            value.map_err(unreadable)?.into()
        }
    })
}
