//! The name under which people outside open links to previews.

use actix_web::HttpRequest;
use actix_web::http::header::HOST;

use crate::shared::Shared;

/// Whether a request names the origin of links, where that is not the desk's: there is nothing but what links show.
pub(super) fn is_outside(request: &HttpRequest, shared: &Shared) -> bool {
    let origin = shared.preview_origin.as_deref();
    let Some((_, outside)) = origin.and_then(|origin| origin.split_once("://")) else {
        return false;
    };
    let host = request.headers().get(HOST).and_then(|host| host.to_str().ok());
    host.is_some_and(|host| host.eq_ignore_ascii_case(outside))
}
