//! Members at rest.

use content_wire::state::Status;
use serde_json::{Map, Value};
use sqlx::{Any, AnyConnection, Row as _, Transaction, any::AnyRow};
use uuid::Uuid;

use super::MemberStore;
use super::sessions;
use crate::email;
use crate::identity::{Member, Verification};
use content_service::store::StoreError;

pub(super) const COLUMNS: &str = "id, email, verification, standing, awaits_approval, must_reset, \
     password_hash, profile, created_at, updated_at";

/// A member to be.
pub(crate) struct NewMember<'a> {
    /// Address in the kept form.
    pub(crate) email: &'a str,
    pub(crate) verification: Verification,
    pub(crate) awaits_approval: bool,
    pub(crate) password_hash: Option<&'a str>,
    pub(crate) profile: Map<String, Value>,
}

impl MemberStore {
    /// Adds a member; `None` if the address is taken.
    pub(crate) async fn insert_member(&self, new: NewMember<'_>) -> Result<Option<Member>, StoreError> {
        let mut change = self.content.change().await?;
        let row = sqlx::query(
            "INSERT INTO members (id, email, verification, standing, awaits_approval, must_reset, password_hash, profile,
                 created_at, updated_at)
             VALUES ($1, $2, $3, 'ACTIVE', $4, 0, $5, $6, $7, $7) ON CONFLICT (email) DO NOTHING
             RETURNING id",
        )
        .bind(Uuid::new_v4().to_string())
        .bind(new.email)
        .bind(new.verification.name())
        .bind(i64::from(new.awaits_approval))
        .bind(new.password_hash)
        .bind(Value::Object(new.profile).to_string())
        .bind(self.content.now())
        .fetch_optional(&mut *change)
        .await?;
        let Some(row) = row else { return Ok(None) };
        let member = by_id(&mut change, row.try_get(0)?).await?;
        change.commit().await?;
        Ok(member)
    }

    /// Reads a member by id.
    ///
    /// # Errors
    /// [`StoreError::Unreadable`], [`StoreError::Database`].
    pub async fn member(&self, id: &str) -> Result<Option<Member>, StoreError> {
        let mut view = self.content.view().await?;
        by_id(&mut view, id).await
    }

    /// Reads a member by the address that logs in, in the kept form: trimmed, in lower case.
    ///
    /// # Errors
    /// [`StoreError::Unreadable`], [`StoreError::Database`].
    pub async fn member_by_email(&self, email: &str) -> Result<Option<Member>, StoreError> {
        let mut view = self.content.view().await?;
        let row = sqlx::query(sqlx::AssertSqlSafe(format!(
            "SELECT {COLUMNS} FROM members WHERE email = $1"
        )))
        .bind(email)
        .fetch_optional(&mut *view)
        .await?;
        row.as_ref().map(read).transpose()
    }

    /// Reads every member in the order of their creation, or those of one status.
    ///
    /// # Errors
    /// [`StoreError::Unreadable`], [`StoreError::Database`].
    pub async fn members(&self, status: Option<Status>) -> Result<Vec<Member>, StoreError> {
        let mut view = self.content.view().await?;
        let rows = sqlx::query(sqlx::AssertSqlSafe(format!(
            "SELECT {COLUMNS} FROM members ORDER BY created_at, id"
        )))
        .fetch_all(&mut *view)
        .await?;
        let mut members = rows.iter().map(read).collect::<Result<Vec<_>, _>>()?;
        // The status follows from several columns, and so does the rule.
        members.retain(|member| status.is_none_or(|status| member.status() == status));
        Ok(members)
    }

    /// Reads a member by id or by address, in whatever form the address is typed.
    ///
    /// # Errors
    /// [`StoreError::Unreadable`], [`StoreError::Database`].
    pub async fn find_member(&self, id_or_email: &str) -> Result<Option<Member>, StoreError> {
        match email::parse(id_or_email) {
            Some(email) => self.member_by_email(&email).await,
            None => self.member(id_or_email).await,
        }
    }

    /// Lets a member in: ends the wait for the owner, and a block. `None` if there is no such member, or a deleted one.
    ///
    /// # Errors
    /// [`StoreError::Unreadable`], [`StoreError::Database`].
    pub async fn approve_member(&self, id: &str) -> Result<Option<Member>, StoreError> {
        self.alter(
            id,
            "UPDATE members SET awaits_approval = 0, standing = 'ACTIVE', updated_at = $2
             WHERE id = $1 AND standing <> 'DELETED'",
            false,
        )
        .await
    }

    /// Ends every session of a member and refuses the password until it is replaced by the link in a recovery mail.
    /// What an operator does when a password may be known to others. `None` if there is no such member.
    ///
    /// # Errors
    /// [`StoreError::Unreadable`], [`StoreError::Database`].
    pub async fn require_password_reset(&self, id: &str) -> Result<Option<Member>, StoreError> {
        self.alter(
            id,
            "UPDATE members SET must_reset = 1, updated_at = $2 WHERE id = $1",
            true,
        )
        .await
    }

    /// Shuts a member out and ends every session. `None` if there is no such member, or a deleted one.
    ///
    /// # Errors
    /// [`StoreError::Unreadable`], [`StoreError::Database`].
    pub async fn block_member(&self, id: &str) -> Result<Option<Member>, StoreError> {
        self.set_account_status(id, Status::Blocked).await
    }

    /// Shuts a member out, or lets them in again; ends what is open. A deleted member's address is free again, and
    /// with it goes what is known of them. `None` if there is no such member, or a deleted one.
    ///
    /// # Errors
    /// [`StoreError::Refused`] for [`Status::Pending`], which follows from other things; [`StoreError::Database`].
    pub async fn set_account_status(&self, id: &str, status: Status) -> Result<Option<Member>, StoreError> {
        let statement = match status {
            Status::Active => {
                "UPDATE members SET standing = 'ACTIVE', updated_at = $2 WHERE id = $1 AND standing <> 'DELETED'"
            }
            Status::Blocked => {
                "UPDATE members SET standing = 'BLOCKED', updated_at = $2 WHERE id = $1 AND standing <> 'DELETED'"
            }
            Status::Offline => {
                "UPDATE members SET standing = 'OFFLINE', updated_at = $2 WHERE id = $1 AND standing <> 'DELETED'"
            }
            Status::Deleted => {
                "UPDATE members SET standing = 'DELETED', email = NULL, password_hash = NULL, profile = '{}',
                 updated_at = $2 WHERE id = $1 AND standing <> 'DELETED'"
            }
            Status::Pending | Status::UnknownStatus => {
                return Err(StoreError::Refused {
                    reason: "a member cannot be made pending".to_owned(),
                });
            }
        };
        self.alter(id, statement, true).await
    }

    /// Notes that a member reads the mail to their address.
    pub(crate) async fn mark_verified(&self, id: &str) -> Result<Option<Member>, StoreError> {
        let statement = "UPDATE members SET verification = 'DONE', updated_at = $2 WHERE id = $1";
        let mut change = self.content.change().await?;
        sqlx::query("DELETE FROM member_codes WHERE member = $1")
            .bind(id)
            .execute(&mut *change)
            .await?;
        self.finish_alteration(change, id, statement).await
    }

    /// Replaces a member's password and ends what was opened with the old one.
    pub(crate) async fn set_password(&self, id: &str, hash: &str) -> Result<Option<Member>, StoreError> {
        let mut change = self.content.change().await?;
        sessions::end_all(&mut change, id).await?;
        sqlx::query("UPDATE members SET password_hash = $2, must_reset = 0 WHERE id = $1")
            .bind(id)
            .bind(hash)
            .execute(&mut *change)
            .await?;
        self.finish_alteration(change, id, TOUCH).await
    }

    /// Takes a member's password away and ends what was opened with it.
    pub(crate) async fn drop_password(&self, id: &str) -> Result<Option<Member>, StoreError> {
        self.alter(
            id,
            "UPDATE members SET password_hash = NULL, updated_at = $2 WHERE id = $1",
            true,
        )
        .await
    }

    /// Replaces those fields of a member's profile that are given.
    pub(crate) async fn merge_profile(
        &self,
        id: &str,
        fields: Map<String, Value>,
    ) -> Result<Option<Member>, StoreError> {
        let mut change = self.content.change().await?;
        // The row is locked before it is read, so that of two at once neither is lost.
        sqlx::query(TOUCH)
            .bind(id)
            .bind(self.content.now())
            .execute(&mut *change)
            .await?;
        let Some(member) = by_id(&mut change, id).await? else {
            return Ok(None);
        };
        let mut profile = member.profile;
        profile.extend(fields);
        sqlx::query("UPDATE members SET profile = $2 WHERE id = $1")
            .bind(id)
            .bind(Value::Object(profile).to_string())
            .execute(&mut *change)
            .await?;
        self.finish_alteration(change, id, TOUCH).await
    }

    async fn alter(
        &self,
        id: &str,
        statement: &'static str,
        ends_sessions: bool,
    ) -> Result<Option<Member>, StoreError> {
        let mut change = self.content.change().await?;
        if ends_sessions {
            sessions::end_all(&mut change, id).await?;
        }
        self.finish_alteration(change, id, statement).await
    }

    async fn finish_alteration(
        &self,
        mut change: Transaction<'static, Any>,
        id: &str,
        statement: &'static str,
    ) -> Result<Option<Member>, StoreError> {
        let done = sqlx::query(statement)
            .bind(id)
            .bind(self.content.now())
            .execute(&mut *change)
            .await?;
        if done.rows_affected() == 0 {
            return Ok(None);
        }
        let member = by_id(&mut change, id).await?;
        change.commit().await?;
        Ok(member)
    }
}

const TOUCH: &str = "UPDATE members SET updated_at = $2 WHERE id = $1";

async fn by_id(connection: &mut AnyConnection, id: &str) -> Result<Option<Member>, StoreError> {
    let row = sqlx::query(sqlx::AssertSqlSafe(format!(
        "SELECT {COLUMNS} FROM members WHERE id = $1"
    )))
    .bind(id)
    .fetch_optional(connection)
    .await?;
    row.as_ref().map(read).transpose()
}

pub(super) fn read(row: &AnyRow) -> Result<Member, StoreError> {
    let unreadable = |reason: String| StoreError::Unreadable { reason };
    let is = |column: &str| row.try_get::<i64, _>(column).map(|value| value != 0);
    let account_status: &str = row.try_get("standing")?;
    let verification: &str = row.try_get("verification")?;
    let profile: &str = row.try_get("profile")?;
    Ok(Member {
        id: row.try_get("id")?,
        email: row.try_get("email")?,
        verification: Verification::parse(verification)
            .ok_or_else(|| unreadable(format!("verification {verification}")))?,
        account_status: Status::parse(account_status)
            .ok_or_else(|| unreadable(format!("standing {account_status}")))?,
        awaits_approval: is("awaits_approval")?,
        must_reset: is("must_reset")?,
        profile: serde_json::from_str(profile).map_err(|error| unreadable(format!("profile: {error}")))?,
        created: row.try_get("created_at")?,
        updated: row.try_get("updated_at")?,
        password_hash: row.try_get("password_hash")?,
    })
}
