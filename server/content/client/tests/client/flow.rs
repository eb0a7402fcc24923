//! The registration and login state machine.

use content_client::{Login, LoginState, Register};
use serde_json::{Value, json};
use wiremock::ResponseTemplate;

use crate::platform::Platform;

/// Responses of the service and the states that they lead to.
fn states() -> [(Value, &'static str); 8] {
    [
        (json!({"state": "SUCCESS", "sessionToken": "s"}), "SUCCESS"),
        (
            json!({"state": "REQUIRE_OWNER_APPROVAL"}),
            "OWNER_APPROVAL_REQUIRED",
        ),
        (
            json!({"state": "REQUIRE_EMAIL_VERIFICATION", "stateToken": "st"}),
            "EMAIL_VERIFICATION_REQUIRED",
        ),
        (json!({"state": "STATUS_CHECK"}), "FAILURE"),
        (json!({"state": "UNKNOWN_STATE"}), "FAILURE"),
        (json!({"state": "LATER_INVENTION"}), "FAILURE"),
        (json!({"state": "REQUIRE_EMAIL_VERIFICATION"}), "FAILURE"),
        (json!({}), "FAILURE"),
    ]
}

#[tokio::test]
async fn section_4_server_states_become_client_states() {
    for (response, name) in states() {
        let platform = Platform::with_body(response.clone()).await;
        let mut flow = platform.client.login_flow();
        assert_eq!(flow.state().name(), "INITIAL");
        let registered = flow.register(&Register::new("a@b.example", "p")).await;
        assert_eq!(registered.name(), name, "{response}");
        if let LoginState::Failure(failure) = registered {
            assert_eq!((failure.message.as_str(), failure.code), ("Unknown _state", None));
        }
        assert_eq!(
            flow.login(&Login::new("a@b.example", "p")).await.name(),
            name,
            "{response}"
        );
    }
    for (state, name) in [
        (LoginState::UserCaptchaRequired, "USER_CAPTCHA_REQUIRED"),
        (LoginState::SilentCaptchaRequired, "SILENT_CAPTCHA_REQUIRED"),
    ] {
        assert_eq!(state.name(), name);
    }
}

#[tokio::test]
async fn section_4_a_verification_code_is_taken_where_one_was_asked_for() {
    let platform = Platform::with_body(json!({"state": "SUCCESS", "sessionToken": "s"})).await;
    let waiting = || LoginState::EmailVerificationRequired {
        state_token: "st".into(),
    };
    let mut flow = platform.client.login_flow_from(waiting());
    match flow.process_verification(&"123".into()).await.unwrap() {
        LoginState::Success { session_token } => assert_eq!(session_token.reveal(), "s"),
        other => panic!("{other:?}"),
    }
    assert_eq!(
        platform.sent().await.body,
        json!({"code": "123", "stateToken": "st"})
    );
    let mut flow = platform.client.login_flow_from(waiting());
    flow.resend_code().await.unwrap();
    assert_eq!(platform.sent().await.body, json!({"stateToken": "st"}));
}

#[tokio::test]
async fn section_4_a_verification_code_anywhere_else_fails_without_a_call() {
    let platform = Platform::with_body(json!({"state": "SUCCESS", "sessionToken": "s"})).await;
    let elsewhere = [
        LoginState::Initial,
        LoginState::OwnerApprovalRequired,
        LoginState::UserCaptchaRequired,
        LoginState::SilentCaptchaRequired,
        LoginState::Success {
            session_token: "s".into(),
        },
    ];
    for state in elsewhere {
        let mut flow = platform.client.login_flow_from(state.clone());
        let LoginState::Failure(failure) = flow.process_verification(&"123".into()).await.unwrap() else {
            panic!("{state:?}");
        };
        assert_eq!(failure.message, "Unknown _state");
        let mut flow = platform.client.login_flow_from(state);
        assert_eq!(flow.resend_code().await.unwrap().name(), "FAILURE");
    }
    assert_eq!(platform.calls().await.len(), 0);
}

#[tokio::test]
async fn a_wrong_code_leaves_the_flow_where_it_was() {
    let refusal =
        json!({"message": "no", "details": {"applicationError": {"code": "X", "description": "wrong"}}});
    let response = ResponseTemplate::new(400).set_body_json(refusal);
    let platform = Platform::responding(response, |_| {}).await;
    let mut flow = platform
        .client
        .login_flow_from(LoginState::EmailVerificationRequired {
            state_token: "st".into(),
        });
    let error = flow.process_verification(&"123".into()).await.unwrap_err();
    assert_eq!(
        (error.code(), error.to_string().as_str()),
        (Some("X"), "no: wrong")
    );
    assert_eq!(flow.state().name(), "EMAIL_VERIFICATION_REQUIRED");
}
