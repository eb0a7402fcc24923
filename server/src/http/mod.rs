//! How the site speaks HTTP: connections, middleware, routes, limits, and the status of every error.

pub(crate) mod connections;
pub(crate) mod error;
pub(crate) mod limits;
pub(crate) mod middleware;
pub(crate) mod routes;
pub(crate) mod state;
pub(crate) mod tls;

use std::sync::Arc;

use actix_web::{
    App, Error,
    body::MessageBody,
    dev::{ServiceFactory, ServiceRequest, ServiceResponse},
    middleware::from_fn,
    web::{Data, ServiceConfig},
};

use self::{
    middleware::{RequestLimits, SecurityHeaders},
    routes::{reports::Reports, seen::Seen},
    state::AppState,
};

/// Adds the routes to the application of a worker.
pub(crate) type Routes = Arc<dyn Fn(&mut ServiceConfig) + Send + Sync>;

/// What the handlers and layers of the site need.
#[derive(Clone)]
pub(crate) struct Handlers {
    /// Every address.
    pub routes: Routes,
    /// What every handler shares.
    pub state: Data<AppState>,
    /// For the reports of browsers.
    pub reports: Data<Reports>,
    /// For what pages say of visits.
    pub seen: Data<Seen>,
    /// Headers of every response.
    pub security: Arc<SecurityHeaders>,
    /// Limits of every request.
    pub limits: Arc<RequestLimits>,
}

impl Handlers {
    /// The application: the routes, and the layers around them. A request meets the layers from the last to the first.
    pub(crate) fn application(
        self,
    ) -> App<
        impl ServiceFactory<
            ServiceRequest,
            Config = (),
            Response = ServiceResponse<impl MessageBody>,
            Error = Error,
            InitError = (),
        >,
    > {
        let Self {
            routes,
            state,
            reports,
            seen,
            security,
            limits,
        } = self;
        let (ending, outermost) = (limits.clone(), limits.clone());
        let (live, stopping) = (state.clone(), state.clone());
        App::new()
            .configure(|config| routes(config))
            .app_data(state.clone())
            .app_data(reports)
            .app_data(seen)
            // Innermost, but outside of all work: a refused request costs nothing.
            .wrap(from_fn(move |request, next| {
                let limits = limits.clone();
                async move { middleware::check(&limits, request, next).await }
            }))
            // Outside of everything that can refuse, so that refusals carry the headers too.
            .wrap(from_fn(move |request, next| {
                let (security, live) = (security.clone(), live.clone());
                async move { middleware::add(&security, &live, request, next).await }
            }))
            .wrap(from_fn(move |request, next| {
                let (stopping, limits) = (stopping.clone(), ending.clone());
                async move { middleware::end_connections(&stopping, &limits, request, next).await }
            }))
            // Outermost: sees every request, measures all of its time, and names it for all that is logged inside.
            .wrap(from_fn(move |request, next| {
                let limits = outermost.clone();
                async move { middleware::trace(&limits, request, next).await }
            }))
    }
}
