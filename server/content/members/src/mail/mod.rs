//! Mail to members: written to the outbox with what it is about, sent from there if SMTP is configured.

mod texts;

pub(crate) use texts::{Language, MailTemplate, TokenDelivery};

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
    pub(crate) fn new(recipient: &str, language: Language, template: &MailTemplate, now: i64) -> Self {
        Self {
            kind: template.kind().to_owned(),
            recipient: recipient.to_owned(),
            language: language.tag().to_owned(),
            subject: template.subject(language).to_owned(),
            body: template.body(language),
            expires_at: now.saturating_add(template.minutes().saturating_mul(60)),
        }
    }
}
