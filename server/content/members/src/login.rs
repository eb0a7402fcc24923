//! Registering, logging in, changing a password, logging out.

use content_service::password;
use content_wire::base64;
use content_wire::captcha::CaptchaTokens;
use content_wire::secret::digest;
use request_limits::Caller;
use serde_json::{Map, Value};

use crate::email;
use crate::error::MemberError;
use crate::flow::Outcome;
use crate::flow::stranger;
use crate::limits::Attempt;
use crate::members::Members;
use crate::store::NewMember;

/// What a person types to log in or to register.
pub(crate) struct Credentials {
    pub(crate) email: String,
    pub(crate) password: String,
    pub(crate) captcha: CaptchaTokens,
    /// Address of the caller.
    pub(crate) address: String,
    /// The cookie of a device on which somebody has logged in before.
    pub(crate) device: Option<String>,
}

impl Members {
    /// Makes a member.
    ///
    /// # Errors
    /// [`MemberError::InvalidEmail`], [`MemberError::EmailTaken`], a weak password, the captcha's errors.
    pub(crate) async fn register(
        &self,
        credentials: Credentials,
        profile: Map<String, Value>,
    ) -> Result<Outcome, MemberError> {
        self.limits.count(Attempt::FromAddress, &credentials.address)?;
        let email = email::parse(&credentials.email).ok_or(MemberError::InvalidEmail {
            field: "loginId.email",
        })?;
        check_password("password", &credentials.password)?;
        self.captcha.check(&credentials.captcha).await?;
        let caller = stranger(&credentials.address);
        let hash = self.passwords.hash(credentials.password, caller).await?;
        let new = NewMember {
            email: &email,
            verification: self.verification(false),
            awaits_approval: self.owner_approval,
            password_hash: Some(&hash),
            profile,
        };
        let member = self.store.insert_member(new).await?;
        self.advance_login(member.ok_or(MemberError::EmailTaken)?, &credentials.address)
            .await
    }

    /// Lets a member in by password. An unknown address takes as long as a known one and is refused alike.
    ///
    /// # Errors
    /// [`MemberError::UnknownLogin`], [`MemberError::WrongPassword`], [`MemberError::PasswordResetRequired`],
    /// [`MemberError::NotActive`], [`MemberError::TooManyAttempts`], the captcha's errors.
    pub(crate) async fn login(&self, credentials: Credentials) -> Result<Outcome, MemberError> {
        self.limits.count(Attempt::FromAddress, &credentials.address)?;
        let email = email::parse(&credentials.email).ok_or(MemberError::UnknownLogin)?;
        let member = self.store.member_by_email(&email).await?;
        let hash = member.as_ref().and_then(|member| member.password_hash.clone());
        let device = credentials.device.as_deref();
        let device = device.and_then(|cookie| self.devices.name(cookie, &email));
        self.count_guess(&email, hash.as_deref(), &credentials.address, device)?;
        self.captcha.check(&credentials.captcha).await?;
        // On a device of the member's, so no stranger's.
        let caller = device.map_or_else(|| stranger(&credentials.address), |_| Caller::Known);
        let is_right = self.passwords.verify(credentials.password, hash, caller).await?;
        let member = member.filter(|_| is_right).ok_or(MemberError::WrongPassword)?;
        if member.must_reset {
            return Err(MemberError::PasswordResetRequired);
        }
        self.advance_login(member, &credentials.address).await
    }

    /// Counts a try of a password. What was tried before counts for the password that it was tried for, so the way back by
    /// mail, which sets a new one, is a new start.
    fn count_guess(
        &self,
        email: &str,
        hash: Option<&str>,
        address: &str,
        device: Option<&str>,
    ) -> Result<(), MemberError> {
        let account = digest(&format!("{email} {}", hash.unwrap_or_default()));
        let account = base64::encode(account);
        if let Some(device) = device {
            return self
                .limits
                .count(Attempt::KnownDevice, &format!("{account} {device}"));
        }
        let pair = format!("{account} {address}");
        self.limits.count(Attempt::Password, &pair)?;
        match self.limits.count(Attempt::PasswordFromAnywhere, &account) {
            Ok(()) => Ok(()),
            // Who guesses keeps no one out who knows the password.
            Err(_) => self.limits.count(Attempt::PasswordAmongMany, &pair),
        }
    }

    /// Replaces a member's password. Everything that was opened with the old one ends, the caller's session too.
    ///
    /// # Errors
    /// [`MemberError::IdentityMissing`], a weak password.
    pub(crate) async fn change_password(&self, member: &str, new: String) -> Result<(), MemberError> {
        check_password("newPassword", &new)?;
        let hash = self.passwords.hash(new, Caller::Known).await?;
        let changed = self.store.set_password(member, &hash).await?;
        changed.map(drop).ok_or(MemberError::IdentityMissing)
    }
}

/// Refuses a weak password.
pub(super) fn check_password(field: &'static str, password: &str) -> Result<(), MemberError> {
    match password::weakness(password) {
        None => Ok(()),
        Some(reason) => Err(MemberError::Invalid {
            field,
            description: reason.to_string(),
        }),
    }
}
