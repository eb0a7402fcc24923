//! Renders one document from the data of its page: the one way for pages that are cached and for previews.

use ssr_runtime::{Output, RenderRequest};

use super::{cache::PrerenderError, release::Release};
use crate::{
    content::page_data::SerializedPageData,
    render::{self, document},
    site::address::PageAddress,
    telemetry::metrics::{Metrics, RenderCost},
};

/// A document with what its isolate said.
pub(super) struct RenderedDocument {
    /// The document.
    pub(super) html: String,
    /// What the engine rendered.
    pub(super) output: Output,
    /// What it cost, which is counted already.
    pub(super) cost: RenderCost,
}

/// Renders a document whose head has these elements besides.
///
/// # Errors
///
/// If it cannot be rendered.
pub(super) async fn render(
    release: &Release,
    metrics: &Metrics,
    address: PageAddress<'_>,
    page_data: &SerializedPageData,
    asset_tags: &str,
) -> Result<RenderedDocument, PrerenderError> {
    let request = RenderRequest::new(address.to_string(), page_data.data.clone());
    let rendered = render::render(release.renderer.as_ref(), request).await?;
    let cost = RenderCost {
        queued: rendered.queued,
        rendering: rendered.rendering,
    };
    metrics.rendered(cost);
    let html = document::compose(&document::Parts {
        locale: address.locale,
        output: &rendered.output,
        asset_tags,
        data: &page_data.data,
    });
    Ok(RenderedDocument {
        html,
        output: rendered.output,
        cost,
    })
}
