//! Inputs made at random for the calls that read: none may fail by the service's own fault, and what is counted by
//! statements must be what is counted by hand.

use actix_web::ResponseError as _;
use content_wire::base64;
use fuzzing::Target;
use proptest::prelude::*;
use serde_json::{Map, Value, json};
use sha2::{Digest as _, Sha256};

use super::call::Call;
use super::error::ApiError;
use super::input::Object;
use super::{READS, aggregate, cursor};
use crate::filter::evaluate::meets;
use crate::filter::{Field, Filter, parse};
use crate::order::{CursorPosition, SortKey};
use crate::query::{Order, Query, Start};
use crate::store::statement_tests::{RUNTIME, STORES, WIRE_WORDS, fill, filter, item, scalar};
use crate::store::{Role, Store};
use crate::value;

pub(super) const CASES: u32 = 24;

fn target(name: &'static str) -> Target {
    Target::new(name, env!("CARGO_MANIFEST_DIR"))
        .cases(CASES)
        .words(&WIRE_WORDS)
}

/// A visitor's call of a collection.
pub(super) fn visit(store: &Store, collection: &str, body: &Value) -> Call {
    let mut body = body.as_object().cloned().unwrap_or_default();
    body.insert("dataCollectionId".to_owned(), json!(collection));
    Call {
        store: store.clone(),
        role: Role::Visitor,
        body,
        budget: crate::budget::Budget::new(usize::MAX),
        sender: super::room::Sender::Anybody,
    }
}

/// Every item of a collection in the default order.
pub(super) async fn all_of(store: &Store, collection: &str) -> Vec<Map<String, Value>> {
    let query = Query {
        collection: collection.to_owned(),
        filter: Filter::All(vec![]),
        search: None,
        order: Order::By(vec![]),
        start: Start::Offset(0),
        limit: 1000,
        wants_total: false,
    };
    let page = store.query(&query).await.unwrap();
    page.items.into_iter().map(|item| item.data).collect()
}

fn assert_no_fault(result: &Result<Value, ApiError>, input: &str) {
    if let Err(error) = result {
        assert!(error.status_code().is_client_error(), "{error:?} of {input}");
    }
}

#[test]
fn fuzz_no_request_to_read_is_the_services_fault() {
    let collection = uuid::Uuid::new_v4().to_string();
    let items = [
        json!({"a": 1, "b": [1, "x"], "c": {"d": "é"}}),
        json!({"a": "A", "b": null}),
        json!({"a": {"$date": "2024-01-02T00:00:00Z"}, "b": [[{}]], "c": -0.0}),
    ];
    for store in &STORES.all {
        RUNTIME.block_on(fill(store, &collection, &items));
    }
    target("request").cases(128).texts(|text| {
        let Ok(body) = serde_json::from_str::<Value>(text) else {
            return;
        };
        for store in &STORES.all {
            for (_, operation) in READS {
                let result = RUNTIME.block_on(operation(visit(store, &collection, &body)));
                assert_no_fault(&result, text);
            }
        }
    });
}

#[test]
fn fuzz_no_cursor_is_the_services_fault_whoever_made_it() {
    let collection = uuid::Uuid::new_v4().to_string();
    for store in &STORES.all {
        RUNTIME.block_on(fill(store, &collection, &[json!({"a": 1}), json!({"b": "é"})]));
    }
    target("cursor").cases(128).texts(|text| {
        assert!(cursor::decode("query", text).is_none(), "it has no check sum");
        // The sum is no secret, so anybody can make a cursor of anything.
        let mut json = text.to_owned();
        if let Ok(Value::Object(mut parts)) = serde_json::from_str(text) {
            if let Some(Value::Object(request)) = parts.get_mut("request") {
                request.insert("dataCollectionId".into(), json!(collection));
            }
            json = Value::Object(parts).to_string();
        }
        let mut bytes = Sha256::digest(&json).get(..8).unwrap_or_default().to_vec();
        bytes.extend(json.as_bytes());
        let cursor = base64::encode(bytes);
        let body = json!({"cursorPaging": {"cursor": cursor, "limit": 2}});
        for store in &STORES.all {
            let result = RUNTIME.block_on(super::items::query(visit(store, &collection, &body)));
            assert_no_fault(&result, &json);
        }
    });
}

fn sort_key() -> impl Strategy<Value = SortKey> {
    scalar().prop_map(|value| SortKey::of(Some(&value)))
}

#[test]
fn fuzz_a_cursor_comes_back_as_it_was_and_no_other_call_takes_it() {
    let keys = prop::collection::vec(sort_key(), 0..4);
    let request = prop::collection::btree_map("[a-z]{1,4}", scalar(), 0..4);
    let inputs = (
        keys,
        request,
        any::<i64>(),
        any::<u32>(),
        any::<prop::sample::Index>(),
    );
    target("cursor")
        .cases(256)
        .values(inputs, |(keys, request, sequence, offset, place)| {
            let request: Object = request.clone().into_iter().collect();
            let position = CursorPosition {
                keys: keys.clone(),
                created: "2024-01-02T00:00:00.000Z".into(),
                sequence: *sequence,
            };
            for start in [
                Start::Offset(*offset),
                Start::After(position.clone()),
                Start::Before(position),
            ] {
                let cursor = cursor::encode("query", &request, &start);
                assert_eq!(cursor::decode("query", &cursor), Some((request.clone(), start)));
                assert_eq!(cursor::decode("search", &cursor), None);
                let mut changed = cursor.into_bytes();
                let at = place.index(changed.len());
                changed[at] = if changed[at] == b'A' { b'B' } else { b'A' };
                let changed = String::from_utf8(changed).unwrap();
                assert_eq!(cursor::decode("query", &changed), None, "{changed}");
            }
        });
}

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
