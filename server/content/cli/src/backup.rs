//! Backups of the whole database: everything that the service keeps, not the items of one collection.

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::{Context as _, bail};
use content_service::store::{Backup, BackupForm, Database, Store};

use crate::arguments::BackupArguments;
use crate::context::CommandContext;
use crate::output::say;

/// Refuses to back up a database that is not there: opening it would make an empty one.
///
/// # Errors
///
/// If the file is missing.
pub(crate) fn require(database: &Database) -> anyhow::Result<()> {
    match database {
        Database::File(file) if !file.exists() => {
            bail!("nothing is backed up: there is no database {}", file.display())
        }
        Database::File(_) | Database::Postgres(_) => Ok(()),
    }
}

/// Writes everything into a file.
///
/// # Errors
///
/// If the file cannot be written whole; there is none then.
pub(crate) async fn back_up(
    store: &Store,
    context: &CommandContext,
    arguments: &BackupArguments,
) -> anyhow::Result<()> {
    let form = if arguments.portable {
        BackupForm::Lines
    } else {
        BackupForm::Own
    };
    let file = &arguments.file;
    let backup = store
        .back_up(file, form, &context.author)
        .await
        .with_context(|| format!("nothing is backed up: {} is not made", file.display()))?;
    say(format_args!(
        "{} has {}",
        file.display(),
        content(backup.counts())
    ))?;
    Ok(())
}

/// Puts a backup in the place of everything.
///
/// # Errors
///
/// If the file is no backup that this version can restore, or there is something that `replace` does not give up. Nothing is
/// changed then.
pub(crate) async fn restore(
    store: &Store,
    context: &CommandContext,
    file: &Path,
    replace: bool,
) -> anyhow::Result<()> {
    let nothing_changed = || {
        format!(
            "nothing is restored from {}, and nothing is changed",
            file.display()
        )
    };
    let backup = Backup::open(file).await.with_context(nothing_changed)?;
    if !replace && !store.is_unused().await? {
        let counts = content(&store.counts().await?);
        bail!(
            "{} has {counts}; nothing is changed: give --replace to lose it",
            context.database
        );
    }
    store
        .restore_backup(&backup, &context.author)
        .await
        .with_context(nothing_changed)?;
    say(format_args!(
        "restored what {} had: {}",
        backup.made(),
        content(backup.counts())
    ))?;
    Ok(())
}

/// What a person knows of the rows of a database.
fn content(counts: &BTreeMap<String, u64>) -> String {
    let count = |table: &str| counts.get(table).copied().unwrap_or_default();
    format!(
        "{} posts and drafts, {} changes of them, {} users of the desk, {} keys, {} members",
        count("items"),
        count("revisions"),
        count("desk_users"),
        count("api_keys"),
        count("members")
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_counted_in_words() {
        let counts = [("items".to_owned(), 2), ("desk_users".to_owned(), 1)].into();
        assert_eq!(
            content(&counts),
            "2 posts and drafts, 0 changes of them, 1 users of the desk, 0 keys, 0 members"
        );
    }

    #[test]
    fn a_database_that_is_missing_is_not_backed_up() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("content.sqlite");
        let refused = require(&Database::File(file.clone())).unwrap_err().to_string();
        assert!(refused.contains("content.sqlite"), "{refused}");
        std::fs::write(&file, "x").unwrap();
        assert!(require(&Database::File(file)).is_ok());
    }
}
