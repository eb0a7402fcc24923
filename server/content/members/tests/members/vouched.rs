//! Logins that a third party vouches for.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use content_members::Status;
use hmac::{Hmac, KeyInit as _, Mac as _};
use serde_json::{Value, json};
use sha2::Sha256;

use crate::place::{Place, on_both};
use crate::site::{PASSWORD, Site, text};

on_both!(
    another_system_vouches_once_for_whom_it_names,
    the_first_to_register_an_address_does_not_keep_it,
    a_session_gives_tokens_to_its_own_member_alone,
    a_sign_on_needs_a_key,
    the_holder_of_a_key_signs_on_and_gets_a_members_tokens,
);

const SSO: &str = "/_api/iam/authentication/v1/sso/login-with-token-params";
const NOW: i64 = 1_800_000_000;

fn jwt(claims: &Value, secret: &[u8]) -> String {
    let part = |value: &Value| URL_SAFE_NO_PAD.encode(value.to_string());
    let signed = format!(
        "{}.{}",
        part(&json!({"alg": "HS256", "typ": "JWT"})),
        part(claims)
    );
    let mut mac = Hmac::<Sha256>::new_from_slice(secret).unwrap();
    mac.update(signed.as_bytes());
    format!("{signed}.{}", URL_SAFE_NO_PAD.encode(mac.finalize().into_bytes()))
}

async fn start(place: &Place) -> Site {
    Site::start_with(place, |members| {
        members
            .sso_secrets
            .insert("shop".to_owned(), "shared secret".to_owned());
    })
    .await
}

fn vouching(id: i64, secret: &[u8]) -> Value {
    let claims =
        json!({"aud": "shop", "exp": NOW + 60, "jti": id, "email": "Ann@example.com", "given_name": "Ann"});
    json!({"idpConnectionId": "shop", "tokenParams": {"jwt": jwt(&claims, secret)}})
}

async fn another_system_vouches_once_for_whom_it_names(place: Place) {
    let site = start(&place).await;
    let body = vouching(1, b"shared secret");
    let login = site.done(SSO, &body).await;
    assert_eq!(login["state"], "SUCCESS");
    assert_eq!(
        login["identity"]["email"],
        json!({"address": "ann@example.com", "isVerified": true})
    );
    assert_eq!(login["identity"]["identityProfile"], json!({"firstName": "Ann"}));
    site.tokens(&login["sessionToken"]).await;
    let refused = (401, "INVALID_SSO_TOKEN".to_owned());
    assert_eq!(site.refused(SSO, &body).await, refused, "once");
    let again = site.done(SSO, &vouching(2, b"shared secret")).await;
    assert_eq!(again["identity"]["id"], login["identity"]["id"]);

    assert_eq!(site.refused(SSO, &vouching(3, b"guessed")).await, refused);
    let mut elsewhere = vouching(4, b"shared secret");
    elsewhere["idpConnectionId"] = "blog".into();
    assert_eq!(site.refused(SSO, &elsewhere).await, refused);
    site.service.clock.advance(61);
    assert_eq!(site.refused(SSO, &vouching(5, b"shared secret")).await, refused);
    assert_eq!(
        site.login("ann@example.com", PASSWORD).await.0,
        401,
        "there is no password"
    );
    site.stop().await;
}

async fn the_first_to_register_an_address_does_not_keep_it(place: Place) {
    let site = start(&place).await;
    let thief = site.register("ann@example.com").await;
    let owner = site.done(SSO, &vouching(1, b"shared secret")).await;
    assert_eq!(owner["state"], "SUCCESS");
    assert_eq!(owner["identity"]["id"], thief["identity"]["id"]);
    assert_eq!(site.login("ann@example.com", PASSWORD).await.0, 401);
    let proceed = json!({"stateToken": thief["stateToken"]});
    assert_eq!(
        site.refused("/_api/iam/authentication/v1/state/proceed", &proceed)
            .await,
        (400, "INVALID_STATE_TOKEN".to_owned())
    );
    site.stop().await;
}

async fn a_session_gives_tokens_to_its_own_member_alone(place: Place) {
    let site = Site::start(&place).await;
    let (ann, ben) = (
        site.join("ann@example.com").await,
        site.join("ben@example.com").await,
    );
    let body = |member: &Value, session: &Value| {
        json!({"grant_type": "authorized_client", "scope": "offline_access", "member_id": member["identity"]["id"],
            "session_token": session})
    };
    let tokens = site
        .done("/oauth2/token", &body(&ann, &ann["sessionToken"]))
        .await;
    assert!(tokens["access_token"].is_string());
    for session in [&ben["sessionToken"], &json!("unknown")] {
        let refused = site.refused("/oauth2/token", &body(&ann, session)).await;
        assert_eq!(refused, (401, "INVALID_SESSION_TOKEN".to_owned()));
    }
    let mut body = body(&ann, &ann["sessionToken"]);
    body["scope"] = "everything".into();
    assert_eq!(site.post("/oauth2/token", &body).await.0, 400);
    site.stop().await;
}

const SIGN_ON: &str = "/_api/iam/authentication/v2/sign-on";

fn sign_on(email: &str, nickname: &str, merges: bool) -> Value {
    json!({"loginId": {"email": email}, "profile": {"nickname": nickname}, "verifyEmail": true,
        "mergeExistingContact": merges})
}

fn authorized_client(member: &Value) -> Value {
    json!({"grant_type": "authorized_client", "scope": "offline_access", "member_id": member["identity"]["id"]})
}

async fn a_sign_on_needs_a_key(place: Place) {
    let site = Site::start(&place).await;
    let member = site.member("ben@example.com").await;
    let joined = site.join("cat@example.com").await;
    let no_key = format!("{},{member}", site.visitor);
    let seeded = "RecruitPosts-EN=publish";
    let of_posts = site.service.scoped_key(seeded).await;
    for token in [&site.visitor, &member, &no_key, &of_posts] {
        for (path, body) in [
            (SIGN_ON, sign_on("ann@example.com", "A", false)),
            ("/oauth2/token", authorized_client(&joined)),
        ] {
            let (status, response) = site.post_as(token, path, &body).await;
            let code = &response["details"]["applicationError"]["code"];
            assert_eq!((status, code), (403, &json!("API_KEY_REQUIRED")), "{path}");
        }
    }
    let bad_key = format!("{},axk_000000000000000000_guessed", site.visitor);
    assert_eq!(
        site.post_as(&bad_key, "/oauth2/token", &authorized_client(&joined))
            .await
            .0,
        401
    );
    site.stop().await;
}

async fn the_holder_of_a_key_signs_on_and_gets_a_members_tokens(place: Place) {
    let site = Site::start(&place).await;
    let key = site.service.store.create_key("shop", None).await.unwrap();
    let (status, signed) = site
        .post_as(&key, SIGN_ON, &sign_on("Ann@example.com", "A", false))
        .await;
    assert_eq!(status, 200, "{signed}");
    assert_eq!(signed["identity"]["status"]["name"], "ACTIVE");
    assert_eq!(
        signed["identity"]["email"],
        json!({"address": "ann@example.com", "isVerified": true})
    );
    site.tokens(&signed["sessionToken"]).await;
    for (merges, nickname) in [(false, "A"), (true, "B")] {
        let (_, again) = site
            .post_as(&key, SIGN_ON, &sign_on("ann@example.com", "B", merges))
            .await;
        assert_eq!(again["identity"]["id"], signed["identity"]["id"]);
        assert_eq!(again["identity"]["identityProfile"]["nickname"], nickname);
    }

    let both = format!("{},{key}", site.visitor);
    let (status, tokens) = site
        .post_as(&both, "/oauth2/token", &authorized_client(&signed))
        .await;
    assert_eq!(status, 200, "{tokens}");
    let change = "/_api/iam/authentication/v2/change-password";
    let token = text(&tokens["access_token"]);
    assert_eq!(
        site.post_as(&token, change, &json!({"newPassword": PASSWORD}))
            .await
            .0,
        200
    );
    assert_eq!(site.login("ann@example.com", PASSWORD).await.0, 200);

    let store = &site.store;
    let id = text(&signed["identity"]["id"]);
    store.set_account_status(&id, Status::Blocked).await.unwrap();
    for (path, body) in [
        ("/oauth2/token", authorized_client(&signed)),
        (SIGN_ON, sign_on("ann@example.com", "A", false)),
    ] {
        let (status, response) = site.post_as(&key, path, &body).await;
        let error = &response["details"]["applicationError"];
        assert_eq!(
            (status, &error["data"]),
            (403, &json!({"status": "BLOCKED"})),
            "{path}"
        );
    }
    let nobody = json!({"identity": {"id": "nobody"}});
    assert_eq!(
        site.post_as(&key, "/oauth2/token", &authorized_client(&nobody))
            .await
            .0,
        404
    );
    site.stop().await;
}
