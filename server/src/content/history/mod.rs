//! What is known of the content over time: when a page changed, and which positions are closed.
//!
//! With the site's own content service it is in the service's database, where all servers find the same. With another
//! platform it is in a file of this server's data folder. Without it nothing is claimed: a page that was never seen to
//! change has no date, and a position that was never seen open does not exist.

pub mod database;
pub mod file;

use std::{collections::BTreeMap, sync::Arc};

use time::OffsetDateTime;

use self::{database::DatabaseHistory, file::FileHistory};
use crate::locale::Locale;

/// Closed positions that are remembered for each language, so that what is kept cannot grow without end.
const CLOSED_REMEMBERED: u16 = 1000;

/// What each page in each language is made of: a digest, by path and language, for example `/recruit?locale=en`.
pub type Digests = BTreeMap<String, Arc<str>>;

/// When pages were seen to change.
pub type Changes = BTreeMap<String, OffsetDateTime>;

/// What is known of the content over time.
#[derive(Debug)]
pub enum History {
    /// In the database of the site's own content service.
    Database(DatabaseHistory),
    /// In a file of the data folder.
    File(FileHistory),
}

impl History {
    /// Notes which positions are open in a language, `None` if that is unknown, and returns those that are closed.
    pub async fn closed(&self, locale: Locale, open: Option<&[&str]>, now: OffsetDateTime) -> Vec<String> {
        match self {
            Self::Database(database) => database.closed(locale).await,
            Self::File(file) => file.closed(locale, open, now),
        }
    }

    /// Notes what all pages are made of, and returns when each was seen to change.
    pub async fn changes(&self, pages: &Digests, now: OffsetDateTime) -> Changes {
        match self {
            Self::Database(database) => database.changes(pages, now).await,
            Self::File(file) => file.changes(pages, now),
        }
    }
}
