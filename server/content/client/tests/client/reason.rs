//! The status text of a response, which only HTTP/1.1 has.

use content_client::{ApiKey, ContentClient, ContentClientConfig, Credential, ItemsQuery};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use url::Url;

/// What a platform's first line becomes: the text of the error and its code.
async fn error_of(line: &'static str) -> (String, Option<String>) {
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let platform = tokio::spawn(async move {
        let (mut stream, _) = listener.accept().await.unwrap();
        let mut request = [0; 4096];
        let _ = stream.read(&mut request).await.unwrap();
        let response = format!("HTTP/1.1 {line}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n");
        stream.write_all(response.as_bytes()).await.unwrap();
    });
    let mut config = ContentClientConfig::new(Url::parse(&format!("http://{address}")).unwrap());
    config.credential = Credential::ApiKey(ApiKey::new("k"));
    let client = ContentClient::new(config).unwrap();
    let error = client.query_items(&ItemsQuery::new("C")).await.unwrap_err();
    platform.await.unwrap();
    (error.to_string(), error.code().map(str::to_owned))
}

#[tokio::test]
async fn section_8_another_4xx_without_detail_takes_the_status_text_that_came() {
    for (line, text, code) in [
        (
            "404 Site Not Published",
            "Site Not Published",
            "SITE_NOT_PUBLISHED",
        ),
        ("404 Not Found", "Not Found", "NOT_FOUND"),
        ("410 ", "Gone", "GONE"),
        (
            "499 Client Closed Request",
            "Client Closed Request",
            "CLIENT_CLOSED_REQUEST",
        ),
    ] {
        assert_eq!(
            error_of(line).await,
            (text.to_owned(), Some(code.to_owned())),
            "{line}"
        );
    }
}
