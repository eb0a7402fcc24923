//! The name under which people outside open links to previews.

use actix_web::HttpRequest;
use actix_web::http::header::HOST;
use url::Url;

use crate::config::host_of;
use crate::shared::Shared;

/// Whether a request names another host than the desk's, where links to previews have an origin of their own: there is nothing but
/// what links show. A request that names none, or several, is outside too, so that a proxy that is set up wrong opens no log-in.
pub(super) fn is_outside(request: &HttpRequest, shared: &Shared) -> bool {
    if shared.preview_origin.is_none() {
        return false;
    }
    let mut named = request.headers().get_all(HOST);
    let (Some(host), None) = (named.next(), named.next()) else {
        return true;
    };
    let host = host
        .to_str()
        .ok()
        .map(|host| Url::parse(&format!("http://{host}")));
    let Some(Ok(host)) = host else { return true };
    !shared
        .origins
        .iter()
        .any(|origin| host_of(origin) == host.host_str().map(str::to_owned))
}
