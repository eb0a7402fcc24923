use clap::Parser;

use super::*;

#[derive(Debug, Parser)]
struct Arguments {
    #[command(flatten)]
    members: MembersSettings,
}

fn settings(arguments: &[&str]) -> Result<MembersSettings, String> {
    let arguments = std::iter::once(&"server").chain(arguments);
    match Arguments::try_parse_from(arguments) {
        Ok(arguments) => Ok(arguments.members),
        Err(error) => Err(error.to_string()),
    }
}

const SECRET: &str = "0123456789abcdef0123456789abcdef";

#[test]
fn members_are_off_by_default() {
    assert!(settings(&[]).unwrap().config().unwrap().is_none());
}

#[test]
fn every_setting_reaches_the_service_and_no_secret_is_printed() {
    let sso = format!("--content-sso-secrets=shop={SECRET},blog={SECRET}");
    let settings = settings(&[
        "--content-members=on",
        "--content-verify-email=off",
        "--content-owner-approval=on",
        "--content-redirect-uris=https://a.example/,https://b.example/back",
        "--content-flow-pages=login=https://a.example/login?x=1",
        "--content-public-origin=https://content.example",
        "--content-captcha-secret=visible",
        "--content-captcha-invisible-secret=invisible",
        "--content-captcha-site-key=6Lseen",
        "--content-captcha-invisible-site-key=6Lunseen",
        "--content-smtp-url=smtps://user:pass@mail.example",
        "--content-mail-from=Site <noreply@a.example>",
        &sso,
    ])
    .unwrap();
    let config = settings.config().unwrap().unwrap();
    assert!(!config.verify_email && config.owner_approval);
    assert_eq!(config.redirect_uris.len(), 2);
    assert_eq!(config.flow_pages["login"].as_str(), "https://a.example/login?x=1");
    assert_eq!(config.public_origin.unwrap().as_str(), "https://content.example/");
    assert_eq!(config.sso_secrets["blog"], SECRET);
    let captcha = config.captcha.unwrap();
    assert_eq!(captcha.verify_url.as_str(), CaptchaConfig::VERIFY_URL);
    assert_eq!(captcha.invisible_secret.as_deref(), Some("invisible"));
    assert_eq!(captcha.visible_site_key.as_deref(), Some("6Lseen"));
    assert_eq!(captcha.invisible_site_key.as_deref(), Some("6Lunseen"));
    assert_eq!(config.smtp.unwrap().url, "smtps://user:pass@mail.example");
    let printed = format!("{settings:?}");
    for secret in [SECRET, "\"visible\"", "pass@"] {
        assert!(!printed.contains(secret), "{printed}");
    }
}

#[test]
fn settings_that_make_no_sense_are_refused() {
    for (argument, problem) in [
        ("--content-sso-secrets=shop=short", "at least 32 characters"),
        ("--content-sso-secrets=shop", "is not NAME=VALUE"),
        ("--content-flow-pages==https://a.example", "has no name"),
        ("--content-redirect-uris=nowhere", "relative URL"),
        ("--content-smtp-url=smtp://mail.example", "--content-mail-from"),
        ("--content-captcha-invisible-secret=x", "--content-captcha-secret"),
        ("--content-captcha-site-key=x", "--content-captcha-secret"),
    ] {
        let error = settings(&[argument]).unwrap_err();
        assert!(error.contains(problem), "{argument}: {error}");
    }
    let from = [
        "--content-members=on",
        "--content-smtp-url=smtp://m",
        "--content-mail-from=nobody",
    ];
    let refused = settings(&from).unwrap().config().err().unwrap();
    assert_eq!(
        refused.to_string(),
        "--content-mail-from (CONTENT_MAIL_FROM): `nobody` is no address"
    );
}
