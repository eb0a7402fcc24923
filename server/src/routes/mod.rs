//! Every address of the site.

mod data;
mod elsewhere;
mod health;
mod page;
mod redirects;

use actix_web::web::{self, ServiceConfig};

use crate::{assets::tags::DEVELOPMENT_STYLE, dev, state::AppState};

/// The route table. Methods other than GET and HEAD never get here.
pub fn table(config: &mut ServiceConfig, state: &AppState) {
    config.route("/healthz", web::to(health::answer));
    config.route("/_data/{page}", web::to(data::answer));
    for page in state.pages.iter() {
        config.route(&page.path, web::to(page::answer));
    }
    if state.development.is_some() {
        config.route(DEVELOPMENT_STYLE, web::to(dev::style::answer));
    }
    // Slashes too many, files, and what does not exist.
    config.default_service(web::to(elsewhere::answer));
}
