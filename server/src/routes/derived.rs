//! What is made from all of the content: the list of pages, the feed, the rules for crawlers and browsers.

use actix_web::{
    HttpRequest, HttpResponse,
    http::header::{self, HeaderValue},
    web::Data,
};
use time::OffsetDateTime;

use super::{page, redirects};
use crate::{
    delivery::caching,
    locale::resolve::{Resolution, resolve},
    seo::{atom, robots, security_txt, sitemap, speculation},
    state::AppState,
};

/// `/sitemap.xml`
pub(super) async fn sitemap(state: Data<AppState>, request: HttpRequest) -> HttpResponse {
    answer(&state, &request, sitemap::PATH).await
}

/// `/robots.txt`
pub(super) async fn robots(state: Data<AppState>, request: HttpRequest) -> HttpResponse {
    answer(&state, &request, robots::PATH).await
}

/// `/speculation-rules.json`
pub(super) async fn speculation(state: Data<AppState>, request: HttpRequest) -> HttpResponse {
    answer(&state, &request, speculation::PATH).await
}

async fn answer(state: &Data<AppState>, request: &HttpRequest, path: &'static str) -> HttpResponse {
    let live = state.generations.current();
    match live.attachment.shelf.derived(path, None) {
        Some(answer) => answer.respond(request),
        None => page::not_found(state, request).await,
    }
}

/// `/recruit.atom`, in the language that the request asks for.
pub(super) async fn atom(state: Data<AppState>, request: HttpRequest) -> HttpResponse {
    let live = state.generations.current();
    let edition = &live.attachment;
    match resolve(request.query_string(), &edition.store.recruit_locales) {
        Resolution::Redirect(query) => redirects::to_query(atom::PATH, &query),
        Resolution::Use(locale) => match edition.shelf.derived(atom::PATH, Some(locale)) {
            Some(feed) => feed.respond(&request),
            None => page::not_found(&state, &request).await,
        },
    }
}

/// `/.well-known/security.txt`: its end is counted from today, so it is written anew each time.
pub(super) async fn security_txt(state: Data<AppState>) -> HttpResponse {
    let origin = &state.generations.current().attachment.store.origin;
    let text = security_txt::write(origin, &state.security_contact, OffsetDateTime::now_utc());
    HttpResponse::Ok()
        .insert_header((header::CACHE_CONTROL, caching::SHORT))
        .insert_header((
            header::CONTENT_TYPE,
            HeaderValue::from_static("text/plain; charset=utf-8"),
        ))
        .body(text)
}
