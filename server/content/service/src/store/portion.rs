//! A part of a query's result: as many items as are wanted and have room in the response.

use sqlx::Row as _;
use sqlx::any::AnyRow;

use super::StoreError;
use super::item::{Item, parse};
use crate::budget::{Budget, Spent, Taken};
use crate::order::{CursorPosition, Sort, SortKey};
use crate::query::{Query, Start};
use crate::value;

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
    /// The fields in the order of the alphabet; none means all.
    pub(crate) fields: &'p [String],
    pub(crate) budget: &'p Budget,
}

/// What an item has on the wire besides its data, its id and the name of its collection.
const ITEM_FRAME: usize = 48;

/// The items of a page in the making. Of an item nothing is kept but what is shown.
pub(super) struct Gathered<'q> {
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
    pub(super) fn new(query: &'q Query, portion: &Portion<'q>) -> Self {
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
    pub(super) fn take(&mut self, item: OrderedItem) -> Result<bool, StoreError> {
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
        self.fields.is_empty()
            || self
                .fields
                .binary_search_by(|field| field.as_str().cmp(name))
                .is_ok()
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
    pub(super) fn page(mut self) -> Page {
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
pub(super) struct OrderedItem {
    pub(super) item: Item,
    sequence: i64,
    created: String,
    /// Bytes of its JSON.
    size: usize,
}

impl OrderedItem {
    pub(super) fn read(row: &AnyRow) -> Result<Self, StoreError> {
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
