//! The schema of the collections that a caller may use, built when their set changes.

use std::sync::{Mutex, PoisonError};

use async_graphql::dynamic::{Field, FieldFuture, FieldValue, Object, Schema, SchemaError, TypeRef};
use serde_json::json;

use super::caller::Caller;
use super::calls::{CallKind, MUTATIONS, QUERIES};
use super::names::{Named, name_all};
use super::types;
use crate::http::error::ApiError;
use crate::store::{Action, Collection, Role, Store, StoreError, published_of};

/// Schemas that are kept: visitors, members and holders of keys have one each, and one may be on its way out.
const KEPT: usize = 4;

/// The schemas that were built last, each with the collections that it is of.
#[derive(Default)]
pub(in crate::http) struct Schemas {
    built: Mutex<Vec<(Vec<String>, Schema)>>,
}

impl Schemas {
    /// The schema of a caller. The collections are read each time, so a schema is never older than they are.
    pub(super) async fn of(&self, store: &Store, role: &Role) -> Result<Schema, ApiError> {
        let collections = usable(&store.collections().await?, role);
        let mut built = self.built.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, schema)) = built.iter().find(|(of, _)| *of == collections) {
            return Ok(schema.clone());
        }
        let schema = build(name_all(&collections)).map_err(|error| StoreError::Unreadable {
            reason: format!("the collections have no GraphQL schema: {error}"),
        })?;
        built.insert(0, (collections, schema.clone()));
        built.truncate(KEPT);
        Ok(schema)
    }
}

/// The names of the collections with which a caller may do anything at all, those of drafts included.
fn usable(all: &[Collection], role: &Role) -> Vec<String> {
    let is_published = |name: &str| all.iter().any(|other| other.name == name);
    let mut names = Vec::new();
    for collection in all {
        match published_of(&collection.name) {
            // Drafts are listed with what they are drafts of, whether or not there are any yet.
            Some(published) if is_published(published) => {}
            Some(_) => names.extend(name_if_usable(collection, role)),
            None => {
                names.extend(name_if_usable(collection, role));
                names.extend(name_if_usable(&collection.drafts(0), role));
            }
        }
    }
    names
}

fn name_if_usable(collection: &Collection, role: &Role) -> Option<String> {
    let may = |action| collection.scope(role, action).is_some();
    [Action::Read, Action::Insert, Action::Update, Action::Remove]
        .into_iter()
        .any(may)
        .then(|| collection.name.clone())
}

fn build(collections: Vec<Named>) -> Result<Schema, SchemaError> {
    let root = |name: &str, kinds: &'static [CallKind]| {
        let fields = collections
            .iter()
            .flat_map(|named| kinds.iter().map(|kind| field(kind, named)));
        fields.fold(Object::new(name), Object::field)
    };
    let mutation = (!collections.is_empty()).then(|| root("Mutation", &MUTATIONS));
    let query = root("Query", &QUERIES);
    let name = mutation.as_ref().map(|mutation| mutation.type_name().to_owned());
    // Suggestions would only repeat what introspection shows.
    let mut schema = types::register(Schema::build("Query", name.as_deref(), None)).disable_suggestions();
    if let Some(mutation) = mutation {
        schema = schema.register(mutation);
    }
    schema.register(query.field(overview(collections))).finish()
}

/// The field that lists the collections.
fn overview(collections: Vec<Named>) -> Field {
    Field::new(
        "dataCollections",
        TypeRef::named_nn_list_nn(types::COLLECTION),
        move |_| {
            let list = collections.iter().map(|named| {
                FieldValue::owned_any(json!({ "dataCollectionId": named.collection, "name": named.name }))
            });
            FieldFuture::Value(Some(FieldValue::list(list)))
        },
    )
    .description("The collections that the caller may use.")
}

fn field(kind: &'static CallKind, named: &Named) -> Field {
    let collection = named.collection.clone();
    let name = format!("{}{}", kind.prefix, named.name);
    let field = Field::new(name, TypeRef::named(kind.returns), move |context| {
        let collection = collection.clone();
        FieldFuture::new(async move { Caller::make(kind, collection, &context).await })
    })
    .description(format!("{} Collection {}.", kind.description, named.collection));
    (kind.arguments)().into_iter().fold(field, Field::argument)
}
