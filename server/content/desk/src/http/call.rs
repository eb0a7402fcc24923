//! One call: who makes it, and whether it may be made. Every call passes here, so that no handler can forget a check.

use std::borrow::Cow;
use std::fs::File;
use std::io::{ErrorKind, Write as _};
use std::time::Duration;

use actix_web::error::PayloadError;
use actix_web::http::Method;
use actix_web::http::header::{COOKIE, HeaderMap, ORIGIN, SET_COOKIE, USER_AGENT};
use actix_web::{HttpRequest, HttpResponse, HttpResponseBuilder, web};
use content_service::store::BackupError;
use content_wire::reason::Reason;
use content_wire::{base64, secret};
use futures::StreamExt as _;
use futures::future::LocalBoxFuture;
use http_connection::end_when_late;
use percent_encoding::percent_decode_str;
use request_limits::{Caller, client_prefix};
use serde::de::DeserializeOwned;

use super::outside::is_outside;
use super::refusal::{Refusal, following};
use crate::error::DeskError;
use crate::role::Role;
use crate::sessions::{Session, Visit};
use crate::shared::{Locale, Shared};

/// Name of the header with the session's token.
const TOKEN: &str = "x-desk-token";
/// Largest accepted body in bytes of a caller with a session.
const BODY_MAX: usize = 2 * 1024 * 1024;
/// Largest accepted file.
const FILE_MAX: usize = 2 * 1024 * 1024 * 1024;
/// Largest accepted body of a caller without one: a name and a password.
const STRANGERS_BODY_MAX: usize = 16 * 1024;
/// Time in which it must arrive: it is some packets.
const STRANGERS_BODY_TIME: Duration = Duration::from_secs(3);

/// Result of a call.
pub(super) type CallResult = Result<HttpResponse, Refusal>;
/// Handles a call.
pub(super) type Operation = fn(Call) -> LocalBoxFuture<'static, CallResult>;

/// Who may make a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Needs {
    /// Callers without a session.
    Nothing,
    /// Users of this role and those above.
    Role(Role),
    /// The same, with a file for a body.
    File(Role),
}

/// A call that may be made.
pub(super) struct Call {
    pub(super) shared: web::Data<Shared>,
    pub(super) visit: Visit,
    /// The cookie that came along, whether it is good or not.
    pub(super) cookie: Option<String>,
    session: Option<Session>,
    request: HttpRequest,
    body: web::Bytes,
    file: Option<File>,
}

impl Call {
    /// Who causes the work of this call: anyone who has a good session, or a stranger.
    pub(super) async fn caller(&self) -> Result<Caller, DeskError> {
        let stranger = Caller::Stranger(self.visit.ip());
        Ok(match (&self.session, &self.cookie) {
            (Some(_), _) => Caller::Known,
            (None, Some(cookie)) => match self.shared.store.session(cookie).await? {
                Some(_) => Caller::Known,
                None => stranger,
            },
            (None, None) => stranger,
        })
    }

    /// Says that the caller is known, so that the connection keeps its place.
    pub(super) fn become_known(&self) {
        http_connection::become_known(&self.request);
    }

    /// The caller's session.
    pub(super) fn session(&self) -> Result<&Session, DeskError> {
        self.session.as_ref().ok_or(DeskError::NotLoggedIn)
    }

    /// Reads the body.
    pub(super) fn body<T: DeserializeOwned>(&self) -> Result<T, DeskError> {
        let mut json = serde_json::Deserializer::from_slice(&self.body);
        serde_path_to_error::deserialize(&mut json).map_err(|error| {
            let path = match error.path().to_string() {
                path if path == "." => "body".to_owned(),
                path => path,
            };
            DeskError::field(&path, Reason::malformed(error.inner()))
        })
    }

    /// The file that was sent.
    pub(super) fn file(&mut self) -> Result<File, DeskError> {
        let missing = || DeskError::field("body", Reason::malformed("must be a file"));
        self.file.take().ok_or_else(missing)
    }

    /// A part of the path. No id has the character NUL, and PostgreSQL could not look for it.
    pub(super) fn part(&self, name: &str) -> Result<String, DeskError> {
        part(&self.request, name).ok_or(DeskError::NotFound { what: "page" })
    }

    /// A response that sets the cookie of a session, or takes it away.
    pub(super) fn with_cookie(
        &self,
        mut response: HttpResponseBuilder,
        cookie: Option<&str>,
    ) -> HttpResponseBuilder {
        response.insert_header((SET_COOKIE, self.shared.cookie.set(cookie)));
        response
    }

    /// The position that the path names.
    pub(super) fn id(&self) -> Result<String, DeskError> {
        self.part("id")
    }

    /// The language that the path names.
    pub(super) fn locale(&self) -> Result<&Locale, DeskError> {
        self.shared.locale(&self.part("locale")?)
    }

    /// A parameter of the query.
    pub(super) fn query(&self, name: &str) -> Option<String> {
        let pairs = url::form_urlencoded::parse(self.request.query_string().as_bytes());
        let mut pairs = pairs.into_owned();
        pairs.find(|(key, _)| key == name).map(|(_, value)| value)
    }
}

/// Responds to a call, if it may be made.
pub(super) async fn respond(
    needs: Needs,
    operation: Operation,
    request: HttpRequest,
    payload: web::Payload,
    shared: web::Data<Shared>,
) -> CallResult {
    if is_outside(&request, &shared) {
        return Err(DeskError::NotFound { what: "call" }.into());
    }
    let changes = request.method() != Method::GET;
    if changes {
        check_origin(&shared, request.headers())?;
    }
    let cookie = cookie(&shared, request.headers());
    let session = match (needs, &cookie) {
        (Needs::Nothing, _) => None,
        (Needs::Role(_) | Needs::File(_), None) => return Err(DeskError::NotLoggedIn.into()),
        (Needs::Role(least) | Needs::File(least), Some(cookie)) => {
            let session = shared.store.session(cookie).await?;
            let session = session.ok_or(DeskError::NotLoggedIn)?;
            if changes {
                check_token(request.headers(), cookie)?;
            }
            if session.role < least {
                return Err(DeskError::Forbidden.into());
            }
            http_connection::become_known(&request);
            Some(session)
        }
    };
    // Held until the call is over.
    let _turn = match needs {
        Needs::File(_) => Some(shared.uploads.begin().ok_or(DeskError::Unavailable)?),
        Needs::Role(_) | Needs::Nothing => None,
    };
    let (time, visit) = (shared.body_time, visit(&shared, &request));
    let (body, file) = match needs {
        Needs::File(_) => (web::Bytes::new(), Some(keep(payload, time).await?)),
        Needs::Role(_) => (read(payload, BODY_MAX, time).await?, None),
        Needs::Nothing => (strangers_body(payload, &shared, &visit).await?, None),
    };
    let (position, desk) = (part(&request, "id"), shared.clone());
    let done = operation(Call {
        shared,
        visit,
        cookie,
        session,
        request,
        body,
        file,
    });
    following(&desk, position, done.await).await
}

/// Reads a body of so many bytes at most in that time.
async fn read(payload: web::Payload, limit: usize, time: Duration) -> Result<web::Bytes, DeskError> {
    let mut payload = end_when_late(payload.into_inner(), time);
    let mut body = web::BytesMut::new();
    while let Some(portion) = payload.next().await {
        let portion = portion.map_err(|error| not_there(&error))?;
        if body.len() + portion.len() > limit {
            return Err(DeskError::TooLarge);
        }
        body.extend_from_slice(&portion);
    }
    Ok(body.freeze())
}

/// Reads the body of a caller without a session. It has little time, and where many take theirs the newest go first.
async fn strangers_body(
    payload: web::Payload,
    shared: &Shared,
    visit: &Visit,
) -> Result<web::Bytes, DeskError> {
    let time = shared.body_time.min(STRANGERS_BODY_TIME);
    let Some(address) = visit.ip() else {
        return read(payload, STRANGERS_BODY_MAX, time).await;
    };
    let place = shared.bodies.enter(address);
    tokio::select! {
        biased;
        body = read(payload, STRANGERS_BODY_MAX, time) => body,
        () = place.makes_way() => Err(DeskError::Crowded),
    }
}

/// Writes a body into a file without a name, which the system removes.
async fn keep(payload: web::Payload, time: Duration) -> Result<File, DeskError> {
    let mut payload = end_when_late(payload.into_inner(), time);
    let mut file = tempfile::tempfile().map_err(BackupError::Write)?;
    let mut length = 0;
    while let Some(portion) = payload.next().await {
        let portion = portion.map_err(|error| not_there(&error))?;
        length += portion.len();
        if length > FILE_MAX {
            return Err(DeskError::TooLarge);
        }
        file.write_all(&portion).map_err(BackupError::Write)?;
    }
    Ok(file)
}

fn not_there(error: &PayloadError) -> DeskError {
    match error {
        PayloadError::Io(error) if error.kind() == ErrorKind::TimedOut => DeskError::Late,
        _ => DeskError::field("body", Reason::malformed("does not arrive")),
    }
}

/// The token of a session, which its page sends with each change. Another site cannot read it, and it opens nothing.
pub(super) fn token(cookie: &str) -> String {
    base64::encode(secret::digest(&format!("token of {cookie}")))
}

/// The session's cookie of a request.
fn cookie(shared: &Shared, headers: &HeaderMap) -> Option<String> {
    let lines = headers.get_all(COOKIE).filter_map(|line| line.to_str().ok());
    shared.cookie.find(lines)
}

/// Browsers name the page's origin with each request that changes something; another site cannot change that.
fn check_origin(shared: &Shared, headers: &HeaderMap) -> Result<(), DeskError> {
    let origin = headers.get(ORIGIN).and_then(|origin| origin.to_str().ok());
    match origin {
        Some(origin) if shared.origins.iter().any(|own| own == origin) => Ok(()),
        _ => Err(DeskError::BadOrigin),
    }
}

fn check_token(headers: &HeaderMap, cookie: &str) -> Result<(), DeskError> {
    let sent = headers.get(TOKEN).and_then(|token| token.to_str().ok());
    // Digests are compared: how long that takes says nothing of the token.
    let is_right = sent.is_some_and(|sent| secret::digest(sent) == secret::digest(&token(cookie)));
    is_right.then_some(()).ok_or(DeskError::BadToken)
}

/// A part of the path as it was before it was written into an address. The framework leaves slashes, percent and plus signs in it
/// encoded.
pub(super) fn part(request: &HttpRequest, name: &str) -> Option<String> {
    let part = percent_decode_str(request.match_info().get(name)?).decode_utf8();
    let part = part.ok().map(Cow::into_owned);
    part.filter(|part| !part.contains('\0'))
}

/// Where a request comes from.
pub(super) fn visit(shared: &Shared, request: &HttpRequest) -> Visit {
    let peer = request.peer_addr().map(|peer| peer.ip());
    let address = peer.map(|peer| client_prefix(shared.trusted.client(peer, request.headers())));
    let agent = request.headers().get(USER_AGENT);
    let agent = agent.and_then(|agent| agent.to_str().ok());
    Visit {
        address: address.map(|address| address.to_string()).unwrap_or_default(),
        agent: agent.unwrap_or_default().to_owned(),
    }
}
