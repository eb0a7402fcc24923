//! A page of the site.

use std::sync::Arc;

use actix_web::{
    HttpRequest, HttpResponse, ResponseError as _,
    http::header::{CACHE_CONTROL, HeaderName, HeaderValue},
    web::Data,
};

use super::redirects;
use crate::{
    content::recruit::freshness::Health,
    http::{error::AppError, middleware::CacheStatus, state::AppState},
    http_cache::caching,
    locale::{
        Locale,
        resolve::{Resolution, resolve},
    },
    prerender::{
        cache::{CacheEntry, CachedPage, PageCache, PreparedPage, PrerenderError},
        release::Release,
    },
    settings::Switch,
    telemetry::metrics::{Outcome, RenderCost},
};

/// Says where the time of a response went.
const SERVER_TIMING: HeaderName = HeaderName::from_static("server-timing");

/// The page at the request's path, in the language that it asks for; `None` if there is none.
pub(super) async fn respond(state: &Data<AppState>, request: &HttpRequest) -> Option<HttpResponse> {
    let release = state.site.release.current();
    let cache = &release.build.cache;
    let page = cache.page(request.path())?;
    Some(match resolve(request.query_string(), &page.locales) {
        Resolution::Use(locale) => send(state, request, &release, &page, locale).await,
        // The posts of one language came first: the position may have the other one too.
        Resolution::Redirect(_) if is_unknown_position(state, cache, &page.path) => {
            let locale = locale_of(request.query_string());
            AppError::PositionsUnknown { locale }.error_response()
        }
        Resolution::Redirect(query) => redirects::to_query(&page.path, &query),
    })
}

/// Whether a path may be a position's while not every position is known, so that nothing may be said to be missing there.
pub(super) fn is_unknown_position(state: &AppState, cache: &PageCache, path: &str) -> bool {
    !cache.has_positions() && state.site.pages.is_position_path(path)
}

/// The language that a query asks of a response that every language has. One that does not exist is not worth a redirect there.
pub(super) fn locale_of(query: &str) -> Locale {
    match resolve(query, &Locale::ALL) {
        Resolution::Use(locale) => locale,
        Resolution::Redirect(_) => Locale::DEFAULT,
    }
}

/// The page for paths that no page has.
pub(crate) async fn not_found(state: &Data<AppState>, request: &HttpRequest) -> HttpResponse {
    let site = &state.site;
    let locale = locale_of(request.query_string());
    let release = site.release.current();
    if is_unknown_position(state, &release.build.cache, request.path()) {
        // Whether the position exists is unknown, and a wrong 404 would make search engines forget it.
        return AppError::PositionsUnknown { locale }.error_response();
    }
    if let Some(page) = release.build.cache.page(&site.pages.not_found().path) {
        let mut response = send(state, request, &release, &page, locale).await;
        if !site.readiness.is_warm() || site.recruit.health() == Health::Unreachable {
            // What is missing now may only not be there yet.
            response.headers_mut().insert(CACHE_CONTROL, caching::NEVER);
        }
        return response;
    }
    let source = PrerenderError::NoSuchLanguage;
    AppError::Page { locale, source }.error_response()
}

async fn send(
    state: &AppState,
    request: &HttpRequest,
    release: &Release,
    page: &CachedPage,
    locale: Locale,
) -> HttpResponse {
    match serve(state, release, page, locale).await {
        Ok(served) => {
            let mut response = served.page.document.respond(request);
            response.headers_mut().insert(SERVER_TIMING, served.timing());
            if served.cost.is_none() {
                response.extensions_mut().insert(CacheStatus::Hit);
            }
            response
        }
        Err(source) => AppError::Page { locale, source }.error_response(),
    }
}

/// A page, and how it was served.
pub(super) struct Served {
    pub(super) page: Arc<PreparedPage>,
    /// Whether it is older than the content.
    is_stale: bool,
    /// What its render cost, if there was one.
    cost: Option<RenderCost>,
}

/// Serves a page from the cache. One that is missing is rendered, and every one where the cache is off.
pub(super) async fn serve(
    state: &AppState,
    release: &Release,
    page: &CachedPage,
    locale: Locale,
) -> Result<Served, PrerenderError> {
    let site = &state.site;
    let is_cached = release.build.benchmark_renders == Switch::Off;
    let entry = page.entry(locale).filter(|_| is_cached);
    if let Some(page) = entry.and_then(CacheEntry::page) {
        let is_stale = entry.is_some_and(CacheEntry::is_stale);
        site.metrics
            .page(if is_stale { Outcome::Stale } else { Outcome::Hit });
        return Ok(Served {
            page,
            is_stale,
            cost: None,
        });
    }
    let prerenderer = site.prerenderer(release);
    let rendered = if is_cached {
        prerenderer.prerender(page, locale).await
    } else {
        prerenderer.render_uncached(page, locale).await
    };
    site.metrics.page(match &rendered {
        Ok(_) => Outcome::Miss,
        Err(_) => Outcome::Error,
    });
    let (page, cost) = rendered?;
    Ok(Served {
        page,
        is_stale: false,
        cost,
    })
}

impl Served {
    fn timing(&self) -> HeaderValue {
        const HIT: HeaderValue = HeaderValue::from_static("cache;desc=HIT");
        const STALE: HeaderValue = HeaderValue::from_static("cache;desc=STALE");
        let Some(RenderCost { queued, rendering }) = self.cost else {
            return if self.is_stale { STALE } else { HIT };
        };
        let milliseconds = |time: std::time::Duration| time.as_secs_f64() * 1000.0;
        let text = format!(
            "cache;desc=MISS, queue;dur={:.3}, render;dur={:.3}",
            milliseconds(queued),
            milliseconds(rendering)
        );
        HeaderValue::try_from(text).unwrap_or(HIT)
    }
}
