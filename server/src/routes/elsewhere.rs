//! Every path that is no route: a page with a slash too many, a file, or nothing.

use actix_web::{
    HttpRequest, HttpResponse,
    web::{Data, Payload},
};

use super::{page, redirects};
use crate::{dev, state::AppState};

/// Sends a page with a slash at its end to the page, answers with a file, or shows the not-found page.
pub(super) async fn answer(state: Data<AppState>, request: HttpRequest, body: Payload) -> HttpResponse {
    let trimmed = request.path().trim_end_matches('/');
    if let Some(page) = state.pages.by_path(trimmed) {
        return redirects::to_path(&page.path, request.query_string());
    }
    if let Some(response) = state.files.answer(&request, request.match_info().as_str()) {
        return response;
    }
    if let Some(development) = &state.development
        && let Some(response) = dev::proxy::answer(development, &request, body).await
    {
        return response;
    }
    page::not_found(&state, &request).await
}
