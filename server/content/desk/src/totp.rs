//! Codes of authenticator apps (RFC 6238) as the second step of a log-in, for users who want one, and recovery codes in their place.

use content_service::store::Store;
use content_wire::secret;
use sqlx::{AnyConnection, Row as _};
use totp_rs::{Builder, Totp, TotpError};

use crate::audit::note;
use crate::error::DeskError;
use crate::limits::DeskLimits;
use crate::picture::Picture;
use crate::recovery_codes::{self, plain};
use crate::sessions::{Session, Visit};
use crate::shared::Shared;
use crate::store::DeskStore;

/// What authenticator apps call the desk.
const ISSUER: &str = "AXTORM Desk";

/// What an app needs. It is shown once.
#[derive(Debug)]
pub(crate) struct SetUp {
    /// For an app into which it is typed.
    pub(crate) secret: String,
    /// For an app that is on the same device.
    pub(crate) address: String,
    /// The address as a picture for a camera.
    pub(crate) picture: Picture,
}

/// How a user's second step stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TotpState {
    pub(crate) is_on: bool,
    pub(crate) recovery_codes_left: i64,
}

const NOT_ON: DeskError = DeskError::NotFound { what: "second step" };

impl Shared {
    /// How the second step of a user stands.
    pub(crate) async fn totp(&self, user: &str) -> Result<TotpState, DeskError> {
        let mut view = self.store.content().view().await?;
        let row = sqlx::query(
            "SELECT (SELECT COUNT(*) FROM desk_totp WHERE holder = $1 AND is_on = 1),
                 (SELECT COUNT(*) FROM desk_recovery_codes WHERE holder = $1)",
        )
        .bind(user)
        .fetch_one(&mut *view)
        .await?;
        let is_on: i64 = row.try_get(0)?;
        Ok(TotpState {
            is_on: is_on > 0,
            recovery_codes_left: row.try_get(1)?,
        })
    }

    /// Makes a secret for an app, in the place of one that no code has confirmed. It changes nothing about log-ins yet.
    ///
    /// # Errors
    /// [`DeskError::WrongCredentials`], [`DeskError::TooMany`], [`DeskError::SecondStepOn`].
    pub(crate) async fn begin_totp(
        &self,
        session: &Session,
        password: String,
        visit: &Visit,
    ) -> Result<SetUp, DeskError> {
        let user = session.user.as_str();
        self.check_password(user, password, visit).await?;
        let bytes: [u8; 20] = rand::random();
        let totp = totp(bytes.to_vec(), user)?;
        let mut change = self.store.content().change().await?;
        let done = sqlx::query(
            "INSERT INTO desk_totp (holder, secret, is_on, last_step) VALUES ($1, $2, 0, 0)
             ON CONFLICT (holder) DO UPDATE SET secret = excluded.secret WHERE desk_totp.is_on = 0",
        )
        .bind(user)
        .bind(bytes.to_vec())
        .execute(&mut *change)
        .await?;
        if done.rows_affected() == 0 {
            return Err(DeskError::SecondStepOn);
        }
        change.commit().await?;
        let address = totp.to_url()?;
        Ok(SetUp {
            secret: totp.secret().to_base32(),
            picture: Picture::of(&address)?,
            address,
        })
    }

    /// Begins to ask for codes, if the app shows the right one; returns the recovery codes, which are shown once.
    ///
    /// # Errors
    /// [`DeskError::NotFound`] without a secret that waits, [`DeskError::WrongCode`], [`DeskError::TooMany`].
    pub(crate) async fn confirm_totp(&self, session: &Session, code: &str) -> Result<Vec<String>, DeskError> {
        let (content, user) = (self.store.content(), session.user.as_str());
        self.limits.code(user)?;
        let mut change = content.change().await?;
        let row = sqlx::query("SELECT secret FROM desk_totp WHERE holder = $1 AND is_on = 0")
            .bind(user)
            .fetch_optional(&mut *change)
            .await?;
        let bytes: Vec<u8> = row.ok_or(NOT_ON)?.try_get(0)?;
        let step = step(bytes, user, &plain(code), content.now_seconds())?;
        sqlx::query("UPDATE desk_totp SET is_on = 1, last_step = $1 WHERE holder = $2 AND is_on = 0")
            .bind(step.ok_or(DeskError::WrongCode)?)
            .bind(user)
            .execute(&mut *change)
            .await?;
        let codes = recovery_codes::give(&mut change, user).await?;
        note(&mut change, content.now(), user, "totpOn", user).await?;
        change.commit().await?;
        Ok(codes)
    }

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
        recovery_codes::take_away(&mut change, user).await?;
        let codes = recovery_codes::give(&mut change, user).await?;
        note(&mut change, content.now(), user, "renewRecoveryCodes", user).await?;
        change.commit().await?;
        Ok(codes)
    }

    /// Ends the second step of a user who has the password and a code.
    ///
    /// # Errors
    /// [`DeskError::WrongCredentials`], [`DeskError::WrongCode`], [`DeskError::TooMany`], [`DeskError::NotFound`].
    pub(crate) async fn end_totp(
        &self,
        session: &Session,
        password: String,
        code: &str,
        visit: &Visit,
    ) -> Result<(), DeskError> {
        let (content, user) = (self.store.content(), session.user.as_str());
        self.check_password(user, password, visit).await?;
        let mut change = content.change().await?;
        check(&mut change, content, &self.limits, user, Some(code)).await?;
        clear(&mut change, user).await?;
        note(&mut change, content.now(), user, "totpOff", user).await?;
        Ok(change.commit().await?)
    }
}

impl DeskStore {
    /// Ends the second step of a user who has lost the app and the recovery codes.
    ///
    /// # Errors
    /// [`DeskError::NotFound`], [`DeskError::Store`].
    pub async fn clear_totp(&self, name: &str, author: &str) -> Result<(), DeskError> {
        self.user(name).await?;
        let mut change = self.content().change().await?;
        clear(&mut change, name).await?;
        note(&mut change, self.content().now(), author, "totpOff", name).await?;
        Ok(change.commit().await?)
    }
}

/// Checks the second step of a log-in within its change, and uses the code up. A user without one needs no code.
///
/// # Errors
/// [`DeskError::CodeWanted`], [`DeskError::WrongCode`], [`DeskError::TooMany`].
pub(crate) async fn check(
    change: &mut AnyConnection,
    content: &Store,
    limits: &DeskLimits,
    user: &str,
    code: Option<&str>,
) -> Result<(), DeskError> {
    let row = sqlx::query("SELECT secret FROM desk_totp WHERE holder = $1 AND is_on = 1")
        .bind(user)
        .fetch_optional(&mut *change)
        .await?;
    let Some(row) = row else { return Ok(()) };
    let code = code.map(plain).filter(|code| !code.is_empty());
    let code = code.ok_or(DeskError::CodeWanted)?;
    limits.code(user)?;
    if let Some(step) = step(row.try_get(0)?, user, &code, content.now_seconds())? {
        // Of two requests with one code the second finds it used.
        // A step that has not come yet was noted while the clock was wrong, and must not lock the user out until it comes.
        let done = sqlx::query(
            "UPDATE desk_totp SET last_step = $1 WHERE holder = $2 AND (last_step < $1 OR last_step > $3)",
        )
        .bind(step)
        .bind(user)
        .bind(step + STEPS_AROUND)
        .execute(change)
        .await?;
        return (done.rows_affected() == 1)
            .then_some(())
            .ok_or(DeskError::WrongCode);
    }
    let done = sqlx::query("DELETE FROM desk_recovery_codes WHERE hash = $1 AND holder = $2")
        .bind(secret::digest(&code))
        .bind(user)
        .execute(&mut *change)
        .await?;
    if done.rows_affected() == 0 {
        return Err(DeskError::WrongCode);
    }
    note(change, content.now(), user, "useRecoveryCode", user).await
}

async fn clear(change: &mut AnyConnection, user: &str) -> Result<(), DeskError> {
    let done = sqlx::query("DELETE FROM desk_totp WHERE holder = $1")
        .bind(user)
        .execute(&mut *change)
        .await?;
    if done.rows_affected() == 0 {
        return Err(NOT_ON);
    }
    recovery_codes::take_away(change, user).await
}

/// Steps between the earliest and the latest whose code is taken at one time.
const STEPS_AROUND: i64 = 2;

/// What every app takes: SHA-1, six digits, 30 seconds, and a code of the step before or after.
fn totp(secret: Vec<u8>, user: &str) -> Result<Totp, TotpError> {
    Builder::new()
        .with_secret(secret)
        .with_account_name(user)
        .with_issuer(Some(ISSUER))
        .build()
}

/// The step of a code that is right now; `None` for one that is not.
fn step(secret: Vec<u8>, user: &str, code: &str, now: i64) -> Result<Option<i64>, DeskError> {
    let step = totp(secret, user)?.check(code, now.unsigned_abs());
    Ok(step.and_then(|step| i64::try_from(step).ok()))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The test vectors of RFC 6238, of whose eight digits six are shown.
    #[test]
    fn codes_are_those_of_the_standard() {
        let secret = b"12345678901234567890".to_vec();
        for (time, code) in [
            (59, "287082"),
            (1_111_111_109, "081804"),
            (20_000_000_000, "353130"),
        ] {
            let found = step(secret.clone(), "ann", code, time).unwrap();
            assert_eq!(found, Some(time / 30), "{time}");
        }
    }

    #[test]
    fn a_code_is_right_for_one_step_before_and_after() {
        let secret = b"12345678901234567890".to_vec();
        let found = |time| step(secret.clone(), "ann", "287082", time).unwrap();
        assert_eq!([0, 30, 59, 89].map(found), [Some(1); 4]);
        assert_eq!(found(90), None);
        assert_eq!(step(secret.clone(), "ann", "28708", 59).unwrap(), None);
    }
}
