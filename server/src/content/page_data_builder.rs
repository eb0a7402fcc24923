//! Builds every page's data from texts, posts and settings.

use std::sync::Arc;

use content_company::CompanyFacts;
use thiserror::Error;

#[cfg(feature = "desk")]
use super::recruit::RecruitPost;
use super::{
    catalog::{COMMON, Catalog},
    page_data::{Messages, PageData, Position, Recruit, SerializedPageData},
    recruit::RecruitPosts,
};
use crate::{
    locale::Locale,
    site::{
        pages::Page,
        urls::{AssetBase, PublicOrigin},
    },
};

/// Why a page's data cannot be built.
#[derive(Clone, Debug, Error)]
pub enum PageDataError {
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
    Unserialisable(#[source] Arc<serde_json::Error>),
}

/// What a page shows besides its texts.
#[derive(Clone, Copy, Debug)]
pub enum Extra<'a> {
    /// Nothing.
    None,
    /// The open positions.
    Recruit(&'a RecruitPosts),
    /// One position.
    Position {
        /// The open positions.
        posts: &'a RecruitPosts,
        /// The id of the one.
        id: &'a str,
        /// Whether visits to its page are counted.
        is_counted: bool,
    },
    /// One position as a draft would make it.
    #[cfg(feature = "desk")]
    Draft {
        /// The open positions.
        posts: &'a RecruitPosts,
        /// The post of the draft.
        post: &'a RecruitPost,
    },
}

/// Builds every page's data.
#[derive(Debug)]
pub struct PageDataBuilder {
    /// The texts.
    pub catalog: Catalog,
    /// The company's facts.
    pub company: CompanyFacts,
    /// Public origin of the site.
    pub origin: PublicOrigin,
    /// Where assets and downloads are served.
    pub asset_base: AssetBase,
    /// Languages in which the recruit page exists.
    pub recruit_locales: Vec<Locale>,
}

impl PageDataBuilder {
    /// Languages in which a page with one address exists.
    pub fn locales(&self, page: &Page) -> &[Locale] {
        if page.is_recruit() {
            &self.recruit_locales
        } else {
            &Locale::ALL
        }
    }

    /// The data of a page at a path, in one of its languages.
    ///
    /// # Errors
    ///
    /// If there are no texts of the page in the language.
    pub fn serialize(
        &self,
        page: &Page,
        path: &str,
        locale: Locale,
        locales: &[Locale],
        extra: Extra<'_>,
    ) -> Result<SerializedPageData, PageDataError> {
        let texts = |namespace: &str| {
            let texts = self.catalog.texts(locale, namespace);
            texts.ok_or_else(|| PageDataError::NoTexts {
                page: namespace.to_owned(),
                locale,
            })
        };
        let (recruit, position) = match extra {
            Extra::None => (None, None),
            Extra::Recruit(posts) => (
                Some(Recruit {
                    posts: posts.list.as_deref(),
                }),
                None,
            ),
            Extra::Position {
                posts,
                id,
                is_counted,
            } => {
                let mut position = Position::among(posts, id);
                // An invented position has no visitors that matter, a closed one no mail button.
                position.is_counted = is_counted && position.post.is_some_and(|post| !post.demo);
                (None, Some(position))
            }
            #[cfg(feature = "desk")]
            Extra::Draft { posts, post } => {
                let position = Position {
                    post: Some(post),
                    is_draft: true,
                    ..Position::among(posts, &post.id)
                };
                (None, Some(position))
            }
        };
        let data = PageData {
            page: &page.id,
            locale,
            locales,
            origin: self.origin.as_str(),
            path,
            asset_base: self.asset_base.as_str(),
            messages: Messages {
                common: texts(COMMON)?,
                page: texts(&page.id)?,
            },
            company: self.company.in_language(locale.code()),
            recruit,
            position,
        };
        SerializedPageData::new(&data).map_err(|error| PageDataError::Unserialisable(Arc::new(error)))
    }
}
