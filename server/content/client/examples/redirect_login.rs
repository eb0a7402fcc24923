//! Logs a member in by sending a browser away and reading what it brings back.
//!
//! The hosted platform has a log-in page of its own. The site's own service has none: it takes a session that is logged
//! in already, which is how this example begins, and the page to come back to must be one of `CONTENT_REDIRECT_URIS`.
//!
//! ```sh
//! PASSWORD=… cargo run -p content-client --example redirect_login -- \
//!     http://127.0.0.1:8090 ann@example.com https://site.example/back
//! ```

#![expect(clippy::print_stdout, reason = "an example says on the terminal what it did")]

use content_client::{
    AuthRequest, AuthResponse, ContentClient, ContentClientConfig, Login, LoginState, OauthData, Prompt,
    RedirectIntent, RedirectRequest, ResponseMode, Role, Secret, Tokens,
};
use url::Url;

type Error = Box<dyn std::error::Error>;

const CLIENT_ID: &str = "example";

/// Returns the member's tokens.
///
/// # Errors
/// Those of the client's calls, and why the platform sent the browser back without a code.
pub(crate) async fn run(address: Url, email: &str, password: &str, page: &str) -> Result<Tokens, Error> {
    let mut config = ContentClientConfig::new(address);
    config.client_id = Some(CLIENT_ID.to_owned());
    let client = ContentClient::new(config)?;
    let session_token = log_in(&client, email, password).await?;

    // Kept until the browser is back, in its own storage for example: the verifier proves who sent it away.
    let data = OauthData::generate(page, "");
    let mut auth_request = AuthRequest::new(&data.code_challenge, &data.state);
    auth_request.client_id = Some(CLIENT_ID.to_owned());
    auth_request.redirect_uri = Some(page.to_owned());
    auth_request.response_mode = ResponseMode::Query;
    auth_request.session_token = Some(session_token);
    // Where the platform has a log-in page, `client.oauth().auth_url` does all this without a session.
    let request = RedirectRequest::new(RedirectIntent::Auth {
        auth_request,
        prompt: Prompt::None,
    });
    let session = client.create_redirect_session(&request).await?;

    let back = browser_comes_back(&session.full_url).await?;
    let response = AuthResponse::parse(&back, ResponseMode::Query).ok_or("the page has no address")?;
    if let Some(error) = response.error {
        return Err(error.into());
    }
    let tokens = client
        .oauth()
        .member_tokens(&response.code, &response.state, &data)
        .await?;
    client.set_tokens(tokens.clone()).await;
    Ok(tokens)
}

async fn log_in(client: &ContentClient, email: &str, password: &str) -> Result<Secret, Error> {
    let mut flow = client.login_flow();
    match flow.login(&Login::new(email, password)).await {
        LoginState::Success { session_token } => Ok(session_token.clone()),
        other => Err(format!("no session: {}", other.name()).into()),
    }
}

/// Follows the address as a browser does; returns the address of the page that it is sent to.
async fn browser_comes_back(address: &str) -> Result<String, Error> {
    let browser = http_client::builder_for(&Url::parse(address)?)?
        .redirect(reqwest::redirect::Policy::none())
        .build()?;
    let response = browser.get(address).send().await?;
    let location = response
        .headers()
        .get("location")
        .ok_or("the browser is sent nowhere")?;
    Ok(location.to_str()?.to_owned())
}

#[tokio::main]
async fn main() -> Result<(), Error> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [address, email, page] = arguments.as_slice() else {
        return Err("usage: PASSWORD=… redirect_login ADDRESS EMAIL PAGE".into());
    };
    let password = std::env::var("PASSWORD")?;
    let tokens = run(Url::parse(address)?, email, &password, page).await?;
    if tokens.refresh_token.role == Role::Member {
        println!("{email} is logged in");
    }
    Ok(())
}
