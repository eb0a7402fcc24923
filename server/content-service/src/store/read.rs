//! Reading items: one, a page, or all as a stream.

use futures::TryStreamExt as _;
use serde_json::Value;
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row as _};

use super::item::{Item, parse};
use super::limited_read::LimitedRead;
use super::{Store, StoreError};
use crate::filter::{Field, Filter};
use crate::order::{CursorPosition, Sort, SortKey};
use crate::query::{Query, Start};
use crate::search::Search;
use crate::sql::{self, Begin, Selection, Sql};

/// Ids that one statement looks for; more take several.
const IDS_AT_ONCE: usize = 1000;

/// A part of a query's result.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Page {
    pub(crate) items: Vec<Item>,
    pub(crate) has_next: bool,
    /// Where a next page goes on from, and a previous one; `None` if there is none.
    pub(crate) next: Option<CursorPosition>,
    pub(crate) previous: Option<CursorPosition>,
    pub(crate) total: Option<i64>,
}

/// An item with what breaks ties in its order.
struct OrderedItem {
    item: Item,
    sequence: i64,
    created: String,
}

impl OrderedItem {
    fn read(row: &AnyRow) -> Result<Self, StoreError> {
        Ok(Self {
            sequence: row.try_get(0)?,
            item: parse(row.try_get(1)?, row.try_get(3)?)?,
            created: row.try_get(2)?,
        })
    }

    fn position(&self, sorts: &[Sort]) -> CursorPosition {
        CursorPosition {
            keys: SortKey::all(&self.item.data, sorts),
            created: self.created.clone(),
            sequence: self.sequence,
        }
    }
}

impl Store {
    /// Reads one item.
    ///
    /// # Errors
    /// [`StoreError::Unreadable`], [`StoreError::Database`].
    pub async fn item(&self, collection: &str, id: &str) -> Result<Option<Item>, StoreError> {
        let mut reader = self.reader().await?;
        let row = sqlx::query("SELECT id, CAST(data AS TEXT) FROM items WHERE collection = $1 AND id = $2")
            .bind(collection)
            .bind(id)
            .fetch_optional(&mut *reader)
            .await?;
        row.map(|row| parse(row.try_get(0)?, row.try_get(1)?)).transpose()
    }

    /// Counts the items that meet a filter.
    pub(crate) async fn count(&self, collection: &str, filter: &Filter) -> Result<i64, StoreError> {
        let mut read = self.limited_read().await?;
        let count = sql::select_count(self.dialect, collection, filter);
        let count = read.number(count).await?;
        read.finish().await?;
        Ok(count)
    }

    /// Reads some fields of every item that meets a filter and hands them over, item by item.
    pub(crate) async fn each(
        &self,
        collection: &str,
        filter: &Filter,
        fields: &[Field],
        mut take: impl FnMut(Vec<Option<Value>>) -> Result<(), StoreError>,
    ) -> Result<(), StoreError> {
        let mut read = self.limited_read().await?;
        let mut rows = read.fetch(sql::select_fields(self.dialect, collection, filter, fields));
        while let Some(row) = rows.try_next().await? {
            let values = (0..fields.len()).map(|column| {
                let json: Option<&str> = row.try_get(column)?;
                json.map(|json| serde_json::from_str(json).map_err(unreadable))
                    .transpose()
            });
            take(values.collect::<Result<_, StoreError>>()?)?;
        }
        drop(rows);
        read.finish().await
    }

    /// Reads the items of some ids, with the collections that they are in.
    pub(crate) async fn items_by_id(&self, ids: &[String]) -> Result<Vec<(String, Item)>, StoreError> {
        let mut read = self.limited_read().await?;
        let mut found = Vec::new();
        for ids in ids.chunks(IDS_AT_ONCE) {
            let mut sql = Sql::new(
                self.dialect,
                "SELECT collection, id, CAST(data AS TEXT) FROM items WHERE id IN (",
            );
            for (position, id) in ids.iter().enumerate() {
                sql.push(if position > 0 { ", " } else { "" }).bind(id.clone());
            }
            sql.push(") ORDER BY collection");
            for row in read.fetch_all(sql).await? {
                found.push((row.try_get(0)?, parse(row.try_get(1)?, row.try_get(2)?)?));
            }
        }
        read.finish().await?;
        Ok(found)
    }

    /// Reads a part of a query's result; the count and the items come from one state of the database.
    pub(crate) async fn query(&self, query: &Query) -> Result<Page, StoreError> {
        let mut read = self.limited_read().await?;
        let page = self.page(&mut read, query).await?;
        read.finish().await?;
        Ok(page)
    }

    async fn page(&self, read: &mut LimitedRead, query: &Query) -> Result<Page, StoreError> {
        let mut items = match &query.search {
            Some(search) => self.searched(read, query, search).await?,
            None => self.selected(read, query).await?,
        };
        let total = if query.wants_total {
            let count = sql::select_count(self.dialect, &query.collection, &query.filter);
            Some(read.number(count).await?)
        } else {
            None
        };
        let limit = usize::try_from(query.limit).unwrap_or(usize::MAX);
        let more = items.len() > limit;
        items.truncate(limit);
        let backwards = matches!(query.start, Start::Before(_));
        if backwards {
            items.reverse();
        }
        let has_next = if backwards { true } else { more };
        let has_previous = match query.start {
            Start::Offset(offset) => offset > 0,
            Start::After(_) => true,
            Start::Before(_) => more,
        };
        let position = |item: Option<&OrderedItem>, wanted: bool| {
            item.filter(|_| wanted)
                .map(|item| item.position(query.order.sorts()))
        };
        Ok(Page {
            has_next,
            next: position(items.last(), has_next),
            previous: position(items.first(), has_previous),
            items: items.into_iter().map(|item| item.item).collect(),
            total,
        })
    }

    /// The items of a page, and one more that shows whether more follow.
    async fn selected(&self, read: &mut LimitedRead, query: &Query) -> Result<Vec<OrderedItem>, StoreError> {
        let statement = sql::select_page(self.dialect, &selection(query, i64::from(query.limit) + 1));
        let rows = read.fetch_all(statement).await?;
        rows.iter().map(OrderedItem::read).collect()
    }

    /// The same of the items that a search finds. It looks at one after the other until it has enough.
    async fn searched(
        &self,
        read: &mut LimitedRead,
        query: &Query,
        search: &Search,
    ) -> Result<Vec<OrderedItem>, StoreError> {
        let mut all = selection(query, i64::MAX);
        let mut to_skip = 0;
        if let Begin::Offset(offset) = all.from {
            to_skip = offset;
            all.from = Begin::Offset(0);
        }
        let enough = usize::try_from(query.limit)
            .unwrap_or(usize::MAX)
            .saturating_add(1);
        let mut found = Vec::new();
        let mut rows = read.fetch(sql::select_page(self.dialect, &all));
        while let Some(row) = rows.try_next().await? {
            let item = OrderedItem::read(&row)?;
            if !search.finds(&item.item.data) {
                continue;
            }
            if to_skip > 0 {
                to_skip -= 1;
                continue;
            }
            found.push(item);
            if found.len() == enough {
                break;
            }
        }
        Ok(found)
    }

    /// Hands over every item that a query means, in its order, whatever its page.
    pub(crate) async fn scan(
        &self,
        query: &Query,
        mut take: impl FnMut(Item) -> Result<(), StoreError>,
    ) -> Result<(), StoreError> {
        let mut read = self.limited_read().await?;
        let mut rows = read.fetch(sql::select_page(self.dialect, &selection(query, i64::MAX)));
        while let Some(row) = rows.try_next().await? {
            take(OrderedItem::read(&row)?.item)?;
        }
        drop(rows);
        read.finish().await
    }

    /// Runs a statement that gives one number.
    pub(super) async fn number(
        &self,
        connection: &mut AnyConnection,
        sql: sql::Sql,
    ) -> Result<i64, StoreError> {
        let row = sql
            .fetch_optional(connection)
            .await?
            .ok_or(sqlx::Error::RowNotFound)?;
        Ok(row.try_get(0)?)
    }
}

fn selection(query: &Query, limit: i64) -> Selection<'_> {
    Selection {
        collection: &query.collection,
        filter: &query.filter,
        order: &query.order,
        from: match &query.start {
            Start::Offset(offset) => Begin::Offset(*offset),
            Start::After(position) => Begin::After(position),
            Start::Before(position) => Begin::Before(position),
        },
        limit,
    }
}

#[expect(clippy::needless_pass_by_value, reason = "it is used to map errors")]
fn unreadable(error: serde_json::Error) -> StoreError {
    StoreError::Unreadable {
        reason: error.to_string(),
    }
}
