//! What several sites note on one database.

use std::sync::Arc;

use content_service::store::{Document, RemovedItem, Store, StoreOptions};
use serde_json::{Map, json};
use time::{OffsetDateTime, macros::datetime};

use crate::harness::{C, Service, item};
use crate::place::{Place, on_both};

const FIRST: OffsetDateTime = datetime!(2026-01-01 10:00 UTC);
const SECOND: OffsetDateTime = datetime!(2026-02-01 10:00 UTC);

/// Another server's store on the same database.
async fn other(place: &Place) -> Store {
    let clock = Arc::new(content_service::SystemClock);
    Store::open(&place.database, &StoreOptions::default(), clock)
        .await
        .unwrap()
}

async fn changed(store: &Store, name: &str) -> Option<OffsetDateTime> {
    let documents = store.documents().await.unwrap();
    let document = documents.into_iter().find(|document| document.name == name);
    document.unwrap().changed
}

async fn a_change_that_two_servers_see_has_the_time_of_the_first(place: Place) {
    let service = Service::start(&place).await;
    let (one, two) = (&service.store, other(&place).await);
    one.note_documents(&[("/a", "1"), ("/b", "1")], FIRST)
        .await
        .unwrap();
    assert_eq!(changed(&two, "/a").await, None);
    one.note_documents(&[("/a", "2"), ("/b", "1")], FIRST)
        .await
        .unwrap();
    two.note_documents(&[("/b", "1"), ("/a", "2")], SECOND)
        .await
        .unwrap();
    for store in [one, &two] {
        assert_eq!(changed(store, "/a").await, Some(FIRST));
        assert_eq!(changed(store, "/b").await, None);
    }
    two.note_documents(&[("/a", "3")], SECOND).await.unwrap();
    assert_eq!(changed(one, "/a").await, Some(SECOND));
    two.close().await;
    service.stop().await;
}

async fn servers_that_note_at_once_lose_nothing(place: Place) {
    let service = Service::start(&place).await;
    let (one, two) = (service.store.clone(), other(&place).await);
    let names: Vec<String> = (0..50).map(|number| format!("/{number}")).collect();
    one.note_documents(
        &names.iter().map(|name| (&**name, "0")).collect::<Vec<_>>(),
        FIRST,
    )
    .await
    .unwrap();
    let note = async |store: &Store, backwards: bool| {
        let mut documents: Vec<_> = names.iter().map(|name| (&**name, "1")).collect();
        if backwards {
            documents.reverse();
        }
        store.note_documents(&documents, SECOND).await.unwrap();
    };
    futures::join!(note(&one, false), note(&two, true));
    let documents = one.documents().await.unwrap();
    assert_eq!(documents.len(), names.len());
    for document in documents {
        assert_eq!((document.digest.as_str(), document.changed), ("1", Some(SECOND)));
    }
    two.close().await;
    service.stop().await;
}

async fn items_that_are_gone_are_known_until_they_come_back(place: Place) {
    let items = ["a", "b", "c", "d"].map(|id| item(id, json!({})));
    let (service, _) = Service::with_items(&place, items.to_vec()).await;
    let store = &service.store;
    assert_eq!(store.removed_items(C, 10).await.unwrap(), Vec::<String>::new());
    for id in ["b", "a", "c"] {
        store.remove_item(C, id, "test").await.unwrap();
        service.clock.advance(1);
    }
    assert_eq!(store.removed_items(C, 10).await.unwrap(), ["c", "a", "b"]);
    assert_eq!(store.removed_items(C, 2).await.unwrap(), ["c", "a"]);
    assert_eq!(
        store.removed_items("Others", 2).await.unwrap(),
        Vec::<String>::new()
    );
    store
        .put_item(C, Some("a".to_owned()), Map::new(), "test")
        .await
        .unwrap();
    assert_eq!(store.removed_items(C, 10).await.unwrap(), ["c", "b"]);
    service.stop().await;
}

async fn notes_of_elsewhere_are_added_once_whatever_the_order(place: Place) {
    let (service, _) = Service::with_items(&place, vec![item("open", json!({}))]).await;
    let store = &service.store;
    let document = |name: &str, digest: &str, changed| Document {
        name: name.to_owned(),
        digest: digest.to_owned(),
        changed,
    };
    let removed = |id: &str, removed| RemovedItem {
        collection: C.to_owned(),
        id: id.to_owned(),
        removed,
    };
    let one = (
        [
            document("/same", "1", Some(SECOND)),
            document("/undated", "1", None),
            document("/other", "1", Some(FIRST)),
        ],
        [removed("old", SECOND), removed("open", FIRST)],
    );
    let two = (
        [
            document("/same", "1", Some(FIRST)),
            document("/undated", "1", Some(SECOND)),
            document("/other", "2", Some(SECOND)),
        ],
        [removed("old", FIRST), removed("older", FIRST)],
    );
    for (documents, removed) in [&one, &two, &one, &two] {
        store.import_notes(documents, removed).await.unwrap();
    }
    let expected = [
        document("/other", "2", Some(SECOND)),
        document("/same", "1", Some(FIRST)),
        document("/undated", "1", Some(SECOND)),
    ];
    assert_eq!(store.documents().await.unwrap(), expected);
    // What is there is not gone, whatever was noted.
    assert_eq!(store.removed_items(C, 10).await.unwrap(), ["old", "older"]);
    service.stop().await;
}

on_both!(
    a_change_that_two_servers_see_has_the_time_of_the_first,
    servers_that_note_at_once_lose_nothing,
    items_that_are_gone_are_known_until_they_come_back,
    notes_of_elsewhere_are_added_once_whatever_the_order,
);
