//! Recovery codes, each of which takes the place of an app's code once. They are kept by their digests.

use content_wire::secret;
use sqlx::AnyConnection;
use totp_rs::Secret;

use crate::audit::note;
use crate::error::DeskError;
use crate::sessions::{Session, Visit};
use crate::shared::Shared;
use crate::totp::{NOT_ON, check, plain};

/// Recovery codes of a user, each good once.
const RECOVERY_CODES: usize = 10;

impl Shared {
    /// Makes new recovery codes in the place of all that are left, for a user who has the password and a code; returns them, and
    /// they are shown once.
    ///
    /// # Errors
    /// [`DeskError::WrongCredentials`], [`DeskError::WrongCode`], [`DeskError::TooMany`], [`DeskError::NotFound`] without a second
    /// step.
    pub(crate) async fn renew_recovery_codes(
        &self,
        session: &Session,
        password: String,
        code: &str,
        visit: &Visit,
    ) -> Result<Vec<String>, DeskError> {
        let (content, user) = (self.store.content(), session.user.as_str());
        self.check_password(user, password, visit).await?;
        if !self.totp(user).await?.is_on {
            return Err(NOT_ON);
        }
        let mut change = content.change().await?;
        check(&mut change, content, &self.limits, user, Some(code)).await?;
        take_away(&mut change, user).await?;
        let codes = give(&mut change, user).await?;
        note(&mut change, content.now(), user, "renewRecoveryCodes", user).await?;
        change.commit().await?;
        Ok(codes)
    }
}

/// Gives a user new codes within a change; returns them.
pub(crate) async fn give(change: &mut AnyConnection, user: &str) -> Result<Vec<String>, DeskError> {
    let codes: Vec<_> = (0..RECOVERY_CODES).map(|_| recovery_code()).collect();
    for code in &codes {
        sqlx::query("INSERT INTO desk_recovery_codes (hash, holder) VALUES ($1, $2)")
            .bind(secret::digest(&plain(code)))
            .bind(user)
            .execute(&mut *change)
            .await?;
    }
    Ok(codes)
}

/// Takes the codes of a user away within a change.
pub(crate) async fn take_away(change: &mut AnyConnection, user: &str) -> Result<(), DeskError> {
    sqlx::query("DELETE FROM desk_recovery_codes WHERE holder = $1")
        .bind(user)
        .execute(change)
        .await?;
    Ok(())
}

/// 80 random bits, in four groups of four letters and digits that are not mistaken for each other.
fn recovery_code() -> String {
    let text = Secret::from(rand::random::<[u8; 10]>().to_vec()).to_base32();
    let letters: Vec<char> = text.to_ascii_lowercase().chars().collect();
    let groups = letters.chunks(4).map(|group| group.iter().collect::<String>());
    groups.collect::<Vec<_>>().join("-")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn recovery_codes_are_typed_in_any_form() {
        let code = recovery_code();
        assert_eq!(code.len(), 19);
        assert_eq!(plain(&code.to_ascii_uppercase().replace('-', " ")), plain(&code));
        assert_ne!(recovery_code(), code);
    }
}
