//! A page of the site.

use actix_web::{
    HttpRequest, HttpResponse, ResponseError as _,
    http::header::{HeaderName, HeaderValue},
    web::Data,
};

use super::redirects;
use crate::{
    content::recruit::feed::Health,
    dev,
    error::AppError,
    locale::{
        Locale,
        resolve::{Resolution, resolve},
    },
    metrics::Outcome,
    middleware::FromShelf,
    publication::{
        fill::{Cost, FillError, Press},
        shelf::{Entry, Published, Slot},
    },
    settings::engine::Switch,
    state::{AppState, Live},
};

/// Tells where the time of an answer went.
const SERVER_TIMING: HeaderName = HeaderName::from_static("server-timing");

/// The page at the request's path, in the language that it asks for; `None` if there is none.
pub(super) async fn answer(state: &Data<AppState>, request: &HttpRequest) -> Option<HttpResponse> {
    let live = state.generations.current();
    let entry = live.attachment.shelf.entry(request.path())?;
    Some(match resolve(request.query_string(), &entry.locales) {
        Resolution::Use(locale) => show(state, request, &live, &entry, locale).await,
        Resolution::Redirect(query) => redirects::to_query(&entry.path, &query),
    })
}

/// The page for paths that no page has. A language that does not exist is not worth a redirect here.
pub(super) async fn not_found(state: &Data<AppState>, request: &HttpRequest) -> HttpResponse {
    let locale = match resolve(request.query_string(), &Locale::ALL) {
        Resolution::Use(locale) => locale,
        Resolution::Redirect(_) => Locale::DEFAULT,
    };
    if state.pages.is_position_path(request.path()) && state.recruit.health() == Health::Unreachable {
        // Nobody can say whether the position exists, and a wrong 404 would make search engines forget it.
        return AppError::PositionsUnknown { locale }.error_response();
    }
    let live = state.generations.current();
    if let Some(entry) = live.attachment.shelf.entry(&state.pages.not_found().path) {
        return show(state, request, &live, &entry, locale).await;
    }
    let source = FillError::NoSuchLanguage;
    AppError::Page { locale, source }.error_response()
}

async fn show(
    state: &Data<AppState>,
    request: &HttpRequest,
    live: &Live,
    entry: &Entry,
    locale: Locale,
) -> HttpResponse {
    if let Some(development) = &state.development {
        development.settled().await;
        if let Some(problem) = development.problem() {
            return dev::error_page::answer(&problem);
        }
        // While this request waited another edition may have gone live.
        let live = state.generations.current();
        return match live.attachment.shelf.entry(&entry.path) {
            Some(entry) => send(state, request, &live, &entry, locale).await,
            None => send(state, request, &live, entry, locale).await,
        };
    }
    send(state, request, live, entry, locale).await
}

async fn send(
    state: &AppState,
    request: &HttpRequest,
    live: &Live,
    entry: &Entry,
    locale: Locale,
) -> HttpResponse {
    match take(state, live, entry, locale).await {
        Ok(taken) => {
            let mut response = taken.published.document.respond(request);
            response.headers_mut().insert(SERVER_TIMING, taken.timing());
            if taken.cost.is_none() {
                response.extensions_mut().insert(FromShelf);
            }
            response
        }
        Err(source) => AppError::Page { locale, source }.error_response(),
    }
}

/// A page from the shelf, and how it came to lie there.
pub(super) struct Taken {
    pub(super) published: std::sync::Arc<Published>,
    /// Whether it is older than the content.
    is_stale: bool,
    /// What it cost if it had to be made.
    cost: Option<Cost>,
}

/// Takes a page from the shelf. One that is missing is made, and every one where the shelf is not to be used.
pub(super) async fn take(
    state: &AppState,
    live: &Live,
    entry: &Entry,
    locale: Locale,
) -> Result<Taken, FillError> {
    let uses_shelf = live.attachment.page_cache == Switch::On;
    let slot = entry.slot(locale).filter(|_| uses_shelf);
    if let Some(published) = slot.and_then(Slot::published) {
        let is_stale = slot.is_some_and(Slot::is_stale);
        state
            .metrics
            .page(if is_stale { Outcome::Stale } else { Outcome::Hit });
        return Ok(Taken {
            published,
            is_stale,
            cost: None,
        });
    }
    let press = Press {
        pages: &state.pages,
        generation: live,
        feed: &state.recruit,
        metrics: &state.metrics,
    };
    let filled = if uses_shelf {
        press.fill(entry, locale).await
    } else {
        press.make_anew(entry, locale).await
    };
    state.metrics.page(match &filled {
        Ok(_) => Outcome::Miss,
        Err(_) => Outcome::Error,
    });
    let (published, cost) = filled?;
    Ok(Taken {
        published,
        is_stale: false,
        cost,
    })
}

impl Taken {
    fn timing(&self) -> HeaderValue {
        const HIT: HeaderValue = HeaderValue::from_static("cache;desc=HIT");
        const STALE: HeaderValue = HeaderValue::from_static("cache;desc=STALE");
        let Some(Cost { queued, rendering }) = self.cost else {
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
