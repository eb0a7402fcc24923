//! Settings of the client.

use std::fmt;
use std::time::Duration;

use serde::{Deserialize, Serialize};
use url::Url;

use crate::error::ContentError;

/// Address of the platform, credential of the client, and its limits of time and size.
///
/// [`ContentClientConfig::new`] fills in the defaults; every field may then be changed.
#[derive(Clone, Debug)]
pub struct ContentClientConfig {
    /// Origin of the platform, for example `https://www.wixapis.com`. A path in it is kept as a prefix of every call.
    pub base_url: Url,
    /// Under which paths the platform mounts its services. Default [`Prefixes::default`], the hosted platform's own.
    pub prefixes: Prefixes,
    /// The site's public client id. Without one the anonymous token is requested without naming a client.
    /// Default none.
    pub client_id: Option<String>,
    /// The credential of the client. Default [`Credential::Visitor`].
    pub credential: Credential,
    /// The site keys with which a log-in form loads its captchas. Default none: the form shows none.
    pub captcha_site_keys: CaptchaSiteKeys,
    /// In which of the collections' environments data calls work. Default none: the platform's own choice.
    pub environment: Option<Environment>,
    /// How the six reading calls that have both forms are sent. Default [`ReadMethod::Post`].
    pub read_method: ReadMethod,
    /// How long connecting may take, TLS included. Default 3 s: a host in the same region responds in a tenth.
    pub connect_timeout: Duration,
    /// How long one call may take from the first byte sent to the last byte read. Default 10 s.
    pub total_timeout: Duration,
    /// Largest accepted response in bytes. Default 4 MiB: a page of 50 posts with long texts stays under 1 MiB.
    pub response_cap_bytes: usize,
}

impl ContentClientConfig {
    /// Origin of the hosted platform.
    pub const HOSTED_BASE_URL: &'static str = "https://www.wixapis.com";

    /// Settings for the platform at `base_url` with every default.
    pub fn new(base_url: Url) -> Self {
        Self {
            base_url,
            prefixes: Prefixes::default(),
            client_id: None,
            credential: Credential::Visitor,
            captcha_site_keys: CaptchaSiteKeys::default(),
            environment: None,
            read_method: ReadMethod::Post,
            connect_timeout: Duration::from_secs(3),
            total_timeout: Duration::from_secs(10),
            response_cap_bytes: 4 * 1024 * 1024,
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

/// The two site keys of reCAPTCHA, as its provider gives them out for the site.
///
/// They are public: a page names them to load the captcha. The token that a captcha gives goes into
/// [`crate::CaptchaTokens`], under the same name as its key.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CaptchaSiteKeys {
    /// Key of the captcha that a person solves; a log-in needs it after [`crate::LoginErrorCode::MissingCaptchaToken`].
    pub visible: Option<String>,
    /// Key of the captcha that works without interaction.
    pub invisible: Option<String>,
}

/// In which environment of the collections data calls work.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum Environment {
    /// What visitors see.
    Live,
    /// A copy to try things out in.
    Sandbox,
    /// The copy where the collection has one, else what visitors see.
    SandboxPreferred,
}

/// Under which paths the platform mounts its services. A slash at the end makes no difference.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prefixes {
    /// Data items, before `/v2/items`. Default `/wix-data`.
    pub data: String,
    /// Members, before `/v1/register`. Default `/_api/iam/authentication`.
    pub authentication: String,
    /// Recovery of a password, before `/v1/send-email`. Default `/_api/iam/recovery`.
    pub recovery: String,
    /// Verification of addresses, before `/v1/Start`. Default `/_api/iam/verification`.
    pub verification: String,
    /// Redirect sessions, before `/v1/redirect-session`. Default `/_api/redirects-api`.
    pub redirects: String,
    /// Tokens, before `/token`. Default `/oauth2`.
    pub oauth: String,
    /// GraphQL, before the version. Default `/graphql`.
    pub graphql: String,
}

impl Default for Prefixes {
    /// The paths of the hosted platform, which the site's own service serves too.
    fn default() -> Self {
        Self {
            data: "/wix-data".to_owned(),
            authentication: "/_api/iam/authentication".to_owned(),
            recovery: "/_api/iam/recovery".to_owned(),
            verification: "/_api/iam/verification".to_owned(),
            redirects: "/_api/redirects-api".to_owned(),
            oauth: "/oauth2".to_owned(),
            graphql: "/graphql".to_owned(),
        }
    }
}

impl Prefixes {
    /// The same without slashes at the ends, so that paths can be appended.
    pub(crate) fn without_slashes(mut self) -> Self {
        for prefix in [
            &mut self.data,
            &mut self.authentication,
            &mut self.recovery,
            &mut self.verification,
            &mut self.redirects,
            &mut self.oauth,
            &mut self.graphql,
        ] {
            prefix.truncate(prefix.trim_end_matches('/').len());
        }
        self
    }
}

/// The credential of the client.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Credential {
    /// As an anonymous visitor, who may log in as a member. Tokens are fetched and renewed as needed.
    Visitor,
    /// As the holder of a key. No token is ever requested.
    ApiKey(ApiKey),
}

/// A key that opens the platform without a visitor's token.
#[derive(Clone, PartialEq, Eq)]
pub struct ApiKey {
    /// The key itself, sent bare in `Authorization`.
    pub key: String,
    /// The site it is meant for, sent in `wix-site-id`; the hosted platform wants it, our own service does not.
    pub site_id: Option<String>,
    /// The account it is meant for, sent in `wix-account-id`; for calls on the account in place of one site.
    pub account_id: Option<String>,
}

impl ApiKey {
    /// A key for a service that needs no site or account named.
    pub fn new(key: impl Into<String>) -> Self {
        Self {
            key: key.into(),
            site_id: None,
            account_id: None,
        }
    }
}

impl fmt::Debug for ApiKey {
    /// Keys are secrets and stay out of logs.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter
            .debug_struct("ApiKey")
            .field("site_id", &self.site_id)
            .field("account_id", &self.account_id)
            .finish_non_exhaustive()
    }
}

/// How the reading calls that have both forms are sent: query, aggregate, count, distinct values, query referenced
/// and is referenced.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ReadMethod {
    /// As POST with a JSON body, like the platform's own current client.
    #[default]
    Post,
    /// As GET with the whole request in `.r`, which caches between here and the platform can keep; as POST where the
    /// query string would be longer than 4000 characters.
    Get,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_stays_out_of_logs() {
        let shown = format!("{:?}", Credential::ApiKey(ApiKey::new("secret-1")));
        assert!(!shown.contains("secret-1"), "{shown}");
    }
}
