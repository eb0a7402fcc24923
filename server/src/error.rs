//! What a visitor sees when something goes wrong, and what the log gets.
//!
//! Handlers return [`AppError`] for everything that is not an answer to the question asked. Its one `match` chooses the
//! status. Visitors get a generic text in their language: never a message, a stack or a path of ours. The cause goes to
//! the log, once, here. What is no error (a redirect, the rendered not-found page) is an ordinary answer.

use actix_web::{
    HttpResponse, ResponseError,
    http::{StatusCode, header},
};
use serde_json::json;
use ssr_runtime::RenderError;
use thiserror::Error;

use crate::{content::page_store::PageStoreError, locale::Locale, render::fallback};

/// Methods that the site answers.
pub const ALLOWED_METHODS: &str = "GET, HEAD";

/// Why a request is not answered.
#[derive(Debug, Error)]
pub enum AppError {
    /// 503 with a page in the visitor's language: the engine failed twice, or is too busy.
    #[error("a page cannot be rendered")]
    Render {
        /// The visitor's language.
        locale: Locale,
        /// Why.
        source: RenderError,
    },
    /// 503 with a page in the visitor's language: the live edition lacks a page that it was built with.
    #[error("a page's data cannot be made")]
    Data {
        /// The visitor's language.
        locale: Locale,
        /// Why.
        source: PageStoreError,
    },
    /// 404 in JSON: data of a page that does not exist was asked for.
    #[error("data of an unknown page was asked for")]
    UnknownPage,
    /// 405: only reading is possible.
    #[error("a method other than {ALLOWED_METHODS} was used")]
    MethodNotAllowed,
}

impl ResponseError for AppError {
    fn status_code(&self) -> StatusCode {
        match self {
            Self::Render { .. } | Self::Data { .. } => StatusCode::SERVICE_UNAVAILABLE,
            Self::UnknownPage => StatusCode::NOT_FOUND,
            Self::MethodNotAllowed => StatusCode::METHOD_NOT_ALLOWED,
        }
    }

    fn error_response(&self) -> HttpResponse {
        let mut response = HttpResponse::build(self.status_code());
        response.insert_header((header::CACHE_CONTROL, "no-store"));
        match self {
            Self::Render { locale, .. } | Self::Data { locale, .. } => {
                tracing::error!(
                    error = self as &dyn std::error::Error,
                    "a page cannot be answered"
                );
                response
                    .insert_header((header::RETRY_AFTER, fallback::RETRY_AFTER_SECONDS))
                    .content_type("text/html; charset=utf-8")
                    .body(fallback::page(*locale))
            }
            Self::UnknownPage => response.json(json!({ "error": "unknown page" })),
            Self::MethodNotAllowed => response.insert_header((header::ALLOW, ALLOWED_METHODS)).finish(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_error_has_its_status() {
        let render = AppError::Render {
            locale: Locale::En,
            source: RenderError::QueueFull,
        };
        let source = PageStoreError::NoTexts {
            page: "home".into(),
            locale: Locale::Kr,
        };
        let data = AppError::Data {
            locale: Locale::Kr,
            source,
        };
        for (error, status) in [
            (render, 503),
            (data, 503),
            (AppError::UnknownPage, 404),
            (AppError::MethodNotAllowed, 405),
        ] {
            let response = error.error_response();
            assert_eq!(response.status(), status);
            assert_eq!(
                response.headers().contains_key(header::RETRY_AFTER),
                status == 503
            );
        }
    }
}
