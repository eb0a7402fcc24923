//! The SQL means what the filters mean: random filters over random items, and the order of mixed values.

use content_wire::date;
use fuzzing::Target;
use proptest::prelude::*;
use serde_json::{Value, json};

use super::test_stores::{RUNTIME, STORES, WIRE_WORDS, fill, filter, item};
use super::{Item, Store};
use crate::filter::{Field, Filter, evaluate::meets, parse};
use crate::order::Sort;
use crate::order::{self, Shuffle};
use crate::query::{ItemOrder, Query, Start};

fn query(collection: &str, filter: Filter, sort: Vec<Sort>) -> Query {
    Query {
        collection: collection.into(),
        filter,
        order: ItemOrder::By(sort),
        start: Start::Offset(0),
        limit: 1000,
        wants_total: true,
    }
}

/// A case enters items on both databases, so there are few.
const CASES: u32 = 24;

fn target(name: &'static str) -> Target {
    Target::new(name, env!("CARGO_MANIFEST_DIR"))
        .cases(CASES)
        .words(&WIRE_WORDS)
}

/// The meaning of a filter is the evaluator's; each database must find the same.
fn check_filters(items: &[Value], filters: &[Filter]) {
    let collection = uuid::Uuid::new_v4().to_string();
    for store in &STORES.all {
        RUNTIME.block_on(async {
            fill(store, &collection, items).await;
            let all = store
                .query(&query(&collection, Filter::All(vec![]), vec![]))
                .await
                .unwrap()
                .items;
            for filter in filters {
                let found = store
                    .query(&query(&collection, filter.clone(), vec![]))
                    .await
                    .unwrap();
                let expected: Vec<_> = all
                    .iter()
                    .filter(|item| meets(&item.data, filter))
                    .cloned()
                    .collect();
                assert_eq!(
                    found.total,
                    i64::try_from(expected.len()).ok(),
                    "{store:?}: {filter:?} over {items:?}"
                );
                assert_eq!(found.items, expected, "{store:?}: {filter:?} over {items:?}");
            }
        });
    }
}

#[test]
fn fuzz_sql_finds_what_the_evaluator_finds() {
    let items = prop::collection::vec(item(), 1..12);
    let filters = prop::collection::vec(filter(), 40);
    target("filter").values((items, filters), |(items, filters)| {
        let filters: Vec<Filter> = filters.iter().map(|wire| parse(wire).unwrap()).collect();
        check_filters(items, &filters);
    });
}

#[test]
fn fuzz_whatever_a_filter_says_both_databases_understand_it() {
    let target = target("filter-text");
    let texts = prop::collection::vec(target.text(), 40);
    let items = prop::collection::vec(item(), 1..6);
    target.values((items, texts), |(items, texts)| {
        let filters: Vec<Filter> = texts
            .iter()
            .filter_map(|text| serde_json::from_str(text).ok())
            .filter_map(|wire| parse(&wire).ok())
            .collect();
        check_filters(items, &filters);
    });
}

#[test]
fn fuzz_sql_sorts_as_memory_does_and_pages_meet_without_gap_or_overlap() {
    let items = prop::collection::vec(item(), 1..12);
    let sort = prop::collection::vec((prop::sample::select(&SORTED[..]), any::<bool>()), 0..3);
    target("sort").values((items, sort, 1u32..4), |(items, sort, limit)| {
        let collection = uuid::Uuid::new_v4().to_string();
        let sort: Vec<Sort> = sort
            .iter()
            .map(|(name, descending)| Sort {
                field: Field::parse(name).unwrap(),
                descending: *descending,
            })
            .collect();
        for store in &STORES.all {
            RUNTIME.block_on(async {
                fill(store, &collection, items).await;
                let all = store
                    .query(&query(&collection, Filter::All(vec![]), sort.clone()))
                    .await
                    .unwrap()
                    .items;
                assert_eq!(all.len(), items.len());
                assert!(
                    all.is_sorted_by(|left, right| order::compare(&left.data, &right.data, &sort).is_le()),
                    "{store:?}: {all:?} by {sort:?}"
                );
                let walked = walk(store, &collection, ItemOrder::By(sort.clone()), *limit).await;
                assert_eq!(walked, all, "{store:?}: by {sort:?}");
            });
        }
    });
}

const SORTED: [&str; 6] = ["a", "b", "c.d", "_id", "_createdDate", "_updatedDate"];

/// Goes through all pages to the last and back to the first; what comes back must be what went by.
async fn walk(store: &Store, collection: &str, order: ItemOrder, limit: u32) -> Vec<Item> {
    let mut query = query(collection, Filter::All(vec![]), vec![]);
    query.order = order;
    query.limit = limit;
    let mut there = Vec::new();
    let mut page = store.query(&query).await.unwrap();
    while let Some(next) = page.next {
        there.extend(page.items);
        query.start = Start::After(next);
        page = store.query(&query).await.unwrap();
    }
    there.extend(page.items.clone());
    let mut back = page.items;
    while let Some(previous) = page.previous {
        query.start = Start::Before(previous);
        page = store.query(&query).await.unwrap();
        back.splice(0..0, page.items);
    }
    assert_eq!(back, there);
    there
}

#[test]
fn mixed_values_have_one_order_in_both_directions() {
    let in_order = [
        json!({"_id": "missing"}),
        json!({"_id": "false", "v": false}),
        json!({"_id": "true", "v": true}),
        json!({"_id": "-1", "v": -1}),
        json!({"_id": "1.5", "v": 1.5}),
        json!({"_id": "10", "v": 10}),
        json!({"_id": "A", "v": "A"}),
        json!({"_id": "a", "v": "a"}),
        json!({"_id": "day", "v": date::wrap("2024-01-02T00:00:00.000Z")}),
        json!({"_id": "next", "v": date::wrap("2024-01-03T00:00:00.000Z")}),
        json!({"_id": "list", "v": [1]}),
    ];
    let mut shuffled = in_order.to_vec();
    shuffled.rotate_left(4);
    shuffled.swap(0, 3);
    let mut expected: Vec<String> = in_order
        .iter()
        .map(|item| item["_id"].as_str().unwrap().to_owned())
        .collect();
    for store in &STORES.all {
        RUNTIME.block_on(async {
            fill(store, "Mixed", &shuffled).await;
            for descending in [false, true] {
                let sort = vec![Sort {
                    field: Field::parse("v").unwrap(),
                    descending,
                }];
                let page = store
                    .query(&query("Mixed", Filter::All(vec![]), sort))
                    .await
                    .unwrap();
                let ids: Vec<String> = page.items.into_iter().map(|item| item.id).collect();
                assert_eq!(ids, expected, "{store:?}");
                expected.reverse();
            }
        });
    }
}

#[test]
fn a_shuffled_order_is_its_seeds_and_pages_meet_in_it() {
    let items: Vec<Value> = (0..40)
        .map(|number| json!({"_id": format!("s{number}")}))
        .collect();
    for store in &STORES.all {
        RUNTIME.block_on(async {
            fill(store, "Shuffled", &items).await;
            let ids = async |seed: i64, limit: u32| -> Vec<String> {
                let order = ItemOrder::Shuffled(Shuffle::new(seed));
                let walked = walk(store, "Shuffled", order, limit).await;
                walked.into_iter().map(|item| item.id).collect()
            };
            let (one, other) = (ids(1, 7).await, ids(2, 1000).await);
            assert_eq!(one, ids(1, 1000).await, "whatever the pages");
            assert_ne!(one, other);
            let sorted = |mut ids: Vec<String>| {
                ids.sort();
                ids
            };
            assert_eq!(sorted(one.clone()), sorted(other), "every item once");
            let newest = store
                .query(&query("Shuffled", Filter::All(vec![]), vec![]))
                .await
                .unwrap();
            let newest: Vec<String> = newest.items.into_iter().map(|item| item.id).collect();
            let stayed = one
                .iter()
                .zip(&newest)
                .filter(|(shuffled, placed)| shuffled == placed)
                .count();
            assert!(stayed < 10, "{one:?}");
        });
    }
}
