//! The calls that GraphQL offers for each collection. Each one is a call of the data interface: its arguments become the
//! body of that call, so that input, permissions and refusals are the same.

use async_graphql::dynamic::{InputValue, TypeRef};
use serde_json::{Value, json};

use super::types;
use crate::http::call::Operation;
use crate::http::input::Object;
use crate::http::{items, writes};

/// What the names of calls for many items begin with.
pub(super) const QUERY: &str = "query";

/// A call for one collection.
pub(super) struct CallKind {
    /// What the field's name begins with; the collection's name follows. None begins with another one.
    pub(super) prefix: &'static str,
    pub(super) description: &'static str,
    pub(super) returns: &'static str,
    pub(super) arguments: fn() -> Vec<InputValue>,
    /// Turns the arguments into the body of the call; the collection is added to it.
    pub(super) body: fn(Object) -> Value,
    pub(super) operation: Operation,
    /// Where the response of the call has what the field returns.
    pub(super) part: &'static str,
}

/// Calls that read.
pub(super) const QUERIES: [CallKind; 3] = [
    CallKind {
        prefix: "get",
        description: "One item by its id.",
        returns: types::ITEM,
        arguments: || vec![id()],
        body: by_id,
        operation: |call| Box::pin(items::get(call)),
        part: "/dataItem",
    },
    CallKind {
        prefix: QUERY,
        description: "The items that a filter finds, the youngest first unless sorted, 50 on a page.",
        returns: types::PAGE,
        arguments: || {
            vec![
                filter(),
                InputValue::new("sort", TypeRef::named_nn_list(types::SORT)),
                InputValue::new("paging", TypeRef::named(types::PAGING)),
                InputValue::new("cursorPaging", TypeRef::named(types::CURSOR_PAGING)),
                InputValue::new("returnTotalCount", TypeRef::named(TypeRef::BOOLEAN)),
            ]
        },
        body: Value::Object,
        operation: |call| Box::pin(items::query(call)),
        part: "",
    },
    CallKind {
        prefix: "count",
        description: "The number of items that a filter finds.",
        returns: TypeRef::INT,
        arguments: || vec![filter()],
        body: Value::Object,
        operation: |call| Box::pin(items::count(call)),
        part: "/totalCount",
    },
];

/// Calls that change something.
pub(super) const MUTATIONS: [CallKind; 4] = [
    CallKind {
        prefix: "insert",
        description: "Adds an item. Without an id it gets a random one.",
        returns: types::ITEM,
        arguments: || vec![optional_id(), data()],
        body: item,
        operation: |call| Box::pin(writes::insert(call)),
        part: "/dataItem",
    },
    CallKind {
        prefix: "update",
        description: "Replaces all fields of an item.",
        returns: types::ITEM,
        arguments: || vec![id(), data(), condition()],
        body: item,
        operation: |call| Box::pin(writes::update(call)),
        part: "/dataItem",
    },
    CallKind {
        prefix: "save",
        description: "Adds an item, or replaces all fields of the one with its id.",
        returns: types::SAVED,
        arguments: || vec![optional_id(), data()],
        body: item,
        operation: |call| Box::pin(writes::save(call)),
        part: "",
    },
    CallKind {
        prefix: "remove",
        description: "Takes an item away and returns it as it was.",
        returns: types::ITEM,
        arguments: || vec![id(), condition()],
        body: by_id,
        operation: |call| Box::pin(writes::remove(call)),
        part: "/dataItem",
    },
];

fn id() -> InputValue {
    InputValue::new("id", TypeRef::named_nn(TypeRef::ID))
}

fn optional_id() -> InputValue {
    InputValue::new("id", TypeRef::named(TypeRef::ID))
}

fn data() -> InputValue {
    InputValue::new("data", TypeRef::named_nn(types::JSON)).description("The fields, an object.")
}

fn filter() -> InputValue {
    InputValue::new("filter", TypeRef::named(types::JSON)).description(
        "In the platform's form. One with operators is sent as a variable: `$` begins no name in GraphQL.",
    )
}

fn condition() -> InputValue {
    InputValue::new("condition", TypeRef::named(types::JSON))
        .description("`{\"filter\": …}` that the item as it is must meet, or nothing changes.")
}

fn by_id(mut arguments: Object) -> Value {
    let id = text_id(arguments.remove("id"));
    json!({ "dataItemId": id, "condition": arguments.remove("condition") })
}

fn item(mut arguments: Object) -> Value {
    let id = text_id(arguments.remove("id"));
    json!({ "dataItem": { "id": id, "data": arguments.remove("data") },
        "condition": arguments.remove("condition") })
}

/// GraphQL takes a whole number for an id too.
fn text_id(id: Option<Value>) -> Option<Value> {
    id.map(|id| match id {
        Value::Number(number) => Value::String(number.to_string()),
        other => other,
    })
}
