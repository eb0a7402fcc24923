//! A page for developers that shows why one does not render.

/// A document that shows an error to developers.
///
/// It has the message and the stack, which may be empty. `head` is markup for the document's head, such as the script of
/// a development server; it is not escaped.
///
/// For development only: stacks and paths are nothing for visitors.
///
/// ```
/// use ssr_runtime::{RenderError, error_page};
///
/// let error = RenderError::QueueFull;
/// let page = error_page(&error.message(), error.stack(), "");
/// assert!(page.contains("<pre>the render queue is full</pre>"));
/// ```
pub fn error_page(message: &str, stack: &str, head: &str) -> String {
    format!(
        "<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\"><title>Render error</title>\
         <meta name=\"color-scheme\" content=\"dark light\">{head}</head>\
         <body><h1>The page does not render</h1><pre>{}</pre><pre>{}</pre></body></html>",
        escape(message),
        escape(stack)
    )
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn message_and_stack_are_shown_as_text() {
        let page = error_page("a <b> & c", "at X (x.tsx:1:2)", "<script></script>");

        assert!(page.contains("<pre>a &lt;b&gt; &amp; c</pre><pre>at X (x.tsx:1:2)</pre>"));
        assert!(page.contains("<script></script></head>"));
    }
}
