//! Settings of members and their logins.

use std::collections::BTreeMap;
use std::fmt;
use std::time::Duration;

use lettre::message::Mailbox;
use url::Url;

/// How members register, log in and are written to.
///
/// [`MembersConfig::default`] is a service that verifies addresses, sends no mail and leads nowhere: every address
/// and secret below has to be given.
#[derive(Clone)]
pub struct MembersConfig {
    /// Whether a new member must type a code from a mail first. Default true.
    pub verify_email: bool,
    /// Whether the owner must approve a new member. Default false.
    pub owner_approval: bool,
    /// Addresses that a browser may be sent to, compared as a whole. Default none: nothing redirects.
    pub redirect_uris: Vec<Url>,
    /// Pages of other kinds of redirect sessions by their name on the wire, for example `login` or `ecomCheckout`: the
    /// browser is led there with what the client sent along. Default none: those kinds are refused.
    pub flow_pages: BTreeMap<String, Url>,
    /// Origin under which browsers reach this service. Default none: the address that is listened on.
    pub public_origin: Option<Url>,
    /// Connections to other systems whose logins are trusted, with the secret that each signs with. Default none.
    pub sso_secrets: BTreeMap<String, String>,
    /// How captchas are checked. Default none: none is requested.
    pub captcha: Option<CaptchaConfig>,
    /// How mail is sent. Default none: it stays in the outbox.
    pub smtp: Option<SmtpConfig>,
}

/// How captchas are checked.
#[derive(Clone)]
pub struct CaptchaConfig {
    /// Address that says whether a token is good; it takes the form fields `secret` and `response`.
    pub verify_url: Url,
    /// Secret of the visible captcha's key.
    pub visible_secret: String,
    /// Secret of the invisible captcha's key. Default none: only the visible one is accepted.
    pub invisible_secret: Option<String>,
    /// Public key with which a login page loads the visible captcha. Default none: the page must know it.
    pub visible_site_key: Option<String>,
    /// Public key with which a login page loads the invisible captcha. Default none.
    pub invisible_site_key: Option<String>,
}

impl CaptchaConfig {
    /// Where the captchas named in the platform's clients are checked.
    pub const VERIFY_URL: &'static str = "https://www.google.com/recaptcha/api/siteverify";
}

/// How mail is sent.
#[derive(Clone)]
pub struct SmtpConfig {
    /// `smtp://`, `smtp://…?tls=required` (STARTTLS) or `smtps://`, with user and password in it.
    pub url: String,
    /// Sender of every mail.
    pub from: Mailbox,
    /// How often the outbox is looked at for mail whose time has come. A new mail is sent at once. Default 5 s.
    pub poll_interval: Duration,
}

impl SmtpConfig {
    /// Settings with every default.
    pub fn new(url: impl Into<String>, from: Mailbox) -> Self {
        Self {
            url: url.into(),
            from,
            poll_interval: Duration::from_secs(5),
        }
    }
}

impl Default for MembersConfig {
    fn default() -> Self {
        Self {
            verify_email: true,
            owner_approval: false,
            redirect_uris: Vec::new(),
            flow_pages: BTreeMap::new(),
            public_origin: None,
            sso_secrets: BTreeMap::new(),
            captcha: None,
            smtp: None,
        }
    }
}

impl fmt::Debug for MembersConfig {
    /// Secrets stay out of logs.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter
            .debug_struct("MembersConfig")
            .field("verify_email", &self.verify_email)
            .field("owner_approval", &self.owner_approval)
            .field("redirect_uris", &self.redirect_uris)
            .finish_non_exhaustive()
    }
}
