//! Responses that are derived from all content: the list of pages, the feeds, the rules for crawlers and browsers.

use actix_web::{
    HttpRequest, HttpResponse,
    http::header::{self, HeaderValue},
    web::Data,
};
use content_company::Mailbox;
use time::OffsetDateTime;

use super::{page, redirects};
use crate::{
    http::{error::AppError, state::AppState},
    http_cache::caching,
    locale::{
        Locale,
        resolve::{Resolution, resolve},
    },
    seo::{atom, jobs, robots, security_txt, sitemap, speculation},
};

/// `/sitemap.xml`
pub(super) async fn sitemap(state: Data<AppState>, request: HttpRequest) -> Result<HttpResponse, AppError> {
    respond(&state, &request, sitemap::PATH, None)
}

/// `/jobs.xml`
pub(super) async fn jobs(state: Data<AppState>, request: HttpRequest) -> Result<HttpResponse, AppError> {
    respond(&state, &request, jobs::PATH, None)
}

/// `/robots.txt`
pub(super) async fn robots(state: Data<AppState>, request: HttpRequest) -> Result<HttpResponse, AppError> {
    respond(&state, &request, robots::PATH, None)
}

/// `/speculation-rules.json`
pub(super) async fn speculation(
    state: Data<AppState>,
    request: HttpRequest,
) -> Result<HttpResponse, AppError> {
    respond(&state, &request, speculation::PATH, None)
}

/// A response that is not there yet does not lack its address: 404 would say so.
fn respond(
    state: &AppState,
    request: &HttpRequest,
    path: &'static str,
    locale: Option<Locale>,
) -> Result<HttpResponse, AppError> {
    let release = state.site.release.current();
    let derived = release.build.cache.derived(path, locale);
    Ok(derived.ok_or(AppError::ContentUnknown)?.respond(request))
}

/// `/recruit.atom`, in the language that the request asks for.
pub(super) async fn atom(state: Data<AppState>, request: HttpRequest) -> Result<HttpResponse, AppError> {
    let locales = &state.site.release.current().build.page_data.recruit_locales;
    match resolve(request.query_string(), locales) {
        Resolution::Redirect(query) => Ok(redirects::to_query(atom::PATH, &query)),
        Resolution::Use(locale) => respond(&state, &request, atom::PATH, Some(locale)),
    }
}

/// `/.well-known/security.txt`: its end is counted from today, so it is written anew each time. Without anyone to tell
/// there is no such file.
pub(super) async fn security_txt(state: Data<AppState>, request: HttpRequest) -> HttpResponse {
    let page_data = &state.site.release.current().build.page_data;
    let company = page_data.company.in_language(Locale::DEFAULT.code());
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
