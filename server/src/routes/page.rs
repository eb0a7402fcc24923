//! A page of the site.

use actix_web::{
    HttpRequest, HttpResponse, ResponseError as _,
    http::{StatusCode, header},
    web::Data,
};
use ssr_runtime::{RenderError, RenderRequest};

use super::redirects;
use crate::{
    dev,
    error::AppError,
    locale::{
        Locale,
        resolve::{Resolution, resolve},
    },
    render::{self, document},
    site::pages::Page,
    state::AppState,
};

/// The page at the request's path, in the language that it asks for.
pub(super) async fn answer(state: Data<AppState>, request: HttpRequest) -> HttpResponse {
    let Some(page) = state.pages.by_path(request.path()) else {
        return not_found(&state, &request).await;
    };
    let generation = state.generations.current();
    let query = request.query_string();
    match resolve(query, generation.attachment.store.locales(page)) {
        Resolution::Use(locale) => show(&state, &request, page, locale).await,
        Resolution::Redirect(query) => redirects::to_query(&page.path, &query),
    }
}

/// The page for paths that no page has. A language that does not exist is not worth a redirect here.
pub(super) async fn not_found(state: &AppState, request: &HttpRequest) -> HttpResponse {
    let locale = match resolve(request.query_string(), &Locale::ALL) {
        Resolution::Use(locale) => locale,
        Resolution::Redirect(_) => Locale::DEFAULT,
    };
    show(state, request, state.pages.not_found(), locale).await
}

async fn show(state: &AppState, request: &HttpRequest, page: &Page, locale: Locale) -> HttpResponse {
    if let Some(development) = &state.development {
        development.settled().await;
        if let Some(problem) = development.problem() {
            return dev::error_page::answer(&problem);
        }
    }
    match compose(state, request, page, locale).await {
        Ok(response) => response,
        Err(AppError::Render { source, .. }) if state.development.is_some() => {
            dev::error_page::answer(&source.into())
        }
        Err(error) => error.error_response(),
    }
}

async fn compose(
    state: &AppState,
    request: &HttpRequest,
    page: &Page,
    locale: Locale,
) -> Result<HttpResponse, AppError> {
    let generation = state.generations.current();
    let edition = &generation.attachment;
    let data = edition.page_state(page, locale, &state.recruit).await;
    let data = data.map_err(|source| AppError::Data { locale, source })?.data;
    let render_request = RenderRequest {
        url: request.uri().to_string(),
        locale: locale.code().to_owned(),
        data: data.clone(),
    };
    let rendered = render::render(generation.renderer.as_ref(), render_request).await;
    let output = rendered.map_err(|source| AppError::Render { locale, source })?;
    let status = StatusCode::from_u16(output.status).map_err(|error| AppError::Render {
        locale,
        source: RenderError::BadOutput {
            reason: error.to_string(),
        },
    })?;
    state.readiness.open();
    let parts = document::Parts {
        locale,
        output: &output,
        asset_tags: edition.tags.of(page),
        data: &data,
    };
    let response = HttpResponse::build(status)
        .insert_header((header::CACHE_CONTROL, "no-cache"))
        .content_type("text/html; charset=utf-8")
        .body(document::compose(&parts));
    Ok(response)
}
