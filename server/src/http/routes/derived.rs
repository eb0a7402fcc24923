//! Responses that are derived from all content: the list of pages, the feed, the rules for crawlers and browsers.

use actix_web::{
    HttpRequest, HttpResponse,
    http::header::{self, HeaderValue},
    web::Data,
};
use time::OffsetDateTime;

use super::{page, redirects};
use crate::{
    content::company::Mailbox,
    http::state::AppState,
    http_cache::caching,
    locale::{
        Locale,
        resolve::{Resolution, resolve},
    },
    seo::{atom, robots, security_txt, sitemap, speculation},
};

/// `/sitemap.xml`
pub(super) async fn sitemap(state: Data<AppState>, request: HttpRequest) -> HttpResponse {
    respond(&state, &request, sitemap::PATH).await
}

/// `/robots.txt`
pub(super) async fn robots(state: Data<AppState>, request: HttpRequest) -> HttpResponse {
    respond(&state, &request, robots::PATH).await
}

/// `/speculation-rules.json`
pub(super) async fn speculation(state: Data<AppState>, request: HttpRequest) -> HttpResponse {
    respond(&state, &request, speculation::PATH).await
}

async fn respond(state: &Data<AppState>, request: &HttpRequest, path: &'static str) -> HttpResponse {
    let release = state.site.release.current();
    match release.build.cache.derived(path, None) {
        Some(derived) => derived.respond(request),
        None => page::not_found(state, request).await,
    }
}

/// `/recruit.atom`, in the language that the request asks for.
pub(super) async fn atom(state: Data<AppState>, request: HttpRequest) -> HttpResponse {
    let release = state.site.release.current();
    let build = &release.build;
    match resolve(request.query_string(), &build.page_data.recruit_locales) {
        Resolution::Redirect(query) => redirects::to_query(atom::PATH, &query),
        Resolution::Use(locale) => match build.cache.derived(atom::PATH, Some(locale)) {
            Some(feed) => feed.respond(&request),
            None => page::not_found(&state, &request).await,
        },
    }
}

/// `/.well-known/security.txt`: its end is counted from today, so it is written anew each time. Without anyone to tell
/// there is no such file.
pub(super) async fn security_txt(state: Data<AppState>, request: HttpRequest) -> HttpResponse {
    let page_data = &state.site.release.current().build.page_data;
    let company = page_data.company.in_locale(Locale::DEFAULT);
    let contact = match &state.security_contact {
        Some(contact) => Some(contact.to_string()),
        None => company.email.support.as_ref().map(Mailbox::uri),
    };
    let Some(contact) = contact else {
        return page::not_found(&state, &request).await;
    };
    let text = security_txt::write(&page_data.origin, &contact, OffsetDateTime::now_utc());
    HttpResponse::Ok()
        .insert_header((header::CACHE_CONTROL, caching::SHORT))
        .insert_header((
            header::CONTENT_TYPE,
            HeaderValue::from_static("text/plain; charset=utf-8"),
        ))
        .body(text)
}
