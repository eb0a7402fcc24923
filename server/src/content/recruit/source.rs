//! Reads the posts of one collection and turns them into what a page may show.

use std::{collections::BTreeSet, mem, pin::pin, sync::Arc, time::Duration};

use content_client::{ChangeReport, ContentClient, ContentError, DataItem, Filter, ItemsQuery};
use content_wire::{
    day,
    post::{self, BadDetail, HTML_FIELDS},
    text::is_unseen,
};
use futures::TryStreamExt as _;
use serde_json::{Map, Value};

use super::{
    RecruitPost, SkippedDetail, SkippedPost,
    cleaner::{Cleaner, Kept, Texts},
};
use crate::{content::refusal::Refusal, telemetry::traces};

/// Posts requested in one call: the most that the platform gives, so that one call mostly reads one state of a collection.
/// Of posts with long texts it gives fewer, or the client asks for fewer.
const PAGE_SIZE: u32 = 1000;

/// Posts read of a collection. All of them stand in one page, which has to render within the limits of an isolate and to
/// open on a phone; a collection gone wild must not keep the site from starting.
const POSTS_MAX: usize = 2000;

/// Bytes of the texts of all posts of a collection, for the same reason: half as many again as 2,000 posts of the usual
/// length have.
const TEXT_BYTES_MAX: usize = 6 * 1024 * 1024;

/// Longest id of a post, in bytes: that of the site's own service. It stands in the path of a page.
const ID_MAX: usize = 256;

/// The field that marks a post as invented.
const DEMO_FIELD: &str = "demo";

/// Longest time for which the platform keeps back what it has to say of changes: the service's own limit.
const CHANGE_WAIT: Duration = Duration::from_secs(25);

/// Reads posts from the content service.
#[derive(Debug)]
pub struct RecruitSource {
    client: Arc<ContentClient>,
    cleaner: Cleaner,
    /// Of the call that reports changes.
    no_changes: Refusal,
}

/// What was read of a collection.
#[derive(Debug, Default)]
pub struct Reading {
    /// The posts in the order of display: the reverse of the service's.
    pub posts: Vec<RecruitPost>,
    /// Those that cannot be shown.
    pub skipped: Vec<SkippedPost>,
    /// Details that posts are shown without.
    pub skipped_details: Vec<SkippedDetail>,
    /// Items beyond the limit, the oldest ones, at least one if the service cannot count them.
    pub left_out: u64,
}

impl RecruitSource {
    /// A source that asks through `client`.
    pub fn new(client: Arc<ContentClient>) -> Self {
        Self {
            client,
            cleaner: Cleaner::default(),
            no_changes: Refusal::default(),
        }
    }

    /// What has changed in a collection; with a known revision as soon as there is another one, or after a while. `None` if
    /// the platform does not say it, of which it is believed for a day.
    ///
    /// # Errors
    ///
    /// As [`Self::read`].
    pub async fn changes(
        &self,
        collection: &str,
        known: Option<i64>,
    ) -> Result<Option<ChangeReport>, ContentError> {
        if self.no_changes.holds() {
            return Ok(None);
        }
        match self
            .client
            .collection(collection)
            .changes(known, CHANGE_WAIT)
            .await
        {
            Ok(changes) => Ok(Some(changes)),
            Err(error) if error.is_unsupported() => {
                self.no_changes.note();
                Ok(None)
            }
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
                    Some(Ok((post, bad))) => {
                        bytes += post.text_bytes();
                        let skipped = bad.into_iter().map(|bad| SkippedDetail {
                            id: post.id.clone(),
                            bad,
                        });
                        reading.skipped_details.extend(skipped);
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

    /// A post, and what is bad of it.
    async fn post(
        &self,
        item: DataItem,
        last: &Kept,
        kept: &mut Kept,
    ) -> Option<Result<(RecruitPost, Vec<BadDetail>), SkippedPost>> {
        let Some(fields) = item.data.filter(|_| item.id.len() <= ID_MAX) else {
            let id: String = item.id.chars().take(ID_MAX).collect();
            if kept.is_news(&id, last) {
                tracing::error!(item.id = id, "Bad data sent");
            }
            return None;
        };
        let texts = HTML_FIELDS.map(|name| text(&fields, name).to_owned());
        let cleaned = match self.cleaner.clean(texts, last, kept).await {
            Ok(cleaned) => cleaned,
            Err(reason) => return Some(Err(SkippedPost { id: item.id, reason })),
        };
        let (mut post, bad) = shown(item.id, &fields, cleaned.as_ref().clone());
        if post.date.is_empty() {
            post.date = item.created.and_then(day::of_moment).unwrap_or_default();
        }
        post.updated = item.updated;
        Some(Ok((post, bad)))
    }
}

/// What pages show of an item whose texts are clean, and what is bad of it.
pub(super) fn shown(id: String, fields: &Map<String, Value>, clean: Texts) -> (RecruitPost, Vec<BadDetail>) {
    let [job_description, required_skills, preferred_skills] = clean;
    let details = post::details(fields);
    let post = RecruitPost {
        id,
        position_title: line(text(fields, "title")),
        date: details.date.unwrap_or_default(),
        job_description,
        required_skills,
        preferred_skills,
        details: details.shown,
        demo: fields.get(DEMO_FIELD) == Some(&Value::Bool(true)),
        updated: None,
    };
    (post, details.bad)
}

/// A text in one line, with a space in the place of control characters: a document cannot hold all of them, so that a browser
/// would read another text than it got as data. What else is not seen goes, where the text is none that the rule for titles takes.
fn line(text: &str) -> String {
    let is_seen = content_wire::text::unseen(text).is_none();
    let parts = text.split(char::is_control).map(|part| {
        let shown = part.chars().filter(|character| is_seen || !is_unseen(*character));
        shown.collect::<String>()
    });
    parts
        .filter(|part| !part.is_empty())
        .collect::<Vec<_>>()
        .join(" ")
}

/// A field's text; a field that is missing or no text has none.
pub(super) fn text<'a>(fields: &'a Map<String, Value>, name: &str) -> &'a str {
    fields.get(name).and_then(Value::as_str).unwrap_or_default()
}
