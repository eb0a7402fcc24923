//! The site's public origin: what absolute addresses begin with.

use std::{fmt, net::SocketAddr, str::FromStr};

use url::{Host, Url};

/// An origin such as `https://www.example.com`: scheme, host and port, no slash at the end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublicOrigin(String);

impl PublicOrigin {
    /// The origin of a server that listens on `address`. An address that stands for all of the machine's becomes
    /// `localhost`, since it cannot be visited.
    pub fn of(address: SocketAddr, scheme: &str) -> Self {
        if address.ip().is_unspecified() {
            Self(format!("{scheme}://localhost:{}", address.port()))
        } else {
            Self(format!("{scheme}://{address}"))
        }
    }

    /// The text, without a slash at the end.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Whether visitors come over TLS.
    pub fn is_secure(&self) -> bool {
        self.0.starts_with("https:")
    }

    /// Whether only this machine can visit it.
    pub fn is_local(&self) -> bool {
        let url = Url::parse(&self.0).ok();
        url.is_some_and(|url| match url.host() {
            Some(Host::Domain(name)) => name == "localhost",
            Some(Host::Ipv4(address)) => address.is_loopback(),
            Some(Host::Ipv6(address)) => address.is_loopback(),
            None => false,
        })
    }
}

impl fmt::Display for PublicOrigin {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.0)
    }
}

impl FromStr for PublicOrigin {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let url = Url::parse(text).map_err(|error| error.to_string())?;
        if !matches!(url.scheme(), "http" | "https") {
            return Err("an http or https address is needed".to_owned());
        }
        let bare = url.path() == "/" && url.query().is_none() && url.fragment().is_none();
        if !bare || !url.username().is_empty() || url.password().is_some() {
            return Err("only scheme, host and port may be given".to_owned());
        }
        Ok(Self(url.origin().ascii_serialization()))
    }
}

/// Where assets and downloads lie: nothing for the site itself, or the address of a CDN or bucket that holds the same
/// paths, without a slash at the end.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AssetBase(String);

impl AssetBase {
    /// What stands before a path such as `/assets/x.js`.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The origin that browsers must be allowed to load from; `None` if it is the site itself.
    pub fn origin(&self) -> Option<String> {
        Url::parse(&self.0)
            .ok()
            .map(|url| url.origin().ascii_serialization())
    }
}

impl FromStr for AssetBase {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let url = Url::parse(text).map_err(|error| error.to_string())?;
        if !matches!(url.scheme(), "http" | "https") {
            return Err("an http or https address is needed".to_owned());
        }
        let bare = url.query().is_none() && url.fragment().is_none() && url.username().is_empty();
        // The address is written into headers and markup, where these would end it.
        if !bare || url.password().is_some() || url.as_str().contains([';', ',', '\'', '"', '<', '>']) {
            return Err("only scheme, host, port and a plain path may be given".to_owned());
        }
        Ok(Self(url.as_str().trim_end_matches('/').to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_address_listened_on_gives_an_origin() {
        let origin = |text: &str| PublicOrigin::of(text.parse().unwrap(), "http").to_string();
        assert_eq!(origin("127.0.0.1:8080"), "http://127.0.0.1:8080");
        assert_eq!(origin("[::1]:8080"), "http://[::1]:8080");
        assert_eq!(origin("0.0.0.0:80"), "http://localhost:80");
    }

    #[test]
    fn an_origin_is_brought_into_one_form() {
        let origin: PublicOrigin = "HTTPS://WWW.Example.com:443/".parse().unwrap();
        assert_eq!(origin.as_str(), "https://www.example.com");
    }

    #[test]
    fn an_asset_base_is_brought_into_one_form_and_has_an_origin() {
        let base: AssetBase = "https://CDN.example.com/site/".parse().unwrap();
        assert_eq!(base.as_str(), "https://cdn.example.com/site");
        assert_eq!(base.origin().unwrap(), "https://cdn.example.com");
        assert_eq!(AssetBase::default().origin(), None);
        for text in [
            "cdn.example.com",
            "ftp://a",
            "https://a/?b",
            "https://a/#b",
            "https://u@a",
            "https://a/;b",
        ] {
            assert!(text.parse::<AssetBase>().is_err(), "{text}");
        }
    }

    #[test]
    fn what_is_more_or_less_than_an_origin_is_refused() {
        for text in [
            "www.example.com",
            "ftp://a",
            "https://a/b",
            "https://a/?b",
            "https://a/#b",
            "https://u:p@a",
        ] {
            assert!(text.parse::<PublicOrigin>().is_err(), "{text}");
        }
    }
}
