//! Steps that the tests of members share.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use content_members::{MemberStore, MembersConfig, add_members};
use content_service::ContentServiceConfig;
use reqwest::Method;
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};
use url::Url;

use crate::harness::Service;
use crate::http::client;
use crate::place::Place;

/// A page that the tests' configuration allows.
pub(crate) const PAGE: &str = "https://site.example/back";
/// A password that is long enough.
pub(crate) const PASSWORD: &str = "correct horse";
/// A verifier, as a client makes it.
pub(crate) const VERIFIER: &str = "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk";

/// A service with members, and a visitor's token to call it with.
pub(crate) struct Site {
    pub(crate) service: Service,
    pub(crate) store: MemberStore,
    pub(crate) visitor: String,
    http: reqwest::Client,
}

impl Site {
    /// Starts a service with members.
    pub(crate) async fn start(place: &Place) -> Self {
        Self::start_with(place, |_| {}).await
    }

    /// Starts a service with members and other settings than the tests' own.
    pub(crate) async fn start_with(place: &Place, change: impl FnOnce(&mut MembersConfig)) -> Self {
        Self::start_configured(place, change, |_| {}).await
    }

    /// Starts a service with members that believes this machine about the addresses of clients.
    pub(crate) async fn behind_a_proxy(place: &Place) -> Self {
        Self::start_configured(
            place,
            |_| {},
            |service| {
                service.trusted = "127.0.0.1".parse().unwrap();
            },
        )
        .await
    }

    async fn start_configured(
        place: &Place,
        change: impl FnOnce(&mut MembersConfig),
        configure: impl FnOnce(&mut ContentServiceConfig),
    ) -> Self {
        let mut members = MembersConfig {
            redirect_uris: vec![Url::parse(PAGE).unwrap()],
            ..MembersConfig::default()
        };
        change(&mut members);
        let service = Service::start_extended(place, configure, |service| {
            add_members(service, &members).unwrap();
        })
        .await;
        let store = MemberStore::new(service.store.clone());
        let visitor = service.token().await;
        // Redirects are what is looked at, so this client does not follow them.
        let http = client()
            .redirect(reqwest::redirect::Policy::none())
            .build()
            .unwrap();
        Self {
            service,
            store,
            visitor,
            http,
        }
    }

    pub(crate) async fn stop(self) {
        drop(self.http);
        self.service.stop().await;
    }

    /// Posts with a token; returns status and body.
    pub(crate) async fn post_as(&self, token: &str, path: &str, body: &Value) -> (u16, Value) {
        let response = self.service.send(Method::POST, path, token, Some(body)).await;
        (response.status().as_u16(), response.json().await.unwrap())
    }

    /// Posts as a visitor; returns status and body.
    pub(crate) async fn post(&self, path: &str, body: &Value) -> (u16, Value) {
        self.post_as(&self.visitor, path, body).await
    }

    /// Posts as a visitor what must go well.
    pub(crate) async fn done(&self, path: &str, body: &Value) -> Value {
        let (status, response) = self.post(path, body).await;
        assert_eq!(status, 200, "{path} {body}: {response}");
        response
    }

    /// Posts as a visitor what must be refused; returns the status and the code.
    pub(crate) async fn refused(&self, path: &str, body: &Value) -> (u16, String) {
        let (status, response) = self.post(path, body).await;
        let code = response["details"]["applicationError"]["code"].as_str();
        (status, code.unwrap_or_default().to_owned())
    }

    /// Registers a member.
    pub(crate) async fn register(&self, email: &str) -> Value {
        let body = json!({"loginId": {"email": email}, "password": PASSWORD, "profile": {"nickname": "N"},
            "captchaTokens": [], "clientMetaData": {}});
        self.done("/_api/iam/authentication/v2/register", &body).await
    }

    /// Registers a member and types the code from the mail; returns the last response.
    pub(crate) async fn join(&self, email: &str) -> Value {
        let registered = self.register(email).await;
        assert_eq!(registered["state"], "REQUIRE_EMAIL_VERIFICATION");
        let body = json!({"code": self.mailed_code(email).await, "stateToken": registered["stateToken"]});
        self.done("/_api/iam/verification/v1/auth/verify", &body).await
    }

    /// Logs in; returns status and body.
    pub(crate) async fn login(&self, email: &str, password: &str) -> (u16, Value) {
        let body = json!({"loginId": {"email": email}, "password": password});
        self.post("/_api/iam/authentication/v2/login", &body).await
    }

    /// The paragraph of the last mail that stands alone: its code, link or token.
    pub(crate) async fn mailed_code(&self, email: &str) -> String {
        let mails = self.store.outbox(email).await.unwrap();
        let body = &mails.last().unwrap().body;
        body.split("\n\n").nth(1).unwrap().to_owned()
    }

    /// Asks for a redirect session; returns its address.
    pub(crate) async fn redirect(&self, request: Value) -> Url {
        let body = json!({"auth": {"authRequest": request, "prompt": "none"}});
        let response = self.done("/_api/redirects-api/v1/redirect-session", &body).await;
        Url::parse(response["redirectSession"]["fullUrl"].as_str().unwrap()).unwrap()
    }

    /// Follows an address as a browser does, as far as the first response.
    pub(crate) async fn follow(&self, address: &Url) -> reqwest::Response {
        self.http.get(address.clone()).send().await.unwrap()
    }

    /// Turns a session into a member's tokens, as a site does it in a hidden frame.
    pub(crate) async fn tokens(&self, session: &Value) -> Value {
        let mut request = auth_request("web_message");
        request["sessionToken"] = session.clone();
        let page = self
            .follow(&self.redirect(request).await)
            .await
            .text()
            .await
            .unwrap();
        let message = message(&page);
        assert_eq!(message["response"]["state"], "state & more");
        self.done("/oauth2/token", &code_grant(&message["response"]["code"]))
            .await
    }

    /// Registers a member and returns the member's access token.
    pub(crate) async fn member(&self, email: &str) -> String {
        let joined = self.join(email).await;
        text(&self.tokens(&joined["sessionToken"]).await["access_token"])
    }
}

/// What a site asks for; in a hidden frame it names no page.
pub(crate) fn auth_request(mode: &str) -> Value {
    let challenge = URL_SAFE_NO_PAD.encode(Sha256::digest(VERIFIER));
    let mut request = json!({"clientId": "site", "codeChallenge": challenge, "codeChallengeMethod": "S256",
        "responseMode": mode, "responseType": "code", "scope": "offline_access", "state": "state & more"});
    if mode != "web_message" {
        request["redirectUri"] = PAGE.into();
    }
    request
}

/// The grant for a code that was sent to a hidden frame.
pub(crate) fn code_grant(code: &Value) -> Value {
    json!({"clientId": "site", "grantType": "authorization_code", "code": code, "codeVerifier": VERIFIER})
}

/// What a page posts to the page around it.
pub(crate) fn message(page: &str) -> Value {
    let data = page.split("id=\"message\">").nth(1).unwrap();
    serde_json::from_str(data.split("</script>").next().unwrap()).unwrap()
}

/// A text out of a response.
pub(crate) fn text(value: &Value) -> String {
    value.as_str().unwrap().to_owned()
}
