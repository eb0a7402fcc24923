//! The site is only read: every other method is refused wherever it is aimed at, but for reports of browsers.

use actix_web::{
    Error, ResponseError as _,
    body::{EitherBody, MessageBody},
    dev::{ServiceRequest, ServiceResponse},
    http::Method,
    middleware::Next,
};

use super::security_headers::REPORTS;
use crate::error::AppError;

/// Lets GET and HEAD through, and POST to where reports go.
pub(super) async fn only_reading<B: MessageBody>(
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<EitherBody<B>>, Error> {
    let is_report = request.path() == REPORTS;
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
