//! The task of one language: it fetches, publishes the posts, and fetches again after the interval.

use std::{
    collections::{BTreeMap, HashMap},
    sync::Arc,
    time::Duration,
};

use backon::{BackoffBuilder as _, ExponentialBuilder};
use content_client::{ChangeReport as Reported, ContentError};
use tokio::{sync::watch, time};

use super::{
    RecruitPost, RecruitPosts, SkippedDetail, SkippedPost,
    changes::Published,
    cleaner::Kept,
    freshness::Freshness,
    source::{Reading, RecruitSource},
};

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

/// What the platform says of a collection beside its items.
#[derive(Default)]
struct Known {
    removed: Option<Vec<String>>,
    moved: BTreeMap<String, String>,
    order: Vec<String>,
}

/// Puts the posts that are named in that order, and the others behind them as they were.
fn arrange(posts: &mut [RecruitPost], order: &[String]) {
    let places: HashMap<&str, usize> = order.iter().map(String::as_str).zip(0..).collect();
    posts.sort_by_key(|post| places.get(post.id.as_str()).copied().unwrap_or(usize::MAX));
}

/// The task of one language.
pub(super) struct Refresh {
    pub(super) source: Arc<RecruitSource>,
    pub(super) collection: String,
    pub(super) sender: watch::Sender<Published>,
    pub(super) freshness: watch::Sender<Freshness>,
}

impl Refresh {
    /// Never ends; asks at least so often whether anything has changed.
    pub(super) async fn run(self, interval: Duration) {
        let mut retry_pauses = RETRY_PAUSES.build();
        let mut kept = Kept::default();
        let mut reported = None;
        // The revision that was read last, while the service has been there ever since.
        let mut last = None;
        loop {
            let (revision, pause) = match self.read(reported, last, &mut kept).await {
                Ok((revision, news)) => {
                    // Before the posts: a reader of the posts must not see an older health.
                    self.freshness.send_replace(Freshness::now());
                    if let Some((known, reading)) = news {
                        self.publish(reading, known);
                    }
                    retry_pauses = RETRY_PAUSES.build();
                    (revision, interval)
                }
                Err(error) => {
                    let pause = retry_pauses.next().unwrap_or(interval).min(interval);
                    self.fail(&error, pause);
                    (None, pause)
                }
            };
            last = revision;
            let change = self.changed_since(revision, &mut last);
            reported = time::timeout(pause, change).await.ok();
        }
    }

    /// What has changed, unless that is `reported` already, and then the posts, if their revision is not the `last` one that was
    /// read: a change that happens during the reading must not be overlooked. Posts are worth reading without a report too.
    async fn read(
        &self,
        reported: Option<Reported>,
        last: Option<i64>,
        kept: &mut Kept,
    ) -> Result<(Option<i64>, Option<(Known, Reading)>), ContentError> {
        let reported = match reported {
            Some(reported) => Ok(Some(reported)),
            None => self.source.changes(&self.collection, None).await,
        };
        let (revision, known) = match reported {
            Ok(Some(Reported {
                revision,
                removed,
                moved,
                order,
            })) => {
                let removed = Some(removed);
                (
                    Some(revision),
                    Known {
                        removed,
                        moved,
                        order,
                    },
                )
            }
            Ok(None) => (None, Known::default()),
            Err(error) => {
                tracing::debug!(collection = self.collection, %error, cause = error.cause(), "no report of changes");
                let published = self.sender.borrow();
                let known = published.as_ref().map(|posts| Known {
                    removed: posts.removed.clone(),
                    moved: posts.moved.clone(),
                    order: posts.order.clone(),
                });
                (None, known.unwrap_or_default())
            }
        };
        if revision.is_some() && revision == last {
            return Ok((revision, None));
        }
        let mut reading = self.source.read(&self.collection, kept).await?;
        arrange(&mut reading.posts, &known.order);
        Ok((revision, Some((known, reading))))
    }

    /// Ends when the collection has another revision than this one; never if the platform does not report changes. A service that
    /// fails meanwhile may come back with other content, so the revision that was read last counts no more.
    async fn changed_since(&self, revision: Option<i64>, last: &mut Option<i64>) -> Reported {
        let Some(revision) = revision else {
            return futures::future::pending().await;
        };
        loop {
            time::sleep(READINGS_APART).await;
            match self.source.changes(&self.collection, Some(revision)).await {
                Ok(Some(reported)) if reported.revision != revision => return reported,
                Ok(Some(_)) => {}
                Ok(None) | Err(_) => {
                    *last = None;
                    time::sleep(REPORT_RETRY_PAUSE).await;
                }
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

    fn publish(&self, reading: Reading, known: Known) {
        self.sender.send_if_modified(|published| {
            let before = published.clone().unwrap_or_default();
            self.warn(&reading, &before);
            let Reading {
                posts,
                skipped,
                skipped_details,
                left_out,
            } = reading;
            let is_same = before.list.as_ref() == Some(&posts)
                && before.skipped == skipped
                && before.skipped_details == skipped_details
                && before.left_out == left_out
                && before.removed == known.removed
                && before.moved == known.moved
                && before.order == known.order;
            if is_same {
                return false;
            }
            tracing::info!(
                collection = self.collection,
                posts = posts.len(),
                "the recruit posts are new"
            );
            *published = Some(Arc::new(RecruitPosts {
                revision: before.revision + 1,
                list: Some(posts),
                skipped,
                skipped_details,
                left_out,
                removed: known.removed,
                moved: known.moved,
                order: known.order,
            }));
            true
        });
    }

    /// Says what of a reading is not shown; once of each post.
    fn warn(&self, reading: &Reading, before: &RecruitPosts) {
        let collection = &self.collection;
        let is_new = |post: &&SkippedPost| !before.skipped.contains(post);
        for SkippedPost { id, reason } in reading.skipped.iter().filter(is_new) {
            tracing::warn!(collection, id, %reason, "a recruit post is not shown");
        }
        let is_new = |detail: &&SkippedDetail| !before.skipped_details.contains(detail);
        for SkippedDetail { id, bad } in reading.skipped_details.iter().filter(is_new) {
            tracing::warn!(collection, id, reason = %bad, "a detail of a recruit post is not shown");
        }
        if reading.left_out > 0 {
            tracing::warn!(
                collection,
                left_out = reading.left_out,
                "the collection holds more posts or longer ones than the site shows; the oldest are left out"
            );
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn posts_that_are_named_come_first_and_the_others_stay_as_they_were() {
        let posts = ["a", "b", "c", "d"].map(|id| RecruitPost {
            id: id.to_owned(),
            ..RecruitPost::sample()
        });
        for (order, expected) in [
            (&[][..], "abcd"),
            (&["d", "b"], "dbac"),
            (&["x", "c", "a", "b", "d"], "cabd"),
        ] {
            let order: Vec<_> = order.iter().map(ToString::to_string).collect();
            let mut posts = posts.clone();
            arrange(&mut posts, &order);
            let ids: String = posts.iter().map(|post| post.id.as_str()).collect();
            assert_eq!(ids, expected);
        }
    }
}
