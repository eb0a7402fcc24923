//! What a post was: every change of its draft and of what was published.

use std::collections::HashSet;

use serde_json::json;
use sqlx::{AnyConnection, Row as _};

use super::delete::data_of;
use super::write::Apart;
use super::{Post, shown};
use crate::error::DeskError;
use crate::sessions::Session;
use crate::shared::{Locale, Shared};
use content_service::store::Item;
use content_service::store::posts::post_changes;
use content_wire::date;
use content_wire::desk::{History, HistoryAction, HistoryEntry, Summary};

/// What an entry of the list is about that notes what a time did.
pub(crate) fn scheduled(id: &str, locale: &Locale) -> String {
    format!("{id} {} (scheduled)", locale.code)
}

/// When times have published a post or taken it back.
///
/// # Errors
/// [`DeskError::Store`].
async fn done_in_time(
    connection: &mut AnyConnection,
    id: &str,
    locale: &Locale,
) -> Result<HashSet<String>, DeskError> {
    let rows = sqlx::query(
        "SELECT noted_at FROM desk_audit WHERE subject = $1 AND action IN ('publish', 'takeBack')",
    )
    .bind(scheduled(id, locale))
    .fetch_all(connection)
    .await?;
    let times = rows.iter().map(|row| Ok(row.try_get(0)?));
    times.collect()
}

/// When texts were saved that are entries of their own, by whom: of any position, for one may have had another id then.
///
/// # Errors
/// [`DeskError::Store`].
async fn apart(connection: &mut AnyConnection) -> Result<HashSet<(String, String)>, DeskError> {
    let [aside, restored] = Apart::ALL.map(Apart::noted);
    let rows = sqlx::query("SELECT noted_at, author FROM desk_audit WHERE action IN ($1, $2)")
        .bind(aside)
        .bind(restored)
        .fetch_all(connection)
        .await?;
    let saves = rows.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?)));
    saves.collect()
}

/// Names a change of a post: the collection that it was made in, and its revision there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    is_draft: bool,
    revision: i64,
}

impl Entry {
    /// Reads an id.
    ///
    /// # Errors
    /// [`DeskError::NotFound`].
    pub(crate) fn parse(text: &str) -> Result<Self, DeskError> {
        let parts = text.split_once('-');
        let parsed = parts.and_then(|(kind, revision)| {
            let is_draft = match kind {
                "draft" => true,
                "published" => false,
                _ => return None,
            };
            let revision = revision.parse().ok()?;
            Some(Self { is_draft, revision })
        });
        parsed.ok_or(DeskError::NotFound { what: "change" })
    }

    fn id(self) -> String {
        let kind = if self.is_draft { "draft" } else { "published" };
        format!("{kind}-{}", self.revision)
    }
}

/// Most entries of a list.
const ENTRIES_MAX: usize = 1000;

/// Most changes of a draft, and of what was published, that the entries are made of: two people who write make 150 in a minute.
const CHANGES_MAX: i64 = 20_000;

/// Longest pause within one sitting, in seconds.
const PAUSE_S: i64 = 10 * 60;

/// A change as it is kept.
struct Change {
    entry: Entry,
    is_removal: bool,
    by: String,
    at: String,
}

impl Shared {
    /// The newest entries of a post, the last one first. What happens to the draft in a step of what is published is no entry of its own.
    pub(crate) async fn history(&self, id: &str, locale: &Locale) -> Result<History, DeskError> {
        let mut view = self.store.content().view().await?;
        let mut changes = changes(&mut view, &locale.published, id, false).await?;
        let drafts = self::changes(&mut view, &locale.drafts, id, true).await?;
        let steps: HashSet<_> = changes.iter().map(|change| (&change.at, &change.by)).collect();
        let is_step = |draft: &Change| steps.contains(&(&draft.at, &draft.by));
        let (_, mut own): (Vec<_>, Vec<_>) = drafts.into_iter().partition(is_step);
        // The first draft of a published post takes it over and is written then, in one change; the newest comes first.
        own.dedup_by(|older, newer| older.at == newer.at && older.by == newer.by);
        changes.extend(own);
        changes.sort_by(|one, other| (&other.at, other.entry.revision).cmp(&(&one.at, one.entry.revision)));
        let in_time = done_in_time(&mut view, id, locale).await?;
        let shown = changes.into_iter().map(|change| shown_change(change, &in_time));
        Ok(History {
            entries: sittings(shown, &apart(&mut view).await?),
        })
    }

    /// The post as a change left it, or as it was when it was taken away.
    ///
    /// # Errors
    /// [`DeskError::NotFound`].
    pub(crate) async fn past(&self, id: &str, locale: &Locale, entry: Entry) -> Result<Post, DeskError> {
        let collection = if entry.is_draft {
            &locale.drafts
        } else {
            &locale.published
        };
        let mut view = self.store.content().view().await?;
        let data = data_of(&mut view, collection, id, entry.revision).await?;
        let id = id.to_owned();
        Ok(shown(Item { id, data }))
    }

    /// Makes what a change left the draft.
    ///
    /// # Errors
    /// [`DeskError::NotFound`], and those of [`Shared::save`].
    pub(crate) async fn restore(
        &self,
        by: &Session,
        id: &str,
        locale: &Locale,
        entry: Entry,
        revision: &str,
    ) -> Result<Summary, DeskError> {
        let post = self.past(id, locale, entry).await?;
        self.save(by, id, locale, post, revision, Some(Apart::Restored))
            .await
    }
}

/// The entries, the newest first, in which the saves of one sitting are one: that of its last save.
fn sittings(
    changes: impl Iterator<Item = HistoryEntry>,
    apart: &HashSet<(String, String)>,
) -> Vec<HistoryEntry> {
    let is_apart = |at: &str, by: &str| apart.contains(&(at.to_owned(), by.to_owned()));
    let mut entries: Vec<HistoryEntry> = Vec::new();
    for change in changes {
        let is_full = entries.len() == ENTRIES_MAX;
        let stands_alone = is_apart(&change.at, &change.by);
        match entries.last_mut() {
            Some(later)
                if !stands_alone && !is_apart(&later.since, &later.by) && is_one_sitting(&change, later) =>
            {
                later.since = change.at;
            }
            _ if is_full => break,
            _ => entries.push(change),
        }
    }
    entries
}

/// Whether a save and the one before it were made by one user with no long pause between them.
fn is_one_sitting(earlier: &HistoryEntry, later: &HistoryEntry) -> bool {
    let both_saved = [earlier, later]
        .iter()
        .all(|entry| entry.action == HistoryAction::Saved);
    let seconds = |at: &str| date::decode(&json!(at)).map(time::OffsetDateTime::unix_timestamp);
    let pause = seconds(&later.since).zip(seconds(&earlier.at));
    both_saved && earlier.by == later.by && pause.is_some_and(|(to, from)| to - from <= PAUSE_S)
}

fn shown_change(change: Change, in_time: &HashSet<String>) -> HistoryEntry {
    let action = match (change.entry.is_draft, change.is_removal) {
        (true, false) => HistoryAction::Saved,
        (true, true) => HistoryAction::Discarded,
        (false, false) => HistoryAction::Published,
        (false, true) => HistoryAction::TakenBack,
    };
    HistoryEntry {
        id: change.entry.id(),
        is_automatic: !change.entry.is_draft && in_time.contains(&change.at),
        since: change.at.clone(),
        at: change.at,
        by: change.by,
        action,
    }
}

async fn changes(
    connection: &mut AnyConnection,
    collection: &str,
    id: &str,
    is_draft: bool,
) -> Result<Vec<Change>, DeskError> {
    let changes = post_changes(connection, collection, id, CHANGES_MAX).await?;
    let changes = changes.into_iter().map(|change| Change {
        entry: Entry {
            is_draft,
            revision: change.revision,
        },
        is_removal: change.is_removal,
        by: change.by,
        at: change.at,
    });
    Ok(changes.collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_entry_is_read_by_its_id() {
        let entry = Entry {
            is_draft: true,
            revision: 12,
        };
        assert_eq!(Entry::parse(&entry.id()).unwrap(), entry);
        for text in ["", "12", "draft", "draft-", "draft-x", "other-1"] {
            assert!(Entry::parse(text).is_err(), "{text}");
        }
    }
}
