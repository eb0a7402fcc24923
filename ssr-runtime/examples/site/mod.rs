//! What the examples have in common: everything but the web framework.

use std::{env, error::Error, fs, process::ExitCode, sync::Arc, time::Duration};

use ssr_runtime::{Bundle, RenderData, RenderError, RenderRequest, Renderer, RendererBuilder};
use tokio::{sync::watch, time::interval};

/// What `npm run build` makes of the React page in `template/`.
const DIST: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/examples/template/dist");

/// Runs a server in Tokio, unless this process was started to make a snapshot.
pub(crate) fn run<F>(server: impl FnOnce(Arc<Site>) -> F) -> Result<ExitCode, Box<dyn Error>>
where
    F: Future<Output = Result<(), Box<dyn Error>>>,
{
    if let Some(code) = ssr_runtime::snapshot::main_if_asked() {
        return Ok(code);
    }
    tracing_subscriber::fmt().init();
    let tokio = tokio::runtime::Runtime::new()?;
    tokio.block_on(async {
        let site = Arc::new(Site(watch::Sender::new(start().await?)));
        tokio::spawn(follow(Arc::clone(&site)));
        server(site).await
    })?;
    Ok(ExitCode::SUCCESS)
}

/// The address to listen on: the first argument, or port 3000.
pub(crate) fn address() -> String {
    env::args().nth(1).unwrap_or_else(|| "127.0.0.1:3000".to_owned())
}

/// The client build's one script.
pub(crate) fn client_script() -> Vec<u8> {
    fs::read(format!("{DIST}/client/client.js")).unwrap_or_default()
}

/// What a framework sends.
pub(crate) struct Response {
    pub(crate) status: u16,
    pub(crate) headers: Vec<(String, String)>,
    pub(crate) body: String,
}

/// The renderer of the newest build.
pub(crate) struct Site(watch::Sender<Arc<dyn Renderer>>);

impl Site {
    /// Renders a page and puts its document together.
    pub(crate) async fn respond(&self, url: &str, data: RenderData) -> Response {
        let renderer = Arc::clone(&self.0.borrow());
        match renderer.render(RenderRequest::new(url, data.clone())).await {
            Ok(page) => Response {
                status: page.output.status,
                body: document(&page.output.head, &page.output.html, &data),
                headers: page.output.headers,
            },
            // In production the cause belongs in the log, and visitors get a page of their own.
            Err(error) => Response {
                status: 500,
                headers: Vec::new(),
                body: ssr_runtime::error_page(&error.message(), error.stack(), ""),
            },
        }
    }
}

fn document(head: &str, html: &str, data: &RenderData) -> String {
    let data = data.as_str();
    format!(
        "<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\">{head}</head><body><div id=\"root\">{html}</div>\
         <script id=\"data\" type=\"application/json\">{data}</script>\
         <script type=\"module\" src=\"/client.js\"></script></body></html>"
    )
}

async fn start() -> Result<Arc<dyn Renderer>, RenderError> {
    let builder = RendererBuilder::new(Bundle::load(format!("{DIST}/server/bundle.js"))?);
    builder.snapshots(format!("{DIST}/snapshots")).start().await
}

/// Brings each new build live. Requests that have begun end on the old one.
async fn follow(site: Arc<Site>) {
    let stamp = || fs::metadata(format!("{DIST}/server/bundle.js")).and_then(|file| file.modified());
    let mut known = stamp().ok();
    let mut ticks = interval(Duration::from_millis(300));
    loop {
        ticks.tick().await;
        // A build removes the old bundle before it writes the new one.
        let now = stamp().ok();
        if now.is_none() || now == known {
            continue;
        }
        known = now;
        match start().await {
            Ok(next) => drop(site.0.send_replace(next)),
            Err(error) => tracing::error!(%error, "the new build does not start; the old one stays"),
        }
    }
}
