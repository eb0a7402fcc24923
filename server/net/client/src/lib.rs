//! HTTP clients of the workspace: how TLS is set up, and which addresses are on the internet, in one place.
//!
//! Its only room:
//!
//! ```text
//! public  which addresses are on the internet
//! ```

mod public;

use std::sync::Arc;

use reqwest::{ClientBuilder, Url};
use rustls::{ClientConfig, Error, RootCertStore, WantsVerifier, client::WantsClientCert, crypto::ring};
use rustls_platform_verifier::BuilderVerifierExt as _;

pub use public::{NotPublic, PublicOnly, is_public};

/// The examples of the README are compiled as tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

/// Begins a client for requests to one address. Over https it trusts what the machine trusts.
///
/// # Errors
///
/// If the machine's certificates cannot be used.
pub fn builder_for(url: &Url) -> Result<ClientBuilder, Error> {
    match url.scheme() {
        "https" => Ok(with(begin()?.with_platform_verifier()?)),
        _ => plain_builder(),
    }
}

/// Begins a client for requests over plain http. It trusts no certificate: a machine that has none must still reach its own
/// services.
///
/// # Errors
///
/// None in practice: the provider of TLS knows its own versions.
pub fn plain_builder() -> Result<ClientBuilder, Error> {
    Ok(with(begin()?.with_root_certificates(RootCertStore::empty())))
}

fn begin() -> Result<rustls::ConfigBuilder<ClientConfig, WantsVerifier>, Error> {
    let provider = Arc::new(ring::default_provider());
    ClientConfig::builder_with_provider(provider).with_safe_default_protocol_versions()
}

fn with(tls: rustls::ConfigBuilder<ClientConfig, WantsClientCert>) -> ClientBuilder {
    ClientBuilder::new().tls_backend_preconfigured(tls.with_no_client_auth())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_client_is_made_for_either_scheme() {
        for address in ["http://127.0.0.1:1", "https://example.com"] {
            let builder = builder_for(&address.parse().unwrap()).unwrap();
            assert!(builder.build().is_ok(), "{address}");
        }
    }
}
