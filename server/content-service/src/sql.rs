//! Turns checked queries into SQL over SQLite's JSON functions.
//!
//! The text of a statement is made of the fixed parts in this file alone. Names of fields and values are bound as
//! parameters, so nothing that a visitor sends can become SQL. Every condition gives 0 or 1, never null: a null
//! would turn into null again under NOT and lose the item.

use sqlx::{QueryBuilder, Sqlite};

use crate::filter::{Comparison, Field, Filter, Operand, TextMatch};
use crate::query::{Query, Sort};

/// The statement that reads one item more than the page holds, so that the caller sees whether more follow.
pub(crate) fn select_page(query: &Query) -> QueryBuilder<Sqlite> {
    let mut sql = QueryBuilder::new("SELECT id, data FROM items WHERE ");
    push_where(&mut sql, query);
    sql.push(" ORDER BY ");
    for sort in &query.sort {
        push_sort(&mut sql, sort);
    }
    // Without a sort this is the platform's default order; with one it breaks ties the same way every time.
    sql.push("created_at DESC, sequence DESC LIMIT ")
        .push_bind(i64::from(query.limit) + 1);
    sql.push(" OFFSET ").push_bind(i64::from(query.offset));
    sql
}

/// The statement that counts all items of a query, whatever its page.
pub(crate) fn select_count(query: &Query) -> QueryBuilder<Sqlite> {
    let mut sql = QueryBuilder::new("SELECT COUNT(*) FROM items WHERE ");
    push_where(&mut sql, query);
    sql
}

fn push_where(sql: &mut QueryBuilder<Sqlite>, query: &Query) {
    sql.push("collection = ")
        .push_bind(query.collection.clone())
        .push(" AND ");
    push_filter(sql, &query.filter);
}

fn push_filter(sql: &mut QueryBuilder<Sqlite>, filter: &Filter) {
    match filter {
        Filter::All(filters) => push_joined(sql, filters, " AND ", "1"),
        Filter::Any(filters) => push_joined(sql, filters, " OR ", "0"),
        Filter::Not(filter) => {
            sql.push("(NOT ");
            push_filter(sql, filter);
            sql.push(")");
        }
        Filter::HasAny(field, operands) => push_has_any(sql, field, operands),
        Filter::HasAll(field, operands) => push_has_all(sql, field, operands),
        Filter::Compare(field, comparison, operand) => push_compare(sql, field, *comparison, operand),
        Filter::Text(field, place, text) => push_text(sql, field, *place, text),
        Filter::Exists(field) => {
            sql.push("(json_type(data, ")
                .push_bind(field.json_path())
                .push(") IS NOT NULL)");
        }
    }
}

fn push_joined(sql: &mut QueryBuilder<Sqlite>, filters: &[Filter], joint: &str, empty: &str) {
    sql.push("(");
    for (position, filter) in filters.iter().enumerate() {
        if position > 0 {
            sql.push(joint);
        }
        push_filter(sql, filter);
    }
    if filters.is_empty() {
        sql.push(empty);
    }
    sql.push(")");
}

/// Looks at the elements of an array, or at the one value of any other field; a missing field is a null.
fn push_has_any(sql: &mut QueryBuilder<Sqlite>, field: &Field, operands: &[Operand]) {
    let path = field.json_path();
    sql.push("EXISTS (SELECT 1 FROM json_each(CASE json_type(data, ")
        .push_bind(path.clone());
    sql.push(") WHEN 'array' THEN data -> ").push_bind(path.clone());
    sql.push(" ELSE json_array(data -> ")
        .push_bind(path)
        .push(") END) AS e WHERE 0");
    push_equals_one(sql, operands);
    sql.push(")");
}

/// Adds ` OR …` for each kind of value. Lists stay flat: SQLite limits how deep an expression may be.
fn push_equals_one(sql: &mut QueryBuilder<Sqlite>, operands: &[Operand]) {
    for operand in operands {
        match operand {
            Operand::Null => sql.push(" OR e.type = 'null'"),
            Operand::Bool(true) => sql.push(" OR e.type = 'true'"),
            Operand::Bool(false) => sql.push(" OR e.type = 'false'"),
            Operand::Integer(_) | Operand::Real(_) | Operand::Text(_) | Operand::Date(_) => sql,
        };
    }
    let mut numbers = operands
        .iter()
        .filter(|value| matches!(value, Operand::Integer(_) | Operand::Real(_)));
    push_in(
        sql,
        " OR (e.type IN ('integer', 'real') AND e.value IN (",
        &mut numbers,
        |sql, operand| match operand {
            Operand::Integer(value) => _ = sql.push_bind(*value),
            Operand::Real(value) => _ = sql.push_bind(*value),
            _ => {}
        },
    );
    let mut texts = operands.iter().filter_map(|value| match value {
        Operand::Text(text) => Some(text.clone()),
        _ => None,
    });
    push_in(
        sql,
        " OR (e.type = 'text' AND e.value IN (",
        &mut texts,
        |sql, text| _ = sql.push_bind(text),
    );
    let mut dates = operands.iter().filter_map(Operand::as_date);
    let date = " OR (e.type = 'object' AND e.value ->> '$.\"$date\"' IN (";
    push_in(sql, date, &mut dates, |sql, date| _ = sql.push_bind(date));
}

fn push_in<T>(
    sql: &mut QueryBuilder<Sqlite>,
    opening: &str,
    values: &mut dyn Iterator<Item = T>,
    bind: impl Fn(&mut QueryBuilder<Sqlite>, T),
) {
    let mut values = values.peekable();
    if values.peek().is_none() {
        return;
    }
    sql.push(opening);
    for (position, value) in values.enumerate() {
        if position > 0 {
            sql.push(", ");
        }
        bind(sql, value);
    }
    sql.push("))");
}

fn push_has_all(sql: &mut QueryBuilder<Sqlite>, field: &Field, operands: &[Operand]) {
    sql.push("(CASE json_type(data, ")
        .push_bind(field.json_path())
        .push(") WHEN 'array' THEN (1");
    for operand in operands {
        sql.push(" AND ");
        push_has_any(sql, field, std::slice::from_ref(operand));
    }
    sql.push(") ELSE ");
    push_has_any(sql, field, operands);
    sql.push(" END)");
}

fn push_compare(sql: &mut QueryBuilder<Sqlite>, field: &Field, comparison: Comparison, operand: &Operand) {
    let sign = match comparison {
        Comparison::Greater => " > ",
        Comparison::GreaterOrEqual => " >= ",
        Comparison::Less => " < ",
        Comparison::LessOrEqual => " <= ",
    };
    sql.push("(0");
    let types = match operand {
        Operand::Integer(_) | Operand::Real(_) => Some("'integer', 'real'"),
        Operand::Text(_) => Some("'text'"),
        Operand::Null | Operand::Bool(_) | Operand::Date(_) => None,
    };
    if let Some(types) = types {
        sql.push(" OR COALESCE(json_type(data, ")
            .push_bind(field.json_path());
        sql.push(") IN (")
            .push(types)
            .push(") AND data ->> ")
            .push_bind(field.json_path())
            .push(sign);
        match operand {
            Operand::Integer(value) => _ = sql.push_bind(*value),
            Operand::Real(value) => _ = sql.push_bind(*value),
            Operand::Text(text) => _ = sql.push_bind(text.clone()),
            Operand::Null | Operand::Bool(_) | Operand::Date(_) => {}
        }
        sql.push(", 0)");
    }
    if let Some(date) = operand.as_date() {
        sql.push(" OR COALESCE(data ->> ")
            .push_bind(field.date_path())
            .push(sign)
            .push_bind(date)
            .push(", 0)");
    }
    sql.push(")");
}

/// Texts are searched in the folded copy; the end is compared as bytes because SQLite counts no character after NUL.
fn push_text(sql: &mut QueryBuilder<Sqlite>, field: &Field, place: TextMatch, text: &str) {
    let path = field.json_path();
    sql.push("COALESCE(json_type(folded, ")
        .push_bind(path.clone())
        .push(") = 'text'");
    if !text.is_empty() {
        match place {
            TextMatch::Start | TextMatch::Anywhere => {
                let found = if place == TextMatch::Start {
                    ") = 1"
                } else {
                    ") > 0"
                };
                sql.push(" AND instr(folded ->> ")
                    .push_bind(path)
                    .push(", ")
                    .push_bind(text.to_owned())
                    .push(found);
            }
            TextMatch::End => {
                let bytes = i64::try_from(text.len()).unwrap_or(i64::MAX);
                sql.push(" AND substr(CAST(folded ->> ")
                    .push_bind(path)
                    .push(" AS BLOB), ")
                    .push_bind(-bytes);
                sql.push(") = CAST(").push_bind(text.to_owned()).push(" AS BLOB)");
            }
        }
    }
    sql.push(", 0)");
}

/// Orders by kind first (missing, boolean, number, text, date, anything else), then by value.
fn push_sort(sql: &mut QueryBuilder<Sqlite>, sort: &Sort) {
    let direction = if sort.descending { " DESC, " } else { " ASC, " };
    let (path, date_path) = (sort.field.json_path(), sort.field.date_path());
    sql.push("CASE COALESCE(json_type(data, ").push_bind(path.clone());
    sql.push("), 'null') WHEN 'null' THEN 0 WHEN 'true' THEN 1 WHEN 'false' THEN 1 WHEN 'integer' THEN 2");
    sql.push(" WHEN 'real' THEN 2 WHEN 'text' THEN 3 WHEN 'object' THEN CASE WHEN json_type(data, ");
    sql.push_bind(date_path.clone())
        .push(") = 'text' THEN 4 ELSE 5 END ELSE 5 END")
        .push(direction);
    sql.push("CASE json_type(data, ")
        .push_bind(path.clone())
        .push(") WHEN 'object' THEN data ->> ");
    sql.push_bind(date_path)
        .push(" WHEN 'array' THEN NULL ELSE data ->> ")
        .push_bind(path);
    sql.push(" END").push(direction);
}

#[cfg(test)]
mod tests;
