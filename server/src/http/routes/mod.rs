//! Every address that the server has: of the site ([`table`]), of the metrics ([`metrics_table`]) and of the redirect to TLS
//! ([`redirect_table`]).

mod data;
mod derived;
pub(crate) mod fallback;
mod health;
mod intake;
mod metrics;
pub(crate) mod page;
mod redirects;
pub(crate) mod reports;
pub(crate) mod seen;

use actix_web::{
    Route,
    web::{self, ServiceConfig},
};

use super::middleware::{REPORTS, SEEN};
use crate::seo::{atom, jobs, robots, security_txt, sitemap, speculation};

/// The route table of visitors.
pub(crate) fn of_site(config: &mut ServiceConfig) {
    table(config, web::to(fallback::respond));
}

/// The route table, with the route of pages, of which there are as many as there are positions, of files, and of what does not
/// exist. Methods other than GET and HEAD get to what browsers report only.
pub(crate) fn table(config: &mut ServiceConfig, rest: Route) {
    config.route("/healthz", web::to(health::live));
    config.route("/readyz", web::to(health::ready));
    config.route(REPORTS, web::post().to(reports::csp));
    config.route(SEEN, web::post().to(seen::seen));
    // A scope, so that the patterns are tried only where they can fit: every page passes here.
    let data = web::scope("/_data")
        .route("/{page}", web::to(data::of_page))
        .route("/position/{id}", web::to(data::of_position));
    config.service(data);
    config.route(sitemap::PATH, web::to(derived::sitemap));
    config.route(robots::PATH, web::to(derived::robots));
    config.route(speculation::PATH, web::to(derived::speculation));
    config.route(atom::PATH, web::to(derived::atom));
    config.route(jobs::PATH, web::to(derived::jobs));
    config.route(security_txt::PATH, web::to(derived::security_txt));
    config.default_service(rest);
}

/// The routes of the metrics' own listener.
pub(crate) fn metrics_table(config: &mut ServiceConfig) {
    config.route("/metrics", web::get().to(metrics::text));
}

/// The routes of the listener that redirects to TLS.
pub(crate) fn redirect_table(config: &mut ServiceConfig) {
    config.default_service(web::to(redirects::to_tls));
}
