//! `/healthz`: whether the site can be visited.

use actix_web::{HttpResponse, http::header, web::Data};

use crate::state::AppState;

/// 200 once a page was rendered, 503 before that and while stopping.
pub(super) async fn answer(state: Data<AppState>) -> HttpResponse {
    let open = state.readiness.is_open();
    let (mut response, text) = if open {
        (HttpResponse::Ok(), "ok")
    } else {
        (HttpResponse::ServiceUnavailable(), "not ready")
    };
    response
        .insert_header((header::CACHE_CONTROL, "no-store"))
        .content_type("text/plain; charset=utf-8")
        .body(text)
}
