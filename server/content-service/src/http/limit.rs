//! How many calls an address and a caller may make.
//!
//! Both are counted before anything is read: the address as the connection shows it, and the value of the
//! authorization header, by its hash. Guesses of keys are limited by the address.

use std::num::NonZeroU32;

use actix_web::HttpRequest;
use actix_web::body::{BoxBody, MessageBody};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::header;
use actix_web::middleware::Next;
use actix_web::web;
use request_limits::{RateLimit, retry_after_s};
use sha2::{Digest as _, Sha256};

use super::error::ApiError;

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
    addresses: RateLimit,
    callers: RateLimit<[u8; 32]>,
}

impl Limits {
    pub(crate) fn new(limits: RateLimits) -> Self {
        let RateLimits {
            per_address,
            per_caller,
        } = limits;
        Self {
            addresses: RateLimit::new(per_address.per_second, per_address.burst),
            callers: RateLimit::new(per_caller.per_second, per_caller.burst),
        }
    }

    fn check(&self, request: &HttpRequest) -> Result<(), ApiError> {
        let too_many = |seconds| ApiError::TooMany { seconds };
        if let Some(address) = request.peer_addr() {
            self.addresses.ask(address.ip()).map_err(too_many)?;
        }
        match request.headers().get(header::AUTHORIZATION) {
            Some(token) if !token.is_empty() => {
                let key = Sha256::digest(token.as_bytes()).into();
                let refused = self.callers.check(&key);
                refused.map_err(|wait| too_many(retry_after_s(wait)))
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
        && let Err(error) = limits.check(request.request())
    {
        return Ok(request.error_response(error));
    }
    next.call(request).await.map(ServiceResponse::map_into_boxed_body)
}

/// Counts the calls that a request carries beside itself.
pub(super) fn count_calls(
    limits: Option<&Limits>,
    request: &HttpRequest,
    calls: usize,
) -> Result<(), ApiError> {
    let Some(limits) = limits else { return Ok(()) };
    (0..calls).try_for_each(|_| limits.check(request))
}

#[cfg(test)]
mod tests {
    use actix_web::test::TestRequest;

    use super::*;

    fn limits(per_address: u32, per_caller: u32) -> Limits {
        let rate = |burst| Rate {
            per_second: NonZeroU32::MIN,
            burst: NonZeroU32::new(burst).unwrap(),
        };
        Limits::new(RateLimits {
            per_address: rate(per_address),
            per_caller: rate(per_caller),
        })
    }

    fn is_refused(limits: &Limits, address: &str, token: &str) -> bool {
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
}
