//! What happens around every request, in one order.

mod guard;
mod methods;
mod request_log;
mod security_headers;

use std::sync::Arc;

use actix_web::{
    App, Error,
    body::MessageBody,
    dev::{ServiceFactory, ServiceRequest, ServiceResponse},
    middleware::from_fn,
    web::ServiceConfig,
};

pub use self::{
    guard::Guard,
    request_log::FromShelf,
    security_headers::{REPORTS, SecurityHeaders},
};

/// An application with the routes that `configure` adds, and the stack around them. A request meets the layers from
/// the last to the first.
pub fn application(
    configure: impl FnOnce(&mut ServiceConfig),
    security: Arc<SecurityHeaders>,
    guard: Arc<Guard>,
) -> App<
    impl ServiceFactory<
        ServiceRequest,
        Config = (),
        Response = ServiceResponse<impl MessageBody>,
        Error = Error,
        InitError = (),
    >,
> {
    let outermost = guard.clone();
    App::new()
        .configure(configure)
        // Innermost, but outside of all work: a question that may not be asked shall cost nothing.
        .wrap(from_fn(move |request, next| {
            let guard = guard.clone();
            async move { guard::check(&guard, request, next).await }
        }))
        // Outside of everything that can refuse, so that refusals carry the headers too.
        .wrap(from_fn(move |request, next| {
            let security = security.clone();
            async move { security_headers::add(&security, request, next).await }
        }))
        // Outermost: sees every request, measures all of its time, and names it for all that is logged inside.
        .wrap(from_fn(move |request, next| {
            let guard = outermost.clone();
            async move { request_log::trace(&guard, request, next).await }
        }))
}
