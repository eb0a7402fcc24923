//! Comments on places in texts.

use actix_web::HttpResponse;
use serde::Deserialize;

use super::call::{Call, CallResult};
use crate::comments::{NewComment, Reply};
use crate::error::DeskError;

/// What is said: of a place, or to what somebody has said of one.
#[derive(Deserialize)]
#[serde(untagged)]
enum Remark {
    Reply(Reply),
    Comment(NewComment),
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct Resolution {
    is_resolved: bool,
}

/// GET `/positions/{id}/comments`.
pub(super) async fn list(call: Call) -> CallResult {
    Ok(HttpResponse::Ok().json(call.shared.comments(&call.id()?).await?))
}

/// POST `/positions/{id}/comments`.
pub(super) async fn add(call: Call) -> CallResult {
    let remark: Remark = call.body()?;
    let (by, id) = (call.session()?, call.id()?);
    let comments = match remark {
        Remark::Comment(comment) => call.shared.comment(by, &id, &comment).await?,
        Remark::Reply(reply) => call.shared.reply(by, &id, &reply).await?,
    };
    Ok(HttpResponse::Created().json(comments))
}

/// PATCH `/positions/{id}/comments/{comment}`.
pub(super) async fn resolve(call: Call) -> CallResult {
    let Resolution { is_resolved } = call.body()?;
    let number = call.part("comment")?.parse();
    let number: i64 = number.map_err(|_| DeskError::NotFound { what: "comment" })?;
    let (by, id) = (call.session()?, call.id()?);
    let comments = call.shared.resolve(by, &id, number, is_resolved).await?;
    Ok(HttpResponse::Ok().json(comments))
}
