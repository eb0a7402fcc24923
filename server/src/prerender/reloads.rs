//! What has become of the files on the disk: whether the last build of them went live, and why not.

use tokio::sync::{Notify, watch};

/// How long a change waits to hear what became of it. A reload renders every page.
#[cfg(feature = "desk")]
const HEARD_WITHIN: std::time::Duration = std::time::Duration::from_secs(10);

/// Tells those who change a file of the site what became of it.
#[derive(Debug, Default)]
pub struct Reloads {
    /// Wakes who looks for changes on the disk.
    wanted: Notify,
    /// Why the last build of the files is not live.
    problem: watch::Sender<Option<String>>,
}

impl Reloads {
    /// Ends when a change wants to be looked at before the next look is due.
    pub async fn wanted(&self) {
        self.wanted.notified().await;
    }

    /// Notes what became of a build of the files.
    pub fn note(&self, problem: Option<String>) {
        self.problem.send_replace(problem);
    }

    /// Why the last build of the files is not live; `None` if it is.
    #[cfg(feature = "desk")]
    pub fn problem(&self) -> Option<String> {
        self.problem.borrow().clone()
    }

    /// Makes a change, and waits for what becomes of it: why it is not live, `None` if it is, or if that is not known in time.
    ///
    /// # Errors
    ///
    /// The change's own.
    #[cfg(feature = "desk")]
    pub async fn after<T, E>(
        &self,
        change: impl Future<Output = Result<T, E>>,
    ) -> Result<(T, Option<String>), E> {
        let mut heard = self.problem.subscribe();
        let changed = change.await?;
        self.wanted.notify_one();
        let problem = match tokio::time::timeout(HEARD_WITHIN, heard.changed()).await {
            Ok(Ok(())) => heard.borrow().clone(),
            _ => None,
        };
        Ok((changed, problem))
    }
}

#[cfg(all(test, feature = "desk"))]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn who_changes_a_file_hears_what_became_of_it() {
        let reloads = Reloads::default();
        reloads.note(Some("of an earlier change".to_owned()));
        for outcome in [Some("no page of it".to_owned()), None] {
            let change = async { Ok::<_, ()>(7) };
            let reload = async {
                reloads.wanted().await;
                reloads.note(outcome.clone());
            };
            let (heard, ()) = tokio::join!(reloads.after(change), reload);
            assert_eq!(heard, Ok((7, outcome.clone())));
            assert_eq!(reloads.problem(), outcome);
        }
    }

    #[tokio::test(start_paused = true)]
    async fn a_change_that_fails_waits_for_nothing_and_one_that_is_not_heard_of_ends() {
        let reloads = Reloads::default();
        assert_eq!(reloads.after(async { Err::<(), _>("full") }).await, Err("full"));
        assert_eq!(reloads.after(async { Ok::<_, ()>(1) }).await, Ok((1, None)));
    }
}
