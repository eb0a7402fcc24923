//! How many calls an address and a caller may make.
//!
//! Both are counted before anything is read: the address as the connection shows it, and the value of the
//! authorization header, by its hash. Guesses of keys are limited by the address.

use std::hash::Hash;
use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;

use actix_web::body::{BoxBody, MessageBody};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::header;
use actix_web::middleware::Next;
use actix_web::web;
use governor::clock::{Clock as _, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use sha2::{Digest as _, Sha256};

use super::error::ApiError;

/// Callers that are remembered; beyond, those that have not called lately are forgotten.
const REMEMBERED_MAX: usize = 10_000;

/// So many calls a second on the long run, and so many at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rate {
    /// Calls a second.
    pub per_second: NonZeroU32,
    /// Calls that may come at once.
    pub burst: NonZeroU32,
}

/// How many calls are answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RateLimits {
    /// Of one address (of one /64 network for IPv6). Default 200 a second, 1000 at once: a site server beside others
    /// behind one address stays far below, a flood does not.
    pub per_address: Rate,
    /// Of one token or API key. Default 100 a second, 500 at once.
    pub per_caller: Rate,
}

impl Default for RateLimits {
    fn default() -> Self {
        let rate = |per_second: u32, burst: u32| Rate {
            per_second: NonZeroU32::new(per_second).unwrap_or(NonZeroU32::MIN),
            burst: NonZeroU32::new(burst).unwrap_or(NonZeroU32::MIN),
        };
        Self {
            per_address: rate(200, 1000),
            per_caller: rate(100, 500),
        }
    }
}

/// The calls that were made lately.
pub(crate) struct Limits {
    addresses: DefaultKeyedRateLimiter<IpAddr>,
    callers: DefaultKeyedRateLimiter<[u8; 32]>,
}

impl Limits {
    pub(crate) fn new(limits: RateLimits) -> Self {
        Self {
            addresses: RateLimiter::keyed(quota(limits.per_address)),
            callers: RateLimiter::keyed(quota(limits.per_caller)),
        }
    }

    fn check(&self, request: &ServiceRequest) -> Result<(), ApiError> {
        if let Some(address) = request.peer_addr() {
            check(&self.addresses, &network(address.ip()))?;
        }
        match request.headers().get(header::AUTHORIZATION) {
            Some(token) if !token.is_empty() => {
                check(&self.callers, &Sha256::digest(token.as_bytes()).into())
            }
            _ => Ok(()),
        }
    }
}

/// Refuses calls beyond the limits, with the time to wait.
pub(crate) async fn limit(
    limits: web::Data<Option<Limits>>,
    request: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> Result<ServiceResponse<BoxBody>, actix_web::Error> {
    if let Some(limits) = limits.get_ref()
        && let Err(error) = limits.check(&request)
    {
        return Ok(request.error_response(error));
    }
    next.call(request).await.map(ServiceResponse::map_into_boxed_body)
}

fn quota(rate: Rate) -> Quota {
    Quota::per_second(rate.per_second).allow_burst(rate.burst)
}

fn check<K: Hash + Eq + Clone>(limiter: &DefaultKeyedRateLimiter<K>, key: &K) -> Result<(), ApiError> {
    if limiter.len() > REMEMBERED_MAX {
        limiter.retain_recent();
    }
    limiter.check_key(key).map_err(|refused| {
        let wait = refused.wait_time_from(DefaultClock::default().now());
        ApiError::TooMany {
            // Rounded up: a call after that time is accepted.
            seconds: wait.as_secs().saturating_add(1),
        }
    })
}

/// One customer of a provider has a whole /64 network of IPv6 addresses.
fn network(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() >> 64 << 64).into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_of_one_network_count_together() {
        let network = |text: &str| network(text.parse().unwrap());
        assert_eq!(network("2001:db8::1"), network("2001:db8::ffff:1"));
        assert_ne!(network("2001:db8::1"), network("2001:db8:0:1::1"));
        assert_ne!(network("10.0.0.1"), network("10.0.0.2"));
    }

    #[test]
    fn what_is_beyond_the_burst_waits() {
        let rate = Rate {
            per_second: NonZeroU32::MIN,
            burst: NonZeroU32::new(2).unwrap(),
        };
        let limiter = RateLimiter::keyed(quota(rate));
        assert!(check(&limiter, &1).is_ok());
        assert!(check(&limiter, &1).is_ok());
        assert!(matches!(
            check(&limiter, &1),
            Err(ApiError::TooMany { seconds: 1 })
        ));
        assert!(check(&limiter, &2).is_ok(), "another caller is not held up");
    }
}
