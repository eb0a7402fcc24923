//! Orders, and the position of an item in one.

use super::json::{Copy, Kind, push_case, push_date, push_scalar};
use super::{Dialect, Sql};
use crate::filter::{Field, SystemField};
use crate::order::Sort;
use crate::order::{CursorPosition, Shuffle, SortKey};
use crate::query::ItemOrder;

/// Adds the order of a query, the tie-breaking columns included.
pub(super) fn push_order(sql: &mut Sql, order: &ItemOrder, backwards: bool) {
    sql.push(" ORDER BY ");
    match order {
        ItemOrder::By(sorts) => push_sorts(sql, sorts, backwards),
        ItemOrder::Shuffled(shuffle) => {
            push_shuffled(sql, *shuffle);
            sql.push(direction(backwards))
                .push("sequence")
                .push(if backwards { " DESC" } else { " ASC" });
        }
    }
}

fn push_sorts(sql: &mut Sql, sorts: &[Sort], backwards: bool) {
    for sort in sorts {
        let direction = direction(sort.descending != backwards);
        if let Some(system) = sort.field.system() {
            sql.push(system.column()).push(direction);
            continue;
        }
        push_rank(sql, &sort.field);
        sql.push(direction);
        push_number_key(sql, &sort.field);
        sql.push(direction);
        push_text_key(sql, &sort.field);
        sql.push(direction);
    }
    // Without a sort this is the platform's default order; with one it breaks ties the same way every time.
    let descending = ties_descending(sorts) != backwards;
    sql.push("created_at").push(direction(descending));
    sql.push("sequence")
        .push(if descending { " DESC" } else { " ASC" });
}

/// Adds ` AND …`: items after a position, or before it when going backwards.
pub(super) fn push_after(sql: &mut Sql, order: &ItemOrder, position: &CursorPosition, backwards: bool) {
    match order {
        ItemOrder::By(sorts) => push_after_sorted(sql, sorts, position, backwards),
        ItemOrder::Shuffled(shuffle) => {
            sql.push(" AND (");
            push_shuffled(sql, *shuffle);
            sql.push(", sequence)").push(sign(backwards)).push("(");
            sql.bind(shuffle.key(position.sequence))
                .push(", ")
                .bind(position.sequence)
                .push(")");
        }
    }
}

fn push_after_sorted(sql: &mut Sql, sorts: &[Sort], position: &CursorPosition, backwards: bool) {
    sql.push(" AND (");
    let mut open = 0;
    for (sort, key) in sorts.iter().zip(&position.keys) {
        let descending = sort.descending != backwards;
        let sign = sign(descending);
        match (sort.field.system(), key) {
            (Some(system), SortKey::Text(text) | SortKey::Date(text)) => {
                // It follows from the rest, but SQLite enters no index by a part of an OR.
                sql.push(system.column())
                    .push(if descending { " <= " } else { " >= " })
                    .bind(text.clone())
                    .push(" AND (");
                open += 1 + push_beyond(
                    sql,
                    sign,
                    |sql| _ = sql.push(system.column()),
                    |sql| _ = sql.bind(text.clone()),
                );
            }
            _ => open += push_beyond_key(sql, &sort.field, key, sign),
        }
    }
    // Rows compare from left to right, which an index on both columns can follow.
    sql.push("(created_at, sequence)")
        .push(sign(ties_descending(sorts) != backwards));
    sql.push("(")
        .bind(position.created.clone())
        .push(", ")
        .bind(position.sequence)
        .push(")");
    for _ in 0..open {
        sql.push(")");
    }
    sql.push(")");
}

/// Adds `beyond the value OR (at the value AND (`; returns how many of these are to be closed.
fn push_beyond(sql: &mut Sql, sign: &'static str, key: impl Fn(&mut Sql), value: impl Fn(&mut Sql)) -> u32 {
    key(sql);
    sql.push(sign);
    value(sql);
    sql.push(" OR (");
    key(sql);
    sql.push(" = ");
    value(sql);
    sql.push(" AND (");
    2
}

/// The kind decides first, then the value of that kind.
fn push_beyond_key(sql: &mut Sql, field: &Field, key: &SortKey, sign: &'static str) -> u32 {
    let rank = key.rank();
    let open = push_beyond(sql, sign, |sql| push_rank(sql, field), |sql| _ = sql.bind(rank));
    open + match key {
        SortKey::Nothing | SortKey::Other => 0,
        SortKey::Bool(_) | SortKey::Number(_) => push_beyond(
            sql,
            sign,
            |sql| push_number_key(sql, field),
            |sql| push_bound(sql, key),
        ),
        SortKey::Text(text) | SortKey::Date(text) => push_beyond(
            sql,
            sign,
            |sql| push_text_key(sql, field),
            |sql| _ = sql.bind(text.clone()),
        ),
    }
}

fn push_bound(sql: &mut Sql, key: &SortKey) {
    if let Some(number) = key.number() {
        super::json::push_number(sql, &number);
    }
}

/// Adds [`Shuffle::key`] of an item.
fn push_shuffled(sql: &mut Sql, shuffle: Shuffle) {
    let line = |sql: &mut Sql| {
        sql.push("((sequence % ").bind(Shuffle::PRIME).push(" * ");
        sql.bind(shuffle.factor)
            .push(" + ")
            .bind(shuffle.offset)
            .push(") % ")
            .bind(Shuffle::PRIME)
            .push(")");
    };
    line(sql);
    sql.push(" * ");
    line(sql);
    sql.push(" % ").bind(Shuffle::PRIME).push(" * ");
    line(sql);
    sql.push(" % ").bind(Shuffle::PRIME);
}

/// Ties go newest first, unless the items are requested oldest first.
fn ties_descending(sorts: &[Sort]) -> bool {
    sorts
        .iter()
        .find(|sort| sort.field.system() == Some(SystemField::Created))
        .is_none_or(|sort| sort.descending)
}

fn direction(descending: bool) -> &'static str {
    if descending { " DESC, " } else { " ASC, " }
}

fn sign(descending: bool) -> &'static str {
    if descending { " < " } else { " > " }
}

/// Adds the rank of a field's kind: missing, boolean, number, text, date, anything else.
fn push_rank(sql: &mut Sql, field: &Field) {
    match sql.dialect() {
        Dialect::Sqlite => {
            sql.push("CASE COALESCE(json_type(data, ").bind(field.json_path());
            sql.push(
                "), 'null') WHEN 'null' THEN 0 WHEN 'true' THEN 1 WHEN 'false' THEN 1 WHEN 'integer' THEN 2",
            );
            sql.push(" WHEN 'real' THEN 2 WHEN 'text' THEN 3 WHEN 'object' THEN CASE WHEN json_type(data, ");
            sql.bind(field.date_path())
                .push(") = 'text' THEN 4 ELSE 5 END ELSE 5 END");
        }
        Dialect::Postgres => {
            sql.push("CASE COALESCE(jsonb_typeof(");
            super::push_json(sql, field);
            sql.push("), 'null') WHEN 'null' THEN 0 WHEN 'boolean' THEN 1 WHEN 'number' THEN 2 WHEN 'string' THEN 3");
            sql.push(" WHEN 'object' THEN CASE WHEN jsonb_typeof(");
            super::push_json(sql, field);
            sql.push(" -> '$date') = 'string' THEN 4 ELSE 5 END ELSE 5 END");
        }
    }
}

/// Adds a field's number, 0 and 1 for booleans, null for anything else.
fn push_number_key(sql: &mut Sql, field: &Field) {
    match sql.dialect() {
        Dialect::Sqlite => {
            sql.push("CASE WHEN json_type(data, ").bind(field.json_path());
            sql.push(") IN ('integer', 'real', 'true', 'false') THEN data ->> ");
            sql.bind(field.json_path()).push(" END");
        }
        Dialect::Postgres => {
            sql.push("CASE jsonb_typeof(");
            super::push_json(sql, field);
            sql.push(") WHEN 'number' THEN ");
            push_scalar(sql, Copy::Plain, field, Kind::Number);
            sql.push(" WHEN 'boolean' THEN (");
            super::push_json(sql, field);
            sql.push(")::boolean::int::numeric END");
        }
    }
}

/// Adds a field's text, or the text inside its date, null for anything else.
fn push_text_key(sql: &mut Sql, field: &Field) {
    push_case(sql, Copy::Plain, field, Kind::Text);
    push_scalar(sql, Copy::Plain, field, Kind::Text);
    sql.push(" ELSE ");
    push_case(sql, Copy::Plain, field, Kind::Object);
    push_date(sql, field);
    sql.push(" END END");
}
