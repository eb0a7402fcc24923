//! Renders the React page of `template/` behind Actix Web. The next request after a build renders the new one.
//!
//! ```text
//! cd ssr-runtime/examples/template && npm install && npm run build
//! cargo run -p ssr-runtime --example actix
//! ```

use std::{error::Error, process::ExitCode, sync::Arc};

use actix_web::{
    App, HttpRequest, HttpResponse, HttpServer,
    http::StatusCode,
    web::{self, Data},
};
use serde_json::json;
use site::Site;
use ssr_runtime::RenderData;

mod site;

fn main() -> Result<ExitCode, Box<dyn Error>> {
    site::run(serve)
}

async fn serve(site: Arc<Site>) -> Result<(), Box<dyn Error>> {
    let site = Data::from(site);
    let server = HttpServer::new(move || {
        App::new()
            .app_data(site.clone())
            .route("/client.js", web::get().to(client))
            .default_service(web::get().to(page))
    })
    .bind(site::address())?;
    for address in server.addrs() {
        tracing::info!("listening on http://{address}");
    }
    Ok(server.run().await?)
}

async fn page(site: Data<Site>, request: HttpRequest) -> HttpResponse {
    let data = RenderData::new(&json!({ "name": "Actix" })).unwrap_or_default();
    let page = site.respond(&request.uri().to_string(), data).await;
    let status = StatusCode::from_u16(page.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    let mut response = HttpResponse::build(status);
    response.content_type("text/html; charset=utf-8");
    for (name, value) in page.headers {
        response.append_header((name, value));
    }
    response.body(page.body)
}

async fn client() -> HttpResponse {
    HttpResponse::Ok()
        .content_type("text/javascript")
        .body(site::client_script())
}
