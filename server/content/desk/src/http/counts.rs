//! How often pages of positions were seen.

use actix_web::HttpResponse;
use serde::Deserialize;

use super::call::{Call, CallResult};

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct Counting {
    is_on: bool,
}

/// GET `/counts`.
pub(super) async fn get(call: Call) -> CallResult {
    Ok(HttpResponse::Ok().json(call.shared.counts().await?))
}

/// PUT `/counts`.
pub(super) async fn set(call: Call) -> CallResult {
    let Counting { is_on } = call.body()?;
    call.shared.set_counting(call.session()?, is_on).await?;
    Ok(HttpResponse::NoContent().finish())
}
