//! Logs a member in with address and password, by way of a hidden frame.
//!
//! The service must have members (`CONTENT_MEMBERS=on`), and the page around the frame must be one of
//! `CONTENT_REDIRECT_URIS`.
//!
//! ```sh
//! PASSWORD=… cargo run -p content-client --example member_login -- http://127.0.0.1:8090 ann@example.com
//! ```

#![expect(clippy::print_stdout, reason = "an example says on the terminal what it did")]

use content_client::{
    AuthResponse, ContentClient, ContentClientConfig, Login, LoginFrame, LoginState, Role, Tokens,
};
use futures::{Stream, stream};
use serde_json::Value;
use url::Url;

type Error = Box<dyn std::error::Error>;

/// Returns the member's tokens. A program keeps them for the next start; they are as good as the password.
///
/// # Errors
/// Those of the client's calls, and the state of a log-in that needs more.
pub(crate) async fn run(address: Url, email: &str, password: &str) -> Result<Tokens, Error> {
    let mut config = ContentClientConfig::new(address);
    config.client_id = Some("example".to_owned());
    let client = ContentClient::new(config)?;

    let mut flow = client.login_flow();
    let session_token = match flow.login(&Login::new(email, password)).await {
        LoginState::Success { session_token } => session_token.clone(),
        LoginState::Failure(failure) => return Err(failure.message.clone().into()),
        // A code was mailed: `flow.process_verification` takes it. Other states wait for somebody else.
        other => return Err(format!("the log-in needs more: {}", other.name()).into()),
    };

    let tokens = client.oauth().direct_login(&session_token, open).await?;
    client.set_tokens(tokens.clone()).await;
    Ok(tokens)
}

/// Loads the address of the frame and gives what its page posts. In a page that is an `iframe` that is not shown, and
/// the window's `message` events; this program has no browser, so it reads the message out of the service's own page.
fn open(frame: LoginFrame) -> impl Stream<Item = AuthResponse> {
    // A message that is not for us is none, and without any the log-in fails.
    let message = async move {
        let (origin, data) = posted(frame.address()).await.ok()?;
        frame.read(&origin, &data)
    };
    futures::StreamExt::filter_map(stream::once(message), std::future::ready)
}

/// The origin of a page and the message that it posts to the page around it.
async fn posted(address: &str) -> Result<(String, Value), Error> {
    let page = http_client::builder_for(&Url::parse(address)?)?
        .build()?
        .get(address)
        .send()
        .await?
        .error_for_status()?
        .text()
        .await?;
    let after = page
        .split_once("id=\"message\">")
        .ok_or("the page posts nothing")?
        .1;
    let json = after.split_once("</script>").ok_or("the page is cut off")?.0;
    let mut message: Value = serde_json::from_str(json)?;
    let origin = Url::parse(address)?.origin().ascii_serialization();
    Ok((
        origin,
        message.get_mut("response").map(Value::take).unwrap_or_default(),
    ))
}

#[tokio::main]
async fn main() -> Result<(), Error> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [address, email] = arguments.as_slice() else {
        return Err("usage: PASSWORD=… member_login ADDRESS EMAIL".into());
    };
    let password = std::env::var("PASSWORD")?;
    let tokens = run(Url::parse(address)?, email, &password).await?;
    if tokens.refresh_token.role == Role::Member {
        println!("{email} is logged in");
    }
    Ok(())
}
