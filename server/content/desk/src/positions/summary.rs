//! What the wire says of a post in one language without its texts.

use content_service::store::Edit;
use content_service::store::posts::PostStatus;
use content_wire::date;
use content_wire::desk::{Review, ReviewState, Summary};
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
        review: review(status),
        comments: status.comments,
    }
}

/// The review of a draft: who called it ready, and the answer to that.
pub(super) fn review(status: &PostStatus) -> Option<Review> {
    let (asked, answers): (Vec<_>, Vec<_>) = status
        .review
        .iter()
        .partition(|step| step.state == ReviewState::Ready);
    let (asked, answer) = (asked.first()?, answers.first());
    let last = answer.unwrap_or(asked);
    let revision = status.draft_last.as_ref().map(|last| last.revision);
    Some(Review {
        state: last.state,
        is_changed: revision != Some(last.revision),
        asked: asked.said.clone(),
        answer: answer.map(|answer| answer.said.clone()),
    })
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
