//! `/_data/{page}`: what a page is made of, for the browser that goes there without loading a document.

use actix_web::{
    HttpRequest, HttpResponse,
    http::header::{self, ETag, EntityTag, Header as _, IfNoneMatch},
    web::{Data, Path},
};

use super::redirects;
use crate::{
    error::AppError,
    locale::resolve::{Resolution, resolve},
    state::AppState,
};

/// The page's data in the language that the request asks for; 304 if the browser has it already.
pub(super) async fn answer(
    state: Data<AppState>,
    request: HttpRequest,
    id: Path<String>,
) -> Result<HttpResponse, AppError> {
    let page = state.pages.by_id(&id).ok_or(AppError::UnknownPage)?;
    let generation = state.generations.current();
    let edition = &generation.attachment;
    let locale = match resolve(request.query_string(), edition.store.locales(page)) {
        Resolution::Use(locale) => locale,
        Resolution::Redirect(query) => return Ok(redirects::to_query(request.path(), &query)),
    };
    let data = edition.page_state(page, locale, &state.recruit).await;
    let data = data.map_err(|source| AppError::Data { locale, source })?;
    // Weak, since a compressed body is another sequence of bytes.
    let tag = EntityTag::new_weak(data.etag.to_string());
    let mut response = if is_known(&request, &tag) {
        HttpResponse::NotModified()
    } else {
        HttpResponse::Ok()
    };
    response
        .insert_header(ETag(tag.clone()))
        .insert_header((header::CACHE_CONTROL, "no-cache"));
    if is_known(&request, &tag) {
        return Ok(response.finish());
    }
    Ok(response
        .content_type("application/json")
        .body(data.data.as_str().to_owned()))
}

fn is_known(request: &HttpRequest, tag: &EntityTag) -> bool {
    if !request.headers().contains_key(header::IF_NONE_MATCH) {
        return false;
    }
    match IfNoneMatch::parse(request) {
        Ok(IfNoneMatch::Any) => true,
        Ok(IfNoneMatch::Items(known)) => known.iter().any(|known| known.weak_eq(tag)),
        Err(_) => false,
    }
}
