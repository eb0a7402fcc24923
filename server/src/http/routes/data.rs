//! `/_data/{page}`: what a page is made of, for the browser that goes there without loading a document.

use actix_web::{
    HttpRequest, HttpResponse,
    web::{Data, Path},
};

use super::{page::is_unknown_position, redirects};
use crate::{
    http::{error::AppError, state::AppState},
    locale::resolve::{Resolution, resolve},
};

/// The data of a page with one address.
pub(super) async fn of_page(
    state: Data<AppState>,
    request: HttpRequest,
    id: Path<String>,
) -> Result<HttpResponse, AppError> {
    let page = state.site.pages.by_id(&id).ok_or(AppError::UnknownPage)?;
    respond(&state, &request, &page.path).await
}

/// The data of the page of one position.
pub(super) async fn of_position(
    state: Data<AppState>,
    request: HttpRequest,
    id: Path<String>,
) -> Result<HttpResponse, AppError> {
    respond(&state, &request, &state.site.pages.position_path(&id)).await
}

async fn respond(state: &AppState, request: &HttpRequest, path: &str) -> Result<HttpResponse, AppError> {
    let release = state.site.release.current();
    let cache = &release.build.cache;
    let is_unknown = is_unknown_position(state, cache, path);
    let page = cache.page(path).ok_or({
        if is_unknown {
            AppError::ContentUnknown
        } else {
            AppError::UnknownPage
        }
    })?;
    let locale = match resolve(request.query_string(), &page.locales) {
        Resolution::Use(locale) => locale,
        Resolution::Redirect(_) if is_unknown => return Err(AppError::ContentUnknown),
        Resolution::Redirect(query) => return Ok(redirects::to_query(request.path(), &query)),
    };
    let served = super::page::serve(state, &release, &page, locale).await;
    let served = served.map_err(|source| AppError::Page { locale, source })?;
    Ok(served.page.data.respond(request))
}
