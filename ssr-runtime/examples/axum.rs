//! Renders the React page of `template/` behind axum. The next request after a build renders the new one.
//!
//! ```text
//! cd ssr-runtime/examples/template && npm install && npm run build
//! cargo run -p ssr-runtime --example axum
//! ```

use std::{error::Error, process::ExitCode, sync::Arc};

use axum::{Router, body::Body, extract::State, http::Uri, response::Response, routing::get};
use serde_json::json;
use site::Site;
use ssr_runtime::RenderData;
use tokio::net::TcpListener;

mod site;

fn main() -> Result<ExitCode, Box<dyn Error>> {
    site::run(serve)
}

async fn serve(site: Arc<Site>) -> Result<(), Box<dyn Error>> {
    let routes = Router::new()
        .route("/client.js", get(client))
        .fallback(page)
        .with_state(site);
    let listener = TcpListener::bind(site::address()).await?;
    tracing::info!("listening on http://{}", listener.local_addr()?);
    Ok(axum::serve(listener, routes).await?)
}

async fn page(State(site): State<Arc<Site>>, url: Uri) -> Response {
    let data = RenderData::new(&json!({ "name": "axum" })).unwrap_or_default();
    let page = site.respond(&url.to_string(), data).await;
    let mut response = Response::builder()
        .status(page.status)
        .header("content-type", "text/html; charset=utf-8");
    for (name, value) in page.headers {
        response = response.header(name, value);
    }
    response.body(Body::from(page.body)).unwrap_or_default()
}

async fn client() -> Response {
    Response::builder()
        .header("content-type", "text/javascript")
        .body(Body::from(site::client_script()))
        .unwrap_or_default()
}
