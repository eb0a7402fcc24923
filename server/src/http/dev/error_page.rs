//! The page that replaces one that does not build or render.
//!
//! It loads Vite's client, which shows further errors and loads the page again once a good build is live.

use actix_web::{HttpResponse, http::header};

use super::Problem;

/// The page, with status 500.
pub fn respond(problem: &Problem) -> HttpResponse {
    let page = format!(
        "<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\"><title>Render error</title>\
         <meta name=\"color-scheme\" content=\"dark light\">\
         <script type=\"module\" src=\"/@vite/client\"></script></head>\
         <body><h1>The page does not render</h1><pre>{}</pre><pre>{}</pre>\
         <p>This page loads itself again when the next good build is live.</p></body></html>",
        escape(&problem.message),
        escape(&problem.stack)
    );
    HttpResponse::InternalServerError()
        .insert_header((header::CACHE_CONTROL, "no-store"))
        .content_type("text/html; charset=utf-8")
        .body(page)
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use actix_web::body::to_bytes;

    use super::*;

    #[actix_web::test]
    async fn message_and_stack_are_shown_as_text() {
        let problem = Problem {
            message: "a <b> & c".into(),
            stack: "at X (x.tsx:1:2)".into(),
        };
        let response = respond(&problem);
        assert_eq!(response.status(), 500);
        let page = to_bytes(response.into_body()).await.unwrap();
        let page = std::str::from_utf8(&page).unwrap();
        assert!(page.contains("<pre>a &lt;b&gt; &amp; c</pre><pre>at X (x.tsx:1:2)</pre>"));
    }
}
