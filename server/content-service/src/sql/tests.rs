//! The SQL means what the filters mean: random filters over random items, and the order of mixed values.

use std::sync::{Arc, LazyLock};
use std::time::Duration;

use proptest::prelude::*;
use serde_json::{Map, Value, json};

use crate::filter::{Field, Filter, evaluate::meets, parse};
use crate::query::{Query, Sort};
use crate::store::{Permissions, Store};
use crate::{SystemClock, date};

const FIELDS: [&str; 5] = ["a", "b", "c.d", "q\"u'o\\te", "_id"];

async fn store(folder: &tempfile::TempDir, items: &[Value]) -> Store {
    let file = folder.path().join("content.sqlite");
    let store = Store::open(&file, 1, Duration::from_secs(5), Arc::new(SystemClock))
        .await
        .unwrap();
    store.create_collection("C", Permissions::PUBLIC).await.unwrap();
    for item in items {
        store
            .insert_item("C", None, item.as_object().unwrap().clone())
            .await
            .unwrap();
    }
    store
}

fn query(filter: Filter, sort: Vec<Sort>) -> Query {
    Query {
        collection: "C".into(),
        filter,
        sort,
        offset: 0,
        limit: 1000,
        fields: vec![],
        wants_total: true,
    }
}

fn scalar() -> impl Strategy<Value = Value> {
    prop_oneof![
        Just(json!(null)),
        any::<bool>().prop_map(Value::from),
        (-3i64..4).prop_map(Value::from),
        prop_oneof![Just(1.5), Just(-0.5), Just(2.0)].prop_map(Value::from),
        "[aAéÉ'\"%_\u{0}ß]{0,3}".prop_map(Value::from),
        day().prop_map(|day| json!({ "$date": day })),
        day().prop_map(Value::from),
    ]
}

fn day() -> impl Strategy<Value = String> {
    (1u8..4).prop_map(|day| format!("2024-01-0{day}T00:00:00.000Z"))
}

fn value() -> impl Strategy<Value = Value> {
    prop_oneof![
        3 => scalar(),
        1 => prop::collection::vec(scalar(), 0..4).prop_map(Value::from),
        1 => scalar().prop_map(|inner| json!({ "d": inner })),
    ]
}

fn item() -> impl Strategy<Value = Value> {
    let names = prop_oneof![Just("a"), Just("b"), Just("c"), Just("q\"u'o\\te")];
    prop::collection::btree_map(names, value(), 0..4)
        .prop_map(|fields| {
            fields
                .into_iter()
                .map(|(name, value)| (name.to_owned(), value))
                .collect::<Map<_, _>>()
        })
        .prop_map(Value::from)
}

fn condition() -> impl Strategy<Value = Value> {
    let text = "[aAéÉ'\"%_\u{0}ß]{0,2}".prop_map(Value::from);
    let ordered = scalar().prop_filter("null and booleans have no order", |v| {
        !v.is_null() && !v.is_boolean()
    });
    let list = prop::collection::vec(scalar(), 0..4).prop_map(Value::from);
    let operator = prop_oneof![
        (prop_oneof![Just("$eq"), Just("$ne")], scalar()),
        (
            prop_oneof![Just("$gt"), Just("$gte"), Just("$lt"), Just("$lte")],
            ordered
        ),
        (
            prop_oneof![Just("$startsWith"), Just("$endsWith"), Just("$contains")],
            text
        ),
        (prop_oneof![Just("$hasSome"), Just("$hasAll"), Just("$in")], list),
        (Just("$exists"), any::<bool>().prop_map(Value::from)),
    ];
    (prop::sample::select(&FIELDS[..]), operator)
        .prop_map(|(field, (name, value))| json!({field: {name: value}}))
}

fn filter() -> impl Strategy<Value = Value> {
    condition().prop_recursive(3, 12, 3, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..3).prop_map(|all| json!({ "$and": all })),
            prop::collection::vec(inner.clone(), 0..3).prop_map(|any| json!({ "$or": any })),
            inner.prop_map(|one| json!({ "$not": one })),
        ]
    })
}

static RUNTIME: LazyLock<tokio::runtime::Runtime> = LazyLock::new(|| {
    tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .unwrap()
});

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn sql_finds_what_the_evaluator_finds(
        items in prop::collection::vec(item(), 1..12),
        filters in prop::collection::vec(filter(), 40),
    ) {
        let folder = tempfile::tempdir().unwrap();
        RUNTIME.block_on(async {
            let store = store(&folder, &items).await;
            let all = store.query(&query(Filter::All(vec![]), vec![])).await.unwrap().items;
            for wire in filters {
                let filter = parse(&wire).unwrap();
                let found = store.query(&query(filter.clone(), vec![])).await.unwrap();
                let expected: Vec<_> =
                    all.iter().filter(|item| meets(&Value::Object(item.data.clone()), &filter)).cloned().collect();
                prop_assert_eq!(found.total, i64::try_from(expected.len()).ok(), "{} over {:?}", wire, items);
                prop_assert_eq!(&found.items, &expected, "{} over {:?}", wire, items);
            }
            store.close().await;
            Ok(())
        })?;
    }
}

#[tokio::test]
async fn mixed_values_have_one_order_in_both_directions() {
    let folder = tempfile::tempdir().unwrap();
    let in_order = [
        json!({"_id": "missing"}),
        json!({"_id": "false", "v": false}),
        json!({"_id": "true", "v": true}),
        json!({"_id": "-1", "v": -1}),
        json!({"_id": "1.5", "v": 1.5}),
        json!({"_id": "10", "v": 10}),
        json!({"_id": "A", "v": "A"}),
        json!({"_id": "a", "v": "a"}),
        json!({"_id": "day", "v": date::wire("2024-01-02T00:00:00.000Z")}),
        json!({"_id": "next", "v": date::wire("2024-01-03T00:00:00.000Z")}),
    ];
    let mut shuffled = in_order.to_vec();
    shuffled.rotate_left(4);
    shuffled.swap(0, 3);
    let store = store(&folder, &shuffled).await;
    let mut expected: Vec<String> = in_order
        .iter()
        .map(|item| item["_id"].as_str().unwrap().to_owned())
        .collect();
    for descending in [false, true] {
        let sort = vec![Sort {
            field: Field::parse("v").unwrap(),
            descending,
        }];
        let page = store.query(&query(Filter::All(vec![]), sort)).await.unwrap();
        let ids: Vec<String> = page.items.into_iter().map(|item| item.id).collect();
        assert_eq!(ids, expected);
        expected.reverse();
    }
}
