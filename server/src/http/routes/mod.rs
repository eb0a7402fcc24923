//! Every address that the server has: of the site ([`table`]), of the metrics ([`metrics_table`]) and of the redirect to TLS
//! ([`redirect_table`]).

mod data;
mod derived;
mod dev_style;
mod fallback;
mod health;
mod metrics;
mod page;
mod redirects;
pub mod reports;

use actix_web::{
    guard::{GuardContext, fn_guard},
    web::{self, ServiceConfig},
};

use super::{dev, middleware::REPORTS, state::AppState};
use crate::{
    assets::tags::DEVELOPMENT_STYLE,
    seo::{atom, robots, security_txt, sitemap, speculation},
};

/// The route table. Methods other than GET and HEAD get to the reports alone.
pub fn table(config: &mut ServiceConfig, state: &AppState) {
    if state.development.is_some() {
        // Before the pages: Vite's websocket has the same address as the home page.
        config.route(
            "/{path:.*}",
            web::route().guard(fn_guard(is_websocket)).to(fallback::websocket),
        );
        config.route(DEVELOPMENT_STYLE, web::to(dev_style::respond));
    }
    config.route("/healthz", web::to(health::live));
    config.route("/readyz", web::to(health::ready));
    config.route(REPORTS, web::post().to(reports::csp));
    // A scope, so that the patterns are tried where they can fit alone: every page passes here.
    let data = web::scope("/_data")
        .route("/{page}", web::to(data::of_page))
        .route("/position/{id}", web::to(data::of_position));
    config.service(data);
    config.route(sitemap::PATH, web::to(derived::sitemap));
    config.route(robots::PATH, web::to(derived::robots));
    config.route(speculation::PATH, web::to(derived::speculation));
    config.route(atom::PATH, web::to(derived::atom));
    config.route(security_txt::PATH, web::to(derived::security_txt));
    // Pages, of which there are as many as there are positions, files, and what does not exist.
    config.default_service(web::to(fallback::respond));
}

/// The routes of the metrics' own listener.
pub fn metrics_table(config: &mut ServiceConfig) {
    config.route("/metrics", web::get().to(metrics::text));
}

/// The routes of the listener that redirects to TLS.
pub fn redirect_table(config: &mut ServiceConfig) {
    config.default_service(web::to(redirects::to_tls));
}

fn is_websocket(context: &GuardContext<'_>) -> bool {
    dev::proxy::is_websocket(&context.head().headers)
}
