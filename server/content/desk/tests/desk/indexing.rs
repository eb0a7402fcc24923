//! Google's Indexing API: what it is told, and by which key.

use std::sync::Arc;

use content_desk::Indexing;
use content_wire::base64;
use ring::signature::{RSA_PKCS1_2048_8192_SHA256, RsaKeyPair, UnparsedPublicKey};
use rustls::pki_types::PrivatePkcs8KeyDer;
use rustls::pki_types::pem::PemObject as _;
use serde_json::{Value, json};

use crate::office::{Office, post};
use crate::place::{Place, on_both};
use crate::receiver::{Received, Receiver};

on_both!(
    google_is_told_of_pages_that_come_and_go,
    a_token_is_asked_for_again_once_it_is_refused,
);

/// The private key of a service account that no one has.
const KEY: &str = include_str!("service-account.pem");

/// A key file whose tokens come from this receiver.
fn key_file(google: &Receiver) -> String {
    json!({
        "type": "service_account",
        "client_email": "desk@example.iam.gserviceaccount.com",
        "private_key_id": "key-1",
        "private_key": KEY,
        "token_uri": format!("{}/token", google.address),
    })
    .to_string()
}

async fn open(place: &Place, google: &Receiver) -> Office {
    let indexing = Indexing::from_key_file(&key_file(google)).unwrap();
    let indexing = indexing.at(google.address.parse().unwrap());
    Office::open_with(place, |config| config.indexing = Some(Arc::new(indexing))).await
}

/// The claims of a request for a token, whose signature is that of the key.
fn claims(received: &Received) -> Value {
    assert_eq!(received.call, "POST /token");
    let mut form = url::form_urlencoded::parse(received.body.as_bytes());
    let field = |name: &str| form.find(|(key, _)| key == name).unwrap().1.into_owned();
    let mut field = field;
    assert_eq!(field("grant_type"), "urn:ietf:params:oauth:grant-type:jwt-bearer");
    let assertion = field("assertion");
    let (signed, signature) = assertion.rsplit_once('.').unwrap();
    let der = PrivatePkcs8KeyDer::from_pem_slice(KEY.as_bytes()).unwrap();
    let pair = RsaKeyPair::from_pkcs8(der.secret_pkcs8_der()).unwrap();
    UnparsedPublicKey::new(&RSA_PKCS1_2048_8192_SHA256, pair.public().as_ref())
        .verify(signed.as_bytes(), &base64::decode_strict(signature).unwrap())
        .unwrap();
    let (header, claims) = signed.split_once('.').unwrap();
    let read =
        |part: &str| -> Value { serde_json::from_slice(&base64::decode_strict(part).unwrap()).unwrap() };
    assert_eq!(
        read(header),
        json!({"alg": "RS256", "typ": "JWT", "kid": "key-1"})
    );
    read(claims)
}

/// What a call tells, with this token.
fn told(received: &Received, token: &str) -> (String, String) {
    assert_eq!(received.call, "POST /v3/urlNotifications:publish");
    assert_eq!(received.headers["authorization"], format!("Bearer {token}"));
    let body: Value = serde_json::from_str(&received.body).unwrap();
    let text = |name: &str| body[name].as_str().unwrap().to_owned();
    (text("type"), text("url"))
}

fn token(text: &str) -> String {
    let body = json!({"access_token": text, "expires_in": 3599, "token_type": "Bearer"});
    format!("200 OK\r\ncontent-type: application/json\r\n\r\n{body}")
}

async fn google_is_told_of_pages_that_come_and_go(place: Place) {
    let mut google = Receiver::start().await;
    let office = open(&place, &google).await;
    let [olivia, paul, _] = office.staff().await;
    assert_eq!(olivia.done("GET", "/webhooks", None).await["hasIndexing"], true);
    paul.begin("artist", "en").await;
    let revision = paul.summary("artist", "jp").await["revision"].clone();
    let body = json!({"post": post("Japanese"), "revision": revision});
    paul.done("PUT", "/positions/artist/jp/draft", Some(&body)).await;
    google.respond(&token("first"));
    paul.act("artist", json!("publish"), &["en", "jp"]).await;
    let claims = claims(&google.next().await);
    assert_eq!(
        claims,
        json!({
            "iss": "desk@example.iam.gserviceaccount.com",
            "scope": "https://www.googleapis.com/auth/indexing",
            "aud": format!("{}/token", google.address),
            "iat": 1_800_000_000,
            "exp": 1_800_003_600,
        })
    );
    let page = |locale: &str| format!("https://www.example.com/recruit/artist?locale={locale}");
    for locale in ["en", "jp"] {
        // The token is good for an hour.
        let told = told(&google.next().await, "first");
        assert_eq!(told, ("URL_UPDATED".to_owned(), page(locale)));
    }
    paul.act("artist", json!("takeBack"), &["en"]).await;
    let told = told(&google.next().await, "first");
    assert_eq!(told, ("URL_DELETED".to_owned(), page("en")));
    let list = olivia.done("GET", "/deliveries", None).await;
    assert_eq!(
        (
            &list["deliveries"][0]["webhook"],
            &list["deliveries"][0]["position"]
        ),
        (&Value::Null, &json!("artist"))
    );
    office.close().await;
}

async fn a_token_is_asked_for_again_once_it_is_refused(place: Place) {
    let mut google = Receiver::start().await;
    let office = open(&place, &google).await;
    let [olivia, paul, _] = office.staff().await;
    paul.begin("artist", "en").await;
    let fault = async |wanted: &str| loop {
        let list = olivia.done("GET", "/deliveries", None).await;
        if list["deliveries"][0]["fault"] == wanted {
            return list["deliveries"][0].clone();
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    };
    google.respond("400 Bad Request\r\n\r\n{\"error\":\"invalid_grant\"}");
    paul.act("artist", json!("publish"), &["en"]).await;
    claims(&google.next().await);
    fault("token").await;
    google.respond(&token("first"));
    google.respond("401 Unauthorized\r\n\r\n");
    office.service.clock.advance(15);
    claims(&google.next().await);
    told(&google.next().await, "first");
    assert_eq!(fault("status").await["status"], 401);
    google.respond(&token("second"));
    office.service.clock.advance(30);
    claims(&google.next().await);
    told(&google.next().await, "second");
    office.close().await;
}
