//! One build of the site: texts, styles, scripts and pages that belong together and go live as one.

use std::sync::Arc;

use ssr_runtime::{RenderRequest, Renderer, generations::Generation};

use crate::{
    assets::{
        files::{Offer, StaticFiles},
        manifest::Manifest,
        tags::AssetTags,
    },
    content::{
        catalog::Catalog,
        page_store::{Extra, PageStore, PageStoreError},
        recruit::{RecruitPost, RecruitPosts},
    },
    locale::Locale,
    publication::shelf::{Entry, Shelf},
    settings::engine::Switch,
    site::{
        files::SiteFiles,
        pages::{Page, Pages},
        urls::{AssetBase, PublicOrigin},
    },
};

/// In which encodings an edition's pages lie ready.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Encodings {
    /// In all of them.
    All,
    /// As they are: in development a page lives until the next save.
    Identity,
}

/// One build of the site.
#[derive(Debug)]
pub struct Edition {
    /// The tags that each page's document names.
    pub tags: AssetTags,
    /// Each page's data.
    pub store: PageStore,
    /// Each page, ready to be sent.
    pub shelf: Shelf,
    /// In which encodings.
    pub encodings: Encodings,
    /// Whether requests take pages from the shelf.
    pub page_cache: Switch,
}

impl Edition {
    /// Makes a generation of this edition and the renderer of its bundle.
    pub fn with_renderer(self, renderer: Arc<dyn Renderer>) -> Generation<Self> {
        Generation {
            renderer,
            attachment: self,
        }
    }

    /// Renders that show an engine all that it will be asked for: every kind of page in every language.
    ///
    /// # Errors
    ///
    /// If the edition lacks a page.
    pub fn warm_up(&self, pages: &Pages) -> Result<Vec<RenderRequest>, PageStoreError> {
        let sample = RecruitPosts {
            revision: 0,
            list: Some(vec![RecruitPost::sample()]),
        };
        let mut requests = Vec::new();
        for page in pages.kinds() {
            let (path, extra, locales) = if page == pages.position() {
                let post = sample.list.iter().flatten().next();
                let path = pages.position_path(post.map_or("", |post| &post.id));
                (path, Extra::Position(post), &self.store.recruit_locales[..])
            } else if page.is_recruit() {
                (
                    page.path.clone(),
                    Extra::Recruit(&sample),
                    self.store.locales(page),
                )
            } else {
                (page.path.clone(), Extra::None, self.store.locales(page))
            };
            for locale in locales {
                let state = self.store.state(page, &path, *locale, locales, extra)?;
                requests.push(RenderRequest {
                    url: format!("{path}?locale={}", locale.code()),
                    locale: locale.code().to_owned(),
                    data: state.data,
                });
            }
        }
        Ok(requests)
    }
}

/// Makes editions from the site's files.
#[derive(Clone, Debug)]
pub struct EditionSource {
    /// Where the files are.
    pub files: SiteFiles,
    /// Every page.
    pub pages: Pages,
    /// Public origin of the site.
    pub origin: PublicOrigin,
    /// Where assets and downloads lie.
    pub asset_base: AssetBase,
    /// Languages in which the recruit page exists.
    pub recruit_locales: Vec<Locale>,
    /// Whether requests take pages from the shelf.
    pub page_cache: Switch,
}

impl EditionSource {
    /// The edition of the client build.
    ///
    /// # Errors
    ///
    /// If the build or the texts are incomplete.
    pub fn of_build(&self) -> anyhow::Result<Edition> {
        let manifest = Manifest::load(&self.files.manifest())?;
        let tags = AssetTags::of_build(&manifest, &self.pages, &self.asset_base)?;
        self.with_tags(tags, Encodings::All)
    }

    /// The edition of the developers' loop, whose client code Vite serves.
    ///
    /// # Errors
    ///
    /// If the texts are incomplete.
    pub fn of_development(&self) -> anyhow::Result<Edition> {
        self.with_tags(AssetTags::of_development(&self.pages), Encodings::Identity)
    }

    /// The files that go with an edition. In development Vite serves the client's.
    ///
    /// # Errors
    ///
    /// If a folder or a file may not be read.
    pub fn static_files(&self, edition: &Edition) -> anyhow::Result<StaticFiles> {
        let is_shared = self.asset_base.origin().is_some();
        let offer = Offer {
            encodings: edition.encodings,
            is_shared,
        };
        match edition.encodings {
            Encodings::Identity => StaticFiles::of_public(&self.files, offer),
            Encodings::All => {
                // What another server holds cannot be missing here.
                let required = if is_shared {
                    Vec::new()
                } else {
                    edition.tags.addresses()
                };
                StaticFiles::of_build(&self.files, required, offer)
            }
        }
    }

    fn with_tags(&self, tags: AssetTags, encodings: Encodings) -> anyhow::Result<Edition> {
        let store = PageStore {
            catalog: Catalog::load(&self.files.locales(), &self.pages)?,
            origin: self.origin.clone(),
            asset_base: self.asset_base.clone(),
            recruit_locales: self.recruit_locales.clone(),
        };
        let entry = |page: &Page| {
            let locales = store.locales(page).to_vec();
            Entry::new(page.clone(), page.path.clone(), None, locales)
        };
        let pages = self.pages.iter().chain([self.pages.not_found()]);
        let entries = pages.map(entry).collect();
        Ok(Edition {
            tags,
            store,
            shelf: Shelf::new(entries),
            encodings,
            page_cache: self.page_cache,
        })
    }
}
