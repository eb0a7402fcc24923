//! The company's facts, for the desk.

use std::sync::{Arc, OnceLock};

use content_desk::{Company, Facts, FactsError};
use futures::{FutureExt as _, future::BoxFuture};
use serde_json::Value;

use crate::{
    content::company::{CompanyFile, Document, DocumentError},
    prerender::live_site::LiveSite,
};

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
        work: impl FnOnce(&CompanyFile) -> Result<Document, DocumentError> + Send + 'static,
    ) -> BoxFuture<'static, Result<Facts, FactsError>> {
        let file = self.file.clone();
        let work = async move {
            match actix_web::rt::task::spawn_blocking(move || work(&file)).await {
                Ok(Ok(document)) => Ok(shown(document)),
                Ok(Err(error)) => Err(refused(&error)),
                Err(_) => Err(FactsError::Absent),
            }
        };
        work.boxed()
    }
}

impl Company for OwnCompany {
    fn read(&self) -> BoxFuture<'static, Result<Facts, FactsError>> {
        let (read, live) = (self.work(CompanyFile::read), self.live.get().cloned());
        async move {
            let mut facts = read.await?;
            facts.not_live = live.and_then(|live| live.reloads.problem());
            Ok(facts)
        }
        .boxed()
    }

    fn replace(&self, facts: Value, revision: String) -> BoxFuture<'static, Result<Facts, FactsError>> {
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

fn shown(document: Document) -> Facts {
    let Document {
        revision,
        facts,
        faults,
        warnings,
        is_writable,
    } = document;
    Facts {
        revision,
        facts,
        faults,
        warnings,
        is_writable,
        not_live: None,
    }
}

/// The causes stay in the log.
fn refused(error: &DocumentError) -> FactsError {
    let refused = match error {
        DocumentError::Absent(_) => FactsError::Absent,
        DocumentError::Malformed(_) => FactsError::Malformed,
        DocumentError::Stale => FactsError::Stale,
        DocumentError::Invalid(faults) => FactsError::Invalid(faults.clone()),
        DocumentError::ReadOnly(_) => FactsError::ReadOnly,
    };
    if !matches!(refused, FactsError::Stale | FactsError::Invalid(_)) {
        let error: &dyn std::error::Error = error;
        tracing::warn!(error, "the company's facts are not read or written for the desk");
    }
    refused
}
