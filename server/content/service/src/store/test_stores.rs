//! Stores on each database that is there, and what tests fill them with and ask of them at random.

use std::sync::{Arc, LazyLock};

use content_wire::clock::SystemClock;
use proptest::prelude::*;
use serde_json::{Map, Value, json};

use super::{Database, Fit, Permissions, Store, StoreOptions};

pub(super) const FIELDS: [&str; 5] = ["a", "b", "c.d", "q\"u'o\\te", "_id"];

#[path = "../../tests/support/postgres.rs"]
mod postgres;

/// A store on each database that is there, with nothing in it.
pub(crate) struct Stores {
    pub(crate) all: Vec<Store>,
    _folder: tempfile::TempDir,
}

impl Stores {
    async fn open() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let mut databases = vec![Database::File(folder.path().join("content.sqlite"))];
        if let Some(address) = postgres::new_database(false).await {
            databases.push(Database::parse_url(&address).unwrap());
        }
        let mut all = Vec::new();
        for database in databases {
            let options = StoreOptions::default();
            all.push(
                Store::open(&database, &options, Arc::new(SystemClock))
                    .await
                    .unwrap(),
            );
        }
        Self { all, _folder: folder }
    }
}

/// Fills a new collection; every case gets one of its own.
pub(crate) async fn fill(store: &Store, collection: &str, items: &[Value]) {
    store
        .create_collection(collection, Permissions::PUBLIC)
        .await
        .unwrap();
    let mut edit = store.edit(collection, "test").await.unwrap();
    for item in items {
        edit.insert(None, Fit::of(item.as_object().unwrap().clone()).unwrap(), None)
            .await
            .unwrap();
    }
    edit.commit().await.unwrap();
}

pub(crate) fn scalar() -> impl Strategy<Value = Value> {
    prop_oneof![
        Just(json!(null)),
        any::<bool>().prop_map(Value::from),
        (-3i64..4).prop_map(Value::from),
        prop_oneof![Just(1.5), Just(-0.5), Just(2.0), Just(-0.0)].prop_map(Value::from),
        prop_oneof![Just(1e16), Just(-1e300), Just(5e-324)].prop_map(Value::from),
        "[aAéÉ'\"%_\u{1}ß]{0,3}".prop_map(Value::from),
        day().prop_map(|day| json!({ "$date": day })),
        day().prop_map(Value::from),
    ]
}

pub(super) fn day() -> impl Strategy<Value = String> {
    (1u8..4).prop_map(|day| format!("2024-01-0{day}T00:00:00.000Z"))
}

pub(super) fn value() -> impl Strategy<Value = Value> {
    prop_oneof![
        3 => scalar(),
        1 => prop::collection::vec(scalar(), 0..4).prop_map(Value::from),
        1 => scalar().prop_map(|inner| json!({ "d": inner })),
        1 => (scalar(), scalar()).prop_map(|(e, d)| json!({ "e": e, "d": d })),
        1 => (scalar(), scalar()).prop_map(|(d, e)| json!({ "d": d, "e": e })),
    ]
}

pub(crate) fn item() -> impl Strategy<Value = Value> {
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

pub(super) fn condition() -> impl Strategy<Value = Value> {
    let text = "[aAéÉ'\"%_\u{1}ß]{0,2}".prop_map(Value::from);
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

pub(crate) fn filter() -> impl Strategy<Value = Value> {
    condition().prop_recursive(3, 12, 3, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..3).prop_map(|all| json!({ "$and": all })),
            prop::collection::vec(inner.clone(), 0..3).prop_map(|any| json!({ "$or": any })),
            inner.prop_map(|one| json!({ "$not": one })),
        ]
    })
}

pub(crate) static RUNTIME: LazyLock<tokio::runtime::Runtime> = LazyLock::new(|| {
    tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .unwrap()
});

pub(crate) static STORES: LazyLock<Stores> = LazyLock::new(|| RUNTIME.block_on(Stores::open()));

/// What the wire form of filters is made of.
pub(crate) const WIRE_WORDS: [&str; 41] = [
    "{",
    "}",
    "[",
    "]",
    ",",
    ":",
    "\"\"",
    "null",
    "true",
    "0",
    "-0.0",
    "1.5",
    "1e308",
    "9223372036854775807",
    "\"a\"",
    "\"b\"",
    "\"c.d\"",
    "\"_id\"",
    "\"_createdDate\"",
    "\"$and\"",
    "\"$or\"",
    "\"$not\"",
    "\"$eq\"",
    "\"$ne\"",
    "\"$gt\"",
    "\"$lte\"",
    "\"$in\"",
    "\"$hasAll\"",
    "\"$exists\"",
    "\"$startsWith\"",
    "\"$endsWith\"",
    "\"$contains\"",
    "{\"$date\":\"2024-01-02T00:00:00Z\"}",
    "\"2024-01-02T00:00:00.000Z\"",
    "\"9999-12-31T23:59:59-00:01\"",
    "\\\"",
    "\\\\",
    "\\u0000",
    "\\ud800",
    "'",
    "%",
];
