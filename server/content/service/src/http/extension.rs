//! How another crate adds calls to the service, and what those calls need of it.

use actix_web::{HttpRequest, HttpResponse, Resource, web};
use futures::future::{BoxFuture, LocalBoxFuture};

pub use super::body::json;
pub use super::caller::role;
pub use super::error::{ApiError, Refusal};
pub use super::input::{Object, parameters};
pub use super::limit::client;
use crate::store::Grant;

/// What another crate adds to the service.
pub trait Extension: Send + Sync {
    /// Mounts its calls. They pass the same limits as the service's own, and each response carries a request id.
    fn routes(&self, config: &mut web::ServiceConfig);

    /// Gives tokens for a kind of grant that the token endpoint does not know; `None` if it is unknown here too.
    fn grant<'a>(
        &'a self,
        kind: &'a str,
        request: &'a HttpRequest,
        fields: &'a Object,
    ) -> LocalBoxFuture<'a, Result<Option<Grant>, ApiError>>;

    /// Work that goes on while the service runs, and does not end before it. It is cut off when the service stops.
    fn background(&self) -> BoxFuture<'static, ()>;
}

/// A path whose other methods are refused as JSON, naming those that are allowed.
pub fn only(path: &str, allowed: &'static str, routes: impl Fn(Resource) -> Resource) -> Resource {
    let refuse = move |request: HttpRequest| async move {
        Err::<HttpResponse, _>(ApiError::WrongMethod {
            method: request.method().to_string(),
            allowed,
        })
    };
    routes(web::resource(path)).default_service(web::to(refuse))
}
