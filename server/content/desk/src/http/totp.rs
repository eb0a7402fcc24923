//! The second step of log-ins, on the wire.

use actix_web::HttpResponse;
use serde::{Deserialize, Serialize};

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
struct Proof {
    password: String,
    code: String,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct State {
    is_on: bool,
    recovery_codes_left: i64,
}

#[derive(Serialize)]
struct Begun {
    secret: String,
    address: String,
    picture: Picture,
}

#[derive(Serialize)]
struct Picture {
    size: usize,
    path: String,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct RecoveryCodes {
    recovery_codes: Vec<String>,
}

/// GET `/totp`.
pub(super) async fn get(call: Call) -> CallResult {
    let state = call.shared.totp(&call.session()?.user).await?;
    Ok(HttpResponse::Ok().json(State {
        is_on: state.is_on,
        recovery_codes_left: state.recovery_codes_left,
    }))
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
    Ok(HttpResponse::Ok().json(Begun {
        secret,
        address,
        picture: Picture {
            size: picture.size,
            path: picture.path,
        },
    }))
}

/// POST `/totp/confirm`.
pub(super) async fn confirm(call: Call) -> CallResult {
    let Confirmation { code } = call.body()?;
    let codes = call.shared.confirm_totp(call.session()?, &code).await?;
    Ok(HttpResponse::Ok().json(RecoveryCodes {
        recovery_codes: codes,
    }))
}

/// POST `/totp/recovery-codes`.
pub(super) async fn renew(call: Call) -> CallResult {
    let Proof { password, code } = call.body()?;
    let codes = call
        .shared
        .renew_recovery_codes(call.session()?, password, &code, &call.visit);
    Ok(HttpResponse::Ok().json(RecoveryCodes {
        recovery_codes: codes.await?,
    }))
}

/// POST `/totp/off`.
pub(super) async fn end(call: Call) -> CallResult {
    let Proof { password, code } = call.body()?;
    let ended = call
        .shared
        .end_totp(call.session()?, password, &code, &call.visit);
    ended.await?;
    Ok(HttpResponse::NoContent().finish())
}
