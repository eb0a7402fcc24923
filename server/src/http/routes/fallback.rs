//! Every path that has no route of its own: a page, another spelling of a page's path, a file, or nothing.

use actix_web::{HttpRequest, HttpResponse, ResponseError as _, web::Data};

use super::{page, redirects};
use crate::http::{error::AppError, state::AppState};

/// Responds with what the path has, or shows the not-found page.
pub(super) async fn respond(state: Data<AppState>, request: HttpRequest) -> HttpResponse {
    match find(&state, &request).await {
        Some(response) => response,
        None => page::not_found(&state, &request).await,
    }
}

/// A page, a redirect from another spelling of its path, or a file; `None` if the path has none of them.
pub(crate) async fn find(state: &Data<AppState>, request: &HttpRequest) -> Option<HttpResponse> {
    if let Some(response) = page::respond(state, request).await {
        return Some(response);
    }
    let written = state.site.pages.written(request.path());
    if written != request.path()
        && let Some(page) = state.site.release.current().build.cache.page(&written)
    {
        return Some(redirects::to_path(&page.path, request.query_string()));
    }
    let (files, path) = (state.site.files.load(), request.match_info().as_str());
    if let Some(is_kept) = files.is_kept(path) {
        state.site.metrics.earlier_file(is_kept);
    }
    if let Some(response) = files.respond(request, path).await {
        return Some(response);
    }
    files.awaits(path).then(|| AppError::FileAwaited.error_response())
}
