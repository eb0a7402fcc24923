//! Reading items: one, a page, or all as a stream.

use futures::TryStreamExt as _;
use serde_json::Value;
use sqlx::Row as _;

use super::item::{Item, parse};
use super::limited_read::LimitedRead;
use super::portion::{Gathered, OrderedItem, Page, Portion};
use super::{Store, StoreError};
use crate::budget::Budget;
use crate::filter::{Field, Filter};
use crate::query::{Query, Start};
use crate::sql::{self, Begin, Selection, Sql};

/// Ids that one statement looks for; more take several.
const IDS_AT_ONCE: usize = 1000;

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
        let mut attempts = self.attempts().await?;
        loop {
            let mut read = attempts.begin().await?;
            let count = read
                .number(sql::select_count(self.dialect, collection, filter))
                .await;
            if let Some(count) = attempts.end(read, count).await? {
                return Ok(count);
            }
        }
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
        read.finish().await;
        Ok(())
    }

    /// Reads the items of some ids, with the collections that they are in. All of them together may have as many bytes as
    /// the budget has left; none is taken.
    pub(crate) async fn items_by_id(
        &self,
        ids: &[String],
        budget: &Budget,
    ) -> Result<Vec<(String, Item)>, StoreError> {
        let mut attempts = self.attempts().await?;
        loop {
            let mut read = attempts.begin().await?;
            let found = self.found_by_id(&mut read, ids, budget).await;
            if let Some(found) = attempts.end(read, found).await? {
                return Ok(found);
            }
        }
    }

    async fn found_by_id(
        &self,
        read: &mut LimitedRead,
        ids: &[String],
        budget: &Budget,
    ) -> Result<Vec<(String, Item)>, StoreError> {
        let mut taken = budget.begin();
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
            let mut rows = read.fetch(sql);
            while let Some(row) = rows.try_next().await? {
                let json: &str = row.try_get(2)?;
                taken.add(json.len())?;
                found.push((row.try_get(0)?, parse(row.try_get(1)?, json)?));
            }
        }
        Ok(found)
    }

    /// Reads a part of a query's result: as many of its items as have room in the response, at least one. The count and
    /// the items come from one state of the database.
    ///
    /// # Errors
    /// [`StoreError::ResponseTooLarge`] if there is no room for the first item.
    pub(crate) async fn portion(&self, query: &Query, portion: &Portion<'_>) -> Result<Page, StoreError> {
        let mut attempts = self.attempts().await?;
        loop {
            let mut read = attempts.begin().await?;
            let page = self.page(&mut read, query, portion).await;
            if let Some(page) = attempts.end(read, page).await? {
                return Ok(page);
            }
        }
    }

    /// Reads a part of a query's result whatever its size.
    #[cfg(test)]
    pub(crate) async fn query(&self, query: &Query) -> Result<Page, StoreError> {
        let portion = Portion {
            fields: &[],
            budget: &Budget::new(usize::MAX),
        };
        self.portion(query, &portion).await
    }

    async fn page(
        &self,
        read: &mut LimitedRead,
        query: &Query,
        portion: &Portion<'_>,
    ) -> Result<Page, StoreError> {
        let mut gathered = Gathered::new(query, portion);
        self.select(read, query, &mut gathered).await?;
        let mut page = gathered.page();
        if query.wants_total {
            let count = sql::select_count(self.dialect, &query.collection, &query.filter);
            page.total = Some(read.number(count).await?);
        }
        Ok(page)
    }

    /// Gathers the items of a page; one more shows whether more follow.
    async fn select(
        &self,
        read: &mut LimitedRead,
        query: &Query,
        gathered: &mut Gathered<'_>,
    ) -> Result<(), StoreError> {
        let statement = sql::select_page(self.dialect, &selection(query, i64::from(query.limit) + 1));
        let mut rows = read.fetch(statement);
        while let Some(row) = rows.try_next().await? {
            if !gathered.take(OrderedItem::read(&row)?)? {
                break;
            }
        }
        Ok(())
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
