//! Every table of a database as its schema has it, whatever this version of the tests knows: a row in each, and all rows of each.

use std::collections::BTreeMap;
use std::path::Path;

use content_service::store::Database;
use serde_json::Value;
use sqlx::{AnyPool, AssertSqlSafe, Row as _};

/// The hash of a password, of the cost that the service has.
pub(crate) const HASH: &str =
    "$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHQxMjM0NTY3OA$8Zs5bTB4sV8Ck4bUq2m6o8gZC6Vd6gA1J1l1p9Y4E0Y";

/// Rows by table.
pub(crate) type Rows = BTreeMap<String, Vec<Value>>;

/// A database without the store.
pub(crate) struct Raw {
    pool: AnyPool,
    is_file: bool,
}

/// A column: name, type, whether the database numbers rows by it.
type Column = (String, String, bool);

impl Raw {
    pub(crate) async fn open(database: &Database) -> Self {
        sqlx::any::install_default_drivers();
        let address = match database {
            Database::File(file) => format!("sqlite://{}", file.display()),
            Database::Postgres(url) => url.to_string(),
        };
        Self {
            pool: AnyPool::connect(&address).await.unwrap(),
            is_file: matches!(database, Database::File(_)),
        }
    }

    pub(crate) async fn close(self) {
        self.pool.close().await;
    }

    pub(crate) async fn run(&self, statement: &str) -> sqlx::Result<()> {
        let statement = AssertSqlSafe(statement.to_owned());
        sqlx::query(statement).execute(&self.pool).await.map(drop)
    }

    /// Runs many statements, one after another.
    pub(crate) async fn run_all(&self, statements: &str) {
        let statements = AssertSqlSafe(statements.to_owned());
        sqlx::raw_sql(statements).execute(&self.pool).await.unwrap();
    }

    pub(crate) const fn pool(&self) -> &AnyPool {
        &self.pool
    }

    async fn texts(&self, query: &str) -> Vec<Vec<String>> {
        let query = AssertSqlSafe(query.to_owned());
        let rows = sqlx::query(query).fetch_all(&self.pool).await.unwrap();
        rows.iter()
            .map(|row| (0..row.len()).map(|index| row.try_get(index).unwrap()).collect())
            .collect()
    }

    /// The names of all tables save what the databases and the migrations keep for themselves.
    pub(crate) async fn tables(&self) -> Vec<String> {
        let query = if self.is_file {
            "SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name"
        } else {
            "SELECT CAST(tablename AS TEXT) FROM pg_tables WHERE schemaname = 'public' ORDER BY 1"
        };
        let names = self.texts(query).await.into_iter().map(|row| row[0].clone());
        names
            .filter(|name| !name.starts_with("sqlite_") && name != "_sqlx_migrations")
            .collect()
    }

    async fn columns(&self, table: &str) -> Vec<Column> {
        let query = if self.is_file {
            format!(
                "SELECT c.name, c.type, CASE WHEN c.pk = 1 AND t.sql LIKE '%AUTOINCREMENT%' THEN 'YES' ELSE 'NO' END
                 FROM sqlite_schema t, pragma_table_info(t.name) c WHERE t.name = '{table}'"
            )
        } else {
            format!(
                "SELECT CAST(column_name AS TEXT), CAST(data_type AS TEXT), CAST(is_identity AS TEXT)
                 FROM information_schema.columns WHERE table_name = '{table}' ORDER BY ordinal_position"
            )
        };
        let rows = self.texts(&query).await.into_iter();
        rows.map(|row| (row[0].clone(), row[1].to_lowercase(), row[2] == "YES"))
            .collect()
    }

    /// Adds a row to every table, made of what its columns take.
    pub(crate) async fn fill(&self) {
        let mut waiting = self.tables().await;
        while !waiting.is_empty() {
            let before = waiting.len();
            let (mut later, mut last) = (Vec::new(), None);
            for table in waiting {
                // A table may wait for one that its rows refer to.
                if let Err(error) = self.add_row(&table).await {
                    last = Some(format!("{table}: {error}"));
                    later.push(table);
                }
            }
            assert!(later.len() < before, "no row can be added: {last:?}");
            waiting = later;
        }
    }

    async fn add_row(&self, table: &str) -> sqlx::Result<()> {
        let columns = self.columns(table).await;
        let columns: Vec<_> = columns.iter().filter(|column| !column.2).collect();
        let values = columns
            .iter()
            .map(|(name, kind, _)| Self::value(table, name, kind));
        let values: Vec<_> = values.collect();
        let names: Vec<_> = columns.iter().map(|column| column.0.as_str()).collect();
        let statement = format!(
            "INSERT INTO {table} ({}) VALUES ({})",
            names.join(", "),
            values.join(", ")
        );
        self.run(&statement).await
    }

    /// A value that a column takes: the first of those that the migrations allow, if they say it.
    fn value(table: &str, column: &str, kind: &str) -> String {
        if let Some(allowed) = allowed(table, column) {
            return format!("'{allowed}'");
        }
        match (kind, column) {
            ("integer" | "bigint", _) => "1".to_owned(),
            ("blob", _) => "x'00ff'".to_owned(),
            ("bytea", _) => "'\\x00ff'".to_owned(),
            (_, name) if name.ends_with("_at") => "'2026-01-02T03:04:05.000Z'".to_owned(),
            (_, "hash" | "password_hash") => format!("'{HASH}'"),
            (_, "profile") => "'{}'".to_owned(),
            (_, "scopes") => r#"'{"Posts": "read"}'"#.to_owned(),
            (_, "items") => r#"'["x"]'"#.to_owned(),
            (_, name) if name.ends_with("_permission") => "'ADMIN'".to_owned(),
            (_, "data" | "folded") => r#"'{"text": "x \" 日本", "number": 1.5}'"#.to_owned(),
            // What refers to another row finds this text there.
            _ => "'x'".to_owned(),
        }
    }

    /// Every row of every table.
    pub(crate) async fn rows(&self) -> Rows {
        let mut rows = Rows::new();
        for table in self.tables().await {
            let of_table = self.rows_of(&table).await;
            rows.insert(table, of_table);
        }
        rows
    }

    /// Every row of a table as an object of its columns; bytes are in hexadecimal.
    async fn rows_of(&self, table: &str) -> Vec<Value> {
        let query = if self.is_file {
            let columns = self.columns(table).await;
            let pairs = columns.iter().map(|(name, kind, _)| {
                let value = match (kind.as_str(), name.as_str()) {
                    ("blob", _) => format!("'\\x' || lower(hex({name}))"),
                    (_, "data" | "folded") => format!("json({name})"),
                    _ => name.clone(),
                };
                format!("'{name}', {value}")
            });
            let pairs: Vec<_> = pairs.collect();
            format!("SELECT json_object({}) FROM {table}", pairs.join(", "))
        } else {
            format!("SELECT CAST(to_jsonb(t) AS TEXT) FROM {table} t")
        };
        let mut rows: Vec<Value> = self
            .texts(&query)
            .await
            .iter()
            .map(|row| serde_json::from_str(&row[0]).unwrap())
            .collect();
        rows.sort_by_key(sorted);
        rows
    }
}

/// A row as text with its columns in order, without JSON: each database has an order of its own there.
fn sorted(row: &Value) -> String {
    let fields = row.as_object().unwrap().iter();
    let fields: BTreeMap<_, _> = fields.filter(|field| !field.1.is_object()).collect();
    format!("{fields:?}")
}

/// The first text that the migrations allow in a column.
fn allowed(table: &str, column: &str) -> Option<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations/sqlite");
    let files = std::fs::read_dir(folder).unwrap();
    let texts = files.map(|file| std::fs::read_to_string(file.unwrap().path()).unwrap());
    let all: String = texts.collect();
    let of_table = all.split(&format!("CREATE TABLE {table} (")).nth(1)?;
    let of_table = of_table.split("STRICT").next()?;
    let list = of_table.split(&format!("({column} IN ('")).nth(1)?;
    list.split('\'').next().map(str::to_owned)
}
