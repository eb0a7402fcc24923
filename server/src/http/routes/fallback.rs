//! Every path that has no route of its own: a page, a page with a slash too many, a file, or nothing.

use actix_web::{
    HttpRequest, HttpResponse, ResponseError as _,
    web::{Data, Payload},
};

use super::{page, redirects};
use crate::http::{dev, error::AppError, state::AppState};

/// Forwards a websocket to Vite: its address is that of the home page.
pub(super) async fn websocket(state: Data<AppState>, request: HttpRequest, body: Payload) -> HttpResponse {
    if let Some(development) = &state.development
        && let Some(response) = dev::proxy::forward(development, &request, body).await
    {
        return response;
    }
    page::not_found(&state, &request).await
}

/// Responds with a page or a file, redirects a page with a slash at its end, or shows the not-found page.
pub(super) async fn respond(state: Data<AppState>, request: HttpRequest, body: Payload) -> HttpResponse {
    if let Some(response) = page::respond(&state, &request).await {
        return response;
    }
    let trimmed = request.path().trim_end_matches('/');
    if trimmed.len() < request.path().len() {
        let release = state.site.release.current();
        if let Some(page) = release.build.cache.page(trimmed) {
            return redirects::to_path(&page.path, request.query_string());
        }
    }
    let (files, path) = (state.site.files.load(), request.match_info().as_str());
    if let Some(response) = files.respond(&request, path).await {
        return response;
    }
    if files.awaits(path) {
        return AppError::FileAwaited.error_response();
    }
    if let Some(development) = &state.development
        && let Some(response) = dev::proxy::forward(development, &request, body).await
    {
        return response;
    }
    page::not_found(&state, &request).await
}
