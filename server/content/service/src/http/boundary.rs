//! The outermost layer: names every request and logs every failure, once.

use actix_web::HttpResponse;
use actix_web::body::{BoxBody, MessageBody};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::error::InternalError;
use actix_web::http::header::{self, HeaderMap, HeaderName, HeaderValue};
use actix_web::middleware::Next;
use uuid::Uuid;

use super::error::ApiError;
use super::graphql::Refusals;

const REQUEST_ID: HeaderName = HeaderName::from_static("x-wix-request-id");

/// Adds the request's id as a header to every response, and that its type is not to be guessed.
pub(crate) async fn observe(
    request: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> Result<ServiceResponse<BoxBody>, actix_web::Error> {
    let id = Uuid::new_v4().to_string();
    match next.call(request).await {
        Ok(response) => {
            let mut response = response.map_into_boxed_body();
            if let Some(error) = response
                .response()
                .error()
                .and_then(|error| error.as_error::<ApiError>())
            {
                error.log(&id, response.request().method(), response.request().path());
            }
            let refusals = response.response().extensions().get::<Refusals>().cloned();
            for error in refusals.iter().flat_map(Refusals::take) {
                error.log(&id, response.request().method(), response.request().path());
            }
            name(response.headers_mut(), &id);
            Ok(response)
        }
        // What fails before it reaches a handler has no response yet.
        Err(error) => {
            let mut response = HttpResponse::from_error(error);
            name(response.headers_mut(), &id);
            Err(InternalError::from_response("refused before routing", response).into())
        }
    }
}

fn name(headers: &mut HeaderMap, id: &str) {
    // No browser may take JSON with texts of strangers for a page or a script.
    headers.insert(
        header::X_CONTENT_TYPE_OPTIONS,
        HeaderValue::from_static("nosniff"),
    );
    if let Ok(value) = HeaderValue::from_str(id) {
        headers.insert(REQUEST_ID, value);
    }
}
