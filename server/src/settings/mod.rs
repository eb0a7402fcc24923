//! What an operator may choose: one struct for each concern, each field with its flag, variable, default and reason.
//!
//! A flag wins over its variable. The start fails when a variable begins like a setting and is not one
//! ([`environment::refuse_unknown`]), and when settings conflict ([`Settings::check`]).

pub mod content;
pub mod database;
#[cfg(feature = "desk")]
pub mod desk;
pub mod engine;
pub mod environment;
pub mod http;
#[cfg(feature = "members")]
pub mod members;
pub mod secret;
pub mod site;
pub mod telemetry;

use std::time::Duration;

use thiserror::Error;

pub use self::{
    content::ContentSettings, engine::EngineSettings, http::HttpSettings, site::SiteSettings,
    telemetry::TelemetrySettings,
};

/// Every setting of `serve` and `dev`.
#[derive(Clone, Debug, clap::Args)]
pub struct Settings {
    /// Where and how to listen.
    #[command(flatten)]
    pub http: HttpSettings,
    /// Where the site's files and data are.
    #[command(flatten)]
    pub site: SiteSettings,
    /// What renders and what it may use.
    #[command(flatten)]
    pub engine: EngineSettings,
    /// Where the recruit posts come from.
    #[command(flatten)]
    pub content: ContentSettings,
    /// What is logged and how.
    #[command(flatten)]
    pub telemetry: TelemetrySettings,
}

/// Settings that make sense by themselves but not together.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
pub enum SettingsConflict {
    /// The embedded service is not started when another platform is named.
    #[error(
        "--content-bind (CONTENT_BIND) is for the site's own content service, which --content-url (CONTENT_URL) replaces"
    )]
    BindOfReplacedService,
    /// The embedded service, the only one that can be filled with demo posts, is not started when another platform is named.
    #[error(
        "--content-demo (CONTENT_DEMO) is for the site's own content service, which --content-url (CONTENT_URL) replaces"
    )]
    DemoOfReplacedService,
    /// The desk edits what the embedded service keeps, which is not started when another platform is named.
    #[error(
        "--desk-bind (CONTENT_DESK_BIND) is for the site's own content service, which --content-url (CONTENT_URL) replaces"
    )]
    DeskOfReplacedService,
    /// The path of a program that would never be started.
    #[error("--deno (SITE_DENO) is for the sidecar engine, but the engine is {0}")]
    DenoWithoutSidecar(engine::EngineKind),
    /// One half of what TLS needs.
    #[error("--tls-certificate (SITE_TLS_CERTIFICATE) and --tls-key (SITE_TLS_KEY) are of use only together")]
    HalfOfTls,
    /// A redirect that would lead to where it came from.
    #[error("--redirect-bind (SITE_REDIRECT_BIND) redirects to TLS, but the public origin has none")]
    RedirectToNowhere,
    /// The engine is not in this binary.
    #[error("this binary was built without the embedded engine; use --engine sidecar")]
    EngineNotBuilt,
}

/// On or off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Switch {
    /// On.
    On,
    /// Off.
    Off,
}

impl Settings {
    /// Checks the settings against each other.
    ///
    /// # Errors
    ///
    /// The first conflict found.
    pub fn check(&self) -> Result<(), SettingsConflict> {
        if self.content.content_url.is_some() && self.content.content_bind.is_some() {
            return Err(SettingsConflict::BindOfReplacedService);
        }
        if self.content.content_url.is_some() && self.content.content_demo == Some(Switch::On) {
            return Err(SettingsConflict::DemoOfReplacedService);
        }
        #[cfg(feature = "desk")]
        if self.content.content_url.is_some() && self.content.desk.desk_bind.is_some() {
            return Err(SettingsConflict::DeskOfReplacedService);
        }
        if self.http.tls_certificate.is_some() != self.http.tls_key.is_some() {
            return Err(SettingsConflict::HalfOfTls);
        }
        let has_tls = match &self.http.public_origin {
            Some(origin) => origin.is_secure(),
            None => self.http.tls_key.is_some(),
        };
        if self.http.redirect_bind.is_some() && !has_tls {
            return Err(SettingsConflict::RedirectToNowhere);
        }
        if self.engine.deno.is_some() && self.engine.kind != engine::EngineKind::Sidecar {
            return Err(SettingsConflict::DenoWithoutSidecar(self.engine.kind));
        }
        if self.engine.kind == engine::EngineKind::Embedded && cfg!(not(feature = "embedded")) {
            return Err(SettingsConflict::EngineNotBuilt);
        }
        Ok(())
    }
}

/// Reads a whole number of milliseconds, at least one.
fn milliseconds(text: &str) -> Result<Duration, String> {
    positive(text).map(Duration::from_millis)
}

/// Reads a whole number of seconds, at least one.
fn seconds(text: &str) -> Result<Duration, String> {
    positive(text).map(Duration::from_secs)
}

fn positive(text: &str) -> Result<u64, String> {
    match text.parse() {
        Ok(0) | Err(_) => Err("a whole number above 0 is needed".to_owned()),
        Ok(number) => Ok(number),
    }
}

#[cfg(test)]
mod tests {
    use clap::Parser;
    use content_service::Seed;

    use super::*;

    #[derive(Parser)]
    struct Probe {
        #[command(flatten)]
        settings: Settings,
    }

    fn read(arguments: &[&str]) -> Settings {
        Probe::parse_from([&["probe"], arguments].concat()).settings
    }

    #[test]
    fn defaults_are_the_documented_ones() {
        let settings = read(&["--engine", "sidecar"]);
        assert_eq!(settings.http.bind.to_string(), "127.0.0.1:8080");
        assert_eq!(settings.http.shutdown_timeout, Duration::from_secs(30));
        assert_eq!(settings.engine.render_timeout, Duration::from_secs(2));
        assert_eq!(settings.content.refresh_interval, Duration::from_secs(30));
        assert_eq!(settings.check(), Ok(()));
    }

    #[test]
    fn a_bind_address_beside_an_external_platform_is_refused() {
        let settings = read(&[
            "--content-url",
            "https://example.com",
            "--content-bind",
            "127.0.0.1:0",
        ]);
        assert_eq!(settings.check(), Err(SettingsConflict::BindOfReplacedService));
    }

    #[test]
    fn demo_posts_are_a_choice_of_the_sites_own_service() {
        let demo = |arguments: &[&str]| read(arguments).content.seed();
        assert_eq!(demo(&[]), Seed::Empty);
        assert_eq!(demo(&["--content-demo=off"]), Seed::Empty);
        assert_eq!(demo(&["--content-demo", "--engine", "sidecar"]), Seed::DemoPosts);
        let check = |demo: &str| read(&["--engine", "sidecar", "--content-url", "https://a", demo]).check();
        assert_eq!(
            check("--content-demo"),
            Err(SettingsConflict::DemoOfReplacedService)
        );
        assert_eq!(check("--content-demo=off"), Ok(()));
    }

    #[cfg(feature = "desk")]
    #[test]
    fn a_desk_beside_an_external_platform_is_refused() {
        let settings = read(&["--content-url", "https://a", "--desk-bind", "127.0.0.1:0"]);
        assert_eq!(settings.check(), Err(SettingsConflict::DeskOfReplacedService));
    }

    #[test]
    fn half_of_tls_and_a_redirect_to_nowhere_are_refused() {
        let check = |arguments: &[&str]| read(&[&["--engine", "sidecar"], arguments].concat()).check();
        assert_eq!(check(&["--tls-key", "k"]), Err(SettingsConflict::HalfOfTls));
        assert_eq!(
            check(&["--tls-certificate", "c"]),
            Err(SettingsConflict::HalfOfTls)
        );
        let redirect = ["--redirect-bind", "127.0.0.1:0"];
        assert_eq!(check(&redirect), Err(SettingsConflict::RedirectToNowhere));
        let plain = ["--public-origin", "http://a"];
        assert_eq!(
            check(&[redirect, plain].concat()),
            Err(SettingsConflict::RedirectToNowhere)
        );
        let secure = ["--public-origin", "https://a"];
        assert_eq!(check(&[redirect, secure].concat()), Ok(()));
        assert_eq!(
            check(&[&redirect[..], &["--tls-key", "k", "--tls-certificate", "c"]].concat()),
            Ok(())
        );
    }

    #[cfg(feature = "embedded")]
    #[test]
    fn a_deno_path_for_another_engine_is_refused() {
        let settings = read(&["--engine", "embedded", "--deno", "/usr/bin/deno"]);
        assert_eq!(
            settings.check(),
            Err(SettingsConflict::DenoWithoutSidecar(engine::EngineKind::Embedded))
        );
    }

    #[cfg(not(feature = "embedded"))]
    #[test]
    fn an_engine_that_is_not_built_in_is_refused() {
        assert_eq!(
            read(&["--engine", "embedded"]).check(),
            Err(SettingsConflict::EngineNotBuilt)
        );
    }

    #[test]
    fn durations_of_nothing_are_refused() {
        use clap::CommandFactory as _;

        let probe = Probe::command();
        let durations = probe.get_arguments().filter(|argument| {
            let mut names = argument.get_value_names().unwrap_or_default().iter();
            names.any(|name| ["MS", "SECONDS"].contains(&name.as_str()))
        });
        let flags: Vec<String> = durations
            .filter_map(|argument| Some(format!("--{}", argument.get_long()?)))
            .collect();
        assert!(
            flags.contains(&"--render-timeout".to_owned()) && flags.len() >= 6,
            "{flags:?}"
        );
        for flag in flags {
            for nothing in ["0", "soon", "1.5"] {
                let refused = Probe::try_parse_from(["probe", &flag, nothing]);
                let text = refused.err().map(|error| error.to_string()).unwrap_or_default();
                assert!(
                    text.contains("a whole number above 0 is needed"),
                    "{flag} {nothing}: {text}"
                );
            }
            assert!(Probe::try_parse_from(["probe", &flag, "1"]).is_ok(), "{flag}");
        }
    }
}
