//! The error catalogue: one row for each line of it, each brought about by what brings it about.
//!
//! Three lines are not the client's: an unsupported locale, an item without data (the recruit page logs it) and the
//! router's heading belong to the site and are tested there. The login that times out is in `login`.

use std::io::Write;
use std::sync::{Arc, Mutex};

use content_client::{
    CodeVerifier, ContentClient, ContentClientConfig, GraphqlRequest, ItemsQuery, Login, LoginState,
    OauthData, Register, decode_base64, read_signed_message,
};
use serde_json::{Value, json};
use time::OffsetDateTime;
use url::Url;
use wiremock::ResponseTemplate;

use crate::platform::Platform;

fn application(code: &str) -> Value {
    json!({"message": "m", "details": {"applicationError": {"code": code, "description": "d", "data": {"x": 1}}}})
}

fn violations(data: &Value) -> Value {
    json!({"message": "m", "details": {"validationError": {"fieldViolations": [
        {"field": "b", "description": "is too long", "data": data},
        {"field": "a", "description": "is missing", "data": {}}]}}})
}

async fn refusing(status: u16, body: &Value) -> Platform {
    let response = ResponseTemplate::new(status).set_body_json(body);
    Platform::responding(response, |config| config.client_id = Some("site".into())).await
}

#[tokio::test]
async fn section_8_refusals_and_failures_of_data_calls() {
    let id = |response: ResponseTemplate| response.insert_header("X-Wix-Request-Id", "r-1");
    let status = |status: u16, body: Value| ResponseTemplate::new(status).set_body_json(body);
    let table = [
        (
            "validation failure",
            status(400, violations(&json!({}))),
            "INVALID_ARGUMENT: \"a\" is missing, \"b\" is too long",
            None,
        ),
        (
            "application error",
            status(403, application("WDE0027")),
            "m: d",
            Some("WDE0027"),
        ),
        (
            "another 4xx",
            status(404, json!({})),
            "Not Found",
            Some("NOT_FOUND"),
        ),
        (
            "another 4xx, no json",
            ResponseTemplate::new(429),
            "Too Many Requests",
            Some("TOO_MANY_REQUESTS"),
        ),
        (
            "anything else, with an id",
            id(status(500, json!({}))),
            "System error occurred, request-id: r-1",
            None,
        ),
        (
            "anything else",
            status(201, json!({"dataItems": []})),
            "System error occurred",
            None,
        ),
    ];
    for (row, response, text, code) in table {
        let platform = Platform::responding(response, |_| {}).await;
        let error = platform
            .client
            .query_items(&ItemsQuery::new("C"))
            .await
            .unwrap_err();
        assert_eq!((error.to_string().as_str(), error.code()), (text, code), "{row}");
        if let content_client::ContentError::Application(error) = error {
            assert_eq!(
                error.data,
                (code == Some("WDE0027")).then(|| json!({"x": 1})),
                "{row}"
            );
        }
    }
}

#[tokio::test]
async fn section_8_codes_of_registration_and_login() {
    let email = violations(&json!({"type": "EMAIL"}));
    let table = [
        (
            "missing captcha token",
            application("-19971"),
            Some("missingCaptchaToken"),
            "missingCaptchaToken",
        ),
        (
            "invalid captcha token",
            application("-19970"),
            Some("invalidCaptchaToken"),
            "invalidCaptchaToken",
        ),
        (
            "email exists on register",
            application("-19995"),
            Some("emailAlreadyExists"),
            "invalidEmail",
        ),
        (
            "invalid password on login",
            application("-19976"),
            None,
            "invalidPassword",
        ),
        (
            "must reset password",
            application("-19973"),
            None,
            "resetPassword",
        ),
        ("other errors", application("-1"), None, "invalidEmail"),
        ("no details", json!({}), None, "invalidEmail"),
        (
            "violation of another type",
            violations(&json!({"type": "X"})),
            None,
            "invalidEmail",
        ),
        (
            "violation of type EMAIL",
            email,
            Some("invalidEmail"),
            "invalidEmail",
        ),
    ];
    for (row, body, on_register, on_login) in table {
        let platform = refusing(400, &body).await;
        let mut flow = platform.client.login_flow();
        let LoginState::Failure(failure) = flow.register(&Register::new("a", "p")).await else {
            panic!("{row}");
        };
        let code = failure.code.map(|code| code.to_string());
        assert_eq!(code.as_deref(), on_register, "{row}");
        let message = match row {
            "violation of type EMAIL" => "is too long",
            "violation of another type" => "INVALID_ARGUMENT: \"a\" is missing, \"b\" is too long",
            "no details" => "Bad Request",
            _ => "m: d",
        };
        assert_eq!(failure.message, message, "{row}");
        assert!(failure.error.is_some(), "{row}");
        let LoginState::Failure(failure) = flow.login(&Login::new("a", "p")).await else {
            panic!("{row}");
        };
        assert_eq!(failure.code.unwrap().to_string(), on_login, "{row}");
    }
}

#[tokio::test]
async fn section_8_messages() {
    let platform = refusing(503, &json!({})).await;
    let client = &platform.client;
    let data = OauthData::generate("", "");
    let oauth = client.oauth();
    let collection = client.collection("C");
    let graphql = client.graphql(&GraphqlRequest::new("{a}")).await;
    let mut flow = client.login_flow();
    let LoginState::Failure(failure) = flow.process_verification(&"1".into()).await.unwrap() else {
        panic!("a code is taken in the initial state");
    };
    let url = "Url was not successfully created for this request, please reach out to support channels for assistance.";
    let options = "Request options were not created for this request, please reach out to support channels for assistance.";
    let table = [
        (failure.message.clone(), "Unknown _state"),
        (
            graphql.unwrap_err().to_string(),
            "GraphQL request failed with status 503",
        ),
        (collection.get("..", &[]).await.unwrap_err().to_string(), url),
        (
            oauth
                .external_login("m", &"a\nb".into())
                .await
                .unwrap_err()
                .to_string(),
            options,
        ),
        (
            oauth.member_tokens("", "s", &data).await.unwrap_err().to_string(),
            "Missing code or _state",
        ),
        (
            oauth
                .member_tokens("c", "s", &data)
                .await
                .unwrap_err()
                .to_string(),
            "Invalid _state",
        ),
        (
            CodeVerifier::with_length(42).unwrap_err().to_string(),
            "Expected a length between 43 and 128. Received 42.",
        ),
        (decode_base64("A").unwrap_err().to_string(), "malformed base64."),
        (
            read_signed_message("a.b.c", "", OffsetDateTime::UNIX_EPOCH)
                .unwrap_err()
                .to_string(),
            "JWT is not valid",
        ),
    ];
    for (text, expected) in table {
        assert_eq!(text, expected);
    }
}

#[tokio::test]
async fn section_8_messages_about_tokens() {
    let platform = Platform::without_responses(|_| {}).await;
    let data = OauthData::generate("", "");
    let client = &platform.client;
    let query = client.query_items(&ItemsQuery::new("C")).await;
    assert_eq!(query.unwrap_err().to_string(), "something went wrong");
    let tokens = client.oauth().member_tokens("c", &data.state, &data).await;
    assert_eq!(tokens.unwrap_err().to_string(), "Failed to get member tokens");
}

#[test]
fn section_8_the_context_is_not_available_outside_a_runtime() {
    let client = ContentClient::new(ContentClientConfig::new(
        Url::parse("http://127.0.0.1:1").unwrap(),
    ))
    .unwrap();
    let query = ItemsQuery::new("C");
    let error = futures::executor::block_on(client.query_items(&query)).unwrap_err();
    let expected =
        "Wix context is not available. Make sure to initialize the Wix context before using SDK modules";
    assert_eq!(error.to_string(), expected);
    assert!(error.cause().is_some_and(|cause| cause.contains("tokio runtime")));
}

#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl Write for Log {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap().write(bytes)
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

#[test]
fn section_8_a_missing_client_id_is_logged() {
    for (id, logged) in [(None, true), (Some(""), true), (Some("site"), false)] {
        let log = Log::default();
        let writer = log.clone();
        let subscriber = tracing_subscriber::fmt()
            .with_writer(move || writer.clone())
            .finish();
        tracing::subscriber::with_default(subscriber, || {
            let mut config = ContentClientConfig::new(Url::parse("http://127.0.0.1:1").unwrap());
            config.client_id = id.map(str::to_owned);
            ContentClient::new(config).unwrap();
        });
        let text = String::from_utf8(log.0.lock().unwrap().clone()).unwrap();
        assert_eq!(text.contains("client id invalid"), logged, "{id:?}: {text}");
    }
}
