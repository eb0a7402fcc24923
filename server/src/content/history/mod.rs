//! What is known of the content over time: when a page changed, and which positions are closed.
//!
//! The site's own content service says which items were removed and when each was changed, so all servers of its database
//! find the same. Another platform may say neither; there, and for pages that are made of no posts, a file of this server's
//! data folder has what this server has seen itself. Without it nothing is claimed: a page that was never seen to change has no
//! date, and a position that was never seen open does not exist.

mod file;

use std::{collections::BTreeMap, path::Path, sync::Arc};

use time::OffsetDateTime;

use self::file::FileHistory;
use super::recruit::RecruitPosts;
use crate::locale::Locale;

/// What each page in each language is made of: a digest, by path and language, for example `/recruit?locale=en`.
pub(crate) type Digests = BTreeMap<String, Arc<str>>;

/// When pages were seen to change.
pub(crate) type ChangeDates = BTreeMap<String, OffsetDateTime>;

/// What is known of the content over time.
#[derive(Debug)]
pub struct History {
    file: FileHistory,
}

impl History {
    /// The history that this data folder has.
    pub fn new(data_dir: &Path) -> Self {
        Self {
            file: FileHistory::load(data_dir),
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

    /// Notes what pages are made of, and returns when each was seen to change.
    pub fn changes(&self, pages: &Digests, now: OffsetDateTime) -> ChangeDates {
        self.file.changes(pages, now)
    }
}
