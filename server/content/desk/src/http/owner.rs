//! What owners look after: users, and the list of what was done.

use std::collections::BTreeMap;

use actix_web::HttpResponse;
use content_wire::desk::ByLanguage;
use serde::{Deserialize, Serialize};

use super::call::{Call, CallResult};
use crate::audit::{AuditEntry, AuditFilter};
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

#[derive(Serialize)]
struct Users {
    users: Vec<ShownUser>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct ShownUser {
    name: String,
    role: Role,
    created_at: String,
    last_seen_at: Option<String>,
    has_password: bool,
    has_totp: bool,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Linked {
    user: ShownUser,
    address: String,
    expires_at: Option<String>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Audit {
    entries: Vec<AuditEntry>,
    has_more: bool,
    titles: BTreeMap<String, ByLanguage<String>>,
}

/// GET `/users`.
pub(super) async fn list(call: Call) -> CallResult {
    let users = call.shared.store.users().await?;
    let users = users.into_iter().map(shown).collect();
    Ok(HttpResponse::Ok().json(Users { users }))
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
    let page = call.shared.audit(&filter).await?;
    Ok(HttpResponse::Ok().json(Audit {
        entries: page.entries,
        has_more: page.has_more,
        titles: page.titles,
    }))
}

async fn linked(call: &Call, name: &str, link: &Link) -> CallResult {
    let user = call.shared.store.user(name).await?;
    let origin = call
        .shared
        .origins
        .first()
        .map(String::as_str)
        .unwrap_or_default();
    Ok(HttpResponse::Created().json(Linked {
        user: shown(user),
        address: link.address(origin),
        expires_at: iso(link.expires),
    }))
}

fn shown(user: User) -> ShownUser {
    ShownUser {
        name: user.name,
        role: user.role,
        created_at: user.created,
        last_seen_at: user.last_seen.and_then(iso),
        has_password: user.has_password,
        has_totp: user.has_totp,
    }
}
