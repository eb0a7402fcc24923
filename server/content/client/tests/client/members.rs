//! The services about members: what is sent and what is read.

use content_client::{
    AuthenticatorConnection, CaptchaTokens, Connection, EmailOptions, IdentityProviderConnection, Login,
    LoginStatus, PendingReason, Profile, Redirect, Register, Secret, ServerState, SignOn, Status, v1,
};
use serde_json::{Value, json};

use crate::items::fields;
use crate::platform::Platform;

const AUTH: &str = "/_api/iam/authentication";

fn state_response() -> Value {
    json!({"state": "SUCCESS", "sessionToken": "s", "stateToken": "", "additionalData": {"a": 1},
        "identity": {"id": "i", "email": {"address": "a@b.example"}, "status": {"name": "PENDING",
            "reasons": ["PENDING_EMAIL_VERIFICATION_REQUIRED"]}, "contactId": "c"}})
}

fn captcha() -> CaptchaTokens {
    CaptchaTokens {
        visible: Some("v".into()),
        invisible: None,
    }
}

#[tokio::test]
async fn section_7_version_2_register_and_login() {
    let platform = Platform::with_body(state_response()).await;
    let authentication = platform.client.authentication();
    let mut register = Register::new("a@b.example", "p");
    register.profile = Some(Profile {
        nickname: Some("n".into()),
        first_name: Some("f".into()),
        last_name: Some("l".into()),
        more: fields(json!({"company": "c"})),
    });
    register.captcha_tokens = Some(captcha());
    register.client_meta_data = Some(fields(json!({"k": 1})));
    let response = authentication.register(&register).await.unwrap();
    assert_eq!(response.state, ServerState::Success);
    assert_eq!(
        (response.session_token, response.state_token),
        (Some(Secret::from("s")), None)
    );
    let identity = response.identity.unwrap();
    let status = identity.status.unwrap();
    assert_eq!(status.name, Status::Pending);
    assert_eq!(status.reasons, [PendingReason::PendingEmailVerificationRequired]);
    assert_eq!(identity.more["contactId"], "c");
    let sent = platform.sent().await;
    assert_eq!(sent.line, format!("POST {AUTH}/v2/register"));
    assert_eq!(sent.authorization, "t");
    let body = json!({"loginId": {"email": "a@b.example"}, "password": "p", "clientMetaData": {"k": 1},
        "profile": {"nickname": "n", "firstName": "f", "lastName": "l", "company": "c"},
        "captchaTokens": [{"Recaptcha": "v"}]});
    assert_eq!(sent.body, body);

    authentication
        .login(&Login::new("a@b.example", "p"))
        .await
        .unwrap();
    let sent = platform.sent().await;
    assert_eq!(sent.line, format!("POST {AUTH}/v2/login"));
    assert_eq!(
        sent.body,
        json!({"loginId": {"email": "a@b.example"}, "password": "p"})
    );
}

#[tokio::test]
async fn section_7_version_1_register_login_and_proceed() {
    let response = json!({"state": {"status": "REQUIRE_OWNER_APPROVAL", "stateToken": "st"}, "sessionToken": "s",
        "identity": {"id": "i", "connections": [{"authenticatorConnection": {"authenticatorConnectionId": "x"}}]},
        "connection": {"idpConnection": {"idpConnectionId": "shop", "idpUserId": "7"}}, "additionalData": {}});
    let platform = Platform::with_body(response).await;
    let authentication = platform.client.authentication();
    let register = v1::Register {
        identity: fields(json!({"email": "a@b.example"})),
        authenticator_id: Some("x".into()),
        inputs: fields(json!({"password": "p"})),
        captcha_tokens: Some(captcha()),
    };
    let response = authentication.register_v1(&register).await.unwrap();
    let progress = response.state.unwrap();
    assert_eq!(progress.status, LoginStatus::RequireOwnerApproval);
    assert_eq!(
        (progress.state_token, response.connection),
        (
            Some(Secret::from("st")),
            Some(Connection::IdentityProvider(IdentityProviderConnection {
                id: "shop".into(),
                user_id: "7".into()
            }))
        )
    );
    assert_eq!(
        response.identity.unwrap().connections,
        [Connection::Authenticator(AuthenticatorConnection {
            id: "x".into(),
            re_enrollment_required: false
        })]
    );
    let sent = platform.sent().await;
    assert_eq!(sent.line, format!("POST {AUTH}/v1/register"));
    let body = json!({"identity": {"email": "a@b.example"}, "authenticatorId": "x", "inputs": {"password": "p"},
        "captchaTokens": [{"Recaptcha": "v"}]});
    assert_eq!(sent.body, body);

    let by_name = v1::Login {
        identifier: v1::Identifier::UserName("u".into()),
        authenticator_id: None,
        inputs: fields(json!({"password": "p"})),
        captcha_tokens: None,
        login_id: Some("a@b.example".into()),
    };
    authentication.login_v1(&by_name).await.unwrap();
    let sent = platform.sent().await;
    assert_eq!(sent.line, format!("POST {AUTH}/v1/login"));
    let body = json!({"identifier": {"userName": "u"}, "inputs": {"password": "p"},
        "loginId": {"email": "a@b.example"}});
    assert_eq!(sent.body, body);

    authentication.proceed(&"st".into()).await.unwrap();
    let sent = platform.sent().await;
    assert_eq!(
        (sent.line, sent.body),
        (
            format!("POST {AUTH}/v1/state/proceed"),
            json!({"stateToken": "st"})
        )
    );
}

#[tokio::test]
async fn section_7_change_password_sso_and_sign_on() {
    let platform = Platform::with_body(state_response()).await;
    let authentication = platform.client.authentication();
    authentication.change_password(&"new".into()).await.unwrap();
    let sent = platform.sent().await;
    assert_eq!(
        (sent.line, sent.body),
        (
            format!("POST {AUTH}/v2/change-password"),
            json!({"newPassword": "new"})
        )
    );

    authentication
        .sso_login("idp", &fields(json!({"a": "b"})))
        .await
        .unwrap();
    let sent = platform.sent().await;
    assert_eq!(sent.line, format!("POST {AUTH}/v1/sso/login-with-token-params"));
    assert_eq!(
        sent.body,
        json!({"idpConnectionId": "idp", "tokenParams": {"a": "b"}})
    );

    let sign_on = SignOn {
        login_id: "a@b.example".into(),
        profile: None,
        verify_email: true,
        merge_existing_contact: false,
    };
    let signed_on = authentication.sign_on(&sign_on).await.unwrap();
    assert_eq!(signed_on.session_token.reveal(), "s");
    let sent = platform.sent().await;
    assert_eq!(sent.line, format!("POST {AUTH}/v2/sign-on"));
    let body =
        json!({"loginId": {"email": "a@b.example"}, "verifyEmail": true, "mergeExistingContact": false});
    assert_eq!(sent.body, body);
}

#[tokio::test]
async fn section_7_logout_is_a_get_with_a_raw_response() {
    let response = json!({"statusCode": 302, "headers": [{"key": "location", "value": "/bye"}], "body": ""});
    let platform = Platform::with_body(response).await;
    let logout = platform
        .client
        .authentication()
        .logout("https://a.example/", "site")
        .await
        .unwrap();
    assert_eq!(
        (logout.status_code, logout.headers[0].value.as_str()),
        (Some(302), "/bye")
    );
    let line = platform.sent().await.line;
    let query = line.strip_prefix(&format!("GET {AUTH}/v1/logout?")).unwrap();
    let mut parts: Vec<_> = query.split('&').collect();
    parts.sort_unstable();
    assert_eq!(
        parts,
        [
            "clientId=site",
            "postLogoutRedirectUri=https%3A%2F%2Fa.example%2F"
        ]
    );
}

#[tokio::test]
async fn section_7_recovery_sends_mails_and_takes_a_new_password() {
    let platform = Platform::with_body(state_response()).await;
    let recovery = platform.client.recovery();
    let options = EmailOptions {
        language: Some("ja".into()),
        redirect: Some(Redirect {
            url: "https://a.example/".into(),
            client_id: "site".into(),
        }),
    };
    let redirect = json!({"url": "https://a.example/", "clientId": "site"});
    recovery.send_email("a@b.example", &options).await.unwrap();
    let sent = platform.sent().await;
    assert_eq!(sent.line, "POST /_api/iam/recovery/v1/send-email");
    assert_eq!(
        sent.body,
        json!({"email": "a@b.example", "language": "ja", "redirect": redirect})
    );

    recovery.send_activation_email("i", &options).await.unwrap();
    let sent = platform.sent().await;
    assert_eq!(sent.line, "POST /_api/iam/recovery/v1/activation-email");
    assert_eq!(
        sent.body,
        json!({"identityId": "i", "emailOptions": {"language": "ja", "redirect": redirect}})
    );

    let response = recovery.recover(&"r".into(), &"p".into()).await.unwrap();
    assert_eq!(response.state, ServerState::Success);
    let sent = platform.sent().await;
    assert_eq!(sent.line, "POST /_api/iam/recovery/v1/recover");
    assert_eq!(sent.body, json!({"recoveryToken": "r", "password": "p"}));
}

#[tokio::test]
async fn section_7_verification_starts_verifies_and_sends_again() {
    let mut response = state_response();
    response["verificationId"] = json!("v");
    let platform = Platform::with_body(response).await;
    let verification = platform.client.verification();
    assert_eq!(verification.start("i").await.unwrap(), "v");
    let sent = platform.sent().await;
    assert_eq!(sent.line, "POST /_api/iam/verification/v1/Start");
    assert_eq!(sent.body, json!({"identityId": "i", "target": "EMAIL"}));
    verification.verify(&"123".into(), &"st".into()).await.unwrap();
    let sent = platform.sent().await;
    assert_eq!(sent.line, "POST /_api/iam/verification/v1/auth/verify");
    assert_eq!(sent.body, json!({"code": "123", "stateToken": "st"}));
    verification.resend(&"st".into()).await.unwrap();
    let sent = platform.sent().await;
    assert_eq!(sent.line, "POST /_api/iam/verification/v1/auth/resend");
    assert_eq!(sent.body, json!({"stateToken": "st"}));
}
