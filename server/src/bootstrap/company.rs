//! The company's facts, for the desk.

use std::{
    io,
    sync::{Arc, OnceLock},
};

use content_company::{CompanyDocument, CompanyDocumentError, CompanyFile};
use content_desk::Company;
use futures::{FutureExt as _, future::BoxFuture};
use serde_json::Value;

use crate::prerender::live_site::LiveSite;

/// The file of the company's facts, and the site that shows them.
pub(super) struct OwnCompany {
    pub(super) file: CompanyFile,
    /// The site as it is live. The desk starts before it.
    pub(super) live: Arc<OnceLock<Arc<LiveSite>>>,
}

impl OwnCompany {
    /// Works on the file aside from the requests.
    fn work(
        &self,
        work: impl FnOnce(&CompanyFile) -> Result<CompanyDocument, CompanyDocumentError> + Send + 'static,
    ) -> BoxFuture<'static, Result<CompanyDocument, CompanyDocumentError>> {
        let file = self.file.clone();
        let work = async move {
            let worked = actix_web::rt::task::spawn_blocking(move || work(&file)).await;
            // Work that panicked has read nothing.
            let worked = worked
                .map_err(io::Error::other)
                .map_err(CompanyDocumentError::Absent);
            worked.flatten().map_err(refused)
        };
        work.boxed()
    }
}

impl Company for OwnCompany {
    fn read(&self) -> BoxFuture<'static, Result<CompanyDocument, CompanyDocumentError>> {
        let (read, live) = (self.work(CompanyFile::read), self.live.get().cloned());
        async move {
            let mut facts = read.await?;
            facts.not_live = live.and_then(|live| live.reloads.problem());
            Ok(facts)
        }
        .boxed()
    }

    fn replace(
        &self,
        facts: Value,
        revision: String,
    ) -> BoxFuture<'static, Result<CompanyDocument, CompanyDocumentError>> {
        let change = self.work(move |file| file.replace(&facts, &revision));
        let live = self.live.get().cloned();
        async move {
            let Some(live) = live else { return change.await };
            let (mut facts, not_live) = live.reloads.after(change).await?;
            facts.not_live = not_live;
            Ok(facts)
        }
        .boxed()
    }
}

/// Notes an error, whose causes stay in the log.
fn refused(error: CompanyDocumentError) -> CompanyDocumentError {
    if !matches!(
        error,
        CompanyDocumentError::Stale | CompanyDocumentError::Invalid(_)
    ) {
        let error: &dyn std::error::Error = &error;
        tracing::warn!(error, "the company's facts are not read or written for the desk");
    }
    error
}
