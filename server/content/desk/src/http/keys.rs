//! Keys of programs, on the wire.

use actix_web::HttpResponse;
use content_service::store::{ApiKey, KeyScopes};
use serde::Deserialize;
use serde_json::{Value, json};

use super::call::{Call, CallResult};
use crate::error::DeskError;
use crate::keys::KeyRequest;
use crate::positions::iso;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct NewKey {
    name: String,
    scopes: KeyScopes,
    days: u32,
}

/// GET `/keys`.
pub(super) async fn list(call: Call) -> CallResult {
    let store = &call.shared.store;
    let keys: Vec<_> = store.keys().await?.iter().map(shown).collect();
    let collections = store.collections().await?;
    Ok(HttpResponse::Ok().json(json!({ "collections": collections, "keys": keys })))
}

/// POST `/keys`.
pub(super) async fn create(call: Call) -> CallResult {
    let NewKey { name, scopes, days } = call.body()?;
    let request = KeyRequest { name, scopes, days };
    let store = &call.shared.store;
    let (id, text) = store.create_key(request, &call.session()?.user).await?;
    let keys = store.keys().await?;
    let key = keys.iter().find(|key| key.id == id);
    let key = key.ok_or(DeskError::NotFound { what: "key" })?;
    Ok(HttpResponse::Created().json(json!({ "key": shown(key), "text": text })))
}

/// DELETE `/keys/{key}`.
pub(super) async fn revoke(call: Call) -> CallResult {
    let id = call.part("key")?;
    call.shared.store.revoke_key(&id, &call.session()?.user).await?;
    Ok(HttpResponse::NoContent().finish())
}

fn shown(key: &ApiKey) -> Value {
    json!({
        "id": key.id,
        "name": key.name,
        "scopes": key.scopes,
        "createdAt": key.created,
        "expiresAt": key.expires.and_then(iso),
        "lastUsedAt": key.last_used.and_then(iso),
        "revokedAt": key.revoked,
    })
}
