//! What a stolen database gives away.

use crate::place::Place;
use crate::site::{PASSWORD, Site, text};

#[tokio::test]
async fn no_password_session_or_token_is_in_the_file() {
    let place = Place::sqlite();
    let site = Site::start(&place).await;
    let registered = site.register("ann@example.com").await;
    let joined = site.join("ben@example.com").await;
    let tokens = site.tokens(&joined["sessionToken"]).await;
    let secrets = [
        PASSWORD.to_owned(),
        text(&registered["stateToken"]),
        text(&joined["sessionToken"]),
        text(&tokens["access_token"]),
        text(&tokens["refresh_token"]),
        site.visitor.clone(),
    ];
    // An address that was not followed yet holds a secret too.
    let mut request = crate::site::auth_request("query");
    request["sessionToken"] = joined["sessionToken"].clone();
    let address = site.redirect(request).await;
    let redirect = address.query_pairs().next().unwrap().1.into_owned();
    site.stop().await;

    let file = std::fs::read(place.folder.path().join("data").join("content.sqlite")).unwrap();
    let holds = |text: &str| file.windows(text.len()).any(|part| part == text.as_bytes());
    assert!(
        holds("ann@example.com") && holds("$argon2id$"),
        "the file is what is looked through"
    );
    for secret in secrets.iter().chain([&redirect]) {
        assert!(!holds(secret), "{secret}");
    }
}
