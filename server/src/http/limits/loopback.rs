//! Whether the visitors of a proxy on this machine might go without a limit by address.

use std::{
    net::IpAddr,
    sync::atomic::{AtomicBool, Ordering},
};

use crate::settings::http::HttpSettings;

/// What checks of health ask for; they come from this machine and from no visitor.
const HEALTH: [&str; 2] = ["/healthz", "/readyz"];

/// Notices the first request of a public site that comes from this machine and says of no visitor. It may be the operator's.
/// If a proxy has sent it, all visitors are the operator, who has no limit.
#[derive(Debug)]
pub(crate) struct LoopbackNotice {
    is_awaited: AtomicBool,
}

impl LoopbackNotice {
    /// Awaits such a request if the site is public.
    pub(crate) fn new(settings: &HttpSettings) -> Self {
        Self {
            is_awaited: AtomicBool::new(settings.is_public()),
        }
    }

    /// Whether a request for a path is the first of that kind; `client` is whom it is counted for.
    pub(crate) fn is_first(&self, client: IpAddr, path: &str) -> bool {
        client.is_loopback() && !HEALTH.contains(&path) && self.is_awaited.swap(false, Ordering::Relaxed)
    }
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;

    #[derive(Parser)]
    struct Probe {
        #[command(flatten)]
        http: HttpSettings,
    }

    fn notice(origin: &str) -> LoopbackNotice {
        let arguments = ["server", "--public-origin", origin];
        LoopbackNotice::new(&Probe::try_parse_from(arguments).unwrap().http)
    }

    #[test]
    fn only_the_first_request_that_names_no_visitor_is_noticed() {
        let notice = notice("https://www.example.com");
        let is_first = |client: &str, path| notice.is_first(client.parse().unwrap(), path);
        assert!(!is_first("203.0.113.1", "/"));
        assert!(!is_first("127.0.0.1", "/readyz"));
        assert!(!is_first("127.0.0.1", "/healthz"));
        assert!(is_first("127.0.0.1", "/"));
        assert!(!is_first("127.0.0.1", "/"));
    }

    #[test]
    fn a_site_of_this_machine_alone_has_no_visitors() {
        for origin in [
            "http://127.0.0.1:8080",
            "http://[::1]:8080",
            "http://localhost:8080",
        ] {
            assert!(
                !notice(origin).is_first("127.0.0.1".parse().unwrap(), "/"),
                "{origin}"
            );
        }
    }
}
