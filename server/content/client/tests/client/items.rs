//! Single items: what is sent and what is read.

use content_client::{
    ContentClientConfig, ContentError, Environment, Filter, NewItem, ReadOptions, SaveAction, decode_date,
};
use serde_json::{Map, Value, json};
use wiremock::ResponseTemplate;

use crate::platform::Platform;

/// The fields of a JSON object.
pub(crate) fn fields(value: Value) -> Map<String, Value> {
    serde_json::from_value(value).unwrap()
}

fn item(value: Value) -> NewItem {
    NewItem::from(fields(value))
}

fn stored() -> Value {
    json!({"action": "UPDATED", "dataItem": {"id": "a/1", "dataCollectionId": "C", "data": {
        "_id": "a/1", "_createdDate": {"$date": "2024-01-02T03:04:05.000Z"}, "_updatedDate": "2024-01-02T03:04:06Z",
        "id": "own", "title": "T"}}})
}

#[tokio::test]
async fn section_7_single_items_are_written_read_and_removed() {
    let platform = Platform::with_body(stored()).await;
    let collection = platform.client.collection("C");
    let with_id = || item(json!({"_id": "a/1", "title": "T"}));
    let wire =
        json!({"dataCollectionId": "C", "dataItem": {"id": "a/1", "data": {"_id": "a/1", "title": "T"}}});

    let inserted = collection.insert(with_id()).await.unwrap();
    assert_eq!(inserted.id, "a/1");
    assert_eq!(inserted.data.as_ref().unwrap()["id"], "own");
    assert_eq!(inserted.created, decode_date(&json!("2024-01-02T03:04:05Z")));
    assert_eq!(inserted.updated, decode_date(&json!("2024-01-02T03:04:06Z")));
    let sent = platform.sent().await;
    assert_eq!(
        (sent.line.as_str(), &sent.body),
        ("POST /wix-data/v2/items", &wire)
    );
    assert_eq!(
        (sent.authorization.as_str(), sent.content_type.as_str()),
        ("t", "application/json")
    );

    collection.insert(item(json!({"title": "T"}))).await.unwrap();
    let without_id = json!({"dataCollectionId": "C", "dataItem": {"data": {"title": "T"}}});
    assert_eq!(platform.sent().await.body, without_id);

    collection.update(with_id()).await.unwrap();
    let sent = platform.sent().await;
    assert_eq!(
        (sent.line.as_str(), &sent.body),
        ("PUT /wix-data/v2/items/a%2F1", &wire)
    );

    let saved = collection.save(with_id()).await.unwrap();
    assert_eq!(
        (saved.action, saved.data_item),
        (SaveAction::Updated, inserted.clone())
    );
    let sent = platform.sent().await;
    assert_eq!(
        (sent.line.as_str(), &sent.body),
        ("POST /wix-data/v2/items/save", &wire)
    );

    assert_eq!(collection.get("a/1", &["title", "date"]).await.unwrap(), inserted);
    let sent = platform.sent().await;
    let line = "GET /wix-data/v2/items/a%2F1?dataCollectionId=C&dataItemId=a%2F1&fields=title&fields=date";
    assert_eq!((sorted(&sent.line), sent.body), (sorted(line), Value::Null));

    assert_eq!(collection.remove("a/1").await.unwrap(), inserted);
    let sent = platform.sent().await;
    let line = "DELETE /wix-data/v2/items/a%2F1?dataCollectionId=C&dataItemId=a%2F1";
    assert_eq!((sorted(&sent.line), sent.body), (sorted(line), Value::Null));
    assert_eq!(sent.content_type, "");
}

/// The parts of a line in a fixed order: that of a query string means nothing.
fn sorted(line: &str) -> Vec<&str> {
    let mut parts: Vec<&str> = line.split(['?', '&']).collect();
    parts.sort_unstable();
    parts
}

#[tokio::test]
async fn section_7_a_collection_is_truncated_and_counted() {
    let platform = Platform::with_body(json!({"totalCount": 7})).await;
    let collection = platform.client.collection("C");
    collection.truncate().await.unwrap();
    let sent = platform.sent().await;
    assert_eq!(sent.line, "POST /wix-data/v2/items/truncate");
    assert_eq!(sent.body, json!({"dataCollectionId": "C"}));

    let filter = Filter::Eq("_id".into(), json!("a"));
    assert_eq!(collection.count(&filter).await.unwrap(), 7);
    let sent = platform.sent().await;
    assert_eq!(sent.line, "POST /wix-data/v2/items/count");
    assert_eq!(sent.body, json!({"dataCollectionId": "C", "filter": {"id": "a"}}));
}

#[tokio::test]
async fn section_4_save_outcomes_are_told_apart() {
    for (wire, action) in [
        (json!("INSERTED"), SaveAction::Inserted),
        (json!("UPDATED"), SaveAction::Updated),
        (json!("UNKNOWN_ACTION"), SaveAction::UnknownAction),
        (json!("LATER_INVENTION"), SaveAction::UnknownAction),
    ] {
        let platform = Platform::with_body(json!({"action": wire, "dataItem": {}})).await;
        let saved = platform
            .client
            .collection("C")
            .save(item(json!({})))
            .await
            .unwrap();
        assert_eq!(saved.action, action);
    }
}

#[tokio::test]
async fn section_4_the_environment_goes_with_every_data_call() {
    for (environment, wire) in [
        (Environment::Live, "LIVE"),
        (Environment::Sandbox, "SANDBOX"),
        (Environment::SandboxPreferred, "SANDBOX_PREFERRED"),
    ] {
        let response = ResponseTemplate::new(200).set_body_json(stored());
        let change = |config: &mut ContentClientConfig| config.environment = Some(environment);
        let platform = Platform::responding(response, change).await;
        platform
            .client
            .collection("C")
            .insert(item(json!({})))
            .await
            .unwrap();
        assert_eq!(platform.sent().await.body["environment"], wire);
        platform.client.collection("C").get("a", &[]).await.unwrap();
        let line = platform.sent().await.line;
        assert!(line.contains(&format!("environment={wire}")), "{line}");
    }
}

#[tokio::test]
async fn section_7_options_go_where_they_belong() {
    let platform = Platform::with_body(stored()).await;
    let options = ReadOptions {
        consistent_read: true,
        language: Some("ja".to_owned()),
        app_options: Some(fields(json!({"a": {"b": 1}}))),
    };
    let collection = platform.client.collection("C").with_options(options);
    collection.get("a", &[]).await.unwrap();
    let line = platform.sent().await.line;
    for part in ["consistentRead=true", "language=ja", "appOptions.a.b=1"] {
        assert!(line.contains(part), "{line}");
    }
    collection.remove("a").await.unwrap();
    let line = platform.sent().await.line;
    assert!(
        line.contains("appOptions.a.b=1") && !line.contains("language"),
        "{line}"
    );
    collection.insert(item(json!({}))).await.unwrap();
    let body = platform.sent().await.body;
    assert_eq!(body["appOptions"], json!({"a": {"b": 1}}));
    assert_eq!(body.get("language"), None);
}

#[tokio::test]
async fn an_id_that_no_path_can_hold_is_refused_before_anything_is_sent() {
    let platform = Platform::with_body(stored()).await;
    let collection = platform.client.collection("C");
    for id in ["", ".", ".."] {
        for error in [
            collection.get(id, &[]).await.unwrap_err(),
            collection.remove(id).await.unwrap_err(),
            collection.update(item(json!({"_id": id}))).await.unwrap_err(),
        ] {
            assert!(matches!(error, ContentError::UrlNotCreated { .. }), "{error:?}");
        }
    }
    let nameless = collection.update(item(json!({"title": "T"}))).await.unwrap_err();
    assert!(
        matches!(nameless, ContentError::UrlNotCreated { .. }),
        "{nameless:?}"
    );
    assert_eq!(platform.calls().await.len(), 0);
}

#[tokio::test]
async fn section_7_path_prefixes_are_settings() {
    let response = ResponseTemplate::new(200).set_body_json(stored());
    let platform = Platform::responding(response, |config| {
        config.prefixes.data = "/_api/cloud-data/".to_owned();
        config.base_url.set_path("/behind/a/proxy/");
        config.prefixes.oauth = String::new();
    })
    .await;
    // The token endpoint has moved, so its response is the item and no token.
    let error = platform.client.collection("C").truncate().await.unwrap_err();
    assert!(matches!(error, ContentError::Token { .. }), "{error:?}");
    assert_eq!(platform.sent().await.line, "POST /behind/a/proxy/token");
    platform.log_in().await;
    platform.client.collection("C").truncate().await.unwrap();
    assert_eq!(
        platform.sent().await.line,
        "POST /behind/a/proxy/_api/cloud-data/v2/items/truncate"
    );
}
