//! Which items the multi-reference fields of items refer to, in the order of insertion.
//!
//! A reference names an item by its id only. It means the item of that id in the collection that comes first by
//! name among those that the caller may read.

use sqlx::{AnyConnection, Row as _};

use super::edit::Edit;
use super::{Store, StoreError};
use crate::sql::Sql;

/// One reference.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Reference {
    /// The field of the referring item.
    pub(crate) field: String,
    /// The referring item.
    pub(crate) item: String,
    /// The item that is referred to.
    pub(crate) referenced: String,
}

impl Edit<'_> {
    /// Adds a reference; returns whether it is new.
    pub(crate) async fn refer(&mut self, reference: &Reference) -> Result<bool, StoreError> {
        let statement =
            "INSERT INTO item_references (collection, item, field, referenced) VALUES ($1, $2, $3, $4)
             ON CONFLICT (collection, item, field, referenced) DO NOTHING";
        self.change_reference(statement, reference).await
    }

    /// Takes a reference away; returns whether there was one.
    pub(crate) async fn unrefer(&mut self, reference: &Reference) -> Result<bool, StoreError> {
        let statement = "DELETE FROM item_references WHERE collection = $1 AND item = $2 AND field = $3 AND referenced = $4";
        self.change_reference(statement, reference).await
    }

    async fn change_reference(
        &mut self,
        statement: &'static str,
        reference: &Reference,
    ) -> Result<bool, StoreError> {
        let waits = self.check_waiting(&reference.item).await?;
        let done = sqlx::query(statement)
            .bind(self.name().to_owned())
            .bind(reference.item.clone())
            .bind(reference.field.clone())
            .bind(reference.referenced.clone())
            .execute(&mut *self.change)
            .await?;
        self.touch();
        if waits {
            self.keep_time(&reference.item).await?;
        }
        Ok(done.rows_affected() == 1)
    }

    /// Takes every reference of a field away.
    pub(crate) async fn unrefer_all(&mut self, item: &str, field: &str) -> Result<(), StoreError> {
        let waits = self.check_waiting(item).await?;
        sqlx::query("DELETE FROM item_references WHERE collection = $1 AND item = $2 AND field = $3")
            .bind(self.name().to_owned())
            .bind(item)
            .bind(field)
            .execute(&mut *self.change)
            .await?;
        self.touch();
        if waits {
            self.keep_time(item).await?;
        }
        Ok(())
    }

    /// Whether any collection has an item of that id at this point of the change.
    pub(crate) async fn exists_anywhere(&mut self, id: &str) -> Result<bool, StoreError> {
        // As no id has it, and PostgreSQL cannot be asked for it.
        if id.contains('\0') {
            return Ok(false);
        }
        let row = sqlx::query("SELECT 1 FROM items WHERE id = $1 LIMIT 1")
            .bind(id)
            .fetch_optional(&mut *self.change)
            .await?;
        Ok(row.is_some())
    }
}

impl Store {
    /// Reads what a field of some items refers to: pairs of referring and referenced item.
    pub(crate) async fn references(
        &self,
        collection: &str,
        field: &str,
        items: &[String],
        descending: bool,
    ) -> Result<Vec<(String, String)>, StoreError> {
        if items.is_empty() {
            return Ok(Vec::new());
        }
        let mut reader = self.reader().await?;
        let mut sql = Sql::new(
            self.dialect,
            "SELECT item, referenced FROM item_references WHERE collection = ",
        );
        sql.bind(collection.to_owned())
            .push(" AND field = ")
            .bind(field.to_owned());
        sql.push(" AND item IN (");
        for (position, item) in items.iter().enumerate() {
            sql.push(if position > 0 { ", " } else { "" }).bind(item.clone());
        }
        sql.push(") ORDER BY sequence")
            .push(if descending { " DESC" } else { " ASC" });
        pairs(sql, &mut reader).await
    }
}

async fn pairs(sql: Sql, connection: &mut AnyConnection) -> Result<Vec<(String, String)>, StoreError> {
    let rows = sql.fetch_all(connection).await?;
    rows.iter()
        .map(|row| Ok((row.try_get(0)?, row.try_get(1)?)))
        .collect()
}
