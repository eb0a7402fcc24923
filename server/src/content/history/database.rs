//! The history in the database of the site's own content service.
//!
//! Which positions are closed follows from the service's history of items, so no server has to see it happen. When a page
//! changed is noted there. A database that is away leaves what was known before.

use std::{
    collections::HashMap,
    sync::{Mutex, MutexGuard, PoisonError},
};

use content_service::store::{Document, RemovedItem, Store, StoreError};
use time::OffsetDateTime;

use super::{CLOSED_REMEMBERED, Changes, Digests, file::FileHistory};
use crate::{locale::Locale, settings::content::RecruitCollections};

/// The history in the database of the site's own content service.
#[derive(Debug)]
pub struct DatabaseHistory {
    store: Store,
    collections: HashMap<Locale, String>,
    known: Mutex<Known>,
}

/// What this server knew last.
#[derive(Debug, Default)]
struct Known {
    closed: HashMap<Locale, Vec<String>>,
    /// What this server's own pages were made of.
    pages: Digests,
    changes: Changes,
}

impl DatabaseHistory {
    /// The history of these collections.
    pub fn new(store: Store, collections: &RecruitCollections) -> Self {
        let collections = collections.iter();
        Self {
            store,
            collections: collections
                .map(|(locale, name)| (locale, name.to_owned()))
                .collect(),
            known: Mutex::default(),
        }
    }

    /// Adds what a server noted in its file, and puts the file aside, so that this happens once.
    pub async fn import(&self, file: FileHistory) {
        if file.is_empty() {
            return;
        }
        let documents: Vec<Document> = file.documents().collect();
        let removed = file.removed().filter_map(|(locale, id, removed)| {
            let collection = self.collections.get(&locale)?.clone();
            Some(RemovedItem {
                collection,
                id,
                removed,
            })
        });
        let removed: Vec<RemovedItem> = removed.collect();
        match self.store.import_notes(&documents, &removed).await {
            Ok(()) => file.put_aside(),
            Err(error) => warn(&error),
        }
    }

    /// The positions of a language that are closed.
    pub async fn closed(&self, locale: Locale) -> Vec<String> {
        let Some(collection) = self.collections.get(&locale) else {
            return Vec::new();
        };
        let closed = self
            .store
            .removed_items(collection, CLOSED_REMEMBERED.into())
            .await;
        let mut known = self.known();
        match closed {
            Ok(closed) => {
                known.closed.insert(locale, closed.clone());
                closed
            }
            Err(error) => {
                warn(&error);
                known.closed.get(&locale).cloned().unwrap_or_default()
            }
        }
    }

    /// Notes what all pages are made of, and returns when each was seen to change.
    pub async fn changes(&self, pages: &Digests, now: OffsetDateTime) -> Changes {
        match self.note(pages, now).await {
            Ok(changes) => {
                let mut known = self.known();
                known.pages.clone_from(pages);
                known.changes.clone_from(&changes);
                changes
            }
            Err(error) => {
                warn(&error);
                self.known().changes.clone()
            }
        }
    }

    async fn note(&self, pages: &Digests, now: OffsetDateTime) -> Result<Changes, StoreError> {
        let mut noted = self.store.documents().await?;
        let new: Vec<(&str, &str)> = {
            let known = self.known();
            let new = pages.iter().filter(|(name, digest)| {
                let is_noted = |document: &Document| document.name == **name && *document.digest == ***digest;
                // While servers of two builds run side by side their pages differ, and neither's have changed.
                known.pages.get(*name) != Some(*digest) && !noted.iter().any(is_noted)
            });
            new.map(|(name, digest)| (name.as_str(), &**digest)).collect()
        };
        // A change waits for other writers; without one it would do so for nothing.
        if !new.is_empty() {
            self.store.note_documents(&new, now).await?;
            noted = self.store.documents().await?;
        }
        let changes = noted
            .into_iter()
            .map(|document| Some((document.name, document.changed?)));
        Ok(changes.flatten().collect())
    }

    fn known(&self) -> MutexGuard<'_, Known> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Says that what was known before is used.
fn warn(error: &StoreError) {
    tracing::warn!(
        error = error as &dyn std::error::Error,
        "the content's history is not at hand; what was known before counts"
    );
}

#[cfg(test)]
mod tests {
    use std::{path::Path, sync::Arc};

    use content_service::{
        SystemClock,
        store::{Database, Permissions, StoreOptions},
    };
    use serde_json::Map;
    use time::macros::datetime;

    use super::*;

    const EARLY: OffsetDateTime = datetime!(2026-01-01 10:00 UTC);
    const LATE: OffsetDateTime = datetime!(2026-02-01 10:00 UTC);

    /// A server's history on the file in a folder.
    async fn server(folder: &Path) -> DatabaseHistory {
        let database = Database::File(folder.join("content.sqlite"));
        let store = Store::open(&database, &StoreOptions::default(), Arc::new(SystemClock)).await;
        let store = store.unwrap();
        store
            .create_collection("Jobs", Permissions::PUBLIC)
            .await
            .unwrap();
        DatabaseHistory::new(store, &"en=Jobs".parse().unwrap())
    }

    fn pages(digest: &str) -> Digests {
        Digests::from([("/".to_owned(), digest.into())])
    }

    #[tokio::test]
    async fn servers_on_one_database_know_the_same() {
        let folder = tempfile::tempdir().unwrap();
        let (one, two) = (server(folder.path()).await, server(folder.path()).await);
        assert_eq!(one.changes(&pages("a"), EARLY).await, Changes::new());
        assert_eq!(two.changes(&pages("a"), EARLY).await, Changes::new());
        let changed = Changes::from([("/".to_owned(), EARLY)]);
        assert_eq!(one.changes(&pages("b"), EARLY).await, changed);
        assert_eq!(two.changes(&pages("b"), LATE).await, changed);
        one.store
            .insert_item("Jobs", Some("pilot".to_owned()), Map::new(), "test")
            .await
            .unwrap();
        assert_eq!(two.closed(Locale::En).await, Vec::<String>::new());
        one.store.remove_item("Jobs", "pilot", "test").await.unwrap();
        assert_eq!(two.closed(Locale::En).await, ["pilot"]);
        assert_eq!(two.closed(Locale::Jp).await, Vec::<String>::new());
    }

    #[tokio::test]
    async fn a_server_of_another_build_changes_no_page() {
        let folder = tempfile::tempdir().unwrap();
        let (old, new) = (server(folder.path()).await, server(folder.path()).await);
        old.changes(&pages("old"), EARLY).await;
        let changed = Changes::from([("/".to_owned(), EARLY)]);
        assert_eq!(new.changes(&pages("new"), EARLY).await, changed);
        assert_eq!(old.changes(&pages("old"), LATE).await, changed);
    }

    #[tokio::test]
    async fn a_database_that_is_away_leaves_what_was_known() {
        let folder = tempfile::tempdir().unwrap();
        let history = server(folder.path()).await;
        history.changes(&pages("a"), EARLY).await;
        let changed = history.changes(&pages("b"), EARLY).await;
        assert_eq!(changed.len(), 1);
        history
            .store
            .insert_item("Jobs", Some("a".to_owned()), Map::new(), "test")
            .await
            .unwrap();
        history.store.remove_item("Jobs", "a", "test").await.unwrap();
        assert_eq!(history.closed(Locale::En).await, ["a"]);
        history.store.close().await;
        assert_eq!(history.changes(&pages("c"), LATE).await, changed);
        assert_eq!(history.closed(Locale::En).await, ["a"]);
    }

    #[tokio::test]
    async fn the_file_of_an_older_version_is_imported_once() {
        let folder = tempfile::tempdir().unwrap();
        let file = FileHistory::load(folder.path());
        file.changes(&pages("a"), EARLY);
        file.changes(&pages("b"), EARLY);
        file.closed(Locale::En, Some(&["pilot"]), EARLY);
        file.closed(Locale::En, Some(&[]), EARLY);
        let history = server(folder.path()).await;
        history.import(FileHistory::load(folder.path())).await;
        let changed = Changes::from([("/".to_owned(), EARLY)]);
        assert_eq!(history.changes(&pages("b"), LATE).await, changed);
        assert_eq!(history.closed(Locale::En).await, ["pilot"]);
        assert!(FileHistory::load(folder.path()).is_empty());
        assert!(folder.path().join("history.json.imported").exists());
    }
}
