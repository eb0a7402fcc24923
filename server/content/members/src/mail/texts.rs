//! What the mails say: `mail.json` of each language, filled with what a mail is about.

use serde::Deserialize;
use url::Url;
use words::{File, Language};

/// The texts do not fit what the program writes with them.
#[derive(Debug, thiserror::Error)]
pub(crate) enum TextsError {
    /// The file has other texts than the program knows.
    #[error("the texts of mails: {0}")]
    Unfit(#[from] serde_json::Error),
    /// A text names what its mail does not have.
    #[error("the texts of mails: {0}")]
    Unfilled(#[from] words::Unfilled),
}

/// The words of all mails.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Texts {
    code: Letter,
    recovery: Letter,
    activation: Letter,
}

/// The words of a mail: its subject, and its paragraphs with placeholders.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Letter {
    subject: String,
    body: Vec<String>,
}

/// What a mail is for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum MailTemplate {
    /// A code to type.
    Code { code: String, minutes: i64 },
    /// A token that sets a new password.
    Recovery { delivery: TokenDelivery, minutes: i64 },
    /// A token that sets the first password.
    Activation { delivery: TokenDelivery, minutes: i64 },
}

/// How a token is handed over: in a link to a page of the site, or by itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum TokenDelivery {
    Link(Url),
    Token(String),
}

impl TokenDelivery {
    fn text(&self) -> &str {
        match self {
            Self::Link(url) => url.as_str(),
            Self::Token(token) => token,
        }
    }
}

impl MailTemplate {
    /// Name of the kind at rest.
    pub(crate) fn kind(&self) -> &'static str {
        match self {
            Self::Code { .. } => "code",
            Self::Recovery { .. } => "recovery",
            Self::Activation { .. } => "activation",
        }
    }

    /// How long what the mail holds is good for, in minutes.
    pub(crate) fn minutes(&self) -> i64 {
        match self {
            Self::Code { minutes, .. }
            | Self::Recovery { minutes, .. }
            | Self::Activation { minutes, .. } => *minutes,
        }
    }

    /// The subject and the plain text.
    ///
    /// # Errors
    /// [`TextsError`] when the texts of the language do not fit.
    pub(crate) fn write(&self, language: &Language) -> Result<(String, String), TextsError> {
        let Texts {
            code,
            recovery,
            activation,
        } = language.texts(File::Mail)?;
        let (letter, secret) = match self {
            Self::Code { code: secret, .. } => (code, ("code", secret.as_str())),
            Self::Recovery { delivery, .. } => (recovery, ("token", delivery.text())),
            Self::Activation { delivery, .. } => (activation, ("token", delivery.text())),
        };
        let minutes = self.minutes().to_string();
        let values = [secret, ("minutes", &minutes)];
        let paragraphs = letter.body.iter();
        let filled: Result<Vec<_>, _> = paragraphs.map(|text| words::fill(text, &values)).collect();
        Ok((letter.subject, format!("{}\n", filled?.join("\n\n"))))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_letter_carries_its_secret_and_its_life_in_every_language() {
        let link = Url::parse("https://site.example/reset?recoveryToken=t").unwrap();
        let templates = [
            (
                MailTemplate::Code {
                    code: "012345".into(),
                    minutes: 15,
                },
                "012345",
            ),
            (
                MailTemplate::Recovery {
                    delivery: TokenDelivery::Link(link),
                    minutes: 60,
                },
                "https://site.example/reset?recoveryToken=t",
            ),
            (
                MailTemplate::Activation {
                    delivery: TokenDelivery::Token("token".into()),
                    minutes: 60,
                },
                "\n\ntoken\n\n",
            ),
        ];
        for (template, secret) in templates {
            let mut subjects = Vec::new();
            for language in Language::all() {
                let (subject, body) = template.write(language).unwrap();
                assert!(
                    body.contains(secret) && body.contains(&template.minutes().to_string()),
                    "{body}"
                );
                assert!(body.ends_with('\n') && !body.contains(['{', '}']), "{body}");
                subjects.push(subject);
            }
            subjects.dedup();
            assert_eq!(subjects.len(), Language::all().len());
        }
    }

    #[test]
    fn a_mail_is_its_paragraphs_with_an_empty_line_between_them() {
        let template = MailTemplate::Code {
            code: "012345".into(),
            minutes: 15,
        };
        let (subject, body) = template.write(Language::of("en")).unwrap();
        assert_eq!(subject, "Your verification code");
        assert_eq!(
            body,
            "Your verification code is:\n\n012345\n\nIt is valid for 15 minutes. If you did not ask for it, ignore this mail.\n"
        );
    }
}
