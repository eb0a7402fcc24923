//! Positions: what is kept of each in each language.
//!
//! A post is an item of the service's published collection, its draft one of the collection of drafts, under the id of the
//! position. So the site shows what is published as it does all else, and the command line works on the same items.

mod act;
mod comments;
mod copy;
mod delete;
mod history;
mod names;
mod news;
mod order;
mod rename;
mod review;
mod rules;
mod summary;
mod templates;
mod trash;
mod write;

pub(crate) use act::{Request, close, publish_if_whole};
pub(crate) use copy::Changes;
pub(crate) use history::{Entry, scheduled};
pub(crate) use news::of as news_of;
pub(crate) use review::ReviewRequest;
pub(crate) use rules::refusals;
pub(crate) use summary::{iso, status};
pub(crate) use templates::Origin;
pub(crate) use trash::TrashEntry;
pub(crate) use write::Apart;

use content_service::store::Item;
use content_service::store::posts::{PostStatus, mark};
use content_wire::desk::{ByLanguage, Position, Positions, PostVersions};
use content_wire::reason::Reason;
use content_wire::{base64, secret};
use serde_json::json;
use sqlx::AnyConnection;

use crate::error::DeskError;
use crate::shared::{Locale, Shared};
use summary::summary;
use templates::is_unseen;

pub(crate) use content_wire::desk::Post;

pub(crate) const MISSING: DeskError = DeskError::NotFound { what: "position" };

/// Longest name of a template, in characters.
pub(crate) const TEMPLATE_NAME_MAX: usize = 80;

impl Shared {
    /// Every position that has a post or a draft, and every template, the last changed first.
    pub(crate) async fn positions(&self) -> Result<Positions, DeskError> {
        let mut view = self.store.content().view().await?;
        let tag = tag(&mut view).await?;
        let all = self.posts().statuses(&mut view).await?;
        let names = templates::names(&mut view).await?;
        let there = all
            .iter()
            .filter(|(_, statuses)| statuses.iter().any(PostStatus::exists));
        let mut positions: Vec<_> = there
            .map(|(id, statuses)| {
                let changed = statuses.iter().filter_map(PostStatus::last);
                let changed = changed.map(|last| last.at.clone()).max().unwrap_or_default();
                let locales = self.locales.iter().zip(statuses);
                let locales = locales.map(|(locale, status)| (locale.code.clone(), summary(status)));
                let position = Position {
                    id: id.clone(),
                    template: names.get(id).filter(|_| is_unseen(statuses)).cloned(),
                    locales: ByLanguage(locales.collect()),
                };
                (changed, position)
            })
            .collect();
        positions.sort_by(|one, other| other.0.cmp(&one.0));
        let (templates, positions) = positions
            .into_iter()
            .map(|(_, position)| position)
            .partition(|position| position.template.is_some());
        Ok(Positions {
            locales: self.locales.iter().map(|locale| locale.code.clone()).collect(),
            positions,
            templates,
            tag,
        })
    }

    /// A position with its posts.
    ///
    /// # Errors
    /// [`DeskError::NotFound`].
    pub(crate) async fn position(&self, id: &str) -> Result<Position, DeskError> {
        let mut view = self.store.content().view().await?;
        if !self.exists(&mut view, id).await? {
            return Err(MISSING);
        }
        self.read_position(&mut view, id).await
    }

    /// Whether a position has a post or a draft in any language.
    pub(crate) async fn exists(&self, connection: &mut AnyConnection, id: &str) -> Result<bool, DeskError> {
        let all = self.posts().status(connection, id).await?;
        Ok(all.iter().any(PostStatus::exists))
    }

    /// A position as it is at this point of a transaction, whether it has posts or not.
    pub(crate) async fn read_position(
        &self,
        connection: &mut AnyConnection,
        id: &str,
    ) -> Result<Position, DeskError> {
        let posts = self.posts();
        let statuses = posts.status(connection, id).await?;
        let items = posts.items(connection, id).await?;
        let entries = self.locales.iter().zip(statuses.iter().zip(items));
        let entries = entries.map(|(locale, (status, items))| {
            let versions = PostVersions {
                summary: summary(status),
                draft: items.draft.map(shown),
                published: items.published.map(shown),
                address: self.site.position_address(id, &locale.code),
            };
            (locale.code.clone(), versions)
        });
        Ok(Position {
            id: id.to_owned(),
            template: self.template_name(connection, id).await?,
            locales: ByLanguage(entries.collect()),
        })
    }

    /// The refusal of a change that was made from something older.
    async fn conflict(&self, connection: &mut AnyConnection, id: &str) -> Result<DeskError, DeskError> {
        let current = Box::new(self.read_position(connection, id).await?);
        Ok(DeskError::Conflict { current })
    }
}

/// Names the list of positions as it is: another one after each change of a post, a comment or the name of a template.
pub(crate) async fn tag(connection: &mut AnyConnection) -> Result<String, DeskError> {
    let posts = mark(connection).await?;
    let comments = comments::revision_of_all(connection).await?;
    let names = secret::digest(&json!(templates::names(connection).await?).to_string());
    Ok(format!("{posts} {comments} {}", base64::encode(names)))
}

/// A post without its system fields.
pub(crate) fn shown(item: Item) -> Post {
    let fields = item.data.into_iter();
    fields.filter(|(name, _)| !name.starts_with('_')).collect()
}

/// The languages of codes in the order in which a change takes them.
fn in_order<'s>(shared: &'s Shared, codes: &[String]) -> Result<Vec<&'s Locale>, DeskError> {
    for code in codes {
        shared.locale(code).map_err(|_| {
            DeskError::field(
                "locales",
                Reason::malformed(format_args!("there is no language {code}")),
            )
        })?;
    }
    let locales = shared.locales.iter();
    Ok(locales.filter(|locale| codes.contains(&locale.code)).collect())
}
