//! What the desk has of backups: entries of its list, and silence after a restore. The desk may not be built in; its tables are there all the same, and what is noted
//! stands in the transaction of what it is about.

use sqlx::AnyConnection;

use super::error::BackupError;
use super::file::Backup;
use crate::sql::Dialect;
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

/// Keeps the entries aside that are there, for as long as the transaction lasts. There may be more than memory has room for.
pub(super) async fn keep(connection: &mut AnyConnection, dialect: Dialect) -> Result<(), BackupError> {
    let statement = dialect.by_dialect(
        "CREATE TEMPORARY TABLE audit_before AS SELECT * FROM desk_audit",
        "CREATE TEMPORARY TABLE audit_before ON COMMIT DROP AS SELECT * FROM desk_audit",
    );
    sqlx::query(statement).execute(connection).await?;
    Ok(())
}

/// Notes a restore, behind what the backup does not know: entries are never lost.
pub(super) async fn restore(
    connection: &mut AnyConnection,
    now: String,
    author: &str,
    backup: &Backup,
) -> Result<(), BackupError> {
    for statement in [
        "INSERT INTO desk_audit (noted_at, author, action, subject)
         SELECT b.noted_at, b.author, b.action, b.subject FROM audit_before b LEFT JOIN desk_audit a
             ON a.noted_at = b.noted_at AND a.author = b.author AND a.action = b.action AND a.subject = b.subject
         WHERE a.id IS NULL ORDER BY b.id",
        "DROP TABLE audit_before",
    ] {
        sqlx::query(statement).execute(&mut *connection).await?;
    }
    add(connection, &entry(now, author, "restore", backup)).await
}

/// Turns webhooks off: what was restored may be a copy, beside the one that goes on, and tells no one before an owner wants it to.
pub(super) async fn silence(connection: &mut AnyConnection) -> Result<(), BackupError> {
    sqlx::query("UPDATE desk_webhooks SET is_on = 0")
        .execute(connection)
        .await?;
    Ok(())
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
