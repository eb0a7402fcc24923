//! Members who wait for the owner.

use super::MemberStore;
use super::members::{COLUMNS, read};
use crate::identity::Member;
use content_service::store::StoreError;

impl MemberStore {
    /// So many of those who wait for the owner, the oldest first: anybody may register, so there may be any number of them.
    ///
    /// # Errors
    /// [`StoreError::Unreadable`], [`StoreError::Database`].
    pub async fn waiting_members(&self, most: u32) -> Result<Vec<Member>, StoreError> {
        let mut view = self.content.view().await?;
        let sql = format!(
            "SELECT {COLUMNS} FROM members WHERE awaits_approval = 1 AND standing = 'ACTIVE'
             ORDER BY created_at, id LIMIT $1"
        );
        let rows = sqlx::query(sqlx::AssertSqlSafe(sql))
            .bind(i64::from(most))
            .fetch_all(&mut *view)
            .await?;
        rows.iter().map(read).collect()
    }
}
