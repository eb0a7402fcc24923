//! Mail to members: written to the outbox with what it is about, sent from there if SMTP is configured.

mod texts;

use words::Language;

pub(crate) use texts::{MailTemplate, TokenDelivery};

/// A mail as the outbox keeps it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mail {
    /// What it is for: `code`, `recovery` or `activation`.
    pub kind: String,
    /// Address of the member.
    pub recipient: String,
    /// Language tag.
    pub language: String,
    /// The subject.
    pub subject: String,
    /// The plain text. Empty once the mail is sent or what it holds has expired: it holds a secret.
    pub body: String,
    /// Seconds since 1970 after which what it holds is worthless, so that it is not sent any more.
    pub expires_at: i64,
}

impl Mail {
    /// Writes a mail.
    ///
    /// # Errors
    /// [`texts::TextsError`] when the compiled-in texts do not fit, which a test shows first.
    pub(crate) fn new(
        recipient: &str,
        language: &Language,
        template: &MailTemplate,
        now: i64,
    ) -> Result<Self, texts::TextsError> {
        let (subject, body) = template.write(language)?;
        Ok(Self {
            kind: template.kind().to_owned(),
            recipient: recipient.to_owned(),
            language: language.tag().to_owned(),
            subject,
            body,
            expires_at: now.saturating_add(template.minutes().saturating_mul(60)),
        })
    }
}
