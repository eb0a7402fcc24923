//! What an operator does with members, without HTTP.

use content_members::{Member, Status};

use crate::place::{Place, on_both};
use crate::site::{PASSWORD, Site, text};

on_both!(
    members_are_listed_by_status_and_found_by_id_and_address,
    a_blocked_member_is_out_and_a_reset_one_needs_a_new_password,
);

fn emails(members: &[Member]) -> Vec<&str> {
    members
        .iter()
        .map(|member| member.email.as_deref().unwrap_or("none"))
        .collect()
}

async fn members_are_listed_by_status_and_found_by_id_and_address(place: Place) {
    let site = Site::start_with(&place, |members| members.owner_approval = true).await;
    for email in ["ann@example.com", "ben@example.com", "eve@example.com"] {
        site.service.clock.advance(1);
        site.join(email).await;
    }
    let store = &site.store;
    let all = store.members(None).await.unwrap();
    assert_eq!(
        emails(&all),
        ["ann@example.com", "ben@example.com", "eve@example.com"]
    );
    for found in [all[1].id.as_str(), " Ben@Example.com "] {
        assert_eq!(store.find_member(found).await.unwrap().as_ref(), Some(&all[1]));
    }
    assert_eq!(store.find_member("joe@example.com").await.unwrap(), None);

    store.approve_member(&all[0].id).await.unwrap().unwrap();
    store.block_member(&all[2].id).await.unwrap().unwrap();
    for (status, expected) in [
        (Status::Active, "ann@example.com"),
        (Status::Pending, "ben@example.com"),
        (Status::Blocked, "eve@example.com"),
    ] {
        let members = store.members(Some(status)).await.unwrap();
        assert_eq!(emails(&members), [expected], "{status:?}");
    }
    assert_eq!(store.members(Some(Status::Deleted)).await.unwrap(), []);
    for id in ["nobody", ""] {
        assert_eq!(store.approve_member(id).await.unwrap(), None);
        assert_eq!(store.block_member(id).await.unwrap(), None);
        assert_eq!(store.require_password_reset(id).await.unwrap(), None);
    }
    site.stop().await;
}

async fn a_blocked_member_is_out_and_a_reset_one_needs_a_new_password(place: Place) {
    let site = Site::start(&place).await;
    let joined = site.join("ann@example.com").await;
    let tokens = site.tokens(&joined["sessionToken"]).await;
    let refresh = serde_json::json!({"grantType": "refresh_token", "refreshToken": tokens["refresh_token"]});
    let id = text(&joined["identity"]["id"]);

    let reset = site.store.require_password_reset(&id).await.unwrap().unwrap();
    assert!(reset.must_reset);
    assert_eq!(
        site.post("/oauth2/token", &refresh).await.0,
        401,
        "every session ends"
    );
    let (status, refused) = site.login("ann@example.com", PASSWORD).await;
    assert_eq!((status, code(&refused)), (403, "-19973"));

    site.store.block_member(&id).await.unwrap().unwrap();
    let recovery = serde_json::json!({"email": "ann@example.com"});
    site.done("/_api/iam/recovery/v1/send-email", &recovery).await;
    let link = site.mailed_code("ann@example.com").await;
    let (_, token) = link.split_once("recoveryToken=").unwrap();
    let body = serde_json::json!({"recoveryToken": token, "password": "another horse"});
    let (status, refused) = site.post("/_api/iam/recovery/v1/recover", &body).await;
    assert_eq!((status, code(&refused)), (403, "IDENTITY_NOT_ACTIVE"));
    site.stop().await;
}

fn code(response: &serde_json::Value) -> &str {
    response["details"]["applicationError"]["code"]
        .as_str()
        .unwrap_or_default()
}
