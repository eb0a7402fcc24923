//! Reads the posts of one collection and turns them into what a page may show.

use std::sync::Arc;

use content_client::{ContentClient, ContentError, DataItem, ItemsQuery, decode_date};
use serde_json::{Map, Value};
use time::{Date, OffsetDateTime, macros::format_description};

use super::RecruitPost;
use crate::{content::sanitize::Sanitizer, telemetry::traces};

/// Posts asked for in one call: the platform's own page size, above the number of posts that anybody has.
const PAGE_SIZE: u32 = 50;

/// Posts read at most, so that a collection gone wild cannot fill the page or the memory.
const MAX_POSTS: u32 = 500;

/// Form of a day.
const DAY: &str = "yyyy-mm-dd";

/// Reads posts from the content service.
#[derive(Debug)]
pub struct RecruitSource {
    client: Arc<ContentClient>,
    sanitizer: Sanitizer,
}

impl RecruitSource {
    /// A source that asks through `client`.
    pub fn new(client: ContentClient) -> Self {
        Self {
            client: Arc::new(client),
            sanitizer: Sanitizer::default(),
        }
    }

    /// Reads a collection. The posts come in the order of display: the reverse of the service's.
    ///
    /// # Errors
    ///
    /// If the service cannot be reached or responds with an error.
    pub async fn read(&self, collection: &str) -> Result<Vec<RecruitPost>, ContentError> {
        traces::follow(traces::content(collection), self.read_all(collection)).await
    }

    async fn read_all(&self, collection: &str) -> Result<Vec<RecruitPost>, ContentError> {
        let mut posts = Vec::new();
        for offset in (0..MAX_POSTS).step_by(PAGE_SIZE as usize) {
            let page = self
                .client
                .query_items(&ItemsQuery::new(collection).paging(offset, PAGE_SIZE))
                .await?;
            posts.extend(page.items.into_iter().filter_map(|item| self.post(item)));
            if !page.paging.has_next {
                break;
            }
        }
        posts.reverse();
        Ok(posts)
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
