//! Keeps the posts of every language fresh in the background.
//!
//! One task for each language asks, publishes the answer, and asks again after the interval. Requests only look at what
//! is published, so however many come, the service gets one call a language and interval.

use std::{collections::HashMap, sync::Arc, time::Duration};

use tokio::{sync::watch, task::JoinSet, time};

use super::{RecruitPosts, source::RecruitSource};
use crate::{locale::Locale, settings::content::RecruitCollections};

/// How long a page waits for the very first answer. The service answers in milliseconds; when it does not, the page
/// with the invitation to write is better than no page.
const FIRST_ANSWER_WAIT: Duration = Duration::from_secs(1);

/// First pause after a failure; doubles with each further one up to the refresh interval.
const FIRST_RETRY_PAUSE: Duration = Duration::from_millis(250);

/// What is published of one language: `None` until the first attempt has ended.
type Published = Option<Arc<RecruitPosts>>;

/// The posts of every language.
#[derive(Debug)]
pub struct RecruitFeed {
    posts: HashMap<Locale, watch::Receiver<Published>>,
    /// Ends the tasks when the feed goes.
    _tasks: JoinSet<()>,
}

impl RecruitFeed {
    /// Starts to ask for the posts of every collection. Without a source no post is ever known.
    ///
    /// Must be called inside a tokio runtime.
    pub fn start(
        source: Option<RecruitSource>,
        collections: &RecruitCollections,
        interval: Duration,
    ) -> Self {
        let mut tasks = JoinSet::new();
        let source = source.map(Arc::new);
        let posts = collections
            .iter()
            .map(|(locale, collection)| {
                let (sender, receiver) = watch::channel(None);
                match &source {
                    Some(source) => {
                        let refresh = Refresh {
                            source: source.clone(),
                            collection: collection.to_owned(),
                            sender,
                        };
                        tasks.spawn(refresh.run(interval));
                    }
                    None => drop(sender.send(Some(Arc::default()))),
                }
                (locale, receiver)
            })
            .collect();
        Self { posts, _tasks: tasks }
    }

    /// The last good posts of a language. Waits a moment if nothing has been answered yet.
    pub async fn posts(&self, locale: Locale) -> Arc<RecruitPosts> {
        let Some(receiver) = self.posts.get(&locale) else {
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
}

impl Refresh {
    async fn run(self, interval: Duration) {
        let mut retry_pause = FIRST_RETRY_PAUSE;
        loop {
            let pause = match self.source.read(&self.collection).await {
                Ok(posts) => {
                    self.publish(posts);
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
                    // Whoever waits for the first answer need wait no longer; a good answer stays.
                    self.sender.send_if_modified(|published| {
                        let first = published.is_none();
                        published.get_or_insert_default();
                        first
                    });
                    pause
                }
            };
            time::sleep(pause).await;
        }
    }

    fn publish(&self, list: Vec<super::RecruitPost>) {
        self.sender.send_if_modified(|published| {
            let before = published.clone().unwrap_or_default();
            if before.list.as_ref() == Some(&list) {
                return false;
            }
            tracing::info!(
                collection = self.collection,
                posts = list.len(),
                "the recruit posts are new"
            );
            *published = Some(Arc::new(RecruitPosts {
                revision: before.revision + 1,
                list: Some(list),
            }));
            true
        });
    }
}
