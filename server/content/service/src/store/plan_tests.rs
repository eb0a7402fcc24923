//! The databases take an index for what is asked most: the order is read off it, and it is entered at the page.

use serde_json::{Value, json};
use sqlx::{AssertSqlSafe, Row as _};

use super::Store;
use super::test_stores::{RUNTIME, STORES, fill};
use crate::filter::{Field, parse};
use crate::order::Sort;
use crate::order::{CursorPosition, SortKey};
use crate::query::ItemOrder;
use crate::sql::{Begin, Dialect, Selection, Sql, select_page};

const C: &str = "Planned";

/// A page: its filter, its sort, whether it starts after another one, and what each database's plan says then.
struct Case {
    filter: Value,
    sort: Option<&'static str>,
    later: bool,
    sqlite: &'static str,
    postgres: &'static str,
}

#[test]
#[expect(clippy::too_many_lines, reason = "a table of cases")]
fn pages_are_read_off_an_index() {
    let case = |filter, sort, later, sqlite, postgres| Case {
        filter,
        sort,
        later,
        sqlite,
        postgres,
    };
    let day = json!({"$date": "2024-01-02T03:04:05.000Z"});
    let cases = [
        case(
            json!({}),
            None,
            false,
            "items_newest_first (collection=?)",
            "items_newest_first",
        ),
        case(
            json!({}),
            None,
            true,
            "items_newest_first (collection=? AND created_at<?)",
            "items_newest_first",
        ),
        case(
            json!({"_createdDate": {"$lt": day}}),
            None,
            false,
            "items_newest_first (collection=? AND created_at<?)",
            "items_newest_first",
        ),
        case(
            json!({"_id": "a"}),
            None,
            false,
            "(collection=? AND id=?)",
            "Index",
        ),
        case(
            json!({"_id": {"$in": ["a", "b"]}}),
            None,
            false,
            "(collection=? AND id=?)",
            "Index",
        ),
        case(
            json!({}),
            Some("_updatedDate"),
            false,
            "items_last_changed (collection=?)",
            "items_last_changed",
        ),
        case(
            json!({}),
            Some("_updatedDate"),
            true,
            "items_last_changed (collection=? AND updated_at<?)",
            "items_last_changed",
        ),
    ];
    let items: Vec<Value> = (0..50)
        .map(|number| json!({"_id": format!("i{number}")}))
        .collect();
    for store in &STORES.all {
        RUNTIME.block_on(async {
            fill(store, C, &items).await;
            for case in &cases {
                let plan = plan(store, case).await;
                let expected = store.dialect.by_dialect(case.sqlite, case.postgres);
                assert!(
                    plan.contains(expected),
                    "{} by {:?}: {plan}",
                    case.filter,
                    case.sort
                );
                // One item by its id is no order to speak of.
                let sorts = plan.contains("TEMP B-TREE") || plan.contains("Sort");
                assert!(!sorts || case.filter.get("_id").is_some(), "{plan}");
                assert!(!plan.contains("Seq Scan"), "{plan}");
            }
        });
    }
}

/// How the database reads the page.
async fn plan(store: &Store, case: &Case) -> String {
    let sort: Vec<Sort> = case
        .sort
        .iter()
        .map(|name| Sort {
            field: Field::parse(name).unwrap(),
            descending: true,
        })
        .collect();
    let position = CursorPosition {
        keys: sort
            .iter()
            .map(|_| SortKey::Date("2024-01-02T03:04:05.000Z".to_owned()))
            .collect(),
        created: "2024-01-02T03:04:05.000Z".to_owned(),
        sequence: 7,
    };
    let page = select_page(
        store.dialect,
        &Selection {
            collection: C,
            filter: &parse(&case.filter).unwrap(),
            order: &ItemOrder::By(sort),
            from: if case.later {
                Begin::After(&position)
            } else {
                Begin::Offset(0)
            },
            limit: 51,
        },
    );
    explained(store, page).await
}

async fn explained(store: &Store, statement: Sql) -> String {
    let (text, arguments) = statement.into_parts();
    let keyword = store.dialect.by_dialect("EXPLAIN QUERY PLAN", "EXPLAIN");
    let explained = sqlx::query_with(AssertSqlSafe(format!("{keyword} {text}")), arguments);
    let column = match store.dialect {
        Dialect::Sqlite => 3,
        Dialect::Postgres => 0,
    };
    let mut view = store.view().await.unwrap();
    if store.dialect == Dialect::Postgres {
        // What it takes for few rows says nothing of many; what it still does without an alternative does.
        let settings =
            "SET LOCAL enable_seqscan = off; SET LOCAL enable_bitmapscan = off; SET LOCAL enable_sort = off";
        sqlx::raw_sql(settings).execute(&mut *view).await.unwrap();
    }
    let rows = explained.fetch_all(&mut *view).await.unwrap();
    let lines = rows.iter().map(|row| row.try_get::<String, _>(column).unwrap());
    lines.collect::<Vec<_>>().join("; ")
}

#[test]
fn postgresql_knows_of_an_import_at_once() {
    let items = (0..1000).map(|number| {
        let item = json!({"_id": format!("imported-{number}")});
        item.as_object().unwrap().clone()
    });
    for store in STORES
        .all
        .iter()
        .filter(|store| store.dialect == Dialect::Postgres)
    {
        RUNTIME.block_on(async {
            fill(store, "Imported", &[]).await;
            store
                .import("Imported", items.clone(), "test", false, |_| ())
                .await
                .unwrap();
            let known = Sql::new(
                store.dialect,
                "SELECT reltuples::bigint FROM pg_class WHERE oid = 'items'::regclass",
            );
            let mut view = store.view().await.unwrap();
            let row = known.fetch_optional(&mut view).await.unwrap().unwrap();
            assert!(row.try_get::<i64, _>(0).unwrap() >= 1000);
        });
    }
}
