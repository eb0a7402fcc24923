//! Every address of the site.

mod data;
mod elsewhere;
mod health;
mod page;
mod redirects;

use actix_web::{
    guard::{GuardContext, fn_guard},
    web::{self, ServiceConfig},
};

use crate::{assets::tags::DEVELOPMENT_STYLE, dev, state::AppState};

/// The route table. Methods other than GET and HEAD never get here.
pub fn table(config: &mut ServiceConfig, state: &AppState) {
    if state.development.is_some() {
        // Before the pages: Vite's websocket has the same address as the home page.
        config.route(
            "/{path:.*}",
            web::route().guard(fn_guard(is_websocket)).to(elsewhere::answer),
        );
        config.route(DEVELOPMENT_STYLE, web::to(dev::style::answer));
    }
    config.route("/healthz", web::to(health::answer));
    config.route("/_data/{page}", web::to(data::answer));
    for page in state.pages.iter() {
        config.route(&page.path, web::to(page::answer));
    }
    // Slashes too many, files, and what does not exist.
    config.default_service(web::to(elsewhere::answer));
}

fn is_websocket(context: &GuardContext<'_>) -> bool {
    dev::proxy::is_websocket(&context.head().headers)
}
