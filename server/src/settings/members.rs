//! How members of the site's own content service log in. Off unless requested: no page of the site uses them.

use std::{collections::BTreeMap, fmt, str::FromStr};

use anyhow::Context as _;
use content_members::{CaptchaConfig, MembersConfig, SmtpConfig};
use url::Url;

use super::{
    Switch,
    secret::{Secret, SigningSecret},
};

/// How members of the site's own content service log in.
#[derive(Clone, Debug, clap::Args)]
pub struct MembersSettings {
    /// Whether the site's own content service has members.
    #[arg(
        long = "content-members",
        env = "CONTENT_MEMBERS",
        value_name = "ON|OFF",
        default_value = "off",
        value_enum
    )]
    pub members: Switch,

    /// Whether a new member must type a code from a mail before the first login.
    #[arg(
        long = "content-verify-email",
        env = "CONTENT_VERIFY_EMAIL",
        value_name = "ON|OFF",
        default_value = "on",
        value_enum
    )]
    pub verify_email: Switch,

    /// Whether the owner must approve a new member, with `server content member approve`, before the first login.
    #[arg(
        long = "content-owner-approval",
        env = "CONTENT_OWNER_APPROVAL",
        value_name = "ON|OFF",
        default_value = "off",
        value_enum
    )]
    pub owner_approval: Switch,

    /// Addresses that a browser may be sent to after a login, a logout or a mail, compared as a whole. Default: none,
    /// nothing is redirected.
    #[arg(
        long = "content-redirect-uris",
        env = "CONTENT_REDIRECT_URIS",
        value_name = "URL,...",
        value_delimiter = ','
    )]
    pub redirect_uris: Vec<Url>,

    /// Pages of other kinds of redirect sessions, for example `login=https://example.com/login`. Default: none, those
    /// kinds are refused.
    #[arg(
        long = "content-flow-pages",
        env = "CONTENT_FLOW_PAGES",
        value_name = "KIND=URL,...",
        value_delimiter = ','
    )]
    pub flow_pages: Vec<Pair<Url>>,

    /// Origin under which browsers reach the content service. Default: the address that it listens on.
    #[arg(
        id = "content_public_origin",
        long = "content-public-origin",
        env = "CONTENT_PUBLIC_ORIGIN",
        value_name = "URL"
    )]
    pub public_origin: Option<Url>,

    /// Other systems whose logins are trusted, each with the secret of at least 32 characters that it signs its tokens
    /// with. Default: none.
    #[arg(
        long = "content-sso-secrets",
        env = "CONTENT_SSO_SECRETS",
        value_name = "NAME=SECRET,...",
        value_delimiter = ',',
        hide_env_values = true
    )]
    pub sso_secrets: Vec<Pair<SigningSecret>>,

    /// Secret of the visible captcha's key. With it, registering and logging in need a captcha. Default: none.
    #[arg(
        long = "content-captcha-secret",
        env = "CONTENT_CAPTCHA_SECRET",
        value_name = "SECRET",
        hide_env_values = true
    )]
    pub captcha_secret: Option<Secret>,

    /// Secret of the invisible captcha's key. Default: none, only the visible one is accepted.
    #[arg(
        long = "content-captcha-invisible-secret",
        env = "CONTENT_CAPTCHA_INVISIBLE_SECRET",
        value_name = "SECRET",
        hide_env_values = true,
        requires = "captcha_secret"
    )]
    pub captcha_invisible_secret: Option<Secret>,

    /// Public site key of the visible captcha. A login page of `--content-flow-pages` receives it as the parameter
    /// `captchaSiteKey`. Default: none, the page must know it.
    #[arg(
        long = "content-captcha-site-key",
        env = "CONTENT_CAPTCHA_SITE_KEY",
        value_name = "KEY",
        requires = "captcha_secret"
    )]
    pub captcha_site_key: Option<String>,

    /// Public site key of the invisible captcha, which a login page receives as `captchaInvisibleSiteKey`. Default:
    /// none.
    #[arg(
        long = "content-captcha-invisible-site-key",
        env = "CONTENT_CAPTCHA_INVISIBLE_SITE_KEY",
        value_name = "KEY",
        requires = "captcha_invisible_secret"
    )]
    pub captcha_invisible_site_key: Option<String>,

    /// Address that says whether a captcha was solved.
    #[arg(
        long = "content-captcha-verify-url",
        env = "CONTENT_CAPTCHA_VERIFY_URL",
        value_name = "URL",
        default_value = CaptchaConfig::VERIFY_URL
    )]
    pub captcha_verify_url: Url,

    /// Mail server, `smtps://user:password@host` or `smtp://host?tls=required`. Default: none, mail stays in the
    /// outbox.
    #[arg(
        long = "content-smtp-url",
        env = "CONTENT_SMTP_URL",
        value_name = "URL",
        hide_env_values = true,
        requires = "mail_from"
    )]
    pub smtp_url: Option<Secret>,

    /// Sender of mails to members, for example `AXTORM <noreply@example.com>`. Needed with a mail server.
    #[arg(long = "content-mail-from", env = "CONTENT_MAIL_FROM", value_name = "ADDRESS")]
    pub mail_from: Option<String>,
}

impl MembersSettings {
    /// What the service is to be told; `None` if there are no members.
    ///
    /// # Errors
    ///
    /// If the sender of mails is no address.
    pub fn config(&self) -> anyhow::Result<Option<MembersConfig>> {
        if self.members == Switch::Off {
            return Ok(None);
        }
        let captcha = self.captcha_secret.as_ref().map(|secret| CaptchaConfig {
            verify_url: self.captcha_verify_url.clone(),
            visible_secret: secret.expose().to_owned(),
            invisible_secret: self
                .captcha_invisible_secret
                .as_ref()
                .map(|secret| secret.expose().to_owned()),
            visible_site_key: self.captcha_site_key.clone(),
            invisible_site_key: self.captcha_invisible_site_key.clone(),
        });
        Ok(Some(MembersConfig {
            verify_email: self.verify_email == Switch::On,
            owner_approval: self.owner_approval == Switch::On,
            redirect_uris: self.redirect_uris.clone(),
            flow_pages: map(&self.flow_pages, Clone::clone),
            public_origin: self.public_origin.clone(),
            sso_secrets: map(&self.sso_secrets, |secret| secret.expose().to_owned()),
            captcha,
            smtp: self.smtp()?,
        }))
    }

    fn smtp(&self) -> anyhow::Result<Option<SmtpConfig>> {
        let (Some(url), Some(from)) = (&self.smtp_url, &self.mail_from) else {
            return Ok(None);
        };
        let from = from
            .parse()
            .with_context(|| format!("--content-mail-from (CONTENT_MAIL_FROM): `{from}` is no address"))?;
        Ok(Some(SmtpConfig::new(url.expose(), from)))
    }
}

fn map<T, V>(pairs: &[Pair<T>], value: impl Fn(&T) -> V) -> BTreeMap<String, V> {
    let entry = |pair: &Pair<T>| (pair.name.clone(), value(&pair.value));
    pairs.iter().map(entry).collect()
}

/// A name with what belongs to it, `NAME=VALUE`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pair<T> {
    name: String,
    value: T,
}

impl<T: FromStr<Err: fmt::Display>> FromStr for Pair<T> {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        // The text may be a secret, so no message repeats it.
        let (name, value) = text.split_once('=').ok_or("an entry is not NAME=VALUE")?;
        let name = name.trim();
        if name.is_empty() {
            return Err("an entry has no name".to_owned());
        }
        let value = value
            .trim()
            .parse()
            .map_err(|error| format!("`{name}`: {error}"))?;
        Ok(Self {
            name: name.to_owned(),
            value,
        })
    }
}

#[cfg(test)]
mod tests;
