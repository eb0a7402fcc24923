//! Inputs made at random for the calls that read: none may fail by the service's own fault, and what is counted by
//! statements must be what is counted by hand.

use actix_web::ResponseError as _;
use content_wire::base64;
use fuzzing::Target;
use proptest::prelude::*;
use serde_json::{Map, Value, json};
use sha2::{Digest as _, Sha256};

use super::call::Call;
use super::environment::Environment;
use super::error::ApiError;
use super::input::Object;
use super::{READS, cursor};
use crate::filter::Filter;
use crate::order::{CursorPosition, SortKey};
use crate::query::{ItemOrder, Query, Start};
use crate::store::test_stores::{RUNTIME, STORES, WIRE_WORDS, fill, scalar};
use crate::store::{Role, Store};

pub(super) const CASES: u32 = 24;

pub(super) fn target(name: &'static str) -> Target {
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
        environment: Environment::Live,
    }
}

/// Every item of a collection in the default order.
pub(super) async fn all_of(store: &Store, collection: &str) -> Vec<Map<String, Value>> {
    let query = Query {
        collection: collection.to_owned(),
        filter: Filter::All(vec![]),
        order: ItemOrder::By(vec![]),
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
                assert_eq!(cursor::decode("aggregate", &cursor), None);
                let mut changed = cursor.into_bytes();
                let at = place.index(changed.len());
                changed[at] = if changed[at] == b'A' { b'B' } else { b'A' };
                let changed = String::from_utf8(changed).unwrap();
                assert_eq!(cursor::decode("query", &changed), None, "{changed}");
            }
        });
}
