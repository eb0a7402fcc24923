//! Documents of previews between the call that makes one and the frame that fetches it. Only the session that made one gets it.

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;

use content_wire::secret;
use request_limits::{Room, Turns};
use tokio::sync::Mutex;

use crate::site::PreviewPage;

/// How long a document is kept: a frame fetches it at once.
const KEPT_FOR: Duration = Duration::from_mins(1);
/// Bytes of all documents; the oldest go first.
const BYTES_MAX: usize = 16 * 1024 * 1024;
/// Pages that are made at the same time. Visitors need the isolates too.
const RENDERS: usize = 2;
/// Those of them for people without an account, who follow a link.
const STRANGERS_RENDERS: usize = 1;
/// People who follow a link and may wait for their page: some seconds' work.
const WAITING: usize = 16;

/// The documents.
#[derive(Debug)]
pub(crate) struct Frames {
    kept: Mutex<VecDeque<Kept>>,
    /// A page is made while one of these is held.
    pub(crate) turns: Arc<Turns>,
}

#[derive(Debug)]
struct Kept {
    name: String,
    session: String,
    page: Arc<PreviewPage>,
    /// In the clock's time for durations.
    until: Duration,
}

impl Default for Frames {
    fn default() -> Self {
        Self {
            kept: Mutex::default(),
            turns: Turns::new(Room::Previews, RENDERS, STRANGERS_RENDERS, WAITING),
        }
    }
}

impl Frames {
    /// Keeps a page for a session; returns its name.
    pub(crate) async fn keep(&self, session: &str, page: PreviewPage, now: Duration) -> String {
        let name = secret::random_token();
        let mut kept = self.kept.lock().await;
        kept.retain(|each| each.until > now);
        kept.push_back(Kept {
            name: name.clone(),
            session: session.to_owned(),
            page: Arc::new(page),
            until: now.saturating_add(KEPT_FOR),
        });
        let mut bytes: usize = kept.iter().map(|each| each.page.document.len()).sum();
        while bytes > BYTES_MAX && kept.len() > 1 {
            bytes -= kept.pop_front().map_or(0, |oldest| oldest.page.document.len());
        }
        name
    }

    /// A page by its name, for the session that made it.
    pub(crate) async fn find(&self, session: &str, name: &str, now: Duration) -> Option<Arc<PreviewPage>> {
        let kept = self.kept.lock().await;
        let found = kept
            .iter()
            .find(|each| each.name == name && each.session == session && each.until > now);
        found.map(|each| each.page.clone())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    fn page(bytes: usize) -> PreviewPage {
        PreviewPage {
            document: "x".repeat(bytes),
            assets: None,
        }
    }

    #[tokio::test]
    async fn a_document_is_there_for_its_session_and_for_a_minute() {
        let frames = Frames::default();
        let name = frames.keep("ann", page(1), SECOND * 100).await;
        assert!(frames.find("ann", &name, SECOND * 159).await.is_some());
        assert!(frames.find("ann", &name, SECOND * 160).await.is_none());
        assert!(frames.find("ben", &name, SECOND * 100).await.is_none());
        assert!(frames.find("ann", "another", SECOND * 100).await.is_none());
    }

    #[tokio::test]
    async fn the_oldest_documents_make_room_and_the_newest_stays() {
        let frames = Frames::default();
        let first = frames.keep("ann", page(BYTES_MAX / 2), SECOND * 100).await;
        let second = frames.keep("ann", page(BYTES_MAX / 2), SECOND * 100).await;
        assert!(frames.find("ann", &first, SECOND * 100).await.is_some());
        let third = frames.keep("ann", page(1), SECOND * 100).await;
        assert!(frames.find("ann", &first, SECOND * 100).await.is_none());
        assert!(frames.find("ann", &second, SECOND * 100).await.is_some());
        let huge = frames.keep("ann", page(BYTES_MAX + 1), SECOND * 100).await;
        assert!(frames.find("ann", &third, SECOND * 100).await.is_none());
        assert!(frames.find("ann", &huge, SECOND * 100).await.is_some());
    }
}
