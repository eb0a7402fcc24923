//! One build of the site: texts, styles, scripts and pages that belong together and go live as one.

use content_company::{CompanyFacts, FactsPlace};
use ssr_runtime::RenderRequest;

use super::{
    cache::{CachedPage, PageCache},
    fixed,
};
use crate::{
    assets::{
        files::{ServingOptions, StaticFiles},
        manifest::Manifest,
        tags::AssetTags,
    },
    content::{
        catalog::Catalog,
        languages,
        page_data_builder::{Extra, PageDataBuilder, PageDataError},
        recruit::{RecruitPost, RecruitPosts},
    },
    http_cache::encoding::Encodings,
    locale::Locale,
    settings::{Settings, Switch},
    site::{
        address::PageAddress,
        files::SiteFiles,
        pages::{Page, Pages},
        urls::{AssetBase, PublicOrigin},
    },
};

/// One build of the site.
#[derive(Debug)]
pub struct SiteBuild {
    /// The tags that each page's document names.
    pub tags: AssetTags,
    /// Each page's data.
    pub page_data: PageDataBuilder,
    /// Each page as it was rendered last.
    pub cache: PageCache,
    /// In which encodings pages are cached.
    pub encodings: Encodings,
    /// For benchmarks only: whether each request renders its page anew.
    pub benchmark_renders: Switch,
}

impl SiteBuild {
    /// Renders that warm an isolate up: every kind of page in every language.
    ///
    /// # Errors
    ///
    /// If the build lacks a page.
    pub fn warm_up(&self, pages: &Pages) -> Result<Vec<RenderRequest>, PageDataError> {
        let post = RecruitPost::sample();
        let id = post.id.clone();
        let other = RecruitPost {
            id: "other".to_owned(),
            ..post.clone()
        };
        let sample = RecruitPosts {
            list: Some(vec![post, other]),
            ..RecruitPosts::default()
        };
        let mut requests = Vec::new();
        for page in pages.kinds() {
            let (path, extra, locales) = if page == pages.position() {
                let extra = Extra::Position {
                    posts: &sample,
                    id: &id,
                    is_counted: false,
                };
                (
                    pages.position_path(&id),
                    extra,
                    &self.page_data.recruit_locales[..],
                )
            } else if page.is_recruit() {
                (
                    page.path.clone(),
                    Extra::Recruit(&sample),
                    self.page_data.locales(page),
                )
            } else {
                (page.path.clone(), Extra::None, self.page_data.locales(page))
            };
            for locale in locales {
                let page_data = self.page_data.serialize(page, &path, *locale, locales, extra)?;
                let (path, locale) = (&path, *locale);
                let url = PageAddress { path, locale }.to_string();
                requests.push(RenderRequest::new(url, page_data.data));
            }
        }
        Ok(requests)
    }
}

/// Makes site builds from the site's files.
#[derive(Clone, Debug)]
pub struct SiteBuildSource {
    /// Where the files are.
    pub files: SiteFiles,
    /// Where the company's facts are.
    pub company: FactsPlace,
    /// Every page.
    pub pages: Pages,
    /// Public origin of the site.
    pub origin: PublicOrigin,
    /// Where assets and downloads are served.
    pub asset_base: AssetBase,
    /// Languages in which the recruit page exists.
    pub recruit_locales: Vec<Locale>,
    /// For benchmarks only: whether each request renders its page anew.
    pub benchmark_renders: Switch,
}

impl SiteBuildSource {
    /// The source of builds with these settings.
    pub fn new(settings: &Settings, files: SiteFiles, pages: Pages, origin: PublicOrigin) -> Self {
        let collections = &settings.content.recruit_collections;
        let company = settings.site.facts(&files);
        if let Some(unread) = company.unread() {
            let (read, unread) = (company.read().display(), unread.display());
            tracing::info!(%read, %unread, "the company's facts are those that were saved at the desk");
        }
        Self {
            company,
            files,
            pages,
            origin,
            asset_base: settings.site.asset_base_url.clone().unwrap_or_default(),
            recruit_locales: collections.iter().map(|(locale, _)| locale).collect(),
            benchmark_renders: settings.engine.benchmark_renders,
        }
    }

    /// The site build of the client build on the disk.
    ///
    /// # Errors
    ///
    /// If the build or the texts are incomplete, or the company's facts are invalid.
    pub fn production(&self) -> anyhow::Result<SiteBuild> {
        let manifest = Manifest::load(&self.files.manifest())?;
        let tags = AssetTags::of_build(&manifest, &self.pages, &self.asset_base)?;
        self.with_tags(tags, Encodings::All)
    }

    /// The files that go with a site build. Where nothing is compressed, something else serves the client's.
    ///
    /// # Errors
    ///
    /// If a folder or a file may not be read.
    pub fn static_files(&self, build: &SiteBuild) -> anyhow::Result<StaticFiles> {
        let is_shared = self.asset_base.origin().is_some();
        let options = ServingOptions {
            encodings: build.encodings,
            is_shared,
        };
        match build.encodings {
            Encodings::Identity => StaticFiles::of_public(&self.files, options),
            Encodings::All => {
                // Files that another server holds cannot be missing here.
                let required = if is_shared {
                    Vec::new()
                } else {
                    build.tags.addresses()
                };
                StaticFiles::of_build(&self.files, required, options)
            }
        }
    }

    /// A site build whose documents name these tags.
    ///
    /// # Errors
    ///
    /// If the texts are incomplete, or the company's facts are invalid.
    pub(crate) fn with_tags(&self, tags: AssetTags, encodings: Encodings) -> anyhow::Result<SiteBuild> {
        let page_data = PageDataBuilder {
            catalog: Catalog::load(&self.files.locales(), &self.pages)?,
            company: CompanyFacts::load(self.company.read(), &languages())?,
            origin: self.origin.clone(),
            asset_base: self.asset_base.clone(),
            recruit_locales: self.recruit_locales.clone(),
        };
        let entry = |page: &Page| {
            let locales = page_data.locales(page).to_vec();
            CachedPage::new(page.clone(), page.path.clone(), None, locales)
        };
        let pages = self.pages.iter().chain([self.pages.not_found()]);
        let entries = pages.map(entry).collect();
        Ok(SiteBuild {
            tags,
            page_data,
            cache: PageCache::new(entries, fixed::rules(&self.origin, &self.pages, encodings)),
            encodings,
            benchmark_renders: self.benchmark_renders,
        })
    }
}
