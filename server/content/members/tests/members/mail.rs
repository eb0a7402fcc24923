//! Codes, links and activation by mail, out of the outbox.

use serde_json::{Value, json};
use url::Url;

use crate::place::{Place, on_both};
use crate::site::{PAGE, PASSWORD, Site, text};

on_both!(
    a_code_dies_after_five_wrong_tries_and_with_its_time,
    another_code_takes_the_place_of_the_one_before,
    a_lost_password_is_replaced_by_a_link,
    a_response_does_not_reveal_whether_an_address_is_known,
    a_weak_password_does_not_use_a_link_up,
    a_member_without_a_password_is_activated,
    a_stranger_neither_spends_nor_shapes_the_way_back,
    mails_are_written_in_the_members_language,
    mails_to_one_address_are_limited,
    secrets_do_not_outlive_their_use_in_the_outbox,
);

const VERIFY: &str = "/_api/iam/verification/v1/auth/verify";
const RESEND: &str = "/_api/iam/verification/v1/auth/resend";
const START: &str = "/_api/iam/verification/v1/Start";
const SEND_EMAIL: &str = "/_api/iam/recovery/v1/send-email";
const RECOVER: &str = "/_api/iam/recovery/v1/recover";

fn wrong_code() -> (u16, String) {
    (400, "INVALID_VERIFICATION_CODE".to_owned())
}

/// A code of the right form that is not this one.
fn other(code: &str) -> String {
    if code == "000000" { "000001" } else { "000000" }.to_owned()
}

async fn a_code_dies_after_five_wrong_tries_and_with_its_time(place: Place) {
    let site = Site::start(&place).await;
    let registered = site.register("ann@example.com").await;
    let right = site.mailed_code("ann@example.com").await;
    let body = |code: &str| json!({"code": code, "stateToken": registered["stateToken"]});
    for _ in 0..5 {
        assert_eq!(site.refused(VERIFY, &body(&other(&right))).await, wrong_code());
    }
    assert_eq!(
        site.refused(VERIFY, &body(&right)).await,
        wrong_code(),
        "the right one comes too late"
    );

    site.done(RESEND, &json!({"stateToken": registered["stateToken"]}))
        .await;
    let right = site.mailed_code("ann@example.com").await;
    site.service.clock.advance(15 * 60 + 1);
    assert_eq!(site.refused(VERIFY, &body(&right)).await, wrong_code());

    site.done(RESEND, &json!({"stateToken": registered["stateToken"]}))
        .await;
    let right = site.mailed_code("ann@example.com").await;
    for _ in 0..4 {
        assert_eq!(site.refused(VERIFY, &body(&other(&right))).await, wrong_code());
    }
    assert_eq!(site.done(VERIFY, &body(&right)).await["state"], "SUCCESS");
    assert_eq!(
        site.refused(VERIFY, &body(&right)).await,
        (400, "INVALID_STATE_TOKEN".to_owned())
    );
    site.stop().await;
}

async fn another_code_takes_the_place_of_the_one_before(place: Place) {
    let site = Site::start(&place).await;
    let registered = site.register("ann@example.com").await;
    let first = site.mailed_code("ann@example.com").await;
    let start = json!({"identityId": registered["identity"]["id"], "target": "EMAIL"});
    assert!(site.done(START, &start).await["verificationId"].is_string());
    let second = site.mailed_code("ann@example.com").await;
    let body = |code: &str| json!({"code": code, "stateToken": registered["stateToken"]});
    if first != second {
        assert_eq!(site.refused(VERIFY, &body(&first)).await, wrong_code());
    }
    assert_eq!(site.done(VERIFY, &body(&second)).await["state"], "SUCCESS");
    let unknown = json!({"identityId": "nobody", "target": "EMAIL"});
    assert_eq!(
        site.refused(START, &unknown).await,
        (404, "IDENTITY_NOT_FOUND".to_owned())
    );
    assert_eq!(
        site.post(START, &json!({"identityId": "x", "target": "SMS"}))
            .await
            .0,
        400
    );
    assert_eq!(
        site.refused(RESEND, &json!({"stateToken": "unknown"})).await,
        (400, "INVALID_STATE_TOKEN".to_owned())
    );
    site.stop().await;
}

/// Asks for a link to a new password; returns the token in it.
async fn recovery(site: &Site, email: &str) -> String {
    let body = json!({"email": email, "language": "en", "redirect": {"url": PAGE, "clientId": "site"}});
    assert_eq!(site.done(SEND_EMAIL, &body).await, json!({}));
    let link = Url::parse(&site.mailed_code(email).await).unwrap();
    assert!(link.as_str().starts_with(PAGE));
    let (name, token) = link.query_pairs().next().unwrap();
    assert_eq!(name, "recoveryToken");
    token.into_owned()
}

async fn a_lost_password_is_replaced_by_a_link(place: Place) {
    let site = Site::start(&place).await;
    let joined = site.join("ann@example.com").await;
    let tokens = site.tokens(&joined["sessionToken"]).await;
    let older = recovery(&site, "ann@example.com").await;
    let token = recovery(&site, "ann@example.com").await;
    let body = |token: &str| json!({"recoveryToken": token, "password": "new password"});
    let recovered = site.done(RECOVER, &body(&token)).await;
    assert_eq!(recovered["state"], "SUCCESS");
    site.tokens(&recovered["sessionToken"]).await;
    let refused = (400, "INVALID_RECOVERY_TOKEN".to_owned());
    assert_eq!(site.refused(RECOVER, &body(&token)).await, refused, "once");
    assert_eq!(
        site.refused(RECOVER, &body(&older)).await,
        refused,
        "a new password ends older links"
    );
    assert_eq!(site.login("ann@example.com", PASSWORD).await.0, 401);
    assert_eq!(site.login("ann@example.com", "new password").await.0, 200);
    let refresh = json!({"grantType": "refresh_token", "refreshToken": tokens["refresh_token"]});
    assert_eq!(
        site.post("/oauth2/token", &refresh).await.0,
        401,
        "and every session"
    );

    let late = recovery(&site, "ann@example.com").await;
    site.service.clock.advance(60 * 60 + 1);
    assert_eq!(site.refused(RECOVER, &body(&late)).await, refused);
    site.stop().await;
}

async fn a_response_does_not_reveal_whether_an_address_is_known(place: Place) {
    let site = Site::start(&place).await;
    site.join("ann@example.com").await;
    let body = |email: &str, page: &str| json!({"email": email, "redirect": {"url": page}});
    let known = site.post(SEND_EMAIL, &body("ann@example.com", PAGE)).await;
    assert_eq!(known, site.post(SEND_EMAIL, &body("ben@example.com", PAGE)).await);
    assert_eq!(site.store.outbox("ben@example.com").await.unwrap(), []);
    let (status, response) = site
        .post(SEND_EMAIL, &body("ann@example.com", "https://evil.example"))
        .await;
    let field = &response["details"]["validationError"]["fieldViolations"][0]["field"];
    assert_eq!((status, field), (400, &json!("redirect.url")));
    assert_eq!(site.post(SEND_EMAIL, &body("ann", PAGE)).await.0, 400);
    site.stop().await;
}

async fn a_weak_password_does_not_use_a_link_up(place: Place) {
    let site = Site::start(&place).await;
    site.register("ann@example.com").await;
    let token = recovery(&site, "ann@example.com").await;
    let body = |password: &str| json!({"recoveryToken": token, "password": password});
    assert_eq!(site.post(RECOVER, &body("short")).await.0, 400);
    let recovered = site.done(RECOVER, &body("new password")).await;
    // The mail came through, so the address is verified by the same token.
    assert_eq!(recovered["state"], "SUCCESS");
    assert_eq!(recovered["identity"]["email"]["isVerified"], true);
    site.stop().await;
}

async fn a_stranger_neither_spends_nor_shapes_the_way_back(place: Place) {
    let site = Site::behind_a_proxy(&place).await;
    let body =
        json!({"loginId": {"email": "ann@example.com"}, "password": PASSWORD, "profile": {"language": "ja"}});
    site.done("/_api/iam/authentication/v2/register", &body).await;
    let ask = async |address: &str, email: &str| {
        let url = format!("http://{}{SEND_EMAIL}", site.service.address);
        let request = site.service.http.post(url).header("authorization", &site.visitor);
        let body = json!({"email": email, "language": "ko"});
        let response = request
            .header("x-forwarded-for", address)
            .json(&body)
            .send()
            .await
            .unwrap();
        response.status().as_u16()
    };
    for expected in [200, 200, 200, 200, 429] {
        assert_eq!(ask("203.0.113.1", "ann@example.com").await, expected);
    }
    let mail = site.store.outbox("ann@example.com").await.unwrap().pop().unwrap();
    assert_eq!((mail.kind.as_str(), mail.language.as_str()), ("recovery", "ja"));
    let link = site.mailed_code("ann@example.com").await;
    assert!(link.starts_with(&format!("{PAGE}?recoveryToken=")), "{link}");
    // The member has a budget beside the stranger's, who has one for all mailboxes.
    assert_eq!(ask("203.0.113.2", "ann@example.com").await, 200);
    for number in 0..5 {
        assert_eq!(ask("203.0.113.1", &format!("m{number}@example.com")).await, 200);
    }
    assert_eq!(ask("203.0.113.1", "m9@example.com").await, 429);
    site.stop().await;
}

async fn a_member_without_a_password_is_activated(place: Place) {
    let site = Site::start(&place).await;
    let registered = site.register("ann@example.com").await;
    let path = "/_api/iam/recovery/v1/activation-email";
    let body = json!({"identityId": registered["identity"]["id"],
        "emailOptions": {"language": "ko", "redirect": {"url": PAGE}}});
    assert_eq!(site.done(path, &body).await, json!({}));
    let mail = site.store.outbox("ann@example.com").await.unwrap().pop().unwrap();
    assert_eq!((mail.kind.as_str(), mail.language.as_str()), ("activation", "ko"));
    let link = Url::parse(&site.mailed_code("ann@example.com").await).unwrap();
    let token = text(&json!(link.query_pairs().next().unwrap().1));
    let recovered = site
        .done(RECOVER, &json!({"recoveryToken": token, "password": PASSWORD}))
        .await;
    assert_eq!(recovered["state"], "SUCCESS");
    let unknown = site.refused(path, &json!({"identityId": "nobody"})).await;
    assert_eq!(unknown, (404, "IDENTITY_NOT_FOUND".to_owned()));
    site.stop().await;
}

async fn mails_are_written_in_the_members_language(place: Place) {
    let site = Site::start(&place).await;
    for (language, subject) in [
        ("en", "Your verification code"),
        ("ja", "認証コードのお知らせ"),
        ("kr", "인증 코드 안내"),
    ] {
        let email = format!("{language}@example.com");
        let body =
            json!({"loginId": {"email": email}, "password": PASSWORD, "profile": {"language": language}});
        site.done("/_api/iam/authentication/v2/register", &body).await;
        let mails = site.store.outbox(&email).await.unwrap();
        assert_eq!(mails[0].subject, subject);
    }
    site.stop().await;
}

async fn mails_to_one_address_are_limited(place: Place) {
    let site = Site::start(&place).await;
    let registered = site.register("ann@example.com").await;
    let body = json!({"stateToken": registered["stateToken"]});
    for _ in 0..3 {
        site.done(RESEND, &body).await;
    }
    assert_eq!(
        site.refused(RESEND, &body).await,
        (429, "TOO_MANY_REQUESTS".to_owned())
    );
    // A login goes on without another mail.
    assert_eq!(
        site.login("ann@example.com", PASSWORD).await.1["state"],
        "REQUIRE_EMAIL_VERIFICATION"
    );
    assert_eq!(site.store.outbox("ann@example.com").await.unwrap().len(), 4);
    site.stop().await;
}

async fn secrets_do_not_outlive_their_use_in_the_outbox(place: Place) {
    let site = Site::start(&place).await;
    site.register("ann@example.com").await;
    let bodies = async || -> Value {
        let mails = site.store.outbox("ann@example.com").await.unwrap();
        mails.into_iter().map(|mail| mail.body).collect()
    };
    assert_ne!(bodies().await[0], "");
    site.service.clock.advance(15 * 60 + 1);
    site.register("ben@example.com").await;
    assert_eq!(bodies().await, json!([""]));
    site.stop().await;
}
