//! The store without HTTP: history, import and export, and what a watcher sees.

use content_service::store::{Imported, Permissions, Saved, StoreError};
use serde_json::{Map, Value, json};

use crate::harness::{C, Service};
use crate::place::{Place, on_both};

fn data(value: &Value) -> Map<String, Value> {
    value.as_object().unwrap().clone()
}

async fn nothing_edited_is_ever_lost(place: Place) {
    let (service, _) = Service::with_things(&place).await;
    let store = &service.store;
    let put = async |n: i64, author: &str| {
        store
            .put_item(C, Some("a".into()), data(&json!({ "n": n })), author)
            .await
            .unwrap();
    };
    put(1, "ann").await;
    put(2, "bob").await;
    store.remove_item(C, "a", "cyd").await.unwrap();
    let revisions = store.revisions(C, "a", 10).await.unwrap();
    let seen: Vec<_> = revisions
        .iter()
        .map(|change| {
            (
                change.action.as_str(),
                change.author.as_str(),
                change.data["n"].as_i64().unwrap(),
            )
        })
        .collect();
    assert_eq!(
        seen,
        [("DELETE", "cyd", 2), ("UPDATE", "bob", 2), ("INSERT", "ann", 1)]
    );
    assert_eq!(revisions[0].changed, "2027-01-15T08:00:00.000Z");

    let first = revisions[2].revision;
    assert!(
        matches!(store.restore(C, first, "dan").await.unwrap(), Saved::Inserted(item) if item.data["n"] == 1)
    );
    assert!(
        matches!(store.restore(C, first + 1, "dan").await.unwrap(), Saved::Updated(item) if item.data["n"] == 2)
    );
    assert!(matches!(
        store.restore(C, 99, "dan").await,
        Err(StoreError::RevisionMissing { revision: 99, .. })
    ));
    let changes = store.changes_since(C, first + 2, 10).await.unwrap();
    assert_eq!(changes.len(), 2);
    assert_eq!(changes[1].revision, store.collection(C).await.unwrap().revision);
    assert!(changes.is_sorted_by(|left, right| left.revision < right.revision));
    service.stop().await;
}

async fn a_truncation_is_in_the_history_of_every_item(place: Place) {
    let (service, _) = Service::with_things(&place).await;
    let key = service.store.create_key("editors", None).await.unwrap();
    for id in ["a", "b"] {
        service
            .store
            .put_item(C, Some(id.into()), Map::new(), "ann")
            .await
            .unwrap();
    }
    service.call(&key, "/v2/items/truncate", C, json!({})).await;
    for id in ["a", "b"] {
        let newest = service.store.revisions(C, id, 1).await.unwrap().remove(0);
        assert_eq!(
            (newest.action.as_str(), newest.author.as_str()),
            ("DELETE", "key editors")
        );
    }
    assert_eq!(service.store.collection(C).await.unwrap().revision, 4);
    service.stop().await;
}

async fn an_import_is_all_or_nothing_and_an_export_gives_it_back(place: Place) {
    let (service, _) = Service::with_things(&place).await;
    let store = &service.store;
    let good = vec![data(&json!({"_id": "a", "n": 1})), data(&json!({"n": 2}))];
    let mut bad = good.clone();
    bad.push(data(&json!({"text": "\u{0}"})));
    match store.import(C, bad, "ann", false, |_| ()).await {
        Err(StoreError::Import { position: 2, .. }) => {}
        other => panic!("{other:?}"),
    }
    assert_eq!(store.collection(C).await.unwrap().revision, 0);
    let mut progress = Vec::new();
    let dry = store
        .import(C, good.clone(), "ann", true, |done| progress.push(done))
        .await
        .unwrap();
    assert_eq!(
        (dry, progress),
        (
            Imported {
                inserted: 2,
                updated: 0
            },
            vec![1, 2]
        )
    );
    assert_eq!(
        store.collection(C).await.unwrap().revision,
        0,
        "a rehearsal changes nothing"
    );
    store.import(C, good, "ann", false, |_| ()).await.unwrap();
    service.clock.advance(60);

    let mut items = Vec::new();
    let take = |item: content_service::store::Item| {
        items.push(item);
        Ok::<_, StoreError>(())
    };
    store.export(C, take).await.unwrap();
    assert_eq!(items.len(), 2);
    store
        .create_collection("Copy", Permissions::PUBLIC)
        .await
        .unwrap();
    store
        .import(
            "Copy",
            items.iter().map(|item| item.data.clone()),
            "ann",
            false,
            |_| (),
        )
        .await
        .unwrap();
    let copy = store.item("Copy", "a").await.unwrap().unwrap();
    assert_eq!(copy.data["_createdDate"], items[0].data["_createdDate"]);
    service.stop().await;
}

on_both!(
    nothing_edited_is_ever_lost,
    a_truncation_is_in_the_history_of_every_item,
    an_import_is_all_or_nothing_and_an_export_gives_it_back,
);
