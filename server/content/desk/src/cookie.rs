//! The cookie of a session: its name, and what browsers are told of it.

use std::net::SocketAddr;

use url::{Host, Url};

/// The cookie of a desk's sessions. A desk has one kind, which its address decides once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SessionCookie {
    /// Browsers keep one of this name from its own host only, over a connection that no one reads.
    Secure,
    /// On loopback without TLS, where no other machine can listen. `WebKit` keeps no `Secure` cookie there.
    Loopback,
}

impl SessionCookie {
    /// The cookie for a desk that listens on an address and belongs to these origins.
    ///
    /// It goes without `Secure` only if both are loopback: a desk that other machines can reach keeps the strict cookie,
    /// whatever its origin is called, and so does one behind a proxy on this machine.
    pub(crate) fn for_desk(address: SocketAddr, origins: &[String]) -> Self {
        if address.ip().is_loopback() && origins.iter().all(|origin| is_plain_loopback(origin)) {
            Self::Loopback
        } else {
            Self::Secure
        }
    }

    fn name(self) -> &'static str {
        match self {
            Self::Secure => "__Host-desk",
            Self::Loopback => "desk",
        }
    }

    /// What sets the cookie, or takes it away.
    pub(crate) fn set(self, value: Option<&str>) -> String {
        let name = self.name();
        let secure = match self {
            Self::Secure => " Secure;",
            Self::Loopback => "",
        };
        let (value, end) = value.map_or(("", "; Max-Age=0"), |value| (value, ""));
        format!("{name}={value}; Path=/;{secure} HttpOnly; SameSite=Strict{end}")
    }

    /// The cookie's value among the lines of a request's `Cookie`.
    pub(crate) fn find<'line>(self, lines: impl Iterator<Item = &'line str>) -> Option<String> {
        let mut pairs = lines
            .flat_map(|line| line.split(';'))
            .filter_map(|pair| pair.trim().split_once('='));
        pairs
            .find(|(name, _)| *name == self.name())
            .map(|(_, value)| value.to_owned())
    }
}

/// Whether an origin is this machine's own, without TLS.
fn is_plain_loopback(origin: &str) -> bool {
    let Ok(url) = Url::parse(origin) else {
        return false;
    };
    let is_own = match url.host() {
        Some(Host::Ipv4(address)) => address.is_loopback(),
        Some(Host::Ipv6(address)) => address.is_loopback(),
        Some(Host::Domain(name)) => name == "localhost",
        None => false,
    };
    url.scheme() == "http" && is_own
}

#[cfg(test)]
mod tests {
    use super::SessionCookie::{self, Loopback, Secure};

    fn for_desk(address: &str, origins: &[&str]) -> SessionCookie {
        let origins: Vec<_> = origins.iter().map(|origin| (*origin).to_owned()).collect();
        SessionCookie::for_desk(address.parse().unwrap(), &origins)
    }

    #[test]
    fn it_goes_without_secure_on_plain_loopback_alone() {
        for (address, origins, cookie) in [
            (
                "127.0.0.1:81",
                &["http://127.0.0.1:81", "http://localhost:81"][..],
                Loopback,
            ),
            ("[::1]:81", &["http://[::1]:81", "http://localhost:81"], Loopback),
            ("127.0.0.1:81", &["http://localhost:3000"], Loopback),
            // A proxy with TLS on the same machine.
            ("127.0.0.1:81", &["https://desk.example.com"], Secure),
            ("127.0.0.1:81", &["https://localhost"], Secure),
            ("127.0.0.1:81", &["http://desk.example.com"], Secure),
            ("127.0.0.1:81", &["http://localhost.example.com"], Secure),
            ("127.0.0.1:81", &["http://127.0.0.1.example.com"], Secure),
            (
                "127.0.0.1:81",
                &["http://localhost:81", "http://desk.test"],
                Secure,
            ),
            // Other machines can reach it.
            ("0.0.0.0:81", &["http://0.0.0.0:81"], Secure),
            ("0.0.0.0:81", &["http://127.0.0.1:81"], Secure),
            ("[::]:81", &["http://localhost:81"], Secure),
            ("192.168.0.2:81", &["http://192.168.0.2:81"], Secure),
        ] {
            assert_eq!(for_desk(address, origins), cookie, "{address} {origins:?}");
        }
    }

    #[test]
    fn it_is_set_and_taken_away_with_the_same_attributes() {
        for (cookie, set, end) in [
            (
                Secure,
                "__Host-desk=a; Path=/; Secure; HttpOnly; SameSite=Strict",
                "__Host-desk=; Path=/; Secure; HttpOnly; SameSite=Strict; Max-Age=0",
            ),
            (
                Loopback,
                "desk=a; Path=/; HttpOnly; SameSite=Strict",
                "desk=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0",
            ),
        ] {
            assert_eq!(cookie.set(Some("a")), set);
            assert_eq!(cookie.set(None), end);
        }
    }

    #[test]
    fn each_kind_reads_its_own_name_alone() {
        let lines = ["a=b; desk=loopback", "__Host-desk=secure; desk=later"];
        assert_eq!(Loopback.find(lines.into_iter()).as_deref(), Some("loopback"));
        assert_eq!(Secure.find(lines.into_iter()).as_deref(), Some("secure"));
        assert_eq!(Secure.find(["desk=a; x__Host-desk=b"].into_iter()), None);
    }
}
