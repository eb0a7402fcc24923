//! Members: who they are and whether they may log in.

use content_wire::state::{PendingReason, Status};
use serde_json::{Map, Value};

/// What is known of a member's address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verification {
    /// Nothing, and nothing has to be.
    Unneeded,
    /// Nothing yet; the member must show to read it before the first login.
    Awaited,
    /// The member has shown to read it.
    Done,
}

impl Verification {
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Unneeded => "UNNEEDED",
            Self::Awaited => "AWAITED",
            Self::Done => "DONE",
        }
    }

    pub(crate) fn parse(name: &str) -> Option<Self> {
        [Self::Unneeded, Self::Awaited, Self::Done]
            .into_iter()
            .find(|verification| verification.name() == name)
    }
}

/// A member as stored.
#[derive(Clone, Debug, PartialEq)]
pub struct Member {
    /// Random id.
    pub id: String,
    /// E-mail address in the kept form; a deleted member has none.
    pub email: Option<String>,
    /// What is known of that address.
    pub verification: Verification,
    /// What the owner decided: active, blocked, offline or deleted. Pending is never stored; it follows from the
    /// fields around this one.
    pub account_status: Status,
    /// Whether the owner must approve before the first login.
    pub awaits_approval: bool,
    /// Whether the password must be replaced.
    pub must_reset: bool,
    /// Names and the like, as the member gave them.
    pub profile: Map<String, Value>,
    /// Creation, as kept.
    pub created: String,
    /// Last change, as kept.
    pub updated: String,
    /// argon2id hash of the password; a member who logs in elsewhere has none.
    pub(crate) password_hash: Option<String>,
}

/// What a login needs next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LoginRequirement {
    Open,
    EmailVerification,
    OwnerApproval,
    Closed(Status),
}

impl Member {
    /// What a login needs next. The owner approves only after the address is verified.
    pub(crate) fn login_requirement(&self) -> LoginRequirement {
        match self.account_status {
            Status::Blocked | Status::Deleted | Status::Offline => {
                LoginRequirement::Closed(self.account_status)
            }
            _ if self.verification == Verification::Awaited => LoginRequirement::EmailVerification,
            _ if self.awaits_approval => LoginRequirement::OwnerApproval,
            _ => LoginRequirement::Open,
        }
    }

    /// The status that others see.
    pub fn status(&self) -> Status {
        match self.login_requirement() {
            LoginRequirement::Closed(status) => status,
            LoginRequirement::EmailVerification | LoginRequirement::OwnerApproval => Status::Pending,
            LoginRequirement::Open => Status::Active,
        }
    }

    /// Why a pending member is pending.
    pub fn reasons(&self) -> Vec<PendingReason> {
        let pending = self.status() == Status::Pending;
        [
            (self.awaits_approval, PendingReason::PendingAdminApprovalRequired),
            (
                self.verification == Verification::Awaited,
                PendingReason::PendingEmailVerificationRequired,
            ),
        ]
        .into_iter()
        .filter(|(is_reason, _)| pending && *is_reason)
        .map(|(_, reason)| reason)
        .collect()
    }

    /// Language of mails to this member.
    pub(crate) fn language(&self) -> Option<&str> {
        self.profile.get("language").and_then(Value::as_str)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[expect(clippy::too_many_lines, reason = "a table of cases")]
    fn the_status_follows_from_what_is_missing_and_what_the_owner_decided() {
        let member = |account_status, verification, awaits_approval| Member {
            id: "1".into(),
            email: None,
            verification,
            account_status,
            awaits_approval,
            must_reset: false,
            profile: Map::new(),
            created: String::new(),
            updated: String::new(),
            password_hash: None,
        };
        let (email, admin) = (
            PendingReason::PendingEmailVerificationRequired,
            PendingReason::PendingAdminApprovalRequired,
        );
        let (unneeded, awaited, done) = (Verification::Unneeded, Verification::Awaited, Verification::Done);
        for (account_status, verification, approval, requirement, status, reasons) in [
            (
                Status::Active,
                unneeded,
                false,
                LoginRequirement::Open,
                "ACTIVE",
                vec![],
            ),
            (
                Status::Active,
                awaited,
                false,
                LoginRequirement::EmailVerification,
                "PENDING",
                vec![email],
            ),
            (
                Status::Active,
                done,
                true,
                LoginRequirement::OwnerApproval,
                "PENDING",
                vec![admin],
            ),
            (
                Status::Active,
                awaited,
                true,
                LoginRequirement::EmailVerification,
                "PENDING",
                vec![admin, email],
            ),
            (
                Status::Blocked,
                awaited,
                true,
                LoginRequirement::Closed(Status::Blocked),
                "BLOCKED",
                vec![],
            ),
            (
                Status::Offline,
                done,
                false,
                LoginRequirement::Closed(Status::Offline),
                "OFFLINE",
                vec![],
            ),
            (
                Status::Deleted,
                done,
                false,
                LoginRequirement::Closed(Status::Deleted),
                "DELETED",
                vec![],
            ),
        ] {
            let member = member(account_status, verification, approval);
            assert_eq!(
                (
                    member.login_requirement(),
                    member.status().name(),
                    member.reasons()
                ),
                (requirement, status, reasons)
            );
            assert_eq!(Verification::parse(verification.name()), Some(verification));
        }
    }
}
