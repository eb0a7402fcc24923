//! Keeps the posts of every language fresh in the background.
//!
//! One task for each language fetches, publishes the posts, and fetches again after the interval. Requests only read what
//! is published, so however many come, the service gets one call a language and interval.

use std::{collections::HashMap, sync::Arc, time::Duration};

use content_service::store::Store;
use tokio::{sync::watch, task::JoinSet, time};

use super::{
    RecruitPosts,
    source::{Reading, RecruitSource},
};
use crate::{locale::Locale, settings::content::RecruitCollections};

/// How long a page waits for the very first posts. The service responds in milliseconds; when it does not, the page
/// with the invitation to write is better than no page.
const FIRST_ANSWER_WAIT: Duration = Duration::from_secs(1);

/// First pause after a failure; doubles with each further one up to the refresh interval.
const FIRST_RETRY_PAUSE: Duration = Duration::from_millis(250);

/// Time between two looks whether a collection of the site's own service has changed. A look reads one row, and a
/// change is to be on the pages within a second.
const REVISION_INTERVAL: Duration = Duration::from_millis(250);

/// What is published of one language: `None` until the first attempt has ended.
type Published = Option<Arc<RecruitPosts>>;

/// How well the posts are known. The order is from best to worst.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Health {
    /// The last fetch succeeded, or there is no service to fetch from.
    Reachable,
    /// The last fetch failed, but an earlier one succeeded.
    Stale,
    /// No fetch ever succeeded.
    Unreachable,
}

/// What is known of one language.
#[derive(Debug)]
struct Language {
    posts: watch::Receiver<Published>,
    health: watch::Receiver<Health>,
}

/// The posts of every language.
#[derive(Debug)]
pub struct RecruitFeed {
    languages: HashMap<Locale, Language>,
    has_source: bool,
    /// Ends the tasks when the feed goes.
    _tasks: JoinSet<()>,
}

impl RecruitFeed {
    /// Starts to ask for the posts of every collection. Without a source no post is ever known. With the store of the
    /// site's own service it asks as soon as something has changed there, else when the interval is over.
    ///
    /// Must be called inside a tokio runtime.
    pub fn start(
        source: Option<RecruitSource>,
        store: Option<&Store>,
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
                let (health_sender, health) = watch::channel(Health::Unreachable);
                if let Some(source) = &source {
                    let refresh = Refresh {
                        source: source.clone(),
                        store: store.cloned(),
                        collection: collection.to_owned(),
                        sender,
                        health: health_sender,
                    };
                    tasks.spawn(refresh.run(interval));
                } else {
                    sender.send_replace(Some(Arc::default()));
                    health_sender.send_replace(Health::Reachable);
                }
                (locale, Language { posts, health })
            })
            .collect();
        Self {
            languages,
            has_source,
            _tasks: tasks,
        }
    }

    /// How well the posts are known: that of the language which is known worst.
    pub fn health(&self) -> Health {
        let healths = self.languages.values().map(|language| *language.health.borrow());
        healths.max().unwrap_or(Health::Reachable)
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

/// Tells of changes of the posts.
#[derive(Debug)]
pub struct Changes(Vec<watch::Receiver<Published>>);

impl Changes {
    /// Ends with the next change of any language, also if it came before this call.
    pub async fn next(&mut self) {
        while !self.0.is_empty() {
            let receivers = self.0.iter_mut().map(|receiver| Box::pin(receiver.changed()));
            let (changed, index, _) = futures::future::select_all(receivers).await;
            if changed.is_ok() {
                return;
            }
            // The language is no longer published.
            self.0.swap_remove(index);
        }
        futures::future::pending::<()>().await;
    }
}

/// The task of one language.
struct Refresh {
    source: Arc<RecruitSource>,
    store: Option<Store>,
    collection: String,
    sender: watch::Sender<Published>,
    health: watch::Sender<Health>,
}

impl Refresh {
    async fn run(self, interval: Duration) {
        let mut retry_pause = FIRST_RETRY_PAUSE;
        loop {
            // Before the fetch: a change that happens during it must not be overlooked.
            let revision = self.revision().await;
            let pause = match self.source.read(&self.collection).await {
                Ok(reading) => {
                    // Before the posts: a reader of the posts must not see an older health.
                    self.health.send_replace(Health::Reachable);
                    self.publish(reading);
                    retry_pause = FIRST_RETRY_PAUSE;
                    interval
                }
                Err(error) => {
                    let pause = retry_pause.min(interval);
                    retry_pause = retry_pause.saturating_mul(2);
                    tracing::warn!(
                        collection = self.collection,
                        retry_ms = pause.as_millis(),
                        %error,
                        cause = error.cause(),
                        "the recruit posts cannot be read"
                    );
                    self.health.send_if_modified(|health| {
                        let was_reachable = *health == Health::Reachable;
                        if was_reachable {
                            *health = Health::Stale;
                        }
                        was_reachable
                    });
                    // Readers that wait for the first response need wait no longer; known posts stay.
                    self.sender.send_if_modified(|published| {
                        let first = published.is_none();
                        published.get_or_insert_default();
                        first
                    });
                    pause
                }
            };
            // Whether the interval is over or something has changed, the next fetch is due.
            let _ = time::timeout(pause, self.changed_since(revision)).await;
        }
    }

    /// How far the collection has changed, if the store is known and can say it.
    async fn revision(&self) -> Option<i64> {
        let collection = self.store.as_ref()?.collection(&self.collection).await;
        collection.ok().map(|collection| collection.revision)
    }

    /// Ends when the collection has another revision than this one; never without a store.
    async fn changed_since(&self, revision: Option<i64>) {
        if self.store.is_none() {
            return futures::future::pending().await;
        }
        loop {
            time::sleep(REVISION_INTERVAL).await;
            let now = self.revision().await;
            if now.is_some() && now != revision {
                return;
            }
        }
    }

    fn publish(&self, Reading { posts, left_out }: Reading) {
        self.sender.send_if_modified(|published| {
            let before = published.clone().unwrap_or_default();
            if before.list.as_ref() == Some(&posts) && before.left_out == left_out {
                return false;
            }
            tracing::info!(
                collection = self.collection,
                posts = posts.len(),
                "the recruit posts are new"
            );
            if left_out > 0 {
                tracing::warn!(
                    collection = self.collection,
                    left_out,
                    "the collection holds more posts than the site shows; the oldest are left out"
                );
            }
            *published = Some(Arc::new(RecruitPosts {
                revision: before.revision + 1,
                list: Some(posts),
                left_out,
            }));
            true
        });
    }
}
