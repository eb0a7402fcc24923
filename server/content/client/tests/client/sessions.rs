//! Redirect sessions of every kind, GraphQL, and keys in place of tokens.

use content_client::{
    ApiKey, Callbacks, CaptchaSiteKeys, ContentClient, ContentClientConfig, ContentError, Credential,
    GraphqlRequest, ItemsQuery, Preferences, Prompt, RedirectIntent, RedirectRequest,
};
use serde_json::json;
use url::Url;
use wiremock::ResponseTemplate;

use crate::items::fields;
use crate::platform::Platform;

#[tokio::test]
async fn section_7_every_variant_of_a_redirect_session_has_its_body() {
    let response = json!({"redirectSession": {"id": "r", "fullUrl": "https://x.example/", "shortUrl": "https://x.example/s",
        "sessionToken": "st", "urlDetails": {"endpoint": "https://x.example/", "searchParams": {"a": "b"}}}});
    let platform = Platform::with_body(response).await;
    let text = str::to_owned;
    let table = [
        (RedirectIntent::Login {}, json!({"login": {}})),
        (
            RedirectIntent::Logout {
                client_id: Some(text("site")),
            },
            json!({"logout": {"clientId": "site"}}),
        ),
        (
            RedirectIntent::EcomCheckout {
                checkout_id: text("c"),
            },
            json!({"ecomCheckout": {"checkoutId": "c"}}),
        ),
        (
            RedirectIntent::BookingsCheckout {
                slot_availability: json!({"a": 1}),
                timezone: Some(text("Asia/Tokyo")),
            },
            json!({"bookingsCheckout": {"slotAvailability": {"a": 1}, "timezone": "Asia/Tokyo"}}),
        ),
        (
            RedirectIntent::EventsCheckout {
                reservation_id: text("r"),
                event_slug: text("e"),
            },
            json!({"eventsCheckout": {"reservationId": "r", "eventSlug": "e"}}),
        ),
        (
            RedirectIntent::PaidPlansCheckout {
                plan_id: text("p"),
                checkout_data: Some(json!({})),
            },
            json!({"paidPlansCheckout": {"planId": "p", "checkoutData": {}}}),
        ),
        (
            RedirectIntent::StoresProduct {
                product_slug: text("p"),
            },
            json!({"storesProduct": {"productSlug": "p"}}),
        ),
        (
            RedirectIntent::BookingsBook {
                resource_id: text("b"),
            },
            json!({"bookingsBook": {"resourceId": "b"}}),
        ),
    ];
    for (intent, body) in table {
        let request = RedirectRequest::new(intent);
        let session = platform.client.create_redirect_session(&request).await.unwrap();
        assert_eq!(session.full_url, "https://x.example/");
        assert_eq!(
            (
                session.short_url.as_deref(),
                session.url_details.search_params["a"].as_str()
            ),
            (Some("https://x.example/s"), "b")
        );
        let sent = platform.sent().await;
        assert_eq!(sent.line, "POST /_api/redirects-api/v1/redirect-session");
        assert_eq!(sent.body, body);
    }
}

#[tokio::test]
async fn section_7_a_redirect_session_takes_callbacks_and_preferences() {
    let platform = Platform::with_body(json!({"redirectSession": {"fullUrl": "https://x.example/"}})).await;
    let url = |name: &str| Some(format!("https://a.example/{name}"));
    let request = RedirectRequest {
        intent: RedirectIntent::Login {},
        callbacks: Callbacks {
            post_flow_url: url("1"),
            thank_you_page_url: url("2"),
            login_url: url("3"),
            cart_page_url: url("4"),
            plan_list_url: url("5"),
            bookings_service_list_url: url("6"),
        },
        preferences: Some(Preferences {
            use_generic_wix_pages: Some(true),
            maintain_identity: Some(false),
            additional_query_parameters: fields(json!({"k": "v"})),
        }),
    };
    platform.client.create_redirect_session(&request).await.unwrap();
    let body = json!({"login": {}, "callbacks": {
            "postFlowUrl": "https://a.example/1", "thankYouPageUrl": "https://a.example/2",
            "loginUrl": "https://a.example/3", "cartPageUrl": "https://a.example/4",
            "planListUrl": "https://a.example/5", "bookingsServiceListUrl": "https://a.example/6"},
        "preferences": {"useGenericWixPages": true, "maintainIdentity": false, "additionalQueryParameters": {"k": "v"}}});
    assert_eq!(platform.sent().await.body, body);
}

#[test]
fn section_4_prompts_have_their_wire_names() {
    let prompts = [
        Prompt::Login,
        Prompt::None,
        Prompt::Consent,
        Prompt::SelectAccount,
    ];
    assert_eq!(
        json!(prompts),
        json!(["login", "none", "consent", "select_account"])
    );
}

#[tokio::test]
async fn section_7_graphql_is_asked_in_its_default_version() {
    let table = [
        (json!({"data": {"a": 1}}), json!({"a": 1}), 0),
        (json!({"data": null, "errors": [{"message": "no"}]}), json!({}), 1),
        (json!({}), json!({}), 0),
    ];
    for (response, data, errors) in table {
        let platform = Platform::with_body(response).await;
        let request = GraphqlRequest::new("query { a }").variable("v", 1);
        let response = platform.client.graphql(&request).await.unwrap();
        assert_eq!((response.data, response.errors.len()), (data, errors));
        let sent = platform.sent().await;
        assert_eq!(
            (sent.line.as_str(), sent.authorization.as_str()),
            ("POST /graphql/alpha", "t")
        );
        assert_eq!(sent.body, json!({"query": "query { a }", "variables": {"v": 1}}));
        let mut other = request;
        other.api_version = "v1/x".into();
        platform.client.graphql(&other).await.unwrap();
        assert_eq!(platform.sent().await.line, "POST /graphql/v1%2Fx");
    }
}

#[tokio::test]
async fn a_key_takes_the_place_of_tokens() {
    let response = ResponseTemplate::new(200).set_body_json(json!({"dataItems": []}));
    let platform = Platform::responding(response, |config| {
        config.credential = Credential::ApiKey(ApiKey {
            site_id: Some("s".into()),
            account_id: Some("a".into()),
            ..ApiKey::new("the-key")
        });
    })
    .await;
    platform.client.query_items(&ItemsQuery::new("C")).await.unwrap();
    let requests = platform.server.received_requests().await.unwrap();
    assert_eq!(requests.len(), 1, "a key asks for no token");
    let header = |name: &str| requests[0].headers[name].to_str().unwrap().to_owned();
    assert_eq!(
        [
            header("authorization"),
            header("wix-site-id"),
            header("wix-account-id")
        ],
        ["the-key", "s", "a"]
    );
}

#[tokio::test]
async fn a_refused_key_is_not_tried_again() {
    let platform = Platform::responding(ResponseTemplate::new(401), |config| {
        config.credential = Credential::ApiKey(ApiKey::new("k"));
    })
    .await;
    let error = platform
        .client
        .query_items(&ItemsQuery::new("C"))
        .await
        .unwrap_err();
    assert_eq!(error.code(), Some("UNAUTHORIZED"));
    assert_eq!(platform.server.received_requests().await.unwrap().len(), 1);
}

#[test]
fn a_key_that_no_header_can_hold_is_refused_at_once() {
    let mut config = ContentClientConfig::new(Url::parse("http://127.0.0.1/").unwrap());
    config.credential = Credential::ApiKey(ApiKey::new("a\nb"));
    let error = ContentClient::new(config).unwrap_err();
    assert!(matches!(error, ContentError::Configuration { .. }), "{error:?}");
}

#[tokio::test]
async fn section_9_captcha_site_keys_are_configuration_and_none_is_embedded() {
    let platform = Platform::without_responses(|_| {}).await;
    assert_eq!(platform.client.captcha_site_keys(), &CaptchaSiteKeys::default());
    let keys = CaptchaSiteKeys {
        visible: Some("v".into()),
        invisible: Some("i".into()),
    };
    let platform = Platform::without_responses(|config| config.captcha_site_keys = keys.clone()).await;
    assert_eq!(platform.client.captcha_site_keys(), &keys);
}
