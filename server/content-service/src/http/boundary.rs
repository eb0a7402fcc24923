//! The outermost layer: names every request and logs every failure, once.

use actix_web::body::{BoxBody, MessageBody};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::header::{HeaderName, HeaderValue};
use actix_web::middleware::Next;
use uuid::Uuid;

use super::error::ApiError;

const REQUEST_ID: HeaderName = HeaderName::from_static("x-wix-request-id");

/// Answers with the request's id in a header, whatever the answer.
pub(crate) async fn observe(
    request: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> Result<ServiceResponse<BoxBody>, actix_web::Error> {
    let id = Uuid::new_v4().to_string();
    let original = request.request().clone();
    let mut response = match next.call(request).await {
        Ok(response) => response.map_into_boxed_body(),
        Err(error) => ServiceResponse::from_err(error, original),
    };
    if let Some(error) = response
        .response()
        .error()
        .and_then(|error| error.as_error::<ApiError>())
    {
        error.log(&id, response.request().method(), response.request().path());
    }
    if let Ok(value) = HeaderValue::from_str(&id) {
        response.headers_mut().insert(REQUEST_ID, value);
    }
    Ok(response)
}
