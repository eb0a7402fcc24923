//! Reads the posts of one collection and turns them into what a page may show.

use std::{collections::BTreeSet, mem, pin::pin, sync::Arc, time::Duration};

use content_client::{Changes, ContentClient, ContentError, DataItem, Filter, ItemsQuery, decode_date};
use futures::TryStreamExt as _;
use serde_json::{Map, Value};
use time::{Date, OffsetDateTime, macros::format_description};

use super::{
    RecruitPost, SkippedPost,
    cleaner::{Cleaner, Kept},
};
use crate::telemetry::traces;

/// Posts requested in one call: the most that the platform gives, so that one call mostly reads one state of a collection.
/// Of posts with long texts it gives fewer, or the client asks for fewer.
const PAGE_SIZE: u32 = 1000;

/// Posts read of a collection. All of them stand in one page, which has to render within the limits of an engine and to
/// open on a phone; a collection gone wild must not keep the site from starting.
const POSTS_MAX: usize = 2000;

/// Bytes of the texts of all posts of a collection, for the same reason: half as many again as 2,000 posts of the usual
/// length have.
const TEXT_BYTES_MAX: usize = 6 * 1024 * 1024;

/// The fields of an item that are HTML.
const HTML_FIELDS: [&str; 3] = ["jobDescription", "requiredSkills", "preferredSkills"];

/// The field that marks a post as invented.
const DEMO_FIELD: &str = "demo";

/// Longest time for which the platform keeps back what it has to say of changes: the service's own limit.
const CHANGE_WAIT: Duration = Duration::from_secs(25);

/// Form of a day.
const DAY: &str = "yyyy-mm-dd";

/// Reads posts from the content service.
#[derive(Debug)]
pub struct RecruitSource {
    client: Arc<ContentClient>,
    cleaner: Cleaner,
}

/// What was read of a collection.
#[derive(Debug, Default)]
pub struct Reading {
    /// The posts in the order of display: the reverse of the service's.
    pub posts: Vec<RecruitPost>,
    /// Those that cannot be shown.
    pub skipped: Vec<SkippedPost>,
    /// Items beyond the limit, the oldest ones, at least one if the service cannot count them.
    pub left_out: u64,
}

impl RecruitSource {
    /// A source that asks through `client`.
    pub fn new(client: Arc<ContentClient>) -> Self {
        Self {
            client,
            cleaner: Cleaner::default(),
        }
    }

    /// What has changed in a collection; with a known revision as soon as there is another one, or after a while. `None` if
    /// the platform does not say it.
    ///
    /// # Errors
    ///
    /// As [`Self::read`].
    pub async fn changes(
        &self,
        collection: &str,
        known: Option<i64>,
    ) -> Result<Option<Changes>, ContentError> {
        match self
            .client
            .collection(collection)
            .changes(known, CHANGE_WAIT)
            .await
        {
            Ok(changes) => Ok(Some(changes)),
            Err(error) if error.is_unsupported() => Ok(None),
            Err(error) => Err(error),
        }
    }

    /// Reads a collection, page after page up to the limits. What was `kept` of the last reading is not cleaned again.
    ///
    /// # Errors
    ///
    /// If the service cannot be reached or responds with an error.
    pub async fn read(&self, collection: &str, kept: &mut Kept) -> Result<Reading, ContentError> {
        traces::follow(traces::content(collection), self.read_all(collection, kept)).await
    }

    async fn read_all(&self, collection: &str, kept: &mut Kept) -> Result<Reading, ContentError> {
        let last = mem::take(kept);
        let read = self.read_pages(collection, &last, kept).await;
        if read.is_err() {
            *kept = last;
        }
        read
    }

    async fn read_pages(
        &self,
        collection: &str,
        last: &Kept,
        kept: &mut Kept,
    ) -> Result<Reading, ContentError> {
        let mut reading = Reading::default();
        // An item that comes or goes meanwhile shifts the pages, so that another may be read twice.
        let mut seen = BTreeSet::new();
        let (mut items, mut bytes) = (0_usize, 0_usize);
        let query = ItemsQuery::new(collection).paging(0, PAGE_SIZE);
        let mut pages = pin!(self.client.pages(query));
        'pages: while let Some(page) = pages.try_next().await? {
            for item in page.items {
                if items == POSTS_MAX || bytes > TEXT_BYTES_MAX {
                    reading.left_out = self.left_out(collection, items).await;
                    break 'pages;
                }
                items += 1;
                if !item.id.is_empty() && !seen.insert(item.id.clone()) {
                    continue;
                }
                match self.post(item, last, kept).await {
                    Some(Ok(post)) => {
                        bytes += post.text_bytes();
                        reading.posts.push(post);
                    }
                    Some(Err(skipped)) => reading.skipped.push(skipped),
                    None => {}
                }
            }
        }
        reading.posts.reverse();
        Ok(reading)
    }

    /// How many items a collection has beyond those that were read.
    async fn left_out(&self, collection: &str, read: usize) -> u64 {
        let all = self.client.collection(collection).count(&Filter::default()).await;
        all.unwrap_or_default().saturating_sub(read as u64).max(1)
    }

    async fn post(
        &self,
        item: DataItem,
        last: &Kept,
        kept: &mut Kept,
    ) -> Option<Result<RecruitPost, SkippedPost>> {
        let Some(fields) = item.data else {
            tracing::error!(item.id, "Bad data sent");
            return None;
        };
        let texts = HTML_FIELDS.map(|name| text(&fields, name).to_owned());
        let cleaned = match self.cleaner.clean(texts, last, kept).await {
            Ok(cleaned) => cleaned,
            Err(reason) => return Some(Err(SkippedPost { id: item.id, reason })),
        };
        let [job_description, required_skills, preferred_skills] = cleaned.as_ref().clone();
        Some(Ok(RecruitPost {
            position_title: text(&fields, "title").to_owned(),
            date: day(fields.get("date"))
                .or(item.created.and_then(written))
                .unwrap_or_default(),
            job_description,
            required_skills,
            preferred_skills,
            demo: fields.get(DEMO_FIELD) == Some(&Value::Bool(true)),
            updated: item.updated,
            id: item.id,
        }))
    }
}

/// A field's text; a field that is missing or no text has none.
fn text<'a>(fields: &'a Map<String, Value>, name: &str) -> &'a str {
    fields.get(name).and_then(Value::as_str).unwrap_or_default()
}

/// The day that a field holds: a text that begins with one, or the platform's form of a moment.
fn day(value: Option<&Value>) -> Option<String> {
    let text = match value? {
        Value::String(text) => text,
        moment => return written(decode_date(moment)?),
    };
    let day = text.get(..DAY.len())?;
    Date::parse(day, format_description!("[year]-[month]-[day]")).ok()?;
    Some(day.to_owned())
}

/// The day of a moment, in UTC.
fn written(moment: OffsetDateTime) -> Option<String> {
    moment
        .date()
        .format(format_description!("[year]-[month]-[day]"))
        .ok()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_day_is_read_from_whatever_form_the_platform_gives() {
        for (value, expected) in [
            (json!("2024-01-15"), Some("2024-01-15")),
            (json!("2024-01-15T10:00:00Z"), Some("2024-01-15")),
            (json!({"$date": "2024-01-15T23:30:00.000Z"}), Some("2024-01-15")),
            (json!("soon"), None),
            (json!("2024-13-15"), None),
            (json!("日本語の日付です"), None),
            (json!(7), None),
        ] {
            assert_eq!(day(Some(&value)).as_deref(), expected, "{value}");
        }
        assert_eq!(day(None), None);
    }
}
