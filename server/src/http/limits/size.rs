//! How large a request may be. Bodies have their own limit where one is read.

use actix_web::{HttpRequest, http::StatusCode, http::header::HeaderMap};

/// Bytes of path and query: what browsers and crawlers follow without cutting.
pub(crate) const URI_BYTES: usize = 8 * 1024;

/// Bytes of all headers together, as other servers allow.
pub(crate) const HEADER_BYTES: usize = 16 * 1024;

/// The status that a request is refused with; `None` if it is not too large.
pub(crate) fn refusal(request: &HttpRequest) -> Option<StatusCode> {
    let uri = request.uri();
    let uri = uri.path().len() + uri.query().map_or(0, str::len);
    if uri > URI_BYTES {
        return Some(StatusCode::URI_TOO_LONG);
    }
    let headers = bytes(request.headers());
    (headers > HEADER_BYTES).then_some(StatusCode::REQUEST_HEADER_FIELDS_TOO_LARGE)
}

fn bytes(headers: &HeaderMap) -> usize {
    headers
        .iter()
        .map(|(name, value)| name.as_str().len() + value.len() + ": \r\n".len())
        .sum()
}

#[cfg(test)]
mod tests {
    use actix_web::test::TestRequest;

    use super::*;

    #[test]
    fn requests_that_are_too_large_are_refused() {
        let of = |uri: String, header: usize| {
            let request = TestRequest::with_uri(&uri).insert_header(("cookie", "a".repeat(header)));
            refusal(&request.to_http_request()).map(|status| status.as_u16())
        };
        assert_eq!(of("/".to_owned(), 100), None);
        assert_eq!(of(format!("/?{}", "a".repeat(URI_BYTES - 1)), 100), None);
        assert_eq!(of(format!("/?{}", "a".repeat(URI_BYTES)), 100), Some(414));
        assert_eq!(of("/".to_owned(), HEADER_BYTES), Some(431));
    }
}
