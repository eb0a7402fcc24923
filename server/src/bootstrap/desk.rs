//! The desk of the site's own content service while it runs.

use std::{io, path::PathBuf, sync::Arc};

use anyhow::Context as _;
use content_desk::{Desk, DeskConfig, Site};
use content_service::store::Store;
#[cfg(feature = "members")]
use content_service::store::StoreError;
use futures::{FutureExt as _, future::BoxFuture};
use tokio::{sync::oneshot, task::JoinHandle};

use crate::{
    content::recruit::cleaner::Cleaner,
    settings::{ContentSettings, Switch, http::HttpSettings},
};

/// What the site does for the desk.
#[derive(Default)]
struct OwnSite {
    cleaner: Arc<Cleaner>,
}

impl Site for OwnSite {
    fn clean(&self, html: String) -> BoxFuture<'static, Option<String>> {
        let cleaner = self.cleaner.clone();
        async move { cleaner.clean_one(html).await }.boxed()
    }
}

/// The members of the site's own content service, for the desk.
#[cfg(feature = "members")]
struct OwnMembers(content_members::MemberStore);

#[cfg(feature = "members")]
impl content_desk::Members for OwnMembers {
    fn waiting(&self) -> BoxFuture<'static, Result<Vec<content_desk::WaitingMember>, StoreError>> {
        let members = self.0.clone();
        async move {
            let waiting = members.members(Some(content_members::Status::Pending)).await?;
            let waiting = waiting.into_iter().filter(|member| member.awaits_approval);
            let waiting = waiting.map(|member| content_desk::WaitingMember {
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

/// The desk while it runs.
pub(super) struct RunningDesk {
    pub(super) origin: String,
    /// Where an owner logs in once, if the settings want that.
    pub(super) link: Option<String>,
    stop: oneshot::Sender<()>,
    ended: JoinHandle<io::Result<()>>,
}

impl RunningDesk {
    /// Starts the desk, if the settings want one.
    ///
    /// # Errors
    ///
    /// If its address is taken, or the link cannot be made.
    pub(super) async fn start(
        settings: &ContentSettings,
        http: &HttpSettings,
        page: PathBuf,
        store: Store,
    ) -> anyhow::Result<Option<Self>> {
        let Some(bind) = settings.desk.desk_bind else {
            return Ok(None);
        };
        let locales = settings.recruit_collections.iter();
        let locales = locales.map(|(locale, name)| (locale.code().to_owned(), name.to_owned()));
        let mut config = DeskConfig::new(bind, locales.collect(), page, Arc::new(OwnSite::default()));
        config.origin.clone_from(&settings.desk.desk_origin);
        #[cfg(feature = "members")]
        if settings.members.members == Switch::On {
            let members = content_members::MemberStore::new(store.clone());
            config.members = Some(Arc::new(OwnMembers(members)));
        }
        config.trusted = http.trusted();
        config.connections_per_address = http.connections_per_address.get();
        config.head_timeout = http.head_timeout;
        config.transfer_timeout = http.transfer_timeout;
        let desk = Desk::build(config, store)?;
        let origin = desk.origin();
        let link = match settings.desk.desk_link {
            Switch::On => Some(desk.owner_link().await.context("no log-in link can be made")?),
            Switch::Off => None,
        };
        let (stop, stopped) = oneshot::channel::<()>();
        let ended = actix_web::rt::spawn(desk.run(async {
            // A sender that is gone wants the desk to stop too.
            let _ = stopped.await;
        }));
        Ok(Some(Self {
            link: link.map(|link| link.address(&origin)),
            origin,
            stop,
            ended,
        }))
    }

    /// Stops the desk after its open requests.
    pub(super) async fn stop(self) {
        let _ = self.stop.send(());
        match self.ended.await {
            Ok(Ok(())) => {}
            Ok(Err(error)) => tracing::error!(%error, "the desk failed"),
            Err(error) => tracing::error!(%error, "the desk failed"),
        }
    }
}
