//! What the mails say, in every language of the site.

use url::Url;

/// A language that mails are written in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Language {
    English,
    Japanese,
    Korean,
}

impl Language {
    /// Reads a language tag, or the site's own `jp` and `kr`. Anything else is English.
    pub(crate) fn of(tag: &str) -> Self {
        let primary = tag
            .split(['-', '_'])
            .next()
            .unwrap_or_default()
            .to_ascii_lowercase();
        match primary.as_str() {
            "ja" | "jp" => Self::Japanese,
            "ko" | "kr" => Self::Korean,
            _ => Self::English,
        }
    }

    /// The language tag.
    pub(crate) fn tag(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Japanese => "ja",
            Self::Korean => "ko",
        }
    }
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

    /// The subject.
    pub(crate) fn subject(&self, language: Language) -> &'static str {
        match (self, language) {
            (Self::Code { .. }, Language::English) => "Your verification code",
            (Self::Code { .. }, Language::Japanese) => "認証コードのお知らせ",
            (Self::Code { .. }, Language::Korean) => "인증 코드 안내",
            (Self::Recovery { .. }, Language::English) => "Set a new password",
            (Self::Recovery { .. }, Language::Japanese) => "パスワードの再設定",
            (Self::Recovery { .. }, Language::Korean) => "비밀번호 재설정",
            (Self::Activation { .. }, Language::English) => "Activate your account",
            (Self::Activation { .. }, Language::Japanese) => "アカウントの有効化",
            (Self::Activation { .. }, Language::Korean) => "계정 활성화",
        }
    }

    /// The plain text.
    pub(crate) fn body(&self, language: Language) -> String {
        let minutes = self.minutes();
        match self {
            Self::Code { code, .. } => code_body(language, code, minutes),
            Self::Recovery { delivery, .. } => recovery_body(language, delivery.text(), minutes),
            Self::Activation { delivery, .. } => activation_body(language, delivery.text(), minutes),
        }
    }
}

fn code_body(language: Language, code: &str, minutes: i64) -> String {
    match language {
        Language::English => format!(
            "Your verification code is:\n\n{code}\n\nIt is valid for {minutes} minutes. If you did not ask for it, ignore this mail.\n"
        ),
        Language::Japanese => format!(
            "認証コードは次のとおりです。\n\n{code}\n\n有効期限は{minutes}分です。お心当たりがない場合は、このメールを破棄してください。\n"
        ),
        Language::Korean => format!(
            "인증 코드는 다음과 같습니다.\n\n{code}\n\n{minutes}분 동안 유효합니다. 요청하신 적이 없다면 이 메일을 무시해 주세요.\n"
        ),
    }
}

fn recovery_body(language: Language, token: &str, minutes: i64) -> String {
    match language {
        Language::English => format!(
            "Use this to set a new password:\n\n{token}\n\nIt is valid for {minutes} minutes and works once. If you did not ask for it, ignore this mail: your password stays as it is.\n"
        ),
        Language::Japanese => format!(
            "新しいパスワードを設定するには、次をご利用ください。\n\n{token}\n\n有効期限は{minutes}分で、一度だけ使用できます。お心当たりがない場合は、このメールを破棄してください。パスワードは変更されません。\n"
        ),
        Language::Korean => format!(
            "새 비밀번호를 설정하려면 아래를 이용해 주세요.\n\n{token}\n\n{minutes}분 동안 유효하며 한 번만 사용할 수 있습니다. 요청하신 적이 없다면 이 메일을 무시해 주세요. 비밀번호는 변경되지 않습니다.\n"
        ),
    }
}

fn activation_body(language: Language, token: &str, minutes: i64) -> String {
    match language {
        Language::English => format!(
            "An account was made for you. Use this to choose a password:\n\n{token}\n\nIt is valid for {minutes} minutes and works once.\n"
        ),
        Language::Japanese => format!(
            "アカウントが作成されました。パスワードを設定するには、次をご利用ください。\n\n{token}\n\n有効期限は{minutes}分で、一度だけ使用できます。\n"
        ),
        Language::Korean => format!(
            "계정이 생성되었습니다. 비밀번호를 설정하려면 아래를 이용해 주세요.\n\n{token}\n\n{minutes}분 동안 유효하며 한 번만 사용할 수 있습니다.\n"
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn languages_are_known_by_tag_and_by_the_sites_own_codes() {
        for (tag, language) in [
            ("en-GB", Language::English),
            ("ja", Language::Japanese),
            ("jp", Language::Japanese),
            ("ja_JP", Language::Japanese),
            ("KO-KR", Language::Korean),
            ("kr", Language::Korean),
            ("fr", Language::English),
            ("", Language::English),
        ] {
            assert_eq!(Language::of(tag), language, "{tag}");
        }
    }

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
            for language in [Language::English, Language::Japanese, Language::Korean] {
                let body = template.body(language);
                assert!(
                    body.contains(secret) && body.contains(&template.minutes().to_string()),
                    "{body}"
                );
                subjects.push(template.subject(language));
            }
            subjects.dedup();
            assert_eq!(subjects.len(), 3);
        }
    }
}
