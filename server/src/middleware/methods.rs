//! The site is only read: every other method is refused wherever it is aimed at.

use actix_web::{
    Error, ResponseError as _,
    body::{EitherBody, MessageBody},
    dev::{ServiceRequest, ServiceResponse},
    http::Method,
    middleware::Next,
};

use crate::error::AppError;

/// Lets GET and HEAD through.
pub(super) async fn only_reading<B: MessageBody>(
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<EitherBody<B>>, Error> {
    if matches!(*request.method(), Method::GET | Method::HEAD) {
        return Ok(next.call(request).await?.map_into_left_body());
    }
    let refusal = AppError::MethodNotAllowed.error_response();
    Ok(request.into_response(refusal).map_into_right_body())
}
