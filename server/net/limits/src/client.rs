//! The address of a client, seen through proxies that the operator trusts.

use std::{
    net::{IpAddr, Ipv6Addr, SocketAddr},
    str::FromStr,
};

use actix_web::http::header::{HeaderMap, HeaderName};
use ipnet::IpNet;

/// The clients that a proxy forwards for, the nearest last.
pub const FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");

/// The client that a proxy forwards for, one address.
pub const REAL_IP: HeaderName = HeaderName::from_static("x-real-ip");

/// The header in which proxies name the client.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ForwardedHeader {
    /// [`FORWARDED_FOR`], to which each proxy may add.
    #[default]
    ForwardedFor,
    /// [`REAL_IP`].
    RealIp,
}

impl ForwardedHeader {
    /// Its name.
    pub const fn name(self) -> HeaderName {
        match self {
            Self::ForwardedFor => FORWARDED_FOR,
            Self::RealIp => REAL_IP,
        }
    }
}

impl FromStr for ForwardedHeader {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        [Self::ForwardedFor, Self::RealIp]
            .into_iter()
            .find(|header| header.name().as_str().eq_ignore_ascii_case(text))
            .ok_or_else(|| "X-Forwarded-For or X-Real-IP is needed".to_owned())
    }
}

/// Proxies whose word about a client's address is taken.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TrustedProxies {
    networks: Vec<IpNet>,
    header: ForwardedHeader,
}

impl TrustedProxies {
    /// The same proxies, which name the client in another header.
    #[must_use]
    pub fn reading(mut self, header: ForwardedHeader) -> Self {
        self.header = header;
        self
    }

    /// The header in which they name the client.
    pub fn header(&self) -> ForwardedHeader {
        self.header
    }

    /// Whether an address is that of a trusted proxy.
    pub fn contains(&self, address: IpAddr) -> bool {
        let address = address.to_canonical();
        self.networks.iter().any(|network| network.contains(&address))
    }

    /// The client's address: that of the connection, or, when it comes from a trusted proxy, the nearest forwarded
    /// address that is no trusted proxy. Addresses further away are only what the client claims.
    pub fn client(&self, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
        let peer = peer.to_canonical();
        if !self.contains(peer) {
            return peer;
        }
        let lines: Vec<&str> = headers
            .get_all(self.header.name())
            .filter_map(|line| line.to_str().ok())
            .collect();
        let mut nearest = peer;
        for hop in lines.iter().rev().flat_map(|line| line.rsplit(',')) {
            let Some(address) = read(hop.trim()) else { break };
            nearest = address;
            if !self.contains(address) {
                break;
            }
        }
        nearest
    }
}

/// An address, with or without a port.
fn read(text: &str) -> Option<IpAddr> {
    let plain = text
        .parse()
        .or_else(|_| text.parse::<SocketAddr>().map(|socket| socket.ip()));
    plain.ok().map(|address: IpAddr| address.to_canonical())
}

impl FromStr for TrustedProxies {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let network = |entry: &str| {
            let entry = entry.trim();
            let network = entry
                .parse()
                .or_else(|_| entry.parse::<IpAddr>().map(IpNet::from));
            network.map_err(|_| format!("`{entry}` is neither an address nor a network"))
        };
        Ok(Self {
            networks: text.split(',').map(network).collect::<Result<_, _>>()?,
            header: ForwardedHeader::default(),
        })
    }
}

/// What counts as one client: an IPv4 address, or the /56 network that a provider gives to one IPv6 customer (RFC 6177,
/// section 2).
pub fn client_prefix(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() & (u128::MAX << (128 - 56)))),
        v4 @ IpAddr::V4(_) => v4,
    }
}

#[cfg(test)]
mod tests {
    use actix_web::http::header::HeaderValue;

    use super::*;

    fn client(trusted: &str, peer: &str, lines: &[&'static str]) -> String {
        let mut headers = HeaderMap::new();
        for line in lines {
            headers.append(FORWARDED_FOR, HeaderValue::from_static(line));
        }
        let trusted: TrustedProxies = trusted.parse().unwrap();
        trusted.client(peer.parse().unwrap(), &headers).to_string()
    }

    #[test]
    fn only_a_trusted_proxy_names_the_client() {
        for (trusted, peer, lines, expected) in [
            ("10.0.0.1", "203.0.113.5", &["198.51.100.7"][..], "203.0.113.5"),
            ("10.0.0.1", "10.0.0.1", &["198.51.100.7"], "198.51.100.7"),
            ("10.0.0.1", "10.0.0.1", &["1.1.1.1, 198.51.100.7"], "198.51.100.7"),
            (
                "10.0.0.0/8",
                "10.0.0.1",
                &["1.1.1.1, 198.51.100.7, 10.9.9.9"],
                "198.51.100.7",
            ),
            (
                "10.0.0.0/8",
                "10.0.0.1",
                &["1.1.1.1", "198.51.100.7:4711"],
                "198.51.100.7",
            ),
            ("10.0.0.0/8", "10.0.0.1", &["198.51.100.7, unknown"], "10.0.0.1"),
            ("10.0.0.0/8", "10.0.0.1", &[], "10.0.0.1"),
            ("10.0.0.1,::1", "::1", &["[2001:db8::1]:80"], "2001:db8::1"),
            ("10.0.0.1", "::ffff:10.0.0.1", &["198.51.100.7"], "198.51.100.7"),
        ] {
            assert_eq!(client(trusted, peer, lines), expected, "{peer} {lines:?}");
        }
    }

    #[test]
    fn only_the_header_that_the_operator_names_is_read() {
        let mut headers = HeaderMap::new();
        headers.insert(FORWARDED_FOR, HeaderValue::from_static("198.51.100.7"));
        headers.insert(REAL_IP, HeaderValue::from_static("203.0.113.5"));
        let (trusted, peer): (TrustedProxies, IpAddr) = ("::1".parse().unwrap(), "::1".parse().unwrap());
        let client = |header: &str| {
            let proxies = trusted.clone().reading(header.parse().unwrap());
            proxies.client(peer, &headers).to_string()
        };
        assert_eq!(client("X-Forwarded-For"), "198.51.100.7");
        assert_eq!(client("X-Real-IP"), "203.0.113.5");
        assert!("Forwarded".parse::<ForwardedHeader>().is_err());
        let stranger = "203.0.113.9".parse().unwrap();
        let reading = trusted.clone().reading(ForwardedHeader::RealIp);
        assert_eq!(reading.client(stranger, &headers), stranger);
        headers.remove(REAL_IP);
        assert_eq!(reading.client(peer, &headers), peer);
    }

    #[test]
    fn what_is_no_address_is_refused() {
        assert!("10.0.0.1, proxy".parse::<TrustedProxies>().is_err());
        assert!("".parse::<TrustedProxies>().is_err());
    }

    #[test]
    fn the_addresses_of_one_network_are_one_client() {
        let same = |a: &str, b: &str| client_prefix(a.parse().unwrap()) == client_prefix(b.parse().unwrap());
        assert!(same("2001:db8:0:1200::1", "2001:db8:0:12ff::9"));
        assert!(!same("2001:db8:0:1200::1", "2001:db8:0:1300::1"));
        assert!(same("::ffff:192.0.2.1", "192.0.2.1"));
        assert!(!same("192.0.2.1", "192.0.2.2"));
    }

    #[test]
    fn fuzz_nobody_but_a_trusted_proxy_names_the_client() {
        let target = fuzzing::Target::new("forwarded-for", env!("CARGO_MANIFEST_DIR"));
        let words = [
            "10.0.0.1",
            "198.51.100.7",
            "[::1]:80",
            "::ffff:10.0.0.1",
            "2001:db8::1",
            ",",
            ", ",
            ":",
            "%eth0",
            "unknown",
        ];
        target.words(&words).texts(|text| {
            let Ok(line) = HeaderValue::from_str(text) else {
                return;
            };
            let mut headers = HeaderMap::new();
            headers.append(FORWARDED_FOR, line);
            let trusted: TrustedProxies = "10.0.0.1".parse().unwrap();
            let stranger: IpAddr = "203.0.113.5".parse().unwrap();
            assert_eq!(trusted.client(stranger, &headers), stranger, "{text:?}");
            let proxy: IpAddr = "10.0.0.1".parse().unwrap();
            let client = trusted.client(proxy, &headers);
            // Only what stands last, behind trusted proxies, counts.
            let last = text.rsplit(',').next().map(str::trim).unwrap_or_default();
            assert!(
                client == proxy
                    || trusted.contains(client)
                    || read(last) == Some(client)
                    || read(last) == Some(proxy),
                "{text:?} gives {client}"
            );
            assert_eq!(client_prefix(client_prefix(client)), client_prefix(client));
            let _ = text.parse::<TrustedProxies>();
        });
    }
}
