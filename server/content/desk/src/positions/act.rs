//! Publishing, taking back and scheduling, in one or more languages of a position: in all of them or in none.

use std::collections::BTreeMap;

use content_service::store::posts::PostStatus;
use content_service::store::{Edit, Times};
use content_wire::date;
use content_wire::desk::Position;
use content_wire::reason::{Code, Reason};
use serde::Deserialize;
use serde_json::json;

use super::rules::whole;
use super::{in_order, iso, news, status};
use crate::audit::note;
use crate::error::DeskError;
use crate::event::Kind;
use crate::sessions::Session;
use crate::shared::{Locale, Shared};
use crate::state::{self, Action};

/// What is to be done with a position.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct Request {
    action: Name,
    locales: Vec<String>,
    revisions: BTreeMap<String, String>,
    publish_at: Option<String>,
    close_at: Option<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "camelCase")]
enum Name {
    Publish,
    TakeBack,
    Schedule,
    Unschedule,
}

impl Name {
    fn action(self) -> Action {
        match self {
            Self::Publish => Action::Publish,
            Self::TakeBack => Action::TakeBack,
            Self::Schedule => Action::Schedule,
            Self::Unschedule => Action::Unschedule,
        }
    }

    fn text(self) -> &'static str {
        match self {
            Self::Publish => "publish",
            Self::TakeBack => "takeBack",
            Self::Schedule => "schedule",
            Self::Unschedule => "unschedule",
        }
    }
}

impl Shared {
    /// Does what is asked for, and returns the position as it is then.
    ///
    /// # Errors
    /// [`DeskError::Template`], [`DeskError::Conflict`], [`DeskError::Invalid`], and those of the table of transitions; nothing is changed then.
    pub(crate) async fn act(&self, by: &Session, id: &str, request: &Request) -> Result<Position, DeskError> {
        let times = self.times(request)?;
        let locales = in_order(self, &request.locales)?;
        let first = locales
            .first()
            .ok_or_else(|| DeskError::field("locales", Reason::malformed("must not be empty")))?;
        let mut edit = self.store.content().edit(&first.published, by).await?;
        self.refuse_template(edit.connection(), id).await?;
        for locale in locales {
            edit = self.act_in(edit, by, id, locale, request, times).await?;
            let now = self.store.content().now();
            let subject = format!("{id} {}", locale.code);
            note(edit.connection(), now, &by.user, request.action.text(), &subject).await?;
        }
        let position = self.read_position(edit.connection(), id).await?;
        if request.action == Name::Schedule {
            let mut event = news::of(&position, &request.locales, by);
            event.publish_at = times.publish.and_then(iso);
            event.close_at = times.close.and_then(iso);
            self.tell(edit.connection(), Kind::Scheduled, event).await?;
        }
        edit.commit().await?;
        Ok(position)
    }

    async fn act_in<'s>(
        &self,
        edit: Edit<'s>,
        by: &Session,
        id: &str,
        locale: &Locale,
        request: &Request,
        times: Times,
    ) -> Result<Edit<'s>, DeskError> {
        let mut edit = edit.turn_to(&locale.published).await?;
        let revision = request.revisions.get(&locale.code);
        let revision = revision.ok_or_else(|| {
            DeskError::field(
                "revisions",
                Reason::malformed(format_args!("lack {}", locale.code)),
            )
        })?;
        let seen = self.seen(&mut edit, locale, id, revision).await?;
        let action = request.action.action();
        let next = self.permit(&mut edit, id, &seen, action, by).await?;
        let mut edit = match request.action {
            Name::Publish => publish(edit, locale, id, seen.close_at).await?,
            Name::TakeBack => take_back(edit, locale, id, &seen).await?,
            Name::Schedule => schedule(edit, locale, id, times).await?,
            Name::Unschedule => schedule(edit, locale, id, Times::default()).await?,
        };
        let state = state::of(&status(&mut edit, locale, id).await?);
        if !next.contains(&state) {
            // Only times can lead elsewhere: one to publish without a draft, or one to close without a published post.
            return Err(DeskError::field("publishAt", Code::NoFit));
        }
        Ok(edit)
    }

    /// The times of a request, which only a schedule has.
    fn times(&self, request: &Request) -> Result<Times, DeskError> {
        let now = self.store.content().now_seconds();
        let read = |name: &str, text: &Option<String>| {
            let Some(text) = text else { return Ok(None) };
            let time = date::decode(&json!(text)).map(time::OffsetDateTime::unix_timestamp);
            let time = time.ok_or_else(|| {
                DeskError::field(
                    name,
                    Reason::malformed("must be a time such as 2026-01-31T09:00:00Z"),
                )
            })?;
            if time <= now {
                return Err(DeskError::field(name, Code::NotLater));
            }
            Ok(Some(time))
        };
        let times = Times {
            publish: read("publishAt", &request.publish_at)?,
            close: read("closeAt", &request.close_at)?,
        };
        let has_one = times.publish.is_some() || times.close.is_some();
        match (
            request.action == Name::Schedule,
            has_one,
            times.publish,
            times.close,
        ) {
            (true, false, ..) => Err(DeskError::field("publishAt", Code::NoTime)),
            (false, true, ..) => Err(DeskError::field(
                "publishAt",
                Reason::malformed("belongs to a schedule"),
            )),
            (_, _, Some(publish), Some(close)) if close <= publish => {
                Err(DeskError::field("closeAt", Code::ClosesFirst))
            }
            _ => Ok(times),
        }
    }
}

/// Publishes the draft. A time to publish has then no meaning, one to close stays.
async fn publish<'s>(
    edit: Edit<'s>,
    locale: &Locale,
    id: &str,
    close_at: Option<i64>,
) -> Result<Edit<'s>, DeskError> {
    let mut edit = edit.turn_to(&locale.drafts).await?;
    let draft = edit.item(id).await?.ok_or(super::MISSING)?;
    whole(&draft.data)?;
    let (edit, _) = edit.publish(&locale.published, draft).await?;
    let times = Times {
        publish: None,
        close: close_at,
    };
    Ok(edit.set_times(&locale.published, id, times).await?)
}

/// Takes the published post back. Its times end with it.
async fn take_back<'s>(
    edit: Edit<'s>,
    locale: &Locale,
    id: &str,
    seen: &PostStatus,
) -> Result<Edit<'s>, DeskError> {
    let mut edit = edit.turn_to(&locale.published).await?;
    let item = edit.item(id).await?.ok_or(super::MISSING)?;
    let (edit, _) = edit
        .take_back(&locale.published, item, seen.draft.is_none())
        .await?;
    Ok(edit.set_times(&locale.published, id, Times::default()).await?)
}

/// Publishes a draft if it is what its time was set for, and may be published; else its time is taken away. Says which of the two.
pub(crate) async fn publish_if_whole<'s>(
    edit: Edit<'s>,
    locale: &Locale,
    id: &str,
) -> Result<(Edit<'s>, bool), DeskError> {
    // From here on no one else changes the draft.
    let mut edit = edit.turn_to(&locale.drafts).await?;
    let close = status(&mut edit, locale, id).await?.close_at;
    let draft = edit.item(id).await?;
    let is_whole = draft.is_some_and(|draft| whole(&draft.data).is_ok());
    if is_whole && edit.is_as_scheduled(id).await? {
        let edit = publish(edit, locale, id, close).await?;
        return Ok((edit, true));
    }
    let times = Times { publish: None, close };
    Ok((edit.set_times(&locale.published, id, times).await?, false))
}

/// Takes a post back whose time has come, if it is still there.
pub(crate) async fn close<'s>(mut edit: Edit<'s>, locale: &Locale, id: &str) -> Result<Edit<'s>, DeskError> {
    let seen = status(&mut edit, locale, id).await?;
    if seen.published.is_some() {
        return take_back(edit, locale, id, &seen).await;
    }
    Ok(edit.set_times(&locale.published, id, Times::default()).await?)
}

async fn schedule<'s>(
    mut edit: Edit<'s>,
    locale: &Locale,
    id: &str,
    times: Times,
) -> Result<Edit<'s>, DeskError> {
    if times.publish.is_some() {
        let posts = edit.posts([locale.published.as_str()]);
        let items = posts.items(edit.connection(), id).await?;
        let draft = items.into_iter().find_map(|items| items.draft);
        let draft = draft.ok_or_else(|| DeskError::field("publishAt", Code::NoDraft))?;
        whole(&draft.data)?;
    }
    Ok(edit.set_times(&locale.published, id, times).await?)
}
