//! Why a member's call is refused. Which status and code each has on the wire is in `http::iam::error`.

use std::time::Duration;

use content_wire::state::Status;
use thiserror::Error;

use content_service::password::HashingError;
use content_service::store::StoreError;

/// Why a member's call is refused.
#[derive(Debug, Error)]
pub enum MemberError {
    /// A field of the input breaks a rule.
    #[error("the request is not valid")]
    Invalid {
        /// Path of the field in the input.
        field: &'static str,
        /// What it must be.
        description: String,
    },
    /// The e-mail address is none.
    #[error("the e-mail address is not valid")]
    InvalidEmail {
        /// Path of the field in the input.
        field: &'static str,
    },
    /// The login name is no e-mail address. An error of its own and no field's: the platform's own client
    /// takes a login's refusal apart without asking whether it is one of a field, and fails on that itself.
    #[error("a log-in needs an e-mail address, which this is not")]
    UnknownLogin,
    /// The address is registered already.
    #[error("the e-mail address is registered already")]
    EmailTaken,
    /// The password is wrong or the address is unknown; the response does not distinguish them.
    #[error("the e-mail address or the password is wrong")]
    WrongPassword,
    /// The password is right but must be replaced before the next login.
    #[error("the password must be reset")]
    PasswordResetRequired,
    /// A captcha is required and none was sent.
    #[error("the captcha token is missing")]
    CaptchaMissing,
    /// The captcha was not solved.
    #[error("the captcha token is not valid")]
    CaptchaInvalid,
    /// The captcha service does not respond.
    #[error("the captcha cannot be checked")]
    CaptchaUnchecked {
        /// Why.
        reason: String,
    },
    /// The member is blocked, deleted or offline.
    #[error("the member is not active")]
    NotActive {
        /// What the member is.
        status: Status,
    },
    /// Too many attempts in a short time.
    #[error("too many attempts; try again later")]
    TooManyAttempts {
        /// How long to wait.
        retry_after: Duration,
    },
    /// The code from the mail is wrong, too old, or was guessed at too often.
    #[error("the verification code is wrong or has expired")]
    WrongCode,
    /// The state token is unknown, used or too old.
    #[error("the state token is unknown or has expired")]
    UnknownState,
    /// The recovery token is unknown, used or too old.
    #[error("the recovery token is unknown or has expired")]
    UnknownRecovery,
    /// There is no such member.
    #[error("there is no such identity")]
    IdentityMissing,
    /// The other system's token is not accepted. The reason tells an attacker nothing that the token does not show.
    #[error("the token of {connection} {reason}")]
    SsoRefused {
        /// The connection that the call named.
        connection: String,
        /// What is wrong with the token.
        reason: &'static str,
    },
    /// Only a member who is logged in may do this.
    #[error("this needs a member's access token")]
    MembersOnly,
    /// Only the holder of a key may do this.
    #[error("this needs an API key")]
    KeyOnly,
    /// The authorization code, or what it is redeemed with, does not fit.
    #[error("the authorization code is unknown, used or expired, or does not belong to this request")]
    CodeNotRedeemed,
    /// The session token is unknown or too old.
    #[error("the session token is unknown or has expired")]
    UnknownSession,
    /// The address that a browser followed is unknown, used or too old.
    #[error("this address is unknown, was used before, or has expired")]
    UnknownRedirect,
    /// A secret cannot be hashed or compared.
    #[error(transparent)]
    Hashing(#[from] HashingError),
    /// A mail cannot be written.
    #[error("a mail cannot be written")]
    Mail {
        /// Why.
        reason: String,
    },
    /// The storage failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}
