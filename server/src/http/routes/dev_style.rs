//! The styles that the live bundle's components use, so that a page is styled before its first module runs.

use actix_web::{HttpResponse, http::header, web::Data};

use crate::http::state::AppState;

/// Responds with the styles of this moment.
pub(super) async fn respond(state: Data<AppState>) -> HttpResponse {
    let style = state
        .development
        .as_ref()
        .map(|development| development.style())
        .unwrap_or_default();
    HttpResponse::Ok()
        .insert_header((header::CACHE_CONTROL, "no-store"))
        .content_type("text/css; charset=utf-8")
        .body(style.as_str().to_owned())
}
