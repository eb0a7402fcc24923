//! What is known of the content over time: when a page changed, and which positions are closed.
//!
//! The site's own content service says which items were removed and keeps what its sites note of their pages, so all servers
//! of its database find the same. Another platform does neither; there a file of this server's data folder has what this
//! server has seen itself. Without it nothing is claimed: a page that was never seen to change has no date, and a position that
//! was never seen open does not exist.

mod file;

use std::{
    collections::BTreeMap,
    path::Path,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use content_client::{ContentClient, ContentError};
use time::OffsetDateTime;

use self::file::FileHistory;
use super::recruit::RecruitPosts;
use crate::locale::Locale;

/// What each page in each language is made of: a digest, by path and language, for example `/recruit?locale=en`.
pub(crate) type Digests = BTreeMap<String, Arc<str>>;

/// When pages were seen to change.
pub(crate) type Changes = BTreeMap<String, OffsetDateTime>;

/// What is known of the content over time.
#[derive(Debug)]
pub struct History {
    file: FileHistory,
    /// None if no platform is asked for anything.
    client: Option<Arc<ContentClient>>,
    known: Mutex<Known>,
}

/// What this server knew last.
#[derive(Debug, Default)]
struct Known {
    /// Whether the platform keeps no notes of pages.
    keeps_none: bool,
    /// What this server's own pages were made of.
    pages: Digests,
    changes: Changes,
}

impl History {
    /// The history that the platform of a client has, or that this data folder has.
    pub fn new(client: Option<Arc<ContentClient>>, data_dir: &Path) -> Self {
        Self {
            file: FileHistory::load(data_dir),
            client,
            known: Mutex::default(),
        }
    }

    /// The positions of a language that are closed, if these are its posts at this moment.
    pub fn closed(&self, locale: Locale, posts: &RecruitPosts, now: OffsetDateTime) -> Vec<String> {
        if let Some(removed) = &posts.removed {
            return removed.clone();
        }
        let open = posts.list.as_ref();
        let open = open.map(|list| list.iter().map(|post| post.id.as_str()).collect::<Vec<_>>());
        self.file.closed(locale, open.as_deref(), now)
    }

    /// Notes what all pages are made of, and returns when each was seen to change. Notes that are out of reach leave what was
    /// known before.
    pub async fn changes(&self, pages: &Digests, now: OffsetDateTime) -> Changes {
        let noted = match &self.client {
            Some(client) if !self.known().keeps_none => self.note(client, pages).await,
            _ => return self.file.changes(pages, now),
        };
        let mut known = self.known();
        match noted {
            Ok(changes) => {
                known.pages.clone_from(pages);
                known.changes.clone_from(&changes);
                changes
            }
            Err(error) if error.is_unsupported() => {
                known.keeps_none = true;
                self.file.changes(pages, now)
            }
            Err(error) => {
                tracing::warn!(
                    %error,
                    cause = error.cause(),
                    "the dates of the pages are out of reach; what was known before counts"
                );
                known.changes.clone()
            }
        }
    }

    async fn note(&self, client: &ContentClient, pages: &Digests) -> Result<Changes, ContentError> {
        let last = self.known().pages.clone();
        // While servers of two builds run side by side their pages differ, and neither's have changed.
        let new = pages
            .iter()
            .filter(|(name, digest)| last.get(*name) != Some(*digest));
        let new = new.map(|(name, digest)| (name.as_str(), &**digest)).collect();
        let noted = client.note_documents(&new).await?.into_iter();
        let changes = noted.filter_map(|document| Some((document.name, document.changed?)));
        Ok(changes.collect())
    }

    fn known(&self) -> MutexGuard<'_, Known> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
