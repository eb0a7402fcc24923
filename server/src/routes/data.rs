//! `/_data/{page}`: what a page is made of, for the browser that goes there without loading a document.

use actix_web::{
    HttpRequest, HttpResponse,
    web::{Data, Path},
};

use super::{page, redirects};
use crate::{
    error::AppError,
    locale::resolve::{Resolution, resolve},
    state::AppState,
};

/// The data of a page with one address.
pub(super) async fn of_page(
    state: Data<AppState>,
    request: HttpRequest,
    id: Path<String>,
) -> Result<HttpResponse, AppError> {
    let page = state.pages.by_id(&id).ok_or(AppError::UnknownPage)?;
    answer(&state, &request, &page.path).await
}

/// The data of the page of one position.
pub(super) async fn of_position(
    state: Data<AppState>,
    request: HttpRequest,
    id: Path<String>,
) -> Result<HttpResponse, AppError> {
    answer(&state, &request, &state.pages.position_path(&id)).await
}

async fn answer(state: &AppState, request: &HttpRequest, path: &str) -> Result<HttpResponse, AppError> {
    let live = state.generations.current();
    let entry = live.attachment.shelf.entry(path).ok_or(AppError::UnknownPage)?;
    let locale = match resolve(request.query_string(), &entry.locales) {
        Resolution::Use(locale) => locale,
        Resolution::Redirect(query) => return Ok(redirects::to_query(request.path(), &query)),
    };
    let taken = page::take(state, &live, &entry, locale).await;
    let taken = taken.map_err(|source| AppError::Page { locale, source })?;
    Ok(taken.published.data.respond(request))
}
