//! Logging in by a password or a link, and changing the password.

use content_service::password;
use content_wire::secret;
use request_limits::Caller;
use sqlx::{AnyConnection, Row as _};

use crate::audit::note;
use crate::error::DeskError;
use crate::links::Purpose;
use crate::sessions::{self, Session, Visit};
use crate::shared::Shared;
use crate::store::end_all;
use crate::totp;

/// What a log-in has beside a secret.
pub(crate) struct Entry<'a> {
    /// A code of the second step.
    pub(crate) code: Option<&'a str>,
    /// Where it comes from.
    pub(crate) visit: &'a Visit,
    /// The cookie of the session that the browser had.
    pub(crate) old_cookie: Option<&'a str>,
    /// Who causes the work.
    pub(crate) caller: Caller,
}

/// What a link leads to.
pub(crate) enum LinkUse {
    /// A session with this cookie.
    Entered(String),
    /// Nothing yet: it sets the password of this user, and none was given. The link stays good.
    PasswordWanted(String),
}

impl Shared {
    /// Opens a session by name and password, and ends the one that the browser had. An unknown name takes as long as a known
    /// one and is refused alike. A code is asked for after the password only.
    ///
    /// # Errors
    /// [`DeskError::TooMany`], [`DeskError::WrongCredentials`], [`DeskError::CodeWanted`], [`DeskError::WrongCode`].
    pub(crate) async fn log_in(
        &self,
        name: &str,
        password: String,
        entry: &Entry<'_>,
    ) -> Result<String, DeskError> {
        self.limits.password(name, &entry.visit.address)?;
        let hash = self.password_hash(name).await?;
        if !self
            .passwords
            .verify(password, hash.clone(), entry.caller)
            .await?
        {
            return Err(DeskError::WrongCredentials);
        }
        let content = self.store.content();
        let mut change = content.change().await?;
        // Still the same: the password may have been changed, or the user removed, in the time that the check took.
        let row = sqlx::query("SELECT name FROM desk_users WHERE name = $1 AND password_hash = $2")
            .bind(name)
            .bind(hash)
            .fetch_optional(&mut *change)
            .await?;
        if row.is_none() {
            return Err(DeskError::WrongCredentials);
        }
        totp::check(&mut change, content, &self.limits, name, entry.code).await?;
        end_cookie(&mut change, entry.old_cookie).await?;
        let cookie = sessions::open(&mut change, name, entry.visit, content.now_seconds()).await?;
        note(
            &mut change,
            content.now(),
            name,
            "logIn",
            &sessions::noted(name, &entry.visit.agent),
        )
        .await?;
        change.commit().await?;
        Ok(cookie)
    }

    /// Opens a session by a link, which is used up then. A link for a password needs one and ends all other sessions. It takes
    /// the place of the password only: a second step is asked for.
    ///
    /// # Errors
    /// [`DeskError::TooMany`], [`DeskError::BadLink`], [`DeskError::Invalid`], [`DeskError::CodeWanted`],
    /// [`DeskError::WrongCode`].
    pub(crate) async fn use_link(
        &self,
        link: &str,
        password: Option<String>,
        entry: &Entry<'_>,
    ) -> Result<LinkUse, DeskError> {
        self.limits.secret(&entry.visit.address)?;
        let (purpose, user) = self.link_kind(link).await?;
        let sets_password = purpose == Purpose::Password.name();
        let hash = match password.filter(|_| sets_password) {
            Some(password) => Some(self.new_hash("password", password, entry.caller).await?),
            None if sets_password => return Ok(LinkUse::PasswordWanted(user)),
            None => None,
        };
        let content = self.store.content();
        let (mut change, now) = (content.change().await?, content.now_seconds());
        let row = sqlx::query("DELETE FROM desk_links WHERE hash = $1 AND expires_at >= $2 RETURNING holder")
            .bind(secret::digest(link))
            .bind(now)
            .fetch_optional(&mut *change)
            .await?;
        // Another request may have used it in the meantime.
        let user: String = row.ok_or(DeskError::BadLink)?.try_get(0)?;
        totp::check(&mut change, content, &self.limits, &user, entry.code).await?;
        if let Some(hash) = hash {
            set_hash(&mut change, &user, &hash).await?;
            end_all(&mut change, &user).await?;
        }
        end_cookie(&mut change, entry.old_cookie).await?;
        let cookie = sessions::open(&mut change, &user, entry.visit, now).await?;
        note(
            &mut change,
            content.now(),
            &user,
            "useLink",
            &sessions::noted(&user, &entry.visit.agent),
        )
        .await?;
        change.commit().await?;
        Ok(LinkUse::Entered(cookie))
    }

    /// Changes the password of a session's user. All sessions end; returns the cookie of a new one.
    ///
    /// # Errors
    /// [`DeskError::TooMany`], [`DeskError::WrongCredentials`], [`DeskError::Invalid`].
    pub(crate) async fn set_password(
        &self,
        session: &Session,
        current: String,
        password: String,
        visit: &Visit,
    ) -> Result<String, DeskError> {
        let user = session.user.as_str();
        self.check_password(user, current, visit).await?;
        let hash = self.new_hash("password", password, Caller::Known).await?;
        let content = self.store.content();
        let mut change = content.change().await?;
        set_hash(&mut change, user, &hash).await?;
        end_all(&mut change, user).await?;
        let cookie = sessions::open(&mut change, user, visit, content.now_seconds()).await?;
        note(&mut change, content.now(), user, "setPassword", user).await?;
        change.commit().await?;
        Ok(cookie)
    }

    /// Checks the password of a user who is logged in.
    ///
    /// # Errors
    /// [`DeskError::TooMany`], [`DeskError::WrongCredentials`].
    pub(crate) async fn check_password(
        &self,
        user: &str,
        password: String,
        visit: &Visit,
    ) -> Result<(), DeskError> {
        self.limits.password(user, &visit.address)?;
        let hash = self.password_hash(user).await?;
        let is_right = self.passwords.verify(password, hash, Caller::Known).await?;
        is_right.then_some(()).ok_or(DeskError::WrongCredentials)
    }

    /// Ends a session, whatever the state of the database.
    pub(crate) async fn log_out(&self, session: &Session) {
        self.store.end_at_once(session);
        self.end_logged_out().await;
    }

    /// Takes the sessions out of the database whose users have logged out. Where it takes no changes, the sessions have ended all
    /// the same, and this is tried again.
    pub(crate) async fn end_logged_out(&self) {
        for (hash, user) in self.store.ended() {
            match self.forget_session(&hash, &user).await {
                Ok(()) => self.store.forget_ended(&hash),
                Err(error) => {
                    return tracing::warn!(%error, "a session that has ended stays in the database for now");
                }
            }
        }
    }

    async fn forget_session(&self, hash: &[u8], user: &str) -> Result<(), DeskError> {
        let content = self.store.content();
        let mut change = content.change().await?;
        sqlx::query("DELETE FROM desk_sessions WHERE hash = $1")
            .bind(hash)
            .execute(&mut *change)
            .await?;
        note(&mut change, content.now(), user, "logOut", user).await?;
        Ok(change.commit().await?)
    }

    /// A link's purpose and whose it is.
    async fn link_kind(&self, link: &str) -> Result<(String, String), DeskError> {
        let content = self.store.content();
        let mut view = content.view().await?;
        let row = sqlx::query("SELECT purpose, holder FROM desk_links WHERE hash = $1 AND expires_at >= $2")
            .bind(secret::digest(link))
            .bind(content.now_seconds())
            .fetch_optional(&mut *view)
            .await?;
        let row = row.ok_or(DeskError::BadLink)?;
        Ok((row.try_get(0)?, row.try_get(1)?))
    }

    pub(crate) async fn password_hash(&self, user: &str) -> Result<Option<String>, DeskError> {
        // No name has the character NUL, and PostgreSQL could not look for it.
        if user.contains('\0') {
            return Ok(None);
        }
        let mut view = self.store.content().view().await?;
        let row = sqlx::query("SELECT password_hash FROM desk_users WHERE name = $1")
            .bind(user)
            .fetch_optional(&mut *view)
            .await?;
        Ok(row.map(|row| row.try_get(0)).transpose()?.flatten())
    }

    async fn new_hash(&self, field: &str, password: String, caller: Caller) -> Result<String, DeskError> {
        match password::weakness(&password) {
            Some(reason) => Err(DeskError::field(field, reason)),
            None => Ok(self.passwords.hash(password, caller).await?),
        }
    }
}

async fn set_hash(connection: &mut AnyConnection, user: &str, hash: &str) -> Result<(), DeskError> {
    sqlx::query("UPDATE desk_users SET password_hash = $1 WHERE name = $2")
        .bind(hash)
        .bind(user)
        .execute(connection)
        .await?;
    Ok(())
}

/// Ends the session that the browser had, so that no one goes on in a session that another one began.
async fn end_cookie(connection: &mut AnyConnection, cookie: Option<&str>) -> Result<(), DeskError> {
    if let Some(cookie) = cookie {
        sqlx::query("DELETE FROM desk_sessions WHERE hash = $1")
            .bind(secret::digest(cookie))
            .execute(connection)
            .await?;
    }
    Ok(())
}
