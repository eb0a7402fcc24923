//! Drafts that may not be made or published.

use content_service::store::{Permission, Permissions};
use serde_json::{Value, json};

use crate::drafts::{DRAFTS, done};
use crate::harness::{C, Service, code, item, violated};
use crate::place::{Place, on_both};

on_both!(
    what_cannot_be_drafted_or_published_is_refused,
    publishing_takes_the_permissions_of_what_it_does,
);

async fn what_cannot_be_drafted_or_published_is_refused(place: Place) {
    let (service, key) = Service::with_items(&place, vec![item("a", json!({}))]).await;
    let visitor = service.token().await;
    done(&service, &key, "create-draft", "a").await;
    let about = |id: &str| json!({ "dataItemId": id });
    for (operation, token, collection, id, expected) in [
        ("create-draft", &key, C, "a", (409, "WDE0074")),
        ("create-draft", &key, C, "x", (404, "WDE0073")),
        ("publish-draft", &key, C, "x", (404, "WDE0073")),
        ("unpublish", &key, C, "x", (404, "WDE0073")),
        ("create-draft", &key, "None", "a", (404, "WDE0025")),
        ("publish-draft", &key, "None", "a", (404, "WDE0025")),
        ("unpublish", &key, "None__drafts", "a", (400, "")),
        ("create-draft", &visitor, C, "a", (403, "WDE0027")),
        ("publish-draft", &visitor, C, "a", (403, "WDE0027")),
        ("unpublish", &visitor, C, "a", (403, "WDE0027")),
    ] {
        let path = format!("/v2/items/{operation}");
        let (status, response) = service.call(token, &path, collection, about(id)).await;
        assert_eq!(
            (status, code(&response)),
            expected,
            "{operation} {collection} {id}"
        );
    }
    for (operation, collection, body, field) in [
        ("create-draft", DRAFTS, about("a"), "dataCollectionId"),
        ("publish-draft", C, json!({}), "dataItemId"),
        (
            "unpublish",
            C,
            json!({"dataItemId": "a", "copyToDraft": "no"}),
            "copyToDraft",
        ),
    ] {
        let path = format!("/v2/items/{operation}");
        let (status, response) = service.call(&key, &path, collection, body).await;
        assert_eq!((status, violated(&response)), (400, field), "{operation}");
    }
    let insert = json!({ "dataItem": item("y", json!({})) });
    let (status, response) = service.call(&visitor, "/v2/items", DRAFTS, insert.clone()).await;
    assert_eq!((status, code(&response)), (403, "WDE0027"));
    let (status, response) = service.call(&key, "/v2/items", "None__drafts", insert).await;
    assert_eq!((status, code(&response)), (404, "WDE0025"));
    service.stop().await;
}

async fn publishing_takes_the_permissions_of_what_it_does(place: Place) {
    let (service, key) = Service::with_things(&place).await;
    let open = Permissions {
        update: Permission::Anyone,
        ..Permissions::PUBLIC
    };
    service.store.create_collection("Open", open).await.unwrap();
    let visitor = service.token().await;
    let call = async |token: &str, operation: &str, collection: &str, body: Value| {
        let path = format!("/v2/items{operation}");
        let (status, response) = service.call(token, &path, collection, body).await;
        (status, code(&response).to_owned())
    };
    let ok = (200, String::new());
    let refused = (403, "WDE0027".to_owned());
    let insert = |id: &str| json!({ "dataItem": item(id, json!({})) });
    let about = |id: &str| json!({ "dataItemId": id });
    assert_eq!(call(&key, "", "Open", insert("a")).await, ok);
    assert_eq!(call(&key, "", "Open__drafts", insert("b")).await, ok);
    assert_eq!(
        call(&visitor, "/publish-draft", "Open", about("b")).await,
        refused
    );
    assert_eq!(call(&visitor, "/create-draft", "Open", about("a")).await, ok);
    assert_eq!(call(&visitor, "/publish-draft", "Open", about("a")).await, ok);
    let mut remove = about("a");
    remove["copyToDraft"] = json!(false);
    assert_eq!(call(&visitor, "/unpublish", "Open", remove).await, refused);
    assert_eq!(call(&visitor, "/unpublish", "Open", about("a")).await, ok);
    // Drafts are not opened by a collection of their name.
    let drafts = service.store.create_collection("New__drafts", open).await;
    assert!(drafts.unwrap());
    service
        .store
        .create_collection("New", Permissions::PUBLIC)
        .await
        .unwrap();
    let (status, refusal) = call(&visitor, "/query", "New__drafts", json!({})).await;
    assert_eq!((status, refusal.as_str()), (403, "WDE0027"));
    let listed = service.store.collections().await.unwrap();
    let listed = listed.iter().find(|collection| collection.name == "New__drafts");
    assert_eq!(listed.unwrap().permissions.read, Permission::Admin);
    service.stop().await;
}
