//! Members and logins as both generations of clients read them.

use content_wire::state::{LoginStatus, ServerState};
use serde_json::{Value, json};

use crate::flow::Outcome;
use crate::identity::{Member, Verification};

/// A member as others see them.
pub(super) fn identity(member: &Member) -> Value {
    let mut identity = json!({
        "id": member.id, "createdDate": member.created, "updatedDate": member.updated,
        "identityProfile": member.profile, "connections": [], "metadata": { "tags": [] },
        "status": { "name": member.status(), "reasons": member.reasons() },
    });
    if let (Some(email), Some(identity)) = (&member.email, identity.as_object_mut()) {
        let email = json!({ "address": email, "isVerified": member.verification == Verification::Done });
        identity.insert("email".to_owned(), email);
    }
    identity
}

/// The response of the second generation.
pub(super) fn state_machine(outcome: &Outcome) -> Value {
    let (state, token) = match outcome {
        Outcome::LoggedIn { session, .. } => (ServerState::Success, ("sessionToken", session)),
        Outcome::EmailVerification { state, .. } => {
            (ServerState::RequireEmailVerification, ("stateToken", state))
        }
        Outcome::OwnerApproval { state, .. } => (ServerState::RequireOwnerApproval, ("stateToken", state)),
    };
    json!({ "state": state, token.0: token.1, "identity": identity(member(outcome)), "additionalData": {} })
}

/// The response of the first generation. `authenticator` is the id that the call named.
pub(super) fn login_response(outcome: &Outcome, authenticator: &str) -> Value {
    let connection = json!({ "authenticatorConnection": {
        "authenticatorConnectionId": authenticator, "reEnrollmentRequired": false } });
    let mut response =
        json!({ "identity": identity(member(outcome)), "connection": connection, "additionalData": {} });
    let state = match outcome {
        Outcome::LoggedIn { session, .. } => {
            if let Some(response) = response.as_object_mut() {
                response.insert("sessionToken".to_owned(), json!(session));
            }
            json!({ "status": LoginStatus::Done })
        }
        Outcome::EmailVerification { state, .. } => {
            json!({ "status": LoginStatus::StatusCheck, "stateToken": state })
        }
        Outcome::OwnerApproval { state, .. } => {
            json!({ "status": LoginStatus::RequireOwnerApproval, "stateToken": state })
        }
    };
    if let Some(response) = response.as_object_mut() {
        response.insert("state".to_owned(), state);
    }
    response
}

fn member(outcome: &Outcome) -> &Member {
    match outcome {
        Outcome::LoggedIn { member, .. }
        | Outcome::EmailVerification { member, .. }
        | Outcome::OwnerApproval { member, .. } => member,
    }
}
