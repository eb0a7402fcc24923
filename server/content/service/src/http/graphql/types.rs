//! The types that every schema has. An item's fields are one JSON value, because a collection does not say which fields
//! its items have. A value of theirs is read out of the JSON that the data interface returns.

use async_graphql::Value;
use async_graphql::dynamic::{
    Enum, Field, FieldFuture, FieldValue, InputObject, InputValue, Object, ResolverContext, Scalar,
    SchemaBuilder, TypeRef,
};
use serde_json::Value as Json;

use super::shown;

pub(super) const JSON: &str = "JSON";
const DATE_TIME: &str = "DateTime";
pub(super) const ITEM: &str = "DataItem";
pub(super) const PAGE: &str = "DataItemPage";
const METADATA: &str = "PagingMetadata";
const CURSORS: &str = "Cursors";
pub(super) const SAVED: &str = "SavedDataItem";
const SAVE_ACTION: &str = "SaveAction";
pub(super) const COLLECTION: &str = "DataCollection";
pub(super) const SORT: &str = "Sort";
const SORT_ORDER: &str = "SortOrder";
pub(super) const PAGING: &str = "Paging";
pub(super) const CURSOR_PAGING: &str = "CursorPaging";

/// Adds the types to a schema.
pub(super) fn register(schema: SchemaBuilder) -> SchemaBuilder {
    let schema = schema
        .register(Scalar::new(JSON).description("Any JSON value. A date in it is `{\"$date\": \"…\"}`."))
        .register(Scalar::new(DATE_TIME).description("A date and time of ISO 8601 in UTC."))
        .register(Enum::new(SORT_ORDER).items(["ASC", "DESC"]))
        .register(Enum::new(SAVE_ACTION).items(["INSERTED", "UPDATED"]));
    inputs(outputs(schema))
}

#[expect(clippy::too_many_lines, reason = "a table of types")]
fn outputs(schema: SchemaBuilder) -> SchemaBuilder {
    let required = |name: &'static str| TypeRef::named_nn(name);
    schema
        .register(
            Object::new(ITEM)
                .field(scalar("id", "/id", required(TypeRef::ID)))
                .field(scalar(
                    "dataCollectionId",
                    "/dataCollectionId",
                    required(TypeRef::STRING),
                ))
                .field(scalar(
                    "createdDate",
                    "/data/_createdDate/$date",
                    TypeRef::named(DATE_TIME),
                ))
                .field(scalar(
                    "updatedDate",
                    "/data/_updatedDate/$date",
                    TypeRef::named(DATE_TIME),
                ))
                .field(scalar("data", "/data", required(JSON))),
        )
        .register(
            Object::new(PAGE)
                .field(objects("items", "/dataItems", TypeRef::named_nn_list_nn(ITEM)))
                .field(object("pagingMetadata", "/pagingMetadata", required(METADATA))),
        )
        .register(
            Object::new(METADATA)
                .field(scalar("count", "/count", required(TypeRef::INT)))
                .field(scalar("offset", "/offset", TypeRef::named(TypeRef::INT)))
                .field(scalar("total", "/total", TypeRef::named(TypeRef::INT)))
                .field(scalar(
                    "tooManyToCount",
                    "/tooManyToCount",
                    required(TypeRef::BOOLEAN),
                ))
                .field(scalar("hasNext", "/hasNext", required(TypeRef::BOOLEAN)))
                .field(object("cursors", "/cursors", TypeRef::named(CURSORS))),
        )
        .register(
            Object::new(CURSORS)
                .field(scalar("next", "/next", TypeRef::named(TypeRef::STRING)))
                .field(scalar("prev", "/prev", TypeRef::named(TypeRef::STRING))),
        )
        .register(
            Object::new(SAVED)
                .field(scalar("action", "/action", required(SAVE_ACTION)))
                .field(object("dataItem", "/dataItem", required(ITEM))),
        )
        .register(
            Object::new(COLLECTION)
                .field(scalar(
                    "dataCollectionId",
                    "/dataCollectionId",
                    required(TypeRef::STRING),
                ))
                .field(
                    scalar("name", "/name", required(TypeRef::STRING))
                        .description("What follows `get`, `query` and the others in the names of fields."),
                ),
        )
}

fn inputs(schema: SchemaBuilder) -> SchemaBuilder {
    let whole = |name: &str| InputValue::new(name, TypeRef::named(TypeRef::INT));
    schema
        .register(
            InputObject::new(SORT)
                .field(InputValue::new("fieldName", TypeRef::named_nn(TypeRef::STRING)))
                .field(InputValue::new("order", TypeRef::named(SORT_ORDER))),
        )
        .register(
            InputObject::new(PAGING)
                .field(whole("limit"))
                .field(whole("offset")),
        )
        .register(
            InputObject::new(CURSOR_PAGING)
                .field(whole("limit"))
                .field(InputValue::new("cursor", TypeRef::named(TypeRef::STRING))),
        )
}

fn scalar(name: &str, pointer: &'static str, returns: TypeRef) -> Field {
    Field::new(name, returns, move |context: ResolverContext<'_>| {
        let json = context.parent_value.downcast_ref::<Json>();
        let value = json.and_then(|json| json.pointer(pointer));
        let Some(value) = value.filter(|value| !value.is_null()) else {
            return FieldFuture::Value(None);
        };
        if let Err(error) = shown::pay(&context, value) {
            return FieldFuture::new(async { Err::<Option<FieldValue<'_>>, _>(error) });
        }
        FieldFuture::Value(Value::from_json(value.clone()).ok().map(FieldValue::value))
    })
}

fn object(name: &str, pointer: &'static str, returns: TypeRef) -> Field {
    field(name, returns, move |json| {
        Some(FieldValue::borrowed_any(json.pointer(pointer)?))
    })
}

fn objects(name: &str, pointer: &'static str, returns: TypeRef) -> Field {
    field(name, returns, move |json| {
        let values = json.pointer(pointer)?.as_array()?;
        Some(FieldValue::list(
            values.iter().map(|value| FieldValue::borrowed_any(value)),
        ))
    })
}

fn field<F>(name: &str, returns: TypeRef, read: F) -> Field
where
    F: for<'a> Fn(&'a Json) -> Option<FieldValue<'a>> + Send + Sync + 'static,
{
    Field::new(name, returns, move |context: ResolverContext<'_>| {
        FieldFuture::Value(context.parent_value.downcast_ref::<Json>().and_then(&read))
    })
}
