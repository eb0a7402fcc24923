//! Makes a page in one language ready: data, render, document, encodings.

use std::{sync::Arc, time::Duration};

use actix_web::http::{
    StatusCode,
    header::{HeaderName, HeaderValue, LINK},
};
use ssr_runtime::{Output, RenderError, RenderRequest, generations::Generation};
use thiserror::Error;

use super::{
    links,
    shelf::{Entry, Published, Slot},
};
use crate::{
    content::{
        page_data::PageState,
        page_store::{Extra, PageStoreError},
        recruit::feed::RecruitFeed,
    },
    delivery::{
        caching,
        encoding::{Effort, Encoded},
        stored::{self, StoredAnswer},
    },
    edition::{Edition, Encodings},
    locale::Locale,
    metrics::Metrics,
    render::{self, document},
    site::pages::Pages,
};

/// Type of documents.
const HTML: HeaderValue = HeaderValue::from_static("text/html; charset=utf-8");

/// Type of data.
const JSON: HeaderValue = HeaderValue::from_static("application/json");

/// Names the list of pages that a browser may fetch before they are asked for.
const SPECULATION_RULES: HeaderName = HeaderName::from_static("speculation-rules");

/// Where that list is.
const SPECULATION_LIST: HeaderValue = HeaderValue::from_static("\"/speculation-rules.json\"");

/// Why a page could not be made ready.
#[derive(Clone, Debug, Error)]
pub enum FillError {
    /// It does not render.
    #[error("it does not render")]
    Render(#[from] RenderError),
    /// It has no data.
    #[error("it has no data")]
    Data(#[from] PageStoreError),
    /// It does not exist in the language.
    #[error("it does not exist in this language")]
    NoSuchLanguage,
    /// Its bodies could not be made.
    #[error("its bodies cannot be made: {0}")]
    Encode(Arc<str>),
}

/// What a page cost that was not ready.
#[derive(Clone, Copy, Debug)]
pub struct Cost {
    /// Time in the queue of renders.
    pub queued: Duration,
    /// Time of the render itself.
    pub rendering: Duration,
}

/// What is needed to make pages ready.
#[derive(Clone, Copy, Debug)]
pub struct Press<'a> {
    /// Every page.
    pub pages: &'a Pages,
    /// The edition that the pages are of, and its renderer.
    pub generation: &'a Generation<Edition>,
    /// The recruit posts.
    pub feed: &'a RecruitFeed,
    /// What renders cost.
    pub metrics: &'a Metrics,
}

impl Press<'_> {
    /// Makes a page ready in a language, unless it lies ready with the content of this moment. Says what it cost if
    /// anything was done.
    ///
    /// # Errors
    ///
    /// If it cannot be made ready; what lay in its slot stays there.
    pub async fn fill(
        &self,
        entry: &Entry,
        locale: Locale,
    ) -> Result<(Arc<Published>, Option<Cost>), FillError> {
        let slot: &Slot = entry.slot(locale).ok_or(FillError::NoSuchLanguage)?;
        let mut cost = None;
        let filled = slot.fill(async |there| {
            let state = self.state(entry, locale).await?;
            if let Some(there) = there.filter(|there| there.content == state.digest) {
                return Ok(there);
            }
            let encodings = self.generation.attachment.encodings;
            let (made, spent) = self.make(entry, locale, state, encodings).await?;
            cost = Some(spent);
            Ok(Arc::new(made))
        });
        let published = filled.await?;
        Ok((published, cost))
    }

    /// Makes a page for one request, whatever lies in its slot, and leaves it uncompressed: nobody else will have it.
    ///
    /// # Errors
    ///
    /// If it cannot be made.
    pub async fn make_anew(
        &self,
        entry: &Entry,
        locale: Locale,
    ) -> Result<(Arc<Published>, Option<Cost>), FillError> {
        let state = self.state(entry, locale).await?;
        let (made, cost) = self.make(entry, locale, state, Encodings::Identity).await?;
        Ok((Arc::new(made), Some(cost)))
    }

    /// The content of a page at this moment.
    async fn state(&self, entry: &Entry, locale: Locale) -> Result<PageState, FillError> {
        let posts = if entry.page.is_recruit() || entry.position.is_some() {
            self.feed.posts(locale).await
        } else {
            Arc::default()
        };
        let extra = match &entry.position {
            Some(id) => Extra::Position(posts.find(id)),
            None if entry.page.is_recruit() => Extra::Recruit(&posts),
            None => Extra::None,
        };
        let store = &self.generation.attachment.store;
        Ok(store.state(&entry.page, &entry.path, locale, &entry.locales, extra)?)
    }

    async fn make(
        &self,
        entry: &Entry,
        locale: Locale,
        state: PageState,
        encodings: Encodings,
    ) -> Result<(Published, Cost), FillError> {
        let request = RenderRequest {
            url: format!("{}?locale={}", entry.path, locale.code()),
            locale: locale.code().to_owned(),
            data: state.data.clone(),
        };
        let rendered = render::render(self.generation.renderer.as_ref(), request).await?;
        let cost = Cost {
            queued: rendered.queued,
            rendering: rendered.rendering,
        };
        self.metrics.rendered(cost);
        let status = self.status(entry, &rendered.output)?;
        let edition = &self.generation.attachment;
        let document = document::compose(&document::Parts {
            locale,
            output: &rendered.output,
            asset_tags: edition.tags.of(&entry.page),
            data: &state.data,
        });
        let link = links::header(edition.tags.links(&entry.page), &rendered.output.head);
        // Compressing is computation: the thread that answers others must not wait for it.
        let made =
            actix_web::rt::task::spawn_blocking(move || publish(status, document, link, &state, encodings));
        let made = made
            .await
            .map_err(|error| FillError::Encode(error.to_string().into()))?;
        Ok((made, cost))
    }

    fn status(&self, entry: &Entry, output: &Output) -> Result<StatusCode, RenderError> {
        let allowed: &[u16] = if entry.position.is_some() {
            &[200, 410]
        } else if entry.page == *self.pages.not_found() {
            &[404]
        } else {
            &[200]
        };
        let status = StatusCode::from_u16(output.status).ok();
        status
            .filter(|status| allowed.contains(&status.as_u16()))
            .ok_or_else(|| RenderError::BadOutput {
                reason: format!("the status is {}", output.status),
            })
    }
}

fn publish(
    status: StatusCode,
    document: String,
    link: Option<HeaderValue>,
    state: &PageState,
    encodings: Encodings,
) -> Published {
    let encode = |body: String| match encodings {
        Encodings::All => Encoded::compressed(body, Effort::Serving),
        Encodings::Identity => Encoded::plain(body),
    };
    let digest = stored::digest(&[document.as_bytes()]);
    let mut answer = StoredAnswer::new(status, HTML, caching::CONTENT, encode(document), &digest)
        .with_header(SPECULATION_RULES, SPECULATION_LIST);
    if let Some(link) = link {
        answer = answer.with_header(LINK, link);
    }
    let data = encode(state.data.as_str().to_owned());
    // A closed position has data too, with the status that its document has.
    let data_status = if status == StatusCode::GONE {
        status
    } else {
        StatusCode::OK
    };
    Published {
        content: state.digest.clone(),
        document: answer,
        data: StoredAnswer::new(data_status, JSON, caching::CONTENT, data, &state.digest),
    }
}
