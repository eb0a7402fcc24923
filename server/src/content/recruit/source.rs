//! Reads the posts of one collection and turns them into what a page may show.

use std::{collections::BTreeSet, pin::pin, sync::Arc};

use content_client::{ContentClient, ContentError, DataItem, Filter, ItemsQuery, decode_date};
use content_service::DEMO_FIELD;
use futures::TryStreamExt as _;
use serde_json::{Map, Value};
use time::{Date, OffsetDateTime, macros::format_description};

use super::RecruitPost;
use crate::{content::sanitize::Sanitizer, telemetry::traces};

/// Posts asked for in one call: the most that the platform gives, so that one call mostly reads one state of a collection.
const PAGE_SIZE: u32 = 1000;

/// Posts read of a collection. All of them stand in one page, which has to render within the limits of an engine and to
/// open on a phone; a collection gone wild must not keep the site from starting.
const POSTS_MAX: usize = 2000;

/// Form of a day.
const DAY: &str = "yyyy-mm-dd";

/// Reads posts from the content service.
#[derive(Debug)]
pub struct RecruitSource {
    client: Arc<ContentClient>,
    sanitizer: Sanitizer,
}

/// What was read of a collection.
#[derive(Debug)]
pub struct Reading {
    /// The posts in the order of display: the reverse of the service's.
    pub posts: Vec<RecruitPost>,
    /// Items beyond the limit, the oldest ones, at least one if the service cannot count them.
    pub left_out: u64,
}

impl RecruitSource {
    /// A source that asks through `client`.
    pub fn new(client: ContentClient) -> Self {
        Self {
            client: Arc::new(client),
            sanitizer: Sanitizer::default(),
        }
    }

    /// Reads a collection, page after page up to the limit.
    ///
    /// # Errors
    ///
    /// If the service cannot be reached or responds with an error.
    pub async fn read(&self, collection: &str) -> Result<Reading, ContentError> {
        traces::follow(traces::content(collection), self.read_all(collection)).await
    }

    async fn read_all(&self, collection: &str) -> Result<Reading, ContentError> {
        let mut items: Vec<DataItem> = Vec::new();
        let query = ItemsQuery::new(collection).paging(0, PAGE_SIZE);
        let mut pages = pin!(self.client.pages(query));
        while items.len() <= POSTS_MAX
            && let Some(page) = pages.try_next().await?
        {
            items.extend(page.items);
        }
        let mut left_out = 0;
        if items.len() > POSTS_MAX {
            items.truncate(POSTS_MAX);
            let all = self.client.collection(collection).count(&Filter::default()).await;
            let all = all.unwrap_or_default();
            left_out = all.saturating_sub(items.len() as u64).max(1);
        }
        // An item that comes or goes meanwhile shifts the pages, so that another may be read twice.
        let mut seen = BTreeSet::new();
        items.retain(|item| item.id.is_empty() || seen.insert(item.id.clone()));
        let mut posts: Vec<_> = items.into_iter().filter_map(|item| self.post(item)).collect();
        posts.reverse();
        Ok(Reading { posts, left_out })
    }

    fn post(&self, item: DataItem) -> Option<RecruitPost> {
        let Some(fields) = item.data else {
            tracing::error!(item.id, "Bad data sent");
            return None;
        };
        let html = |name: &str| self.sanitizer.clean(text(&fields, name));
        Some(RecruitPost {
            position_title: text(&fields, "title").to_owned(),
            date: day(fields.get("date"))
                .or(item.created.and_then(written))
                .unwrap_or_default(),
            job_description: html("jobDescription"),
            required_skills: html("requiredSkills"),
            preferred_skills: html("preferredSkills"),
            demo: fields.get(DEMO_FIELD) == Some(&Value::Bool(true)),
            updated: item.updated,
            id: item.id,
        })
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
