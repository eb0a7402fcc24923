//! Whether a request names a host at all. The site responds by whatever name it is asked, and repeats none.

use actix_web::{
    HttpRequest,
    http::{header::HOST, uri::Authority},
};

/// Whether the `Host` of a request can be none: it has characters that no host has, or a user, or there are two. One that
/// is missing is the business of the parser.
pub(crate) fn is_malformed(request: &HttpRequest) -> bool {
    let mut hosts = request.headers().get_all(HOST);
    let Some(host) = hosts.next() else { return false };
    let is_host = |host: &[u8]| {
        // A target without a host has an empty one (RFC 9112).
        host.is_empty() || (Authority::try_from(host).is_ok() && !host.contains(&b'@'))
    };
    !is_host(host.as_bytes()) || hosts.next().is_some()
}

#[cfg(test)]
mod tests {
    use actix_web::{http::header::HeaderValue, test::TestRequest};

    use super::*;

    #[test]
    fn a_host_is_a_name_or_an_address_with_or_without_a_port() {
        for (host, malformed) in [
            ("example.com", false),
            ("127.0.0.1:8080", false),
            ("[::1]:8080", false),
            ("xn--9t4b11yi5a.kr", false),
            ("a_b", false),
            ("", false),
            ("<script>", true),
            ("a b", true),
            ("a/b", true),
            ("a@b", true),
            ("a\"b", true),
            ("[::1", true),
        ] {
            let request = TestRequest::default()
                .insert_header((HOST, host))
                .to_http_request();
            assert_eq!(is_malformed(&request), malformed, "{host}");
        }
        assert!(!is_malformed(&TestRequest::default().to_http_request()));
        let bytes = HeaderValue::from_bytes(b"\xff").unwrap();
        let request = TestRequest::default()
            .insert_header((HOST, bytes))
            .to_http_request();
        assert!(is_malformed(&request));
        let two = TestRequest::default()
            .append_header((HOST, "a"))
            .append_header((HOST, "b"));
        assert!(is_malformed(&two.to_http_request()));
    }
}
