//! `/_reports/seen`: where the pages of positions say that they were seen, or that a mail was begun, while that is counted.
//!
//! What is kept is a number. Neither the address nor the browser of a visitor is looked at for longer than the request, there is no
//! cookie, and where a visitor came from arrives as one of a few kinds.

use std::time::Duration;

use actix_web::{
    HttpRequest, HttpResponse,
    http::{
        StatusCode,
        header::{CACHE_CONTROL, HeaderMap, ORIGIN, USER_AGENT},
    },
    web::{Data, Payload},
};
use content_wire::{
    day,
    visits::{Origin, Visit},
};
use request_limits::TrustedProxies;
use serde::Deserialize;
use time::OffsetDateTime;

use super::intake::Intake;
use crate::{content::visits::CountedVisit, http::state::AppState, http_cache::caching, locale::Locale};

/// Bytes of what a page says: an id of 256 characters, and some words.
const BYTES: usize = 2 * 1024;

/// What the programs that read pages by themselves have in their names, in small letters. Those that run no scripts say nothing here.
const ROBOTS: [&str; 12] = [
    "bot",
    "crawl",
    "spider",
    "slurp",
    "headless",
    "lighthouse",
    "preview",
    "facebookexternalhit",
    "monitor",
    "pagespeed",
    "python",
    "curl",
];

/// Headers by which a visitor says not to be counted, each with what it says then.
const SIGNALS: [(&str, &str); 2] = [("sec-gpc", "1"), ("dnt", "1")];

/// How pages may say that they were seen.
#[derive(Debug)]
pub(crate) struct Seen(Intake);

impl Seen {
    /// Accepts what arrives within `timeout`.
    pub(crate) fn new(trusted: TrustedProxies, timeout: Duration) -> Self {
        Self(Intake::new(trusted, timeout))
    }
}

/// What a page says.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Said {
    position: String,
    locale: String,
    visit: Visit,
    origin: Origin,
}

/// Why a visit is not counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Uncounted {
    /// Visits are not counted.
    Off,
    /// Another site's page has sent it, or no page.
    Foreign,
    /// The visitor does not want to be counted.
    Signal,
    /// The visitor is a program.
    Robot,
    /// It is too large, too late or too often.
    Refused(StatusCode),
    /// It is not in the form of what pages say.
    Malformed,
    /// The position is not open in this language, or invented.
    Unknown,
}

/// Counts a visit, or says why not.
pub(super) async fn seen(
    state: Data<AppState>,
    seen: Data<Seen>,
    request: HttpRequest,
    body: Payload,
) -> HttpResponse {
    match count(&state, &seen, &request, body).await {
        Ok(()) => respond(StatusCode::NO_CONTENT, ""),
        Err(uncounted) => uncounted.response(),
    }
}

async fn count(state: &AppState, seen: &Seen, request: &HttpRequest, body: Payload) -> Result<(), Uncounted> {
    let site = &state.site;
    if !site.visits.are_counted() {
        return Err(Uncounted::Off);
    }
    let release = site.release.current();
    let headers = request.headers();
    // Browsers name the page's origin with each request of this kind; another site cannot change that.
    if text(headers, ORIGIN.as_str()) != Some(release.build.page_data.origin.as_str()) {
        return Err(Uncounted::Foreign);
    }
    if SIGNALS
        .iter()
        .any(|(name, value)| text(headers, name) == Some(*value))
    {
        return Err(Uncounted::Signal);
    }
    if is_robot(text(headers, USER_AGENT.as_str())) {
        return Err(Uncounted::Robot);
    }
    let body = seen.0.read(request, body, BYTES).await;
    let body = body.map_err(Uncounted::Refused)?;
    let said: Said = serde_json::from_slice(&body).map_err(|_| Uncounted::Malformed)?;
    let locale = Locale::from_code(&said.locale).ok_or(Uncounted::Unknown)?;
    let posts = site.recruit.posts(locale).await;
    let post = posts.find(&said.position).filter(|post| !post.demo);
    let day = day::of_moment(OffsetDateTime::now_utc()).ok_or(Uncounted::Off)?;
    site.visits.count(CountedVisit {
        day,
        position: post.ok_or(Uncounted::Unknown)?.id.clone(),
        locale,
        visit: said.visit,
        origin: said.origin,
    });
    Ok(())
}

fn text<'h>(headers: &'h HeaderMap, name: &str) -> Option<&'h str> {
    headers.get(name)?.to_str().ok()
}

/// Whether a program reads pages by itself; one that says nothing of itself does.
fn is_robot(agent: Option<&str>) -> bool {
    let agent = agent.unwrap_or_default().to_ascii_lowercase();
    agent.is_empty() || ROBOTS.iter().any(|robot| agent.contains(robot))
}

impl Uncounted {
    /// A refusal; none where it is as the visitor or the program wants it.
    fn response(self) -> HttpResponse {
        match self {
            Self::Off => respond(StatusCode::FORBIDDEN, "off"),
            Self::Foreign => respond(StatusCode::FORBIDDEN, "origin"),
            Self::Signal => respond(StatusCode::OK, "signal"),
            Self::Robot => respond(StatusCode::OK, "robot"),
            Self::Refused(status) => respond(status, "limit"),
            Self::Malformed => respond(StatusCode::BAD_REQUEST, "form"),
            Self::Unknown => respond(StatusCode::NOT_FOUND, "position"),
        }
    }
}

/// A response that no cache keeps.
fn respond(status: StatusCode, reason: &'static str) -> HttpResponse {
    let mut response = HttpResponse::build(status);
    response.insert_header((CACHE_CONTROL, caching::NEVER));
    if status == StatusCode::REQUEST_TIMEOUT {
        response.force_close();
    }
    if reason.is_empty() {
        return response.finish();
    }
    response.content_type("text/plain; charset=utf-8").body(reason)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn programs_that_read_pages_are_known_by_their_names() {
        for agent in [
            "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
            "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0) Chrome/103.0 Safari/537.36",
            "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/141.0 Safari/537.36",
            "facebookexternalhit/1.1",
            "",
        ] {
            assert!(is_robot(Some(agent)), "{agent}");
        }
        for agent in [
            "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36",
            "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1",
            "Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:143.0) Gecko/20100101 Firefox/143.0",
        ] {
            assert!(!is_robot(Some(agent)), "{agent}");
        }
    }
}
