//! How many calls an address and a caller may make.
//!
//! Both are counted before anything is read: the address as the connection or a trusted proxy shows it, and the value of
//! the authorization header, by its hash. Guesses of keys are limited by the address. The site's visitor has a quota of its
//! own by its client's id in place of both, so that others behind its address take nothing of it; a call for a token is
//! counted once its body, which names the client, is read.

use std::net::IpAddr;
use std::num::NonZeroU32;
use std::time::Duration;

use actix_web::body::{BoxBody, MessageBody};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::header;
use actix_web::middleware::Next;
use actix_web::web;
use actix_web::{HttpMessage as _, HttpRequest};
use request_limits::{RateLimit, TrustedProxies, retry_after_s};
use sha2::{Digest as _, Sha256};

use super::error::ApiError;
use super::room::Sender;
use crate::store::Store;

/// Path of the calls for tokens.
pub(super) const GRANTS: &str = "/oauth2/token";

/// So many calls a second on the long run, and so many at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rate {
    /// Calls a second.
    pub per_second: NonZeroU32,
    /// Calls that may come at once.
    pub burst: NonZeroU32,
}

/// How many calls are let in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RateLimits {
    /// Of one address (of one /56 network for IPv6). Default 200 a second, 1000 at once: a site server beside others
    /// behind one address stays far below, a flood does not.
    pub per_address: Rate,
    /// Of one token or API key, and of the site's visitor. Default 100 a second, 500 at once.
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

/// What every request is subject to.
pub(crate) struct CallLimits {
    /// The calls that were made lately; `None` where they are not counted.
    calls: Option<Calls>,
    /// Proxies whose word about a client's address is taken.
    trusted: TrustedProxies,
    /// Time in which a body must arrive.
    body_timeout: Duration,
}

/// The calls that were made lately.
struct Calls {
    addresses: RateLimit,
    callers: RateLimit<[u8; 32]>,
    site: RateLimit<()>,
}

impl CallLimits {
    pub(crate) fn new(rates: Option<RateLimits>, trusted: TrustedProxies, body_timeout: Duration) -> Self {
        let calls = rates.map(|rates| Calls {
            addresses: RateLimit::new(rates.per_address.per_second, rates.per_address.burst),
            callers: RateLimit::new(rates.per_caller.per_second, rates.per_caller.burst),
            site: RateLimit::new(rates.per_caller.per_second, rates.per_caller.burst),
        });
        Self {
            calls,
            trusted,
            body_timeout,
        }
    }

    /// The address of the client, seen through the trusted proxies.
    fn client(&self, request: &HttpRequest) -> Option<IpAddr> {
        let peer = request.peer_addr()?.ip();
        Some(self.trusted.client(peer, request.headers()))
    }

    fn check(&self, request: &HttpRequest) -> Result<(), ApiError> {
        let token = request.headers().get(header::AUTHORIZATION);
        let token = token.filter(|token| !token.is_empty());
        let is_site = || {
            let store = request.app_data::<web::Data<Store>>()?;
            Some(store.is_site_access(token?.to_str().ok()?))
        };
        if self.calls.is_none() || is_site() == Some(true) {
            return self.check_grant(request, true);
        }
        self.check_grant(request, false)?;
        match (&self.calls, token) {
            (Some(calls), Some(token)) => {
                let key = Sha256::digest(token.as_bytes()).into();
                calls.callers.check(&key).map_err(too_many)
            }
            _ => Ok(()),
        }
    }

    /// Counts a call for a token: by the site's quota, or by that of its address.
    pub(super) fn check_grant(&self, request: &HttpRequest, is_site: bool) -> Result<(), ApiError> {
        let Some(calls) = &self.calls else { return Ok(()) };
        match self.client(request) {
            _ if is_site => calls.site.check(&()).map_err(too_many),
            Some(address) => {
                let refused = calls.addresses.ask(address);
                refused.map_err(|seconds| ApiError::TooMany { seconds })
            }
            None => Ok(()),
        }
    }
}

fn too_many(wait: Duration) -> ApiError {
    ApiError::TooMany {
        seconds: retry_after_s(wait),
    }
}

/// The address of the client that sent a request, seen through the trusted proxies.
pub fn client(request: &HttpRequest) -> Option<IpAddr> {
    request.app_data::<web::Data<CallLimits>>()?.client(request)
}

/// Time in which a body of a caller must arrive.
pub(super) fn body_time(request: &HttpRequest, sender: Sender) -> Duration {
    let limits = request.app_data::<web::Data<CallLimits>>();
    sender.body_time(limits.map_or(Duration::MAX, |limits| limits.body_timeout))
}

/// Refuses calls beyond the limits, with the time to wait, and limits the time of bodies.
pub(crate) async fn limit(
    limits: web::Data<CallLimits>,
    mut request: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> Result<ServiceResponse<BoxBody>, actix_web::Error> {
    let is_grant = request.path() == GRANTS;
    if !is_grant && let Err(error) = limits.check(request.request()) {
        return Ok(request.error_response(error));
    }
    let body = request.take_payload();
    request.set_payload(http_connection::end_when_late(body, limits.body_timeout));
    next.call(request).await.map(ServiceResponse::map_into_boxed_body)
}

/// Counts the calls that a request carries beside itself.
pub(super) fn count_calls(limits: &CallLimits, request: &HttpRequest, calls: usize) -> Result<(), ApiError> {
    (0..calls).try_for_each(|_| limits.check(request))
}

#[cfg(test)]
mod tests {
    use actix_web::test::TestRequest;

    use super::*;

    fn limits(per_address: u32, per_caller: u32) -> CallLimits {
        let rate = |burst| Rate {
            per_second: NonZeroU32::MIN,
            burst: NonZeroU32::new(burst).unwrap(),
        };
        let rates = RateLimits {
            per_address: rate(per_address),
            per_caller: rate(per_caller),
        };
        CallLimits::new(Some(rates), "10.9.9.9".parse().unwrap(), Duration::from_secs(1))
    }

    fn is_refused(limits: &CallLimits, address: &str, token: &str) -> bool {
        let request = TestRequest::default()
            .peer_addr(address.parse().unwrap())
            .insert_header((header::AUTHORIZATION, token))
            .to_http_request();
        matches!(limits.check(&request), Err(ApiError::TooMany { seconds: 1.. }))
    }

    #[test]
    fn an_address_beyond_its_burst_waits_whatever_its_tokens() {
        let limits = limits(2, 100);
        assert!(!is_refused(&limits, "[2001:db8::1]:1", "a"));
        assert!(!is_refused(&limits, "[2001:db8:0:ff::1]:2", "b"));
        assert!(is_refused(&limits, "[2001:db8::2]:3", "c"));
        assert!(!is_refused(&limits, "[2001:db8:0:100::1]:4", "c"));
    }

    #[test]
    fn a_caller_beyond_its_burst_waits_whatever_its_address() {
        let limits = limits(100, 2);
        assert!(!is_refused(&limits, "10.0.0.1:1", "a"));
        assert!(!is_refused(&limits, "10.0.0.2:1", "a"));
        assert!(is_refused(&limits, "10.0.0.3:1", "a"));
        assert!(
            !is_refused(&limits, "10.0.0.3:1", "b"),
            "another caller is not held up"
        );
    }

    #[test]
    fn a_trusted_proxy_names_the_client_and_nobody_else_does() {
        let limits = limits(1, 100);
        let refused = |peer: &str, forwarded: &str| {
            let request = TestRequest::default()
                .peer_addr(peer.parse().unwrap())
                .insert_header(("x-forwarded-for", forwarded))
                .to_http_request();
            limits.check(&request).is_err()
        };
        assert!(!refused("10.9.9.9:1", "203.0.113.1"));
        assert!(
            !refused("10.9.9.9:1", "203.0.113.2"),
            "another client of the proxy"
        );
        assert!(refused("10.9.9.9:1", "203.0.113.2"));
        assert!(!refused("10.0.0.1:1", "203.0.113.3"));
        assert!(
            refused("10.0.0.1:1", "203.0.113.4"),
            "an address of its own choice"
        );
    }
}
