//! Logging in as a member and out again: redirect sessions, codes and tokens.

use content_client::{AuthResponse, ContentError, OauthData, Prompt, ResponseMode, Role, Tokens};
use futures::{StreamExt as _, stream};
use serde_json::{Value, json};
use wiremock::Mock;
use wiremock::ResponseTemplate;
use wiremock::matchers::path;

use crate::platform::{Platform, TOKEN};

const SESSION: &str = "POST /_api/redirects-api/v1/redirect-session";

fn session() -> Value {
    json!({"redirectSession": {"id": "r", "fullUrl": "https://login.example/?x=1", "urlDetails":
        {"endpoint": "https://login.example/", "searchParams": {"x": "1"}}}})
}

fn data() -> OauthData {
    OauthData::generate("https://a.example/back", "https://a.example/")
}

#[tokio::test]
async fn section_7_an_address_to_log_in_at_is_asked_for() {
    let platform = Platform::with_body(session()).await;
    let data = data();
    let oauth = platform.client.oauth();
    let url = oauth
        .auth_url(&data, ResponseMode::default(), Prompt::default())
        .await
        .unwrap();
    assert_eq!(url, "https://login.example/?x=1");
    let sent = platform.sent().await;
    assert_eq!(sent.line, SESSION);
    let body = json!({"auth": {"prompt": "login", "authRequest": {"redirectUri": "https://a.example/back",
        "clientId": "site", "codeChallenge": data.code_challenge, "codeChallengeMethod": "S256",
        "responseMode": "fragment", "responseType": "code", "scope": "offline_access", "state": data.state}}});
    assert_eq!(sent.body, body);
    let unused = OauthData::generate("", "");
    oauth
        .auth_url(&unused, ResponseMode::Query, Prompt::SelectAccount)
        .await
        .unwrap();
    let auth = platform.sent().await.body["auth"].clone();
    assert_eq!(
        (&auth["authRequest"]["redirectUri"], &auth["prompt"]),
        (&json!("unused://"), &json!("select_account"))
    );
    assert_eq!(auth["authRequest"]["responseMode"], "query");
}

#[tokio::test]
async fn section_5_code_and_state_are_checked_before_anything_is_sent() {
    let platform = Platform::with_body(json!({})).await;
    let data = data();
    let table = [
        ("", data.state.as_str(), "Missing code or _state"),
        ("c", "", "Missing code or _state"),
        ("", "", "Missing code or _state"),
        ("c", "other", "Invalid _state"),
    ];
    for (code, state, message) in table {
        let error = platform
            .client
            .oauth()
            .member_tokens(code, state, &data)
            .await
            .unwrap_err();
        assert_eq!(error.to_string(), message);
    }
    assert_eq!(platform.server.received_requests().await.unwrap().len(), 0);
}

#[tokio::test]
async fn section_7_a_code_is_exchanged_for_a_members_tokens() {
    let platform = Platform::with_body(json!({})).await;
    let oauth = platform.client.oauth();
    let data = data();
    let tokens = oauth.member_tokens("c", &data.state, &data).await.unwrap();
    assert_eq!(
        (tokens.access_token.value.as_str(), tokens.refresh_token.role),
        ("t", Role::Member)
    );
    let body = json!({"grantType": "authorization_code", "clientId": "site", "redirectUri": data.redirect_uri,
        "code": "c", "codeVerifier": data.code_verifier.reveal()});
    let grant = platform.grant().await;
    assert_eq!((grant.body, grant.authorization.as_str()), (body, ""));
    platform.client.set_tokens(tokens).await;
    assert!(platform.client.is_logged_in().await);
}

#[tokio::test]
async fn section_7_a_member_logged_in_elsewhere_gets_tokens_for_an_extra_value() {
    let platform = Platform::with_body(json!({})).await;
    let tokens = platform
        .client
        .oauth()
        .external_login("m-1", &"key".into())
        .await
        .unwrap();
    assert_eq!(tokens.refresh_token.role, Role::Member);
    let grant = platform.grant().await;
    assert_eq!(grant.authorization, "t,key");
    let body = json!({"grant_type": "authorized_client", "scope": "offline_access", "member_id": "m-1"});
    assert_eq!(grant.body, body);
    let error = platform
        .client
        .oauth()
        .external_login("m-1", &"a\nb".into())
        .await
        .unwrap_err();
    assert!(
        matches!(error, ContentError::RequestNotCreated { .. }),
        "{error:?}"
    );
}

/// The state that the page in the frame would send back: that of the session that was requested.
async fn state_asked_for(platform: &Platform) -> String {
    let body = platform.sent().await.body;
    let state = body.pointer("/auth/authRequest/state").unwrap();
    state.as_str().unwrap().to_owned()
}

#[tokio::test]
async fn section_7_a_session_token_becomes_tokens_in_a_hidden_frame() {
    let platform = Platform::with_body(session()).await;
    let asked = &platform;
    let tokens = platform
        .client
        .oauth()
        .direct_login(&"session".into(), |frame| {
            assert_eq!(frame.address(), "https://login.example/?x=1");
            // A caller that reads messages in a way of its own is no reason to take another login's code.
            let stray = AuthResponse {
                code: "stray".into(),
                state: "of another login".into(),
                ..AuthResponse::default()
            };
            let ours = stream::once(async move {
                let data = json!({"code": "c", "state": state_asked_for(asked).await});
                assert_eq!(frame.read("https://other.example", &data), None);
                frame.read("https://login.example", &data).unwrap()
            });
            stream::iter([stray]).chain(ours)
        })
        .await
        .unwrap();
    assert_eq!(tokens.refresh_token.role, Role::Member);
    let sent = platform.sent().await.body;
    let request = &sent["auth"]["authRequest"];
    assert_eq!(sent["auth"]["prompt"], "none");
    assert_eq!(
        (&request["responseMode"], &request["sessionToken"]),
        (&json!("web_message"), &json!("session"))
    );
    assert_eq!(request.get("redirectUri"), None);
    let grant = platform.grant().await.body;
    assert_eq!((&grant["code"], grant.get("redirectUri")), (&json!("c"), None));
}

#[tokio::test]
async fn section_9_a_frame_that_says_nothing_for_120_seconds_is_given_up() {
    let platform = Platform::with_body(session()).await;
    // Only the wait for the frame runs on the paused clock: time must not jump while bytes are on their way.
    let mut started = None;
    let outcome = platform
        .client
        .oauth()
        .direct_login(&"session".into(), |_| {
            tokio::time::pause();
            started = Some(tokio::time::Instant::now());
            stream::pending()
        })
        .await;
    assert_eq!(outcome.unwrap_err().to_string(), "OAuth flow timed out");
    assert_eq!(started.unwrap().elapsed().as_secs(), 120);
}

#[tokio::test]
async fn section_4_logout_clears_both_tokens_after_the_platform_agreed() {
    let platform = Platform::with_body(session()).await;
    platform.log_in().await;
    let url = platform
        .client
        .oauth()
        .logout("https://a.example/")
        .await
        .unwrap();
    assert_eq!(url, "https://login.example/?x=1");
    let sent = platform.sent().await;
    assert_eq!((sent.line.as_str(), sent.authorization.as_str()), (SESSION, "m"));
    let body = json!({"logout": {"clientId": "site"}, "callbacks": {"postFlowUrl": "https://a.example/"}});
    assert_eq!(sent.body, body);
    assert_eq!(platform.client.tokens().await, Tokens::default());

    let platform = Platform::responding(ResponseTemplate::new(500), |_| {}).await;
    platform.log_in().await;
    assert!(
        platform
            .client
            .oauth()
            .logout("https://a.example/")
            .await
            .is_err()
    );
    assert!(platform.client.is_logged_in().await);
}

#[tokio::test]
async fn section_8_a_refused_code_gives_no_member_tokens() {
    let platform = Platform::without_responses(|_| {}).await;
    Mock::given(path(TOKEN))
        .respond_with(ResponseTemplate::new(400))
        .mount(&platform.server)
        .await;
    let data = data();
    let error = platform
        .client
        .oauth()
        .member_tokens("c", &data.state, &data)
        .await
        .unwrap_err();
    assert_eq!(error.to_string(), "Failed to get member tokens");
    assert!(
        error
            .cause()
            .is_some_and(|cause| cause.contains("something went wrong: Bad Request")),
        "{error:?}"
    );
}
