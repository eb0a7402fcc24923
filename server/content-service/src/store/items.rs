//! Items: stamped, stored, found.

use serde_json::{Map, Value};
use sqlx::{Row, Sqlite, Transaction};
use time::OffsetDateTime;
use uuid::Uuid;

use super::{Permissions, Store, StoreError, collections};
use crate::query::Query;
use crate::{date, filter, sql};

/// One stored item.
#[derive(Clone, Debug, PartialEq)]
pub struct Item {
    /// Its id within the collection.
    pub id: String,
    /// Its fields with `_id`, `_createdDate` and `_updatedDate`.
    pub data: Map<String, Value>,
}

/// A collection to be created with its first items, each with the time of its creation.
pub(crate) struct NewCollection {
    pub(crate) name: &'static str,
    pub(crate) items: Vec<(OffsetDateTime, Map<String, Value>)>,
}

/// A part of a query's result.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Page {
    pub(crate) items: Vec<Item>,
    pub(crate) has_next: bool,
    pub(crate) total: Option<i64>,
}

impl Store {
    /// Adds an item, created now. Without an id, and without `_id` in the data, it gets a random one.
    ///
    /// # Errors
    /// [`StoreError::CollectionMissing`], [`StoreError::ItemExists`], [`StoreError::Database`].
    pub async fn insert_item(
        &self,
        collection: &str,
        id: Option<String>,
        data: Map<String, Value>,
    ) -> Result<Item, StoreError> {
        let mut change = self.change().await?;
        let item = insert(&mut change, collection, id, data, self.clock.now()).await?;
        change.commit().await?;
        Ok(item)
    }

    /// Creates collections with their first items, all or nothing. Those that exist are left alone.
    ///
    /// # Errors
    /// [`StoreError::ItemExists`] if an id occurs twice, [`StoreError::Database`].
    pub(crate) async fn create_with_items(
        &self,
        collections: Vec<NewCollection>,
        permissions: Permissions,
    ) -> Result<(), StoreError> {
        let mut change = self.change().await?;
        for NewCollection { name, items } in collections {
            if collections::create(&mut change, name, permissions, &self.now()).await? {
                for (created, data) in items {
                    insert(&mut change, name, None, data, created).await?;
                }
            }
        }
        change.commit().await?;
        Ok(())
    }

    /// Reads one item.
    ///
    /// # Errors
    /// [`StoreError::Unreadable`], [`StoreError::Database`].
    pub async fn item(&self, collection: &str, id: &str) -> Result<Option<Item>, StoreError> {
        let row = sqlx::query("SELECT id, data FROM items WHERE collection = ? AND id = ?")
            .bind(collection)
            .bind(id)
            .fetch_optional(&self.readers)
            .await?;
        row.map(|row| read(&row)).transpose()
    }

    /// Reads a part of a query's result; the count and the items come from one state of the file.
    pub(crate) async fn query(&self, query: &Query) -> Result<Page, StoreError> {
        let mut view = self.readers.begin().await?;
        let rows = sql::select_page(query).build().fetch_all(&mut *view).await?;
        let total = if query.wants_total {
            Some(
                sql::select_count(query)
                    .build_query_scalar()
                    .fetch_one(&mut *view)
                    .await?,
            )
        } else {
            None
        };
        view.commit().await?;
        let mut items = rows.iter().map(read).collect::<Result<Vec<_>, _>>()?;
        let limit = usize::try_from(query.limit).unwrap_or(usize::MAX);
        let has_next = items.len() > limit;
        items.truncate(limit);
        Ok(Page {
            items,
            has_next,
            total,
        })
    }
}

async fn insert(
    change: &mut Transaction<'_, Sqlite>,
    collection: &str,
    id: Option<String>,
    mut data: Map<String, Value>,
    created: OffsetDateTime,
) -> Result<Item, StoreError> {
    let own_id = || {
        data.get("_id")
            .and_then(Value::as_str)
            .filter(|id| !id.is_empty())
            .map(str::to_owned)
    };
    let id = id.or_else(own_id).unwrap_or_else(|| Uuid::new_v4().to_string());
    let now = date::format(created);
    data.values_mut().for_each(date::normalize);
    data.insert("_id".to_owned(), Value::String(id.clone()));
    data.insert("_createdDate".to_owned(), date::wire(&now));
    data.insert("_updatedDate".to_owned(), date::wire(&now));
    collections::touch(change, collection).await?;
    let data = Value::Object(data);
    let done = sqlx::query(
        "INSERT INTO items (collection, id, data, folded, owner, created_at, updated_at)
         VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (collection, id) DO NOTHING",
    )
    .bind(collection)
    .bind(&id)
    .bind(data.to_string())
    .bind(folded(&data).to_string())
    .bind(data.get("_owner").and_then(Value::as_str))
    .bind(&now)
    .bind(&now)
    .execute(&mut **change)
    .await?;
    if done.rows_affected() == 0 {
        return Err(StoreError::ItemExists {
            collection: collection.to_owned(),
            id,
        });
    }
    match data {
        Value::Object(data) => Ok(Item { id, data }),
        _ => Err(StoreError::Unreadable {
            reason: format!("item {id} is no object"),
        }),
    }
}

/// The same value with every text folded; names of fields stay as they are.
fn folded(value: &Value) -> Value {
    match value {
        Value::String(text) => Value::String(filter::fold(text)),
        Value::Array(values) => values.iter().map(folded).collect(),
        Value::Object(object) => object
            .iter()
            .map(|(name, value)| (name.clone(), folded(value)))
            .collect::<Map<_, _>>()
            .into(),
        other => other.clone(),
    }
}

fn read(row: &sqlx::sqlite::SqliteRow) -> Result<Item, StoreError> {
    let id: String = row.try_get(0)?;
    let data = serde_json::from_str(row.try_get(1)?).map_err(|error| StoreError::Unreadable {
        reason: format!("item {id}: {error}"),
    })?;
    Ok(Item { id, data })
}
