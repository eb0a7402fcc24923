//! Positions: what is kept of each in each language.
//!
//! A post is an item of the service's published collection, its draft one of the collection of drafts, under the id of the
//! position. So the site shows what is published as it does all else, and the command line works on the same items.

mod act;
mod delete;
mod facts;
mod history;
mod order;
mod write;

pub(crate) use act::{Request, close, publish_if_whole};
pub(crate) use facts::{iso, one};
pub(crate) use history::Entry;

use std::collections::{BTreeMap, BTreeSet};

use content_service::store::{Item, StoreError};
use serde_json::{Map, Value, json};
use sqlx::{AnyConnection, Row as _};

use crate::error::DeskError;
use crate::shared::{Locale, Shared};
use facts::Facts;

/// A post as it is on the wire.
pub(crate) type Post = Map<String, Value>;

pub(crate) const MISSING: DeskError = DeskError::NotFound { what: "position" };

impl Shared {
    /// Every position that has a post or a draft, the last changed first.
    pub(crate) async fn positions(&self) -> Result<Value, DeskError> {
        let mut view = self.store.content().view().await?;
        let mut all = Vec::new();
        for locale in &self.locales {
            all.push((locale, facts::read(&mut view, locale, None).await?));
        }
        let ids: BTreeSet<&String> = all
            .iter()
            .flat_map(|(_, facts)| facts.iter())
            .filter(|(_, facts)| facts.exists())
            .map(|(id, _)| id)
            .collect();
        let none = Facts::default();
        let mut positions: Vec<(String, Value)> = ids
            .into_iter()
            .map(|id| {
                let of = |facts: &'_ BTreeMap<String, Facts>| {
                    facts.get(id).map_or_else(|| none.json(), Facts::json)
                };
                let changed = all.iter().filter_map(|(_, facts)| facts.get(id)?.last());
                let changed = changed.map(|last| last.at.clone()).max().unwrap_or_default();
                let locales: Map<_, _> = all
                    .iter()
                    .map(|(locale, facts)| (locale.code.clone(), of(facts).into()))
                    .collect();
                (changed, json!({ "id": id, "locales": locales }))
            })
            .collect();
        positions.sort_by(|one, other| other.0.cmp(&one.0));
        let positions: Vec<Value> = positions.into_iter().map(|(_, position)| position).collect();
        let codes: Vec<_> = self.locales.iter().map(|locale| &locale.code).collect();
        Ok(json!({ "locales": codes, "positions": positions }))
    }

    /// A position with its posts.
    ///
    /// # Errors
    /// [`DeskError::NotFound`].
    pub(crate) async fn position(&self, id: &str) -> Result<Value, DeskError> {
        let mut view = self.store.content().view().await?;
        if !self.exists(&mut view, id).await? {
            return Err(MISSING);
        }
        self.read_position(&mut view, id).await
    }

    /// Whether a position has a post or a draft in any language.
    pub(crate) async fn exists(&self, connection: &mut AnyConnection, id: &str) -> Result<bool, DeskError> {
        for locale in &self.locales {
            if facts::one(connection, locale, id).await?.exists() {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// A position as it is at this point of a transaction, whether it has posts or not.
    async fn read_position(&self, connection: &mut AnyConnection, id: &str) -> Result<Value, DeskError> {
        let mut locales = Map::new();
        for locale in &self.locales {
            let mut json = facts::one(connection, locale, id).await?.json();
            for (name, collection) in [("draft", &locale.drafts), ("published", &locale.published)] {
                let post = item(connection, collection, id).await?;
                json.insert(
                    name.to_owned(),
                    post.map_or(Value::Null, |item| shown(item).into()),
                );
            }
            locales.insert(locale.code.clone(), json.into());
        }
        Ok(json!({ "id": id, "locales": locales }))
    }

    /// The refusal of a change that was made from something older.
    async fn conflict(&self, connection: &mut AnyConnection, id: &str) -> Result<DeskError, DeskError> {
        let current = Box::new(self.read_position(connection, id).await?);
        Ok(DeskError::Conflict { current })
    }
}

/// The draft of a position in a language.
pub(crate) async fn draft(
    connection: &mut AnyConnection,
    locale: &Locale,
    id: &str,
) -> Result<Option<Post>, DeskError> {
    Ok(item(connection, &locale.drafts, id).await?.map(shown))
}

/// An item as it is at this point of a transaction.
async fn item(connection: &mut AnyConnection, collection: &str, id: &str) -> Result<Option<Item>, DeskError> {
    let row = sqlx::query("SELECT CAST(data AS TEXT) FROM items WHERE collection = $1 AND id = $2")
        .bind(collection)
        .bind(id)
        .fetch_optional(connection)
        .await?;
    let data = row.map(|row| parse(row.try_get(0)?)).transpose()?;
    Ok(data.map(|data| Item {
        id: id.to_owned(),
        data,
    }))
}

fn parse(json: &str) -> Result<Map<String, Value>, DeskError> {
    let reason = |error: serde_json::Error| StoreError::Unreadable {
        reason: error.to_string(),
    };
    Ok(serde_json::from_str(json).map_err(reason)?)
}

/// A post without its system fields.
fn shown(item: Item) -> Post {
    let fields = item.data.into_iter();
    fields.filter(|(name, _)| !name.starts_with('_')).collect()
}

/// The languages of codes in the order in which a change takes them.
fn in_order<'s>(shared: &'s Shared, codes: &[String]) -> Result<Vec<&'s Locale>, DeskError> {
    for code in codes {
        shared
            .locale(code)
            .map_err(|_| DeskError::field("locales", format!("there is no language {code}")))?;
    }
    let locales = shared.locales.iter();
    Ok(locales.filter(|locale| codes.contains(&locale.code)).collect())
}
