//! Ends connections while the server stops, so that clients leave them before they are closed, and while connections are
//! scarce, so that those who wait for one get it.

use actix_web::{
    Error,
    body::MessageBody,
    dev::{ServiceRequest, ServiceResponse},
    http::{ConnectionType, Version},
    middleware::Next,
    web::Data,
};

use super::limits::RequestLimits;
use crate::http::state::AppState;

/// Makes a response the last one of its connection if the server has begun to stop, or has more connections than it can
/// keep for a next request. HTTP/2 has a frame of its own for that.
pub(in crate::http) async fn end_connections<B: MessageBody>(
    state: &Data<AppState>,
    limits: &RequestLimits,
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<B>, Error> {
    let mut response = next.call(request).await?;
    let is_http1 = response.request().version() <= Version::HTTP_11;
    if is_http1 && (state.site.readiness.is_stopping() || limits.admissions.is_scarce()) {
        let head = response.response_mut().head_mut();
        if !head.upgrade() {
            head.set_connection_type(ConnectionType::Close);
        }
    }
    Ok(response)
}
