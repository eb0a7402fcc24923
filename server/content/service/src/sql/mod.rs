//! Statements for either database, built from fixed parts and bound values.
//!
//! The text of a statement is made of the parts in this module and its callers only, which the type system shows:
//! they are `&'static str`. Names of fields and values are bound as parameters, so nothing that a caller sends can
//! become SQL. Where the databases differ, [`Dialect`] says so in one place.

mod filter;
mod json;
mod select;
mod sort;

use futures::stream::BoxStream;
use serde_json::Value;
use sqlx::any::{AnyArguments, AnyRow};
use sqlx::{AnyConnection, Arguments as _, AssertSqlSafe, Encode, Type};

pub(crate) use json::push_json;
pub(crate) use select::{Begin, Selection, select_count, select_fields, select_page};

/// Which database a statement is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Dialect {
    Sqlite,
    Postgres,
}

impl Dialect {
    /// One of two parts of a statement.
    pub(crate) fn by_dialect(self, sqlite: &'static str, postgres: &'static str) -> &'static str {
        match self {
            Self::Sqlite => sqlite,
            Self::Postgres => postgres,
        }
    }

    /// Begins a change. SQLite takes its only write lock at once: a lock taken later could fail halfway.
    pub(crate) fn begin_change(self) -> &'static str {
        self.by_dialect("BEGIN IMMEDIATE", "BEGIN")
    }

    /// Begins to read one state of the database, whatever is written meanwhile.
    pub(crate) fn begin_view(self) -> &'static str {
        self.by_dialect("BEGIN", "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
    }
}

/// A statement in the making.
pub(crate) struct Sql {
    dialect: Dialect,
    text: String,
    arguments: AnyArguments,
}

impl Sql {
    /// Starts a statement.
    pub(crate) fn new(dialect: Dialect, opening: &'static str) -> Self {
        Self {
            dialect,
            text: opening.to_owned(),
            arguments: AnyArguments::default(),
        }
    }

    /// The database that the statement is for.
    pub(crate) fn dialect(&self) -> Dialect {
        self.dialect
    }

    /// Adds a fixed part.
    pub(crate) fn push(&mut self, part: &'static str) -> &mut Self {
        self.text.push_str(part);
        self
    }

    /// Adds one of two fixed parts.
    pub(crate) fn by_dialect(&mut self, sqlite: &'static str, postgres: &'static str) -> &mut Self {
        self.push(self.dialect.by_dialect(sqlite, postgres))
    }

    /// Adds a parameter with its value.
    pub(crate) fn bind<'t, T>(&mut self, value: T) -> &mut Self
    where
        T: Encode<'t, sqlx::Any> + Type<sqlx::Any>,
    {
        // Texts, bytes and numbers always encode; a value that did not would leave its parameter without one, which
        // the database refuses.
        let _ = self.arguments.add(value);
        self.text.push('$');
        self.text.push_str(&self.arguments.len().to_string());
        self
    }

    /// Adds a parameter that holds JSON.
    pub(crate) fn bind_json(&mut self, value: &Value) -> &mut Self {
        self.bind(value.to_string()).by_dialect("", "::jsonb")
    }

    /// Runs the statement; returns how many rows it touched.
    pub(crate) async fn execute(self, connection: &mut AnyConnection) -> sqlx::Result<u64> {
        let done = sqlx::query_with(AssertSqlSafe(self.text), self.arguments)
            .execute(connection)
            .await?;
        Ok(done.rows_affected())
    }

    /// Runs the statement; returns every row.
    pub(crate) async fn fetch_all(self, connection: &mut AnyConnection) -> sqlx::Result<Vec<AnyRow>> {
        sqlx::query_with(AssertSqlSafe(self.text), self.arguments)
            .fetch_all(connection)
            .await
    }

    /// Runs the statement; returns the first row.
    pub(crate) async fn fetch_optional(self, connection: &mut AnyConnection) -> sqlx::Result<Option<AnyRow>> {
        sqlx::query_with(AssertSqlSafe(self.text), self.arguments)
            .fetch_optional(connection)
            .await
    }

    /// The text of the statement and its values, for a connection of one database only.
    pub(crate) fn into_parts(self) -> (String, AnyArguments) {
        (self.text, self.arguments)
    }

    /// Runs the statement; gives row after row, holding few at a time.
    pub(crate) fn fetch(self, connection: &mut AnyConnection) -> BoxStream<'_, sqlx::Result<AnyRow>> {
        sqlx::query_with(AssertSqlSafe(self.text), self.arguments).fetch(connection)
    }
}
