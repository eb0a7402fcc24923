//! Reads the posts of one collection and turns them into what a page may show.

use std::sync::Arc;

use content_client::{ContentClient, ContentError, DataItem, ItemsQuery};
use serde_json::{Map, Value};

use super::RecruitPost;
use crate::content::sanitize::Sanitizer;

/// Posts asked for in one call: the platform's own page size, above the number of posts that anybody has.
const PAGE_SIZE: u32 = 50;

/// Posts read at most, so that a collection gone wild cannot fill the page or the memory.
const MAX_POSTS: u32 = 500;

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
    /// If the service cannot be asked or answers with an error.
    pub async fn read(&self, collection: &str) -> Result<Vec<RecruitPost>, ContentError> {
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
            job_description: html("jobDescription"),
            required_skills: html("requiredSkills"),
            preferred_skills: html("preferredSkills"),
            id: item.id,
        })
    }
}

/// A field's text; a field that is missing or no text has none.
fn text<'a>(fields: &'a Map<String, Value>, name: &str) -> &'a str {
    fields.get(name).and_then(Value::as_str).unwrap_or_default()
}
