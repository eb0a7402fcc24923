//! Redirects to another address of this site. Addresses are relative, or begin with the public origin of the settings, so no
//! redirect can lead anywhere else.

use actix_web::{
    HttpRequest, HttpResponse,
    http::header::{CACHE_CONTROL, HeaderValue, LOCATION},
    web::Data,
};

use crate::{http_cache::caching, site::urls::PublicOrigin};

/// To the same path with another query, for now: the language may exist one day.
pub(super) fn to_query(path: &str, query: &str) -> HttpResponse {
    HttpResponse::Found()
        .insert_header((LOCATION, address(path, query)))
        .finish()
}

/// To the path that a position has now. It is asked for again: the position may have its old one back.
pub(super) fn to_moved(path: &str, query: &str) -> HttpResponse {
    HttpResponse::MovedPermanently()
        .insert_header((LOCATION, address(path, query)))
        .insert_header((CACHE_CONTROL, caching::CONTENT))
        .finish()
}

/// To another path with the same query, forever.
pub(super) fn to_path(path: &str, query: &str) -> HttpResponse {
    HttpResponse::PermanentRedirect()
        .insert_header((LOCATION, address(path, query)))
        .finish()
}

/// To the same address over TLS, forever.
pub(super) async fn to_tls(origin: Data<PublicOrigin>, request: HttpRequest) -> HttpResponse {
    let target = request
        .uri()
        .path_and_query()
        .map_or("/", |target| target.as_str());
    let mut response = HttpResponse::PermanentRedirect();
    if let Ok(location) = HeaderValue::try_from(format!("{}{target}", **origin)) {
        response.insert_header((LOCATION, location));
    }
    response.finish()
}

fn address(path: &str, query: &str) -> String {
    if query.is_empty() {
        path.to_owned()
    } else {
        format!("{path}?{query}")
    }
}
