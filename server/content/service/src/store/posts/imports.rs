//! Posts that came from another platform, by what that platform calls them.

use std::collections::{BTreeMap, BTreeSet};

use sqlx::{AnyConnection, Row as _};

use super::Posts;
use crate::sql::Sql;
use crate::store::StoreError;

impl Posts {
    /// The ids of the positions that were imported, by the name that each has where it came from. A copy of a position has that
    /// name too.
    ///
    /// # Errors
    /// [`StoreError::Database`].
    pub async fn imported(
        &self,
        connection: &mut AnyConnection,
    ) -> Result<BTreeMap<String, BTreeSet<String>>, StoreError> {
        let mut sql = Sql::new(
            self.dialect,
            "SELECT CAST(data ->> 'importId' AS TEXT), id FROM items WHERE data ->> 'importId' IS NOT NULL AND collection IN (",
        );
        self.push_collections(&mut sql);
        sql.push(")");
        let mut all: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        for row in sql.fetch_all(connection).await? {
            all.entry(row.try_get(0)?).or_default().insert(row.try_get(1)?);
        }
        Ok(all)
    }
}
