//! Requests to programs outside: without redirects, which could lead anywhere, and without a proxy, which would resolve names by itself.

use std::sync::OnceLock;
use std::time::Duration;

use http_client::PublicOnly;
use reqwest::{Client, redirect};
use url::Url;

/// The clients that deliver, made when they are first needed.
#[derive(Debug)]
pub(crate) struct Courier {
    /// Whether addresses of private networks may be called.
    pub(crate) is_private_allowed: bool,
    /// Time for a try.
    timeout: Duration,
    guarded: OnceLock<Client>,
    secure: OnceLock<Client>,
    plain: OnceLock<Client>,
}

impl Courier {
    pub(crate) fn new(is_private_allowed: bool, timeout: Duration) -> Self {
        Self {
            is_private_allowed,
            timeout,
            guarded: OnceLock::new(),
            secure: OnceLock::new(),
            plain: OnceLock::new(),
        }
    }

    /// A client for an address that people have entered.
    pub(crate) fn guarded(&self, url: &Url) -> Option<&Client> {
        if self.is_private_allowed {
            return self.open(url);
        }
        if url.scheme() != "https" {
            return None;
        }
        kept(&self.guarded, || {
            let builder = self.begin(url)?;
            builder.https_only(true).dns_resolver(PublicOnly).build().ok()
        })
    }

    /// A client for an address that an operator has given.
    pub(crate) fn open(&self, url: &Url) -> Option<&Client> {
        let place = if url.scheme() == "https" {
            &self.secure
        } else {
            &self.plain
        };
        kept(place, || self.begin(url)?.build().ok())
    }

    fn begin(&self, url: &Url) -> Option<reqwest::ClientBuilder> {
        let builder = http_client::builder_for(url).ok()?;
        Some(
            builder
                .redirect(redirect::Policy::none())
                .no_proxy()
                .timeout(self.timeout),
        )
    }
}

fn kept(place: &OnceLock<Client>, make: impl FnOnce() -> Option<Client>) -> Option<&Client> {
    if place.get().is_none() {
        // Another try may have made one meanwhile, which is as good.
        let _ = place.set(make()?);
    }
    place.get()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn nothing_but_https_leaves_where_private_networks_are_closed() {
        let courier = Courier::new(false, Duration::from_secs(5));
        let plain: Url = "http://127.0.0.1:9/".parse().unwrap();
        assert!(courier.guarded(&plain).is_none());
        let secure: Url = "https://example.com/".parse().unwrap();
        let error = courier
            .guarded(&secure)
            .unwrap()
            .post(plain)
            .send()
            .await
            .unwrap_err();
        assert!(error.is_builder(), "{error:?}");
    }
}
