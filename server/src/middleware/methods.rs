//! The site is only read: every other method is refused wherever it is aimed at, but for reports of browsers. A body
//! that comes along with a question is not read either.

use actix_web::{
    Error, HttpMessage as _, ResponseError as _,
    body::{EitherBody, MessageBody},
    dev::{ServiceRequest, ServiceResponse},
    http::{Method, Version},
    middleware::Next,
};

use super::security_headers::REPORTS;
use crate::error::AppError;

/// Lets GET and HEAD through, and POST to where reports go.
///
/// Over HTTP/2 the bodies of all others are let go at once: what a client sends while a page is made would be kept for as
/// long as that takes, and frames without content count against no limit there. Over HTTP/1.1 a body is only taken from
/// the network by whoever reads it.
pub(super) async fn only_reading<B: MessageBody>(
    mut request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<EitherBody<B>>, Error> {
    let is_report = request.path() == REPORTS;
    if !is_report && request.version() == Version::HTTP_2 {
        drop(request.take_payload());
    }
    let allowed = match *request.method() {
        Method::GET | Method::HEAD => !is_report,
        Method::POST => is_report,
        _ => false,
    };
    if allowed {
        return Ok(next.call(request).await?.map_into_left_body());
    }
    let allowed = if is_report { "POST" } else { "GET, HEAD" };
    let refusal = AppError::MethodNotAllowed { allowed }.error_response();
    Ok(request.into_response(refusal).map_into_right_body())
}
