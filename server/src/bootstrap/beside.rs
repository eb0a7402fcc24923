//! Listeners beside the site's: how each runs, and how it is told to stop.

use futures::{
    FutureExt as _,
    future::{LocalBoxFuture, Shared},
};
use tokio::sync::oneshot;

/// The end of a listener beside the site's, which is logged if it is no good one.
pub(super) type End = Shared<LocalBoxFuture<'static, ()>>;

/// Ends when a listener is told to stop, or when no one can tell it any more.
pub(super) async fn told(stopped: oneshot::Receiver<()>) {
    let _ = stopped.await;
}

/// Runs a listener.
pub(super) fn run<E: std::error::Error + 'static>(
    name: &'static str,
    listener: impl Future<Output = Result<(), E>> + 'static,
) -> End {
    let running = actix_web::rt::spawn(listener);
    let ended = async move {
        match running.await {
            Ok(Ok(())) => {}
            Ok(Err(error)) => {
                let error: &dyn std::error::Error = &error;
                tracing::error!(error, "{name} failed");
            }
            Err(error) => tracing::error!(%error, "{name} failed"),
        }
    };
    ended.boxed_local().shared()
}
