//! What is refused whatever the input: unknown callers, missing things, and every change.

use content_service::store::{Permission, Permissions};
use reqwest::Method;
use serde_json::{Value, json};

use crate::harness::Service;
use crate::place::{Place, on_both};

async fn refusal(
    service: &Service,
    method: Method,
    path: &str,
    token: &str,
    body: Option<Value>,
) -> (u16, String) {
    let response = service.send(method, path, token, body.as_ref()).await;
    let status = response.status().as_u16();
    assert_eq!(response.headers()["content-type"], "application/json");
    assert!(response.headers().contains_key("x-wix-request-id"));
    assert_eq!(response.headers()["x-content-type-options"], "nosniff");
    assert_eq!(response.headers().contains_key("allow"), status == 405);
    let reply: Value = response.json().await.unwrap();
    let error = &reply["details"]["applicationError"];
    assert!(error["description"].is_string(), "{reply}");
    (status, error["code"].as_str().unwrap().to_owned())
}

async fn every_refusal_has_its_status_and_code(place: Place) {
    let service = Service::start(&place).await;
    let closed = Permissions {
        read: Permission::SiteMember,
        ..Permissions::PUBLIC
    };
    service.store.create_collection("Closed", closed).await.unwrap();
    let token = service.token().await;
    let of = |name: &str| Some(json!({"dataCollectionId": name}));
    let posts = "/v2/items/query";
    let table = [
        (
            Method::POST,
            posts,
            "",
            of("RecruitPosts-EN"),
            401,
            "UNAUTHENTICATED",
        ),
        (
            Method::POST,
            posts,
            "unknown",
            of("RecruitPosts-EN"),
            401,
            "UNAUTHENTICATED",
        ),
        (Method::POST, posts, &token, of("Nothing"), 404, "WDE0025"),
        (Method::POST, posts, &token, of("Closed"), 403, "WDE0027"),
        (
            Method::GET,
            "/v2/items/x?dataCollectionId=RecruitPosts-EN",
            &token,
            None,
            404,
            "WDE0073",
        ),
        (
            Method::GET,
            "/v2/items/x?dataCollectionId=Nothing",
            &token,
            None,
            404,
            "WDE0025",
        ),
        (
            Method::GET,
            "/v2/items/x?dataCollectionId=RecruitPosts-EN",
            "",
            None,
            401,
            "UNAUTHENTICATED",
        ),
        (Method::GET, "/nothing", &token, None, 404, "NOT_FOUND"),
        (Method::PATCH, posts, &token, None, 405, "METHOD_NOT_ALLOWED"),
        (Method::GET, "/oauth2/token", "", None, 405, "METHOD_NOT_ALLOWED"),
    ];
    for (method, path, token, body, status, code) in table {
        let refused = refusal(&service, method.clone(), path, token, body).await;
        assert_eq!(refused, (status, code.to_owned()), "{method} {path}");
    }
    service.stop().await;
}

async fn no_visitor_changes_anything(place: Place) {
    let service = Service::start(&place).await;
    let token = service.token().await;
    let before = service.store.collection("RecruitPosts-EN").await.unwrap();
    let body = json!({"dataCollectionId": "RecruitPosts-EN", "dataItem": {"data": {"title": "x"}}, "dataItemId": "qa-lead"});
    let mut calls: Vec<(Method, String)> = [
        "",
        "/save",
        "/update",
        "/remove",
        "/truncate",
        "/insert-reference",
        "/remove-reference",
        "/replace-references",
    ]
    .map(|call| (Method::POST, format!("/v2/items{call}")))
    .into();
    calls.extend(
        [
            "insert",
            "save",
            "update",
            "remove",
            "insert-references",
            "remove-references",
        ]
        .map(|call| (Method::POST, format!("/v2/bulk/items/{call}"))),
    );
    calls.push((Method::PUT, "/v2/items/qa-lead".to_owned()));
    calls.push((
        Method::DELETE,
        "/v2/items/qa-lead?dataCollectionId=RecruitPosts-EN".to_owned(),
    ));
    for (method, path) in calls {
        for prefix in ["", "/wix-data"] {
            let path = format!("{prefix}{path}");
            let refused = refusal(&service, method.clone(), &path, &token, Some(body.clone())).await;
            assert_eq!(refused, (403, "WDE0027".to_owned()), "{method} {path}");
            let refused = refusal(&service, method.clone(), &path, "", Some(body.clone())).await;
            assert_eq!(refused, (401, "UNAUTHENTICATED".to_owned()), "{method} {path}");
        }
    }
    assert_eq!(service.store.collection("RecruitPosts-EN").await.unwrap(), before);
    service.stop().await;
}

on_both!(every_refusal_has_its_status_and_code, no_visitor_changes_anything,);
