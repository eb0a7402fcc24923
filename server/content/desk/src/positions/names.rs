//! What positions were called that the list of what was done names, and that are gone or have another id now.

use std::collections::{BTreeMap, BTreeSet};

use content_service::store::posts::last_title;
use content_wire::desk::ByLanguage;
use sqlx::AnyConnection;

use crate::audit::{self, AuditEntry, AuditFilter};
use crate::error::DeskError;
use crate::shared::{Locale, Shared};

/// A part of the list of what was done.
#[derive(Debug)]
pub(crate) struct AuditPage {
    pub(crate) entries: Vec<AuditEntry>,
    pub(crate) has_more: bool,
    /// The last titles of positions that are not there under these ids.
    pub(crate) titles: BTreeMap<String, ByLanguage<String>>,
}

impl Shared {
    /// Some entries of the list, the newest first.
    pub(crate) async fn audit(&self, filter: &AuditFilter) -> Result<AuditPage, DeskError> {
        let mut view = self.store.content().view().await?;
        let (entries, has_more) = audit::read(&mut view, filter).await?;
        let ids: BTreeSet<_> = entries.iter().filter_map(AuditEntry::position).collect();
        let mut titles = BTreeMap::new();
        for id in ids {
            if !self.exists(&mut view, id).await? {
                let last = self.last_titles(&mut view, id).await?;
                titles.insert(id.to_owned(), ByLanguage(last));
            }
        }
        Ok(AuditPage {
            entries,
            has_more,
            titles,
        })
    }

    async fn last_titles(
        &self,
        connection: &mut AnyConnection,
        id: &str,
    ) -> Result<Vec<(String, String)>, DeskError> {
        let now = self.now_at(connection, id).await?;
        let now = now.as_deref().unwrap_or(id);
        let mut titles = Vec::new();
        for locale in &self.locales {
            if let Some(title) = title(connection, locale, now).await? {
                titles.push((locale.code.clone(), title));
            }
        }
        Ok(titles)
    }
}

/// The last title in a language: that of a draft, else that of what was published.
async fn title(
    connection: &mut AnyConnection,
    locale: &Locale,
    id: &str,
) -> Result<Option<String>, DeskError> {
    let draft = last_title(connection, &locale.drafts, id).await?;
    Ok(match draft {
        Some(title) => Some(title),
        None => last_title(connection, &locale.published, id).await?,
    })
}
