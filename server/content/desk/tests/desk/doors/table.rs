//! Every door by which a draft is changed.

use reqwest::Method;
use serde_json::{Value, json};

use super::DRAFTS;
use crate::harness::code;
use crate::office::{Office, post};

/// A door: its name, its method and path with ID for the draft, and its body.
pub(super) type Door = (&'static str, Method, &'static str, fn(&str) -> Value);

/// What becomes of the draft behind a door.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Effect {
    /// It gets the title `Changed`.
    Changed,
    /// Its references change.
    Referred,
    /// It goes.
    Removed,
}

pub(super) use Effect::{Changed, Referred, Removed};

pub(super) fn item(id: &str) -> Value {
    let mut data = post("Changed");
    data["_id"] = json!(id);
    json!({ "id": id, "data": data })
}

fn reference(id: &str) -> Value {
    json!({"referringItemFieldName": "related", "referringItemId": id, "referencedItemId": id})
}

fn mutation(document: &str, id: &str) -> Value {
    json!({ "query": document, "variables": {"id": id, "data": post("Changed")} })
}

/// Every door that changes a draft that is there.
pub(super) fn doors() -> Vec<(Effect, Door)> {
    let one = |id: &str| json!({ "dataItem": item(id) });
    let many = |id: &str| json!({ "dataItems": [item(id)] });
    let referring = |id: &str| json!({ "dataItemReference": reference(id) });
    let all_referring = |id: &str| json!({ "dataItemReferences": [reference(id)] });
    let (post, put) = (Method::POST, Method::PUT);
    vec![
        (Changed, ("put", put, "/v2/items/ID", one)),
        (Changed, ("update", post.clone(), "/v2/items/update", one)),
        (Changed, ("save", post.clone(), "/v2/items/save", one)),
        (
            Changed,
            ("bulk-update", post.clone(), "/v2/bulk/items/update", many),
        ),
        (Changed, ("bulk-save", post.clone(), "/v2/bulk/items/save", many)),
        (
            Removed,
            ("delete", Method::DELETE, "/v2/items/ID", |_| Value::Null),
        ),
        (
            Removed,
            (
                "remove",
                post.clone(),
                "/v2/items/remove",
                |id| json!({ "dataItemId": id }),
            ),
        ),
        (
            Removed,
            (
                "bulk-remove",
                post.clone(),
                "/v2/bulk/items/remove",
                |id| json!({"dataItemIds": [id]}),
            ),
        ),
        (
            Referred,
            ("refer", post.clone(), "/v2/items/insert-reference", referring),
        ),
        (
            Referred,
            ("unrefer", post.clone(), "/v2/items/remove-reference", referring),
        ),
        (
            Referred,
            (
                "refer-anew",
                post.clone(),
                "/v2/items/replace-references",
                |id| json!({"referringItemFieldName": "related", "referringItemId": id, "newReferencedItemIds": []}),
            ),
        ),
        (
            Referred,
            (
                "bulk-refer",
                post.clone(),
                "/v2/bulk/items/insert-references",
                all_referring,
            ),
        ),
        (
            Referred,
            (
                "bulk-unrefer",
                post.clone(),
                "/v2/bulk/items/remove-references",
                all_referring,
            ),
        ),
        (
            Changed,
            ("graphql-update", post.clone(), "/graphql/alpha", |id| {
                mutation(
                    "mutation($id: ID!, $data: JSON!) { updateRecruitPostsEN__drafts(id: $id, data: $data) { id } }",
                    id,
                )
            }),
        ),
        (
            Changed,
            ("graphql-save", post.clone(), "/graphql/alpha", |id| {
                mutation(
                    "mutation($id: ID!, $data: JSON!) { saveRecruitPostsEN__drafts(id: $id, data: $data) { action } }",
                    id,
                )
            }),
        ),
        (
            Removed,
            ("graphql-remove", post, "/graphql/alpha", |id| {
                mutation(
                    "mutation($id: ID!) { removeRecruitPostsEN__drafts(id: $id) { id } }",
                    id,
                )
            }),
        ),
    ]
}

/// Goes through a door; says whether it let the caller through.
pub(super) async fn enter(
    office: &Office,
    key: &str,
    (name, method, path, body): &Door,
) -> Result<(), String> {
    let mut body = body(name);
    let mut path = path.replace("ID", name);
    if body.is_null() {
        path = format!("{path}?dataCollectionId={DRAFTS}");
    } else {
        body["dataCollectionId"] = json!(DRAFTS);
    }
    let sent = (!body.is_null()).then_some(&body);
    let response = office.service.send(method.clone(), &path, key, sent).await;
    let response: Value = response.json().await.unwrap();
    let refused = [
        code(&response),
        response["errors"][0]["extensions"]["code"]
            .as_str()
            .unwrap_or_default(),
        response["results"][0]["itemMetadata"]["error"]["code"]
            .as_str()
            .unwrap_or_default(),
        response["results"][0]["referenceMetadata"]["error"]["code"]
            .as_str()
            .unwrap_or_default(),
    ];
    match refused.into_iter().find(|code| !code.is_empty()) {
        None => Ok(()),
        Some(code) => Err(code.to_owned()),
    }
}
