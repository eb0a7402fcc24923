//! Queries that would take minutes: they end in time, with their client, and keep no one else waiting.

use std::time::{Duration, Instant};

use content_service::ContentServiceConfig;
use content_service::store::{Database, Permissions};
use futures::future::join_all;
use reqwest::Method;
use serde_json::{Value, json};
use sqlx::Connection as _;
use tokio::time::timeout;

use crate::harness::{C, Service, ids};
use crate::place::{Place, on_both};

/// Slow queries never end while a test runs.
const NEVER: Duration = Duration::from_hours(1);
/// What is not answered by then waits for a slow query. It says nothing of speed: a busy machine has all of it.
pub(crate) const PATIENCE: Duration = Duration::from_mins(5);
/// A quick query without an answer for so long is kept waiting.
const HELD: Duration = Duration::from_millis(500);

/// A service with items whose search by [`slow`] takes minutes; returns it with a visitor's token and a key.
pub(crate) async fn service(
    place: &Place,
    change: impl FnOnce(&mut ContentServiceConfig),
) -> (Service, String, String) {
    let service = Service::start_with(place, change).await;
    let store = &service.store;
    store.create_collection(C, Permissions::PUBLIC).await.unwrap();
    let item = json!({"text": "a".repeat(400_000)});
    let item = item.as_object().unwrap().clone();
    store
        .insert_item(C, Some("large".to_owned()), item, "test")
        .await
        .unwrap();
    multiply(&place.database).await;
    let key = store.create_key("editors", None).await.unwrap();
    let token = service.token().await;
    (service, token, key)
}

/// Adds many copies of the item, by the database only: as calls they would take longer than the tests.
async fn multiply(database: &Database) {
    const INSERT: &str = "WITH RECURSIVE copies(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM copies WHERE n < 150)
        INSERT INTO items (collection, id, data, folded, created_at, updated_at)
        SELECT collection, 'large-' || n, data, folded, created_at, updated_at FROM items, copies WHERE id = 'large'";
    match database {
        Database::File(file) => {
            let options = sqlx::sqlite::SqliteConnectOptions::new().filename(file);
            let mut other = sqlx::SqliteConnection::connect_with(&options).await.unwrap();
            sqlx::raw_sql(INSERT).execute(&mut other).await.unwrap();
            other.close().await.unwrap();
        }
        Database::Postgres(url) => {
            let mut other = sqlx::PgConnection::connect(url.as_str()).await.unwrap();
            sqlx::raw_sql(INSERT).execute(&mut other).await.unwrap();
            other.close().await.unwrap();
        }
    }
}

/// A query that compares every place of every text.
pub(crate) fn slow() -> Value {
    let conditions: Vec<Value> = (0..20)
        .map(|number| json!({"text": {"$not": {"$contains": format!("{}b{number}", "a".repeat(20))}}}))
        .collect();
    json!({"dataCollectionId": C, "filter": {"$and": conditions}})
}

async fn ask(service: &Service, token: &str, path: &str, body: &Value) -> (u16, Value) {
    let response = service.send(Method::POST, path, token, Some(body)).await;
    (response.status().as_u16(), response.json().await.unwrap())
}

async fn a_query_ends_in_its_time(place: Place) {
    let (service, token, _) = service(&place, |config| {
        config.storage.client_reads.timeout = Duration::from_millis(300);
    })
    .await;
    for (path, body) in [
        ("/v2/items/count", slow()),
        ("/v2/items/query-distinct-values", {
            let mut body = slow();
            body["fieldName"] = json!("text");
            body
        }),
    ] {
        let (status, response) = timeout(PATIENCE, ask(&service, &token, path, &body))
            .await
            .unwrap();
        let code = &response["details"]["applicationError"]["code"];
        assert_eq!((status, code), (400, &json!("WDE0028")), "{path}: {response}");
    }
    let quick = json!({"dataCollectionId": C, "filter": {"id": "large-1"}});
    let (status, response) = ask(&service, &token, "/v2/items/query", &quick).await;
    assert_eq!(status, 200, "{response}");
    service.stop().await;
}

async fn a_query_ends_with_its_client(place: Place) {
    let (service, token, _) = service(&place, |config| {
        config.storage.client_reads.connections = 1;
        config.storage.client_reads.timeout = NEVER;
    })
    .await;
    let count = slow();
    let left = timeout(
        Duration::from_millis(500),
        ask(&service, &token, "/v2/items/count", &count),
    );
    assert!(left.await.is_err(), "the query is not slow");
    // The only connection of clients is free again, and the database has nothing to do.
    let quick = json!({"dataCollectionId": C, "filter": {"id": "large-1"}});
    let (status, response) = timeout(PATIENCE, ask(&service, &token, "/v2/items/query", &quick))
        .await
        .unwrap();
    assert_eq!((status, ids(&response).len()), (200, 1), "{response}");
    if let Database::Postgres(url) = &place.database {
        let mut other = sqlx::PgConnection::connect(url.as_str()).await.unwrap();
        let begun = Instant::now();
        while busy(&mut other).await > 0 {
            assert!(begun.elapsed() < PATIENCE, "the query goes on");
        }
    }
    service.stop().await;
}

/// Waits until the database is at work on a search, where that can be seen: what comes now meets slow queries.
async fn until_busy(database: &Database) {
    let Database::Postgres(url) = database else { return };
    let mut other = sqlx::PgConnection::connect(url.as_str()).await.unwrap();
    while busy(&mut other).await == 0 {}
}

/// How many searches the database is at work on.
async fn busy(connection: &mut sqlx::PgConnection) -> i64 {
    sqlx::query_scalar(
        "SELECT COUNT(*) FROM pg_stat_activity
         WHERE datname = current_database() AND state = 'active' AND query LIKE '%strpos%' AND pid <> pg_backend_pid()",
    )
    .fetch_one(connection)
    .await
    .unwrap()
}

async fn slow_queries_of_visitors_keep_nobody_else_waiting(place: Place) {
    let (service, token, key) = service(&place, |config| {
        config.storage.client_reads.timeout = NEVER;
        config.drain_timeout = Duration::from_secs(1);
    })
    .await;
    let body = slow();
    let flood = join_all((0..12).map(|_| ask(&service, &token, "/v2/items/count", &body)));
    let others = async {
        let page = json!({"dataCollectionId": C, "filter": {"id": "large-1"}});
        for credential in [key.clone(), service.site_token().await] {
            let (status, response) = ask(&service, &credential, "/v2/items/query", &page).await;
            assert_eq!((status, ids(&response).len()), (200, 1), "{response}");
        }
        let item = json!({"dataCollectionId": C, "dataItem": {"data": {}}});
        let (status, response) = ask(&service, &key, "/v2/items", &item).await;
        assert_eq!(status, 200, "{response}");
        service.token().await;
    };
    tokio::select! {
        responses = flood => panic!("the queries are not slow: {responses:?}"),
        others = timeout(PATIENCE, others) => others.unwrap(),
    }
    let stopped = timeout(PATIENCE, service.stop()).await;
    assert!(stopped.is_ok(), "the queries keep the service from stopping");
}

async fn slow_queries_of_many_addresses_keep_no_quick_visitor_waiting(place: Place) {
    let (service, token, _) = service(&place, |config| {
        config.trusted = "127.0.0.1".parse().unwrap();
        config.storage.client_reads.timeout = NEVER;
        // Many times what a quick query takes on a busy machine.
        config.storage.quick_reads.timeout = Duration::from_secs(1);
        config.storage.read_credit = Duration::ZERO;
        config.drain_timeout = Duration::from_secs(1);
    })
    .await;
    let from = async |address: &str, path: &str, body: &Value| {
        let request = service.http.post(format!("http://{}{path}", service.address));
        let request = request.header("authorization", &token).json(body);
        let response = request.header("x-forwarded-for", address).send().await.unwrap();
        (
            response.status().as_u16(),
            response.json::<Value>().await.unwrap(),
        )
    };
    let body = slow();
    let from = &from;
    let flood = join_all((0..16).map(|number| {
        let (address, body) = (format!("203.0.113.{}", number % 8), &body);
        async move { from(&address, "/v2/items/count", body).await }
    }));
    let others = async {
        until_busy(&place.database).await;
        let page = json!({"dataCollectionId": C, "filter": {"id": "large-1"}});
        for number in 0..46 {
            // Each of another address: none of them has debts, although each had to wait for its connection.
            let address = format!("198.51.100.{number}");
            loop {
                let (status, reply) = from(&address, "/v2/items/query", &page).await;
                // On a machine that is busy beyond measure a quick query is slow now and then. It would be each time if it
                // had to wait for those that never end.
                if status != 503 {
                    assert_eq!((status, ids(&reply).len()), (200, 1), "{reply}");
                    break;
                }
            }
        }
    };
    tokio::select! {
        responses = flood => panic!("the queries are not slow: {responses:?}"),
        others = timeout(PATIENCE, others) => others.unwrap(),
    }
    let stopped = timeout(PATIENCE, service.stop()).await;
    assert!(stopped.is_ok(), "the queries keep the service from stopping");
}

async fn a_stop_does_not_wait_for_slow_queries(place: Place) {
    let (service, token, _) = service(&place, |config| {
        config.storage.client_reads.timeout = NEVER;
        config.drain_timeout = Duration::from_secs(1);
    })
    .await;
    let http = service.http.clone();
    let address = service.address;
    let running: Vec<_> = (0..12)
        .map(|_| {
            let request = http.post(format!("http://{address}/v2/items/count"));
            let request = request.header("authorization", token.clone()).json(&slow());
            tokio::spawn(request.send())
        })
        .collect();
    drop(http);
    // Others are answered until both of the client's turns are taken.
    let page = json!({"dataCollectionId": C, "filter": {"id": "large-1"}});
    let begun = Instant::now();
    while timeout(HELD, ask(&service, &token, "/v2/items/query", &page))
        .await
        .is_ok()
    {
        assert!(begun.elapsed() < PATIENCE, "the queries are not slow");
    }
    let stopped = timeout(PATIENCE, service.stop()).await;
    assert!(stopped.is_ok(), "the queries keep the service from stopping");
    for request in running {
        assert!(request.await.unwrap().is_err());
    }
}

async fn a_client_pays_for_the_time_of_its_reads(place: Place) {
    let (service, token, key) = service(&place, |config| {
        config.storage.client_reads.timeout = Duration::from_millis(300);
        config.storage.read_credit = Duration::ZERO;
    })
    .await;
    let page = json!({"dataCollectionId": C, "filter": {"id": "large-1"}});
    let (status, _) = ask(&service, &token, "/v2/items/count", &slow()).await;
    assert_eq!(status, 400);
    let refused = service
        .send(Method::POST, "/v2/items/query", &token, Some(&page))
        .await;
    assert_eq!(refused.status(), 429);
    assert!(refused.headers().contains_key("retry-after"));
    let (status, _) = ask(&service, &key, "/v2/items/query", &page).await;
    assert_eq!(status, 200, "a holder of a key has no debts");
    service.stop().await;
}

async fn a_filter_looks_for_short_texts_alone(place: Place) {
    let (service, _) = Service::with_things(&place).await;
    let token = service.token().await;
    let body = json!({"dataCollectionId": C, "filter": {"text": {"$contains": "a".repeat(501)}}});
    let (status, response) = ask(&service, &token, "/v2/items/query", &body).await;
    let violations = &response["details"]["validationError"]["fieldViolations"];
    assert_eq!(
        (status, violations.as_array().map(Vec::len)),
        (400, Some(1)),
        "{response}"
    );
    service.stop().await;
}

on_both!(
    a_query_ends_in_its_time,
    a_query_ends_with_its_client,
    slow_queries_of_visitors_keep_nobody_else_waiting,
    slow_queries_of_many_addresses_keep_no_quick_visitor_waiting,
    a_stop_does_not_wait_for_slow_queries,
    a_client_pays_for_the_time_of_its_reads,
    a_filter_looks_for_short_texts_alone,
);
