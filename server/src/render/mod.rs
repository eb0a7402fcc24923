//! Turns a page's data into a document: the engine makes the markup, [`document`] puts it into its shell.
//!
//! Only [`engine`] starts renderers; everything else holds an `Arc<dyn Renderer>`.

pub mod document;
pub mod engine;
pub mod fallback;

use ssr_runtime::{Output, RenderError, RenderRequest, Rendered, Renderer};

use crate::telemetry::traces;

/// Renders one page and checks what comes back.
///
/// A render that broke a limit, or whose isolate crashed, is tried once more, on the isolate that is free next: the broken
/// one has been replaced. Nothing else is tried again: an exception would come again, and a full queue would get fuller.
///
/// What fails is logged by the caller. Only an attempt whose failure no caller sees is logged here.
///
/// # Errors
///
/// What the second attempt, or the only one, failed with.
pub async fn render(renderer: &dyn Renderer, request: RenderRequest) -> Result<Rendered, RenderError> {
    let first = match attempt(renderer, request.clone()).await {
        Err(error) if error.is_worth_a_retry() => error,
        result => return result,
    };
    let url = request.url.clone();
    let page = attempt(renderer, request).await?;
    tracing::warn!(
        url,
        error = &first as &dyn std::error::Error,
        "a render succeeded at the second attempt"
    );
    Ok(page)
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
    use std::{
        sync::atomic::{AtomicUsize, Ordering},
        time::Duration,
    };

    use ssr_runtime::{JsException, RenderData, Stats};

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
    async fn only_a_render_that_another_isolate_may_do_better_is_tried_again() {
        let timed_out = RenderError::TimedOut {
            limit: Duration::from_secs(2),
        };
        let exception = JsException {
            message: "TypeError: x".to_owned(),
            stack: String::new(),
        };
        let reason = String::new;
        for (error, attempts) in [
            (RenderError::HeapLimit, 2),
            (timed_out, 2),
            (RenderError::Engine { reason: reason() }, 2),
            (RenderError::Exception(exception.clone()), 1),
            (RenderError::Swallowed(exception), 1),
            (RenderError::BadOutput { reason: reason() }, 1),
            (RenderError::BadBundle { reason: reason() }, 1),
            (RenderError::QueueFull, 1),
            (RenderError::Stopped, 1),
        ] {
            let renderer = CountingRenderer(error, AtomicUsize::new(0));
            let request = RenderRequest::new("/", RenderData::default());
            let refused = render(&renderer, request).await.unwrap_err();
            assert_eq!(refused.to_string(), renderer.0.to_string());
            assert_eq!(renderer.1.load(Ordering::Relaxed), attempts, "{:?}", renderer.0);
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
        for (head, html, reason) in [
            ("", "<p>A</p>", "the head has no title"),
            ("<title></title>", "<p>A</p>", "the head has no title"),
            ("<title>A</title>", " ", "the page is empty"),
        ] {
            assert_eq!(check(&output(head, html)), Err(reason.to_owned()));
        }
    }
}
