//! Refusals on the wire: each error has one status and one code here.

use std::collections::BTreeMap;
use std::fmt;

use actix_web::http::StatusCode;
use actix_web::http::header::RETRY_AFTER;
use actix_web::{HttpResponse, ResponseError};
use content_service::store::{BackupError, StoreError};
use content_wire::desk::Position;
use content_wire::reason::Reason;
use request_limits::retry_after_s;
use serde::Serialize;
use serde_json::{Map, Value};

use crate::boards::BoardError;
use crate::error::DeskError;
use crate::shared::Shared;

/// Seconds after which a call may be tried again that the database could not take.
const BUSY_S: u64 = 5;

/// A refused call.
#[derive(Debug)]
pub(super) struct Refusal(pub(super) DeskError);

impl Refusal {
    fn kind(&self) -> (u16, &'static str) {
        match &self.0 {
            DeskError::NotLoggedIn => (401, "notLoggedIn"),
            DeskError::WrongCredentials => (401, "wrongCredentials"),
            DeskError::BadLink => (401, "badLink"),
            DeskError::CodeWanted => (401, "codeWanted"),
            DeskError::WrongCode => (401, "wrongCode"),
            DeskError::Forbidden | DeskError::Store(StoreError::Scheduled { .. }) => (403, "forbidden"),
            DeskError::BadOrigin => (403, "badOrigin"),
            DeskError::BadToken => (403, "badToken"),
            DeskError::NotFound { .. } => (404, "notFound"),
            DeskError::Moved { .. } => (404, "moved"),
            DeskError::WrongMethod => (405, "wrongMethod"),
            DeskError::Late => (408, "late"),
            DeskError::PreviewEnded => (410, "previewEnded"),
            DeskError::Conflict { .. } | DeskError::Stale { .. } => (409, "conflict"),
            DeskError::Malformed => (409, "malformed"),
            DeskError::ReadOnly => (409, "readOnly"),
            DeskError::WrongState { .. } => (409, "wrongState"),
            DeskError::Template => (409, "template"),
            DeskError::Taken { .. } => (409, "taken"),
            DeskError::LastOwner => (409, "lastOwner"),
            DeskError::SecondStepOn => (409, "secondStepOn"),
            DeskError::TooLarge | DeskError::Store(StoreError::ItemTooLarge) => (413, "tooLarge"),
            DeskError::Invalid { .. }
            | DeskError::Store(StoreError::Refused { .. } | StoreError::BadFields(_)) => (422, "invalid"),
            DeskError::TooMany { .. } => (429, "tooMany"),
            DeskError::Crowded
            | DeskError::Unavailable
            | DeskError::Store(StoreError::Busy | StoreError::Full(_) | StoreError::TooSlow) => {
                (503, "unavailable")
            }
            DeskError::Board(BoardError::TooLarge) => (502, "boardTooLarge"),
            DeskError::Board(_) => (502, "boardFailed"),
            DeskError::Backup(error) => of_backup(error),
            DeskError::Hashing(_) | DeskError::Totp(_) | DeskError::Store(_) => (500, "failed"),
        }
    }

    /// Logs what is the desk's own fault.
    fn log(&self) {
        // A crowd of strangers is counted, and is no fault.
        if self.status_code().is_server_error() && !matches!(self.0, DeskError::Crowded) {
            tracing::error!(
                error = &self.0 as &dyn std::error::Error,
                "a call of the desk failed"
            );
        }
    }
}

/// A file that cannot be restored is the caller's, all else the desk's fault.
fn of_backup(error: &BackupError) -> (u16, &'static str) {
    match error {
        BackupError::Foreign => (422, "backupForeign"),
        BackupError::CutOff => (422, "backupCutOff"),
        BackupError::Altered { .. } => (422, "backupAltered"),
        BackupError::Newer { .. } => (422, "backupNewer"),
        BackupError::Unfit { .. } => (422, "backupUnfit"),
        BackupError::Read(_) | BackupError::Write(_) | BackupError::Store(_) => (500, "failed"),
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(formatter)
    }
}

/// The body of a refusal.
#[derive(Serialize)]
struct Body<'e> {
    error: Told<'e>,
}

/// What a refusal says.
#[derive(Serialize)]
struct Told<'e> {
    code: &'static str,
    message: String,
    /// What is wrong, by the field.
    #[serde(skip_serializing_if = "Option::is_none")]
    fields: Option<Map<String, Value>>,
    /// The same by codes, which the desk has words for.
    #[serde(skip_serializing_if = "Option::is_none")]
    reasons: Option<BTreeMap<&'e str, &'e Reason>>,
    /// The position as it is now.
    #[serde(skip_serializing_if = "Option::is_none")]
    current: Option<&'e Position>,
    /// The id that the position has now, and who gave it.
    #[serde(skip_serializing_if = "Option::is_none")]
    to: Option<&'e str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    by: Option<&'e str>,
}

impl ResponseError for Refusal {
    fn status_code(&self) -> StatusCode {
        StatusCode::from_u16(self.kind().0).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR)
    }

    fn error_response(&self) -> HttpResponse {
        self.log();
        let (status, code) = self.kind();
        // Causes stay in the log.
        let message = match status {
            500 => "the desk failed; try again later".to_owned(),
            503 => "this cannot be done now; try again soon".to_owned(),
            _ => self.0.to_string(),
        };
        let mut told = Told {
            code,
            message,
            fields: None,
            reasons: None,
            current: None,
            to: None,
            by: None,
        };
        match &self.0 {
            DeskError::Invalid { fields } => {
                let sentences = fields.iter();
                let sentences = sentences.map(|(name, reason)| (name.clone(), reason.to_string().into()));
                told.fields = Some(sentences.collect());
                told.reasons = Some(
                    fields
                        .iter()
                        .map(|(name, reason)| (name.as_str(), reason))
                        .collect(),
                );
            }
            DeskError::Conflict { current } | DeskError::WrongState { current, .. } => {
                told.current = Some(current);
            }
            DeskError::Moved { to, by } => {
                told.to = Some(to);
                told.by = Some(by);
            }
            _ => {}
        }
        let mut response = HttpResponse::build(self.status_code());
        let wait = match &self.0 {
            DeskError::TooMany { wait } => Some(retry_after_s(*wait)),
            DeskError::Crowded => Some(u64::from(request_limits::turns::RETRY_AFTER_SECONDS)),
            _ if status == 503 => Some(BUSY_S),
            _ => None,
        };
        if let Some(seconds) = wait {
            response.insert_header((RETRY_AFTER, seconds.to_string()));
        }
        response.json(Body { error: told })
    }
}

/// What comes of a call that names a position: a refusal says where the position is now, if its id was changed.
pub(super) async fn following(
    desk: &Shared,
    position: Option<String>,
    done: Result<HttpResponse, Refusal>,
) -> Result<HttpResponse, Refusal> {
    match (done, position) {
        (Err(refusal), Some(id)) => Err(Refusal(desk.refused_at(&id, refusal.0).await)),
        (done, _) => done,
    }
}

impl<E: Into<DeskError>> From<E> for Refusal {
    fn from(error: E) -> Self {
        Self(error.into())
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use actix_web::body::to_bytes;
    use content_wire::desk::ByLanguage;
    use content_wire::reason::Code;
    use serde_json::json;

    use super::*;

    async fn body(error: DeskError) -> (u16, Value) {
        let response = Refusal(error).error_response();
        let status = response.status().as_u16();
        let body = to_bytes(response.into_body()).await.unwrap_or_default();
        (status, serde_json::from_slice(&body).unwrap())
    }

    #[tokio::test]
    async fn a_refusal_names_its_fields_and_what_is_there_now() {
        let (status, error) = body(DeskError::field("pay", Code::PayMin.with("max", 9))).await;
        assert_eq!(
            (
                status,
                &error["error"]["fields"]["pay"],
                &error["error"]["reasons"]["pay"]
            ),
            (
                422,
                &json!("min must be a whole number from 1 to 9"),
                &json!({"code": "payMin", "values": {"max": "9"}})
            )
        );
        let current = Box::new(Position {
            id: "a".to_owned(),
            template: None,
            locales: ByLanguage(Vec::new()),
        });
        let (status, error) = body(DeskError::Conflict { current }).await;
        assert_eq!((status, &error["error"]["current"]["id"]), (409, &json!("a")));
    }

    #[tokio::test]
    async fn a_fault_of_the_desk_says_nothing_of_its_cause() {
        let store = StoreError::Unreadable {
            reason: "secret".to_owned(),
        };
        let (status, error) = body(store.into()).await;
        assert_eq!(status, 500);
        assert!(!error.to_string().contains("secret"));
    }

    #[test]
    fn a_wait_is_named() {
        let wait = Duration::from_millis(1500);
        let response = Refusal(DeskError::TooMany { wait }).error_response();
        assert_eq!(response.headers().get(RETRY_AFTER).unwrap(), "2");
    }
}
