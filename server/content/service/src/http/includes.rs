//! Items that a caller wants to see in the place of references to them.

use std::collections::HashMap;

use serde_json::{Map, Value};

use super::call::Call;
use super::error::{ApiError, both, each};
use super::input::{self, Object};
use crate::store::{Action, Item, Scope, published_of};

/// Referenced items of a field when the caller names no number, the platform's own figure.
const LIMIT_DEFAULT: u32 = 50;
/// Most referenced items of a field, the platform's own figure.
const LIMIT_MAX: u32 = 1000;
/// Most fields to expand; each costs a look-up.
const FIELDS_MAX: usize = 16;

/// A field whose references are expanded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Include {
    pub(super) field: String,
    pub(super) limit: usize,
}

/// Reads what to expand: the names and options of older clients, or the list of newer ones.
pub(super) fn parse(body: &Object) -> Result<Vec<Include>, ApiError> {
    // Single writes carry a boolean of the same name.
    let names = match body.get("includeReferencedItems") {
        Some(Value::Bool(_)) => Ok(Vec::new()),
        names => input::texts(names, "includeReferencedItems"),
    };
    let options = options(body, "referencedItemOptions", "fieldName");
    let newer = self::options(body, "includeReferences", "field");
    let (names, (options, newer)) = both(names, both(options, newer))?;
    let limit = limit(None, "includeReferencedItems")?;
    let mut includes: Vec<Include> = Vec::new();
    includes.extend(names.into_iter().map(|field| Include { field, limit }));
    for option in options {
        // Mere options expand nothing; the newer list does.
        if let Some(include) = includes.iter_mut().find(|include| include.field == option.field) {
            include.limit = option.limit;
        }
    }
    for option in newer {
        match includes.iter_mut().find(|include| include.field == option.field) {
            Some(include) => include.limit = option.limit,
            None => includes.push(option),
        }
    }
    if includes.len() > FIELDS_MAX {
        return Err(ApiError::field(
            "includeReferencedItems",
            format!("must have at most {FIELDS_MAX} entries"),
        ));
    }
    Ok(includes)
}

/// Reads a list of fields with the number of items that each shows.
fn options(body: &Object, list: &str, name: &str) -> Result<Vec<Include>, ApiError> {
    let options = input::list(body.get(list), list)?.iter().enumerate();
    each(options.map(|(position, option)| {
        let path = format!("{list}[{position}]");
        let field = option
            .get(name)
            .and_then(Value::as_str)
            .filter(|field| !field.contains('\0'))
            .ok_or_else(|| ApiError::field(format!("{path}.{name}"), "must be a text without NUL"));
        let limit = limit(option.get("limit"), &format!("{path}.limit"));
        let (field, limit) = both(field, limit)?;
        let field = field.to_owned();
        Ok(Include { field, limit })
    }))
}

fn limit(value: Option<&Value>, field: &str) -> Result<usize, ApiError> {
    let limit = input::whole(value, field, LIMIT_DEFAULT, LIMIT_MAX)?;
    Ok(usize::try_from(limit).unwrap_or(usize::MAX))
}

/// Puts referenced items in the place of their ids. An id that leads nowhere stays.
pub(super) async fn expand(
    call: &Call,
    collection: &str,
    items: &mut [Item],
    includes: &[Include],
) -> Result<(), ApiError> {
    for include in includes {
        let own: Vec<String> = items.iter().map(|item| item.id.clone()).collect();
        let mut kept: HashMap<String, Vec<String>> = HashMap::new();
        for (item, referenced) in call
            .store
            .references(collection, &include.field, &own, false)
            .await?
        {
            let list = kept.entry(item).or_default();
            if list.len() < include.limit {
                list.push(referenced);
            }
        }
        let mut wanted: Vec<String> = kept.values().flatten().cloned().collect();
        for item in items.iter() {
            wanted.extend(ids(item.data.get(&include.field), include.limit));
        }
        let found = resolve(call, wanted).await?;
        for item in items.iter_mut() {
            let value = match kept.get(&item.id) {
                Some(ids) => {
                    let items = ids.iter().map(|id| expanded(call, id, &found));
                    Some(Value::Array(items.collect::<Result<_, _>>()?))
                }
                None => replaced(call, item.data.get(&include.field), include.limit, &found)?,
            };
            if let Some(value) = value {
                item.data.insert(include.field.clone(), value);
            }
        }
    }
    Ok(())
}

/// Finds items by id in the collections that the caller may read, those of the call's environment. A reference to a draft leads
/// nowhere until the draft is published.
pub(super) async fn resolve(
    call: &Call,
    mut ids: Vec<String>,
) -> Result<HashMap<String, (String, Item)>, ApiError> {
    ids.sort_unstable();
    ids.dedup();
    let collections = call.store.collections().await?;
    let exists = |name: &str| collections.iter().any(|other| other.name == name);
    let keeps_drafts = |name: &str| published_of(name).is_some_and(exists);
    let readable: HashMap<&str, Scope> = collections
        .iter()
        .filter(|collection| !keeps_drafts(&collection.name))
        .filter_map(|collection| {
            let scope = collection.scope(&call.role, Action::Read)?;
            Some((collection.name.as_str(), scope))
        })
        .collect();
    let mut items: Vec<_> = call.store.items_by_id(&ids, &call.budget).await?;
    items.retain(|(collection, _)| call.environment.rank(collection).is_some());
    items.sort_by_key(|(collection, _)| call.environment.rank(collection));
    let mut found = HashMap::new();
    for (collection, item) in items {
        let may = match readable.get(collection.as_str()) {
            Some(Scope::All) => true,
            Some(Scope::Own(member)) => item.data.get("_owner").and_then(Value::as_str) == Some(member),
            None => false,
        };
        if may {
            found.entry(item.id.clone()).or_insert((collection, item));
        }
    }
    Ok(found)
}

fn ids(value: Option<&Value>, limit: usize) -> Vec<String> {
    match value {
        Some(Value::String(id)) => vec![id.clone()],
        Some(Value::Array(values)) => values
            .iter()
            .take(limit)
            .filter_map(|value| value.as_str().map(str::to_owned))
            .collect(),
        _ => Vec::new(),
    }
}

fn replaced(
    call: &Call,
    value: Option<&Value>,
    limit: usize,
    found: &HashMap<String, (String, Item)>,
) -> Result<Option<Value>, ApiError> {
    Ok(match value {
        Some(Value::String(id)) => Some(expanded(call, id, found)?),
        Some(Value::Array(values)) => {
            let values = values.iter().take(limit).map(|value| match value {
                Value::String(id) => expanded(call, id, found),
                other => Ok(other.clone()),
            });
            Some(Value::Array(values.collect::<Result<_, _>>()?))
        }
        _ => None,
    })
}

/// The item of that id, each time paid for anew: an item that many refer to is in the response as often.
fn expanded(call: &Call, id: &str, found: &HashMap<String, (String, Item)>) -> Result<Value, ApiError> {
    let Some((_, item)) = found.get(id) else {
        return Ok(Value::String(id.to_owned()));
    };
    call.pay(&item.data)?;
    Ok(Value::Object(Map::clone(&item.data)))
}
