//! Values of attackers, each with its kind and what holds it off.

use serde_json::{Value, json};

use super::documents::Held::{self, Field, Harmless, Says};

/// A kind of attack, its document and variables, and what holds it off.
pub(super) type Valued = (&'static str, &'static str, Value, Held);

/// Values of variables.
pub(super) fn values() -> Vec<Valued> {
    let get = "query($id: ID!) { getThings(id: $id) { id } }";
    let page = "query($paging: Paging) { queryThings(paging: $paging) { items { id } } }";
    let sort = "query($name: String!) { queryThings(sort: [{fieldName: $name}]) { items { id } } }";
    vec![
        (
            "an id of another type",
            get,
            json!({"id": {"a": 1}}),
            Says("Invalid value for argument \"id\""),
        ),
        (
            "an id in a list",
            get,
            json!({"id": ["i0"]}),
            Says("Invalid value for argument \"id\""),
        ),
        (
            "an id that is null",
            get,
            json!({"id": null}),
            Says("Invalid value for argument \"id\""),
        ),
        (
            "a variable that is missing",
            get,
            json!({}),
            Says("Variable id is not defined"),
        ),
        (
            "an id beyond all numbers",
            get,
            json!({"id": 1e300}),
            Says("Invalid value for argument \"id\""),
        ),
        ("an id of NUL", get, json!({"id": "\0"}), Field("dataItemId")),
        (
            "a circle of inputs",
            "query($filter: JSON = $filter) { countThings(filter: $filter) }",
            json!({}),
            Says("1:23"),
        ),
        (
            "a limit below zero",
            page,
            json!({"paging": {"limit": -1}}),
            Field("paging.limit"),
        ),
        (
            "a limit beyond all",
            page,
            json!({"paging": {"limit": 2_147_483_647}}),
            Says("more than 1000 items"),
        ),
        (
            "a limit that is a text",
            page,
            json!({"paging": {"limit": "10"}}),
            Says("Invalid value for argument \"paging.limit\""),
        ),
        (
            "an offset below zero",
            page,
            json!({"paging": {"offset": -1}}),
            Field("paging.offset"),
        ),
        (
            "a statement as an order",
            sort,
            json!({"name": "n; DROP TABLE items --"}),
            Harmless(json!({"queryThings": {"items": [{"id": "i2"}, {"id": "i1"}, {"id": "i0"}]}})),
        ),
    ]
}

/// Filters.
pub(super) fn filters() -> Vec<Valued> {
    let count = "query($filter: JSON) { countThings(filter: $filter) }";
    let filter = |filter: Value| json!({ "filter": filter });
    let none = || Harmless(json!({"countThings": 0}));
    let tree = (0..40).fold(
        json!({"n": 1}),
        |inner, n| json!({ (["$and", "$or"][n % 2]): [inner] }),
    );
    let wide: Vec<Value> = (0..101).map(|n| json!({ "n": n })).collect();
    vec![
        ("a tree of conditions", count, filter(tree), Field("filter")),
        (
            "a crowd of conditions",
            count,
            filter(json!({ "$or": wide })),
            Field("filter"),
        ),
        (
            "a list by the thousand",
            count,
            filter(json!({"n": {"$hasSome": vec![1; 20_000]}})),
            Field("filter"),
        ),
        (
            "a filter that is a list",
            count,
            filter(json!([1, 2])),
            Field("filter"),
        ),
        (
            "an expression",
            count,
            filter(json!({"n": {"$regex": "(a+)+$"}})),
            Field("filter"),
        ),
        (
            "a program",
            count,
            filter(json!({"$where": "while (true);"})),
            Field("filter"),
        ),
        (
            "a statement as a value",
            count,
            filter(json!({"n": "1' OR '1'='1"})),
            none(),
        ),
        (
            "a statement as a name",
            count,
            filter(json!({"n') OR ('1'='1": 1})),
            none(),
        ),
        (
            "what objects inherit",
            count,
            filter(json!({"__proto__": {"$exists": true}})),
            none(),
        ),
        (
            "a variable that nobody asks for",
            count,
            json!({"filter": null, "more": "x".repeat(100_000)}),
            Harmless(json!({"countThings": 3})),
        ),
    ]
}
