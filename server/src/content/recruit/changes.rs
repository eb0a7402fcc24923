//! What is published of the posts, and how others learn of it.

use std::sync::Arc;

use tokio::sync::watch;

use super::RecruitPosts;

/// What is published of one language: `None` until the first attempt has ended.
pub(super) type Published = Option<Arc<RecruitPosts>>;

/// Tells of changes of the posts.
#[derive(Debug)]
pub struct ChangeNotices(pub(super) Vec<watch::Receiver<Published>>);

impl ChangeNotices {
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
