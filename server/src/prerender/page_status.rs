//! What a page is to its visitors, which decides the statuses and the caching of its responses.

use actix_web::http::{StatusCode, header::HeaderValue};
use ssr_runtime::{Output, RenderError};

use super::cache::CachedPage;
use crate::{http_cache::caching, site::pages::Pages};

/// What a page is to its visitors.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PageStatus {
    /// It is there.
    Found,
    /// It stands for all paths that have no page.
    Missing,
    /// It was that of a position, which is closed.
    Gone,
}

impl PageStatus {
    /// What the bundle says that a page is.
    ///
    /// # Errors
    ///
    /// If a page of its kind is never that.
    pub(super) fn of(page: &CachedPage, output: &Output, pages: &Pages) -> Result<Self, RenderError> {
        let is_missing = page.page == *pages.not_found();
        match (output.status, page.position.is_some()) {
            (200, _) if !is_missing => Ok(Self::Found),
            (404, _) if is_missing => Ok(Self::Missing),
            (410, true) => Ok(Self::Gone),
            (status, _) => Err(RenderError::BadOutput {
                reason: format!("the status is {status}"),
            }),
        }
    }

    /// Status of the document.
    pub(super) fn of_document(self) -> StatusCode {
        match self {
            Self::Found => StatusCode::OK,
            Self::Missing => StatusCode::NOT_FOUND,
            Self::Gone => StatusCode::GONE,
        }
    }

    /// Status of the data, which the page for missing ones has too.
    pub(super) fn of_data(self) -> StatusCode {
        match self {
            Self::Found | Self::Missing => StatusCode::OK,
            Self::Gone => StatusCode::GONE,
        }
    }

    /// How long the document may be kept.
    pub(super) fn caching(self) -> HeaderValue {
        match self {
            Self::Missing => caching::MISSING,
            Self::Found | Self::Gone => caching::CONTENT,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locale::Locale;

    /// What a page becomes with each status that a bundle may say.
    fn statuses(page: &CachedPage, pages: &Pages) -> Vec<(u16, PageStatus)> {
        let said = [200, 301, 404, 410, 500].into_iter();
        let read = said.filter_map(|status| {
            let output = Output::new(status, "", "");
            Some((status, PageStatus::of(page, &output, pages).ok()?))
        });
        read.collect()
    }

    #[test]
    fn a_page_is_only_what_its_kind_can_be() {
        let pages = Pages::load().unwrap();
        let page = |page: &crate::site::pages::Page, position: Option<&str>| {
            let locales = Locale::ALL.to_vec();
            CachedPage::new(
                page.clone(),
                page.path.clone(),
                position.map(str::to_owned),
                locales,
            )
        };
        let home = page(pages.by_id("home").unwrap(), None);
        assert_eq!(statuses(&home, &pages), [(200, PageStatus::Found)]);
        let missing = page(pages.not_found(), None);
        assert_eq!(statuses(&missing, &pages), [(404, PageStatus::Missing)]);
        let position = page(pages.position(), Some("a"));
        let expected = [(200, PageStatus::Found), (410, PageStatus::Gone)];
        assert_eq!(statuses(&position, &pages), expected);
        assert_eq!(PageStatus::Missing.of_data(), StatusCode::OK);
        assert_ne!(PageStatus::Missing.caching(), PageStatus::Gone.caching());
    }
}
