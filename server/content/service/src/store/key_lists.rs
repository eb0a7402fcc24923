//! Lists of API keys, and how many are good.

use sqlx::{AnyConnection, Row as _, any::AnyRow};

use super::keys::{ApiKey, scopes};
use super::{Store, StoreError};

const COLUMNS: &str =
    "SELECT id, name, created_at, expires_at, revoked_at, scopes, last_used_at FROM api_keys ";

impl Store {
    /// Every key, the oldest first, revoked ones too.
    ///
    /// # Errors
    /// [`StoreError::Database`].
    pub async fn keys(&self) -> Result<Vec<ApiKey>, StoreError> {
        let mut reader = self.reader().await?;
        let rows = sqlx::query(sqlx::AssertSqlSafe(format!("{COLUMNS} ORDER BY created_at, id")))
            .fetch_all(&mut *reader)
            .await?;
        rows.iter().map(listed).collect()
    }

    /// So many keys, the oldest first: those that are good, then those that were made last.
    ///
    /// # Errors
    /// [`StoreError::Database`].
    pub async fn latest_keys(&self, most: u32) -> Result<Vec<ApiKey>, StoreError> {
        let mut reader = self.reader().await?;
        let sql = format!(
            "{COLUMNS} ORDER BY CASE WHEN revoked_at IS NULL AND (expires_at IS NULL OR expires_at >= $1) THEN 0 ELSE 1 END,
             created_at DESC, id LIMIT $2"
        );
        let rows = sqlx::query(sqlx::AssertSqlSafe(sql))
            .bind(self.now_seconds())
            .bind(i64::from(most))
            .fetch_all(&mut *reader)
            .await?;
        let mut keys = rows.iter().map(listed).collect::<Result<Vec<_>, _>>()?;
        keys.sort_by(|left, right| (&left.created, &left.id).cmp(&(&right.created, &right.id)));
        Ok(keys)
    }

    /// How many keys are good at this point of a change.
    ///
    /// # Errors
    /// [`StoreError::Database`].
    pub async fn good_keys_within(&self, change: &mut AnyConnection) -> Result<usize, StoreError> {
        let count: i64 = sqlx::query_scalar(
            "SELECT COUNT(*) FROM api_keys WHERE revoked_at IS NULL AND (expires_at IS NULL OR expires_at >= $1)",
        )
        .bind(self.now_seconds())
        .fetch_one(change)
        .await?;
        Ok(usize::try_from(count).unwrap_or(usize::MAX))
    }
}

fn listed(row: &AnyRow) -> Result<ApiKey, StoreError> {
    Ok(ApiKey {
        id: row.try_get(0)?,
        name: row.try_get(1)?,
        created: row.try_get(2)?,
        expires: row.try_get(3)?,
        revoked: row.try_get(4)?,
        scopes: scopes(row, 5)?,
        last_used: row.try_get(6)?,
    })
}
