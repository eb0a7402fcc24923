//! The renderer of the time before the first bundle.

use async_trait::async_trait;
use ssr_runtime::{RenderError, RenderRequest, Rendered, Renderer, Stats};

/// Refuses every render, because there is no bundle yet.
#[derive(Debug)]
pub(super) struct NoBundleRenderer;

#[async_trait]
impl Renderer for NoBundleRenderer {
    async fn render(&self, _: RenderRequest) -> Result<Rendered, RenderError> {
        Err(RenderError::BadBundle {
            reason: "no server bundle has been built yet".to_owned(),
        })
    }

    fn stats(&self) -> Stats {
        Stats::default()
    }

    async fn shutdown(&self) {}
}
