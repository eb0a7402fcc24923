//! Drafts as pages of the site: for a user who writes, and behind a link for somebody without an account.
//!
//! A link is good for the draft that it was made for: one that is published, discarded or deleted takes its links along.

use content_wire::html;
use content_wire::post::HTML_FIELDS;
use content_wire::reason::Code;
use request_limits::{Caller, Full};
use serde_json::Value;
use sqlx::AnyConnection;

use crate::audit::note;
use crate::error::DeskError;
use crate::positions::{self, Post};
use crate::sessions::{Session, Visit};
use crate::shared::{Locale, Shared};
use crate::signatures::{self, Claims};
use crate::site::{Draft, PreviewPage, PreviewPlace};

/// Hours for which a link is good unless its maker wants another time: a question asked on Friday is answered on Monday.
const HOURS: i64 = 72;
/// Most hours for which a link can be good: two weeks.
const HOURS_MAX: i64 = 14 * 24;

const NO_DRAFT: DeskError = DeskError::NotFound { what: "draft" };
const NO_LINK: DeskError = DeskError::NotFound { what: "preview" };

/// A link that shows a draft.
#[derive(Clone, Debug)]
pub(crate) struct PreviewLink {
    /// Its signed part.
    pub(crate) token: String,
    /// When it ends, in seconds since 1970.
    pub(crate) expires: i64,
}

impl Shared {
    /// Makes the page of a post that is written at this moment. Nothing is saved. Returns the name by which this session finds
    /// the page.
    ///
    /// # Errors
    /// [`DeskError::NotFound`], [`DeskError::Invalid`], [`DeskError::Unavailable`], [`DeskError::Store`].
    pub(crate) async fn preview(
        &self,
        by: &Session,
        id: &str,
        locale: &Locale,
        post: Post,
        place: Option<PreviewPlace>,
    ) -> Result<String, DeskError> {
        check(&post)?;
        let mut view = self.store.content().view().await?;
        if !self.exists(&mut view, id).await? {
            return Err(positions::MISSING);
        }
        drop(view);
        let page = self.page_of(Caller::Known, id, locale, post, place).await?;
        self.store.keep_page(&by.id, page).await
    }

    /// A page that this session has made.
    ///
    /// # Errors
    /// [`DeskError::NotFound`], [`DeskError::Store`].
    pub(crate) async fn framed(&self, by: &Session, name: &str) -> Result<PreviewPage, DeskError> {
        self.store.kept_page(&by.id, name).await?.ok_or(NO_LINK)
    }

    /// Makes a link that shows the draft of a position as it is saved.
    ///
    /// # Errors
    /// [`DeskError::NotFound`] without a draft, [`DeskError::Invalid`].
    pub(crate) async fn link_preview(
        &self,
        by: &Session,
        id: &str,
        locale: &Locale,
        hours: Option<i64>,
    ) -> Result<PreviewLink, DeskError> {
        let hours = hours.unwrap_or(HOURS);
        if !(1..=HOURS_MAX).contains(&hours) {
            return Err(DeskError::field(
                "hours",
                Code::NotInRange.with("min", 1).with("max", HOURS_MAX),
            ));
        }
        let content = self.store.content();
        let mut change = content.change().await?;
        let (draft, _) = self.draft(&mut change, locale, id).await?.ok_or(NO_DRAFT)?;
        let key = signatures::make_key(&mut change, locale, id).await?;
        let expires = content.now_seconds().saturating_add(hours * 60 * 60);
        let subject = format!("{id} {}", locale.code);
        note(&mut change, content.now(), &by.user, "linkPreview", &subject).await?;
        change.commit().await?;
        let token = Claims { expires, draft }.sign(&key, locale, id);
        Ok(PreviewLink { token, expires })
    }

    /// Makes all links of a position in a language void.
    ///
    /// # Errors
    /// [`DeskError::Store`].
    pub(crate) async fn end_preview_links(
        &self,
        by: &Session,
        id: &str,
        locale: &Locale,
    ) -> Result<(), DeskError> {
        let content = self.store.content();
        let mut change = content.change().await?;
        signatures::forget_key(&mut change, locale, id).await?;
        let subject = format!("{id} {}", locale.code);
        note(&mut change, content.now(), &by.user, "endPreviewLinks", &subject).await?;
        Ok(change.commit().await?)
    }

    /// The page that a link shows.
    ///
    /// # Errors
    /// [`DeskError::NotFound`] for what is no link of ours, [`DeskError::PreviewEnded`], [`DeskError::Crowded`],
    /// [`DeskError::Unavailable`].
    pub(crate) async fn linked(
        &self,
        code: &str,
        id: &str,
        token: &str,
        visit: &Visit,
    ) -> Result<PreviewPage, DeskError> {
        let locale = self.locale(code).map_err(|_| NO_LINK)?;
        // No id has the character NUL, and PostgreSQL could not look for it.
        if id.contains('\0') {
            return Err(NO_LINK);
        }
        let content = self.store.content();
        let mut view = content.view().await?;
        let key = signatures::key(&mut view, locale, id).await?.ok_or(NO_LINK)?;
        let claims = Claims::verify(token, &key, locale, id).ok_or(NO_LINK)?;
        let draft = self.draft(&mut view, locale, id).await?;
        drop(view);
        match draft {
            Some((number, post)) if number == claims.draft && is_now(&claims, content.now_seconds()) => {
                self.page_of(Caller::Stranger(visit.ip()), id, locale, post, None)
                    .await
            }
            _ => Err(DeskError::PreviewEnded),
        }
    }

    /// The number of a draft, and the draft.
    async fn draft(
        &self,
        connection: &mut AnyConnection,
        locale: &Locale,
        id: &str,
    ) -> Result<Option<(i64, Post)>, DeskError> {
        let posts = self.store.content().posts([locale.published.as_str()]);
        let draft = posts.numbered_draft(connection, id).await?;
        Ok(draft.map(|(number, item)| (number, positions::shown(item))))
    }

    async fn page_of(
        &self,
        caller: Caller,
        id: &str,
        locale: &Locale,
        post: Post,
        place: Option<PreviewPlace>,
    ) -> Result<PreviewPage, DeskError> {
        let turn = self.renders.take(caller).await;
        let _turn = turn.map_err(|Full| DeskError::Crowded)?;
        let draft = Draft {
            locale: locale.code.clone(),
            id: id.to_owned(),
            post,
            place,
        };
        self.site.preview(draft).await.ok_or(DeskError::Unavailable)
    }
}

/// Whether a link is good now. One that would be good for longer than any may be was not made here, no matter who has the key.
fn is_now(claims: &Claims, now: i64) -> bool {
    (now + 1..=now.saturating_add(HOURS_MAX * 60 * 60)).contains(&claims.expires)
}

/// Checks what could keep the site from cleaning a post. All else that is wrong with it the page leaves out.
fn check(post: &Post) -> Result<(), DeskError> {
    let text = |field: &&str| post.get(*field).and_then(Value::as_str).unwrap_or_default();
    let beyond = HTML_FIELDS.iter().filter_map(|field| {
        let limit = html::check(text(field)).err()?;
        Some(((*field).to_owned(), limit.into()))
    });
    let fields: Vec<_> = beyond.collect();
    if fields.is_empty() {
        return Ok(());
    }
    Err(DeskError::Invalid { fields })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_link_is_good_for_longer_than_any_may_be_however_well_it_is_signed() {
        const NOW: i64 = 1_800_000_000;
        const HOUR: i64 = 60 * 60;
        for (expires, is_good) in [
            (NOW, false),
            (NOW + 1, true),
            (NOW + HOURS_MAX * HOUR, true),
            (NOW + HOURS_MAX * HOUR + 1, false),
            (i64::MAX, false),
            (i64::MIN, false),
        ] {
            let claims = Claims { expires, draft: 1 };
            assert_eq!(is_now(&claims, NOW), is_good, "{expires}");
        }
    }
}
