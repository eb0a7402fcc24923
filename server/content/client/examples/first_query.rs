//! The first query: prints the titles of the three youngest posts.
//!
//! ```sh
//! cargo run -p content-client --example first_query -- http://127.0.0.1:8090 RecruitPosts-EN
//! ```

#![expect(clippy::print_stdout, reason = "an example says on the terminal what it did")]

use content_client::{ContentClient, ContentClientConfig, ContentError, ItemsQuery};
use serde_json::Value;
use url::Url;

/// Returns the titles of at most three posts, the youngest first.
///
/// # Errors
/// Those of the client's calls.
pub(crate) async fn run(address: Url, collection: &str) -> Result<Vec<String>, ContentError> {
    let mut config = ContentClientConfig::new(address);
    config.client_id = Some("first-query".to_owned());
    let client = ContentClient::new(config)?;
    let query = ItemsQuery::new(collection).descending("_createdDate").limit(3);
    let page = client.query_items(&query).await?;
    let title = |item| match item {
        Value::String(text) => Some(text),
        _ => None,
    };
    let fields = page.items.into_iter().filter_map(|item| item.data);
    Ok(fields
        .filter_map(|mut fields| fields.remove("title").and_then(title))
        .collect())
}

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [address, collection] = arguments.as_slice() else {
        return Err("usage: first_query ADDRESS COLLECTION".into());
    };
    for title in run(Url::parse(address)?, collection).await? {
        println!("{title}");
    }
    Ok(())
}
