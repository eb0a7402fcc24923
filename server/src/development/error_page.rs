//! The page that replaces one that does not build or render.
//!
//! It loads Vite's client, which shows further errors and loads the page again once a good build is live.

use actix_web::{HttpResponse, http::header};
use ssr_runtime::error_page;

use super::state::Problem;

/// Vite's client: it shows further errors, and loads the page again when the next good build is live.
const VITE_CLIENT: &str = "<script type=\"module\" src=\"/@vite/client\"></script>";

/// The page, with status 500.
pub(super) fn respond(problem: &Problem) -> HttpResponse {
    HttpResponse::InternalServerError()
        .insert_header((header::CACHE_CONTROL, "no-store"))
        .content_type("text/html; charset=utf-8")
        .body(error_page(&problem.message, &problem.stack, VITE_CLIENT))
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
        assert!(page.contains(VITE_CLIENT));
    }
}
