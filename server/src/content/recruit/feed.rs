//! Keeps the posts of every language fresh in the background.
//!
//! One task for each language ([`Refresh`]) publishes the posts. Requests only read what is published, so their number makes no
//! difference to the service: a language costs it one call an interval, which says whether anything has changed, and one that
//! waits for the next change. Posts are read again where something has changed, or where the platform does not say.

use std::{
    collections::HashMap,
    sync::Arc,
    time::{Duration, Instant},
};

use ::time::OffsetDateTime;
use http_connection::{TaskEnded, Tasks};
use tokio::{
    sync::{Mutex, watch},
    time,
};

use super::{
    RecruitPosts,
    changes::{ChangeNotices, Published},
    freshness::{Freshness, Health},
    refresh::Refresh,
    source::RecruitSource,
};
use crate::{locale::Locale, settings::content::RecruitCollections, telemetry::metrics::SKIP_REASONS};

/// How long a page waits for the very first posts. The service responds in milliseconds; when it does not, the page
/// with the invitation to write is better than no page.
const FIRST_ANSWER_WAIT: Duration = Duration::from_secs(1);

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
    /// Those that read; they end with the feed.
    tasks: Mutex<Tasks>,
}

impl RecruitFeed {
    /// Starts to read the posts of every collection. Without a source no post is ever known. A platform that reports
    /// changes is asked as soon as something has changed, any other when the interval is over.
    ///
    /// Must be called inside a tokio runtime.
    pub fn start(
        source: Option<RecruitSource>,
        collections: &RecruitCollections,
        interval: Duration,
    ) -> Self {
        let mut tasks = Tasks::default();
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
                    tasks.spawn("reads the posts", refresh.run(interval));
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
            tasks: Mutex::new(tasks),
        }
    }

    /// Waits for the first task that ends by itself, which none should.
    pub async fn ended(&self) -> TaskEnded {
        self.tasks.lock().await.ended().await
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

    /// Whether these posts are what the service says. Without a service this is true: it is then known that there are no posts.
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
    pub fn changes(&self) -> ChangeNotices {
        let receivers = self.languages.values().map(|language| language.posts.clone());
        ChangeNotices(receivers.collect())
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
