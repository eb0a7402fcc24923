//! One part of a job after the other, by a clock that the test moves.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use content_wire::clock::Clock;
use serde_json::json;
use time::OffsetDateTime;

use super::*;
use crate::store::{Database, Permission, Permissions, Role, StoreOptions};

const C: &str = "Things";

struct StoppedClock(AtomicI64);

impl Clock for StoppedClock {
    fn now(&self) -> OffsetDateTime {
        OffsetDateTime::from_unix_timestamp(self.0.load(Ordering::SeqCst)).unwrap()
    }
}

/// A store with items whose jobs only the test carries out.
async fn store(items: usize) -> (Store, Arc<StoppedClock>, tempfile::TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let clock = Arc::new(StoppedClock(AtomicI64::new(1_800_000_000)));
    let database = Database::File(folder.path().join("content.sqlite"));
    let store = Store::open(&database, &StoreOptions::default(), clock.clone())
        .await
        .unwrap();
    let open = Permissions {
        update: Permission::SiteMemberAuthor,
        ..Permissions::PUBLIC
    };
    store.create_collection(C, open).await.unwrap();
    let items = (0..items).map(|n| {
        let owner = if n % 2 == 0 { "even" } else { "odd" };
        let item = json!({"_id": n.to_string(), "n": n, "_owner": owner});
        item.as_object().unwrap().clone()
    });
    store.import(C, items, "test", false, |_| ()).await.unwrap();
    (store, clock, folder)
}

async fn start(store: &Store, role: &Role) -> Option<String> {
    let changes = json!([{"fieldPath": "done", "action": "SET_FIELD", "setFieldOptions": {"value": true}}]);
    let request = json!({"filter": null, "fieldModifications": changes});
    store
        .start_job(C, JobAction::Patch, &request, role)
        .await
        .unwrap()
}

async fn state(store: &Store, id: &str) -> (String, i64) {
    let status = store.job_status(id).await.unwrap().unwrap();
    (status.state, status.changed)
}

#[tokio::test]
async fn a_job_is_worked_on_by_one_until_its_lease_ends() {
    let (store, clock, _folder) = store(150).await;
    let id = start(&store, &Role::Admin("k".into())).await.unwrap();
    assert_eq!(state(&store, &id).await, ("INITIALIZED".into(), 0));
    let mut first = store.next_job().await.unwrap().unwrap();
    assert!(store.next_job().await.unwrap().is_none());
    assert!(part(&store, &mut first).await.unwrap());
    assert_eq!(state(&store, &id).await, ("PROCESSING".into(), 100));
    // What comes after the call is none of the job's.
    let late = json!({"_id": "late"}).as_object().unwrap().clone();
    store.insert_item(C, None, late, "test").await.unwrap();

    clock.0.fetch_add(61, Ordering::SeqCst);
    let mut second = store.next_job().await.unwrap().unwrap();
    let revision = store.collection(C).await.unwrap().revision;
    assert!(!part(&store, &mut first).await.unwrap(), "it was too slow");
    assert_eq!(
        store.collection(C).await.unwrap().revision,
        revision,
        "and is undone"
    );
    assert!(!part(&store, &mut second).await.unwrap());
    assert_eq!(state(&store, &id).await, ("SUCCEEDED".into(), 150));
    let late = store.item(C, "late").await.unwrap().unwrap();
    assert!(!late.data.contains_key("done"));
}

#[tokio::test]
async fn a_job_touches_what_its_owner_may_and_nothing_without_permission() {
    let (store, _, _folder) = store(10).await;
    let own = start(&store, &Role::Member("odd".into())).await.unwrap();
    let mut job = store.next_job().await.unwrap().unwrap();
    assert!(!part(&store, &mut job).await.unwrap());
    assert_eq!(state(&store, &own).await, ("SUCCEEDED".into(), 5));
    let even = store.item(C, "4").await.unwrap().unwrap();
    assert!(!even.data.contains_key("done"));

    let none = start(&store, &Role::Visitor).await.unwrap();
    let mut job = store.next_job().await.unwrap().unwrap();
    assert!(!part(&store, &mut job).await.unwrap());
    assert_eq!(state(&store, &none).await, ("FAILED".into(), 0));
}

#[tokio::test]
async fn a_job_that_never_ends_fails_after_a_day() {
    let (store, clock, _folder) = store(1).await;
    let id = start(&store, &Role::Admin("k".into())).await.unwrap();
    clock.0.fetch_add(24 * 60 * 60 + 1, Ordering::SeqCst);
    let mut job = store.next_job().await.unwrap().unwrap();
    assert!(!part(&store, &mut job).await.unwrap());
    assert_eq!(state(&store, &id).await, ("FAILED".into(), 0));
    assert!(store.next_job().await.unwrap().is_none());
}

#[tokio::test]
async fn only_so_many_jobs_wait() {
    let (store, _, _folder) = store(1).await;
    let role = Role::Admin("k".into());
    for _ in 0..100 {
        assert!(start(&store, &role).await.is_some());
    }
    assert_eq!(start(&store, &role).await, None);
    let mut job = store.next_job().await.unwrap().unwrap();
    assert!(!part(&store, &mut job).await.unwrap());
    assert!(start(&store, &role).await.is_some(), "one has ended");
}
