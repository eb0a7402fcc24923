//! `/healthz`: whether the process lives. `/readyz`: whether it should be sent visitors.

use actix_web::{HttpResponse, http::header, web::Data};
use serde_json::json;
use time::format_description::well_known::Rfc3339;

use crate::{content::recruit::freshness::Health, http::state::AppState, http_cache::caching};

/// 200 as long as the process runs.
pub(super) async fn live() -> HttpResponse {
    HttpResponse::Ok()
        .insert_header((header::CACHE_CONTROL, caching::NEVER))
        .content_type("text/plain; charset=utf-8")
        .body("ok")
}

/// 200 if every page is cached, the assets are there, and the posts are known, be they fresh or stale; 503 otherwise
/// while stopping, and when too many isolates cannot be ended. Of stale ones the body says since when they are. A server that has no posts at all must not take the place of one that has.
pub(super) async fn ready(state: Data<AppState>) -> HttpResponse {
    let is_warm = state.site.readiness.is_warm();
    let files = state.site.files.load();
    let assets = files.missing();
    let content = state.site.recruit.health();
    let is_ready = is_warm && assets.is_empty() && content != Health::Unreachable;
    let is_stopping = state.site.readiness.is_stopping();
    let is_exhausted = state.site.readiness.is_exhausted();
    let mut response = if is_ready && !is_stopping && !is_exhausted {
        HttpResponse::Ok()
    } else {
        HttpResponse::ServiceUnavailable()
    };
    response
        .insert_header((header::CACHE_CONTROL, caching::NEVER))
        .json(json!({
            "renderer": match (is_exhausted, is_warm) {
                (true, _) => "exhausted",
                (false, true) => "warm",
                (false, false) => "cold",
            },
            "assets": if assets.is_empty() { "present" } else { "missing" },
            "content": match content {
                Health::Reachable => "reachable",
                Health::Stale => "stale",
                Health::Unreachable => "unreachable",
            },
            "staleSince": state.site.recruit.stale_since().and_then(|since| since.format(&Rfc3339).ok()),
            "stopping": is_stopping,
        }))
}
