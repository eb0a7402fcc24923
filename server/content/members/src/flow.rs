//! The steps between an authenticated member and a session.

use std::time::Duration;

use content_wire::secret;
use request_limits::Caller;
use serde_json::Map;
use words::Language;

use crate::code;
use crate::error::MemberError;
use crate::identity::LoginRequirement;
use crate::identity::Member;
use crate::limits::Attempt;
use crate::mail::MailTemplate;
use crate::members::Members;
use crate::store::{NewSecret, Purpose};

/// How long a member may take between two steps of a login: a mail may be slow, an owner slower.
const STATE_LIFETIME: Duration = Duration::from_hours(24);
/// How long a code from a mail is good for.
const CODE_LIFETIME: Duration = Duration::from_mins(15);

/// Where a login has come to.
#[derive(Debug)]
pub(crate) enum Outcome {
    /// The member is in.
    LoggedIn { session: String, member: Member },
    /// The member must type the code from a mail.
    EmailVerification { state: String, member: Member },
    /// The owner must approve.
    OwnerApproval { state: String, member: Member },
}

impl Members {
    /// Takes a member who has shown who they are as far as possible: into a session, or to the next step.
    pub(super) async fn advance_login(&self, member: Member, address: &str) -> Result<Outcome, MemberError> {
        match member.login_requirement() {
            LoginRequirement::Closed(status) => Err(MemberError::NotActive { status }),
            LoginRequirement::Open => Ok(Outcome::LoggedIn {
                session: self.store.open_session(&member.id).await?,
                member,
            }),
            LoginRequirement::EmailVerification => {
                let state = self.new_state(&member).await?;
                match self.send_code(&member, Some(address)).await {
                    // The mail before this one has not been looked at yet; the login itself went well.
                    Ok(_) | Err(MemberError::TooManyAttempts { .. }) => {}
                    Err(error) => return Err(error),
                }
                Ok(Outcome::EmailVerification { state, member })
            }
            LoginRequirement::OwnerApproval => Ok(Outcome::OwnerApproval {
                state: self.new_state(&member).await?,
                member,
            }),
        }
    }

    /// Goes on with a login whose hindrance may be gone by now.
    ///
    /// # Errors
    /// [`MemberError::UnknownState`], [`MemberError::NotActive`].
    pub(crate) async fn proceed(&self, state: String, address: &str) -> Result<Outcome, MemberError> {
        let member = self.member_of_state(&state).await?;
        match member.login_requirement() {
            LoginRequirement::EmailVerification => Ok(Outcome::EmailVerification { state, member }),
            LoginRequirement::OwnerApproval => Ok(Outcome::OwnerApproval { state, member }),
            LoginRequirement::Open | LoginRequirement::Closed(_) => {
                self.finish_state(&state).await?;
                self.advance_login(member, address).await
            }
        }
    }

    /// Sends a code for a member's address, by the member's id; returns the code's own id. The mail counts for the caller at this
    /// address, if it is a stranger.
    ///
    /// # Errors
    /// [`MemberError::IdentityMissing`], [`MemberError::TooManyAttempts`].
    pub(crate) async fn start_verification(
        &self,
        identity: &str,
        address: Option<&str>,
    ) -> Result<String, MemberError> {
        let member = self.store.member(identity).await?;
        let member = member.ok_or(MemberError::IdentityMissing)?;
        self.send_code(&member, address).await
    }

    /// Checks a code. A right one verifies the address and goes on with the login.
    ///
    /// # Errors
    /// [`MemberError::UnknownState`], [`MemberError::WrongCode`], [`MemberError::TooManyAttempts`].
    pub(crate) async fn verify_code(
        &self,
        state: &str,
        code: String,
        address: &str,
    ) -> Result<Outcome, MemberError> {
        self.limits.count(Attempt::FromAddress, address)?;
        let member = self.member_of_state(state).await?;
        // The try is noted before the comparison, so that many at once cannot have more tries than one by one.
        let hash = self.store.try_code(&member.id).await?;
        if !self.passwords.verify(code, hash, stranger(address)).await? {
            return Err(MemberError::WrongCode);
        }
        // Two right codes at once are one login.
        self.finish_state(state).await?;
        let member = self.store.mark_verified(&member.id).await?;
        self.advance_login(member.ok_or(MemberError::IdentityMissing)?, address)
            .await
    }

    /// Sends another code in place of the one before.
    ///
    /// # Errors
    /// [`MemberError::UnknownState`], [`MemberError::TooManyAttempts`].
    pub(crate) async fn resend_code(&self, state: String, address: &str) -> Result<Outcome, MemberError> {
        let member = self.member_of_state(&state).await?;
        if member.login_requirement() == LoginRequirement::EmailVerification {
            self.send_code(&member, Some(address)).await?;
        }
        self.proceed(state, address).await
    }

    async fn send_code(&self, member: &Member, address: Option<&str>) -> Result<String, MemberError> {
        let Some(email) = &member.email else {
            return Err(MemberError::IdentityMissing);
        };
        self.limits.count(Attempt::Mail, email)?;
        if let Some(address) = address {
            self.limits.count(Attempt::MailFromAddress, address)?;
        }
        let code = code::random();
        let caller = address.map_or(Caller::Known, stranger);
        let hash = self.passwords.hash(code.clone(), caller).await?;
        let template = MailTemplate::Code {
            code,
            minutes: minutes(CODE_LIFETIME),
        };
        let language = Language::of(member.language().unwrap_or_default());
        let mail = self.mail(email, language, &template)?;
        let id = self.store.keep_code(&member.id, &hash, &mail).await?;
        self.wake_sender();
        Ok(id)
    }

    async fn new_state(&self, member: &Member) -> Result<String, MemberError> {
        let state = secret::random_token();
        self.store
            .keep_secret(NewSecret {
                purpose: Purpose::State,
                token: &state,
                member: Some(&member.id),
                session: None,
                payload: Map::new(),
                lifetime: STATE_LIFETIME,
            })
            .await?;
        Ok(state)
    }

    async fn member_of_state(&self, state: &str) -> Result<Member, MemberError> {
        let kept = self.store.secret(Purpose::State, state).await?;
        let id = kept
            .and_then(|kept| kept.member)
            .ok_or(MemberError::UnknownState)?;
        self.store.member(&id).await?.ok_or(MemberError::UnknownState)
    }

    async fn finish_state(&self, state: &str) -> Result<(), MemberError> {
        let taken = self.store.take_secret(Purpose::State, state).await?;
        taken.map(drop).ok_or(MemberError::UnknownState)
    }
}

/// A lifetime as mails name it.
pub(super) fn minutes(lifetime: Duration) -> i64 {
    i64::try_from(lifetime.as_secs() / 60).unwrap_or(i64::MAX)
}

/// Who tries a secret from an address.
pub(super) fn stranger(address: &str) -> Caller {
    Caller::Stranger(address.parse().ok())
}
