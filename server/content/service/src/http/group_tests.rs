//! Groups and distinct values that statements count must be those that are counted by hand.

use proptest::prelude::*;
use serde_json::{Map, Value, json};

use super::aggregate;
use super::fuzz_tests::{all_of, target, visit};
use crate::filter::evaluate::meets;
use crate::filter::{Field, Filter, parse};
use crate::order::SortKey;
use crate::store::test_stores::{RUNTIME, STORES, fill, filter, item};
use crate::value;

/// Whether two values belong to one group.
fn are_one(left: &Value, right: &Value) -> bool {
    match (left, right) {
        (Value::Number(left), Value::Number(right)) => value::compare_numbers(left, right).is_eq(),
        (left, right) => left == right,
    }
}

fn field<'a>(item: &'a Map<String, Value>, name: &str) -> &'a Value {
    Field::parse(name).unwrap().of(item).unwrap_or(&Value::Null)
}

/// The groups of items by two fields, with the number of items, the sum and the extremes of a third.
fn groups_by_hand(
    items: &[Map<String, Value>],
    filter: &Filter,
    names: [&str; 3],
) -> Vec<(Value, Value, Vec<Value>)> {
    let mut groups: Vec<(Value, Value, Vec<Value>)> = Vec::new();
    for item in items.iter().filter(|item| meets(item, filter)) {
        let [first, second, third] = names.map(|name| field(item, name).clone());
        let known = groups
            .iter_mut()
            .find(|group| are_one(&group.0, &first) && are_one(&group.1, &second));
        match known {
            Some(group) => group.2.push(third),
            None => groups.push((first, second, vec![third])),
        }
    }
    groups
}

/// Few values, so that many are equal, some of them written in two ways; small ones, so that no sum rounds.
fn few_values() -> impl Strategy<Value = Value> {
    let values = json!([
        0, -0.0, 0.0, 1, 1.0, 0.5, true, null, "a", [1], [], {"d": 1}, {"d": "a", "e": 1}, {"e": 1, "d": "a"}
    ]);
    let value = prop::sample::select(values.as_array().unwrap().clone());
    prop::collection::btree_map("[abc]", value, 0..4)
        .prop_map(|fields| Value::Object(fields.into_iter().collect()))
}

#[test]
#[expect(clippy::too_many_lines, reason = "one story")]
fn fuzz_groups_of_a_database_are_those_counted_by_hand() {
    let names = prop::sample::subsequence(vec!["a", "b", "c.d"], 3).prop_shuffle();
    let inputs = (prop::collection::vec(few_values(), 1..12), filter(), names);
    target("aggregate").values(inputs, |(items, wire, names)| {
        let [first, second, third] = <[&str; 3]>::try_from(names.as_slice()).unwrap();
        let filter = parse(wire).unwrap();
        let collection = uuid::Uuid::new_v4().to_string();
        let body = json!({"initialFilter": wire, "paging": {"limit": 1000}, "aggregation": {
        "groupingFields": [first, second],
        "operations": [
            {"resultFieldName": "count", "itemCount": {}},
            {"resultFieldName": "sum", "sum": {"itemFieldName": third}},
            {"resultFieldName": "min", "min": {"itemFieldName": third}},
            {"resultFieldName": "max", "max": {"itemFieldName": third}},
        ]}});
        for store in &STORES.all {
            let (items, response) = RUNTIME.block_on(async {
                fill(store, &collection, items).await;
                let response = aggregate::aggregate(visit(store, &collection, &body)).await;
                (all_of(store, &collection).await, response.unwrap())
            });
            let expected = groups_by_hand(&items, &filter, [first, second, third]);
            let rows = response["results"].as_array().unwrap();
            assert_eq!(rows.len(), expected.len(), "{store:?}: {response} of {items:?}");
            for (one, other, values) in expected {
                let row = rows
                    .iter()
                    .find(|row| are_one(&row["_id"][first], &one) && are_one(&row["_id"][second], &other));
                let row = row.unwrap_or_else(|| panic!("{store:?}: no group {one} {other} in {response}"));
                assert_eq!(row["count"], json!(values.len()), "{store:?}: {row} of {items:?}");
                let sum: f64 = values.iter().filter_map(Value::as_f64).sum();
                assert!(
                    (row["sum"].as_f64().unwrap() - sum).abs() < 1e-9,
                    "{store:?}: {row} of {items:?}"
                );
                let keys = values
                    .iter()
                    .filter(|value| !value.is_null())
                    .map(|value| SortKey::of(Some(value)));
                let extreme = |wanted: std::cmp::Ordering| {
                    keys.clone()
                        .reduce(|best, key| if key.compare(&best) == wanted { key } else { best })
                        .unwrap_or(SortKey::Nothing)
                };
                for (name, wanted) in [
                    ("min", std::cmp::Ordering::Less),
                    ("max", std::cmp::Ordering::Greater),
                ] {
                    let found = SortKey::of(Some(&row[name]));
                    assert!(
                        found.compare(&extreme(wanted)).is_eq(),
                        "{store:?}: {name} of {row} of {items:?}"
                    );
                }
            }
        }
    });
}

#[test]
fn fuzz_distinct_values_are_those_found_by_hand() {
    let inputs = (
        prop::collection::vec(prop_oneof![item(), few_values()], 1..12),
        prop::sample::select(vec!["a", "b", "c.d"]),
    );
    target("distinct").values(inputs, |(items, name)| {
        let collection = uuid::Uuid::new_v4().to_string();
        let body = json!({"fieldName": name, "paging": {"limit": 1000}});
        for store in &STORES.all {
            let (items, response) = RUNTIME.block_on(async {
                fill(store, &collection, items).await;
                let response = aggregate::distinct(visit(store, &collection, &body)).await;
                (all_of(store, &collection).await, response.unwrap())
            });
            let mut expected: Vec<&Value> = Vec::new();
            for item in &items {
                let value = Field::parse(name).unwrap().of(item);
                let values = match value {
                    Some(Value::Array(elements)) => elements.iter().collect(),
                    value => Vec::from_iter(value),
                };
                for value in values {
                    if !expected.iter().any(|known| are_one(known, value)) {
                        expected.push(value);
                    }
                }
            }
            let found = response["distinctValues"].as_array().unwrap();
            assert_eq!(found.len(), expected.len(), "{store:?}: {response} of {items:?}");
            assert!(
                expected
                    .iter()
                    .all(|value| found.iter().any(|known| are_one(known, value)))
            );
        }
    });
}

#[test]
fn equal_values_are_one_group_however_they_are_written() {
    let collection = uuid::Uuid::new_v4().to_string();
    let items = [
        json!({"a": 0, "b": {"x": 1, "y": [{"p": 1, "q": 2}]}}),
        json!({"a": -0.0, "b": {"y": [{"q": 2, "p": 1}], "x": 1}}),
        json!({"a": 0.0, "b": {"x": 1, "y": [{"p": 1, "q": 2}]}}),
    ];
    for store in &STORES.all {
        RUNTIME.block_on(fill(store, &collection, &items));
        for name in ["a", "b"] {
            let body = json!({"aggregation": {"groupingFields": [name], "operations": []}});
            let response = RUNTIME.block_on(aggregate::aggregate(visit(store, &collection, &body)));
            let rows = response.unwrap()["results"].as_array().unwrap().len();
            assert_eq!(rows, 1, "{store:?}: groups by {name}");
            let body = json!({"fieldName": name});
            let response = RUNTIME.block_on(aggregate::distinct(visit(store, &collection, &body)));
            let values = response.unwrap()["distinctValues"].as_array().unwrap().len();
            assert_eq!(values, 1, "{store:?}: distinct values of {name}");
        }
    }
}
