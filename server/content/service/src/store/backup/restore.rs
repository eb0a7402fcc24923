//! Puts a backup in the place of what is there.

use std::collections::BTreeMap;

use sqlx::any::AnyArguments;
use sqlx::{AnyConnection, Arguments as _, AssertSqlSafe, Row as _};

use super::cell::Cell;
use super::check;
use super::error::BackupError;
use super::file::Backup;
use super::lines::{Line, TableLine};
use super::rows::{count, kept};
use super::schema::{self, Column, Kind, Table, quoted};
use super::{DROPPED, Fate, left_out, note};
use crate::sql::Dialect;
use crate::store::{Store, StoreError, schedule, watch};

/// The migration since which a time to publish names a revision of the draft.
const SCHEDULED_DRAFTS: i64 = 8;
/// Rows that are checked before others have their turn.
const ROWS_IN_A_TURN: u32 = 256;

/// The table with which a new database may begin.
const OF_A_NEW_DATABASE: &str = "collections";

impl Store {
    /// How many rows there are now of each table that a backup would have.
    ///
    /// # Errors
    /// [`BackupError::Store`].
    pub async fn counts(&self) -> Result<BTreeMap<String, u64>, BackupError> {
        let mut view = self.view().await?;
        let mut counts = BTreeMap::new();
        for table in kept(&mut view, self.dialect).await? {
            let rows = count(&mut view, &table.name).await?;
            counts.insert(table.name, rows);
        }
        Ok(counts)
    }

    /// Whether a restore would replace nothing.
    ///
    /// # Errors
    /// [`BackupError::Store`].
    pub async fn is_unused(&self) -> Result<bool, BackupError> {
        let counts = self.counts().await?;
        Ok(counts
            .iter()
            .all(|(table, rows)| *rows == 0 || table == OF_A_NEW_DATABASE))
    }

    /// Puts a backup in the place of everything that is there, in one transaction. Sessions and links end. One restore is under way
    /// at a time, and every row is checked before the first one is written.
    ///
    /// # Errors
    /// [`BackupError`]; nothing is changed then.
    pub async fn restore_backup(&self, backup: &Backup, author: &str) -> Result<(), BackupError> {
        let _turn = self.restores.lock().await;
        self.check_backup(backup).await?;
        let mut change = self.change().await?;
        let tables = schema::tables(&mut change, self.dialect).await?;
        lock(&mut change, self.dialect, &tables).await?;
        note::keep(&mut change, self.dialect).await?;
        let revisions = revisions(&mut change).await?;
        for table in tables.iter().rev() {
            if left_out(&table.name) != Some(Fate::Kept) {
                let statement = format!("DELETE FROM {}", quoted(&table.name));
                sqlx::query(AssertSqlSafe(statement))
                    .execute(&mut *change)
                    .await?;
            }
        }
        fill(&mut change, self.dialect, &tables, backup).await?;
        go_on(&mut change, revisions).await?;
        if backup.schema() < SCHEDULED_DRAFTS {
            schedule::name_drafts(&mut change).await?;
        }
        note::silence(&mut change).await?;
        note::restore(&mut change, self.now(), author, backup).await?;
        watch::tell(&mut change, self.dialect).await?;
        change.commit().await?;
        self.noticed();
        Ok(())
    }

    /// Checks that every row of a backup has a place in the tables, and that it was not made in the future.
    ///
    /// # Errors
    /// [`BackupError`].
    pub async fn check_backup(&self, backup: &Backup) -> Result<(), BackupError> {
        if check::latest(&self.now()).is_none_or(|latest| backup.made() > latest.as_str()) {
            return Err(BackupError::altered("it was made in the future"));
        }
        let mut view = self.view().await?;
        let tables = schema::tables(&mut view, self.dialect).await?;
        drop(view);
        let mut reader = backup.read()?;
        let mut place: Option<RowPlace<'_>> = None;
        let mut rows = 0_u32;
        while let Some(line) = reader.line()? {
            match line {
                Line::Table(line) => place = RowPlace::of(self.dialect, &tables, &line)?,
                Line::Row(cells) => {
                    if let Some(place) = &place {
                        place.arguments(cells)?;
                    }
                }
            }
            rows = rows.wrapping_add(1);
            if rows.is_multiple_of(ROWS_IN_A_TURN) {
                // Others have this thread too.
                tokio::task::yield_now().await;
            }
        }
        Ok(())
    }
}

/// Lets no other writer in before the end. An SQLite change has the file to itself already.
async fn lock(connection: &mut AnyConnection, dialect: Dialect, tables: &[Table]) -> Result<(), BackupError> {
    if dialect == Dialect::Postgres {
        let names: Vec<_> = tables.iter().map(|table| quoted(&table.name)).collect();
        let statement = format!("LOCK TABLE {} IN EXCLUSIVE MODE", names.join(", "));
        sqlx::query(AssertSqlSafe(statement)).execute(connection).await?;
    }
    Ok(())
}

/// The revision of each collection.
async fn revisions(connection: &mut AnyConnection) -> Result<Vec<(String, i64)>, BackupError> {
    let rows = sqlx::query("SELECT name, revision FROM collections")
        .fetch_all(connection)
        .await?;
    let pairs = rows.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?)));
    pairs.collect()
}

/// Readers take a revision that they know for what they know, so a restored collection goes on behind the highest one.
async fn go_on(connection: &mut AnyConnection, before: Vec<(String, i64)>) -> Result<(), BackupError> {
    for (name, revision) in before.into_iter().filter(|(_, revision)| *revision > 0) {
        sqlx::query("UPDATE collections SET revision = $1 WHERE name = $2 AND revision < $1")
            .bind(revision + 1)
            .bind(name)
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

/// Adds every row of the backup.
async fn fill(
    connection: &mut AnyConnection,
    dialect: Dialect,
    tables: &[Table],
    backup: &Backup,
) -> Result<(), BackupError> {
    let mut reader = backup.read()?;
    let mut place: Option<RowPlace<'_>> = None;
    while let Some(line) = reader.line()? {
        match line {
            Line::Table(line) => {
                if let Some(place) = place.take() {
                    place.finish(connection, dialect).await?;
                }
                place = RowPlace::of(dialect, tables, &line)?;
                if let Some(next) = &place {
                    next.number(connection, dialect, line.last).await?;
                }
            }
            Line::Row(values) => {
                // That each row is in a table was checked; rows of a dropped one have no place.
                if let Some(place) = &place {
                    place.add(connection, values).await?;
                }
            }
        }
    }
    match place {
        Some(place) => place.finish(connection, dialect).await,
        None => Ok(()),
    }
}

/// Where rows go.
struct RowPlace<'t> {
    table: &'t Table,
    columns: Vec<&'t Column>,
    insert: String,
    /// Whether the backup names the last number that was given to a row.
    has_last: bool,
}

impl<'t> RowPlace<'t> {
    /// Where the rows of a table go; `None` for one that was dropped since, or that no backup has: a server of an earlier version,
    /// beside one of this one, does not know that it is left out.
    fn of(dialect: Dialect, tables: &'t [Table], line: &TableLine) -> Result<Option<Self>, BackupError> {
        if DROPPED.contains(&line.table.as_str()) || left_out(&line.table).is_some() {
            return Ok(None);
        }
        let unfit = |what: &str, name: &str| BackupError::unfit(format!("it has the {what} {name}"));
        let table = tables.iter().find(|table| table.name == line.table);
        let table = table.ok_or_else(|| unfit("table", &line.table))?;
        let columns = line.columns.iter().map(|name| {
            let column = table.columns.iter().find(|column| column.name == *name);
            column.ok_or_else(|| unfit("column", &format!("{}.{name}", line.table)))
        });
        let columns: Vec<_> = columns.collect::<Result<_, _>>()?;
        let insert = table.insert(dialect, &columns);
        Ok(Some(Self {
            table,
            columns,
            insert,
            has_last: line.last.is_some(),
        }))
    }

    /// Lets the next row get the number behind the highest one, where the backup does not say which was given last. SQLite does
    /// so by itself.
    async fn finish(&self, connection: &mut AnyConnection, dialect: Dialect) -> Result<(), BackupError> {
        let counted = self.table.columns.iter().find(|column| column.is_counted);
        let Some(column) = counted.filter(|_| !self.has_last) else {
            return Ok(());
        };
        let statement = format!(
            "SELECT MAX({}) FROM {}",
            quoted(&column.name),
            quoted(&self.table.name)
        );
        let row = sqlx::query(AssertSqlSafe(statement))
            .fetch_one(&mut *connection)
            .await?;
        self.number(connection, dialect, row.try_get(0)?).await
    }

    /// Lets the next row get the number behind the last one that was ever given.
    async fn number(
        &self,
        connection: &mut AnyConnection,
        dialect: Dialect,
        last: Option<i64>,
    ) -> Result<(), BackupError> {
        let Some(last) = last else { return Ok(()) };
        if dialect == Dialect::Sqlite {
            sqlx::query("DELETE FROM sqlite_sequence WHERE name = $1")
                .bind(self.table.name.as_str())
                .execute(&mut *connection)
                .await?;
            sqlx::query("INSERT INTO sqlite_sequence (name, seq) VALUES ($1, $2)")
                .bind(self.table.name.as_str())
                .bind(last)
                .execute(connection)
                .await?;
            return Ok(());
        }
        if let Some(column) = self.table.columns.iter().find(|column| column.is_counted) {
            // Unlike `setval` this is undone with the transaction.
            let (table, column) = (quoted(&self.table.name), quoted(&column.name));
            let next = last.saturating_add(1);
            let statement = format!("ALTER TABLE {table} ALTER COLUMN {column} RESTART WITH {next}");
            sqlx::query(AssertSqlSafe(statement)).execute(connection).await?;
        }
        Ok(())
    }

    async fn add(&self, connection: &mut AnyConnection, cells: Vec<Cell>) -> Result<(), BackupError> {
        let added = sqlx::query_with(AssertSqlSafe(self.insert.clone()), self.arguments(cells)?)
            .execute(connection)
            .await;
        match added.map_err(StoreError::from) {
            Ok(_) => Ok(()),
            Err(StoreError::Database(error)) => {
                Err(BackupError::unfit_row(&self.table.name, &error.to_string()))
            }
            Err(error) => Err(error.into()),
        }
    }

    /// The values of a row as the columns take them.
    fn arguments(&self, cells: Vec<Cell>) -> Result<AnyArguments, BackupError> {
        let mut arguments = AnyArguments::default();
        for (column, cell) in self.columns.iter().zip(cells) {
            // Texts, bytes and numbers always encode.
            let _ = match (column.kind, cell) {
                (Kind::Text | Kind::Json, Cell::Null) => arguments.add(None::<String>),
                (Kind::Text | Kind::Json, Cell::Text(text)) => arguments.add(text),
                (Kind::Whole, Cell::Null) => arguments.add(None::<i64>),
                (Kind::Whole, Cell::Whole(number)) => arguments.add(number),
                (Kind::Bytes, Cell::Null) => arguments.add(None::<Vec<u8>>),
                (Kind::Bytes, Cell::Bytes(bytes)) => arguments.add(bytes),
                _ => {
                    let reason = format!("{} is of another kind", column.name);
                    return Err(BackupError::unfit_row(&self.table.name, &reason));
                }
            };
        }
        Ok(arguments)
    }
}
