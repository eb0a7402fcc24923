//! Everything that members' calls need. What they do is in the rooms above, each an `impl Members`.

use std::collections::BTreeMap;
use std::sync::Arc;

use content_service::password::Passwords;
use content_service::store::Store;
use content_wire::clock::Clock;
use tokio::sync::Notify;
use url::Url;
use words::Language;

use crate::captcha::Captcha;
use crate::device::Devices;
use crate::error::MemberError;
use crate::identity::Verification;
use crate::limits::MemberLimits;
use crate::mail::{Mail, MailTemplate};
use crate::redirect::RedirectUris;
use crate::sender::Sender;
use crate::settings::MembersConfig;
use crate::store::MemberStore;

/// Everything that members' calls need; clones share it.
#[derive(Clone)]
pub(crate) struct Members {
    pub(crate) store: MemberStore,
    pub(crate) clock: Arc<dyn Clock>,
    pub(crate) passwords: Passwords,
    pub(crate) limits: MemberLimits,
    pub(crate) devices: Devices,
    pub(crate) captcha: Captcha,
    pub(crate) sso_secrets: Arc<BTreeMap<String, String>>,
    pub(crate) redirect_uris: RedirectUris,
    flow_pages: Arc<BTreeMap<String, Url>>,
    origin: Arc<str>,
    verify_email: bool,
    pub(crate) owner_approval: bool,
    /// Tells the sender that the outbox has something new.
    woken: Arc<Notify>,
}

impl Members {
    /// Reads the settings. `own_origin` is where browsers reach the service if the settings do not say.
    ///
    /// # Errors
    /// [`MemberError`] if a secret cannot be hashed or the captcha service cannot be called.
    pub(crate) fn new(config: &MembersConfig, store: Store, own_origin: &str) -> Result<Self, MemberError> {
        let given = config.public_origin.as_ref();
        let origin = given.map_or_else(|| own_origin.to_owned(), |url| url.origin().ascii_serialization());
        let clock = store.clock();
        Ok(Self {
            store: MemberStore::new(store),
            passwords: Passwords::new()?,
            limits: MemberLimits::new(&clock),
            devices: Devices::new(),
            captcha: Captcha::new(config.captcha.clone())?,
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

    /// The service's own storage.
    pub(crate) fn content(&self) -> &Store {
        self.store.content()
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
    pub(crate) fn verification(&self, is_verified: bool) -> Verification {
        match (is_verified, self.verify_email) {
            (true, _) => Verification::Done,
            (false, true) => Verification::Awaited,
            (false, false) => Verification::Unneeded,
        }
    }

    pub(crate) fn mail(
        &self,
        recipient: &str,
        language: &Language,
        template: &MailTemplate,
    ) -> Result<Mail, MemberError> {
        let now = self.clock.now().unix_timestamp();
        Mail::new(recipient, language, template, now).map_err(|error| MemberError::Mail {
            reason: error.to_string(),
        })
    }

    pub(crate) fn wake_sender(&self) {
        self.woken.notify_one();
    }
}

impl std::fmt::Debug for Members {
    /// Secrets stay out of logs.
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.debug_struct("Members").finish_non_exhaustive()
    }
}
