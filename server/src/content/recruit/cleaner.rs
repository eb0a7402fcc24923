//! Cleans the HTML of posts on a thread of its own, each text only once.
//!
//! The posts are written by others. Whatever a text costs to parse must not keep visitors, signals and other posts
//! waiting, so the thread that serves them never parses one, and waits for none longer than [`TIME_MAX`].

use std::{
    collections::{BTreeSet, HashMap},
    fmt,
    sync::{Arc, mpsc},
    time::Duration,
};

use content_wire::html::{self, HtmlLimit};
use sha2::{Digest as _, Sha256};
use thiserror::Error;
use tokio::{
    sync::{Mutex, oneshot},
    time,
};

use crate::content::sanitize::Sanitizer;

/// Longest time for one post. What is within the limits takes milliseconds; a machine that is busy takes longer.
const TIME_MAX: Duration = Duration::from_secs(5);

/// Name of the thread, as tools of the system show it.
const THREAD: &str = "html-cleaner";

/// The texts of a post that are HTML: its descriptions in the order in which they are shown.
pub(super) type Texts = [String; 3];

/// Why a post cannot be shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum SkipReason {
    /// Its HTML is beyond a limit.
    #[error(transparent)]
    Limit(#[from] HtmlLimit),
    /// Cleaning it took too long.
    #[error("cleaning it takes longer than {} seconds", TIME_MAX.as_secs())]
    Time,
}

impl SkipReason {
    /// What the metric calls it: one of [`SKIP_REASONS`](crate::telemetry::metrics::SKIP_REASONS).
    pub(super) fn name(self) -> &'static str {
        match self {
            Self::Limit(HtmlLimit::Depth) => "depth",
            Self::Limit(HtmlLimit::Elements) => "elements",
            Self::Limit(HtmlLimit::Attributes) => "attributes",
            Self::Limit(HtmlLimit::Code) => "code",
            Self::Time => "time",
        }
    }
}

/// What came of a post's texts.
type Cleaned = Result<Arc<Texts>, SkipReason>;

/// What came of the texts of the last reading of a collection, by their digest. A reading takes what it needs of the one
/// before it, and nothing else stays.
#[derive(Debug, Default)]
pub struct Kept {
    texts: HashMap<[u8; 32], Cleaned>,
    /// Items without data that the log has named, so that it names each once for as long as it is there.
    told: BTreeSet<String>,
}

impl Kept {
    /// Whether the log has not named an item without data yet: neither after the last reading nor in this one.
    pub(super) fn is_news(&mut self, id: &str, last: &Self) -> bool {
        self.told.insert(id.to_owned()) && !last.told.contains(id)
    }
}

/// Cleans texts.
pub(crate) struct Cleaner {
    clean: Arc<CleanText>,
    time_max: Duration,
    /// The way to the thread; `None` before the first post, and after one that took too long.
    jobs: Mutex<Option<mpsc::Sender<Job>>>,
}

type CleanText = dyn Fn(&str) -> String + Send + Sync;

struct Job {
    texts: Texts,
    cleaned: oneshot::Sender<Cleaned>,
}

impl fmt::Debug for Cleaner {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("Cleaner").finish_non_exhaustive()
    }
}

impl Default for Cleaner {
    fn default() -> Self {
        let sanitizer = Sanitizer::default();
        Self::new(Arc::new(move |text: &str| sanitizer.clean(text)), TIME_MAX)
    }
}

impl Cleaner {
    fn new(clean: Arc<CleanText>, time_max: Duration) -> Self {
        Self {
            clean,
            time_max,
            jobs: Mutex::default(),
        }
    }

    /// The cleaned texts: those of the `last` reading if they are the same, and `kept` for the next one.
    ///
    /// # Errors
    ///
    /// If they are beyond a limit, or take too long.
    pub(super) async fn clean(&self, texts: Texts, last: &Kept, kept: &mut Kept) -> Cleaned {
        let digest = digest(&texts);
        let known = kept
            .texts
            .get(&digest)
            .or_else(|| last.texts.get(&digest))
            .cloned();
        let cleaned = match known {
            Some(cleaned) => {
                // A digest of many long texts takes a while too.
                tokio::task::yield_now().await;
                cleaned
            }
            None => self.on_thread(texts).await,
        };
        kept.texts.insert(digest, cleaned.clone());
        cleaned
    }

    /// What the site shows of a single text; `None` if that is beyond a limit or takes too long.
    #[cfg(feature = "desk")]
    pub(crate) async fn clean_one(&self, text: String) -> Option<String> {
        let texts = [text, String::new(), String::new()];
        let cleaned = self.on_thread(texts).await.ok()?;
        let [text, ..] = cleaned.as_ref();
        Some(text.clone())
    }

    async fn on_thread(&self, texts: Texts) -> Cleaned {
        // Held until the post is done: another must not wait within its own time.
        let mut jobs = self.jobs.lock().await;
        let (cleaned, received) = oneshot::channel();
        let sender = match jobs.take() {
            Some(sender) => sender,
            None => start(self.clean.clone()).ok_or(SkipReason::Time)?,
        };
        // A thread that is gone answers nothing, which shows below.
        let _ = sender.send(Job { texts, cleaned });
        match time::timeout(self.time_max, received).await {
            Ok(Ok(cleaned)) => {
                *jobs = Some(sender);
                cleaned
            }
            // The thread is left to itself: it ends after the post that it is at.
            Ok(Err(_)) | Err(_) => Err(SkipReason::Time),
        }
    }
}

/// Starts a thread that cleans until no one can send it anything; `None` where the system gives none.
fn start(clean: Arc<CleanText>) -> Option<mpsc::Sender<Job>> {
    let (sender, jobs) = mpsc::channel::<Job>();
    let work = move || {
        for job in jobs {
            let cleaned = clean_all(&job.texts, clean.as_ref());
            // No one waits for what took too long.
            let _ = job.cleaned.send(cleaned);
        }
    };
    let started = std::thread::Builder::new().name(THREAD.to_owned()).spawn(work);
    if let Err(error) = &started {
        tracing::error!(%error, "no thread can be started to clean posts");
    }
    started.ok().map(|_| sender)
}

fn clean_all(texts: &Texts, clean: &CleanText) -> Cleaned {
    for text in texts {
        html::check(text)?;
    }
    Ok(Arc::new(texts.each_ref().map(|text| clean(text))))
}

fn digest(texts: &Texts) -> [u8; 32] {
    let mut digest = Sha256::new();
    for text in texts {
        digest.update((text.len() as u64).to_le_bytes());
        digest.update(text);
    }
    digest.finalize().into()
}

#[cfg(test)]
mod tests;
