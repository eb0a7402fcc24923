//! Streams the React page of `template/` behind axum: slow parts arrive when they are there.
//!
//! ```text
//! cd ssr-runtime/examples/template && npm install && npm run build
//! cargo run -p ssr-runtime --features web --example stream
//! ```

use std::{env, error::Error, fs, process::ExitCode, sync::Arc};

use axum::{Router, body::Body, extract::State, http::Uri, response::Response, routing::get};
use bytes::Bytes;
use futures::{
    StreamExt as _,
    stream::{iter, once},
};
use serde_json::json;
use ssr_runtime::{Bundle, RenderData, RenderError, RenderRequest, Renderer, RendererBuilder};
use tokio::net::TcpListener;

/// What `npm run build` makes of the React page in `template/`.
const DIST: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/examples/template/dist");

fn main() -> Result<ExitCode, Box<dyn Error>> {
    if let Some(code) = ssr_runtime::snapshot::main_if_asked() {
        return Ok(code);
    }
    tracing_subscriber::fmt().init();
    tokio::runtime::Runtime::new()?.block_on(serve())?;
    Ok(ExitCode::SUCCESS)
}

async fn serve() -> Result<(), Box<dyn Error>> {
    let builder = RendererBuilder::new(Bundle::load(format!("{DIST}/stream/bundle.js"))?).web();
    let renderer = builder.snapshots(format!("{DIST}/snapshots")).start().await?;
    let routes = Router::new()
        .route("/client.js", get(client))
        .fallback(page)
        .with_state(renderer);
    let address = env::args().nth(1).unwrap_or_else(|| "127.0.0.1:3000".to_owned());
    let listener = TcpListener::bind(address).await?;
    tracing::info!("listening on http://{}", listener.local_addr()?);
    // Else a part waits until the visitor's system has acknowledged the one before it, which takes 40 ms.
    let listener = axum::serve::ListenerExt::tap_io(listener, |stream| drop(stream.set_nodelay(true)));
    Ok(axum::serve(listener, routes).await?)
}

async fn page(State(renderer): State<Arc<dyn Renderer>>, url: Uri) -> Response {
    let data = RenderData::new(&json!({ "name": "streams" })).unwrap_or_default();
    let request = RenderRequest::new(url.to_string(), data.clone());
    let response = Response::builder().header("content-type", "text/html; charset=utf-8");
    let response = match renderer.render_stream(request).await {
        Ok(stream) => {
            let head = format!(
                "<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\">{}\
                 <script id=\"data\" type=\"application/json\">{}</script></head><body>",
                stream.shell.head,
                data.as_str()
            );
            let status = stream.shell.status;
            let begin = once(async move { Ok(Bytes::from(head)) });
            let end = iter([Ok::<_, RenderError>(Bytes::from("</body></html>"))]);
            // An error breaks the response off. When the visitor leaves, the stream is dropped and ends.
            let body = Body::from_stream(begin.chain(stream).chain(end));
            response.status(status).body(body)
        }
        // In production the cause belongs in the log, and visitors get a page of their own.
        Err(error) => {
            let body = ssr_runtime::error_page(&error.message(), error.stack(), "");
            response.status(500).body(Body::from(body))
        }
    };
    response.unwrap_or_default()
}

async fn client() -> Response {
    let script = fs::read(format!("{DIST}/client/client.js")).unwrap_or_default();
    let response = Response::builder().header("content-type", "text/javascript");
    response.body(Body::from(script)).unwrap_or_default()
}
