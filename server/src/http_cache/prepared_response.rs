//! A response that is prepared once and sent many times.

use std::{
    fs::File,
    io::{self, Read as _},
};

use actix_web::{
    HttpRequest, HttpResponse,
    body::BoxBody,
    http::{
        StatusCode,
        header::{
            ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, HeaderMap, HeaderName,
            HeaderValue, IF_NONE_MATCH, VARY,
        },
    },
};
use bytes::Bytes;
use http_connection::Portions;
use sha2::{Digest as _, Sha256};

use super::encoding::{Encoded, Encoding, choose};

/// The body depends on this header of a request, and on no other.
const ENCODING_MATTERS: HeaderValue = HeaderValue::from_static("accept-encoding");

/// A response that is prepared once and sent many times. Bodies are shared, never copied.
#[derive(Clone, Debug)]
pub struct PreparedResponse {
    status: StatusCode,
    headers: Vec<(HeaderName, HeaderValue)>,
    /// In the order of [`Encoding::ALL`].
    variants: [Option<Variant>; 4],
}

/// The body in one encoding.
#[derive(Clone, Debug)]
struct Variant {
    body: Bytes,
    /// Strong: another encoding is another sequence of bytes and has another tag.
    etag: HeaderValue,
}

impl PreparedResponse {
    /// A response with a body. Its entity tags begin with `etag`, which must change with the body.
    pub fn new(
        status: StatusCode,
        content_type: HeaderValue,
        caching: HeaderValue,
        body: Encoded,
        etag: &str,
    ) -> Self {
        let mut variants = [const { None }; 4];
        for (slot, (encoding, body)) in variants.iter_mut().zip(body.into_bodies()) {
            *slot = body.and_then(|body| {
                let etag = match encoding {
                    Encoding::Identity => format!("\"{etag}\""),
                    _ => format!("\"{etag}-{}\"", encoding.token()),
                };
                let etag = HeaderValue::try_from(etag).ok()?;
                Some(Variant { body, etag })
            });
        }
        Self {
            status,
            headers: vec![
                (CONTENT_TYPE, content_type),
                (CACHE_CONTROL, caching),
                (VARY, ENCODING_MATTERS),
            ],
            variants,
        }
    }

    /// Adds a header.
    #[must_use]
    pub fn with_header(mut self, name: HeaderName, value: HeaderValue) -> Self {
        self.headers.push((name, value));
        self
    }

    /// The status of the response.
    pub fn status(&self) -> StatusCode {
        self.status
    }

    /// Bytes that all encodings take together.
    pub fn size(&self) -> usize {
        self.variants
            .iter()
            .flatten()
            .map(|variant| variant.body.len())
            .sum()
    }

    /// The response to a request: in the encoding that it prefers, and without a body if the client has it already.
    pub fn respond(&self, request: &HttpRequest) -> HttpResponse {
        let (encoding, variant) = self.chosen(request.headers());
        let Some(variant) = variant else {
            return HttpResponse::new(self.status);
        };
        let known = self.status == StatusCode::OK && knows(request.headers(), &variant.etag);
        let status = if known {
            StatusCode::NOT_MODIFIED
        } else {
            self.status
        };
        let mut response = HttpResponse::new(status);
        let headers = response.headers_mut();
        for (name, value) in &self.headers {
            headers.insert(name.clone(), value.clone());
        }
        headers.insert(ETAG, variant.etag.clone());
        if known {
            headers.remove(CONTENT_TYPE);
            return response;
        }
        if encoding != Encoding::Identity {
            headers.insert(CONTENT_ENCODING, HeaderValue::from_static(encoding.token()));
        }
        response.set_body(BoxBody::new(Portions::new(variant.body.clone(), ())))
    }

    fn chosen(&self, headers: &HeaderMap) -> (Encoding, Option<&Variant>) {
        let variant = |wanted: Encoding| {
            let mut pairs = Encoding::ALL.into_iter().zip(&self.variants);
            pairs.find(|(encoding, _)| *encoding == wanted)?.1.as_ref()
        };
        let encoding = choose(headers.get(ACCEPT_ENCODING), |encoding| {
            variant(encoding).is_some()
        });
        (encoding, variant(encoding))
    }
}

/// The entries of a header that is a list.
pub(crate) fn entries<'a>(headers: &'a HeaderMap, name: &'a HeaderName) -> impl Iterator<Item = &'a str> {
    let lines = headers.get_all(name).filter_map(|line| line.to_str().ok());
    lines.flat_map(|line| line.split(',')).map(str::trim)
}

/// Whether a client has the body with this tag. Caches may have weakened the tag on its way, so the comparison is the weak
/// one (RFC 9110, section 13.1.2).
// Actix's `IfNoneMatch` copies each tag: 95 ns for one, where this takes 33 ns.
pub(crate) fn knows(headers: &HeaderMap, etag: &HeaderValue) -> bool {
    entries(headers, &IF_NONE_MATCH)
        .any(|known| known == "*" || known.strip_prefix("W/").unwrap_or(known).as_bytes() == etag.as_bytes())
}

/// A hash of a body for its entity tag: 128 bits make an accidental collision impossible in practice, and a deliberate one
/// gains nothing.
pub(crate) fn content_hash(parts: &[&[u8]]) -> String {
    let mut hash = Sha256::new();
    for part in parts {
        hash.update(part);
    }
    tag(hash)
}

/// The same of what a file still holds.
///
/// # Errors
///
/// If it cannot be read.
pub(crate) fn hash_of(file: &mut File) -> io::Result<String> {
    let mut hash = Sha256::new();
    let mut chunk = vec![0; 64 * 1024];
    loop {
        match file.read(&mut chunk)? {
            0 => return Ok(tag(hash)),
            length => hash.update(chunk.get(..length).unwrap_or_default()),
        }
    }
}

fn tag(hash: Sha256) -> String {
    let bits = hash
        .finalize()
        .iter()
        .take(16)
        .fold(0_u128, |bits, byte| bits << 8 | u128::from(*byte));
    format!("{bits:032x}")
}

#[cfg(test)]
mod tests {
    use actix_web::{body::to_bytes, test::TestRequest};

    use super::*;
    use crate::http_cache::{caching, encoding::Effort};

    fn prepared(status: StatusCode) -> PreparedResponse {
        PreparedResponse::new(
            status,
            HeaderValue::from_static("text/plain"),
            caching::CONTENT,
            Encoded::compressed("text ".repeat(100), Effort::Serving),
            "abc",
        )
    }

    fn respond(prepared: &PreparedResponse, accept: &str, known: &str) -> HttpResponse {
        let request = TestRequest::default()
            .insert_header((ACCEPT_ENCODING, accept))
            .insert_header((IF_NONE_MATCH, known));
        prepared.respond(&request.to_http_request())
    }

    #[actix_web::test]
    async fn each_encoding_has_a_strong_tag_of_its_own() {
        let prepared = prepared(StatusCode::OK);
        for (accept, etag, encoding) in [
            ("br", "\"abc-br\"", Some("br")),
            ("zstd", "\"abc-zstd\"", Some("zstd")),
            ("gzip", "\"abc-gzip\"", Some("gzip")),
            ("identity", "\"abc\"", None),
        ] {
            let response = respond(&prepared, accept, "\"other\"");
            assert_eq!(response.status(), 200);
            assert_eq!(response.headers().get(ETAG).unwrap(), etag);
            let sent = response.headers().get(CONTENT_ENCODING);
            assert_eq!(sent.map(|value| value.to_str().unwrap()), encoding);
            assert_eq!(response.headers().get(VARY).unwrap(), "accept-encoding");
            assert!(!to_bytes(response.into_body()).await.unwrap().is_empty());
        }
    }

    #[actix_web::test]
    async fn a_body_that_the_client_has_is_not_sent() {
        let prepared = prepared(StatusCode::OK);
        for known in ["\"abc-br\"", "W/\"abc-br\"", "\"x\", \"abc-br\"", "*"] {
            let response = respond(&prepared, "br", known);
            assert_eq!(response.status(), 304, "{known}");
            assert_eq!(response.headers().get(ETAG).unwrap(), "\"abc-br\"");
            assert_eq!(response.headers().get(CACHE_CONTROL).unwrap(), caching::CONTENT);
            assert!(to_bytes(response.into_body()).await.unwrap().is_empty());
        }
        for known in ["\"abc\"", "\"abc-gzip\"", "abc-br", ""] {
            assert_eq!(respond(&prepared, "br", known).status(), 200, "{known}");
        }
    }

    #[test]
    fn only_a_success_can_be_unmodified() {
        let response = respond(&prepared(StatusCode::NOT_FOUND), "br", "*");
        assert_eq!(response.status(), 404);
    }
}
