//! What the wire says of a post in one language without its texts.

use content_service::store::Edit;
use content_service::store::posts::PostStatus;
use content_wire::date;
use content_wire::desk::Summary;
use time::OffsetDateTime;

use crate::error::DeskError;
use crate::shared::Locale;
use crate::state;

/// The summary on the wire.
pub(super) fn summary(status: &PostStatus) -> Summary {
    let brief = status.brief().cloned().unwrap_or_default();
    let last = status.last();
    let seen = status.published.as_ref().or(status.draft.as_ref());
    Summary {
        state: state::of(status),
        is_published: status.published.is_some(),
        revision: status.revision(),
        title: brief.title,
        date: brief.date,
        closing_date: seen.and_then(|seen| seen.closing_date.clone()),
        changed_at: last.map(|last| last.at.clone()),
        changed_by: last.map(|last| last.author.clone()),
        publish_at: status.publish_at.and_then(iso),
        close_at: status.close_at.and_then(iso),
    }
}

/// Seconds since 1970 as the wire has times.
pub(crate) fn iso(seconds: i64) -> Option<String> {
    OffsetDateTime::from_unix_timestamp(seconds)
        .ok()
        .map(date::format)
}

/// What is known of a post in one language at this point of a change.
pub(crate) async fn status(edit: &mut Edit<'_>, locale: &Locale, id: &str) -> Result<PostStatus, DeskError> {
    let posts = edit.posts([locale.published.as_str()]);
    let all = posts.status(edit.connection(), id).await?;
    Ok(all.into_iter().next().unwrap_or_default())
}
