//! A renderer that does as it is told.

use std::{
    collections::VecDeque,
    path::PathBuf,
    sync::{Arc, Mutex},
    time::Duration,
};

use async_trait::async_trait;
use serde_json::Value;
use server::render::engine::RendererSource;
use ssr_runtime::{JsException, Output, RenderError, RenderRequest, Rendered, Renderer, Stats};
use tokio::sync::Semaphore;

/// Shows the data of a page as its markup, except where it is told to fail.
#[derive(Debug)]
pub(crate) struct FakeRenderer {
    /// Whether every render fails.
    broken: bool,
    failures: Mutex<VecDeque<RenderError>>,
    requests: Mutex<Vec<RenderRequest>>,
    /// A render needs one of these; a test that takes them away holds renders back.
    pub(crate) permits: Semaphore,
    /// Renders that have begun.
    pub(crate) begun: Semaphore,
}

impl Default for FakeRenderer {
    fn default() -> Self {
        Self {
            broken: false,
            failures: Mutex::default(),
            requests: Mutex::default(),
            permits: Semaphore::new(Semaphore::MAX_PERMITS),
            begun: Semaphore::new(0),
        }
    }
}

impl FakeRenderer {
    /// A renderer that renders nothing.
    pub(crate) fn broken() -> Self {
        Self {
            broken: true,
            ..Self::default()
        }
    }

    /// Lets the next renders fail, one for each error.
    pub(crate) fn fail_with(&self, errors: impl IntoIterator<Item = RenderError>) {
        self.failures.lock().unwrap().extend(errors);
    }

    /// An exception that must never reach a visitor.
    pub(crate) fn exception() -> RenderError {
        RenderError::Exception(JsException {
            message: "TypeError: secret message".to_owned(),
            stack: "at Secret (src/secret.tsx:1:1)".to_owned(),
        })
    }

    /// What was asked for so far with this address.
    pub(crate) fn requests_to(&self, url: &str) -> Vec<RenderRequest> {
        self.requests
            .lock()
            .unwrap()
            .iter()
            .filter(|request| request.url == url)
            .cloned()
            .collect()
    }
}

#[async_trait]
impl Renderer for FakeRenderer {
    async fn render(&self, request: RenderRequest) -> Result<Rendered, RenderError> {
        self.begun.add_permits(1);
        let _permit = self.permits.acquire().await.unwrap();
        self.requests.lock().unwrap().push(request.clone());
        if self.broken {
            return Err(Self::exception());
        }
        if let Some(error) = self.failures.lock().unwrap().pop_front() {
            return Err(error);
        }
        Ok(Rendered {
            output: show(&request),
            queued: Duration::ZERO,
            rendering: Duration::ZERO,
        })
    }

    fn stats(&self) -> Stats {
        Stats::default()
    }

    async fn shutdown(&self) {}
}

fn show(request: &RenderRequest) -> Output {
    let data: Value = serde_json::from_str(request.data.as_str()).unwrap();
    let page = data["page"].as_str().unwrap();
    let posts = data["recruit"]["posts"].as_array();
    let titles: Vec<&str> = posts
        .into_iter()
        .flatten()
        .map(|post| post["positionTitle"].as_str().unwrap())
        .collect();
    let posts = match posts {
        Some(_) => format!("posts: {}", titles.join(", ")),
        None => "no posts".to_owned(),
    };
    Output {
        status: if page == "notFound" { 404 } else { 200 },
        head: format!("<title>{page} {}</title>", request.locale),
        html: format!(
            "<main data-title=\"{}\">{posts}</main>",
            data["messages"]["page"]["title"].as_str().unwrap()
        ),
    }
}

/// Hands out one renderer for every bundle.
pub(crate) struct FakeEngine(pub(crate) Arc<FakeRenderer>);

#[async_trait]
impl RendererSource for FakeEngine {
    async fn start(&self, _: PathBuf, _: Vec<RenderRequest>) -> Result<Arc<dyn Renderer>, RenderError> {
        Ok(self.0.clone())
    }
}
