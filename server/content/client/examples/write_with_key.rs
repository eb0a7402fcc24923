//! Writes with a key: adds an item, changes it and takes it away again.
//!
//! ```sh
//! KEY=… cargo run -p content-client --example write_with_key -- http://127.0.0.1:8090 RecruitPosts-EN__drafts
//! ```

#![expect(clippy::print_stdout, reason = "an example says on the terminal what it did")]

use content_client::{ApiKey, ContentClient, ContentClientConfig, ContentError, Credential, NewItem};
use serde_json::{Map, Value, json};
use url::Url;

/// Returns the title that the item had at its end.
///
/// # Errors
/// Those of the client's calls; `WDE0027` where the key may not write.
pub(crate) async fn run(address: Url, key: &str, collection: &str) -> Result<Value, ContentError> {
    let mut config = ContentClientConfig::new(address);
    config.credential = Credential::ApiKey(ApiKey::new(key));
    let client = ContentClient::new(config)?;
    let posts = client.collection(collection);

    let fields = Map::from_iter([("title".to_owned(), json!("Sound Designer"))]);
    let added = posts.insert(fields).await?;

    // An update replaces all fields, so it begins with the item as it is.
    let mut changed = NewItem::from(added);
    changed
        .data
        .insert("title".to_owned(), json!("Senior Sound Designer"));
    let updated = posts.update(changed).await?;

    let removed = posts.remove(&updated.id).await?;
    let title = removed.data.and_then(|mut fields| fields.remove("title"));
    Ok(title.unwrap_or_default())
}

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [address, collection] = arguments.as_slice() else {
        return Err("usage: KEY=… write_with_key ADDRESS COLLECTION".into());
    };
    // Arguments are shown to everybody on the machine; a key is not for everybody.
    let key = std::env::var("KEY")?;
    let title = run(Url::parse(address)?, &key, collection).await?;
    println!("added, changed and removed again: {title}");
    Ok(())
}
