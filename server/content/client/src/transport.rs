//! HTTP under limits: time, size, and no way to another host.

use std::time::Duration;

use hyper::ext::ReasonPhrase;
use reqwest::header::HeaderMap;
use reqwest::{StatusCode, header, redirect};
use serde::de::DeserializeOwned;
use url::Url;

use crate::config::ContentClientConfig;
use crate::error::{ContentError, beginning};
use crate::request::Request;

/// Response header in which the platform names the request.
const REQUEST_ID: &str = "x-wix-request-id";
/// Most bytes of such a name; the platform's own have some forty.
const REQUEST_ID_MAX: usize = 200;
/// Redirects within the platform's origin that are followed before the call fails; browsers stop at 20.
const REDIRECTS_MAX: usize = 5;

/// Sends calls and reads responses within the configured limits.
#[derive(Debug)]
pub(crate) struct Transport {
    http: reqwest::Client,
    base_url: Url,
    total_timeout: Duration,
    response_cap_bytes: usize,
}

/// What came back, read to its end.
pub(crate) struct Response {
    pub(crate) status: StatusCode,
    /// The status text, where it is not the usual one.
    pub(crate) reason: Option<String>,
    pub(crate) request_id: Option<String>,
    pub(crate) body: Vec<u8>,
}

impl Response {
    /// Reads the JSON of a good response, or the error of any other. Exactly status 200 is good.
    ///
    /// # Errors
    /// [`ContentError::InvalidArgument`], [`ContentError::Application`] and [`ContentError::System`].
    pub(crate) fn read<T: DeserializeOwned>(self) -> Result<T, ContentError> {
        if self.status != StatusCode::OK {
            return Err(ContentError::from_response(
                self.status,
                self.reason.as_deref(),
                self.request_id,
                &self.body,
            ));
        }
        serde_json::from_slice(&self.body).map_err(|error| ContentError::System {
            request_id: self.request_id,
            cause: beginning(format!("unusable response: {error}")),
        })
    }
}

impl Transport {
    /// Prepares the HTTP client.
    ///
    /// # Errors
    /// [`ContentError::Configuration`] if the address is not http(s), [`ContentError::NoHttpClient`] if TLS cannot be set
    /// up or no root certificate can be loaded.
    pub(crate) fn new(config: &ContentClientConfig) -> Result<Self, ContentError> {
        if !matches!(config.base_url.scheme(), "http" | "https") || !config.base_url.has_host() {
            return Err(configuration(format_args!(
                "{} is not an http address",
                config.base_url
            )));
        }
        let builder = http_client::builder_for(&config.base_url).map_err(|error| no_client(&error))?;
        let mut builder = builder
            .connect_timeout(config.connect_timeout)
            .redirect(within(config.base_url.clone()));
        if is_loopback(&config.base_url) {
            // A proxy meant for the outside world cannot reach this machine's own ports.
            builder = builder.no_proxy();
        }
        let http = built(builder)?;
        Ok(Self {
            http,
            base_url: config.base_url.clone(),
            total_timeout: config.total_timeout,
            response_cap_bytes: config.response_cap_bytes,
        })
    }

    /// Sends a call and reads JSON. Exactly status 200 is success.
    ///
    /// # Errors
    /// [`ContentError::InvalidArgument`], [`ContentError::Application`], [`ContentError::System`], and those of
    /// [`Transport::exchange`].
    pub(crate) async fn call<T: DeserializeOwned>(
        &self,
        request: &Request,
        credentials: &HeaderMap,
    ) -> Result<T, ContentError> {
        self.exchange(request, credentials).await?.read()
    }

    /// Sends a call and reads the response whatever its status.
    ///
    /// # Errors
    /// [`ContentError::System`] if there is no complete response in time, [`ContentError::ResponseTooLarge`] if it has too
    /// many bytes, [`ContentError::UrlNotCreated`] if the path makes no address, [`ContentError::ContextUnavailable`]
    /// outside a runtime.
    pub(crate) async fn exchange(
        &self,
        request: &Request,
        credentials: &HeaderMap,
    ) -> Result<Response, ContentError> {
        if tokio::runtime::Handle::try_current().is_err() {
            return Err(ContentError::ContextUnavailable);
        }
        let mut call = self
            .http
            .request(request.method.clone(), self.url(request)?)
            .headers(credentials.clone())
            .timeout(self.total_timeout.saturating_add(request.wait));
        if let Some(body) = &request.body {
            call = call
                .header(header::CONTENT_TYPE, "application/json")
                .body(body.clone());
        }
        let response = call.send().await.map_err(|error| system(None, &error))?;
        let status = response.status();
        let reason = reason_of(&response);
        let request_id = response
            .headers()
            .get(REQUEST_ID)
            .and_then(|id| id.to_str().ok())
            .filter(|id| id.len() <= REQUEST_ID_MAX)
            .map(str::to_owned);
        let body = self.read(response, request_id.as_deref()).await?;
        Ok(Response {
            status,
            reason,
            request_id,
            body,
        })
    }

    fn url(&self, request: &Request) -> Result<Url, ContentError> {
        let base = self.base_url.as_str().trim_end_matches('/');
        let mut url =
            Url::parse(&format!("{base}{}", request.path)).map_err(|error| ContentError::UrlNotCreated {
                cause: error.to_string(),
            })?;
        url.set_query(request.query.as_deref());
        Ok(url)
    }

    async fn read(&self, mut response: reqwest::Response, id: Option<&str>) -> Result<Vec<u8>, ContentError> {
        let too_large = || ContentError::ResponseTooLarge {
            request_id: id.map(str::to_owned),
            cause: format!("the response is larger than {} bytes", self.response_cap_bytes),
        };
        let announced = response.content_length().unwrap_or_default();
        if usize::try_from(announced).map_or(true, |length| length > self.response_cap_bytes) {
            return Err(too_large());
        }
        let mut bytes = Vec::new();
        while let Some(chunk) = response.chunk().await.map_err(|error| system(id, &error))? {
            if bytes.len() + chunk.len() > self.response_cap_bytes {
                return Err(too_large());
            }
            bytes.extend_from_slice(&chunk);
        }
        Ok(bytes)
    }
}

/// The status text of a response, which only HTTP/1.1 has, if it says something else than the usual one.
fn reason_of(response: &reqwest::Response) -> Option<String> {
    let reason = response.extensions().get::<ReasonPhrase>()?;
    let text = std::str::from_utf8(reason.as_bytes()).ok()?.trim();
    let is_text = !text.is_empty() && !text.chars().any(char::is_control);
    is_text.then(|| beginning(text.to_owned()))
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

/// Makes the HTTP client. What it lacks is this machine's, not the settings'.
fn built(builder: reqwest::ClientBuilder) -> Result<reqwest::Client, ContentError> {
    builder.build().map_err(|error| no_client(&error))
}

fn no_client(error: &dyn std::error::Error) -> ContentError {
    ContentError::NoHttpClient {
        cause: in_full(error),
    }
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

fn system(request_id: Option<&str>, error: &reqwest::Error) -> ContentError {
    ContentError::System {
        request_id: request_id.map(str::to_owned),
        cause: in_full(error),
    }
}

/// reqwest says only "error sending request"; the reason is in the chain beneath it.
fn in_full(error: &dyn std::error::Error) -> String {
    let mut cause = error.to_string();
    let mut source = error.source();
    while let Some(inner) = source {
        cause = format!("{cause}: {inner}");
        source = inner.source();
    }
    beginning(cause)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn section_8_a_machine_that_makes_no_http_client_is_told_what_is_required() {
        // No TLS at all.
        let error = built(reqwest::Client::builder().tls_backend_preconfigured(())).unwrap_err();
        assert_eq!(error.to_string(), "a modern runtime with fetch is required");
        assert!(error.cause().is_some_and(|cause| !cause.is_empty()));
    }
}
