//! The content platform that the site reads from: its own service, or another one by its address.

use std::{path::Path, sync::Arc};

use anyhow::Context as _;
use content_client::{ContentClient, ContentClientConfig};
use content_service::{ContentService, ContentServiceConfig};
use futures::future::OptionFuture;
use http_connection::TaskEnded;
use tokio::sync::oneshot;
use url::Url;
use uuid::Uuid;

use super::beside::{End, run, told};
#[cfg(feature = "desk")]
use super::desk::RunningDesk;
use crate::{
    content::recruit::{feed::RecruitFeed, source::RecruitSource},
    settings::{ContentSettings, http::HttpSettings},
};
#[cfg(feature = "desk")]
use crate::{prerender::live_site::LiveSite, site::files::SiteFiles};

/// Largest accepted response in bytes. A page of a thousand posts with long texts has some ten MB.
const RESPONSE_CAP: usize = 32 * 1024 * 1024;

/// The content platform that the site reads from.
pub struct Platform {
    url: Url,
    client_id: Option<String>,
    service: Option<Service>,
    #[cfg(feature = "desk")]
    desk: Option<RunningDesk>,
}

/// Where the desk is, for people.
#[derive(Clone, Copy, Debug)]
pub struct DeskAddress<'a> {
    /// Its origin.
    pub origin: &'a str,
    /// The link that logs an owner in once, if the settings want one.
    pub link: Option<&'a str>,
    /// Whether browsers keep its sessions without TLS, which they do on loopback only.
    pub is_plain: bool,
}

/// The site's own service while it runs.
struct Service {
    #[cfg(feature = "desk")]
    store: content_service::store::Store,
    stop: oneshot::Sender<()>,
    ended: End,
}

impl Platform {
    /// Starts the site's own service, unless the settings name another platform.
    ///
    /// # Errors
    ///
    /// If the service cannot open its database below `data_dir` or its address is taken.
    pub async fn start(
        settings: &ContentSettings,
        http: &HttpSettings,
        data_dir: &Path,
    ) -> anyhow::Result<Self> {
        if let Some(url) = &settings.content_url {
            return Ok(Self {
                url: url.clone(),
                client_id: settings.client_id(),
                service: None,
                #[cfg(feature = "desk")]
                desk: None,
            });
        }
        let mut config = ContentServiceConfig::new(settings.bind(), settings.database.database(data_dir)?);
        config.seed = settings.seed();
        // Known to this process only, so that no other visitor shares what the site's visitor has.
        let client_id = settings
            .client_id()
            .unwrap_or_else(|| format!("site-{}", Uuid::new_v4()));
        config.site_client = Some(client_id.clone());
        // The site and the service limit a client alike.
        config.trusted = http.trusted();
        config.connections = http.connections();
        // Boxed, because it is the largest part of the start's future.
        let service = Box::pin(build(config, settings))
            .await
            .context("the content service does not start")?;
        let url = Url::parse(&format!("http://{}", service.address()))?;
        #[cfg(feature = "desk")]
        let store = service.store();
        let (stop, stopped) = oneshot::channel::<()>();
        let ended = run("the content service", service.run(told(stopped)));
        Ok(Self {
            url,
            client_id: Some(client_id),
            service: Some(Service {
                #[cfg(feature = "desk")]
                store,
                stop,
                ended,
            }),
            #[cfg(feature = "desk")]
            desk: None,
        })
    }

    /// Starts the desk of the site's own service, if the settings want one. Its built page is among the site's files.
    ///
    /// # Errors
    ///
    /// If its address is taken.
    #[cfg(feature = "desk")]
    pub(crate) async fn open_desk(
        &mut self,
        settings: &ContentSettings,
        http: &HttpSettings,
        files: &SiteFiles,
        site: super::desk::OwnSite,
    ) -> anyhow::Result<()> {
        if let Some(service) = &self.service {
            self.desk = RunningDesk::start(settings, http, files, site, service.store.clone()).await?;
        }
        Ok(())
    }

    /// Gives the desk the site, whose pages its previews are.
    #[cfg(feature = "desk")]
    pub(super) fn show(&self, site: &Arc<LiveSite>) {
        if let Some(desk) = &self.desk {
            desk.show(site.clone());
        }
    }

    /// Where visits are counted; `None` beside another platform, or where the database can only be read.
    #[cfg(feature = "desk")]
    pub(super) fn counts(&self) -> Option<content_desk::Counts> {
        let store = &self.service.as_ref()?.store;
        (!store.is_read_only()).then(|| content_desk::Counts::new(store.clone()))
    }

    /// Where the desk is, if there is one.
    pub fn desk(&self) -> Option<DeskAddress<'_>> {
        #[cfg(feature = "desk")]
        if let Some(desk) = &self.desk {
            return Some(DeskAddress {
                origin: &desk.origin,
                link: desk.link.as_deref(),
                is_plain: desk.is_plain,
            });
        }
        None
    }

    /// The port of the site's own service.
    pub fn port(&self) -> Option<u16> {
        self.service.as_ref().and_then(|_| self.url.port())
    }

    /// The address of the site's own service, without a slash at the end.
    pub fn own_url(&self) -> Option<&str> {
        self.service
            .as_ref()
            .map(|_| self.url.as_str().trim_end_matches('/'))
    }

    /// The client through which the site reads; `None` without a client id, because the platform would only refuse it.
    ///
    /// # Errors
    ///
    /// If the platform's address cannot be used.
    pub fn client(&self) -> anyhow::Result<Option<Arc<ContentClient>>> {
        let mut config = ContentClientConfig::new(self.url.clone());
        config.client_id.clone_from(&self.client_id);
        config.response_cap_bytes = RESPONSE_CAP;
        let is_known = config.client_id.is_some();
        // Without an id the client logs `client id invalid`.
        let client = ContentClient::new(config).context("the content platform cannot be asked")?;
        Ok(is_known.then(|| Arc::new(client)))
    }

    /// Waits for a listener that ends by itself, which none should.
    pub(super) async fn ended(&mut self) -> TaskEnded {
        let service = self.service.as_ref().map(|service| service.ended.clone());
        #[cfg(feature = "desk")]
        let desk = self.desk.as_ref().map(|desk| desk.ended.clone());
        #[cfg(not(feature = "desk"))]
        let desk: Option<End> = None;
        tokio::select! {
            Some(()) = OptionFuture::from(service) => TaskEnded("serves the content"),
            Some(()) = OptionFuture::from(desk) => TaskEnded("serves the desk"),
            else => std::future::pending().await,
        }
    }

    /// Stops the site's own service after its open requests.
    pub async fn stop(self) {
        // Before the service, which closes the storage of both.
        #[cfg(feature = "desk")]
        if let Some(desk) = self.desk {
            desk.stop().await;
        }
        let Some(service) = self.service else { return };
        let _ = service.stop.send(());
        service.ended.await;
    }
}

/// Starts to ask for the recruit posts. Must be called inside a tokio runtime.
pub fn feed(client: Option<&Arc<ContentClient>>, settings: &ContentSettings) -> RecruitFeed {
    let source = client.cloned().map(RecruitSource::new);
    RecruitFeed::start(source, &settings.recruit_collections, settings.refresh_interval)
}

/// Builds the service, with members if the settings ask for them.
#[cfg(feature = "members")]
async fn build(config: ContentServiceConfig, settings: &ContentSettings) -> anyhow::Result<ContentService> {
    let members = settings.members.config()?;
    let mut service = ContentService::build(config).await?;
    if let Some(members) = members {
        content_members::add_members(&mut service, &members).context("members cannot be served")?;
    }
    Ok(service)
}

/// Builds the service.
#[cfg(not(feature = "members"))]
async fn build(config: ContentServiceConfig, _: &ContentSettings) -> anyhow::Result<ContentService> {
    Ok(ContentService::build(config).await?)
}
