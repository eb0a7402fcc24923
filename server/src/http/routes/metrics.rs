//! `/metrics`: for Prometheus, on a listener of its own.

use actix_web::{HttpResponse, web::Data};

use crate::http::state::AppState;

/// Every metric in Prometheus' text form.
pub(super) async fn text(state: Data<AppState>) -> HttpResponse {
    HttpResponse::Ok()
        .content_type("text/plain; version=0.0.4; charset=utf-8")
        .body(state.site.metrics_text())
}
