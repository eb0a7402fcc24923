//! Registering, verifying, logging in and out: the second generation's calls.

use content_members::Status;
use content_service::store::{Permission, Permissions};
use reqwest::Method;
use serde_json::{Value, json};

use crate::place::{Place, on_both};
use crate::site::{PASSWORD, Site, text};

on_both!(
    a_new_member_verifies_logs_in_and_reads_what_members_may,
    a_members_token_does_the_work_of_its_own_kind_alone,
    an_unknown_address_and_a_wrong_password_look_alike,
    registrations_are_refused_with_the_platforms_codes,
    a_changed_password_ends_every_session,
    a_logout_ends_its_own_session,
    the_owner_decides_who_comes_in,
    members_write_their_own_items,
);

const LOGOUT: &str = "/_api/iam/authentication/v1/logout";

async fn members_only(site: &Site, permission: Permission) {
    let permissions = Permissions {
        read: permission,
        insert: permission,
        update: permission,
        remove: permission,
    };
    site.service
        .store
        .create_collection("Notes", permissions)
        .await
        .unwrap();
}

async fn read_notes(site: &Site, token: &str) -> (u16, Value) {
    site.post_as(
        token,
        "/wix-data/v2/items/query",
        &json!({"dataCollectionId": "Notes"}),
    )
    .await
}

async fn a_new_member_verifies_logs_in_and_reads_what_members_may(place: Place) {
    let site = Site::start(&place).await;
    members_only(&site, Permission::SiteMember).await;
    let registered = site.register(" Ann@Example.com").await;
    assert_eq!(registered["state"], "REQUIRE_EMAIL_VERIFICATION");
    let identity = &registered["identity"];
    assert_eq!(
        identity["status"],
        json!({"name": "PENDING", "reasons": ["PENDING_EMAIL_VERIFICATION_REQUIRED"]})
    );
    assert_eq!(
        identity["email"],
        json!({"address": "ann@example.com", "isVerified": false})
    );
    assert_eq!(identity["identityProfile"], json!({"nickname": "N"}));

    // A login before the code leads to the same step.
    let (_, waiting) = site.login("ann@example.com", PASSWORD).await;
    assert_eq!(waiting["state"], "REQUIRE_EMAIL_VERIFICATION");
    assert!(waiting.get("sessionToken").is_none());
    let code =
        json!({"code": site.mailed_code("ann@example.com").await, "stateToken": waiting["stateToken"]});
    let verified = site.done("/_api/iam/verification/v1/auth/verify", &code).await;
    assert_eq!(verified["state"], "SUCCESS");
    assert_eq!(
        verified["identity"]["status"],
        json!({"name": "ACTIVE", "reasons": []})
    );
    assert_eq!(verified["identity"]["email"]["isVerified"], true);

    let (_, login) = site.login("ANN@example.com", PASSWORD).await;
    assert_eq!(login["state"], "SUCCESS");
    let tokens = site.tokens(&login["sessionToken"]).await;
    assert_eq!(tokens["expires_in"], 14400);
    assert_eq!(read_notes(&site, &site.visitor).await.0, 403);
    assert_eq!(read_notes(&site, &text(&tokens["access_token"])).await.0, 200);

    let refresh = json!({"grantType": "refresh_token", "refreshToken": tokens["refresh_token"]});
    let renewed = site.done("/oauth2/token", &refresh).await;
    assert_eq!(read_notes(&site, &text(&renewed["access_token"])).await.0, 200);
    site.stop().await;
}

async fn a_members_token_does_the_work_of_its_own_kind_alone(place: Place) {
    let site = Site::start(&place).await;
    let login = site.join("ann@example.com").await;
    let tokens = site.tokens(&login["sessionToken"]).await;
    let (access, refresh) = (&tokens["access_token"], &tokens["refresh_token"]);
    assert_eq!(read_notes(&site, &text(refresh)).await.0, 401);
    let renew = |token: &Value| json!({"grantType": "refresh_token", "refreshToken": token});
    assert_eq!(site.post("/oauth2/token", &renew(access)).await.0, 401);
    assert_eq!(site.post("/oauth2/token", &renew(refresh)).await.0, 200);
    site.stop().await;
}

async fn an_unknown_address_and_a_wrong_password_look_alike(place: Place) {
    let site = Site::start(&place).await;
    site.join("ann@example.com").await;
    let known = site.login("ann@example.com", "wrong password").await;
    let unknown = site.login("ben@example.com", "wrong password").await;
    assert_eq!(known, unknown);
    assert_eq!(known.0, 401);
    assert_eq!(known.1["details"]["applicationError"]["code"], "-19976");

    // A text that is no address is an error of the application: clients read no other kind out of a login.
    let (status, invalid) = site.login("ann", PASSWORD).await;
    let code = &invalid["details"]["applicationError"]["code"];
    assert_eq!((status, code), (400, &json!("INVALID_EMAIL")));
    site.stop().await;
}

async fn registrations_are_refused_with_the_platforms_codes(place: Place) {
    let site = Site::start(&place).await;
    site.register("ann@example.com").await;
    let register = "/_api/iam/authentication/v2/register";
    let body = |email: &str, password: &str| json!({"loginId": {"email": email}, "password": password});
    assert_eq!(
        site.refused(register, &body("Ann@example.com", PASSWORD)).await,
        (409, "-19995".to_owned())
    );
    // No address, some that would look like hers, and one of this machine.
    let wrong = "ann \"ann\"@example.com ann\u{3164}@example.com \u{115f}ann@example.com ann@localhost";
    let wrong = wrong.split(' ').map(|email| body(email, PASSWORD));
    let wrong = wrong.map(|body| (body, "loginId.email", json!({"type": "EMAIL"})));
    for (body, field, data) in wrong.chain([
        (
            json!({"password": PASSWORD}),
            "loginId.email",
            json!({"type": "EMAIL"}),
        ),
        (body("ben@example.com", "short"), "password", json!({})),
        (
            json!({"loginId": {"email": "ben@example.com"}}),
            "password",
            json!({}),
        ),
    ]) {
        let (status, response) = site.post(register, &body).await;
        let violation = &response["details"]["validationError"]["fieldViolations"][0];
        assert_eq!(
            (status, &violation["field"], &violation["data"]),
            (400, &json!(field), &data),
            "{body}"
        );
    }
    let (status, _) = site
        .post_as("", register, &body("ben@example.com", PASSWORD))
        .await;
    assert_eq!(status, 401, "like every call it needs a token");
    site.stop().await;
}

async fn a_changed_password_ends_every_session(place: Place) {
    let site = Site::start(&place).await;
    members_only(&site, Permission::SiteMember).await;
    let token = site.member("ann@example.com").await;
    let (_, other) = site.login("ann@example.com", PASSWORD).await;
    let other_tokens = site.tokens(&other["sessionToken"]).await;
    let change = "/_api/iam/authentication/v2/change-password";
    assert_eq!(
        site.refused(change, &json!({"newPassword": "new password"}))
            .await,
        (403, "MEMBER_REQUIRED".to_owned())
    );
    assert_eq!(
        site.post_as(&token, change, &json!({"newPassword": "short"}))
            .await
            .0,
        400
    );
    let changed = site
        .post_as(&token, change, &json!({"newPassword": "new password"}))
        .await;
    assert_eq!(changed, (200, json!({})));

    assert_eq!(read_notes(&site, &token).await.0, 401);
    assert_eq!(
        read_notes(&site, &text(&other_tokens["access_token"])).await.0,
        401
    );
    let refresh = json!({"grantType": "refresh_token", "refreshToken": other_tokens["refresh_token"]});
    assert_eq!(site.post("/oauth2/token", &refresh).await.0, 401);
    assert_eq!(site.login("ann@example.com", PASSWORD).await.0, 401);
    assert_eq!(site.login("ann@example.com", "new password").await.0, 200);
    site.stop().await;
}

async fn a_logout_ends_its_own_session(place: Place) {
    let site = Site::start(&place).await;
    members_only(&site, Permission::SiteMember).await;
    let token = site.member("ann@example.com").await;
    let (_, other) = site.login("ann@example.com", PASSWORD).await;
    let other = text(&site.tokens(&other["sessionToken"]).await["access_token"]);

    let elsewhere = format!("{LOGOUT}?clientId=site&postLogoutRedirectUri=https%3A%2F%2Fevil.example");
    let refused = site.service.send(Method::GET, &elsewhere, &token, None).await;
    assert_eq!(refused.status(), 400);
    assert_eq!(read_notes(&site, &token).await.0, 200);
    let elsewhere = json!({"clientId": "site", "postLogoutRedirectUri": "https://evil.example"});
    let refused = site
        .service
        .send(Method::POST, LOGOUT, &token, Some(&elsewhere))
        .await;
    assert_eq!(refused.status(), 400);

    let back = format!("{LOGOUT}?clientId=site&postLogoutRedirectUri=https%3A%2F%2Fsite.example%2Fback");
    let response = site.service.send(Method::GET, &back, &token, None).await;
    assert_eq!(response.status(), 200);
    let response: Value = response.json().await.unwrap();
    let headers = json!([{"key": "Location", "value": "https://site.example/back"}]);
    assert_eq!(
        response,
        json!({"statusCode": 302, "headers": headers, "body": ""})
    );
    assert_eq!(read_notes(&site, &token).await.0, 401);
    assert_eq!(read_notes(&site, &other).await.0, 200);

    // What would make too long an address is posted.
    let back = json!({"clientId": "site", "postLogoutRedirectUri": "https://site.example/back"});
    let posted = site.service.send(Method::POST, LOGOUT, &other, Some(&back)).await;
    assert_eq!(posted.json::<Value>().await.unwrap(), response);
    assert_eq!(read_notes(&site, &other).await.0, 401);
    site.stop().await;
}

async fn the_owner_decides_who_comes_in(place: Place) {
    let site = Site::start_with(&place, |members| members.owner_approval = true).await;
    members_only(&site, Permission::SiteMember).await;
    let joined = site.join("ann@example.com").await;
    assert_eq!(joined["state"], "REQUIRE_OWNER_APPROVAL");
    let reasons = json!(["PENDING_ADMIN_APPROVAL_REQUIRED"]);
    assert_eq!(joined["identity"]["status"]["reasons"], reasons);
    let store = &site.store;
    let id = text(&joined["identity"]["id"]);
    store.approve_member(&id).await.unwrap().unwrap();
    let (_, login) = site.login("ann@example.com", PASSWORD).await;
    let token = text(&site.tokens(&login["sessionToken"]).await["access_token"]);
    assert_eq!(read_notes(&site, &token).await.0, 200);

    store.require_password_reset(&id).await.unwrap().unwrap();
    assert_eq!(read_notes(&site, &token).await.0, 401);
    let (status, response) = site.login("ann@example.com", PASSWORD).await;
    assert_eq!(
        (status, &response["details"]["applicationError"]["code"]),
        (403, &json!("-19973"))
    );
    assert_eq!(site.login("ann@example.com", "wrong password").await.0, 401);

    for status in [Status::Blocked, Status::Offline] {
        store.set_account_status(&id, status).await.unwrap().unwrap();
        assert_eq!(store.member(&id).await.unwrap().unwrap().status(), status);
    }
    let refused = store.set_account_status(&id, Status::Pending).await.unwrap_err();
    assert!(refused.to_string().ends_with("be made pending"), "{refused}");
    store
        .set_account_status(&id, Status::Deleted)
        .await
        .unwrap()
        .unwrap();
    assert_eq!(store.set_account_status(&id, Status::Active).await.unwrap(), None);
    let (_, again) = site.login("ann@example.com", PASSWORD).await;
    assert_eq!(again["details"]["applicationError"]["code"], "-19976");
    assert_eq!(
        site.register("ann@example.com").await["state"],
        "REQUIRE_EMAIL_VERIFICATION"
    );
    site.stop().await;
}

async fn members_write_their_own_items(place: Place) {
    let site = Site::start(&place).await;
    members_only(&site, Permission::SiteMemberAuthor).await;
    let (ann, ben) = (
        site.member("ann@example.com").await,
        site.member("ben@example.com").await,
    );
    let item = json!({"dataCollectionId": "Notes", "dataItem": {"id": "1", "data": {"text": "mine"}}});
    assert_eq!(
        site.post_as(&site.visitor, "/wix-data/v2/items", &item).await.0,
        403
    );
    let (status, response) = site.post_as(&ann, "/wix-data/v2/items", &item).await;
    assert_eq!(status, 200, "{response}");
    let count = |response: (u16, Value)| response.1["dataItems"].as_array().unwrap().len();
    assert_eq!(count(read_notes(&site, &ann).await), 1);
    assert_eq!(count(read_notes(&site, &ben).await), 0);
    let path = "/wix-data/v2/items/1?dataCollectionId=Notes";
    let removal = site.service.send(Method::DELETE, path, &ben, None).await;
    assert_ne!(removal.status(), 200);
    let removal = site.service.send(Method::DELETE, path, &ann, None).await;
    assert_eq!(removal.status(), 200);
    site.stop().await;
}
