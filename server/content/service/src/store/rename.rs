//! Another id for an item, with all that belongs to it. What it was called before can lead to it.

use serde_json::{Value, json};
use sqlx::{AnyConnection, Row as _};

use super::edit::Edit;
use super::item::folded;
use super::references::Reference;
use super::{StoreError, arrangement};
use crate::sql::Sql;

/// The history of an item goes with it.
const HISTORY: &str = "UPDATE revisions SET item = $2 WHERE collection = $1 AND item = $3";

/// So do reviews of a draft, in the place of those of an earlier draft that had the new id.
const REVIEWS: [&str; 2] = [
    "DELETE FROM desk_reviews WHERE collection = $1 AND item = $2 AND item <> $3",
    "UPDATE desk_reviews SET item = $2 WHERE collection = $1 AND item = $3",
];

/// The id that an item has now which had this one before; `None` if the id leads nowhere.
///
/// # Errors
/// [`StoreError::Database`].
pub async fn moved_to(
    connection: &mut AnyConnection,
    collection: &str,
    id: &str,
) -> Result<Option<String>, StoreError> {
    let row = sqlx::query("SELECT moved_to FROM moved_items WHERE collection = $1 AND item = $2")
        .bind(collection)
        .bind(id)
        .fetch_optional(connection)
        .await?;
    Ok(row.map(|row| row.try_get(0)).transpose()?)
}

/// Whether another id leads to this one, or this one to another.
///
/// # Errors
/// [`StoreError::Database`].
pub async fn has_ways(
    connection: &mut AnyConnection,
    collection: &str,
    id: &str,
) -> Result<bool, StoreError> {
    let row = sqlx::query(
        "SELECT 1 FROM moved_items WHERE collection = $1 AND (item = $2 OR moved_to = $2) LIMIT 1",
    )
    .bind(collection)
    .bind(id)
    .fetch_optional(connection)
    .await?;
    Ok(row.is_some())
}

impl Edit<'_> {
    /// Gives an item another id. Its references go with it; nothing else of it changes, and no change of it is noted. What is kept
    /// beside items follows by [`Self::rename_beside`]. Returns whether there is such an item.
    ///
    /// # Errors
    /// [`StoreError::ItemExists`], [`StoreError::Database`].
    pub async fn rename(&mut self, id: &str, to: &str) -> Result<bool, StoreError> {
        let Some(item) = self.item(id).await? else {
            return Ok(false);
        };
        let mut data = item.data;
        data.insert("_id".to_owned(), json!(to));
        let references = self.take_references(id).await?;
        self.set_id(id, to, &Value::Object(data)).await?;
        for (field, referenced) in references {
            let item = to.to_owned();
            self.refer(&Reference {
                field,
                item,
                referenced,
            })
            .await?;
        }
        sqlx::query("UPDATE item_references SET referenced = $1 WHERE referenced = $2")
            .bind(to)
            .bind(id)
            .execute(&mut *self.change)
            .await?;
        self.touch();
        Ok(true)
    }

    /// Lets what is kept beside the items of the collection, whether there are any of this id now, follow to another id: history, times
    /// and the place in the order.
    ///
    /// # Errors
    /// [`StoreError::Unreadable`], [`StoreError::Database`].
    pub async fn rename_beside(&mut self, id: &str, to: &str) -> Result<(), StoreError> {
        self.run(HISTORY, id, to).await?;
        let times = "UPDATE desk_schedules SET item = $2 WHERE collection = $1 AND item = $3";
        self.run(times, id, to).await?;
        for statement in REVIEWS {
            self.run(statement, id, to).await?;
        }
        let name = self.collection.name.clone();
        let order = arrangement::order_of(&mut self.change, &name).await?;
        let Some(mut order) = order.filter(|order| order.iter().any(|each| each == id)) else {
            return Ok(());
        };
        order.retain(|each| each != to);
        for each in order.iter_mut().filter(|each| *each == id) {
            to.clone_into(each);
        }
        self.set_order(Some(&order)).await
    }

    /// Leads readers of an id to another one, and those of ids before it too. What it leads to is an address of its own.
    ///
    /// # Errors
    /// [`StoreError::Database`].
    pub async fn lead(&mut self, id: &str, to: &str) -> Result<(), StoreError> {
        for statement in [
            "DELETE FROM moved_items WHERE collection = $1 AND (item = $2 OR item = $3)",
            "UPDATE moved_items SET moved_to = $2 WHERE collection = $1 AND moved_to = $3",
            "INSERT INTO moved_items (collection, moved_to, item) VALUES ($1, $2, $3)",
        ] {
            self.run(statement, id, to).await?;
        }
        self.touch();
        Ok(())
    }

    /// Lets no earlier id lead to this one any more, nor this one to another: another item is about to have it.
    ///
    /// # Errors
    /// [`StoreError::Database`].
    pub async fn forget_ways(&mut self, id: &str) -> Result<(), StoreError> {
        let statement = "DELETE FROM moved_items WHERE collection = $1 AND (item = $2 OR moved_to = $2)";
        let done = sqlx::query(statement)
            .bind(self.collection.name.clone())
            .bind(id)
            .execute(&mut *self.change)
            .await?;
        if done.rows_affected() > 0 {
            self.touch();
        }
        Ok(())
    }

    /// Takes the references of an item away, which its row would not let change, in their order.
    async fn take_references(&mut self, id: &str) -> Result<Vec<(String, String)>, StoreError> {
        let name = self.collection.name.clone();
        let rows = sqlx::query(
            "SELECT field, referenced FROM item_references WHERE collection = $1 AND item = $2 ORDER BY sequence",
        )
        .bind(name.clone())
        .bind(id)
        .fetch_all(&mut *self.change)
        .await?;
        sqlx::query("DELETE FROM item_references WHERE collection = $1 AND item = $2")
            .bind(name)
            .bind(id)
            .execute(&mut *self.change)
            .await?;
        rows.iter()
            .map(|row| Ok((row.try_get(0)?, row.try_get(1)?)))
            .collect()
    }

    /// Gives the row of an item another id. It keeps its number, which reviews of a draft name.
    async fn set_id(&mut self, id: &str, to: &str, data: &Value) -> Result<(), StoreError> {
        let collection = self.collection.name.clone();
        if self.item(to).await?.is_some() {
            let id = to.to_owned();
            return Err(StoreError::ItemExists { collection, id });
        }
        let mut sql = Sql::new(self.store.dialect, "UPDATE items SET id = ");
        sql.bind(to.to_owned()).push(", data = ").bind_json(data);
        sql.push(", folded = ").bind_json(&folded(data));
        sql.push(" WHERE collection = ").bind(collection);
        sql.push(" AND id = ").bind(id.to_owned());
        sql.execute(&mut self.change).await?;
        Ok(())
    }

    /// Runs a statement with the collection, the new id and the old one.
    async fn run(&mut self, statement: &'static str, id: &str, to: &str) -> Result<(), StoreError> {
        sqlx::query(statement)
            .bind(self.collection.name.clone())
            .bind(to)
            .bind(id)
            .execute(&mut *self.change)
            .await?;
        Ok(())
    }
}
