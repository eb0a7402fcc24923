//! The tables of a database as its schema has them.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row as _};

use crate::sql::Dialect;
use crate::store::StoreError;

/// Where a copy has its digest.
pub(super) const DIGEST_TABLE: &str = "_backup";

/// A table.
#[derive(Clone, Debug)]
pub(super) struct Table {
    pub(super) name: String,
    pub(super) columns: Vec<Column>,
    /// Tables that its rows refer to.
    parents: Vec<String>,
}

/// A column of a table.
#[derive(Clone, Debug)]
pub(super) struct Column {
    pub(super) name: String,
    pub(super) kind: Kind,
    /// Whether PostgreSQL numbers its rows by it.
    pub(super) is_counted: bool,
}

/// What a column holds. There are no others ([`crate::store`]).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Text,
    Whole,
    Bytes,
    /// JSON that the database itself reads.
    Json,
}

impl Kind {
    fn of(declared: &str) -> Result<Self, StoreError> {
        match declared.to_ascii_lowercase().as_str() {
            "text" => Ok(Self::Text),
            "integer" | "bigint" => Ok(Self::Whole),
            "blob" | "bytea" => Ok(Self::Bytes),
            "jsonb" => Ok(Self::Json),
            other => Err(StoreError::Unreadable {
                reason: format!("a column is of the kind {other}"),
            }),
        }
    }
}

impl Table {
    /// The statement that reads every row.
    pub(super) fn select(&self, dialect: Dialect) -> String {
        let columns: Vec<_> = self.columns.iter().map(Column::read).collect();
        // In the order of the table itself, so that a digest does not depend on what the planner chooses.
        let suffix = dialect.by_dialect(" NOT INDEXED", "");
        format!(
            "SELECT {} FROM {}{suffix}",
            columns.join(", "),
            quoted(&self.name)
        )
    }

    /// The statement that adds a row with values for some of the columns.
    pub(super) fn insert(&self, dialect: Dialect, columns: &[&Column]) -> String {
        let names: Vec<_> = columns.iter().map(|column| quoted(&column.name)).collect();
        let mut values = String::new();
        for (index, column) in columns.iter().enumerate() {
            let comma = if index > 0 { ", " } else { "" };
            let suffix = if column.kind == Kind::Json { "::jsonb" } else { "" };
            // Writing to a string cannot fail.
            let _ = write!(values, "{comma}${}{suffix}", index + 1);
        }
        format!(
            "INSERT INTO {} ({}) {}VALUES ({values})",
            quoted(&self.name),
            names.join(", "),
            dialect.by_dialect("", "OVERRIDING SYSTEM VALUE "),
        )
    }
}

impl Column {
    fn read(&self) -> String {
        match self.kind {
            Kind::Json => format!("CAST({} AS TEXT)", quoted(&self.name)),
            Kind::Text | Kind::Whole | Kind::Bytes => quoted(&self.name),
        }
    }
}

/// A name of the schema in a statement.
pub(super) fn quoted(name: &str) -> String {
    format!("\"{}\"", name.replace('"', "\"\""))
}

/// The tables of the content, those first that others refer to. What the databases and the migrations keep for themselves is
/// not among them.
pub(super) async fn tables(
    connection: &mut AnyConnection,
    dialect: Dialect,
) -> Result<Vec<Table>, StoreError> {
    let columns = dialect.by_dialect(
        "SELECT t.name, c.name, c.type, 'NO' FROM sqlite_schema t, pragma_table_info(t.name) c
         WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY t.name, c.cid",
        "SELECT CAST(c.table_name AS TEXT), CAST(c.column_name AS TEXT), CAST(c.data_type AS TEXT),
             CAST(c.is_identity AS TEXT)
         FROM information_schema.columns c JOIN information_schema.tables t
             ON t.table_schema = c.table_schema AND t.table_name = c.table_name
         WHERE c.table_schema = current_schema() AND t.table_type = 'BASE TABLE'
         ORDER BY c.table_name, c.ordinal_position",
    );
    let mut tables: BTreeMap<String, Table> = BTreeMap::new();
    for row in sqlx::query(columns).fetch_all(&mut *connection).await? {
        let name: String = row.try_get(0)?;
        if name == DIGEST_TABLE || name == "_sqlx_migrations" {
            continue;
        }
        let table = tables.entry(name.clone()).or_insert_with(|| Table {
            name,
            columns: Vec::new(),
            parents: Vec::new(),
        });
        table.columns.push(column(&row)?);
    }
    let references = dialect.by_dialect(
        "SELECT t.name, f.\"table\" FROM sqlite_schema t, pragma_foreign_key_list(t.name) f WHERE t.type = 'table'",
        "SELECT CAST(child.relname AS TEXT), CAST(parent.relname AS TEXT) FROM pg_constraint k
         JOIN pg_class child ON child.oid = k.conrelid JOIN pg_class parent ON parent.oid = k.confrelid
         WHERE k.contype = 'f' AND child.relnamespace = CAST(current_schema() AS regnamespace)",
    );
    for row in sqlx::query(references).fetch_all(&mut *connection).await? {
        let (child, parent): (String, String) = (row.try_get(0)?, row.try_get(1)?);
        if let Some(table) = tables.get_mut(&child).filter(|_| child != parent) {
            table.parents.push(parent);
        }
    }
    Ok(parents_first(tables))
}

fn column(row: &AnyRow) -> Result<Column, StoreError> {
    Ok(Column {
        name: row.try_get(1)?,
        kind: Kind::of(row.try_get(2)?)?,
        is_counted: row.try_get::<&str, _>(3)? == "YES",
    })
}

fn parents_first(mut tables: BTreeMap<String, Table>) -> Vec<Table> {
    let mut ordered: Vec<Table> = Vec::new();
    while !tables.is_empty() {
        let waits = |table: &Table| table.parents.iter().any(|parent| tables.contains_key(parent));
        let next = tables.values().find(|table| !waits(table));
        // Tables that refer to each other in a circle go by name; no migration has any.
        let name = next
            .or_else(|| tables.values().next())
            .map(|table| table.name.clone());
        ordered.extend(name.and_then(|name| tables.remove(&name)));
    }
    ordered
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parents_come_first_whatever_their_names() {
        let table = |name: &str, parents: &[&str]| {
            let table = Table {
                name: name.to_owned(),
                columns: Vec::new(),
                parents: parents.iter().map(ToString::to_string).collect(),
            };
            (name.to_owned(), table)
        };
        let tables = [
            table("a", &["c"]),
            table("b", &["a", "c"]),
            table("c", &["d"]),
            table("d", &[]),
            table("x", &["y"]),
            table("y", &["x"]),
        ];
        let ordered = parents_first(tables.into());
        let names: Vec<_> = ordered.iter().map(|table| table.name.as_str()).collect();
        assert_eq!(names, ["d", "c", "a", "b", "x", "y"]);
    }
}
