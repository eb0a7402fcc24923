//! The site's public origin: what absolute addresses begin with.

use std::{fmt, net::SocketAddr, str::FromStr};

use url::Url;

/// An origin such as `https://www.example.com`: scheme, host and port, no slash at the end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublicOrigin(String);

impl PublicOrigin {
    /// The origin of a server that listens on `address`. An address that stands for all of the machine's becomes
    /// `localhost`, since nobody can visit it.
    pub fn of(address: SocketAddr) -> Self {
        if address.ip().is_unspecified() {
            Self(format!("http://localhost:{}", address.port()))
        } else {
            Self(format!("http://{address}"))
        }
    }

    /// The text, without a slash at the end.
    pub fn as_str(&self) -> &str {
        &self.0
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_address_listened_on_gives_an_origin() {
        let origin = |text: &str| PublicOrigin::of(text.parse().unwrap()).to_string();
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
