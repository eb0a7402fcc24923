//! Keys of programs, on the wire.

use actix_web::HttpResponse;
use content_service::store::{ApiKey, KeyScopes};
use serde::{Deserialize, Serialize};

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

#[derive(Serialize)]
struct Keys {
    collections: Vec<String>,
    keys: Vec<Key>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Key {
    id: String,
    name: String,
    scopes: Option<KeyScopes>,
    created_at: String,
    expires_at: Option<String>,
    last_used_at: Option<String>,
    revoked_at: Option<String>,
}

#[derive(Serialize)]
struct Created {
    key: Key,
    text: String,
}

/// GET `/keys`.
pub(super) async fn list(call: Call) -> CallResult {
    let store = &call.shared.store;
    let keys: Vec<_> = store.keys().await?.iter().map(shown).collect();
    let collections = store.collections().await?;
    Ok(HttpResponse::Ok().json(Keys { collections, keys }))
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
    Ok(HttpResponse::Created().json(Created {
        key: shown(key),
        text,
    }))
}

/// DELETE `/keys/{key}`.
pub(super) async fn revoke(call: Call) -> CallResult {
    let id = call.part("key")?;
    call.shared.store.revoke_key(&id, &call.session()?.user).await?;
    Ok(HttpResponse::NoContent().finish())
}

fn shown(key: &ApiKey) -> Key {
    Key {
        id: key.id.clone(),
        name: key.name.clone(),
        scopes: key.scopes.clone(),
        created_at: key.created.clone(),
        expires_at: key.expires.and_then(iso),
        last_used_at: key.last_used.and_then(iso),
        revoked_at: key.revoked.clone(),
    }
}
