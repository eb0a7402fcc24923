//! Turns a page's data into a document: the engine makes the markup, [`document`] puts it into its shell.
//!
//! Only [`engine`] starts engines; everything else holds an `Arc<dyn Renderer>`.

pub mod document;
pub mod engine;
pub mod fallback;

use ssr_runtime::{Output, RenderError, RenderRequest, Rendered, Renderer};

use crate::telemetry::traces;

/// Renders one page and checks what comes back.
///
/// A render that fails is tried once more, on the engine that is free next: one that broke a limit has been replaced. A
/// full queue or a stopped engine is not tried again, which would only add to the load.
///
/// # Errors
///
/// What the second attempt, or the only one, failed with.
pub async fn render(renderer: &dyn Renderer, request: RenderRequest) -> Result<Rendered, RenderError> {
    match attempt(renderer, request.clone()).await {
        Err(error @ (RenderError::QueueFull | RenderError::Stopped)) => Err(error),
        Err(error) => {
            tracing::warn!(
                url = request.url,
                error = &error as &dyn std::error::Error,
                "a render failed and is tried again"
            );
            attempt(renderer, request).await
        }
        Ok(page) => Ok(page),
    }
}

async fn attempt(renderer: &dyn Renderer, request: RenderRequest) -> Result<Rendered, RenderError> {
    let span = traces::render(&request.url);
    let page = traces::follow(span, renderer.render(request)).await?;
    check(&page.output).map_err(|reason| RenderError::BadOutput { reason })?;
    Ok(page)
}

/// Checks that markup is a page at all: React stays silent about much that would leave one empty.
///
/// # Errors
///
/// What is missing.
pub fn check(output: &Output) -> Result<(), String> {
    let title = output
        .head
        .split_once("<title")
        .and_then(|(_, rest)| rest.split_once('>'));
    if title.is_none_or(|(_, text)| text.trim_start().starts_with("</title")) {
        return Err("the head has no title".to_owned());
    }
    if output.html.trim().is_empty() {
        return Err("the page is empty".to_owned());
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use ssr_runtime::{RenderData, Stats};

    use super::*;

    fn output(head: &str, html: &str) -> Output {
        Output::new(200, head, html)
    }

    /// Fails every render and counts them.
    #[derive(Debug)]
    struct CountingRenderer(RenderError, AtomicUsize);

    #[async_trait::async_trait]
    impl Renderer for CountingRenderer {
        async fn render(&self, _: RenderRequest) -> Result<Rendered, RenderError> {
            self.1.fetch_add(1, Ordering::Relaxed);
            Err(self.0.clone())
        }

        fn stats(&self) -> Stats {
            Stats::default()
        }

        async fn shutdown(&self) {}
    }

    #[tokio::test]
    async fn only_a_render_that_another_engine_may_do_better_is_tried_again() {
        for (error, attempts) in [
            (RenderError::HeapLimit, 2),
            (RenderError::QueueFull, 1),
            (RenderError::Stopped, 1),
        ] {
            let renderer = CountingRenderer(error, AtomicUsize::new(0));
            let request = RenderRequest::new("/", RenderData::default());
            assert!(render(&renderer, request).await.is_err());
            assert_eq!(renderer.1.load(Ordering::Relaxed), attempts);
        }
    }

    #[test]
    fn a_page_with_title_and_content_passes() {
        assert_eq!(
            check(&output("<meta charset=x><title>A</title>", "<p>A</p>")),
            Ok(())
        );
    }

    #[test]
    fn a_page_without_title_or_content_does_not() {
        assert!(check(&output("", "<p>A</p>")).is_err());
        assert!(check(&output("<title></title>", "<p>A</p>")).is_err());
        assert!(check(&output("<title>A</title>", " ")).is_err());
    }
}
