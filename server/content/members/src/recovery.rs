//! Recovery of a lost password, and activation of members who never had one.

use std::time::Duration;

use content_wire::secret;
use serde_json::Map;
use words::Language;

use crate::email;
use crate::error::MemberError;
use crate::flow::stranger;
use crate::flow::{Outcome, minutes};
use crate::identity::Member;
use crate::limits::Attempt;
use crate::login::check_password;
use crate::mail::{MailTemplate, TokenDelivery};
use crate::members::Members;
use crate::redirect::{ResponseMode, with_response};
use crate::store::{NewSecret, Purpose};

/// How long a link in a mail is good for.
const LIFETIME: Duration = Duration::from_hours(1);
/// Name of the token in the link's query.
const PARAMETER: &str = "recoveryToken";

impl Members {
    /// Mails a token for a new password, if the address is registered. Both cases write to the database once and have
    /// the same response, so the caller does not learn which it was.
    ///
    /// # Errors
    /// [`MemberError::InvalidEmail`], a page that is not allowed, [`MemberError::TooManyAttempts`].
    pub(crate) async fn send_recovery(
        &self,
        email: &str,
        language: &str,
        page: Option<&str>,
        address: &str,
    ) -> Result<(), MemberError> {
        let email = email::parse(email).ok_or(MemberError::InvalidEmail { field: "email" })?;
        let token = secret::random_token();
        let delivery = self.delivery("redirect.url", page, &token)?;
        self.limits.count(Attempt::RecoveryFromAddress, address)?;
        self.limits
            .count(Attempt::Recovery, &format!("{email} {address}"))?;
        self.limits.count(Attempt::RecoveryFromAnywhere, &email)?;
        let member = self.store.member_by_email(&email).await?;
        let template = MailTemplate::Recovery {
            delivery,
            minutes: minutes(LIFETIME),
        };
        // A stranger may have sent this, so the member's own choice counts first.
        let own = member.as_ref().and_then(Member::language);
        let mail = self.mail(&email, Language::of(own.unwrap_or(language)), &template)?;
        let member = member.as_ref().map(|member| member.id.as_str());
        self.store
            .keep_mailed_secret(recovery(&token, member), member.map(|_| &mail))
            .await?;
        self.wake_sender();
        Ok(())
    }

    /// Mails a member who has no password yet, by id. The mail counts for the caller at this address, if it is a stranger.
    ///
    /// # Errors
    /// [`MemberError::IdentityMissing`], a page that is not allowed, [`MemberError::TooManyAttempts`].
    pub(crate) async fn send_activation(
        &self,
        identity: &str,
        language: &str,
        page: Option<&str>,
        address: Option<&str>,
    ) -> Result<(), MemberError> {
        let token = secret::random_token();
        let delivery = self.delivery("emailOptions.redirect.url", page, &token)?;
        let member = self.store.member(identity).await?;
        let Some((id, email)) = member.and_then(|member| member.email.map(|email| (member.id, email))) else {
            return Err(MemberError::IdentityMissing);
        };
        self.limits.count(Attempt::Mail, &email)?;
        if let Some(address) = address {
            self.limits.count(Attempt::MailFromAddress, address)?;
        }
        let template = MailTemplate::Activation {
            delivery,
            minutes: minutes(LIFETIME),
        };
        let mail = self.mail(&email, Language::of(language), &template)?;
        self.store
            .keep_mailed_secret(recovery(&token, Some(&id)), Some(&mail))
            .await?;
        self.wake_sender();
        Ok(())
    }

    /// Sets a new password with the token from a mail, which also shows that the member reads that address.
    ///
    /// # Errors
    /// [`MemberError::UnknownRecovery`], a weak password, [`MemberError::NotActive`].
    pub(crate) async fn recover(
        &self,
        token: &str,
        password: String,
        address: &str,
    ) -> Result<Outcome, MemberError> {
        self.limits.count(Attempt::FromAddress, address)?;
        // A weak password must not use the token up.
        check_password("password", &password)?;
        let kept = self.store.take_secret(Purpose::Recovery, token).await?;
        let id = kept
            .and_then(|kept| kept.member)
            .ok_or(MemberError::UnknownRecovery)?;
        let hash = self.passwords.hash(password, stranger(address)).await?;
        self.store
            .set_password(&id, &hash)
            .await?
            .ok_or(MemberError::UnknownRecovery)?;
        let member = self.store.mark_verified(&id).await?;
        self.advance_login(member.ok_or(MemberError::UnknownRecovery)?, address)
            .await
    }

    fn delivery(
        &self,
        field: &'static str,
        page: Option<&str>,
        token: &str,
    ) -> Result<TokenDelivery, MemberError> {
        let page = match page {
            Some(page) => Some(self.redirect_uris.check(field, page)?),
            // A mail without a link would leave the member alone with a token.
            None => self.redirect_uris.first().cloned(),
        };
        Ok(match page {
            None => TokenDelivery::Token(token.to_owned()),
            Some(page) => {
                TokenDelivery::Link(with_response(page, ResponseMode::Query, &[(PARAMETER, token)]))
            }
        })
    }
}

fn recovery<'a>(token: &'a str, member: Option<&'a str>) -> NewSecret<'a> {
    NewSecret {
        purpose: Purpose::Recovery,
        token,
        member,
        session: None,
        payload: Map::new(),
        lifetime: LIFETIME,
    }
}
