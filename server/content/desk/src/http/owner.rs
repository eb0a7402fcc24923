//! What owners look after: users, and the list of what was done.

use actix_web::HttpResponse;
use serde::Deserialize;
use serde_json::{Value, json};

use super::call::{Call, CallResult};
use crate::audit::AuditFilter;
use crate::links::{Link, Purpose};
use crate::positions::iso;
use crate::role::Role;
use crate::store::User;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct NewUser {
    name: String,
    role: Role,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct NewRole {
    role: Role,
}

/// GET `/users`.
pub(super) async fn list(call: Call) -> CallResult {
    let users = call.shared.store.users().await?;
    let users: Vec<_> = users.iter().map(shown).collect();
    Ok(HttpResponse::Ok().json(json!({ "users": users })))
}

/// POST `/users`.
pub(super) async fn add(call: Call) -> CallResult {
    let NewUser { name, role } = call.body()?;
    let link = call
        .shared
        .store
        .add_user(&name, role, &call.session()?.user)
        .await?;
    linked(&call, &name, &link).await
}

/// PATCH `/users/{name}`.
pub(super) async fn change(call: Call) -> CallResult {
    let (NewRole { role }, name) = (call.body()?, call.part("name")?);
    let store = &call.shared.store;
    store.change_role(&name, role, &call.session()?.user).await?;
    Ok(HttpResponse::NoContent().finish())
}

/// DELETE `/users/{name}`.
pub(super) async fn remove(call: Call) -> CallResult {
    let name = call.part("name")?;
    call.shared
        .store
        .remove_user(&name, &call.session()?.user)
        .await?;
    Ok(HttpResponse::NoContent().finish())
}

/// POST `/users/{name}/link`.
pub(super) async fn link(call: Call) -> CallResult {
    let name = call.part("name")?;
    let store = &call.shared.store;
    let link = store
        .link(&name, Purpose::Password, &call.session()?.user)
        .await?;
    linked(&call, &name, &link).await
}

/// GET `/audit`.
pub(super) async fn audit(call: Call) -> CallResult {
    let filter = AuditFilter {
        before: call.query("before").and_then(|before| before.parse().ok()),
        by: call.query("by"),
        action: call.query("action"),
    };
    let (entries, has_more) = call.shared.store.audit(&filter).await?;
    let entries: Vec<_> = entries
        .into_iter()
        .map(|entry| {
            json!({
                "id": entry.id,
                "at": entry.at,
                "by": entry.by,
                "action": entry.action,
                "subject": entry.subject,
            })
        })
        .collect();
    Ok(HttpResponse::Ok().json(json!({ "entries": entries, "hasMore": has_more })))
}

async fn linked(call: &Call, name: &str, link: &Link) -> CallResult {
    let user = call.shared.store.user(name).await?;
    let origin = call
        .shared
        .origins
        .first()
        .map(String::as_str)
        .unwrap_or_default();
    Ok(HttpResponse::Created().json(json!({
        "user": shown(&user),
        "address": link.address(origin),
        "expiresAt": iso(link.expires),
    })))
}

fn shown(user: &User) -> Value {
    json!({
        "name": user.name,
        "role": user.role.name(),
        "createdAt": user.created,
        "lastSeenAt": user.last_seen.and_then(iso),
        "hasPassword": user.has_password,
        "hasTotp": user.has_totp,
    })
}
