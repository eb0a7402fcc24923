//! HTTP under limits: time, size, and no way to another host.

use reqwest::{StatusCode, header, redirect};
use serde::Serialize;
use serde::de::DeserializeOwned;
use url::Url;

use crate::{ContentClientConfig, ContentError};

/// Response header in which the platform names the request.
const REQUEST_ID: &str = "x-wix-request-id";
/// Redirects within the platform's origin that are followed before the call fails; browsers stop at 20.
const REDIRECTS_MAX: usize = 5;

/// Sends calls and reads answers within the configured limits.
#[derive(Debug)]
pub(crate) struct Transport {
    http: reqwest::Client,
    base_url: Url,
    answer_cap_bytes: usize,
}

impl Transport {
    /// Prepares the HTTP client.
    ///
    /// # Errors
    /// [`ContentError::Configuration`] if the address is not http(s) or no root certificate can be loaded.
    pub(crate) fn new(config: &ContentClientConfig) -> Result<Self, ContentError> {
        if !matches!(config.base_url.scheme(), "http" | "https") || !config.base_url.has_host() {
            return Err(configuration(format_args!(
                "{} is not an http address",
                config.base_url
            )));
        }
        let mut builder = reqwest::Client::builder()
            .connect_timeout(config.connect_timeout)
            .timeout(config.total_timeout)
            .redirect(within(config.base_url.clone()))
            .tls_backend_preconfigured(tls(&config.base_url)?);
        if is_loopback(&config.base_url) {
            // A proxy meant for the outside world cannot reach this machine's own ports.
            builder = builder.no_proxy();
        }
        let http = builder
            .build()
            .map_err(|error| configuration(format_args!("{error}")))?;
        Ok(Self {
            http,
            base_url: config.base_url.clone(),
            answer_cap_bytes: config.answer_cap_bytes,
        })
    }

    /// Posts JSON and reads JSON. Exactly status 200 is success.
    ///
    /// # Errors
    /// Everything of [`ContentError`] but `Token` and `Configuration`.
    pub(crate) async fn post<T: DeserializeOwned>(
        &self,
        path: &str,
        access_token: Option<&str>,
        body: &(impl Serialize + ?Sized),
    ) -> Result<T, ContentError> {
        let base = self.base_url.as_str().trim_end_matches('/');
        let mut request = self.http.post(format!("{base}{path}")).json(body);
        if let Some(token) = access_token {
            // The platform takes the bare token, without a scheme before it.
            request = request.header(header::AUTHORIZATION, token);
        }
        let response = request.send().await.map_err(|error| system(None, &error))?;
        let status = response.status();
        let request_id = response
            .headers()
            .get(REQUEST_ID)
            .and_then(|id| id.to_str().ok())
            .map(str::to_owned);
        let bytes = self.read(response, request_id.as_deref()).await?;
        if status != StatusCode::OK {
            return Err(ContentError::from_answer(status, request_id, &bytes));
        }
        serde_json::from_slice(&bytes).map_err(|error| ContentError::System {
            request_id,
            cause: format!("unusable answer: {error}"),
        })
    }

    async fn read(&self, mut response: reqwest::Response, id: Option<&str>) -> Result<Vec<u8>, ContentError> {
        let mut bytes = Vec::new();
        while let Some(chunk) = response.chunk().await.map_err(|error| system(id, &error))? {
            if bytes.len() + chunk.len() > self.answer_cap_bytes {
                let cause = format!("the answer is larger than {} bytes", self.answer_cap_bytes);
                return Err(ContentError::System {
                    request_id: id.map(str::to_owned),
                    cause,
                });
            }
            bytes.extend_from_slice(&chunk);
        }
        Ok(bytes)
    }
}

/// Follows redirects only inside the platform's origin: a token must never reach another host.
fn within(base_url: Url) -> redirect::Policy {
    redirect::Policy::custom(move |attempt| {
        if attempt.url().origin() != base_url.origin() {
            attempt.error("redirect to another host refused")
        } else if attempt.previous().len() > REDIRECTS_MAX {
            attempt.error("too many redirects")
        } else {
            attempt.follow()
        }
    })
}

/// A plain-http platform needs no roots: its redirects stay inside its origin, and a machine without
/// certificates must still reach its own content service.
fn tls(base_url: &Url) -> Result<rustls::ClientConfig, ContentError> {
    use rustls_platform_verifier::BuilderVerifierExt;

    let unusable = |error: rustls::Error| configuration(format_args!("{error}"));
    let provider = std::sync::Arc::new(rustls::crypto::ring::default_provider());
    let builder = rustls::ClientConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .map_err(unusable)?;
    let builder = if base_url.scheme() == "https" {
        builder.with_platform_verifier().map_err(unusable)?
    } else {
        builder.with_root_certificates(rustls::RootCertStore::empty())
    };
    Ok(builder.with_no_client_auth())
}

fn is_loopback(url: &Url) -> bool {
    match url.host() {
        Some(url::Host::Domain(name)) => name == "localhost",
        Some(url::Host::Ipv4(address)) => address.is_loopback(),
        Some(url::Host::Ipv6(address)) => address.is_loopback(),
        None => false,
    }
}

fn configuration(reason: std::fmt::Arguments<'_>) -> ContentError {
    ContentError::Configuration {
        reason: reason.to_string(),
    }
}

/// reqwest says only "error sending request"; the reason is in the chain beneath it.
fn system(request_id: Option<&str>, error: &reqwest::Error) -> ContentError {
    let mut cause = error.to_string();
    let mut source = std::error::Error::source(error);
    while let Some(inner) = source {
        cause = format!("{cause}: {inner}");
        source = inner.source();
    }
    ContentError::System {
        request_id: request_id.map(str::to_owned),
        cause,
    }
}
