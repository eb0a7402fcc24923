//! The first generation's calls, and every address of every call.

use reqwest::Method;
use serde_json::json;

use crate::harness::Service;
use crate::place::{Place, on_both};
use crate::site::{PAGE, PASSWORD, Site, auth_request};

on_both!(
    the_first_generation_registers_proceeds_and_logs_in,
    the_first_generation_waits_for_the_owner,
    every_call_is_found_under_every_prefix,
    without_members_there_are_no_calls_and_no_grants,
);

const REGISTER: &str = "/_api/iam/authentication/v1/register";
const LOGIN: &str = "/_api/iam/authentication/v1/login";
const PROCEED: &str = "/_api/iam/authentication/v1/state/proceed";

async fn the_first_generation_registers_proceeds_and_logs_in(place: Place) {
    let site = Site::start(&place).await;
    let body = json!({"identity": {"email": {"address": "ann@example.com"}, "identityProfile": {"firstName": "Ann"}},
        "authenticatorId": "an-id", "inputs": {"password": PASSWORD}, "captchaTokens": []});
    let registered = site.done(REGISTER, &body).await;
    assert_eq!(registered["state"]["status"], "STATUS_CHECK");
    assert_eq!(
        registered["identity"]["identityProfile"],
        json!({"firstName": "Ann"})
    );
    let connection = &registered["connection"]["authenticatorConnection"];
    assert_eq!(connection["authenticatorConnectionId"], "an-id");
    let state = json!({"stateToken": registered["state"]["stateToken"]});
    assert_eq!(site.done(PROCEED, &state).await["state"], registered["state"]);

    // The code is typed elsewhere, with a state of its own.
    let (_, elsewhere) = site.login("ann@example.com", PASSWORD).await;
    let code =
        json!({"code": site.mailed_code("ann@example.com").await, "stateToken": elsewhere["stateToken"]});
    site.done("/_api/iam/verification/v1/auth/verify", &code).await;
    let proceeded = site.done(PROCEED, &state).await;
    assert_eq!(proceeded["state"], json!({"status": "DONE"}));
    site.tokens(&proceeded["sessionToken"]).await;
    assert_eq!(
        site.refused(PROCEED, &state).await,
        (400, "INVALID_STATE_TOKEN".to_owned())
    );

    for names in [
        json!({"identifier": {"email": "ann@example.com"}}),
        json!({"loginId": {"email": "ann@example.com"}}),
    ] {
        let mut body =
            json!({"authenticatorId": "an-id", "inputs": {"password": PASSWORD}, "captchaTokens": []});
        body.as_object_mut()
            .unwrap()
            .extend(names.as_object().unwrap().clone());
        let login = site.done(LOGIN, &body).await;
        assert_eq!(login["state"]["status"], "DONE");
        assert!(login["sessionToken"].is_string());
        body["inputs"]["password"] = "wrong password".into();
        assert_eq!(site.refused(LOGIN, &body).await, (401, "-19976".to_owned()));
    }
    site.stop().await;
}

async fn the_first_generation_waits_for_the_owner(place: Place) {
    let site = Site::start_with(&place, |members| {
        members.owner_approval = true;
        members.verify_email = false;
    })
    .await;
    let body = json!({"identity": {}, "inputs": {"email": "ann@example.com", "password": PASSWORD}});
    let registered = site.done(REGISTER, &body).await;
    assert_eq!(registered["state"]["status"], "REQUIRE_OWNER_APPROVAL");
    let state = json!({"stateToken": registered["state"]["stateToken"]});
    assert_eq!(
        site.done(PROCEED, &state).await["state"]["status"],
        "REQUIRE_OWNER_APPROVAL"
    );
    let id = registered["identity"]["id"].as_str().unwrap();
    site.store.approve_member(id).await.unwrap().unwrap();
    assert_eq!(site.done(PROCEED, &state).await["state"]["status"], "DONE");
    assert_eq!(site.store.outbox("ann@example.com").await.unwrap(), []);
    site.stop().await;
}

/// Every call with the prefixes under which clients look for it.
const CALLS: [(&str, &[&str]); 4] = [
    (
        "/_api/iam/authentication /iam/authentication ",
        &[
            "/v1/register",
            "/v1/login",
            "/v1/state/proceed",
            "/v2/register",
            "/v2/login",
            "/v2/sign-on",
            "/v2/change-password",
            "/v1/sso/login-with-token-params",
        ],
    ),
    (
        "/_api/iam/recovery /iam/recovery /_iam/recovery ",
        &["/v1/send-email", "/v1/activation-email", "/v1/recover"],
    ),
    (
        "/_api/iam/verification /iam/verification ",
        &["/v1/Start", "/v1/start", "/v1/auth/verify", "/v1/auth/resend"],
    ),
    (
        "/_api/redirects-api /headless /redirect-session ",
        &["/v1/redirect-session"],
    ),
];

fn paths() -> Vec<String> {
    let under = |prefixes: &'static str, paths: &'static [&str]| {
        prefixes
            .split(' ')
            .flat_map(move |prefix| paths.iter().map(move |path| format!("{prefix}{path}")))
    };
    CALLS
        .into_iter()
        .flat_map(|(prefixes, paths)| under(prefixes, paths))
        .collect()
}

async fn every_call_is_found_under_every_prefix(place: Place) {
    let site = Site::start(&place).await;
    for path in paths() {
        let (status, response) = site.post(&path, &json!({})).await;
        assert!(status == 400 || status == 403, "{path}: {status} {response}");
        let wrong = site
            .service
            .send(Method::PUT, &path, &site.visitor, Some(&json!({})))
            .await;
        assert_eq!(
            (wrong.status().as_u16(), &wrong.headers()["allow"]),
            (405, &"POST".parse().unwrap()),
            "{path}"
        );
    }
    for prefix in ["/_api/iam/authentication", "/iam/authentication", ""] {
        let path = format!("{prefix}/v1/logout?clientId=site");
        let response = site.service.send(Method::GET, &path, &site.visitor, None).await;
        assert_eq!(response.status(), 200, "{path}");
        assert!(response.headers().contains_key("x-wix-request-id"));
    }
    // A text that one of the databases cannot keep is the caller's mistake on both.
    let (status, _) = site
        .post("/v1/Start", &json!({"identityId": "a\0b", "target": "EMAIL"}))
        .await;
    assert_eq!(status, 400);
    site.stop().await;
}

async fn without_members_there_are_no_calls_and_no_grants(place: Place) {
    let service = Service::start(&place).await;
    let token = service.token().await;
    for path in paths() {
        let response = service.send(Method::POST, &path, &token, Some(&json!({}))).await;
        assert_eq!(response.status(), 404, "{path}");
    }
    let get = service
        .send(Method::GET, "/oauth2/authorize?redirectSession=x", "", None)
        .await;
    assert_eq!(get.status(), 404);
    let mut code = auth_request("query");
    code["grantType"] = "authorization_code".into();
    code["redirectUri"] = PAGE.into();
    let response = service.send(Method::POST, "/oauth2/token", "", Some(&code)).await;
    assert_eq!(response.status(), 400);
    service.stop().await;
}
