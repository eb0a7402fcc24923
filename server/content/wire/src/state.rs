//! States of members and of their logins.

use serde::{Deserialize, Serialize};

/// The status of a member.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum Status {
    /// A step is missing before the first login.
    Pending,
    /// The member may log in.
    Active,
    /// The member is gone; the address is free again.
    Deleted,
    /// The owner has blocked the member.
    Blocked,
    /// The owner has suspended the member.
    Offline,
    /// The other side sent no status, or one that this version does not know.
    #[default]
    #[serde(other)]
    UnknownStatus,
}

impl Status {
    /// Every status but the unknown one.
    const KNOWN: [Self; 5] = [
        Self::Pending,
        Self::Active,
        Self::Deleted,
        Self::Blocked,
        Self::Offline,
    ];

    /// The name on the wire and at rest.
    pub fn name(self) -> &'static str {
        match self {
            Self::Pending => "PENDING",
            Self::Active => "ACTIVE",
            Self::Deleted => "DELETED",
            Self::Blocked => "BLOCKED",
            Self::Offline => "OFFLINE",
            Self::UnknownStatus => "UNKNOWN_STATUS",
        }
    }

    /// Reads the name of a known status.
    pub fn parse(name: &str) -> Option<Self> {
        Self::KNOWN.into_iter().find(|status| status.name() == name)
    }
}

/// Why a member is pending.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum PendingReason {
    /// The site's owner must approve.
    PendingAdminApprovalRequired,
    /// The address must be verified.
    PendingEmailVerificationRequired,
    /// A reason that this version does not know.
    #[serde(other)]
    UnknownReason,
}

impl PendingReason {
    /// The name on the wire.
    pub fn name(self) -> &'static str {
        match self {
            Self::PendingAdminApprovalRequired => "PENDING_ADMIN_APPROVAL_REQUIRED",
            Self::PendingEmailVerificationRequired => "PENDING_EMAIL_VERIFICATION_REQUIRED",
            Self::UnknownReason => "UNKNOWN_REASON",
        }
    }
}

/// State of a registration or login of API version 2.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum ServerState {
    /// Done.
    Success,
    /// The site's owner must approve.
    RequireOwnerApproval,
    /// The address must be verified.
    RequireEmailVerification,
    /// The state must be requested again later.
    StatusCheck,
    /// The other side sent no state, or one that this version does not know.
    #[default]
    #[serde(other)]
    UnknownState,
}

/// State of a registration or login of API version 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum LoginStatus {
    /// Done.
    Done,
    /// The site's owner must approve.
    RequireOwnerApproval,
    /// The state must be requested again later.
    StatusCheck,
    /// The other side sent no state, or one that this version does not know.
    #[default]
    #[serde(other)]
    Unknown,
}

#[cfg(test)]
mod tests {
    use serde_json::{from_value, json};

    use super::*;

    #[test]
    fn section_4_identity_status_and_pending_reasons_have_their_wire_names() {
        for status in Status::KNOWN {
            assert_eq!(json!(status), json!(status.name()));
            assert_eq!(from_value::<Status>(json!(status.name())).unwrap(), status);
            assert_eq!(Status::parse(status.name()), Some(status));
        }
        for unknown in ["UNKNOWN_STATUS", "LATER_INVENTION"] {
            let status = from_value::<Status>(json!(unknown)).unwrap();
            assert_eq!(status, Status::UnknownStatus);
            assert_eq!(Status::parse(unknown), None);
        }
        let reasons = json!([
            "PENDING_ADMIN_APPROVAL_REQUIRED",
            "PENDING_EMAIL_VERIFICATION_REQUIRED",
            "X"
        ]);
        let expected = [
            PendingReason::PendingAdminApprovalRequired,
            PendingReason::PendingEmailVerificationRequired,
            PendingReason::UnknownReason,
        ];
        assert_eq!(from_value::<Vec<PendingReason>>(reasons).unwrap(), expected);
        for reason in expected {
            assert_eq!(json!(reason), json!(reason.name()));
        }
    }

    #[test]
    fn states_of_both_api_versions_have_their_wire_names() {
        let states = json!([
            "SUCCESS",
            "REQUIRE_OWNER_APPROVAL",
            "REQUIRE_EMAIL_VERIFICATION",
            "STATUS_CHECK"
        ]);
        let expected = [
            ServerState::Success,
            ServerState::RequireOwnerApproval,
            ServerState::RequireEmailVerification,
            ServerState::StatusCheck,
        ];
        assert_eq!(json!(expected), states);
        assert_eq!(from_value::<Vec<ServerState>>(states).unwrap(), expected);
        let statuses = json!(["DONE", "REQUIRE_OWNER_APPROVAL", "STATUS_CHECK"]);
        let expected = [
            LoginStatus::Done,
            LoginStatus::RequireOwnerApproval,
            LoginStatus::StatusCheck,
        ];
        assert_eq!(json!(expected), statuses);
        assert_eq!(from_value::<Vec<LoginStatus>>(statuses).unwrap(), expected);
    }
}
