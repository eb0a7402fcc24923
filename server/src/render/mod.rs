//! Turns a page's data into a document: the engine makes the markup, [`document`] puts it into its shell.
//!
//! Only [`engine`] knows which engines there are; everything else holds an `Arc<dyn Renderer>`.

pub mod document;
pub mod engine;
pub mod escape;
pub mod fallback;

use ssr_runtime::{Output, RenderError, RenderRequest, Renderer};

/// Renders one page and checks what comes back.
///
/// A render that fails is tried once more, since the engine that failed has been replaced by then. A full queue or a
/// stopped engine is not: trying again would only add to the load.
///
/// # Errors
///
/// What the second attempt, or the only one, failed with.
pub async fn render(renderer: &dyn Renderer, request: RenderRequest) -> Result<Output, RenderError> {
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
        Ok(output) => Ok(output),
    }
}

async fn attempt(renderer: &dyn Renderer, request: RenderRequest) -> Result<Output, RenderError> {
    let output = renderer.render(request).await?.output;
    check(&output).map_err(|reason| RenderError::BadOutput { reason })?;
    Ok(output)
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
    use super::*;

    fn output(head: &str, html: &str) -> Output {
        Output {
            status: 200,
            head: head.to_owned(),
            html: html.to_owned(),
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
