//! Every address of the site.

mod data;
mod derived;
mod elsewhere;
mod health;
mod page;
mod redirects;
pub mod reports;

use actix_web::{
    guard::{GuardContext, fn_guard},
    web::{self, ServiceConfig},
};

use crate::{
    assets::tags::DEVELOPMENT_STYLE,
    dev,
    middleware::REPORTS,
    seo::{atom, robots, security_txt, sitemap, speculation},
    state::AppState,
};

/// The route table. Methods other than GET and HEAD get to the reports alone.
pub fn table(config: &mut ServiceConfig, state: &AppState) {
    if state.development.is_some() {
        // Before the pages: Vite's websocket has the same address as the home page.
        config.route(
            "/{path:.*}",
            web::route()
                .guard(fn_guard(is_websocket))
                .to(elsewhere::websocket),
        );
        config.route(DEVELOPMENT_STYLE, web::to(dev::style::answer));
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
    config.default_service(web::to(elsewhere::answer));
}

fn is_websocket(context: &GuardContext<'_>) -> bool {
    dev::proxy::is_websocket(&context.head().headers)
}
