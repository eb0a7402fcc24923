//! Previews on the wire: the page of a text that is written, the links for others, and the files of the site that both need.
//!
//! A preview is a document of the desk's address that can do nothing: it has no script and an origin of its own, which no
//! session belongs to. Its links open the public site beside it.

use actix_web::http::header::{
    ACCESS_CONTROL_ALLOW_ORIGIN, CONTENT_SECURITY_POLICY, CROSS_ORIGIN_OPENER_POLICY,
    CROSS_ORIGIN_RESOURCE_POLICY, HeaderName, HeaderValue, LOCATION, RETRY_AFTER,
};
use actix_web::{HttpRequest, HttpResponse, ResponseError as _, http::StatusCode, web};
use serde::{Deserialize, Serialize};
use words::{File, Language};

use super::call::{Call, CallResult, part, visit};
use super::refusal::Refusal;
use crate::error::DeskError;
use crate::positions::{Post, iso};
use crate::shared::Shared;
use crate::site::{PreviewPage, PreviewPlace};

/// Where the documents of frames are.
pub(super) const FRAMES: &str = "/desk/v1/previews/";
/// What a link leads to.
pub(super) const LINKED: &str = "/preview/{locale}/{id}/{token}";

const NO_INDEX: (HeaderName, &str) = (HeaderName::from_static("x-robots-tag"), "noindex, nofollow");

/// Endings of the files that the site lends: what a page without scripts loads.
const LENT: [&str; 9] = [
    "avif",
    "css",
    "ico",
    "jpg",
    "png",
    "svg",
    "webmanifest",
    "webp",
    "woff2",
];

/// What a link says that shows nothing: `preview.json` of its language.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Sentences {
    unknown: String,
    ended: String,
    unavailable: String,
    #[serde(rename = "tooMany")]
    too_many: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    post: Post,
    place: Option<PreviewPlace>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Wanted {
    hours: Option<i64>,
}

#[derive(Serialize)]
struct Shown {
    address: String,
    place: &'static str,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Linked {
    address: String,
    expires_at: Option<String>,
}

/// POST `/positions/{id}/{locale}/preview`.
pub(super) async fn show(call: Call) -> CallResult {
    let Written { post, place } = call.body()?;
    let (by, id, locale) = (call.session()?, call.id()?, call.locale()?);
    let name = call.shared.preview(by, &id, locale, post, place).await?;
    let address = format!("{FRAMES}{name}");
    let place = PreviewPlace::ID;
    Ok(HttpResponse::Ok().json(Shown { address, place }))
}

/// GET `/previews/{preview}`.
pub(super) async fn frame(call: Call) -> CallResult {
    let name = call.part("preview")?;
    let page = call.shared.framed(call.session()?, &name).await?;
    Ok(document(page, "'self'"))
}

/// POST `/positions/{id}/{locale}/preview-link`.
pub(super) async fn link(call: Call) -> CallResult {
    let Wanted { hours } = call.body()?;
    let (by, id, locale) = (call.session()?, call.id()?, call.locale()?);
    let shared = &call.shared;
    let link = shared.link_preview(by, &id, locale, hours).await?;
    let origin = shared.preview_origin.as_ref().or(shared.origins.first());
    let origin = origin.map_or("", String::as_str);
    let address =
        address(origin, &[&locale.code, &id, &link.token]).ok_or(DeskError::NotFound { what: "address" })?;
    let expires_at = iso(link.expires);
    Ok(HttpResponse::Created().json(Linked { address, expires_at }))
}

/// DELETE `/positions/{id}/{locale}/preview-link`.
pub(super) async fn end_links(call: Call) -> CallResult {
    let (by, id, locale) = (call.session()?, call.id()?, call.locale()?);
    call.shared.end_preview_links(by, &id, locale).await?;
    Ok(HttpResponse::NoContent().finish())
}

/// What a link shows.
pub(super) async fn linked(request: HttpRequest, shared: web::Data<Shared>) -> HttpResponse {
    let path = request.match_info();
    let locale = path.query("locale");
    let visit = visit(&shared, &request);
    let looked = match shared.limits.preview(&visit.address) {
        Ok(()) => {
            let id = part(&request, "id").unwrap_or_default();
            shared.linked(locale, &id, path.query("token"), &visit).await
        }
        Err(error) => Err(error),
    };
    looked.map_or_else(|error| refused(error, locale), |page| document(page, "'none'"))
}

/// A page of the site to which a link of a preview leads, at its public address. Addresses of pages name their language, those of
/// the desk do not.
pub(super) fn elsewhere(request: &HttpRequest, shared: &Shared) -> Option<HttpResponse> {
    let query = request.query_string();
    url::form_urlencoded::parse(query.as_bytes()).find(|(name, _)| name == "locale")?;
    let address = shared.site.address(request.path(), query)?;
    let mut response = HttpResponse::TemporaryRedirect();
    Some(response.insert_header((LOCATION, address)).finish())
}

/// A file of the site that a preview loads. A preview has an origin of its own, so the file is for every origin; it is public.
pub(super) async fn file(request: &HttpRequest, shared: &Shared) -> Option<HttpResponse> {
    let (_, ending) = request.path().rsplit_once('.')?;
    if !LENT.contains(&ending) {
        return None;
    }
    let mut response = shared.site.file(request).await?;
    let headers = response.headers_mut();
    headers.insert(ACCESS_CONTROL_ALLOW_ORIGIN, HeaderValue::from_static("*"));
    headers.insert(
        CROSS_ORIGIN_RESOURCE_POLICY,
        HeaderValue::from_static("cross-origin"),
    );
    Some(response)
}

/// A document that only the pages of `ancestors` may frame.
fn document(page: PreviewPage, ancestors: &str) -> HttpResponse {
    let from = match &page.assets {
        Some(origin) => format!("'self' {origin}"),
        None => "'self'".to_owned(),
    };
    let policy = format!(
        "default-src 'none'; style-src {from}; img-src {from}; font-src {from}; manifest-src {from}; base-uri 'none'; \
         form-action 'none'; frame-ancestors {ancestors}; require-trusted-types-for 'script'; \
         sandbox allow-popups allow-popups-to-escape-sandbox"
    );
    HttpResponse::Ok()
        .content_type("text/html; charset=utf-8")
        .insert_header(NO_INDEX)
        .insert_header((CONTENT_SECURITY_POLICY, policy))
        // Browsers refuse a document that has both a sandbox and an opener's policy.
        .insert_header((CROSS_ORIGIN_OPENER_POLICY, "unsafe-none"))
        .body(page.document)
}

/// Says in a sentence why a link shows nothing.
fn refused(error: DeskError, code: &str) -> HttpResponse {
    let refusal = Refusal(error).error_response();
    let status = refusal.status();
    let mut response = HttpResponse::build(status);
    if let Some(wait) = refusal.headers().get(RETRY_AFTER) {
        response.insert_header((RETRY_AFTER, wait.clone()));
    }
    response
        .content_type("text/plain; charset=utf-8")
        .insert_header(NO_INDEX)
        .body(sentence(status, code))
}

/// The line that a person reads; nothing where the texts do not fit, which a test shows first.
fn sentence(status: StatusCode, code: &str) -> String {
    let language = Language::of(code);
    let Ok(texts) = language.texts::<Sentences>(File::Preview) else {
        return String::new();
    };
    let sentence = match status {
        StatusCode::NOT_FOUND => texts.unknown,
        StatusCode::GONE => texts.ended,
        StatusCode::TOO_MANY_REQUESTS => texts.too_many,
        _ => texts.unavailable,
    };
    sentence + "\n"
}

/// An address with these parts, whatever characters they have.
fn address(origin: &str, parts: &[&str]) -> Option<String> {
    let mut address = url::Url::parse(origin).ok()?;
    address.path_segments_mut().ok()?.push("preview").extend(parts);
    Some(address.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_that_shows_nothing_says_why_in_each_language() {
        let statuses = [404, 410, 429, 503].map(|status| StatusCode::from_u16(status).unwrap());
        let mut said: Vec<_> = Language::all()
            .iter()
            .flat_map(|language| statuses.map(|status| sentence(status, language.code())))
            .collect();
        assert!(said.iter().all(|line| line.trim().len() > 10), "{said:?}");
        said.sort();
        said.dedup();
        assert_eq!(said.len(), statuses.len() * Language::all().len());
        assert_eq!(sentence(StatusCode::GONE, "fr"), sentence(StatusCode::GONE, "en"));
    }

    #[test]
    fn an_address_keeps_its_parts_apart() {
        assert_eq!(
            address("https://desk.example", &["en", "a/b ?#", "t"]).unwrap(),
            "https://desk.example/preview/en/a%2Fb%20%3F%23/t"
        );
    }
}
