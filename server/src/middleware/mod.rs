//! What happens around every request, in one order.

mod methods;
mod request_log;
mod security_headers;

use actix_web::{
    App, Error,
    body::MessageBody,
    dev::{ServiceFactory, ServiceRequest, ServiceResponse},
    middleware::{Compress, from_fn},
    web::ServiceConfig,
};

pub use self::security_headers::Policy;

/// An application with the routes that `configure` adds, and the stack around them. A request meets the layers from
/// the last to the first.
pub fn application(
    configure: impl FnOnce(&mut ServiceConfig),
    policy: Policy,
) -> App<
    impl ServiceFactory<
        ServiceRequest,
        Config = (),
        Response = ServiceResponse<impl MessageBody>,
        Error = Error,
        InitError = (),
    >,
> {
    App::new()
        .configure(configure)
        // Innermost: refuses what no route takes, before any route looks at it.
        .wrap(from_fn(methods::only_reading))
        // Outside of everything that writes a body.
        .wrap(Compress::default())
        // Outside of everything that can refuse, so that refusals carry the headers too.
        .wrap(from_fn(move |request, next| {
            security_headers::add(policy, request, next)
        }))
        // Outermost: sees every request, measures all of its time, and names it for all that is logged inside.
        .wrap(from_fn(request_log::trace))
}
