//! The HTTP client of tests and benchmark.

use std::sync::Arc;

/// A client of services on loopback. The workspace's build of reqwest brings no TLS provider, and loopback needs none.
pub(crate) fn client() -> reqwest::ClientBuilder {
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let no_tls = rustls::ClientConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .unwrap()
        .with_root_certificates(rustls::RootCertStore::empty())
        .with_no_client_auth();
    reqwest::Client::builder()
        .no_proxy()
        .tls_backend_preconfigured(no_tls)
}
