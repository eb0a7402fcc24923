//! One build of the site: texts, styles, scripts and data that belong together and go live as one.

use std::sync::Arc;

use ssr_runtime::{
    RenderRequest, Renderer,
    generations::{Generation, Probe},
};

use crate::{
    assets::{manifest::Manifest, tags::AssetTags},
    content::{
        catalog::Catalog,
        page_data::PageState,
        page_store::{PageStore, PageStoreError},
        recruit::feed::RecruitFeed,
    },
    locale::Locale,
    site::{
        files::SiteFiles,
        pages::{Page, Pages},
        urls::PublicOrigin,
    },
};

/// One build of the site.
#[derive(Debug)]
pub struct Edition {
    /// The tags that each page's document names.
    pub tags: AssetTags,
    /// Each page's data.
    pub store: PageStore,
}

impl Edition {
    /// Makes a generation of this edition and the renderer of its bundle.
    pub fn with_renderer(self, renderer: Arc<dyn Renderer>) -> Generation<Self> {
        Generation {
            renderer,
            attachment: self,
        }
    }

    /// A page's data. The recruit page may wait a moment for the very first posts.
    ///
    /// # Errors
    ///
    /// If the page does not exist in this language.
    pub async fn page_state(
        &self,
        page: &Page,
        locale: Locale,
        feed: &RecruitFeed,
    ) -> Result<PageState, PageStoreError> {
        if page.is_recruit() {
            let posts = feed.posts(locale).await;
            self.store.recruit(page, locale, &posts)
        } else {
            self.store.fixed(page, locale)
        }
    }

    /// Renders that show an engine all that it will be asked for.
    ///
    /// # Errors
    ///
    /// If the edition lacks a page.
    pub fn warm_up(&self, pages: &Pages) -> Result<Vec<RenderRequest>, PageStoreError> {
        let mut requests = Vec::new();
        for (page, locale) in self.every_page(pages) {
            let state = if page.is_recruit() {
                self.store.recruit_sample(page, locale)?
            } else {
                self.store.fixed(page, locale)?
            };
            requests.push(request(page, locale, state.data));
        }
        Ok(requests)
    }

    /// Renders that must succeed before the edition goes live: every page in every language.
    ///
    /// # Errors
    ///
    /// If the edition lacks a page.
    pub async fn probes(&self, pages: &Pages, feed: &RecruitFeed) -> Result<Vec<Probe>, PageStoreError> {
        let mut probes = Vec::new();
        for (page, locale) in self.every_page(pages) {
            let state = self.page_state(page, locale, feed).await?;
            let status = if page == pages.not_found() { 404 } else { 200 };
            probes.push(Probe {
                request: request(page, locale, state.data),
                status,
            });
        }
        Ok(probes)
    }

    fn every_page<'a>(&'a self, pages: &'a Pages) -> impl Iterator<Item = (&'a Page, Locale)> {
        pages
            .with_not_found()
            .flat_map(|page| self.store.locales(page).iter().map(move |locale| (page, *locale)))
    }
}

fn request(page: &Page, locale: Locale, data: ssr_runtime::RenderData) -> RenderRequest {
    let url = format!("{}?locale={}", page.path, locale.code());
    RenderRequest {
        url,
        locale: locale.code().to_owned(),
        data,
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
    /// Languages in which the recruit page exists.
    pub recruit_locales: Vec<Locale>,
}

impl EditionSource {
    /// The edition of the client build.
    ///
    /// # Errors
    ///
    /// If the build or the texts are incomplete.
    pub fn of_build(&self) -> anyhow::Result<Edition> {
        let manifest = Manifest::load(&self.files.manifest())?;
        self.with_tags(AssetTags::of_build(&manifest, &self.pages)?)
    }

    /// The edition of the developers' loop, whose client code Vite serves.
    ///
    /// # Errors
    ///
    /// If the texts are incomplete.
    pub fn of_development(&self) -> anyhow::Result<Edition> {
        self.with_tags(AssetTags::of_development(&self.pages))
    }

    fn with_tags(&self, tags: AssetTags) -> anyhow::Result<Edition> {
        let catalog = Catalog::load(&self.files.locales(), &self.pages)?;
        let origin = self.origin.clone();
        let store = PageStore::new(catalog, &self.pages, origin, self.recruit_locales.clone())?;
        Ok(Edition { tags, store })
    }
}
