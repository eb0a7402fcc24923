//! The company's facts on the wire.

use actix_web::HttpResponse;
use serde::Deserialize;
use serde_json::Value;

use super::call::{Call, CallResult};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Wanted {
    facts: Value,
    revision: String,
}

/// GET `/facts`.
pub(super) async fn get(call: Call) -> CallResult {
    Ok(HttpResponse::Ok().json(call.shared.facts().await?))
}

/// PUT `/facts`.
pub(super) async fn set(call: Call) -> CallResult {
    let Wanted { facts, revision } = call.body()?;
    let facts = call.shared.set_facts(call.session()?, facts, revision).await?;
    Ok(HttpResponse::Ok().json(facts))
}
