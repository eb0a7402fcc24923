//! The HTTP client of tests and benchmark.

/// A client of services on loopback.
pub(crate) fn client() -> reqwest::ClientBuilder {
    http_client::plain_builder().unwrap().no_proxy()
}
