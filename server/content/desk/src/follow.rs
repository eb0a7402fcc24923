//! Turns what was changed of published posts into news for programs outside: by whichever door it was changed, at the desk or by the
//! command line, by a program with a key or in time.
//!
//! The history says what was changed. How far it was read is kept beside it and moved on in the change that notes the deliveries, so
//! of two servers the second one finds nothing left.

use std::collections::BTreeMap;

use content_service::store::posts::{ChangeKind, PublicChange, changes_between, revisions_of};
use content_wire::date;
use serde_json::json;
use sqlx::{AnyConnection, Row as _};

use crate::error::DeskError;
use crate::event::{Event, InLanguage, Kind};
use crate::indexing;
use crate::outbox::{self, Target};
use crate::shared::Shared;

/// Seconds after which a change is no news: servers were off, or their webhooks.
const NEWS_FOR: i64 = 24 * 60 * 60;

/// What is read of the history of a language.
struct Range {
    locale: String,
    collection: String,
    after: i64,
    up_to: i64,
}

impl Shared {
    /// Notes deliveries of what was changed since the last look.
    ///
    /// # Errors
    /// [`DeskError::Store`].
    pub(crate) async fn follow(&self) -> Result<(), DeskError> {
        let content = self.store.content();
        let mut view = content.view().await?;
        let (revisions, told) = (revisions_of(&mut view).await?, told(&mut view).await?);
        drop(view);
        let is_told = |name: &String| revisions.get(name) == told.get(name);
        if self.locales.iter().all(|locale| is_told(&locale.published)) {
            return Ok(());
        }
        let mut change = content.change().await?;
        let Some(ranges) = self.ranges(&mut change).await? else {
            return Ok(());
        };
        let now = content.now_seconds();
        let mut news = News::default();
        for range in &ranges {
            let changes = changes_between(&mut change, &range.collection, range.after, range.up_to).await?;
            for each in changes.into_iter().filter(|each| is_news(each, now)) {
                if self.indexing.is_some() {
                    tell_search(&mut change, now, &range.locale, &each).await?;
                }
                news.add(&range.locale, each);
            }
        }
        for (kind, event) in news.into_events() {
            let listeners = outbox::listeners(&mut change, kind).await?;
            outbox::tell(&mut change, now, &listeners, kind, &event).await?;
        }
        Ok(change.commit().await?)
    }

    /// Notes that all languages are read up to now; returns what was not. `None` if another server has just read it.
    async fn ranges(&self, change: &mut AnyConnection) -> Result<Option<Vec<Range>>, DeskError> {
        let (revisions, told) = (revisions_of(&mut *change).await?, told(&mut *change).await?);
        let mut ranges = Vec::new();
        for locale in &self.locales {
            let Some(&up_to) = revisions.get(&locale.published) else {
                continue;
            };
            let Some(&after) = told.get(&locale.published) else {
                begin(&mut *change, &locale.published, up_to).await?;
                continue;
            };
            if after == up_to {
                continue;
            }
            let done =
                sqlx::query("UPDATE desk_told SET revision = $1 WHERE collection = $2 AND revision = $3")
                    .bind(up_to)
                    .bind(locale.published.as_str())
                    .bind(after)
                    .execute(&mut *change)
                    .await?;
            if done.rows_affected() == 0 {
                return Ok(None);
            }
            ranges.push(Range {
                locale: locale.code.clone(),
                collection: locale.published.clone(),
                after,
                up_to,
            });
        }
        Ok(Some(ranges))
    }
}

/// How far each collection was read.
async fn told(connection: &mut AnyConnection) -> Result<BTreeMap<String, i64>, DeskError> {
    let rows = sqlx::query("SELECT collection, revision FROM desk_told")
        .fetch_all(connection)
        .await?;
    rows.iter()
        .map(|row| Ok((row.try_get(0)?, row.try_get(1)?)))
        .collect()
}

/// Begins to read a collection: what is there already is no news.
async fn begin(connection: &mut AnyConnection, collection: &str, revision: i64) -> Result<(), DeskError> {
    sqlx::query(
        "INSERT INTO desk_told (collection, revision) VALUES ($1, $2) ON CONFLICT (collection) DO NOTHING",
    )
    .bind(collection)
    .bind(revision)
    .execute(connection)
    .await?;
    Ok(())
}

fn is_news(change: &PublicChange, now: i64) -> bool {
    let at = date::decode(&json!(change.at)).map(time::OffsetDateTime::unix_timestamp);
    at.is_some_and(|at| at > now.saturating_sub(NEWS_FOR))
}

/// Notes that a search engine is told of a page, in the place of what it was still to be told of it.
async fn tell_search(
    connection: &mut AnyConnection,
    now: i64,
    locale: &str,
    change: &PublicChange,
) -> Result<(), DeskError> {
    let kind = match change.kind {
        ChangeKind::Added | ChangeKind::Replaced => indexing::UPDATED,
        ChangeKind::Removed => indexing::DELETED,
    };
    let event = json!(Event::in_language(&change.item, locale, None)).to_string();
    sqlx::query("DELETE FROM desk_deliveries WHERE webhook IS NULL AND state = 'waiting' AND event = $1")
        .bind(event.as_str())
        .execute(&mut *connection)
        .await?;
    outbox::insert(connection, now, &Target::Search, kind, &event).await?;
    Ok(())
}

/// What has happened, with what was done at once in several languages as one event.
#[derive(Default)]
struct News {
    events: Vec<(Kind, Event)>,
    /// Where each is: by moment, position, author and kind.
    places: BTreeMap<(String, String, String, &'static str), usize>,
}

impl News {
    fn add(&mut self, locale: &str, change: PublicChange) {
        let (kind, is_update) = match change.kind {
            ChangeKind::Added => (Kind::Published, Some(false)),
            ChangeKind::Replaced => (Kind::Published, Some(true)),
            ChangeKind::Removed => (Kind::Closed, None),
        };
        let language = InLanguage {
            locale: locale.to_owned(),
            title: change.title.unwrap_or_default(),
        };
        let key = (change.at, change.item, change.by, kind.name());
        let place = self.places.get(&key).copied();
        let known = place.and_then(|place| self.events.get_mut(place));
        if let Some((_, event)) = known {
            if !event.languages.iter().any(|each| each.locale == locale) {
                event.languages.push(language);
            }
            // A position that is new in one of the languages is new.
            event.is_update = event
                .is_update
                .map(|is_update| is_update && change.kind == ChangeKind::Replaced);
            return;
        }
        let event = Event {
            position: key.1.clone(),
            languages: vec![language],
            by: key.2.clone(),
            at: key.0.clone(),
            is_update,
            ..Event::default()
        };
        self.places.insert(key, self.events.len());
        self.events.push((kind, event));
    }

    /// The events in their order.
    fn into_events(mut self) -> Vec<(Kind, Event)> {
        self.events.sort_by(|(_, one), (_, other)| one.at.cmp(&other.at));
        self.events
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn change(item: &str, kind: ChangeKind, at: &str) -> PublicChange {
        PublicChange {
            item: item.to_owned(),
            kind,
            by: "paul".to_owned(),
            at: at.to_owned(),
            title: Some(item.to_uppercase()),
        }
    }

    #[test]
    fn what_is_done_at_once_in_several_languages_is_one_event() {
        let mut news = News::default();
        news.add("en", change("a", ChangeKind::Replaced, "2"));
        news.add("en", change("b", ChangeKind::Removed, "1"));
        news.add("jp", change("a", ChangeKind::Added, "2"));
        news.add("jp", change("a", ChangeKind::Removed, "3"));
        let told: Vec<_> = news
            .into_events()
            .into_iter()
            .map(|(kind, event)| (kind, event.position, event.languages.len(), event.is_update))
            .collect();
        assert_eq!(
            told,
            [
                (Kind::Closed, "b".to_owned(), 1, None),
                (Kind::Published, "a".to_owned(), 2, Some(false)),
                (Kind::Closed, "a".to_owned(), 1, None),
            ]
        );
    }

    #[test]
    fn what_is_old_is_no_news() {
        let change = change("a", ChangeKind::Added, "2027-01-15T08:00:00.000Z");
        assert!(is_news(&change, 1_800_000_000));
        assert!(!is_news(&change, 1_800_000_000 + NEWS_FOR));
    }
}
