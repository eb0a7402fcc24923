//! Every path that has no route of its own: a page, a page with a slash too many, a file, or nothing.

use actix_web::{
    HttpRequest, HttpResponse,
    web::{Data, Payload},
};

use super::{page, redirects};
use crate::{dev, state::AppState};

/// Hands a websocket on to Vite: its address is that of the home page.
pub(super) async fn websocket(state: Data<AppState>, request: HttpRequest, body: Payload) -> HttpResponse {
    if let Some(development) = &state.development
        && let Some(response) = dev::proxy::answer(development, &request, body).await
    {
        return response;
    }
    page::not_found(&state, &request).await
}

/// Answers with a page or a file, sends a page with a slash at its end to the page, or shows the not-found page.
pub(super) async fn answer(state: Data<AppState>, request: HttpRequest, body: Payload) -> HttpResponse {
    if let Some(response) = page::answer(&state, &request).await {
        return response;
    }
    let trimmed = request.path().trim_end_matches('/');
    if trimmed.len() < request.path().len() {
        let live = state.generations.current();
        if let Some(entry) = live.attachment.shelf.entry(trimmed) {
            return redirects::to_path(&entry.path, request.query_string());
        }
    }
    if let Some(response) = state.files.load().answer(&request, request.match_info().as_str()) {
        return response;
    }
    if let Some(development) = &state.development
        && let Some(response) = dev::proxy::answer(development, &request, body).await
    {
        return response;
    }
    page::not_found(&state, &request).await
}
