//! A scripted renderer.

use std::{
    collections::{HashMap, VecDeque},
    path::PathBuf,
    sync::{Arc, Mutex},
};

use async_trait::async_trait;
use serde_json::Value;
use server::render::engine::RendererSource;
use ssr_runtime::{JsException, Output, RenderError, RenderRequest, Rendered, Renderer, Stats};
use tokio::sync::Semaphore;

/// Shows the data of a page as its markup, except where it is scripted to fail.
#[derive(Debug)]
pub(crate) struct FakeRenderer {
    /// Whether every render fails.
    broken: bool,
    failures: Mutex<VecDeque<RenderError>>,
    /// What renders of an address fail with, as often as this.
    failures_at: Mutex<HashMap<&'static str, (RenderError, usize)>>,
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
            failures_at: Mutex::default(),
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
    #[cfg(feature = "development")]
    pub(crate) fn fail_with(&self, errors: impl IntoIterator<Item = RenderError>) {
        self.failures.lock().unwrap().extend(errors);
    }

    /// A renderer whose renders of an address fail so many times.
    pub(crate) fn failing_at(url: &'static str, error: RenderError, times: usize) -> Self {
        let renderer = Self::default();
        renderer.failures_at.lock().unwrap().insert(url, (error, times));
        renderer
    }

    /// A renderer that holds every render back.
    pub(crate) fn held() -> Self {
        Self {
            permits: Semaphore::new(0),
            ..Self::default()
        }
    }

    /// Lets the renders of every address succeed from now on.
    pub(crate) fn mend(&self) {
        self.failures_at.lock().unwrap().clear();
    }

    /// Lets renders of an address fail from now on.
    pub(crate) fn break_at(&self, url: &'static str) {
        self.failures_at
            .lock()
            .unwrap()
            .insert(url, (Self::exception(), usize::MAX));
    }

    /// An exception that must never reach a visitor.
    pub(crate) fn exception() -> RenderError {
        RenderError::Exception(JsException {
            message: "TypeError: secret message".to_owned(),
            stack: "at Secret (src/secret.tsx:1:1)".to_owned(),
        })
    }

    /// What was requested so far with this address.
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
        if let Some((error, times)) = self.failures_at.lock().unwrap().get_mut(request.url.as_str())
            && *times > 0
        {
            *times -= 1;
            return Err(error.clone());
        }
        if let Some(error) = self.failures.lock().unwrap().pop_front() {
            return Err(error);
        }
        Ok(Rendered::new(show(&request)))
    }

    fn stats(&self) -> Stats {
        Stats::default()
    }

    async fn shutdown(&self) {}
}

fn show(request: &RenderRequest) -> Output {
    let data: Value = serde_json::from_str(request.data.as_str()).unwrap();
    let page = data["page"].as_str().unwrap();
    let closed = page == "position" && data["position"]["post"].is_null();
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
    let status = match page {
        "notFound" => 404,
        _ if closed => 410,
        _ => 200,
    };
    let locale = data["locale"].as_str().unwrap();
    let html = format!(
        "<main data-title=\"{}\">{posts}{}</main>",
        data["messages"]["page"]["title"].as_str().unwrap(),
        data["position"]["post"]["positionTitle"]
            .as_str()
            .unwrap_or_default()
    );
    Output::new(status, format!("<title>{page} {locale}</title>"), html)
}

/// Hands out one renderer for every bundle.
pub(crate) struct FakeEngine(pub(crate) Arc<FakeRenderer>);

#[async_trait]
impl RendererSource for FakeEngine {
    async fn start(&self, _: PathBuf, _: Vec<RenderRequest>) -> Result<Arc<dyn Renderer>, RenderError> {
        Ok(self.0.clone())
    }
}
