//! The desk of the site's own content service while it runs.

use std::{
    path::Path,
    sync::{Arc, OnceLock},
};

use actix_web::{HttpRequest, HttpResponse};
use anyhow::Context as _;
use content_company::{CompanyFile, FactsPlace};
use content_desk::{Desk, DeskConfig, Draft, Indexing, PreviewPage, PreviewPlace, Site};
use content_service::store::Store;
#[cfg(feature = "members")]
use content_service::store::StoreError;
use futures::{
    FutureExt as _,
    future::{BoxFuture, LocalBoxFuture},
};
use tokio::sync::oneshot;

use super::{
    beside::{End, run, told},
    company::OwnCompany,
};
use crate::{
    content::{
        languages,
        recruit::{cleaner::Cleaner, draft},
    },
    locale::Locale,
    prerender::{live_site::LiveSite, preview},
    settings::{ContentSettings, Switch, http::HttpSettings},
    site::{address::PageAddress, files::SiteFiles},
    telemetry::metrics::Metrics,
};

/// What the site does for the desk.
pub(crate) struct OwnSite {
    cleaner: Arc<Cleaner>,
    metrics: Arc<Metrics>,
    company: FactsPlace,
    /// The site as it is live. The desk starts before it.
    live: Arc<OnceLock<Arc<LiveSite>>>,
}

impl OwnSite {
    /// A site that counts in these metrics and has the company's facts there.
    pub(crate) fn new(metrics: Arc<Metrics>, company: FactsPlace) -> Self {
        Self {
            cleaner: Arc::default(),
            metrics,
            company,
            live: Arc::default(),
        }
    }
}

impl Site for OwnSite {
    fn preview(&self, draft: Draft) -> BoxFuture<'static, Option<PreviewPage>> {
        let (cleaner, live) = (self.cleaner.clone(), self.live.get().cloned());
        async move { page_of(&cleaner, live?.as_ref(), draft).await }.boxed()
    }

    fn file<'s>(&'s self, request: &'s HttpRequest) -> LocalBoxFuture<'s, Option<HttpResponse>> {
        let files = self.live.get().map(|live| live.files.load_full());
        async move { files?.respond(request, request.path()).await }.boxed_local()
    }

    fn position_address(&self, id: &str, locale: &str) -> Option<String> {
        let live = self.live.get()?;
        let release = live.release.current();
        let (path, locale) = (live.pages.position_path(id), Locale::from_code(locale)?);
        let origin = release.build.page_data.origin.as_str();
        Some(PageAddress { path: &path, locale }.below(origin))
    }

    fn address(&self, path: &str, query: &str) -> Option<String> {
        let release = self.live.get()?.release.current();
        let page = release.build.cache.page(path)?;
        let origin = release.build.page_data.origin.as_str();
        Some(format!("{origin}{}?{query}", page.path))
    }

    fn note_backup(&self, is_made: bool) {
        self.metrics.backed_up(is_made);
    }
}

/// The page of a draft. Why there is none is logged.
async fn page_of(cleaner: &Cleaner, live: &LiveSite, draft: Draft) -> Option<PreviewPage> {
    let locale = Locale::from_code(&draft.locale)?;
    let place = draft.place.as_ref().map(|place| draft::WritingPlace {
        field: &place.field,
        before: &place.before,
        id: PreviewPlace::ID,
    });
    let Some(post) = draft::post(cleaner, draft.id, &draft.post, place).await else {
        tracing::warn!("a draft cannot be cleaned for its preview");
        return None;
    };
    match preview::document_of(live, locale, &post).await {
        Ok(document) => Some(PreviewPage {
            document,
            assets: live.release.current().build.page_data.asset_base.origin(),
        }),
        Err(error) => {
            tracing::warn!(
                error = &error as &dyn std::error::Error,
                "a preview cannot be made"
            );
            None
        }
    }
}

/// Most members who wait that are shown at once. The others come when these are decided on.
#[cfg(feature = "members")]
const WAITING_MAX: u32 = 500;

/// The members of the site's own content service, for the desk.
#[cfg(feature = "members")]
struct OwnMembers(content_members::MemberStore);

#[cfg(feature = "members")]
impl content_desk::Members for OwnMembers {
    fn waiting(&self) -> BoxFuture<'static, Result<Vec<content_desk::WaitingMember>, StoreError>> {
        let members = self.0.clone();
        async move {
            let waiting = members.waiting_members(WAITING_MAX).await?;
            let waiting = waiting.into_iter().map(|member| content_desk::WaitingMember {
                awaits_verification: member.verification == content_members::Verification::Awaited,
                email: member.email.unwrap_or_default(),
                created: member.created,
                id: member.id,
            });
            Ok(waiting.collect())
        }
        .boxed()
    }

    fn decide(
        &self,
        id: String,
        verdict: content_desk::Verdict,
    ) -> BoxFuture<'static, Result<bool, StoreError>> {
        let members = self.0.clone();
        async move {
            let member = match verdict {
                content_desk::Verdict::Approve => members.approve_member(&id).await?,
                content_desk::Verdict::Block => members.block_member(&id).await?,
            };
            Ok(member.is_some())
        }
        .boxed()
    }
}

/// The Indexing API, with the key that a file has.
fn indexing(path: &Path) -> anyhow::Result<Indexing> {
    let named = || format!("{} cannot be used to tell Google of pages", path.display());
    let text = std::fs::read_to_string(path).with_context(named)?;
    Indexing::from_key_file(&text).with_context(named)
}

/// The desk while it runs.
pub(super) struct RunningDesk {
    pub(super) origin: String,
    /// Where an owner logs in once, if the settings want that.
    pub(super) link: Option<String>,
    /// Whether browsers keep sessions without TLS.
    pub(super) is_plain: bool,
    site: Arc<OwnSite>,
    stop: oneshot::Sender<()>,
    pub(super) ended: End,
}

impl RunningDesk {
    /// Starts the desk, if the settings want one.
    ///
    /// # Errors
    ///
    /// If its address is taken, the key of the Indexing API cannot be read, or the link cannot be made.
    pub(super) async fn start(
        settings: &ContentSettings,
        http: &HttpSettings,
        files: &SiteFiles,
        site: OwnSite,
        store: Store,
    ) -> anyhow::Result<Option<Self>> {
        let Some(bind) = settings.desk.desk_bind else {
            return Ok(None);
        };
        let locales = settings.recruit_collections.iter();
        let locales = locales.map(|(locale, name)| (locale.code().to_owned(), name.to_owned()));
        let site = Arc::new(site);
        let company = OwnCompany {
            file: CompanyFile {
                place: site.company.clone(),
                languages: languages(),
            },
            live: site.live.clone(),
        };
        let mut config = DeskConfig::new(bind, locales.collect(), files.desk(), site.clone());
        config.earlier = Some(files.earlier().join("desk"));
        config.company = Some(Arc::new(company));
        config.origin.clone_from(&settings.desk.desk_origin);
        config
            .preview_origin
            .clone_from(&settings.desk.desk_preview_origin);
        #[cfg(feature = "members")]
        if settings.members.members == Switch::On {
            let members = content_members::MemberStore::new(store.clone());
            config.members = Some(Arc::new(OwnMembers(members)));
        }
        config.webhooks_private = settings.desk.desk_webhooks_private == Switch::On;
        if let Some(path) = &settings.desk.desk_indexing_key {
            config.indexing = Some(Arc::new(indexing(path)?));
        }
        config.trusted = http.trusted();
        config.connections = http.connections();
        let desk = Desk::build(config, store)?;
        let (origin, is_plain) = (desk.origin(), desk.is_plain());
        let link = match settings.desk.desk_link {
            Switch::On => Some(desk.owner_link().await.context("no log-in link can be made")?),
            Switch::Off => None,
        };
        let (stop, stopped) = oneshot::channel::<()>();
        let ended = run("the desk", desk.run(told(stopped)));
        Ok(Some(Self {
            link: link.map(|link| link.address(&origin)),
            origin,
            is_plain,
            site,
            stop,
            ended,
        }))
    }

    /// Gives the desk the site, whose pages its previews are.
    pub(super) fn show(&self, site: Arc<LiveSite>) {
        // Once: an application has one site, whose releases change within it.
        let _ = self.site.live.set(site);
    }

    /// Stops the desk after its open requests.
    pub(super) async fn stop(self) {
        let _ = self.stop.send(());
        self.ended.await;
    }
}
