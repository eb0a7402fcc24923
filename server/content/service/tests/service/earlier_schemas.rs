//! A database of each earlier schema opens, is brought to this one, and keeps its rows.
//!
//! The databases are in `tests/schemas`: what programs of those schemas wrote, migration by migration, and the digests that they
//! noted of the migrations. A migration that is changed after it was shipped is refused as a user's database would refuse it.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use content_service::store::Database;
use serde_json::{Value, json};
use sqlx::migrate::{Migration, Migrator};

use crate::backup::tables::{Raw, Rows};
use crate::harness::{Service, ids};
use crate::place::{Place, on_both};

on_both!(a_database_of_each_earlier_schema_keeps_its_rows);

/// The key that the databases hold, made before keys had rights for collections.
const KEY: &str = "axk_6669a382e2454989fb4a20ab_gfN3a8rZXP_rvPnukysGygIwep9TH6C_wE9w-x70Jb4";
/// Tables that a migration took away.
const DROPPED: [(&str, i64); 2] = [("jobs", 9), ("documents", 10)];

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}

/// The migrations of one database but the newest, each with the digest that programs noted when it was shipped.
async fn shipped(dialect: &str) -> Vec<Migration> {
    let noted = std::fs::read_to_string(folder("tests/schemas").join(format!("{dialect}.sha384"))).unwrap();
    let migrator = Migrator::new(folder("migrations").join(dialect)).await.unwrap();
    let mut all: Vec<_> = migrator.iter().cloned().collect();
    all.pop();
    for migration in &mut all {
        let version = format!("{:04} ", migration.version);
        let digest = noted.lines().find_map(|line| line.strip_prefix(&version));
        let digest = digest.unwrap_or_else(|| panic!("tests/schemas/{dialect}.sha384 lacks {version}"));
        migration.checksum = bytes(digest).into();
    }
    all
}

fn bytes(hexadecimal: &str) -> Vec<u8> {
    let pairs = hexadecimal.as_bytes().chunks(2);
    pairs
        .map(|pair| u8::from_str_radix(std::str::from_utf8(pair).unwrap(), 16).unwrap())
        .collect()
}

/// Makes a database of a schema, with what programs of it and of those before wrote. Every kind of row is of the schema that
/// brought it.
async fn make(database: &Database, migrations: &[Migration]) -> Rows {
    let is_file = matches!(database, Database::File(_));
    if let Database::File(file) = database {
        std::fs::create_dir_all(file.parent().unwrap()).unwrap();
        std::fs::File::create(file).unwrap();
    }
    let raw = Raw::open(database).await;
    for count in 1..=migrations.len() {
        let migrator = Migrator::with_migrations(migrations[..count].to_vec());
        migrator.run(raw.pool()).await.unwrap();
        let version = migrations[count - 1].version;
        let Ok(written) = std::fs::read_to_string(folder("tests/schemas").join(format!("{version:04}.sql")))
        else {
            continue;
        };
        // Bytes are written as SQLite has them.
        let written = if is_file {
            written
        } else {
            written.replace("x'", "'\\x")
        };
        raw.run_all(&written).await;
    }
    let rows = raw.rows().await;
    raw.close().await;
    rows
}

async fn a_database_of_each_earlier_schema_keeps_its_rows(place: Place) {
    let is_file = matches!(place.database, Database::File(_));
    let migrations = shipped(if is_file { "sqlite" } else { "postgres" }).await;
    for count in 1..=migrations.len() {
        let schema = migrations[count - 1].version;
        let place = if is_file {
            Place::sqlite()
        } else {
            Place::postgres().await.unwrap()
        };
        let before = make(&place.database, &migrations[..count]).await;
        let service =
            Service::start_with(&place, |config| config.seed = content_service::Seed::Nothing).await;
        reads_and_writes(&service, schema).await;
        service.stop().await;
        let raw = Raw::open(&place.database).await;
        keeps(&before, &raw.rows().await, schema);
        raw.close().await;
    }
}

/// Visitors read what is published, and the old key opens what it opened, changes included.
async fn reads_and_writes(service: &Service, schema: i64) {
    let (status, response) = service.query(&json!({"dataCollectionId": "Posts"})).await;
    assert_eq!(
        (status, ids(&response)),
        (200, vec!["b", "a"]),
        "schema {schema}: {response}"
    );
    let draft = json!({"query": {"filter": {"_id": "a"}}});
    let (status, response) = service.call(KEY, "/v2/items/query", "Posts__drafts", draft).await;
    assert_eq!(
        (status, &response["dataItems"][0]["data"]["title"]),
        (200, &json!("Next")),
        "schema {schema}"
    );
    let new = json!({"dataItem": {"data": {"_id": "new"}}});
    assert_eq!(
        service.call(KEY, "/v2/items", "Posts", new).await.0,
        200,
        "schema {schema}"
    );
}

/// Every row is there with every column that it had, save what the service itself noted meanwhile.
fn keeps(before: &Rows, after: &Rows, schema: i64) {
    let empty: Vec<_> = before.keys().filter(|table| before[*table].is_empty()).collect();
    assert_eq!(
        empty,
        [] as [&str; 0],
        "tests/schemas/{schema:04}.sql writes none of their rows"
    );
    let dropped = DROPPED.iter().filter(|(_, version)| *version > schema);
    let dropped: BTreeSet<_> = dropped.map(|(table, _)| *table).collect();
    for (table, rows) in before {
        assert_eq!(
            dropped.contains(table.as_str()),
            !after.contains_key(table),
            "schema {schema}: {table}"
        );
        for row in rows.iter().filter(|_| after.contains_key(table)) {
            let is_kept = after[table].iter().any(|now| has(now, row, table));
            assert!(is_kept, "schema {schema}: {table} has no more {row}");
        }
    }
    let times = after["desk_schedules"].iter().map(|row| &row["draft_revision"]);
    let times: Vec<_> = times.filter(|revision| !revision.is_null()).collect();
    // The last change of the draft when its time was set, or when the column came.
    assert_eq!(times.len(), usize::from(schema > 1), "schema {schema}: {times:?}");
    assert!(
        times.iter().all(|revision| **revision == json!(2)),
        "schema {schema}: {times:?}"
    );
}

/// Whether a row has all that it had before. Collections count their changes, and of keys it is noted when they were used.
fn has(now: &Value, before: &Value, table: &str) -> bool {
    let mut columns = before.as_object().unwrap().iter();
    columns.all(|(column, value)| {
        matches!(
            (table, column.as_str()),
            ("collections", "revision") | ("api_keys", "last_used_at")
        ) || now[column] == *value
    })
}
