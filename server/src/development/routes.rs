//! The routes of the site, and Vite behind them.

use actix_web::{
    HttpRequest, HttpResponse,
    guard::{GuardContext, fn_guard},
    http::header,
    web::{self, Data, Payload, ServiceConfig},
};

use super::{error_page, proxy, site_build::STYLE, state::Development};
use crate::http::{
    routes::{self, fallback, page},
    state::AppState,
};

/// The route table.
pub(super) fn table(config: &mut ServiceConfig) {
    // Before the pages: Vite's websocket has the same address as the home page.
    config.route(
        "/{path:.*}",
        web::route().guard(fn_guard(is_websocket)).to(websocket),
    );
    config.route(STYLE, web::to(style));
    routes::table(config, web::to(respond));
}

fn is_websocket(context: &GuardContext<'_>) -> bool {
    proxy::is_websocket(&context.head().headers)
}

/// Forwards a websocket to Vite.
async fn websocket(
    state: Data<AppState>,
    development: Data<Development>,
    request: HttpRequest,
    body: Payload,
) -> HttpResponse {
    match proxy::forward(&development, &request, body).await {
        Some(response) => response,
        None => page::not_found(&state, &request).await,
    }
}

/// The styles that the live bundle's components use, so that a page is styled before its first module runs.
async fn style(development: Data<Development>) -> HttpResponse {
    HttpResponse::Ok()
        .insert_header((header::CACHE_CONTROL, "no-store"))
        .content_type("text/css; charset=utf-8")
        .body(development.style().as_str().to_owned())
}

/// Responds as the site does, once there is a bundle, and with what Vite has before the not-found page. While there is a
/// problem it is shown in place of every page.
async fn respond(
    state: Data<AppState>,
    development: Data<Development>,
    request: HttpRequest,
    body: Payload,
) -> HttpResponse {
    let release = state.site.release.current();
    if release.build.cache.page(request.path()).is_some()
        && let Some(problem) = development.first_problem().await
    {
        return error_page::respond(&problem);
    }
    if let Some(response) = fallback::find(&state, &request).await {
        return response;
    }
    if let Some(response) = proxy::forward(&development, &request, body).await {
        return response;
    }
    match development.first_problem().await {
        Some(problem) => error_page::respond(&problem),
        None => page::not_found(&state, &request).await,
    }
}
