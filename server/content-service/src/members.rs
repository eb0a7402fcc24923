//! Members: registering, logging in, mails, sessions, and the redirects that end in tokens.
//!
//! Way of a call: `http::iam` (wire form) -> [`Members`] (rules) -> `members::store` (what is kept). It is off unless
//! [`crate::ContentServiceConfig::members`] is set, and no page of the site uses it.
//!
//! What is kept of a secret never gives access: passwords and codes are argon2id hashes, tokens SHA-256 digests.

mod captcha;
mod email;
mod error;
mod flow;
mod identity;
mod limits;
mod login;
mod mail;
mod password;
mod pkce;
mod recovery;
mod redirect;
mod redirect_session;
mod secret;
mod settings;
mod sign_on;
mod sso;
mod store;

use std::collections::BTreeMap;
use std::sync::Arc;

use tokio::sync::Notify;
use url::Url;

use crate::Clock;
use crate::store::Store;

pub(crate) use captcha::CaptchaTokens;
pub use error::MemberError;
pub(crate) use flow::Outcome;
pub use identity::{Member, Status, Verification};
pub(crate) use login::Credentials;
pub use mail::Mail;
pub(crate) use mail::Sender;
use mail::{Language, Letter};
pub(crate) use pkce::is_challenge;
pub(crate) use redirect::{RedirectUris, ResponseMode};
pub(crate) use redirect_session::{AuthRequest, Landing, PARAMETER as REDIRECT_PARAMETER};
pub use settings::{CaptchaConfig, MembersConfig, SmtpConfig};

/// Everything that members' calls need; clones share it.
#[derive(Clone)]
pub(crate) struct Members {
    store: Store,
    clock: Arc<dyn Clock>,
    passwords: password::Passwords,
    limits: limits::Limits,
    captcha: captcha::Captcha,
    sso_secrets: Arc<BTreeMap<String, String>>,
    redirect_uris: RedirectUris,
    flow_pages: Arc<BTreeMap<String, Url>>,
    origin: Arc<str>,
    verify_email: bool,
    owner_approval: bool,
    /// Tells the sender that the outbox has something new.
    woken: Arc<Notify>,
}

impl Members {
    /// Reads the settings. `own_origin` is where browsers reach the service if the settings do not say.
    ///
    /// # Errors
    /// [`MemberError`] if a secret cannot be hashed or the captcha cannot be asked.
    pub(crate) fn new(
        config: &MembersConfig,
        store: Store,
        clock: Arc<dyn Clock>,
        own_origin: &str,
    ) -> Result<Self, MemberError> {
        let given = config.public_origin.as_ref();
        let origin = given.map_or_else(|| own_origin.to_owned(), |url| url.origin().ascii_serialization());
        Ok(Self {
            store,
            passwords: password::Passwords::new()?,
            limits: limits::Limits::new(clock.clone()),
            captcha: captcha::Captcha::new(config.captcha.clone())?,
            sso_secrets: Arc::new(config.sso_secrets.clone()),
            redirect_uris: RedirectUris::new(config.redirect_uris.clone()),
            flow_pages: Arc::new(config.flow_pages.clone()),
            origin: origin.into(),
            verify_email: config.verify_email,
            owner_approval: config.owner_approval,
            woken: Arc::new(Notify::new()),
            clock,
        })
    }

    /// The sender of the outbox, if the settings say how to send.
    ///
    /// # Errors
    /// [`MemberError::Mail`] if the mail server's address cannot be used.
    pub(crate) fn sender(&self, config: &MembersConfig) -> Result<Option<Sender>, MemberError> {
        let smtp = config.smtp.as_ref();
        smtp.map(|smtp| Sender::new(smtp, self.store.clone(), self.woken.clone()))
            .transpose()
    }

    /// The storage.
    pub(crate) fn store(&self) -> &Store {
        &self.store
    }

    /// The addresses that a browser may be sent to.
    pub(crate) fn redirect_uris(&self) -> &RedirectUris {
        &self.redirect_uris
    }

    /// The page of another kind of redirect session.
    pub(crate) fn flow_page(&self, kind: &str) -> Option<&Url> {
        self.flow_pages.get(kind)
    }

    /// Origin under which browsers reach the service.
    pub(crate) fn origin(&self) -> &str {
        &self.origin
    }

    /// What a new member's address starts with.
    fn verification(&self, is_verified: bool) -> Verification {
        match (is_verified, self.verify_email) {
            (true, _) => Verification::Done,
            (false, true) => Verification::Awaited,
            (false, false) => Verification::Unneeded,
        }
    }

    fn mail(&self, recipient: &str, language: Language, letter: &Letter) -> Mail {
        Mail::new(recipient, language, letter, self.clock.now().unix_timestamp())
    }

    fn wake_sender(&self) {
        self.woken.notify_one();
    }
}

impl std::fmt::Debug for Members {
    /// Secrets stay out of logs.
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.debug_struct("Members").finish_non_exhaustive()
    }
}
