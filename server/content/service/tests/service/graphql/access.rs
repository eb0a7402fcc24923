//! Who may do what, and which collections a schema has.

use content_service::store::{Permission, Permissions};
use reqwest::Method;
use serde_json::{Value, json};

use super::{INTROSPECTION, PATH, done, refused, send};
use crate::harness::{C, Service, code};
use crate::place::{Place, on_both};

on_both!(
    permissions_are_those_of_the_data_interface,
    the_schema_has_what_the_caller_may_use,
    the_schema_follows_the_collections,
);

async fn permissions_are_those_of_the_data_interface(place: Place) {
    let (service, key) = Service::with_things(&place).await;
    let visitor = service.token().await;
    let before = service.store.collection(C).await.unwrap();
    for call in [
        "insertThings(data: {}) { id }",
        "updateThings(id: \"a\", data: {}) { id }",
        "saveThings(data: {}) { action }",
        "removeThings(id: \"a\") { id }",
    ] {
        let reply = send(&service, &visitor, &format!("mutation {{ {call} }}"), json!({})).await;
        let (name, _) = call.split_once('(').unwrap();
        assert_eq!(
            (refused(&reply), &reply["data"][name]),
            ("WDE0027", &Value::Null),
            "{call}"
        );
        assert_eq!(reply["errors"][0]["extensions"]["status"], 403);
    }
    assert_eq!(service.store.collection(C).await.unwrap(), before);
    for token in ["", "unknown"] {
        let body = json!({"query": "{ countThings }"});
        let response = service.send(Method::POST, PATH, token, Some(&body)).await;
        assert_eq!(response.status(), 401);
        assert_eq!(code(&response.json().await.unwrap()), "UNAUTHENTICATED");
    }
    // A visitor who may insert names no owner.
    let open = Permissions {
        insert: Permission::Anyone,
        ..Permissions::PUBLIC
    };
    service.store.create_collection("Open", open).await.unwrap();
    let insert = "mutation { insertOpen(data: {_owner: \"somebody\"}) { data } }";
    let inserted = done(&service, &visitor, insert, json!({})).await;
    assert_eq!(inserted["insertOpen"]["data"].get("_owner"), None);
    let inserted = done(&service, &key, insert, json!({})).await;
    assert_eq!(inserted["insertOpen"]["data"]["_owner"], "somebody");
    service.stop().await;
}

async fn the_schema_has_what_the_caller_may_use(place: Place) {
    let (service, key) = Service::with_things(&place).await;
    let closed = Permissions {
        read: Permission::Admin,
        ..Permissions::PUBLIC
    };
    service.store.create_collection("Closed", closed).await.unwrap();
    let visitor = service.token().await;
    let response = send(&service, &visitor, "{ countClosed }", json!({})).await;
    assert_eq!((refused(&response), &response["data"]), ("WDE0075", &Value::Null));
    for (token, name, shown) in [
        (&visitor, "Things", true),
        (&visitor, "Things__drafts", false),
        (&visitor, "Closed", false),
        (&key, "Things__drafts", true),
        (&key, "Closed", true),
    ] {
        let schema = done(&service, token, INTROSPECTION, json!({})).await;
        let listed = done(&service, token, "{ dataCollections { name } }", json!({})).await;
        assert_eq!(
            schema.to_string().contains(&format!("\"count{name}\"")),
            shown,
            "{name}"
        );
        let has = listed["dataCollections"]
            .as_array()
            .unwrap()
            .contains(&json!({ "name": name }));
        assert_eq!(has, shown, "{name}");
    }
    // Drafts are there before the first one.
    let draft = "mutation { insertThings__drafts(id: \"d\", data: {n: 1}) { dataCollectionId } }";
    let drafted = done(&service, &key, draft, json!({})).await;
    assert_eq!(
        drafted["insertThings__drafts"]["dataCollectionId"],
        "Things__drafts"
    );
    assert_eq!(
        done(&service, &key, "{ countThings }", json!({})).await["countThings"],
        0
    );
    service.stop().await;
}

async fn the_schema_follows_the_collections(place: Place) {
    let (service, _) = Service::with_things(&place).await;
    let visitor = service.token().await;
    let count = "{ countNewSongs2024 }";
    assert_eq!(
        refused(&send(&service, &visitor, count, json!({})).await),
        "WDE0075"
    );
    service
        .store
        .create_collection("New Songs-2024", Permissions::PUBLIC)
        .await
        .unwrap();
    assert_eq!(
        done(&service, &visitor, count, json!({})).await,
        json!({"countNewSongs2024": 0})
    );
    let named = done(
        &service,
        &visitor,
        "{ dataCollections { dataCollectionId name } }",
        json!({}),
    )
    .await;
    let expected = json!({"dataCollectionId": "New Songs-2024", "name": "NewSongs2024"});
    assert!(
        named["dataCollections"].as_array().unwrap().contains(&expected),
        "{named}"
    );
    service.stop().await;
}
