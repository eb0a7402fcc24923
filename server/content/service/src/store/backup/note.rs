//! What the list of the desk says of backups. The desk may not be built in; its tables are there all the same, and what is noted
//! stands in the transaction of what it is about.

use std::collections::HashSet;

use sqlx::{AnyConnection, Row as _};

use super::error::BackupError;
use super::file::Backup;
use crate::store::Store;

/// An entry of the list without its number: time, author, action, subject.
type Entry = [String; 4];

/// Notes a backup. One that is there is not thrown away because this fails.
pub(super) async fn backup(store: &Store, author: &str, backup: &Backup) {
    if store.is_read_only() {
        return;
    }
    let noted = async {
        let mut change = store.change().await?;
        add(&mut change, &entry(store.now(), author, "backup", backup)).await?;
        Ok::<_, BackupError>(change.commit().await?)
    };
    if let Err(error) = noted.await {
        tracing::warn!(%error, "a backup was made, but not noted");
    }
}

/// Every entry, the oldest first.
pub(super) async fn all(connection: &mut AnyConnection) -> Result<Vec<Entry>, BackupError> {
    let statement = "SELECT noted_at, author, action, subject FROM desk_audit ORDER BY id";
    let rows = sqlx::query(statement).fetch_all(connection).await?;
    let entries = rows.iter().map(|row| {
        let text = |index: usize| row.try_get::<String, _>(index);
        Ok([text(0)?, text(1)?, text(2)?, text(3)?])
    });
    entries.collect()
}

/// Notes a restore, behind what the backup does not know: entries are never lost.
pub(super) async fn restore(
    connection: &mut AnyConnection,
    before: Vec<Entry>,
    now: String,
    author: &str,
    backup: &Backup,
) -> Result<(), BackupError> {
    let restored: HashSet<Entry> = all(connection).await?.into_iter().collect();
    for lost in before.iter().filter(|entry| !restored.contains(*entry)) {
        add(connection, lost).await?;
    }
    add(connection, &entry(now, author, "restore", backup)).await
}

fn entry(now: String, author: &str, action: &str, backup: &Backup) -> Entry {
    let posts = backup.counts().get("items").copied().unwrap_or_default();
    let subject = format!("{} ({posts} posts)", backup.made());
    [now, author.to_owned(), action.to_owned(), subject]
}

async fn add(connection: &mut AnyConnection, entry: &Entry) -> Result<(), BackupError> {
    let statement = "INSERT INTO desk_audit (noted_at, author, action, subject) VALUES ($1, $2, $3, $4)";
    let mut query = sqlx::query(statement);
    for text in entry {
        query = query.bind(text.as_str());
    }
    query.execute(connection).await?;
    Ok(())
}
