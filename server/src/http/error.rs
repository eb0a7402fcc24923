//! What a visitor sees when something goes wrong, and what the log receives.
//!
//! Handlers return [`AppError`] for every failure. Its one `match` chooses the status. Visitors get a generic text in their
//! language: never a message, a stack or a path of ours. The cause goes to the log, once, here. What is no error (a redirect,
//! the rendered not-found page) is an ordinary response.

use actix_web::{
    HttpResponse, ResponseError,
    http::{StatusCode, header},
};
use serde_json::json;
use thiserror::Error;

use crate::{locale::Locale, prerender::cache::PrerenderError, render::fallback};

/// Why a request fails.
#[derive(Debug, Error)]
pub(crate) enum AppError {
    /// 503 with a page in the visitor's language: the page is not cached and cannot be rendered.
    #[error("a page cannot be answered")]
    Page {
        /// The visitor's language.
        locale: Locale,
        /// Why.
        source: PrerenderError,
    },
    /// 503 with a page in the visitor's language: the positions' pages are not made yet, so it is unknown which exist.
    #[error("a position was requested before any is known")]
    PositionsUnknown {
        /// The visitor's language.
        locale: Locale,
    },
    /// 503: the content that the response is derived from, or that says whether there is one, is not known yet.
    #[error("a response that depends on content was requested before that is known")]
    ContentUnknown,
    /// 503: pages show the file, and it is still to be made. Anyone who opens it as a page gets one, in the language of the page
    /// that led there.
    #[error("a file that is not made yet was requested")]
    FileAwaited {
        /// The visitor's language, when a page is wanted.
        page: Option<Locale>,
    },
    /// 404 in JSON: data of a page that does not exist was requested.
    #[error("data of an unknown page was requested")]
    UnknownPage,
    /// 400: the host is none.
    #[error("the request names no host")]
    MalformedHost,
    /// 405: the address knows other methods.
    #[error("a method other than {allowed} was used")]
    MethodNotAllowed {
        /// The methods that the address knows.
        allowed: &'static str,
    },
    /// 414 or 431: the request is larger than any that the site's own pages lead to.
    #[error("the request is too large")]
    TooLarge {
        /// What is too large.
        status: StatusCode,
    },
    /// 429: the client asks too often.
    #[error("too many requests")]
    TooManyRequests {
        /// Seconds after which it may ask again.
        seconds: u64,
    },
}

impl ResponseError for AppError {
    fn status_code(&self) -> StatusCode {
        match self {
            Self::Page { .. }
            | Self::PositionsUnknown { .. }
            | Self::ContentUnknown
            | Self::FileAwaited { .. } => StatusCode::SERVICE_UNAVAILABLE,
            Self::UnknownPage => StatusCode::NOT_FOUND,
            Self::MalformedHost => StatusCode::BAD_REQUEST,
            Self::MethodNotAllowed { .. } => StatusCode::METHOD_NOT_ALLOWED,
            Self::TooLarge { status } => *status,
            Self::TooManyRequests { .. } => StatusCode::TOO_MANY_REQUESTS,
        }
    }

    fn error_response(&self) -> HttpResponse {
        let mut response = HttpResponse::build(self.status_code());
        response.insert_header((header::CACHE_CONTROL, "no-store"));
        match self {
            Self::Page { locale, .. } | Self::PositionsUnknown { locale } => {
                tracing::error!(
                    error = self as &dyn std::error::Error,
                    "a page cannot be answered"
                );
                response
                    .insert_header((header::RETRY_AFTER, fallback::RETRY_AFTER_SECONDS))
                    .content_type("text/html; charset=utf-8")
                    .body(fallback::page(*locale))
            }
            Self::FileAwaited { page: Some(locale) } => response
                .insert_header((header::RETRY_AFTER, fallback::RETRY_AFTER_SECONDS))
                .content_type("text/html; charset=utf-8")
                .body(fallback::awaited_file(*locale)),
            Self::ContentUnknown | Self::FileAwaited { page: None } => response
                .insert_header((header::RETRY_AFTER, fallback::RETRY_AFTER_SECONDS))
                .finish(),
            Self::UnknownPage => response.json(json!({ "error": "unknown page" })),
            Self::MethodNotAllowed { allowed } => response.insert_header((header::ALLOW, *allowed)).finish(),
            // The rest of a request that is wrong or too large is not read.
            Self::MalformedHost | Self::TooLarge { .. } => response.force_close().finish(),
            Self::TooManyRequests { seconds } => {
                response.insert_header((header::RETRY_AFTER, *seconds)).finish()
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locale::named;

    #[test]
    fn every_error_has_its_status() {
        let page = AppError::Page {
            locale: named("en"),
            source: PrerenderError::Render(ssr_runtime::RenderError::QueueFull),
        };
        for (error, status) in [
            (page, 503),
            (AppError::PositionsUnknown { locale: named("kr") }, 503),
            (AppError::ContentUnknown, 503),
            (AppError::FileAwaited { page: None }, 503),
            (
                AppError::FileAwaited {
                    page: Some(named("jp")),
                },
                503,
            ),
            (AppError::UnknownPage, 404),
            (AppError::MalformedHost, 400),
            (AppError::MethodNotAllowed { allowed: "GET" }, 405),
            (
                AppError::TooLarge {
                    status: StatusCode::URI_TOO_LONG,
                },
                414,
            ),
            (AppError::TooManyRequests { seconds: 1 }, 429),
        ] {
            let response = error.error_response();
            assert_eq!(response.status(), status);
            // A cache that keeps responses while the site is away must not keep this one.
            assert_eq!(response.headers().get(header::CACHE_CONTROL).unwrap(), "no-store");
            assert_eq!(
                response.headers().contains_key(header::RETRY_AFTER),
                matches!(status, 429 | 503)
            );
        }
    }
}
