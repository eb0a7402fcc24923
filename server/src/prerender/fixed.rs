//! Responses that follow from a site build only: the rules for crawlers and browsers. They are there from the start.

use std::collections::HashMap;

use actix_web::http::{StatusCode, header::HeaderValue};

use super::cache::Derived;
use crate::{
    http_cache::{
        caching,
        encoding::{Effort, Encoded, Encodings},
        prepared_response::{self, PreparedResponse},
    },
    seo::{robots, speculation},
    site::{pages::Pages, urls::PublicOrigin},
};

/// The rules of a site with these pages.
pub(super) fn rules(origin: &PublicOrigin, pages: &Pages, encodings: Encodings) -> Derived {
    HashMap::from([
        (
            (robots::PATH, None),
            response("text/plain; charset=utf-8", robots::write(origin), encodings),
        ),
        (
            (speculation::PATH, None),
            response(
                "application/speculationrules+json",
                speculation::write(pages),
                encodings,
            ),
        ),
    ])
}

/// A response with a text, in every encoding.
pub(super) fn response(content_type: &'static str, text: String, encodings: Encodings) -> PreparedResponse {
    let etag = prepared_response::content_hash(&[text.as_bytes()]);
    let body = Encoded::prepared(text, encodings, Effort::Serving);
    let content_type = HeaderValue::from_static(content_type);
    PreparedResponse::new(StatusCode::OK, content_type, caching::CONTENT, body, &etag)
}
