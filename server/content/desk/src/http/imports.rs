//! What another platform has, on the wire.

use std::collections::BTreeMap;

use actix_web::HttpResponse;
use content_wire::reason::Reason;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use super::call::{Call, CallResult};
use crate::imports::Checked;
use crate::positions::Post;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Wanted {
    posts: Vec<Post>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BoardName {
    board: String,
}

#[derive(Serialize)]
struct Rows {
    rows: Vec<Row>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Row {
    post: Post,
    fields: BTreeMap<String, String>,
    reasons: BTreeMap<String, Reason>,
    is_too_large: bool,
    positions: Vec<String>,
}

#[derive(Serialize)]
struct Jobs {
    jobs: Vec<Box<RawValue>>,
}

/// POST `/imports/check`.
pub(super) async fn check(call: Call) -> CallResult {
    let Wanted { posts } = call.body()?;
    let rows = call.shared.check_import(posts).await?;
    let rows = rows.into_iter().map(shown).collect();
    Ok(HttpResponse::Ok().json(Rows { rows }))
}

/// POST `/imports/greenhouse`.
pub(super) async fn greenhouse(call: Call) -> CallResult {
    let BoardName { board } = call.body()?;
    let jobs = call.shared.greenhouse(call.session()?, &board).await?;
    Ok(HttpResponse::Ok().json(Jobs { jobs }))
}

fn shown(checked: Checked) -> Row {
    let Checked {
        post,
        refused,
        is_too_large,
        positions,
    } = checked;
    let sentences = refused.iter();
    let sentences = sentences.map(|(field, reason)| (field.clone(), reason.to_string()));
    Row {
        post,
        fields: sentences.collect(),
        reasons: refused.into_iter().collect(),
        is_too_large,
        positions,
    }
}
