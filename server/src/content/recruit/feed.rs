//! Keeps the posts of every language fresh in the background.
//!
//! One task for each language fetches, publishes the posts, and fetches again after the interval. Requests only read what
//! is published, so however many come, the service gets one call a language and interval.

use std::{
    collections::HashMap,
    sync::Arc,
    time::{Duration, Instant},
};

use ::time::OffsetDateTime;
use backon::{BackoffBuilder as _, ExponentialBuilder};
use content_client::{Changes as Reported, ContentError};
use tokio::{sync::watch, task::JoinSet, time};

use super::{
    RecruitPosts,
    changes::{Changes, Published},
    cleaner::Kept,
    freshness::{Freshness, Health},
    source::{Reading, RecruitSource},
};
use crate::{locale::Locale, settings::content::RecruitCollections, telemetry::metrics::SKIP_REASONS};

/// How long a page waits for the very first posts. The service responds in milliseconds; when it does not, the page
/// with the invitation to write is better than no page.
const FIRST_ANSWER_WAIT: Duration = Duration::from_secs(1);

/// Pauses after failures, each twice as long as the one before; none is longer than the refresh interval.
const RETRY_PAUSES: ExponentialBuilder = ExponentialBuilder::new()
    .with_min_delay(Duration::from_millis(250))
    .without_max_delay()
    .without_max_times();

/// Shortest time between two readings of a collection that changes all the time. A change is to be on the pages within a
/// second.
const READINGS_APART: Duration = Duration::from_millis(250);

/// Pause after a report of changes that failed. The reading that is due anyhow says what is wrong.
const REPORT_RETRY_PAUSE: Duration = Duration::from_secs(1);

/// How long a reading may last until what is known counts as stale: longer than the slowest that brings something, a few
/// calls that each take nearly as long as a call may.
const READING_MAX: Duration = Duration::from_secs(30);

/// What is known of one language.
#[derive(Debug)]
struct Language {
    posts: watch::Receiver<Published>,
    freshness: watch::Receiver<Freshness>,
}

/// The posts of every language.
#[derive(Debug)]
pub struct RecruitFeed {
    languages: HashMap<Locale, Language>,
    has_source: bool,
    /// Time in which the posts are fetched again.
    due: Duration,
    /// Ends the tasks when the feed goes.
    _tasks: JoinSet<()>,
}

impl RecruitFeed {
    /// Starts to ask for the posts of every collection. Without a source no post is ever known. A platform that reports
    /// changes is asked as soon as something has changed, any other when the interval is over.
    ///
    /// Must be called inside a tokio runtime.
    pub fn start(
        source: Option<RecruitSource>,
        collections: &RecruitCollections,
        interval: Duration,
    ) -> Self {
        let mut tasks = JoinSet::new();
        let source = source.map(Arc::new);
        let has_source = source.is_some();
        let languages = collections
            .iter()
            .map(|(locale, collection)| {
                let (sender, posts) = watch::channel(None);
                let (freshness_sender, freshness) = watch::channel(Freshness::default());
                if let Some(source) = &source {
                    let refresh = Refresh {
                        source: source.clone(),
                        collection: collection.to_owned(),
                        sender,
                        freshness: freshness_sender,
                    };
                    tasks.spawn(refresh.run(interval));
                } else {
                    sender.send_replace(Some(Arc::default()));
                }
                (locale, Language { posts, freshness })
            })
            .collect();
        Self {
            languages,
            has_source,
            due: interval.saturating_add(READING_MAX),
            _tasks: tasks,
        }
    }

    /// How well the posts are known: that of the language which is known worst.
    pub fn health(&self) -> Health {
        if !self.has_source {
            return Health::Reachable;
        }
        let now = Instant::now();
        let freshnesses = self
            .languages
            .values()
            .map(|language| language.freshness.borrow());
        let healths = freshnesses.map(|freshness| freshness.health(now, self.due));
        healths.max().unwrap_or(Health::Reachable)
    }

    /// When the posts were last as the service has them, while some are stale: of the language that was read least lately.
    pub fn stale_since(&self) -> Option<OffsetDateTime> {
        let now = Instant::now();
        let freshnesses = self
            .languages
            .values()
            .map(|language| language.freshness.borrow());
        let stale = freshnesses.filter_map(|freshness| freshness.stale_since(now, self.due));
        stale.min()
    }

    /// How many posts are skipped in all languages, in the order of [`SKIP_REASONS`].
    pub fn skipped(&self) -> [u64; SKIP_REASONS.len()] {
        SKIP_REASONS.map(|reason| {
            let languages = self.languages.values().map(|language| language.posts.borrow());
            let skipped = languages.map(|published| {
                let posts = published.iter().flat_map(|posts| &posts.skipped);
                posts.filter(|post| post.reason.name() == reason).count() as u64
            });
            skipped.sum()
        })
    }

    /// Whether these posts are what the service says. Where there is no service, that there is no post is known.
    pub fn is_known(&self, posts: &RecruitPosts) -> bool {
        posts.list.is_some() || !self.has_source
    }

    /// How many posts are beyond the limit, in all languages.
    pub fn left_out(&self) -> u64 {
        let languages = self.languages.values();
        let left_out =
            languages.map(|language| language.posts.borrow().as_ref().map_or(0, |posts| posts.left_out));
        left_out.sum()
    }

    /// Tells of changes from now on.
    pub fn changes(&self) -> Changes {
        let receivers = self.languages.values().map(|language| language.posts.clone());
        Changes(receivers.collect())
    }

    /// The last good posts of a language. Waits a moment if none were fetched yet.
    pub async fn posts(&self, locale: Locale) -> Arc<RecruitPosts> {
        let Some(Language { posts: receiver, .. }) = self.languages.get(&locale) else {
            return Arc::default();
        };
        let published = receiver.borrow().clone();
        if let Some(posts) = published {
            return posts;
        }
        let mut receiver = receiver.clone();
        let first = time::timeout(FIRST_ANSWER_WAIT, receiver.wait_for(Option::is_some)).await;
        match first {
            Ok(Ok(posts)) => posts.clone().unwrap_or_default(),
            Ok(Err(_)) | Err(_) => Arc::default(),
        }
    }
}

/// The task of one language.
struct Refresh {
    source: Arc<RecruitSource>,
    collection: String,
    sender: watch::Sender<Published>,
    freshness: watch::Sender<Freshness>,
}

impl Refresh {
    async fn run(self, interval: Duration) {
        let mut retry_pauses = RETRY_PAUSES.build();
        let mut kept = Kept::default();
        let mut reported = None;
        loop {
            let (revision, pause) = match self.read(reported, &mut kept).await {
                Ok((revision, removed, reading)) => {
                    // Before the posts: a reader of the posts must not see an older health.
                    self.freshness.send_replace(Freshness::now());
                    self.publish(reading, removed);
                    retry_pauses = RETRY_PAUSES.build();
                    (revision, interval)
                }
                Err(error) => {
                    let pause = retry_pauses.next().unwrap_or(interval).min(interval);
                    self.fail(&error, pause);
                    (None, pause)
                }
            };
            reported = time::timeout(pause, self.changed_since(revision)).await.ok();
        }
    }

    /// What has changed, unless that is `reported` already, and then the posts: a change that happens during the reading
    /// must not be overlooked. Posts are worth reading without a report too.
    async fn read(
        &self,
        reported: Option<Reported>,
        kept: &mut Kept,
    ) -> Result<(Option<i64>, Option<Vec<String>>, Reading), ContentError> {
        let reported = match reported {
            Some(reported) => Ok(Some(reported)),
            None => self.source.changes(&self.collection, None).await,
        };
        let (revision, removed) = match reported {
            Ok(Some(Reported { revision, removed })) => (Some(revision), Some(removed)),
            Ok(None) => (None, None),
            Err(error) => {
                tracing::debug!(collection = self.collection, %error, cause = error.cause(), "no report of changes");
                let published = self.sender.borrow();
                (None, published.as_ref().and_then(|posts| posts.removed.clone()))
            }
        };
        Ok((revision, removed, self.source.read(&self.collection, kept).await?))
    }

    /// Ends when the collection has another revision than this one; never if the platform does not report changes.
    async fn changed_since(&self, revision: Option<i64>) -> Reported {
        let Some(revision) = revision else {
            return futures::future::pending().await;
        };
        loop {
            time::sleep(READINGS_APART).await;
            match self.source.changes(&self.collection, Some(revision)).await {
                Ok(Some(reported)) if reported.revision != revision => return reported,
                Ok(Some(_)) => {}
                Ok(None) | Err(_) => time::sleep(REPORT_RETRY_PAUSE).await,
            }
        }
    }

    fn fail(&self, error: &ContentError, retry: Duration) {
        tracing::warn!(
            collection = self.collection,
            retry_ms = retry.as_millis(),
            %error,
            cause = error.cause(),
            "the recruit posts cannot be read"
        );
        self.freshness.send_modify(Freshness::fail);
        // Readers that wait for the first response need wait no longer; known posts stay.
        self.sender.send_if_modified(|published| {
            let first = published.is_none();
            published.get_or_insert_default();
            first
        });
    }

    fn publish(&self, reading: Reading, removed: Option<Vec<String>>) {
        let Reading {
            posts,
            skipped,
            left_out,
        } = reading;
        self.sender.send_if_modified(|published| {
            let before = published.clone().unwrap_or_default();
            let is_same = before.list.as_ref() == Some(&posts)
                && before.skipped == skipped
                && before.left_out == left_out
                && before.removed == removed;
            if is_same {
                return false;
            }
            tracing::info!(
                collection = self.collection,
                posts = posts.len(),
                "the recruit posts are new"
            );
            for post in skipped.iter().filter(|post| !before.skipped.contains(post)) {
                tracing::warn!(
                    collection = self.collection,
                    id = post.id,
                    reason = %post.reason,
                    "a recruit post is not shown"
                );
            }
            if left_out > 0 {
                tracing::warn!(
                    collection = self.collection,
                    left_out,
                    "the collection holds more posts or longer ones than the site shows; the oldest are left out"
                );
            }
            *published = Some(Arc::new(RecruitPosts {
                revision: before.revision + 1,
                list: Some(posts),
                skipped,
                left_out,
                removed,
            }));
            true
        });
    }
}
