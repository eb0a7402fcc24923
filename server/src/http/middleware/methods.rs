//! The site is only read: every other method is refused wherever it is aimed at, but for what browsers report. A body
//! that comes with a request is not read either.

use actix_web::{
    HttpMessage as _,
    dev::ServiceRequest,
    http::{Method, Version},
};

use super::security_headers::REPORTS;
use crate::http::error::AppError;

/// Where pages of positions say that they were seen.
pub(crate) const SEEN: &str = "/_reports/seen";

/// Why a request is refused; `None` for GET and HEAD, and for POST to where reports go.
///
/// Over HTTP/2 the bodies of all others are dropped at once: what a client sends while a page is made would be kept for as
/// long as that takes. Over HTTP/1.1 a body that is not read stays in the network.
pub(super) fn refusal(request: &mut ServiceRequest) -> Option<AppError> {
    let is_report = matches!(request.path(), REPORTS | SEEN);
    if !is_report && request.version() == Version::HTTP_2 {
        drop(request.take_payload());
    }
    let is_allowed = match *request.method() {
        Method::GET | Method::HEAD => !is_report,
        Method::POST => is_report,
        _ => false,
    };
    let allowed = if is_report { "POST" } else { "GET, HEAD" };
    (!is_allowed).then_some(AppError::MethodNotAllowed { allowed })
}
