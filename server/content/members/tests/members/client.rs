//! Members through the site's own client, end to end.

use content_client::{
    AuthResponse, ContentClient, ContentClientConfig, ContentError, EmailOptions, ItemsQuery, Login,
    LoginFrame, LoginState, OauthData, Prompt, Redirect, Register, ResponseMode, Role, Secret,
};
use content_service::store::{Permission, Permissions};
use url::Url;

use crate::place::{Place, on_both};
use crate::site::{PAGE, PASSWORD, Site, message};

on_both!(
    a_member_registers_logs_in_by_frame_reads_and_logs_out,
    a_member_logs_in_by_redirect,
    failures_have_the_clients_names,
    a_lost_password_comes_back,
);

fn client(site: &Site) -> ContentClient {
    let address = Url::parse(&format!("http://{}", site.service.address)).unwrap();
    let mut config = ContentClientConfig::new(address);
    config.client_id = Some("site".to_owned());
    // The service's clock stands still, so the client's must too, or a token's life would depend on the day.
    ContentClient::with_clock(config, std::sync::Arc::new(Past)).unwrap()
}

struct Past;

impl content_client::Clock for Past {
    fn now(&self) -> time::OffsetDateTime {
        time::OffsetDateTime::from_unix_timestamp(1_800_000_000).unwrap()
    }
}

async fn members_only(site: &Site) {
    let permissions = Permissions {
        read: Permission::SiteMember,
        ..Permissions::PUBLIC
    };
    site.service
        .store
        .create_collection("Notes", permissions)
        .await
        .unwrap();
}

/// What comes out of the hidden frame.
async fn response(site: &Site, frame: LoginFrame) -> AuthResponse {
    let address = Url::parse(frame.address()).unwrap();
    let page = site.follow(&address).await.text().await.unwrap();
    let origin = address.origin().ascii_serialization();
    frame.read(&origin, &message(&page)["response"]).unwrap()
}

async fn session(site: &Site, client: &ContentClient, email: &str) -> Secret {
    let mut flow = client.login_flow();
    let state = flow.register(&Register::new(email, PASSWORD)).await;
    assert_eq!(state.name(), "EMAIL_VERIFICATION_REQUIRED");
    let code = Secret::from(site.mailed_code(email).await);
    match flow.process_verification(&code).await.unwrap() {
        LoginState::Success { session_token } => session_token.clone(),
        other => panic!("{other:?}"),
    }
}

async fn a_member_registers_logs_in_by_frame_reads_and_logs_out(place: Place) {
    let site = Site::start(&place).await;
    members_only(&site).await;
    let client = client(&site);
    let session = session(&site, &client, "ann@example.com").await;
    match client.query_items(&ItemsQuery::new("Notes")).await.unwrap_err() {
        ContentError::Application(error) => assert_eq!(error.code, "WDE0027"),
        other => panic!("{other:?}"),
    }
    let open = |frame: LoginFrame| futures::stream::once(response(&site, frame));
    let tokens = client.oauth().direct_login(&session, open).await.unwrap();
    assert_eq!(tokens.refresh_token.role, Role::Member);
    client.set_tokens(tokens).await;
    client.query_items(&ItemsQuery::new("Notes")).await.unwrap();

    let address = client.oauth().logout(PAGE).await.unwrap();
    assert_eq!(client.tokens().await.refresh_token.role, Role::None);
    let after = site.follow(&Url::parse(&address).unwrap()).await;
    assert_eq!(after.headers()["location"], PAGE);
    match client.query_items(&ItemsQuery::new("Notes")).await.unwrap_err() {
        ContentError::Application(error) => assert_eq!(error.code, "WDE0027"),
        other => panic!("{other:?}"),
    }
    drop(client);
    site.stop().await;
}

async fn a_member_logs_in_by_redirect(place: Place) {
    let site = Site::start(&place).await;
    let client = client(&site);
    let data = OauthData::generate(PAGE, "");
    for mode in [ResponseMode::Query, ResponseMode::Fragment] {
        let address = client.oauth().auth_url(&data, mode, Prompt::Login).await.unwrap();
        let response = site.follow(&Url::parse(&address).unwrap()).await;
        let back = response.headers()["location"].to_str().unwrap();
        let body = AuthResponse::parse(back, mode).unwrap();
        assert_eq!(
            (body.error.as_deref(), &body.state),
            (Some("login_required"), &data.state)
        );
        let refused = client.oauth().member_tokens(&body.code, &body.state, &data).await;
        assert!(matches!(refused, Err(ContentError::MissingCodeOrState)));
    }
    let refused = client.oauth().member_tokens("guessed", &data.state, &data).await;
    assert!(
        matches!(refused, Err(ContentError::MemberTokens { .. })),
        "{refused:?}"
    );
    drop(client);
    site.stop().await;
}

async fn failures_have_the_clients_names(place: Place) {
    let site = Site::start(&place).await;
    let client = client(&site);
    session(&site, &client, "ann@example.com").await;
    let failure = |state: &LoginState| match state {
        LoginState::Failure(failure) => failure.code.unwrap().to_string(),
        other => panic!("{other:?}"),
    };
    let mut flow = client.login_flow();
    for (register, name) in [
        (Register::new("ann@example.com", PASSWORD), "emailAlreadyExists"),
        (Register::new("ann", PASSWORD), "invalidEmail"),
    ] {
        assert_eq!(failure(flow.register(&register).await), name);
    }
    for (login, name) in [
        (Login::new("ann@example.com", "wrong password"), "invalidPassword"),
        (Login::new("ann", PASSWORD), "invalidEmail"),
    ] {
        assert_eq!(failure(flow.login(&login).await), name);
    }
    let id = site
        .store
        .member_by_email("ann@example.com")
        .await
        .unwrap()
        .unwrap()
        .id;
    site.store.require_password_reset(&id).await.unwrap();
    let login = Login::new("ann@example.com", PASSWORD);
    assert_eq!(failure(flow.login(&login).await), "resetPassword");
    drop(client);
    site.stop().await;
}

async fn a_lost_password_comes_back(place: Place) {
    let site = Site::start(&place).await;
    let client = client(&site);
    session(&site, &client, "ann@example.com").await;
    let options = EmailOptions {
        language: Some("ja".to_owned()),
        redirect: Some(Redirect {
            url: PAGE.to_owned(),
            client_id: "site".to_owned(),
        }),
    };
    client
        .recovery()
        .send_email("ann@example.com", &options)
        .await
        .unwrap();
    let link = Url::parse(&site.mailed_code("ann@example.com").await).unwrap();
    let token = Secret::from(link.query_pairs().next().unwrap().1.into_owned());
    let response = client
        .recovery()
        .recover(&token, &Secret::from("new password"))
        .await
        .unwrap();
    assert!(matches!(LoginState::from(response), LoginState::Success { .. }));
    let mut flow = client.login_flow();
    assert_eq!(
        flow.login(&Login::new("ann@example.com", "new password"))
            .await
            .name(),
        "SUCCESS"
    );
    drop(client);
    site.stop().await;
}
