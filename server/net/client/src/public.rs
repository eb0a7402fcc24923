//! Which addresses are on the internet, and a resolver of names that gives no others: what people enter must not lead a server to
//! its own network.

use std::io;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use reqwest::dns::{Addrs, Name, Resolve, Resolving};

/// A name has addresses, and none of them is public.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotPublic;

impl std::fmt::Display for NotPublic {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.write_str("the name leads to a private network")
    }
}

impl std::error::Error for NotPublic {}

/// Resolves names to public addresses only.
///
/// A connection is made to what was looked at, so a name cannot change between the look and the connection. Addresses that are
/// written as numbers need no resolver: [`is_public`] has to be asked about them before.
#[derive(Clone, Copy, Debug, Default)]
pub struct PublicOnly;

impl Resolve for PublicOnly {
    fn resolve(&self, name: Name) -> Resolving {
        Box::pin(async move {
            let all: Vec<SocketAddr> = tokio::net::lookup_host((name.as_str(), 0)).await?.collect();
            let found = !all.is_empty();
            let public: Vec<_> = all.into_iter().filter(|each| is_public(each.ip())).collect();
            if public.is_empty() && found {
                return Err(io::Error::new(io::ErrorKind::PermissionDenied, NotPublic).into());
            }
            let addresses: Addrs = Box::new(public.into_iter());
            Ok(addresses)
        })
    }
}

/// Whether an address is one of the internet: no private, shared, loopback or link-local one, nothing that is reserved, and none that
/// stands for another one (RFC 6890 and its registries).
#[must_use]
pub fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    let is_reserved = match a {
        // This network; reserved, and the broadcast; multicast.
        0 | 224..=255 => true,
        // Shared by the customers of a provider.
        100 => (64..=127).contains(&b),
        // Protocol assignments; 6to4 relays.
        192 => (b, c) == (0, 0) || (b, c) == (88, 99),
        // Benchmarks.
        198 => b == 18 || b == 19,
        _ => false,
    };
    !(is_reserved
        || address.is_private()
        || address.is_loopback()
        || address.is_link_local()
        || address.is_documentation())
}

fn is_public_v6(address: Ipv6Addr) -> bool {
    let [first, second, third, fourth, fifth, sixth, high, low] = address.segments();
    // NAT64: a network without IPv4 reaches it so.
    if [first, second, third, fourth, fifth, sixth] == [0x64, 0xff9b, 0, 0, 0, 0] {
        let [a, b] = high.to_be_bytes();
        let [c, d] = low.to_be_bytes();
        return is_public_v4(Ipv4Addr::new(a, b, c, d));
    }
    // Global unicast, without protocol assignments (Teredo among them), documentation and 6to4.
    let is_special = match first {
        0x2001 => second < 0x200 || second == 0xdb8,
        0x2002 => true,
        0x3fff => second < 0x1000,
        _ => false,
    };
    first & 0xe000 == 0x2000 && !is_special
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_of_the_internet_are_public() {
        for address in [
            "93.184.215.14",
            "100.63.0.1",
            "172.15.0.1",
            "2606:4700::1111",
            "64:ff9b::808:808",
        ] {
            assert!(is_public(address.parse().unwrap()), "{address}");
        }
    }

    #[test]
    fn all_others_are_not() {
        for address in [
            "0.0.0.0",
            "10.1.2.3",
            "100.64.0.1",
            "127.0.0.1",
            "169.254.169.254",
            "172.31.255.255",
            "192.0.0.8",
            "192.0.2.1",
            "192.88.99.1",
            "192.168.0.1",
            "198.19.0.1",
            "224.0.0.1",
            "255.255.255.255",
            "::",
            "::1",
            "::ffff:10.0.0.1",
            "64:ff9b::a00:1",
            "64:ff9b:1::1",
            "fc00::1",
            "fe80::1",
            "ff02::1",
            "2001::1",
            "2001:db8::1",
            "2002:a00:1::1",
            "3fff::1",
        ] {
            assert!(!is_public(address.parse().unwrap()), "{address}");
        }
    }

    #[tokio::test]
    async fn a_name_of_this_machine_resolves_to_nothing() {
        let resolved = PublicOnly.resolve("localhost".parse().unwrap()).await;
        let Err(error) = resolved else {
            panic!("localhost is public");
        };
        let error = error.downcast_ref::<io::Error>().unwrap();
        let cause = error.get_ref().unwrap();
        assert!(cause.is::<NotPublic>(), "{cause:?}");
    }
}
