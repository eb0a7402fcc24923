//! Logins that a third party vouches for: the holder of a key, or another system with a shared secret.

use std::time::Duration;

use content_wire::secret;
use serde_json::{Map, Value};

use crate::error::MemberError;
use crate::flow::Outcome;
use crate::identity::LoginRequirement;
use crate::identity::{Member, Verification};
use crate::limits::Attempt;
use crate::members::Members;
use crate::store::{NewMember, NewSecret, Purpose};
use crate::{email, sso};
use content_service::store::Grant;

/// A person whom a third party vouches for.
pub(crate) struct Vouched {
    /// Address in the kept form.
    email: String,
    profile: Map<String, Value>,
    /// Whether the address is known to be theirs.
    is_verified: bool,
    /// Whether the profile replaces what is kept of a member who exists.
    merges_profile: bool,
}

impl Members {
    /// Opens a session for whomever the holder of a key names, making the member if need be.
    ///
    /// # Errors
    /// [`MemberError::InvalidEmail`], [`MemberError::NotActive`].
    pub(crate) async fn sign_on(
        &self,
        email: &str,
        profile: Map<String, Value>,
        is_verified: bool,
        merges_profile: bool,
    ) -> Result<(String, Member), MemberError> {
        let email = email::parse(email).ok_or(MemberError::InvalidEmail {
            field: "loginId.email",
        })?;
        let member = self
            .vouch(Vouched {
                email,
                profile,
                is_verified,
                merges_profile,
            })
            .await?;
        // The key's holder is the owner or acts for them, so nothing is waited for; only a closed door stays closed.
        if let LoginRequirement::Closed(status) = member.login_requirement() {
            return Err(MemberError::NotActive { status });
        }
        Ok((self.store.open_session(&member.id).await?, member))
    }

    /// Logs a member in by another system's token, which is good once.
    ///
    /// # Errors
    /// [`MemberError::SsoRefused`], [`MemberError::NotActive`], [`MemberError::TooManyAttempts`].
    pub(crate) async fn sso_login(
        &self,
        connection: &str,
        token: &str,
        address: &str,
    ) -> Result<Outcome, MemberError> {
        self.limits.count(Attempt::FromAddress, address)?;
        let refused = |reason| MemberError::SsoRefused {
            connection: connection.to_owned(),
            reason,
        };
        let secret = self
            .sso_secrets
            .get(connection)
            .ok_or_else(|| refused("names a connection that is not configured"))?;
        let now = self.clock.now().unix_timestamp();
        let assertion = sso::verify(token, connection, secret.as_bytes(), now).map_err(refused)?;
        let left = u64::try_from(assertion.expires_at.saturating_sub(now)).unwrap_or_default();
        let is_new = self
            .store
            .keep_secret(NewSecret {
                purpose: Purpose::SsoToken,
                token,
                member: None,
                session: None,
                payload: Map::new(),
                lifetime: Duration::from_secs(left),
            })
            .await?;
        if !is_new {
            return Err(refused("was used before"));
        }
        let member = self
            .vouch(Vouched {
                email: assertion.email,
                profile: assertion.profile,
                is_verified: true,
                merges_profile: false,
            })
            .await?;
        self.advance_login(member, address).await
    }

    /// Gives a member's tokens to the holder of a key.
    ///
    /// # Errors
    /// [`MemberError::IdentityMissing`], [`MemberError::NotActive`].
    pub(crate) async fn grant_for_key(&self, member: &str) -> Result<Grant, MemberError> {
        let member = self
            .store
            .member(member)
            .await?
            .ok_or(MemberError::IdentityMissing)?;
        if member.login_requirement() != LoginRequirement::Open {
            return Err(MemberError::NotActive {
                status: member.status(),
            });
        }
        let session = self.store.open_session(&member.id).await?;
        Ok(self
            .content()
            .grant_member(&member.id, &secret::digest(&session))
            .await?)
    }

    /// Gives a member's tokens to the holder of that member's session.
    ///
    /// # Errors
    /// [`MemberError::UnknownSession`].
    pub(crate) async fn grant_for_session(&self, member: &str, session: &str) -> Result<Grant, MemberError> {
        let session = self.store.session(session).await?;
        let session = session.filter(|session| session.member == member);
        let session = session.ok_or(MemberError::UnknownSession)?;
        Ok(self
            .content()
            .grant_member(&session.member, &session.hash)
            .await?)
    }

    async fn vouch(&self, vouched: Vouched) -> Result<Member, MemberError> {
        let new = NewMember {
            email: &vouched.email,
            verification: self.verification(vouched.is_verified),
            awaits_approval: self.owner_approval,
            password_hash: None,
            profile: vouched.profile.clone(),
        };
        if let Some(member) = self.store.insert_member(new).await? {
            return Ok(member);
        }
        let known = self.store.member_by_email(&vouched.email).await?;
        let mut member = known.ok_or(MemberError::IdentityMissing)?;
        if vouched.merges_profile {
            let changed = self.store.merge_profile(&member.id, vouched.profile).await?;
            member = changed.ok_or(MemberError::IdentityMissing)?;
        }
        if vouched.is_verified && member.verification != Verification::Done {
            // The password may be known to someone who registered this address before its owner: it must not log in any
            // more.
            self.store.drop_password(&member.id).await?;
            let changed = self.store.mark_verified(&member.id).await?;
            member = changed.ok_or(MemberError::IdentityMissing)?;
        }
        Ok(member)
    }
}
