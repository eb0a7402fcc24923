//! What the site does for the desk, in a few lines.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use actix_web::{HttpRequest, HttpResponse};
use content_desk::{Draft, PreviewPage, Site};
use futures::FutureExt as _;
use futures::future::{BoxFuture, LocalBoxFuture};

/// A site whose engine stops at the title `Stop`.
pub(crate) struct TestSite {
    pub(crate) backups: Arc<Backups>,
}

/// Backups that the site was told of.
#[derive(Default)]
pub(crate) struct Backups {
    pub(crate) made: AtomicU64,
    pub(crate) failed: AtomicU64,
}

impl Site for TestSite {
    fn note_backup(&self, is_made: bool) {
        let Backups { made, failed } = &*self.backups;
        let counter = if is_made { made } else { failed };
        counter.fetch_add(1, Ordering::Relaxed);
    }

    fn preview(&self, draft: Draft) -> BoxFuture<'static, Option<PreviewPage>> {
        let title = draft.post["title"].as_str().unwrap_or_default().to_owned();
        let page = PreviewPage {
            document: format!("{}/{}: {title}", draft.locale, draft.id),
            assets: None,
        };
        async move { (title != "Stop").then_some(page) }.boxed()
    }

    fn file<'s>(&'s self, request: &'s HttpRequest) -> LocalBoxFuture<'s, Option<HttpResponse>> {
        let is_there = request.path().starts_with("/site/");
        async move { is_there.then(|| HttpResponse::Ok().body("a file")) }.boxed_local()
    }

    fn position_address(&self, id: &str, locale: &str) -> Option<String> {
        Some(format!("https://www.example.com/recruit/{id}?locale={locale}"))
    }

    fn address(&self, path: &str, query: &str) -> Option<String> {
        (path == "/recruit").then(|| format!("https://www.example.com{path}?{query}"))
    }
}
