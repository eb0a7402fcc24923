//! What several sites note on one database.

use std::sync::Arc;

use content_service::store::{Store, StoreOptions};
use reqwest::Method;
use serde_json::json;
use time::{OffsetDateTime, macros::datetime};

use crate::harness::{Service, code};
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

async fn the_site_notes_over_http_and_no_other_visitor_does(place: Place) {
    let service = Service::start(&place).await;
    let path = "/wix-data/v2/documents/note";
    let note = async |token: &str, documents: serde_json::Value| {
        let body = json!({ "documents": documents });
        let response = service.send(Method::POST, path, token, Some(&body)).await;
        let status = response.status().as_u16();
        (status, response.json::<serde_json::Value>().await.unwrap())
    };
    let site = service.site_token().await;
    let of = |digest: &str| json!([{"name": "/a", "digest": digest}]);
    let (status, noted) = note(&site, of("1")).await;
    let expected = json!({"documents": [{"name": "/a", "digest": "1", "changedDate": null}]});
    assert_eq!((status, noted), (200, expected));
    let (_, noted) = note(&site, of("2")).await;
    let changed = noted["documents"][0]["changedDate"].clone();
    assert!(changed["$date"].is_string(), "{noted}");
    service.clock.advance(60);
    for documents in [of("2"), json!([])] {
        assert_eq!(
            note(&site, documents).await.1["documents"][0]["changedDate"],
            changed
        );
    }
    let (status, refused) = note(&service.token().await, of("3")).await;
    assert_eq!((status, code(&refused)), (403, "WDE0027"));
    for unusable in [
        json!([{"name": "/a"}]),
        json!([{"name": "", "digest": "1"}]),
        json!(["/a"]),
        json!("/a"),
    ] {
        assert_eq!(note(&site, unusable.clone()).await.0, 400, "{unusable}");
    }
    service.stop().await;
}

on_both!(
    a_change_that_two_servers_see_has_the_time_of_the_first,
    servers_that_note_at_once_lose_nothing,
    the_site_notes_over_http_and_no_other_visitor_does,
);
