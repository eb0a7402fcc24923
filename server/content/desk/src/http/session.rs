//! Logging in and out, passwords, and the own sessions.

use actix_web::HttpResponse;
use serde::{Deserialize, Serialize};

use super::call::{Call, CallResult, token};
use crate::error::DeskError;
use crate::login::{Entry, LinkUse};
use crate::positions::iso;
use crate::role::Role;
use crate::sessions::Session;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Credentials {
    name: String,
    password: String,
    code: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct UsedLink {
    link: String,
    password: Option<String>,
    code: Option<String>,
}

#[derive(Serialize)]
struct PasswordWanted {
    user: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct NewPassword {
    current: String,
    password: String,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Opened {
    user: SessionUser,
    token: String,
    expires_at: Option<String>,
    has_members: bool,
}

#[derive(Serialize)]
struct SessionUser {
    name: String,
    role: Role,
}

#[derive(Serialize)]
struct Sessions {
    sessions: Vec<OpenSession>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct OpenSession {
    id: String,
    started_at: Option<String>,
    last_seen_at: Option<String>,
    address: String,
    agent: String,
    is_current: bool,
}

/// GET `/session`. That no one is logged in is no error: the page asks before anybody can be.
pub(super) async fn get(call: Call) -> CallResult {
    let cookie = call.cookie.as_deref().unwrap_or_default();
    Ok(match call.shared.store.session(cookie).await? {
        Some(session) => {
            call.become_known();
            HttpResponse::Ok().json(shown(&call, session, cookie))
        }
        None => HttpResponse::NoContent().finish(),
    })
}

/// POST `/session`.
pub(super) async fn log_in(call: Call) -> CallResult {
    let Credentials { name, password, code } = call.body()?;
    let entry = Entry {
        code: code.as_deref(),
        visit: &call.visit,
        old_cookie: call.cookie.as_deref(),
        caller: call.caller().await?,
    };
    let cookie = call.shared.log_in(&name, password, &entry).await?;
    opened(&call, &cookie).await
}

/// DELETE `/session`.
pub(super) async fn log_out(call: Call) -> CallResult {
    call.shared.log_out(call.session()?).await;
    Ok(call.with_cookie(HttpResponse::NoContent(), None).finish())
}

/// POST `/session/link`. That a password is wanted is no error: the page asks what the link is for, and a browser reports errors.
pub(super) async fn use_link(call: Call) -> CallResult {
    let UsedLink { link, password, code } = call.body()?;
    let entry = Entry {
        code: code.as_deref(),
        visit: &call.visit,
        old_cookie: call.cookie.as_deref(),
        caller: call.caller().await?,
    };
    match call.shared.use_link(&link, password, &entry).await? {
        LinkUse::Entered(cookie) => opened(&call, &cookie).await,
        LinkUse::PasswordWanted(user) => Ok(HttpResponse::Accepted().json(PasswordWanted { user })),
    }
}

/// POST `/password`.
pub(super) async fn set_password(call: Call) -> CallResult {
    let NewPassword { current, password } = call.body()?;
    let session = call.session()?;
    let cookie = call
        .shared
        .set_password(session, current, password, &call.visit)
        .await?;
    opened(&call, &cookie).await
}

/// GET `/sessions`.
pub(super) async fn list(call: Call) -> CallResult {
    let own = call.session()?;
    let sessions = call.shared.store.sessions_of(&own.user).await?;
    let sessions = sessions.into_iter().map(|session| OpenSession {
        started_at: iso(session.started),
        last_seen_at: iso(session.last_seen),
        is_current: session.id == own.id,
        id: session.id,
        address: session.address,
        agent: session.agent,
    });
    let sessions = sessions.collect();
    Ok(HttpResponse::Ok().json(Sessions { sessions }))
}

/// DELETE `/sessions/{session}`.
pub(super) async fn end(call: Call) -> CallResult {
    let id = call.part("session")?;
    call.shared.store.end_session(&call.session()?.user, &id).await?;
    Ok(HttpResponse::NoContent().finish())
}

/// The response that opens a session.
async fn opened(call: &Call, cookie: &str) -> CallResult {
    let session = call.shared.store.session(cookie).await?;
    let session = session.ok_or(DeskError::NotLoggedIn)?;
    call.become_known();
    let mut response = call.with_cookie(HttpResponse::Ok(), Some(cookie));
    Ok(response.json(shown(call, session, cookie)))
}

fn shown(call: &Call, session: Session, cookie: &str) -> Opened {
    Opened {
        expires_at: iso(session.ends()),
        user: SessionUser {
            name: session.user,
            role: session.role,
        },
        token: token(cookie),
        has_members: call.shared.members.is_some(),
    }
}
