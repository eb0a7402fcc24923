//! Statements that read items.

use super::filter::push_filter;
use super::sort::{push_after, push_order};
use super::{Dialect, Sql};
use crate::filter::{Field, Filter};
use crate::order::CursorPosition;
use crate::query::ItemOrder;

/// Which items of one collection are read, and in which order.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Selection<'a> {
    pub(crate) collection: &'a str,
    pub(crate) filter: &'a Filter,
    pub(crate) order: &'a ItemOrder,
    /// Where to go on from.
    pub(crate) from: Begin<'a>,
    /// Most items to read.
    pub(crate) limit: i64,
}

/// Where a page begins.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Begin<'a> {
    /// After so many items.
    Offset(u32),
    /// After an item.
    After(&'a CursorPosition),
    /// Before an item; the rows come in reverse.
    Before(&'a CursorPosition),
}

/// The statement that reads items: sequence, id, created, data.
pub(crate) fn select_page(dialect: Dialect, selection: &Selection<'_>) -> Sql {
    let mut sql = Sql::new(
        dialect,
        "SELECT sequence, id, created_at, CAST(data AS TEXT) FROM items WHERE ",
    );
    push_where(&mut sql, selection.collection, selection.filter);
    push_rest(&mut sql, selection);
    sql
}

/// The statement that reads some fields of every item as JSON, in the default order.
pub(crate) fn select_fields(dialect: Dialect, collection: &str, filter: &Filter, fields: &[Field]) -> Sql {
    let mut sql = Sql::new(dialect, "SELECT ");
    for (position, field) in fields.iter().enumerate() {
        sql.push(if position > 0 { ", CAST(" } else { "CAST(" });
        super::push_json(&mut sql, field);
        sql.push(" AS TEXT)");
    }
    if fields.is_empty() {
        sql.push("1");
    }
    sql.push(" FROM items WHERE ");
    push_where(&mut sql, collection, filter);
    sql
}

/// The statement that counts items, whatever the page.
pub(crate) fn select_count(dialect: Dialect, collection: &str, filter: &Filter) -> Sql {
    let mut sql = Sql::new(dialect, "SELECT COUNT(*) FROM items WHERE ");
    push_where(&mut sql, collection, filter);
    sql
}

fn push_rest(sql: &mut Sql, selection: &Selection<'_>) {
    let (backwards, offset) = match selection.from {
        Begin::Offset(offset) => (false, offset),
        Begin::After(position) => {
            push_after(sql, selection.order, position, false);
            (false, 0)
        }
        Begin::Before(position) => {
            push_after(sql, selection.order, position, true);
            (true, 0)
        }
    };
    push_order(sql, selection.order, backwards);
    sql.push(" LIMIT ").bind(selection.limit);
    if offset > 0 {
        sql.push(" OFFSET ").bind(i64::from(offset));
    }
}

fn push_where(sql: &mut Sql, collection: &str, filter: &Filter) {
    sql.push("collection = ")
        .bind(collection.to_owned())
        .push(" AND ");
    push_filter(sql, filter);
}
