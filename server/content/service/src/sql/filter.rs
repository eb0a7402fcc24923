//! Filters as conditions.
//!
//! Every condition gives true or false, never null: a null would turn into null again under NOT and lose the item.

use content_wire::date;
use serde_json::{Number, Value};

use super::json::{Copy, Kind, push_case, push_date, push_number, push_scalar, push_value};
use super::{Dialect, Sql};
use crate::filter::{Comparison, Field, Filter, Operand, SystemField, TextMatch};

pub(super) fn push_filter(sql: &mut Sql, filter: &Filter) {
    match filter {
        Filter::All(filters) => push_joined(sql, filters, " AND ", "TRUE"),
        Filter::Any(filters) => push_joined(sql, filters, " OR ", "FALSE"),
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
            sql.push("(");
            push_value(sql, Copy::Plain, field);
            sql.push(" IS NOT NULL)");
        }
    }
}

fn push_joined(sql: &mut Sql, filters: &[Filter], joint: &'static str, empty: &'static str) {
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
fn push_has_any(sql: &mut Sql, field: &Field, operands: &[Operand]) {
    if let Some(system) = field.system() {
        return push_system_in(sql, system, operands);
    }
    match sql.dialect() {
        Dialect::Sqlite => {
            let path = field.json_path();
            sql.push("EXISTS (SELECT 1 FROM json_each(CASE json_type(data, ")
                .bind(path.clone());
            sql.push(") WHEN 'array' THEN data -> ").bind(path.clone());
            sql.push(" ELSE json_array(data -> ")
                .bind(path)
                .push(") END) AS e WHERE FALSE");
            push_equals_one(sql, operands);
            sql.push(")");
        }
        Dialect::Postgres => {
            sql.push("EXISTS (SELECT 1 FROM jsonb_array_elements(");
            push_case(sql, Copy::Plain, field, Kind::Array);
            push_value(sql, Copy::Plain, field);
            // A missing field becomes an array of one null.
            sql.push(" ELSE jsonb_build_array(");
            push_value(sql, Copy::Plain, field);
            sql.push(") END) AS e (value) WHERE FALSE");
            let mut values = operands.iter().flat_map(json_values);
            push_in(sql, " OR e.value IN (", &mut values, |sql, value| {
                sql.bind_json(&value);
            });
            sql.push(")");
        }
    }
}

/// The JSON values that a value equals: itself, and the date that it may mean.
fn json_values(operand: &Operand) -> Vec<Value> {
    let own = match operand {
        Operand::Null => Some(Value::Null),
        Operand::Bool(value) => Some(Value::Bool(*value)),
        Operand::Number(number) => Some(Value::Number(number.clone())),
        Operand::Text(text) => Some(Value::String(text.clone())),
        Operand::Date(_) => None,
    };
    let date = operand.as_date().map(|date| date::wrap(&date));
    own.into_iter().chain(date).collect()
}

/// System fields have columns of their own, which are indexed: the id is a text and the others are dates. The condition
/// is the list and nothing else, because SQLite takes no index for a part of an OR.
fn push_system_in(sql: &mut Sql, system: SystemField, operands: &[Operand]) {
    let mut values = operands
        .iter()
        .filter_map(|operand| system_value(system, operand));
    let any = push_in(sql, system_in(system), &mut values, |sql, text| {
        sql.bind(text);
    });
    sql.push(if any { ")" } else { "FALSE" });
}

fn system_in(system: SystemField) -> &'static str {
    match system {
        SystemField::Id => "(id IN (",
        SystemField::Created => "(created_at IN (",
        SystemField::Updated => "(updated_at IN (",
    }
}

fn system_value(system: SystemField, operand: &Operand) -> Option<String> {
    match (system, operand) {
        (SystemField::Id, Operand::Text(text)) => Some(text.clone()),
        (SystemField::Id, _) => None,
        (SystemField::Created | SystemField::Updated, operand) => operand.as_date(),
    }
}

/// Adds ` OR …` for each kind of value. Lists stay flat: SQLite limits how deep an expression may be.
fn push_equals_one(sql: &mut Sql, operands: &[Operand]) {
    for operand in operands {
        match operand {
            Operand::Null => _ = sql.push(" OR e.type = 'null'"),
            Operand::Bool(true) => _ = sql.push(" OR e.type = 'true'"),
            Operand::Bool(false) => _ = sql.push(" OR e.type = 'false'"),
            Operand::Number(_) | Operand::Text(_) | Operand::Date(_) => {}
        }
    }
    let mut numbers = operands.iter().filter_map(|value| match value {
        Operand::Number(number) => Some(number),
        _ => None,
    });
    let number = " OR (e.type IN ('integer', 'real') AND e.value IN (";
    push_in_and(sql, number, &mut numbers, |sql, number: &Number| {
        push_number(sql, number);
    });
    let mut texts = operands.iter().filter_map(|value| match value {
        Operand::Text(text) => Some(text.clone()),
        _ => None,
    });
    push_in_and(
        sql,
        " OR (e.type = 'text' AND e.value IN (",
        &mut texts,
        |sql, text| {
            sql.bind(text);
        },
    );
    let mut dates = operands.iter().filter_map(Operand::as_date);
    push_in_and(
        sql,
        " OR (e.type = 'object' AND e.value IN (",
        &mut dates,
        |sql, date| {
            sql.bind(date::wrap(&date).to_string());
        },
    );
}

fn push_in_and<T>(
    sql: &mut Sql,
    opening: &'static str,
    values: &mut dyn Iterator<Item = T>,
    bind: impl Fn(&mut Sql, T),
) {
    if push_in(sql, opening, values, bind) {
        sql.push(")");
    }
}

/// Adds a list of values, if there are any; says whether there are.
fn push_in<T>(
    sql: &mut Sql,
    opening: &'static str,
    values: &mut dyn Iterator<Item = T>,
    bind: impl Fn(&mut Sql, T),
) -> bool {
    let mut any = false;
    for value in values {
        sql.push(if any { ", " } else { opening });
        bind(sql, value);
        any = true;
    }
    if any {
        sql.push(")");
    }
    any
}

fn push_has_all(sql: &mut Sql, field: &Field, operands: &[Operand]) {
    match operands {
        [] => {
            sql.push("(");
            push_case(sql, Copy::Plain, field, Kind::Array);
            sql.push("TRUE ELSE FALSE END)");
        }
        [operand] => push_has_any(sql, field, std::slice::from_ref(operand)),
        operands => {
            // In halves: SQLite limits how deep an expression may be.
            let (one, other) = operands.split_at(operands.len() / 2);
            sql.push("(");
            push_has_all(sql, field, one);
            sql.push(" AND ");
            push_has_all(sql, field, other);
            sql.push(")");
        }
    }
}

fn push_compare(sql: &mut Sql, field: &Field, comparison: Comparison, operand: &Operand) {
    let sign = match comparison {
        Comparison::Greater => " > ",
        Comparison::GreaterOrEqual => " >= ",
        Comparison::Less => " < ",
        Comparison::LessOrEqual => " <= ",
    };
    if let Some(system) = field.system() {
        match system_value(system, operand) {
            Some(value) => sql
                .push("(")
                .push(system.column())
                .push(sign)
                .bind(value)
                .push(")"),
            None => sql.push("FALSE"),
        };
        return;
    }
    sql.push("(FALSE");
    match operand {
        Operand::Number(number) => {
            sql.push(" OR ");
            push_case(sql, Copy::Plain, field, Kind::Number);
            push_scalar(sql, Copy::Plain, field, Kind::Number);
            sql.push(sign);
            push_number(sql, number);
            sql.push(" ELSE FALSE END");
        }
        Operand::Text(text) => {
            sql.push(" OR ");
            push_case(sql, Copy::Plain, field, Kind::Text);
            push_scalar(sql, Copy::Plain, field, Kind::Text);
            sql.push(sign).bind(text.clone()).push(" ELSE FALSE END");
        }
        Operand::Null | Operand::Bool(_) | Operand::Date(_) => {}
    }
    if let Some(date) = operand.as_date() {
        sql.push(" OR ");
        push_case(sql, Copy::Plain, field, Kind::Object);
        sql.push("COALESCE(");
        push_date(sql, field);
        sql.push(sign).bind(date).push(", FALSE) ELSE FALSE END");
    }
    sql.push(")");
}

/// Texts are searched in the folded copy.
fn push_text(sql: &mut Sql, field: &Field, place: TextMatch, text: &str) {
    sql.push("(");
    push_case(sql, Copy::Folded, field, Kind::Text);
    if text.is_empty() {
        sql.push("TRUE");
    } else {
        match (sql.dialect(), place) {
            (_, TextMatch::End) => {
                sql.by_dialect("substr(", "right(");
                push_scalar(sql, Copy::Folded, field, Kind::Text);
                let letters = i64::try_from(text.chars().count()).unwrap_or(i64::MAX);
                sql.push(", ");
                match sql.dialect() {
                    Dialect::Sqlite => sql.bind(-letters),
                    Dialect::Postgres => sql.bind(letters).push("::int"),
                };
                sql.push(") = ").bind(text.to_owned());
            }
            (Dialect::Postgres, TextMatch::Start) => {
                sql.push("starts_with(");
                push_scalar(sql, Copy::Folded, field, Kind::Text);
                sql.push(", ").bind(text.to_owned()).push(")");
            }
            (dialect, TextMatch::Start | TextMatch::Anywhere) => {
                sql.push(dialect.by_dialect("instr(", "strpos("));
                push_scalar(sql, Copy::Folded, field, Kind::Text);
                sql.push(", ").bind(text.to_owned());
                sql.push(if place == TextMatch::Start {
                    ") = 1"
                } else {
                    ") > 0"
                });
            }
        }
    }
    sql.push(" ELSE FALSE END)");
}
