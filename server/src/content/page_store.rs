//! Every page's data in text form, made once for each content revision and shared by all renders.

use std::{collections::HashMap, sync::Arc};

use arc_swap::ArcSwapOption;
use thiserror::Error;

use super::{
    catalog::{COMMON, Catalog},
    page_data::{Messages, PageData, PageState, Recruit},
    recruit::{RecruitPost, RecruitPosts},
};
use crate::{
    locale::Locale,
    site::{
        pages::{Page, Pages},
        urls::PublicOrigin,
    },
};

/// Why a page's data cannot be given.
#[derive(Debug, Error)]
pub enum PageStoreError {
    /// The page has no texts in this language.
    #[error("there are no texts of `{page}` in `{}`", locale.code())]
    NoTexts {
        /// Id of the page.
        page: String,
        /// The language.
        locale: Locale,
    },
    /// The data has no JSON form.
    #[error("the page's data cannot be serialised")]
    Unserialisable(#[from] serde_json::Error),
}

/// Every page's data.
#[derive(Debug)]
pub struct PageStore {
    catalog: Catalog,
    origin: PublicOrigin,
    recruit_locales: Vec<Locale>,
    fixed: HashMap<(String, Locale), PageState>,
    recruit: HashMap<Locale, ArcSwapOption<RecruitState>>,
}

/// The recruit page's data and the posts that it was made from.
#[derive(Debug)]
struct RecruitState {
    revision: u64,
    state: PageState,
}

impl PageStore {
    /// Serialises every page that depends on texts alone.
    ///
    /// # Errors
    ///
    /// If the catalog lacks a page's texts.
    pub fn new(
        catalog: Catalog,
        pages: &Pages,
        origin: PublicOrigin,
        recruit_locales: Vec<Locale>,
    ) -> Result<Self, PageStoreError> {
        let recruit = recruit_locales
            .iter()
            .map(|locale| (*locale, ArcSwapOption::empty()))
            .collect();
        let mut store = Self {
            catalog,
            origin,
            recruit_locales,
            fixed: HashMap::new(),
            recruit,
        };
        for page in pages.with_not_found().filter(|page| !page.is_recruit()) {
            for locale in Locale::ALL {
                let state = store.serialise(page, locale, None)?;
                store.fixed.insert((page.id.clone(), locale), state);
            }
        }
        Ok(store)
    }

    /// Languages in which a page exists.
    pub fn locales(&self, page: &Page) -> &[Locale] {
        if page.is_recruit() {
            &self.recruit_locales
        } else {
            &Locale::ALL
        }
    }

    /// The data of a page other than the recruit page.
    ///
    /// # Errors
    ///
    /// If the page does not exist in this language.
    pub fn fixed(&self, page: &Page, locale: Locale) -> Result<PageState, PageStoreError> {
        let state = self.fixed.get(&(page.id.clone(), locale)).cloned();
        state.ok_or_else(|| PageStoreError::NoTexts {
            page: page.id.clone(),
            locale,
        })
    }

    /// The data of the recruit page with the posts of one revision.
    ///
    /// # Errors
    ///
    /// If the page does not exist in this language.
    pub fn recruit(
        &self,
        page: &Page,
        locale: Locale,
        posts: &RecruitPosts,
    ) -> Result<PageState, PageStoreError> {
        let slot = self.recruit.get(&locale);
        let slot = slot.ok_or_else(|| PageStoreError::NoTexts {
            page: page.id.clone(),
            locale,
        })?;
        if let Some(known) = slot
            .load()
            .as_ref()
            .filter(|known| known.revision == posts.revision)
        {
            return Ok(known.state.clone());
        }
        // Two requests may both get here after a change; both make the same text and the last one stays.
        let state = self.serialise(
            page,
            locale,
            Some(Recruit {
                posts: posts.list.as_deref(),
            }),
        )?;
        slot.store(Some(Arc::new(RecruitState {
            revision: posts.revision,
            state: state.clone(),
        })));
        Ok(state)
    }

    /// The recruit page with one made-up post, for warming an engine up before any post is known.
    ///
    /// # Errors
    ///
    /// If the page does not exist in this language.
    pub fn recruit_sample(&self, page: &Page, locale: Locale) -> Result<PageState, PageStoreError> {
        let posts = [RecruitPost::sample()];
        self.serialise(page, locale, Some(Recruit { posts: Some(&posts) }))
    }

    fn serialise(
        &self,
        page: &Page,
        locale: Locale,
        recruit: Option<Recruit<'_>>,
    ) -> Result<PageState, PageStoreError> {
        let texts = |namespace: &str| {
            let texts = self.catalog.texts(locale, namespace);
            texts.ok_or_else(|| PageStoreError::NoTexts {
                page: namespace.to_owned(),
                locale,
            })
        };
        let data = PageData {
            page: &page.id,
            locale,
            locales: self.locales(page),
            origin: self.origin.as_str(),
            messages: Messages {
                common: texts(COMMON)?,
                page: texts(&page.id)?,
            },
            recruit,
        };
        Ok(PageState::new(&data)?)
    }
}
