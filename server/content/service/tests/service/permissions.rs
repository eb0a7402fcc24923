//! Who may change what: open collections and keys.

use content_service::store::{Permission, Permissions};
use serde_json::{Value, json};

use crate::harness::{C, Service, code};
use crate::place::{Place, on_both};

async fn a_collection_may_be_opened_by_name(place: Place) {
    let (service, key) = Service::with_things(&place).await;
    let open = Permissions {
        insert: Permission::Anyone,
        ..Permissions::PUBLIC
    };
    service.store.create_collection("Open", open).await.unwrap();
    let visitor = service.token().await;
    let item = json!({"dataItem": {"id": "a", "data": {"_owner": "somebody"}}});
    let (status, response) = service.call(&visitor, "/v2/items", "Open", item.clone()).await;
    assert_eq!(status, 200);
    assert_eq!(
        response["dataItem"]["data"]["_owner"],
        Value::Null,
        "a visitor names no owner"
    );
    let (status, response) = service
        .call(&visitor, "/v2/items/update", "Open", item.clone())
        .await;
    assert_eq!((status, code(&response)), (403, "WDE0027"));
    let (status, response) = service
        .call(&visitor, "/v2/items/save", "Open", item.clone())
        .await;
    assert_eq!((status, code(&response)), (403, "WDE0027"));
    let (_, response) = service.call(&key, "/v2/items/update", "Open", item).await;
    assert_eq!(response["dataItem"]["data"]["_owner"], "somebody");
    service.stop().await;
}

async fn a_key_opens_until_it_is_revoked_or_expires(place: Place) {
    let (service, key) = Service::with_things(&place).await;
    let short = service
        .store
        .create_key("short", Some(std::time::Duration::from_mins(1)))
        .await
        .unwrap();
    let works = async |key: &str| {
        service
            .call(key, "/v2/items/save", C, json!({"dataItem": {"id": "a"}}))
            .await
            .0
    };
    assert_eq!((works(&key).await, works(&short).await), (200, 200));
    // What was right a moment ago is remembered; what differs in one letter is not.
    let mut wrong = key.clone();
    wrong.pop();
    for other in [wrong.as_str(), "axk_", "axk_x_y", "axk"] {
        assert_eq!(works(other).await, 401, "{other}");
    }
    service.clock.advance(61);
    assert_eq!((works(&key).await, works(&short).await), (200, 401));
    // The clock goes back: what has expired by the clock is good by the clock again, and nothing breaks.
    service.clock.advance(-120);
    assert_eq!((works(&key).await, works(&short).await), (200, 200));
    let keys = service.store.keys().await.unwrap();
    let id = keys.iter().find(|key| key.name == "editors").unwrap().id.clone();
    assert!(service.store.revoke_key(&id).await.unwrap());
    assert_eq!(works(&key).await, 401);
    assert!(!service.store.revoke_key(&id).await.unwrap());
    assert!(
        service
            .store
            .keys()
            .await
            .unwrap()
            .iter()
            .any(|key| key.id == id && key.revoked.is_some())
    );
    service.stop().await;
}

on_both!(
    a_collection_may_be_opened_by_name,
    a_key_opens_until_it_is_revoked_or_expires,
);
