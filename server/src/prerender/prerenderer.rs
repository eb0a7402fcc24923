//! Renders a page in one language: data, markup, document, encodings.

use std::sync::Arc;

use actix_web::http::header::{HeaderName, HeaderValue, LINK};

use super::{
    cache::{CachedPage, PreparedPage, PrerenderError},
    links,
    page_status::PageStatus,
    release::Release,
    rendering::{self, RenderedDocument},
};
use crate::{
    content::{page_data::SerializedPageData, page_data_builder::Extra, recruit::feed::RecruitFeed},
    http_cache::{
        caching,
        encoding::{Effort, Encoded, Encodings},
        prepared_response::{self, PreparedResponse},
    },
    locale::Locale,
    site::{address::PageAddress, pages::Pages},
    telemetry::metrics::{Metrics, RenderCost},
};

/// Type of documents.
const HTML: HeaderValue = HeaderValue::from_static("text/html; charset=utf-8");

/// Type of data.
const JSON: HeaderValue = HeaderValue::from_static("application/json");

/// Names the list of pages that a browser may fetch in advance.
const SPECULATION_RULES: HeaderName = HeaderName::from_static("speculation-rules");

/// The address of that list.
const SPECULATION_LIST: HeaderValue = HeaderValue::from_static("\"/speculation-rules.json\"");

/// Renders the pages of one release.
#[derive(Clone, Copy, Debug)]
pub struct Prerenderer<'a> {
    /// Every page.
    pub(super) pages: &'a Pages,
    /// The release that the pages belong to.
    pub(super) release: &'a Release,
    /// The recruit posts.
    pub(super) feed: &'a RecruitFeed,
    /// Whether visits to pages of positions are counted.
    pub(super) is_counted: bool,
    /// Receives what renders cost.
    pub(super) metrics: &'a Metrics,
}

impl Prerenderer<'_> {
    /// Renders a page in a language, unless it is cached with the content of this moment. Returns what the render cost, if
    /// there was one.
    ///
    /// # Errors
    ///
    /// If it cannot be rendered; the cached page stays.
    pub async fn prerender(
        &self,
        page: &CachedPage,
        locale: Locale,
    ) -> Result<(Arc<PreparedPage>, Option<RenderCost>), PrerenderError> {
        let entry = page.entry(locale).ok_or(PrerenderError::NoSuchLanguage)?;
        let mut cost = None;
        let refreshed = entry.refresh(async |cached| {
            let page_data = self.page_data(page, locale).await?;
            if let Some(cached) = cached.filter(|cached| cached.etag == page_data.etag) {
                return Ok(cached);
            }
            let encodings = self.release.build.encodings;
            let (prepared, spent) = self.render(page, locale, page_data, encodings).await?;
            cost = Some(spent);
            Ok(Arc::new(prepared))
        });
        let prepared = refreshed.await?;
        Ok((prepared, cost))
    }

    /// Renders a page for one request, past the cache, and leaves it uncompressed.
    ///
    /// # Errors
    ///
    /// If it cannot be rendered.
    pub async fn render_uncached(
        &self,
        page: &CachedPage,
        locale: Locale,
    ) -> Result<(Arc<PreparedPage>, Option<RenderCost>), PrerenderError> {
        let page_data = self.page_data(page, locale).await?;
        let (prepared, cost) = self.render(page, locale, page_data, Encodings::Identity).await?;
        Ok((Arc::new(prepared), Some(cost)))
    }

    /// The data of a page at this moment.
    async fn page_data(
        &self,
        page: &CachedPage,
        locale: Locale,
    ) -> Result<SerializedPageData, PrerenderError> {
        let posts = if page.page.is_recruit() || page.position.is_some() {
            self.feed.posts(locale).await
        } else {
            Arc::default()
        };
        let extra = match &page.position {
            Some(id) => Extra::Position {
                posts: &posts,
                id,
                is_counted: self.is_counted,
            },
            None if page.page.is_recruit() => Extra::Recruit(&posts),
            None => Extra::None,
        };
        let builder = &self.release.build.page_data;
        Ok(builder.serialize(&page.page, &page.path, locale, &page.locales, extra)?)
    }

    async fn render(
        &self,
        page: &CachedPage,
        locale: Locale,
        page_data: SerializedPageData,
        encodings: Encodings,
    ) -> Result<(PreparedPage, RenderCost), PrerenderError> {
        let tags = &self.release.build.tags;
        let address = PageAddress {
            path: &page.path,
            locale,
        };
        let of_page = tags.of(&page.page);
        let RenderedDocument { html, output, cost } =
            rendering::render(self.release, self.metrics, address, &page_data, of_page).await?;
        let status = PageStatus::of(page, &output, self.pages)?;
        let link = links::header(tags.links(&page.page), &output);
        let prepare = move || prepare(status, html, link, &page_data, encodings);
        let prepared = match encodings {
            Encodings::Identity => prepare(),
            // Compression is computation: it must not block the thread that serves other requests.
            Encodings::All => actix_web::rt::task::spawn_blocking(prepare)
                .await
                .map_err(|error| PrerenderError::Encode(error.to_string().into()))?,
        };
        Ok((prepared, cost))
    }
}

fn prepare(
    status: PageStatus,
    document: String,
    link: Option<HeaderValue>,
    page_data: &SerializedPageData,
    encodings: Encodings,
) -> PreparedPage {
    let etag = prepared_response::content_hash(&[document.as_bytes()]);
    let document = Encoded::prepared(document, encodings, Effort::Serving);
    let mut document = PreparedResponse::new(status.of_document(), HTML, status.caching(), document, &etag)
        .with_header(SPECULATION_RULES, SPECULATION_LIST);
    if let Some(link) = link {
        document = document.with_header(LINK, link);
    }
    let data = page_data.data.as_str().to_owned();
    let data = Encoded::prepared(data, encodings, Effort::Serving);
    PreparedPage {
        etag: page_data.etag.clone(),
        document,
        data: PreparedResponse::new(status.of_data(), JSON, caching::CONTENT, data, &page_data.etag),
    }
}
