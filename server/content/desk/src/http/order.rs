//! The order of the positions.

use actix_web::HttpResponse;
use serde::Deserialize;

use super::call::{Call, CallResult};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Wanted {
    positions: Vec<String>,
    revision: String,
}

/// GET `/order`.
pub(super) async fn get(call: Call) -> CallResult {
    Ok(HttpResponse::Ok().json(call.shared.order().await?))
}

/// PUT `/order`.
pub(super) async fn set(call: Call) -> CallResult {
    let Wanted { positions, revision } = call.body()?;
    let order = call
        .shared
        .set_order(call.session()?, positions, &revision)
        .await?;
    Ok(HttpResponse::Ok().json(order))
}
