//! Files that are not restored: nothing is changed by any of them.

use std::fmt::Write as _;
use std::path::Path;

use content_service::store::{Backup, BackupForm};
use sha2::{Digest as _, Sha256};

use super::tables::Raw;
use super::{back_up, filled, rows};
use crate::place::{Place, on_both};

on_both!(
    a_file_that_is_cut_off_or_altered_is_refused,
    a_backup_of_older_tables_is_restored,
    a_restore_that_fails_in_the_middle_changes_nothing,
);

/// What a file is refused with.
async fn refusal(file: &Path) -> String {
    Backup::open(file).await.unwrap_err().to_string()
}

async fn a_file_that_is_cut_off_or_altered_is_refused(place: Place) {
    let store = filled(&place).await;
    for form in [BackupForm::Lines, BackupForm::Own] {
        let file = back_up(&store, &place, form).await;
        let whole = std::fs::read(&file).unwrap();
        let other = place.folder.path().join("other");
        for end in [0, 1, 15, 200, whole.len() / 2, whole.len() - 1] {
            std::fs::write(&other, &whole[..end]).unwrap();
            assert!(Backup::open(&other).await.is_err(), "{form:?} {end}");
        }
        let title = b"Second";
        let mut altered = whole.clone();
        // Everywhere: a page of an SQLite file may have old bytes beside those of its rows.
        for start in 0..whole.len() - title.len() {
            if whole[start..].starts_with(title) {
                altered[start] = b'T';
            }
        }
        assert_ne!(altered, whole);
        std::fs::write(&other, altered).unwrap();
        let text = refusal(&other).await;
        assert!(text.starts_with("the backup is not as it was made"), "{text}");
    }
    store.close().await;
}

#[tokio::test]
async fn a_foreign_file_is_refused() {
    let place = Place::sqlite();
    let store = filled(&place).await;
    let file = place.folder.path().join("foreign");
    for foreign in ["", "{}", "id,title\n1,a\n", "SQLite format 2\0"] {
        std::fs::write(&file, foreign).unwrap();
        assert_eq!(
            refusal(&file).await,
            "the file is no backup of the content",
            "{foreign}"
        );
    }
    let missing = refusal(&place.folder.path().join("missing")).await;
    assert_eq!(missing, "the backup cannot be read");
    // A database that is no backup, not even that of a site.
    let database = file.with_extension("db");
    let address = format!("sqlite://{}?mode=rwc", database.display());
    let raw = sqlx::AnyPool::connect(&address).await.unwrap();
    sqlx::query("CREATE TABLE a (b)").execute(&raw).await.unwrap();
    raw.close().await;
    let text = refusal(&database).await;
    assert_eq!(text, "the file is no backup of the content");
    store.close().await;
}

/// Writes lines with the digest that belongs to them.
pub(super) fn seal(file: &Path, lines: &[String]) {
    let mut text = lines.join("\n") + "\n";
    let digest = Sha256::digest(text.as_bytes());
    text.push_str("{\"sha256\":\"");
    for byte in digest {
        write!(text, "{byte:02x}").unwrap();
    }
    text.push_str("\"}\n");
    std::fs::write(file, text).unwrap();
}

pub(super) fn lines_of(file: &Path) -> Vec<String> {
    let text = std::fs::read_to_string(file).unwrap();
    let mut lines: Vec<_> = text.lines().map(str::to_owned).collect();
    lines.pop();
    lines
}

#[tokio::test]
async fn a_backup_of_newer_tables_is_refused() {
    let place = Place::sqlite();
    let store = filled(&place).await;
    let file = back_up(&store, &place, BackupForm::Lines).await;
    let mut lines = lines_of(&file);
    let at = lines[0].find("\"schema\":").unwrap() + "\"schema\":".len();
    lines[0].insert(at, '9');
    seal(&file, &lines);
    let text = refusal(&file).await;
    assert!(
        text.contains("of a newer version of this program (migration 9"),
        "{text}"
    );
    store.close().await;
}

async fn a_backup_of_older_tables_is_restored(place: Place) {
    let store = filled(&place).await;
    let file = back_up(&store, &place, BackupForm::Lines).await;
    let expected = rows(&place.database).await;
    let mut lines = lines_of(&file);
    // As it was before the second step that made tables: without one that came later.
    let table = lines
        .iter()
        .position(|line| line.contains("\"table\":\"collection_orders\""));
    let table = table.unwrap();
    assert!(lines[table + 1].starts_with('['));
    // With one that was dropped later, and one that a server of that version did not know to leave out.
    let others = [
        r#"{"table":"jobs","columns":["id"],"last":null}"#,
        r#"["a"]"#,
        r#"{"table":"desk_previews","columns":["name"],"last":null}"#,
        r#"["a"]"#,
    ];
    lines.splice(table..table + 2, others.map(str::to_owned));
    let schema = lines[0].split("\"schema\":").nth(1).unwrap();
    let schema = format!("\"schema\":{},", schema.split(',').next().unwrap());
    lines[0] = lines[0].replace(&schema, "\"schema\":2,");
    lines[0] = lines[0].replace("\"collection_orders\":1,", "\"desk_previews\":1,\"jobs\":1,");
    seal(&file, &lines);
    let backup = Backup::open(&file).await.unwrap();
    store.restore_backup(&backup, "ann").await.unwrap();
    let found = rows(&place.database).await;
    assert!(found["collection_orders"].is_empty());
    assert_eq!(found["revisions"], expected["revisions"]);
    store.close().await;
}

async fn a_restore_that_fails_in_the_middle_changes_nothing(place: Place) {
    let store = filled(&place).await;
    let file = back_up(&store, &place, BackupForm::Lines).await;
    let before = rows(&place.database).await;
    let whole = lines_of(&file);
    let row = whole.iter().position(|line| line.contains("First")).unwrap();
    let table = whole
        .iter()
        .position(|line| line.contains("\"table\":\"items\""))
        .unwrap();
    let head = |rows: u64| whole[0].replace("\"items\":2", &format!("\"items\":{rows}"));
    // A row that is there twice, one of another kind, one too short, and columns and tables that there are none of.
    let item = whole[table + 1].clone();
    let mut cases = Vec::new();
    let mut twice = whole.clone();
    twice[0] = head(3);
    twice.insert(table + 1, item.clone());
    cases.push((twice, "a row of items"));
    let mut kind = whole.clone();
    kind[table + 1] = item.replacen('[', "[\"text\",", 1).replacen(",1,", ",", 1);
    cases.push((kind, "a row of items"));
    let mut short = whole.clone();
    "[1]".clone_into(&mut short[table + 1]);
    cases.push((short, "another number of values"));
    let mut column = whole.clone();
    column[table] = column[table].replace("\"folded\"", "\"unknown\"");
    cases.push((column, "the column items.unknown"));
    let unknown: Vec<_> = whole
        .iter()
        .map(|line| line.replace("desk_audit", "desk_later"))
        .collect();
    cases.push((unknown, "the table desk_later"));
    assert!(row > 0);
    for (lines, reason) in cases {
        seal(&file, &lines);
        // What a row is shows when the file is read, where it goes when it is restored.
        let refused = match Backup::open(&file).await {
            Ok(backup) => store.restore_backup(&backup, "ann").await,
            Err(error) => Err(error),
        };
        let error = refused.unwrap_err().to_string();
        assert!(error.contains(reason), "{error}");
        assert_eq!(rows(&place.database).await, before, "{reason}");
    }
    // The store goes on.
    let raw = Raw::open(&place.database).await;
    raw.run("UPDATE desk_users SET created_at = 'y'").await.unwrap();
    raw.close().await;
    store.close().await;
}
