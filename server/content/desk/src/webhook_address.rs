//! Which addresses webhooks may have.

use url::{Host, Url};

/// Why an address is not called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum BadAddress {
    /// It is not one of https, or has a user and a password.
    NotHttps,
    /// It is in a private network.
    Private,
}

/// Checks an address before it is called: https, to the internet. An operator may let private networks be called, and then plain
/// http on this machine too. What a name leads to is seen when it is called.
pub(crate) fn check_address(url: &Url, is_private_allowed: bool) -> Result<(), BadAddress> {
    let (is_private, is_loopback) = match url.host() {
        None => return Err(BadAddress::NotHttps),
        Some(Host::Domain(name)) => {
            let is_own = name == "localhost" || name.ends_with(".localhost");
            (is_own, is_own)
        }
        Some(Host::Ipv4(address)) => (!http_client::is_public(address.into()), address.is_loopback()),
        Some(Host::Ipv6(address)) => (!http_client::is_public(address.into()), address.is_loopback()),
    };
    let is_plain = url.scheme() == "http" && is_private_allowed && is_loopback;
    let has_user = !url.username().is_empty() || url.password().is_some();
    if has_user || !(url.scheme() == "https" || is_plain) {
        // A private address is what has to be said of one that would be refused for that, too.
        return Err(if is_private && !is_private_allowed && !has_user {
            BadAddress::Private
        } else {
            BadAddress::NotHttps
        });
    }
    if is_private && !is_private_allowed {
        return Err(BadAddress::Private);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn checked(address: &str, is_private_allowed: bool) -> Result<(), BadAddress> {
        check_address(&Url::parse(address).unwrap(), is_private_allowed)
    }

    #[test]
    fn an_address_is_https_on_the_internet() {
        for address in [
            "https://hooks.slack.com/services/T/B/x",
            "https://example.com:8443/?a=b",
            "https://93.184.215.14/",
        ] {
            assert_eq!(checked(address, false), Ok(()), "{address}");
        }
        for address in [
            "http://example.com/",
            "ftp://example.com/",
            "https://ann:secret@example.com/",
        ] {
            assert_eq!(checked(address, false), Err(BadAddress::NotHttps), "{address}");
            assert_eq!(checked(address, true), Err(BadAddress::NotHttps), "{address}");
        }
    }

    #[test]
    fn a_private_network_is_the_operators_to_open() {
        for address in [
            "https://localhost/",
            "https://a.localhost/",
            "https://127.0.0.1/",
            "https://2130706433/",
            "https://0x7f.1/",
            "https://[::1]/",
            "https://[::ffff:10.0.0.1]/",
            "https://169.254.169.254/latest/meta-data/",
            "https://10.0.0.1/",
        ] {
            assert_eq!(checked(address, false), Err(BadAddress::Private), "{address}");
            assert_eq!(checked(address, true), Ok(()), "{address}");
        }
        // Plain http stays on this machine.
        assert_eq!(checked("http://127.0.0.1:9/", false), Err(BadAddress::Private));
        assert_eq!(checked("http://127.0.0.1:9/", true), Ok(()));
        assert_eq!(checked("http://10.0.0.1/", true), Err(BadAddress::NotHttps));
    }
}
