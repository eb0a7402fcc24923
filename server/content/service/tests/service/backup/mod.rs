//! Backups and restores: everything comes back, and what fails changes nothing.

mod files;
mod hostile;
pub(crate) mod tables;

use std::os::unix::fs::PermissionsExt as _;
use std::path::PathBuf;
use std::sync::Arc;

use content_service::SystemClock;
use content_service::store::{
    Backup, BackupForm, Database, Permissions, Store, StoreOptions, left_out_of_backups,
};
use serde_json::{Map, Value, json};

use crate::place::{Place, on_both};
use tables::{Raw, Rows};

on_both!(
    every_table_is_in_a_backup_or_is_named,
    every_row_comes_back_into_an_empty_database,
    a_restore_replaces_everything_and_keeps_the_list_of_what_was_done,
    revisions_go_on_behind_those_that_readers_know,
    a_backup_is_one_state_while_others_write,
    a_backup_that_fails_leaves_no_file,
);

pub(super) async fn open(database: &Database) -> Store {
    Store::open(database, &StoreOptions::default(), Arc::new(SystemClock))
        .await
        .unwrap()
}

fn data(title: &str) -> Map<String, Value> {
    json!({"title": title, "n": [1.5, null, {"a": "日本"}]})
        .as_object()
        .unwrap()
        .clone()
}

/// A new database with a post that was changed, one that was removed, and a row in every table.
pub(super) async fn filled(place: &Place) -> Store {
    let store = open(&place.database).await;
    store
        .create_collection("Posts", Permissions::PUBLIC)
        .await
        .unwrap();
    for title in ["First", "Second"] {
        store
            .put_item("Posts", Some("a".to_owned()), data(title), "ann")
            .await
            .unwrap();
    }
    store
        .put_item("Posts", Some("b".to_owned()), data("Gone"), "ann")
        .await
        .unwrap();
    store.remove_item("Posts", "b", "ann").await.unwrap();
    store.create_key("editors", None).await.unwrap();
    let raw = Raw::open(&place.database).await;
    raw.fill().await;
    raw.close().await;
    store
}

/// Every row that a backup has, without the note of the restore itself.
pub(super) async fn rows(database: &Database) -> Rows {
    let raw = Raw::open(database).await;
    let mut rows = raw.rows().await;
    raw.close().await;
    for table in left_out_of_backups() {
        rows.remove(table);
    }
    let audit = rows.get_mut("desk_audit").unwrap();
    audit.retain(|entry| !matches!(entry["action"].as_str(), Some("backup" | "restore")));
    rows
}

/// The rows that a restore of some leaves: no copy calls the addresses of webhooks before an owner turns them on.
fn restored(mut rows: Rows) -> Rows {
    for webhook in rows.get_mut("desk_webhooks").unwrap() {
        assert_eq!(webhook["is_on"], 1);
        webhook["is_on"] = json!(0);
    }
    rows
}

/// Makes a backup in the folder of a place.
pub(super) async fn back_up(store: &Store, place: &Place, form: BackupForm) -> PathBuf {
    let file = place.folder.path().join("backup");
    store.back_up(&file, form, "ann").await.unwrap();
    file
}

async fn every_table_is_in_a_backup_or_is_named(place: Place) {
    let store = filled(&place).await;
    let counts = store.counts().await.unwrap();
    let raw = Raw::open(&place.database).await;
    let tables = raw.tables().await;
    raw.close().await;
    for table in &tables {
        let is_left_out = left_out_of_backups().any(|name| name == table);
        let rows = counts.get(table).copied();
        assert!(is_left_out != rows.is_some(), "{table} is in one of both");
        assert!(is_left_out || rows > Some(0), "{table} has a row in these tests");
    }
    for table in left_out_of_backups() {
        assert!(
            tables.iter().any(|name| name == table),
            "there is no table {table}"
        );
    }
    store.close().await;
}

/// The places into which a backup of one place can be restored.
async fn places() -> Vec<Place> {
    let mut places = vec![Place::sqlite()];
    places.extend(Place::postgres().await);
    places
}

async fn every_row_comes_back_into_an_empty_database(place: Place) {
    let store = filled(&place).await;
    let expected = restored(rows(&place.database).await);
    for form in [BackupForm::Lines, BackupForm::Own] {
        let file = back_up(&store, &place, form).await;
        let mode = std::fs::metadata(&file).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
        for other in places().await {
            let restored = open(&other.database).await;
            assert!(restored.is_unused().await.unwrap());
            let backup = Backup::open(&file).await.unwrap();
            restored.restore_backup(&backup, "ben").await.unwrap();
            assert!(!restored.is_unused().await.unwrap());
            restored.close().await;
            let found = rows(&other.database).await;
            assert_eq!(
                found.keys().collect::<Vec<_>>(),
                expected.keys().collect::<Vec<_>>()
            );
            for (table, rows) in &expected {
                assert_eq!(&found[table], rows, "{table}");
            }
            // Numbers go on behind the last one that was ever given.
            let again = open(&other.database).await;
            again.put_item("Posts", None, data("New"), "ben").await.unwrap();
            again.close().await;
        }
    }
    store.close().await;
}

async fn a_restore_replaces_everything_and_keeps_the_list_of_what_was_done(place: Place) {
    let store = filled(&place).await;
    let raw = Raw::open(&place.database).await;
    let expected = restored(rows(&place.database).await);
    let file = back_up(&store, &place, BackupForm::Own).await;
    store.put_item("Posts", None, data("Later"), "ann").await.unwrap();
    let later =
        "INSERT INTO desk_audit (noted_at, author, action, subject) VALUES ('9', 'eve', 'delete', 'a')";
    raw.run(later).await.unwrap();
    let backup = Backup::open(&file).await.unwrap();
    store.restore_backup(&backup, "ann").await.unwrap();

    let mut found = rows(&place.database).await;
    let noted = found.remove("desk_audit").unwrap();
    assert!(noted.iter().any(|entry| entry["author"] == "eve"), "{noted:?}");
    for (table, rows) in &expected {
        // Collections have another revision; see below.
        if table != "desk_audit" && table != "collections" {
            assert_eq!(&found[table], rows, "{table}");
        }
    }
    let all = raw.rows().await;
    let actions: Vec<_> = all["desk_audit"].iter().map(|entry| &entry["action"]).collect();
    for action in ["backup", "restore"] {
        assert!(actions.iter().any(|name| *name == action), "{actions:?}");
    }
    for ended in ["desk_sessions", "desk_links", "tokens", "member_mails"] {
        assert_eq!(all[ended], [Value::Null; 0], "{ended}");
    }
    assert_ne!(all["service_secrets"], [Value::Null; 0]);
    raw.close().await;
    store.close().await;
}

async fn revisions_go_on_behind_those_that_readers_know(place: Place) {
    let store = open(&place.database).await;
    store
        .create_collection("Posts", Permissions::PUBLIC)
        .await
        .unwrap();
    let put = async |title: &str| {
        store
            .put_item("Posts", Some("a".to_owned()), data(title), "ann")
            .await
            .unwrap()
    };
    put("First").await;
    let file = back_up(&store, &place, BackupForm::Own).await;
    put("Second").await;
    put("Third").await;
    let seen = store.collection("Posts").await.unwrap().revision;
    let backup = Backup::open(&file).await.unwrap();
    store.restore_backup(&backup, "ann").await.unwrap();
    let now = store.collection("Posts").await.unwrap().revision;
    assert!(now > seen, "{now} after {seen}");
    assert_eq!(
        store.item("Posts", "a").await.unwrap().unwrap().data["title"],
        "First"
    );
    put("Fourth").await;
    let last = store.revisions("Posts", "a", 1).await.unwrap();
    assert_eq!(last[0].revision, now + 1);
    store.close().await;
}

async fn a_backup_is_one_state_while_others_write(place: Place) {
    let store = open(&place.database).await;
    store
        .create_collection("Posts", Permissions::PUBLIC)
        .await
        .unwrap();
    let writer = tokio::spawn({
        let store = store.clone();
        async move {
            for _ in 0..60 {
                store
                    .put_item("Posts", None, data("One more"), "ann")
                    .await
                    .unwrap();
            }
        }
    });
    let form = [BackupForm::Lines, BackupForm::Own];
    let mut made = 0;
    while !writer.is_finished() || made < 2 {
        let file = place.folder.path().join("backup");
        let backup = store.back_up(&file, form[made % 2], "ann").await.unwrap();
        // Each item has one change.
        assert_eq!(backup.counts()["items"], backup.counts()["revisions"]);
        made += 1;
    }
    writer.await.unwrap();
    store.close().await;
}

async fn a_backup_that_fails_leaves_no_file(place: Place) {
    let store = filled(&place).await;
    // A file cannot take the name of a folder that is not empty.
    let folder = place.folder.path().join("taken");
    std::fs::create_dir_all(folder.join("inside")).unwrap();
    let before = std::fs::read_dir(place.folder.path()).unwrap().count();
    for form in [BackupForm::Lines, BackupForm::Own] {
        let error = store.back_up(&folder, form, "ann").await.unwrap_err();
        assert_eq!(error.to_string(), "the backup cannot be written");
        let missing = place.folder.path().join("nowhere/backup");
        let error = store.back_up(&missing, form, "ann").await.unwrap_err();
        assert_eq!(error.to_string(), "the backup cannot be written");
    }
    let after = std::fs::read_dir(place.folder.path()).unwrap().count();
    assert_eq!(after, before, "nothing is left beside it");
    store.close().await;
}
