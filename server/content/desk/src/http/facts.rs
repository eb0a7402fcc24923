//! The company's facts on the wire.

use actix_web::HttpResponse;
use serde::Deserialize;
use serde_json::{Value, json};

use super::call::{Call, CallResult};
use crate::company::Facts;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Wanted {
    facts: Value,
    revision: String,
}

/// GET `/facts`.
pub(super) async fn get(call: Call) -> CallResult {
    Ok(shown(&call.shared.facts().await?))
}

/// PUT `/facts`.
pub(super) async fn set(call: Call) -> CallResult {
    let Wanted { facts, revision } = call.body()?;
    let facts = call.shared.set_facts(call.session()?, facts, revision).await?;
    Ok(shown(&facts))
}

fn shown(facts: &Facts) -> HttpResponse {
    HttpResponse::Ok().json(json!({
        "revision": facts.revision,
        "facts": facts.facts,
        "faults": facts.faults,
        "warnings": facts.warnings,
        "isWritable": facts.is_writable,
        "notLive": facts.not_live,
    }))
}
