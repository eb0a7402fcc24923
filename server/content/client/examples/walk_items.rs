//! Walks all items of a collection, page by page, as a visitor.
//!
//! ```sh
//! cargo run -p content-client --example walk_items -- http://127.0.0.1:8090 RecruitPosts-EN
//! ```

#![expect(clippy::print_stdout, reason = "an example says on the terminal what it did")]

use content_client::{ContentClient, ContentClientConfig, ContentError, ItemsQuery};
use futures::TryStreamExt as _;
use url::Url;

/// Items on a page.
const PAGE: u32 = 50;

/// Returns the ids of all items, the youngest first.
///
/// # Errors
/// Those of the client's calls.
pub(crate) async fn run(address: Url, collection: &str) -> Result<Vec<String>, ContentError> {
    let mut config = ContentClientConfig::new(address);
    config.client_id = Some("example".to_owned());
    let client = ContentClient::new(config)?;
    // By cursor: items that come or go meanwhile shift no page.
    let query = ItemsQuery::new(collection).by_cursor(PAGE);
    // `stream` gives single items; `pages` also says how many there are.
    client.stream(query).map_ok(|item| item.id).try_collect().await
}

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [address, collection] = arguments.as_slice() else {
        return Err("usage: walk_items ADDRESS COLLECTION".into());
    };
    for id in run(Url::parse(address)?, collection).await? {
        println!("{id}");
    }
    Ok(())
}
