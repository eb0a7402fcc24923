//! Headers of responses that are made without the application: of refused connections, of what is no HTTP, of requests
//! that never end. None of them has a body, so nothing is allowed to it.

/// What each of them has.
pub const HEADERS: [(&str, &str); 5] = [
    ("cache-control", "no-store"),
    (
        "content-security-policy",
        "default-src 'none'; frame-ancestors 'none'",
    ),
    ("referrer-policy", "no-referrer"),
    ("x-content-type-options", "nosniff"),
    ("x-frame-options", "DENY"),
];

/// Name and value of the header by which browsers use TLS only: for two years, the least that their built-in lists ask for.
pub const TRANSPORT_SECURITY: (&str, &str) =
    ("strict-transport-security", "max-age=63072000; includeSubDomains");

/// The headers of a server whose visitors come over TLS, or may not.
pub(crate) fn headers(is_secure: bool) -> impl Iterator<Item = (&'static str, &'static str)> {
    HEADERS.into_iter().chain(is_secure.then_some(TRANSPORT_SECURITY))
}

/// The same as lines of HTTP/1.1.
pub(crate) fn lines(is_secure: bool) -> String {
    headers(is_secure)
        .flat_map(|(name, value)| [name, ": ", value, "\r\n"])
        .collect()
}
