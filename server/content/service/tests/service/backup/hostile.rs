//! Files that are whole and say what no backup says. Each is refused before anything is written.

use content_service::store::{Backup, BackupForm, Database};
use serde_json::{Value, json};

use super::files::{lines_of, seal};
use super::{back_up, filled, open, rows};
use crate::place::{Place, on_both};

on_both!(
    rows_pass_the_checks_of_writing,
    numbers_and_times_have_room_behind_them,
    a_backup_of_the_future_is_refused,
    numbers_go_on_without_a_last_one,
);

/// The hash of the tests with another cost.
fn costly(cost: &str) -> Value {
    json!(super::tables::HASH.replace("m=19456,t=2,p=1", cost))
}

/// Puts a value into the first row of a table; returns the lines.
fn altered(lines: &[String], table: &str, column: &str, value: &Value) -> Vec<String> {
    let mut lines = lines.to_vec();
    let start = format!("{{\"table\":\"{table}\"");
    let head = lines.iter().position(|line| line.starts_with(&start)).unwrap();
    let line: Value = serde_json::from_str(&lines[head]).unwrap();
    let columns = line["columns"].as_array().unwrap();
    let place = columns.iter().position(|name| name == column).unwrap();
    let mut row: Value = serde_json::from_str(&lines[head + 1]).unwrap();
    row[place] = value.clone();
    lines[head + 1] = row.to_string();
    lines
}

async fn rows_pass_the_checks_of_writing(place: Place) {
    let store = filled(&place).await;
    let file = back_up(&store, &place, BackupForm::Lines).await;
    let (before, lines) = (rows(&place.database).await, lines_of(&file));
    let large = json!({ "text": "x".repeat(1_100_000) }).to_string();
    for (table, column, value, reason) in [
        (
            "api_keys",
            "hash",
            costly("m=2097152,t=2,p=1"),
            "is no hash of this program",
        ),
        (
            "desk_users",
            "password_hash",
            costly("m=19456,t=900,p=1"),
            "is no hash of this program",
        ),
        (
            "members",
            "password_hash",
            json!("plain"),
            "is no hash of this program",
        ),
        ("items", "data", json!("[1]"), "is no object"),
        ("items", "folded", json!("7"), "is no object"),
        ("items", "data", json!("{\"a\":"), "is no object"),
        ("items", "data", json!(large), "is larger than an item may be"),
        ("revisions", "data", json!("null"), "is no object"),
        ("members", "profile", json!("\"x\""), "is no object"),
        (
            "collections",
            "read_permission",
            json!("EVERYONE"),
            "is no permission",
        ),
        (
            "api_keys",
            "scopes",
            json!("[]"),
            "does not say what a key may do",
        ),
        ("collection_orders", "items", json!("[1]"), "is no list of texts"),
        ("items", "id", json!("a\nb"), "is no name"),
        ("revisions", "item", json!("x".repeat(257)), "is no name"),
        ("desk_audit", "subject", json!("a\0b"), "has the character NUL"),
        (
            "desk_audit",
            "subject",
            json!("x".repeat(5_000_000)),
            "is too long",
        ),
        (
            "desk_audit",
            "author",
            json!([1]),
            "expected null, a whole number, a text, or bytes",
        ),
    ] {
        seal(&file, &altered(&lines, table, column, &value));
        let error = Backup::open(&file).await.unwrap_err().to_string();
        assert!(error.contains(&format!("a row of {table}")), "{column}: {error}");
        assert!(error.contains(reason), "{table}.{column}: {error}");
    }
    // Of one kind for another the tables tell.
    seal(&file, &altered(&lines, "desk_audit", "author", &json!(7)));
    let backup = Backup::open(&file).await.unwrap();
    let error = store
        .restore_backup(&backup, "ann")
        .await
        .unwrap_err()
        .to_string();
    assert!(
        error.contains("a row of desk_audit: author is of another kind"),
        "{error}"
    );
    assert_eq!(rows(&place.database).await, before);
    store.close().await;
}

async fn numbers_and_times_have_room_behind_them(place: Place) {
    let store = filled(&place).await;
    let file = back_up(&store, &place, BackupForm::Lines).await;
    let lines = lines_of(&file);
    for (table, column, value, reason) in [
        (
            "items",
            "sequence",
            json!(1_i64 << 40),
            "is behind the last number",
        ),
        ("desk_audit", "id", json!(0), "is behind the last number"),
        (
            "revisions",
            "revision",
            json!(1_i64 << 40),
            "is behind that of its collection",
        ),
        ("collections", "revision", json!(i64::MAX), "is too large"),
        ("desk_totp", "last_step", json!(i64::MAX), "is too large"),
        ("items", "created_at", json!("yesterday"), "is no time"),
        ("revisions", "changed_at", json!("2026-01-02"), "is no time"),
        (
            "desk_audit",
            "noted_at",
            json!("2999-01-01T00:00:00.000Z"),
            "after that of the backup",
        ),
    ] {
        seal(&file, &altered(&lines, table, column, &value));
        let error = Backup::open(&file).await.unwrap_err().to_string();
        assert!(error.contains(reason), "{table}.{column}: {error}");
    }
    for last in [i64::MAX, 1 << 53, -1] {
        let mut lines = lines.clone();
        let head = lines
            .iter_mut()
            .find(|line| line.starts_with("{\"table\":\"items\""))
            .unwrap();
        let mut line: Value = serde_json::from_str(head).unwrap();
        line["last"] = json!(last);
        *head = line.to_string();
        seal(&file, &lines);
        let error = Backup::open(&file).await.unwrap_err().to_string();
        assert!(error.contains("its last number is none"), "{last}: {error}");
    }
    store.close().await;
}

async fn a_backup_of_the_future_is_refused(place: Place) {
    let store = filled(&place).await;
    let file = back_up(&store, &place, BackupForm::Lines).await;
    let (before, lines) = (rows(&place.database).await, lines_of(&file));
    let with_time = |made: &str| {
        let mut lines = lines.clone();
        let mut head: Value = serde_json::from_str(&lines[0]).unwrap();
        head["made"] = json!(made);
        lines[0] = head.to_string();
        seal(&file, &lines);
    };
    with_time(&"2".repeat(200_000));
    assert_eq!(
        Backup::open(&file).await.unwrap_err().to_string(),
        "the file is no backup of the content"
    );
    for made in ["", "yesterday", "2026-01-02", "2026-02-30T00:00:00.000Z"] {
        with_time(made);
        let error = Backup::open(&file).await.unwrap_err().to_string();
        assert!(
            error.ends_with("it does not say when it was made"),
            "{made}: {error}"
        );
    }
    with_time("2999-01-01T00:00:00.000Z");
    let backup = Backup::open(&file).await.unwrap();
    let error = store
        .restore_backup(&backup, "ann")
        .await
        .unwrap_err()
        .to_string();
    assert!(error.ends_with("it was made in the future"), "{error}");
    assert_eq!(rows(&place.database).await, before);
    store.close().await;
}

async fn numbers_go_on_without_a_last_one(place: Place) {
    let store = filled(&place).await;
    let file = back_up(&store, &place, BackupForm::Lines).await;
    let last = without_last(&lines_of(&file));
    seal(&file, &last);
    let other = match place.database {
        Database::File(_) => Place::sqlite(),
        Database::Postgres(_) => Place::postgres().await.unwrap(),
    };
    let restored = open(&other.database).await;
    restored
        .restore_backup(&Backup::open(&file).await.unwrap(), "ben")
        .await
        .unwrap();
    let added = restored
        .put_item("Posts", None, serde_json::Map::new(), "ben")
        .await;
    assert!(added.is_ok(), "{added:?}");
    // A backup of what was restored can be restored as well.
    let again = other.folder.path().join("again");
    restored.back_up(&again, BackupForm::Lines, "ben").await.unwrap();
    store
        .restore_backup(&Backup::open(&again).await.unwrap(), "ann")
        .await
        .unwrap();
    restored.close().await;
    store.close().await;
}

/// The lines of tables without the last number that was given.
fn without_last(lines: &[String]) -> Vec<String> {
    let without = |line: &String| {
        if !line.starts_with("{\"table\"") {
            return line.clone();
        }
        let mut line: Value = serde_json::from_str(line).unwrap();
        line["last"] = Value::Null;
        line.to_string()
    };
    lines.iter().map(without).collect()
}
