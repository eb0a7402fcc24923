//! What is known of a post in one language without its texts.

use std::collections::BTreeMap;

use content_wire::{date, day};
use serde_json::{Map, Value, json};
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row as _};
use time::OffsetDateTime;

use crate::error::DeskError;
use crate::shared::Locale;
use crate::state::State;

/// What a list shows of a post.
#[derive(Clone, Debug, Default)]
pub(crate) struct Brief {
    title: Option<String>,
    date: Option<String>,
}

/// The last change of an item.
#[derive(Clone, Debug)]
pub(crate) struct Last {
    revision: i64,
    is_removal: bool,
    author: String,
    pub(crate) at: String,
}

/// What is known of a post in one language.
#[derive(Clone, Debug, Default)]
pub(crate) struct Facts {
    pub(crate) draft: Option<Brief>,
    pub(crate) published: Option<Brief>,
    draft_last: Option<Last>,
    published_last: Option<Last>,
    pub(crate) publish_at: Option<i64>,
    pub(crate) close_at: Option<i64>,
}

impl Facts {
    /// Whether there is a post or a draft.
    pub(crate) fn exists(&self) -> bool {
        self.draft.is_some() || self.published.is_some()
    }

    pub(crate) fn state(&self) -> State {
        let was_taken_back = self.published_last.as_ref().is_some_and(|last| last.is_removal);
        match (&self.draft, &self.published) {
            (None, None) => State::Missing,
            (Some(_), _) if self.publish_at.is_some() => State::Scheduled,
            (Some(_), None) if was_taken_back => State::Closed,
            (Some(_), None) => State::Draft,
            (Some(_), Some(_)) => State::Changed,
            (None, Some(_)) if self.close_at.is_some() => State::Closing,
            (None, Some(_)) => State::Published,
        }
    }

    /// Names what the post is: it changes with the draft, with what is published, and with the times.
    pub(crate) fn revision(&self) -> String {
        let number = |last: &Option<Last>| last.as_ref().map_or(0, |last| last.revision);
        let time = |time: Option<i64>| time.map_or_else(String::new, |time| time.to_string());
        format!(
            "{}-{}-{}-{}",
            number(&self.draft_last),
            number(&self.published_last),
            time(self.publish_at),
            time(self.close_at)
        )
    }

    /// The last change of draft or published post.
    pub(crate) fn last(&self) -> Option<&Last> {
        let both = self.draft_last.iter().chain(&self.published_last);
        both.max_by(|one, other| one.at.cmp(&other.at))
    }

    /// The summary on the wire.
    pub(crate) fn json(&self) -> Map<String, Value> {
        let brief = self.draft.as_ref().or(self.published.as_ref());
        let last = self.last();
        let fields = [
            ("state", json!(self.state().name())),
            ("isPublished", json!(self.published.is_some())),
            ("revision", json!(self.revision())),
            ("title", json!(brief.and_then(|brief| brief.title.as_ref()))),
            ("date", json!(brief.and_then(|brief| brief.date.as_ref()))),
            ("changedAt", json!(last.map(|last| &last.at))),
            ("changedBy", json!(last.map(|last| &last.author))),
            ("publishAt", json!(self.publish_at.and_then(iso))),
            ("closeAt", json!(self.close_at.and_then(iso))),
        ];
        fields
            .map(|(name, value)| (name.to_owned(), value))
            .into_iter()
            .collect()
    }
}

/// Seconds since 1970 as the wire has times.
pub(crate) fn iso(seconds: i64) -> Option<String> {
    OffsetDateTime::from_unix_timestamp(seconds)
        .ok()
        .map(date::format)
}

/// What is known of one post.
pub(crate) async fn one(
    connection: &mut AnyConnection,
    locale: &Locale,
    id: &str,
) -> Result<Facts, DeskError> {
    Ok(read(connection, locale, Some(id))
        .await?
        .remove(id)
        .unwrap_or_default())
}

/// What is known of every post of a language, or of one, by id.
pub(crate) async fn read(
    connection: &mut AnyConnection,
    locale: &Locale,
    id: Option<&str>,
) -> Result<BTreeMap<String, Facts>, DeskError> {
    let mut all: BTreeMap<String, Facts> = BTreeMap::new();
    for (collection, is_draft) in [(&locale.drafts, true), (&locale.published, false)] {
        let briefs = "SELECT id, CAST(data ->> 'title' AS TEXT), CAST(data ->> 'date' AS TEXT) FROM items WHERE collection = $1";
        for row in rows(connection, briefs, "id", collection, id).await? {
            let facts = all.entry(row.try_get(0)?).or_default();
            let brief = Some(Brief {
                title: row.try_get(1)?,
                date: row.try_get::<Option<String>, _>(2)?.and_then(day),
            });
            *(if is_draft {
                &mut facts.draft
            } else {
                &mut facts.published
            }) = brief;
        }
        let lasts = "SELECT item, revision, action, author, changed_at FROM revisions WHERE collection = $1
             AND NOT EXISTS (SELECT 1 FROM revisions later WHERE later.collection = revisions.collection
                 AND later.item = revisions.item AND later.revision > revisions.revision)";
        for row in rows(connection, lasts, "item", collection, id).await? {
            let facts = all.entry(row.try_get(0)?).or_default();
            *(if is_draft {
                &mut facts.draft_last
            } else {
                &mut facts.published_last
            }) = Some(last(&row)?);
        }
    }
    let schedules = "SELECT item, publish_at, close_at FROM desk_schedules WHERE collection = $1";
    for row in rows(connection, schedules, "item", &locale.published, id).await? {
        let facts = all.entry(row.try_get(0)?).or_default();
        facts.publish_at = row.try_get(1)?;
        facts.close_at = row.try_get(2)?;
    }
    Ok(all)
}

/// The rows of a statement about a collection, those of one id if there is one.
async fn rows(
    connection: &mut AnyConnection,
    statement: &'static str,
    column: &'static str,
    collection: &str,
    id: Option<&str>,
) -> Result<Vec<AnyRow>, DeskError> {
    let Some(id) = id else {
        return Ok(sqlx::query(statement)
            .bind(collection)
            .fetch_all(connection)
            .await?);
    };
    let statement = format!("{statement} AND {column} = $2");
    let query = sqlx::query(sqlx::AssertSqlSafe(statement))
        .bind(collection)
        .bind(id);
    Ok(query.fetch_all(connection).await?)
}

fn last(row: &AnyRow) -> Result<Last, DeskError> {
    Ok(Last {
        revision: row.try_get(1)?,
        is_removal: row.try_get::<&str, _>(2)? == "DELETE",
        author: row.try_get(3)?,
        at: row.try_get(4)?,
    })
}

/// The day of a post, whether it is a text or an object.
fn day(text: String) -> Option<String> {
    day::of(&serde_json::from_str(&text).unwrap_or(Value::String(text)))
}
