//! The address of a client, seen through proxies that the operator trusts.

use std::{
    net::{IpAddr, Ipv6Addr, SocketAddr},
    str::FromStr,
};

use actix_web::http::header::{HeaderMap, HeaderName};
use ipnet::IpNet;

/// The clients that a proxy forwards for, the nearest last.
pub const FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");

/// Proxies whose `X-Forwarded-For` is believed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TrustedProxies(Vec<IpNet>);

impl TrustedProxies {
    /// Whether an address is that of a trusted proxy.
    pub fn contains(&self, address: IpAddr) -> bool {
        let address = address.to_canonical();
        self.0.iter().any(|network| network.contains(&address))
    }

    /// The client's address: that of the connection, or, when it comes from a trusted proxy, the nearest forwarded
    /// address that is no trusted proxy. Addresses further away are only what the client claims.
    pub fn client(&self, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
        let peer = peer.to_canonical();
        if !self.contains(peer) {
            return peer;
        }
        let lines: Vec<&str> = headers
            .get_all(FORWARDED_FOR)
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
        text.split(',').map(network).collect::<Result<_, _>>().map(Self)
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
