//! Reading items: one, a page, or all as a stream.

use futures::TryStreamExt as _;
use serde_json::Value;
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row as _};

use super::item::{Item, parse};
use super::limited_read::LimitedRead;
use super::{Store, StoreError};
use crate::budget::{Budget, Spent, Taken};
use crate::filter::{Field, Filter};
use crate::order::{CursorPosition, Sort, SortKey};
use crate::query::{Query, Start};
use crate::search::Search;
use crate::sql::{self, Begin, Selection, Sql};
use crate::value;

/// Ids that one statement looks for; more take several.
const IDS_AT_ONCE: usize = 1000;

/// A part of a query's result.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Page {
    pub(crate) items: Vec<Item>,
    pub(crate) has_next: bool,
    /// Whether it ends early, because more items have no room in the response.
    pub(crate) is_cut: bool,
    /// Where a next page goes on from, and a previous one; `None` if there is none.
    pub(crate) next: Option<CursorPosition>,
    pub(crate) previous: Option<CursorPosition>,
    pub(crate) total: Option<i64>,
}

/// What of the items of a page is shown, and how many bytes they may have.
pub(crate) struct Portion<'p> {
    /// The fields; none means all.
    pub(crate) fields: &'p [String],
    pub(crate) budget: &'p Budget,
}

/// What an item has on the wire besides its data, its id and the name of its collection.
const ITEM_FRAME: usize = 48;

/// The items of a page in the making. Of an item nothing is kept but what is shown.
struct Gathered<'q> {
    query: &'q Query,
    fields: &'q [String],
    taken: Taken,
    items: Vec<Item>,
    first: Option<CursorPosition>,
    /// The latest item as a whole: the position after it may need fields that are not shown.
    latest: Option<OrderedItem>,
    more: bool,
    is_cut: bool,
}

impl<'q> Gathered<'q> {
    fn new(query: &'q Query, portion: &Portion<'q>) -> Self {
        Self {
            query,
            fields: portion.fields,
            taken: portion.budget.begin(),
            items: Vec::new(),
            first: None,
            latest: None,
            more: false,
            is_cut: false,
        }
    }

    /// Takes an item if it is wanted and has room; says whether to go on.
    fn take(&mut self, item: OrderedItem) -> Result<bool, StoreError> {
        let count = self.items.len() + usize::from(self.latest.is_some());
        let limit = usize::try_from(self.query.limit).unwrap_or(usize::MAX);
        if count >= limit {
            self.more = true;
            return Ok(false);
        }
        let frame = ITEM_FRAME + item.item.id.len() + self.query.collection.len();
        match self.taken.add(frame + self.shown_size(&item)) {
            Ok(()) => {}
            Err(Spent) if count == 0 => return Err(StoreError::ResponseTooLarge),
            Err(Spent) => {
                (self.more, self.is_cut) = (true, true);
                return Ok(false);
            }
        }
        if self.first.is_none() {
            self.first = Some(item.position(self.query.order.sorts()));
        }
        if let Some(before) = self.latest.replace(item) {
            self.keep(before);
        }
        Ok(true)
    }

    fn is_shown(&self, name: &str) -> bool {
        self.fields.is_empty() || self.fields.iter().any(|field| field == name)
    }

    fn shown_size(&self, item: &OrderedItem) -> usize {
        if self.fields.is_empty() {
            return item.size;
        }
        let fields = item.item.data.iter();
        let shown = fields.filter(|(name, _)| self.is_shown(name));
        shown
            .map(|(name, value)| name.len() + value::json_size(value))
            .sum()
    }

    fn keep(&mut self, mut item: OrderedItem) {
        item.item.data.retain(|name, _| self.is_shown(name));
        self.items.push(item.item);
    }

    /// The page, without the number of all items.
    fn page(mut self) -> Page {
        let sorts = self.query.order.sorts();
        let mut ends = (
            self.first.take(),
            self.latest.as_ref().map(|item| item.position(sorts)),
        );
        if let Some(latest) = self.latest.take() {
            self.keep(latest);
        }
        let backwards = matches!(self.query.start, Start::Before(_));
        if backwards {
            self.items.reverse();
            ends = (ends.1, ends.0);
        }
        let has_next = backwards || self.more;
        let has_previous = match self.query.start {
            Start::Offset(offset) => offset > 0,
            Start::After(_) => true,
            Start::Before(_) => self.more,
        };
        self.taken.keep();
        Page {
            has_next,
            is_cut: self.is_cut,
            next: ends.1.filter(|_| has_next),
            previous: ends.0.filter(|_| has_previous),
            items: self.items,
            total: None,
        }
    }
}

/// An item with what breaks ties in its order.
struct OrderedItem {
    item: Item,
    sequence: i64,
    created: String,
    /// Bytes of its JSON.
    size: usize,
}

impl OrderedItem {
    fn read(row: &AnyRow) -> Result<Self, StoreError> {
        let json: &str = row.try_get(3)?;
        Ok(Self {
            sequence: row.try_get(0)?,
            item: parse(row.try_get(1)?, json)?,
            created: row.try_get(2)?,
            size: json.len(),
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
        let mut attempts = self.attempts().await?;
        loop {
            let mut read = attempts.begin().await?;
            let count = sql::select_count(self.dialect, collection, filter);
            match read.number(count).await {
                Ok(count) => return read.finish().await.map(|()| count),
                Err(error) => attempts.again(read, error)?,
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
        read.finish().await
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
            match self.found_by_id(&mut read, ids, budget).await {
                Ok(found) => return read.finish().await.map(|()| found),
                Err(error) => attempts.again(read, error)?,
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
            match self.page(&mut read, query, portion).await {
                Ok(page) => return read.finish().await.map(|()| page),
                Err(error) => attempts.again(read, error)?,
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
        match &query.search {
            Some(search) => self.search(read, query, search, &mut gathered).await?,
            None => self.select(read, query, &mut gathered).await?,
        }
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

    /// The same of the items that a search finds. It looks at one after the other until it has enough.
    async fn search(
        &self,
        read: &mut LimitedRead,
        query: &Query,
        search: &Search,
        gathered: &mut Gathered<'_>,
    ) -> Result<(), StoreError> {
        let mut all = selection(query, i64::MAX);
        let mut to_skip = 0;
        if let Begin::Offset(offset) = all.from {
            to_skip = offset;
            all.from = Begin::Offset(0);
        }
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
            if !gathered.take(item)? {
                break;
            }
        }
        Ok(())
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
