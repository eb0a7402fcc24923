//! The stages that a database does first give what all of them give in memory.

use fuzzing::Target;
use proptest::prelude::*;
use serde_json::{Value, json};

use super::{run, stage};
use crate::http::fuzz_tests::{CASES, all_of, visit};
use crate::pipeline::{Pipeline, Stage};
use crate::store::test_stores::{RUNTIME, STORES, fill, filter, item};

fn name() -> impl Strategy<Value = Value> {
    prop::sample::select(vec!["a", "b", "c", "c.d", "_id"]).prop_map(Value::from)
}

fn plain_name() -> impl Strategy<Value = Value> {
    prop::sample::select(vec!["a", "b", "x"]).prop_map(Value::from)
}

fn expression() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        name().prop_map(|name| json!({ "fieldPath": name })),
        "[aé]{0,2}".prop_map(|text| json!({ "text": text })),
        (-3i64..4).prop_map(|number| json!({ "numeric": number })),
        Just(json!({"numeric": i64::MIN})),
        Just(json!({"numeric": 0.5})),
    ];
    leaf.prop_recursive(3, 8, 3, |inner| {
        let several = prop::sample::select(vec!["sum", "multiply", "concat"]);
        let one = prop::sample::select(vec!["abs", "floor", "ceil", "stringify", "toLower", "toUpper", "length"]);
        let two = prop::sample::select(vec!["subtract", "divide", "mod"]);
        prop_oneof![
            (several, prop::collection::vec(inner.clone(), 0..3)).prop_map(|(kind, all)| json!({kind: {"expressions": all}})),
            (one, inner.clone()).prop_map(|(kind, one)| json!({kind: {"expression": one}})),
            (two, inner.clone(), inner.clone())
                .prop_map(|(kind, one, other)| json!({kind: {"firstExpression": one, "secondExpression": other}})),
            (inner.clone(), inner.clone(), inner).prop_map(|(text, start, length)| {
                json!({"substring": {"expression": text, "startExpression": start, "lengthExpression": length}})
            }),
        ]
    })
}

fn a_stage() -> impl Strategy<Value = Value> {
    let accumulator = (
        prop::sample::select(vec!["avg", "min", "max", "sum", "first", "last", "push"]),
        expression(),
    )
        .prop_map(|(kind, value)| json!({"resultFieldName": "r", kind: {"expression": value}}));
    let change = prop_oneof![
        name().prop_map(|name| json!({"include": {"fieldName": name}})),
        name().prop_map(|name| json!({"exclude": {"fieldName": name}})),
        (name(), expression())
            .prop_map(|(name, value)| json!({"reshape": {"resultFieldName": name, "expression": value}})),
    ];
    prop_oneof![
        3 => filter().prop_map(|filter| json!({ "filter": filter })),
        2 => (name(), any::<bool>()).prop_map(|(name, up)| {
            json!({"sort": {"values": [{"fieldName": name, "order": if up { "ASC" } else { "DESC" }}]}})
        }),
        1 => (expression(), accumulator).prop_map(|(id, accumulator)| {
            json!({"group": {"groupIds": [{"key": "k", "expression": id}], "accumulators": [accumulator]}})
        }),
        1 => prop::collection::vec(change, 0..3).prop_map(|fields| json!({"projection": {"fields": fields}})),
        1 => name().prop_map(|name| json!({"unwindArray": {"arrayFieldName": name}})),
        1 => (name(), plain_name())
            .prop_map(|(from, to)| json!({"objectToArray": {"objectFieldName": from, "destinationFieldName": to}})),
        1 => (0u64..4).prop_map(|count| json!({ "skip": count })),
        1 => (0u64..9).prop_map(|count| json!({ "limit": count })),
    ]
}

#[test]
fn fuzz_a_pipeline_gives_the_same_in_memory_and_from_a_database() {
    let inputs = (
        prop::collection::vec(item(), 1..8),
        prop::collection::vec(a_stage(), 0..6),
    );
    let target = Target::new("pipeline", env!("CARGO_MANIFEST_DIR")).cases(CASES * 4);
    target.values(inputs, |(items, stages)| {
        let collection = uuid::Uuid::new_v4().to_string();
        let body = json!({"pipeline": {"stages": stages, "paging": {"limit": 1000}}});
        for store in &STORES.all {
            let (items, response) = RUNTIME.block_on(async {
                fill(store, &collection, items).await;
                let response = run(visit(store, &collection, &body)).await;
                (all_of(store, &collection).await, response)
            });
            let parsed: Result<Vec<Stage>, _> = stages.iter().map(|value| stage(value, "")).collect();
            let mut pipeline = Pipeline::new(parsed.unwrap());
            for item in items.clone() {
                pipeline.take(item).unwrap();
            }
            let expected: Vec<Value> = pipeline.finish().unwrap().into_iter().map(Value::from).collect();
            let found = response.unwrap();
            assert_eq!(
                found["results"],
                Value::from(expected),
                "{store:?}: {stages:?} of {items:?}"
            );
        }
    });
}

/// Copies a field to another.
fn copy(from: &str, to: &str) -> Value {
    json!({"reshape": {"resultFieldName": to, "expression": {"fieldPath": from}}})
}

fn project(changes: &[Value]) -> Value {
    json!({"projection": {"fields": changes}})
}

#[test]
fn no_pipeline_makes_more_than_memory_and_time_allow() {
    let double = json!({"concat": {"expressions": [{"fieldPath": "a"}, {"fieldPath": "a"}]}});
    let text = project(&[json!({"reshape": {"resultFieldName": "a", "expression": double}})]);
    let nest = project(&[copy("b", "b.x"), copy("b", "b.y")]);
    let many = project(
        &(0..4000)
            .map(|number| copy("long", &format!("l{number}")))
            .collect::<Vec<_>>(),
    );
    let lists: Vec<String> = (0..9).map(|number| format!("l{number}")).collect();
    let copies: Vec<Value> = lists.iter().map(|name| copy("list", name)).collect();
    let mut apart = vec![project(&copies)];
    apart.extend(
        lists
            .iter()
            .map(|name| json!({"unwindArray": {"arrayFieldName": name}})),
    );
    apart.push(json!({"filter": {"none": 1}}));
    let collection = uuid::Uuid::new_v4().to_string();
    let list: Vec<u8> = (0..40).collect();
    let item = json!({"a": "ab", "b": {"c": 1}, "long": "x".repeat(100_000), "list": list});
    for store in &STORES.all {
        RUNTIME.block_on(fill(store, &collection, std::slice::from_ref(&item)));
        for stages in [
            vec![text.clone(); 99],
            vec![nest.clone(); 99],
            vec![many.clone()],
            apart.clone(),
        ] {
            let body = json!({"pipeline": {"stages": stages}});
            let error = RUNTIME
                .block_on(run(visit(store, &collection, &body)))
                .unwrap_err();
            assert!(error.to_string().contains("not valid"), "{error:?}");
            assert!(format!("{error:?}").contains("too much"), "{error:?}");
        }
    }
}
