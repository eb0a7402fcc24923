//! Single items.

use std::io::{self, Read as _};
use std::{fs, path::Path};

use anyhow::{Context as _, bail};
use content_service::store::{Item, Saved, Store, StoreError};
use encoding_rs::Encoding;
use serde_json::{Map, Value};

use crate::arguments::{ItemName, PutArguments};
use crate::check::Check;
use crate::context::CommandContext;
use crate::format::{Decoded, decode};
use crate::output::say;

/// Name that means standard input.
const STANDARD_INPUT: &str = "-";

/// Prints a line for each item: id, last change, title.
///
/// # Errors
///
/// If there is no such collection, or the store fails.
pub(crate) async fn list(store: &Store, collection: &str) -> anyhow::Result<()> {
    store
        .export(collection, |item| -> Result<(), Failure> {
            let text = |name: &str| item.data.get(name).and_then(Value::as_str).unwrap_or_default();
            let updated = item
                .data
                .get("_updatedDate")
                .and_then(|date| date.get("$date"))
                .and_then(Value::as_str)
                .unwrap_or_default();
            say(format_args!("{}\t{updated}\t{}", item.id, text("title")))?;
            Ok(())
        })
        .await?;
    Ok(())
}

/// Prints an item as JSON.
///
/// # Errors
///
/// If there is no such item, or the store fails.
pub(crate) async fn get(store: &Store, name: &ItemName) -> anyhow::Result<()> {
    store.collection(&name.collection).await?;
    let Some(item) = store.item(&name.collection, &name.id).await? else {
        bail!(
            "item {} does not exist in collection {}",
            name.id,
            name.collection
        );
    };
    print(&item)
}

/// Adds or replaces an item.
///
/// # Errors
///
/// If the file holds no complete item, or the store fails.
pub(crate) async fn put(store: &Store, context: &CommandContext, put: PutArguments) -> anyhow::Result<()> {
    let text = read(&put.file, None)?;
    let mut data: Map<String, Value> =
        serde_json::from_str(&text).with_context(|| format!("{} is no JSON object", put.file.display()))?;
    for day in Check::of(context, &put.collection).item(&mut data)? {
        say(format_args!(
            "field {}: {} is read as {}",
            day.field, day.written, day.day
        ))?;
    }
    let saved = store
        .put_item(&put.collection, put.id, data, context.publisher())
        .await?;
    match saved {
        Saved::Inserted(item) => say(format_args!("inserted {}", item.id))?,
        Saved::Updated(item) => say(format_args!("updated {}", item.id))?,
    }
    Ok(())
}

/// Takes an item away and prints it.
///
/// # Errors
///
/// If there is no such item, or the store fails.
pub(crate) async fn remove(store: &Store, context: &CommandContext, name: &ItemName) -> anyhow::Result<()> {
    let item = store
        .remove_item(&name.collection, &name.id, context.publisher())
        .await?;
    print(&item)
}

/// The text of a file, or of standard input. An encoding that was recognised, and not chosen, is said.
///
/// # Errors
///
/// If it cannot be read or is no text.
pub(crate) fn read(file: &Path, encoding: Option<&'static Encoding>) -> anyhow::Result<String> {
    let is_standard_input = file == Path::new(STANDARD_INPUT);
    let unreadable = || {
        if is_standard_input {
            "standard input cannot be read".to_owned()
        } else {
            format!("{} cannot be read", file.display())
        }
    };
    let mut bytes = Vec::new();
    if is_standard_input {
        io::stdin().read_to_end(&mut bytes).with_context(unreadable)?;
    } else {
        bytes = fs::read(file).with_context(unreadable)?;
    }
    let Decoded { text, recognised } = decode(&bytes, encoding).with_context(unreadable)?;
    if let Some(name) = recognised {
        say(format_args!("{} is read as {name}", file.display()))?;
    }
    Ok(text)
}

fn print(item: &Item) -> anyhow::Result<()> {
    say(serde_json::to_string_pretty(&item.data)?)?;
    Ok(())
}

/// What ends a walk over the items.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Failure {
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// Nothing more can be written.
    #[error("the items cannot be written")]
    Write(#[from] io::Error),
}
