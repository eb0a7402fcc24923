//! Answers that send the visitor to another address of this site. All addresses are relative, so no redirect can lead
//! anywhere else.

use actix_web::{HttpResponse, http::header::LOCATION};

/// To the same path with another query, for now: the language may exist one day.
pub(super) fn to_query(path: &str, query: &str) -> HttpResponse {
    HttpResponse::Found()
        .insert_header((LOCATION, address(path, query)))
        .finish()
}

/// To another path with the same query, for ever.
pub(super) fn to_path(path: &str, query: &str) -> HttpResponse {
    HttpResponse::PermanentRedirect()
        .insert_header((LOCATION, address(path, query)))
        .finish()
}

fn address(path: &str, query: &str) -> String {
    if query.is_empty() {
        path.to_owned()
    } else {
        format!("{path}?{query}")
    }
}
