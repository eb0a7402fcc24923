//! Positions: lists, drafts, what is published, history.

use std::collections::BTreeMap;

use actix_web::HttpResponse;
use content_wire::reason::{Code, Reason};
use serde::{Deserialize, Serialize};

use super::call::{Call, CallResult};
use crate::error::DeskError;
use crate::positions::{Apart, Changes, Entry, Post, Request, ReviewRequest, TrashEntry};

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct NewPosition {
    id: Option<String>,
    copy_of: Option<String>,
    titles: Option<BTreeMap<String, String>>,
    date: Option<String>,
    locale: Option<String>,
    post: Option<Post>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct NewId {
    to: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
struct Draft {
    post: Post,
    revision: String,
    #[serde(default)]
    is_set_aside: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Restored {
    entry: String,
    revision: String,
}

#[derive(Serialize)]
struct PastPost {
    post: Post,
}

#[derive(Serialize)]
struct Trash {
    positions: Vec<TrashEntry>,
}

/// GET `/positions`.
pub(super) async fn list(call: Call) -> CallResult {
    Ok(HttpResponse::Ok().json(call.shared.positions().await?))
}

/// POST `/positions`.
pub(super) async fn create(call: Call) -> CallResult {
    let NewPosition {
        id,
        copy_of,
        titles,
        date,
        locale,
        post,
    } = call.body()?;
    let (shared, by) = (&call.shared, call.session()?);
    let id = match (copy_of, locale) {
        // No id has the character NUL, and PostgreSQL could not look for it.
        (Some(from), None) if post.is_none() && !from.contains('\0') => {
            let titles = titles.unwrap_or_default();
            shared.copy(by, id, &from, &Changes { titles, date }).await?
        }
        (None, Some(code)) if titles.is_none() && date.is_none() => {
            let locale = shared.locale(&code)?;
            shared.create(by, id, locale, post.unwrap_or_default()).await?
        }
        _ => {
            return Err(DeskError::field(
                "body",
                Reason::malformed(
                    "needs either `copyOf` and no more than `titles` and `date`, or `locale` and `post`",
                ),
            )
            .into());
        }
    };
    Ok(HttpResponse::Created().json(shared.position(&id).await?))
}

/// GET `/positions/{id}`.
pub(super) async fn get(call: Call) -> CallResult {
    Ok(HttpResponse::Ok().json(call.shared.position(&call.id()?).await?))
}

/// DELETE `/positions/{id}`.
pub(super) async fn delete(call: Call) -> CallResult {
    call.shared.delete(call.session()?, &call.id()?).await?;
    Ok(HttpResponse::NoContent().finish())
}

/// POST `/positions/{id}/undelete`.
pub(super) async fn undelete(call: Call) -> CallResult {
    let position = call.shared.undelete(call.session()?, &call.id()?).await?;
    Ok(HttpResponse::Ok().json(position))
}

/// POST `/positions/{id}/rename`.
pub(super) async fn rename(call: Call) -> CallResult {
    let NewId { to } = call.body()?;
    let position = call.shared.rename(call.session()?, &call.id()?, to).await?;
    Ok(HttpResponse::Ok().json(position))
}

/// GET `/trash`.
pub(super) async fn trash(call: Call) -> CallResult {
    let positions = call.shared.trash().await?;
    Ok(HttpResponse::Ok().json(Trash { positions }))
}

/// PUT `/positions/{id}/{locale}/draft`.
pub(super) async fn save(call: Call) -> CallResult {
    let draft: Draft = call.body()?;
    let (by, id, locale) = (call.session()?, call.id()?, call.locale()?);
    let apart = draft.is_set_aside.then_some(Apart::SetAside);
    let saved = call
        .shared
        .save(by, &id, locale, draft.post, &draft.revision, apart);
    let summary = saved.await?;
    Ok(HttpResponse::Ok().json(summary))
}

/// DELETE `/positions/{id}/{locale}/draft`.
pub(super) async fn discard(call: Call) -> CallResult {
    let revision = call.query("revision");
    let revision = revision.ok_or_else(|| DeskError::field("revision", Code::Missing))?;
    let (by, id, locale) = (call.session()?, call.id()?, call.locale()?);
    let summary = call.shared.discard(by, &id, locale, &revision).await?;
    Ok(HttpResponse::Ok().json(summary))
}

/// POST `/positions/{id}/actions`.
pub(super) async fn act(call: Call) -> CallResult {
    let request: Request = call.body()?;
    let position = call.shared.act(call.session()?, &call.id()?, &request).await?;
    Ok(HttpResponse::Ok().json(position))
}

/// POST `/positions/{id}/{locale}/review`.
pub(super) async fn review(call: Call) -> CallResult {
    let request: ReviewRequest = call.body()?;
    let (by, id, locale) = (call.session()?, call.id()?, call.locale()?);
    let position = call.shared.review(by, &id, locale, &request).await?;
    Ok(HttpResponse::Ok().json(position))
}

/// GET `/positions/{id}/{locale}/history`.
pub(super) async fn history(call: Call) -> CallResult {
    let history = call.shared.history(&call.id()?, call.locale()?).await?;
    Ok(HttpResponse::Ok().json(history))
}

/// GET `/positions/{id}/{locale}/history/{entry}`.
pub(super) async fn past(call: Call) -> CallResult {
    let entry = Entry::parse(&call.part("entry")?)?;
    let post = call.shared.past(&call.id()?, call.locale()?, entry).await?;
    Ok(HttpResponse::Ok().json(PastPost { post }))
}

/// POST `/positions/{id}/{locale}/restore`.
pub(super) async fn restore(call: Call) -> CallResult {
    let Restored { entry, revision } = call.body()?;
    let (by, id, locale) = (call.session()?, call.id()?, call.locale()?);
    let entry = Entry::parse(&entry)?;
    let summary = call.shared.restore(by, &id, locale, entry, &revision).await?;
    Ok(HttpResponse::Ok().json(summary))
}
