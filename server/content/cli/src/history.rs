//! What happened to items: looking back, going back, looking on.

use std::collections::HashMap;
use std::time::Duration;

use anyhow::bail;
use content_service::store::{Revision, Saved, Store};

use crate::arguments::RevisionsArguments;
use crate::context::CommandContext;
use crate::output::say;

/// Time between two looks for changes: a person who waits for one does not notice it.
const WATCH_INTERVAL: Duration = Duration::from_millis(250);

/// Changes read at once.
const BATCH: u32 = 500;

/// Lists the changes of an item, the newest first.
///
/// # Errors
///
/// If the item never existed, or the store fails.
pub(crate) async fn revisions(store: &Store, which: &RevisionsArguments) -> anyhow::Result<()> {
    let item = &which.item;
    let changes = store.revisions(&item.collection, &item.id, which.limit).await?;
    if changes.is_empty() {
        bail!("item {} never existed in collection {}", item.id, item.collection);
    }
    for change in changes {
        say(line(&item.collection, &change))?;
    }
    Ok(())
}

/// Brings an item back to what a change left.
///
/// # Errors
///
/// If there is no such change, or the store fails.
pub(crate) async fn restore(
    store: &Store,
    context: &CommandContext,
    collection: &str,
    revision: i64,
) -> anyhow::Result<()> {
    let saved = store.restore(collection, revision, context.publisher()).await?;
    let (Saved::Inserted(item) | Saved::Updated(item)) = saved;
    say(format_args!("item {} is what revision {revision} left", item.id))?;
    Ok(())
}

/// Prints changes as they happen, of one collection or all of them, forever.
///
/// # Errors
///
/// If there is no such collection, or the store fails.
pub(crate) async fn watch(store: &Store, only: Option<String>) -> anyhow::Result<()> {
    // What is there when watching begins is not new.
    let mut seen: HashMap<String, i64> = current(store, only.as_deref()).await?.into_iter().collect();
    say(format_args!("watching {} collections", seen.len()))?;
    let mut looks = tokio::time::interval(WATCH_INTERVAL);
    loop {
        looks.tick().await;
        for (collection, revision) in current(store, only.as_deref()).await? {
            // A collection that was made meanwhile is watched from its beginning.
            let last = seen.entry(collection.clone()).or_insert(0);
            while *last < revision {
                let changes = store.changes_since(&collection, *last, BATCH).await?;
                let Some(newest) = changes.last() else {
                    *last = revision;
                    break;
                };
                *last = newest.revision;
                for change in &changes {
                    say(line(&collection, change))?;
                }
            }
        }
    }
}

/// The collections that are watched, with their revisions.
async fn current(store: &Store, only: Option<&str>) -> anyhow::Result<Vec<(String, i64)>> {
    let collections = match only {
        Some(name) => vec![store.collection(name).await?],
        None => store.collections().await?,
    };
    Ok(collections
        .into_iter()
        .map(|collection| (collection.name, collection.revision))
        .collect())
}

fn line(collection: &str, change: &Revision) -> String {
    format!(
        "{}\t{collection}\trevision {}\t{}\t{}\tby {}",
        change.changed, change.revision, change.action, change.item, change.author
    )
}
