//! Settings of the client.

use std::time::Duration;

use url::Url;

use crate::ContentError;

/// Where the platform is and how long and how much the client accepts.
///
/// [`ContentClientConfig::new`] fills in the defaults; every field may then be changed.
#[derive(Clone, Debug)]
pub struct ContentClientConfig {
    /// Origin of the platform, for example `https://www.wixapis.com`. A path in it is kept as a prefix of every call.
    pub base_url: Url,
    /// Path under which the platform mounts its data calls. Default `/wix-data`, the hosted platform's own.
    pub data_prefix: String,
    /// The site's public client id. Without one the anonymous token is asked for without naming a client.
    /// Default none.
    pub client_id: Option<String>,
    /// How long connecting may take, TLS included. Default 3 s: a host in the same region answers in a tenth.
    pub connect_timeout: Duration,
    /// How long one call may take from the first byte sent to the last byte read. Default 10 s.
    pub total_timeout: Duration,
    /// Largest accepted answer in bytes. Default 4 MiB: a page of 50 posts with long texts stays under 1 MiB.
    pub answer_cap_bytes: usize,
}

impl ContentClientConfig {
    /// Origin of the hosted platform.
    pub const HOSTED_BASE_URL: &'static str = "https://www.wixapis.com";

    /// Settings for the platform at `base_url` with every default.
    pub fn new(base_url: Url) -> Self {
        Self {
            base_url,
            data_prefix: "/wix-data".to_owned(),
            client_id: None,
            connect_timeout: Duration::from_secs(3),
            total_timeout: Duration::from_secs(10),
            answer_cap_bytes: 4 * 1024 * 1024,
        }
    }

    /// Settings for the hosted platform with every default.
    ///
    /// # Errors
    /// Never in practice; the constant address is parsed like any other.
    pub fn hosted() -> Result<Self, ContentError> {
        let base_url = Url::parse(Self::HOSTED_BASE_URL).map_err(|error| ContentError::Configuration {
            reason: format!("the platform's address is not a URL: {error}"),
        })?;
        Ok(Self::new(base_url))
    }
}
