//! Why a call is refused. Which status and code each has on the wire is in `http::refusal`.

use std::time::Duration;

use content_service::password::HashingError;
use content_service::store::{BackupError, StoreError};
use content_wire::desk::{Position, PostState};
use content_wire::reason::Reason;
use thiserror::Error;
use totp_rs::TotpError;

use crate::boards::BoardError;

/// Why a call is refused.
#[derive(Debug, Error)]
pub enum DeskError {
    /// There is no session, or it has ended.
    #[error("log in first")]
    NotLoggedIn,
    /// Name and password do not fit.
    #[error("the name or the password is wrong")]
    WrongCredentials,
    /// The password is right, and a code of the user's authenticator app is needed too.
    #[error("this account needs a code of its authenticator app too")]
    CodeWanted,
    /// The code is wrong, too old or used.
    #[error("the code is wrong, too old, or was used before")]
    WrongCode,
    /// There is a second step already.
    #[error("the second step is on already")]
    SecondStepOn,
    /// The link is unknown, used or too old.
    #[error("the link is unknown, was used before, or has expired")]
    BadLink,
    /// The link of a preview was made for something that is over.
    #[error("this preview has ended")]
    PreviewEnded,
    /// The user's role does not permit this.
    #[error("your role does not permit this")]
    Forbidden,
    /// The request does not come from the desk's page.
    #[error("the request does not come from the desk's page")]
    BadOrigin,
    /// The session's token is missing or wrong.
    #[error("the session's token is missing or wrong")]
    BadToken,
    /// There is no such thing.
    #[error("there is no such {what}")]
    NotFound {
        /// What is missing.
        what: &'static str,
    },
    /// The position has another id now.
    #[error("the position has another id now: {to}")]
    Moved {
        /// The id.
        to: String,
        /// Who changed it.
        by: String,
    },
    /// The path has no such method.
    #[error("the method is not allowed here")]
    WrongMethod,
    /// The post has changed since it was read.
    #[error("the post has changed since you read it")]
    Conflict {
        /// The position as it is now.
        current: Box<Position>,
    },
    /// What is there is not what was read.
    #[error("the {what} changed since you read it")]
    Stale {
        /// What has changed.
        what: &'static str,
    },
    /// The file of the company's facts is not JSON.
    #[error("the file of the company's facts is not JSON")]
    Malformed,
    /// The file of the company's facts cannot be replaced.
    #[error("the file of the company's facts cannot be written")]
    ReadOnly,
    /// No one can do this with a post in this state.
    #[error("this cannot be done with a post in the state `{state}`")]
    WrongState {
        /// The state.
        state: PostState,
        /// The position as it is now.
        current: Box<Position>,
    },
    /// Templates do not lead to visitors.
    #[error("a template is not published; begin a position with it")]
    Template,
    /// The name is taken.
    #[error("the {what} is taken")]
    Taken {
        /// What is taken.
        what: &'static str,
    },
    /// Without this user no one could look after the others.
    #[error("there must be an owner")]
    LastOwner,
    /// The body is too large.
    #[error("the body is too large")]
    TooLarge,
    /// The input breaks rules.
    #[error("the input is not valid")]
    Invalid {
        /// The fields and what is wrong with each.
        fields: Vec<(String, Reason)>,
    },
    /// Too many attempts.
    #[error("too many attempts")]
    TooMany {
        /// How long to wait.
        wait: Duration,
    },
    /// Strangers have used up what they share.
    #[error("too many others want this now; try again soon")]
    Crowded,
    /// The body takes too long.
    #[error("the body takes too long")]
    Late,
    /// The page cannot be rendered or cleaned now.
    #[error("this cannot be done now")]
    Unavailable,
    /// A secret cannot be hashed or compared.
    #[error(transparent)]
    Hashing(HashingError),
    /// A code cannot be computed.
    #[error("a code cannot be computed")]
    Totp(#[from] TotpError),
    /// A backup cannot be made or restored.
    #[error(transparent)]
    Backup(Box<BackupError>),
    /// Another platform does not give what it shows.
    #[error("the platform does not give its jobs")]
    Board(#[from] BoardError),
    /// The storage failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl DeskError {
    /// One field that breaks a rule.
    pub(crate) fn field(name: &str, reason: impl Into<Reason>) -> Self {
        Self::Invalid {
            fields: vec![(name.to_owned(), reason.into())],
        }
    }
}

impl From<HashingError> for DeskError {
    fn from(error: HashingError) -> Self {
        match error {
            HashingError::Crowded => Self::Crowded,
            failed @ HashingError::Failed { .. } => Self::Hashing(failed),
        }
    }
}

impl From<BackupError> for DeskError {
    fn from(error: BackupError) -> Self {
        match error {
            BackupError::Store(error) => error.into(),
            error => Self::Backup(Box::new(error)),
        }
    }
}

impl From<sqlx::Error> for DeskError {
    fn from(error: sqlx::Error) -> Self {
        Self::Store(error.into())
    }
}
