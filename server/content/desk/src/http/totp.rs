//! The second step of log-ins, on the wire.

use actix_web::HttpResponse;
use serde::Deserialize;
use serde_json::json;

use super::call::{Call, CallResult};
use crate::totp::SetUp;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Beginning {
    password: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Confirmation {
    code: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct End {
    password: String,
    code: String,
}

/// GET `/totp`.
pub(super) async fn get(call: Call) -> CallResult {
    let state = call.shared.totp(&call.session()?.user).await?;
    Ok(HttpResponse::Ok().json(json!({
        "isOn": state.is_on,
        "recoveryCodesLeft": state.recovery_codes_left,
    })))
}

/// POST `/totp`.
pub(super) async fn begin(call: Call) -> CallResult {
    let Beginning { password } = call.body()?;
    let set_up = call.shared.begin_totp(call.session()?, password, &call.visit);
    let SetUp {
        secret,
        address,
        picture,
    } = set_up.await?;
    Ok(HttpResponse::Ok().json(json!({
        "secret": secret,
        "address": address,
        "picture": { "size": picture.size, "path": picture.path },
    })))
}

/// POST `/totp/confirm`.
pub(super) async fn confirm(call: Call) -> CallResult {
    let Confirmation { code } = call.body()?;
    let codes = call.shared.confirm_totp(call.session()?, &code).await?;
    Ok(HttpResponse::Ok().json(json!({ "recoveryCodes": codes })))
}

/// POST `/totp/off`.
pub(super) async fn end(call: Call) -> CallResult {
    let End { password, code } = call.body()?;
    let ended = call
        .shared
        .end_totp(call.session()?, password, &code, &call.visit);
    ended.await?;
    Ok(HttpResponse::NoContent().finish())
}
