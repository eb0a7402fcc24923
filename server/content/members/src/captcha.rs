//! Captchas, checked by the service that made them, if the configuration asks for them.

use std::time::Duration;

use content_wire::captcha::CaptchaTokens;
use serde_json::Value;

use crate::error::MemberError;
use crate::settings::CaptchaConfig;

/// How long the captcha's service may take. People wait for this, and it responds in a fraction of it.
const TIMEOUT: Duration = Duration::from_secs(5);

/// Checks captchas, or lets everybody pass if none is configured.
#[derive(Clone)]
pub(crate) struct Captcha(Option<(CaptchaConfig, reqwest::Client)>);

impl Captcha {
    /// Prepares the HTTP client that asks.
    ///
    /// # Errors
    /// [`MemberError::CaptchaUnchecked`] if TLS cannot be set up.
    pub(crate) fn new(config: Option<CaptchaConfig>) -> Result<Self, MemberError> {
        let Some(config) = config else {
            return Ok(Self(None));
        };
        let http = http_client::builder_for(&config.verify_url)
            .map_err(unchecked)?
            .timeout(TIMEOUT)
            .redirect(reqwest::redirect::Policy::none())
            .build()
            .map_err(unchecked)?;
        Ok(Self(Some((config, http))))
    }

    /// The public keys with which a login page loads the captchas, by the parameter of its address.
    pub(crate) fn site_keys(&self) -> impl Iterator<Item = (&'static str, &str)> {
        let keys = self.0.iter().flat_map(|(config, _)| {
            [
                ("captchaSiteKey", &config.visible_site_key),
                ("captchaInvisibleSiteKey", &config.invisible_site_key),
            ]
        });
        keys.filter_map(|(name, key)| Some((name, key.as_deref()?)))
    }

    /// Lets a call pass whose captcha was solved.
    ///
    /// # Errors
    /// [`MemberError::CaptchaMissing`], [`MemberError::CaptchaInvalid`], [`MemberError::CaptchaUnchecked`].
    pub(crate) async fn check(&self, tokens: &CaptchaTokens) -> Result<(), MemberError> {
        let Some((config, http)) = &self.0 else {
            return Ok(());
        };
        let (secret, response) = match (&tokens.visible, &tokens.invisible, &config.invisible_secret) {
            (Some(token), _, _) => (&config.visible_secret, token),
            (None, Some(token), Some(secret)) => (secret, token),
            (None, _, _) => return Err(MemberError::CaptchaMissing),
        };
        let form =
            serde_urlencoded::to_string([("secret", secret), ("response", response)]).map_err(unchecked)?;
        let reply = http
            .post(config.verify_url.clone())
            .header("content-type", "application/x-www-form-urlencoded")
            .body(form)
            .send()
            .await
            .and_then(reqwest::Response::error_for_status)
            .map_err(unchecked)?;
        let verdict: Value = reply.json().await.map_err(unchecked)?;
        match verdict.get("success") {
            Some(Value::Bool(true)) => Ok(()),
            Some(Value::Bool(false)) => Err(MemberError::CaptchaInvalid),
            _ => Err(unchecked("the response has no verdict")),
        }
    }
}

fn unchecked(error: impl std::fmt::Display) -> MemberError {
    MemberError::CaptchaUnchecked {
        reason: error.to_string(),
    }
}
