//! The wire form of filters: what is read and what is refused.

use serde_json::json;

use super::*;

fn field() -> Field {
    Field::parse("f").unwrap()
}

fn equal(value: i64) -> Filter {
    Filter::HasAny(field(), vec![Operand::Number(value.into())])
}

#[test]
fn the_same_condition_may_be_written_in_several_ways() {
    let table = [
        (json!({"f": 1}), equal(1)),
        (json!({"f": {"$eq": 1}}), equal(1)),
        (json!({"f": {"$ne": 1}}), not(equal(1))),
        (json!({"$not": {"f": 1}}), not(equal(1))),
        (json!({"$not": [{"f": 1}]}), not(equal(1))),
        (json!({"f": {"$not": {"$eq": 1}}}), not(equal(1))),
        (
            json!({"$and": [{}, {"f": 1}]}),
            Filter::All(vec![Filter::All(vec![]), equal(1)]),
        ),
        (json!(null), Filter::All(vec![])),
        (
            json!({"f": {"$startsWith": "AÉ"}}),
            Filter::Text(field(), TextMatch::Start, "aé".into()),
        ),
        (
            json!({"f": {"$date": "2024-01-02T00:00:00Z"}}),
            Filter::HasAny(field(), vec![Operand::Date("2024-01-02T00:00:00.000Z".into())]),
        ),
    ];
    for (wire, filter) in table {
        assert_eq!(parse(&wire), Ok(filter), "{wire}");
    }
}

#[test]
fn what_has_no_meaning_is_refused() {
    let table = [
        (json!([]), "must be an object"),
        (json!({"$regex": "x"}), "the operator $regex is not known"),
        (json!({"f": {"$like": "x"}}), "the operator $like is not known"),
        (
            json!({"f": {"$gt": null}}),
            "the operator $gt needs a text, number or date",
        ),
        (
            json!({"f": {"$contains": 1}}),
            "the operator $contains needs a text",
        ),
        (
            json!({"f": {"$endsWith": "\0"}}),
            "the operator $endsWith needs a text without NUL",
        ),
        (json!({"f": "\0"}), "the operator $eq needs a text without NUL"),
        (
            json!({"f": {"$in": 1}}),
            "the operator $in needs a list of values",
        ),
        (
            json!({"f": {"$exists": 1}}),
            "the operator $exists needs true or false",
        ),
        (
            json!({"f": {"$eq": [1]}}),
            "the operator $eq needs a simple value or a date",
        ),
        (
            json!({"f": {}}),
            "the operator $eq needs a text, number, boolean, date or null",
        ),
        (json!({"$and": {}}), "the operator $and needs a list of filters"),
        (json!({"$not": []}), "the operator $not needs one filter"),
        (json!({"a..b": 1}), "the field name \"a..b\" has an empty part"),
    ];
    for (wire, text) in table {
        assert_eq!(parse(&wire).unwrap_err().to_string(), text, "{wire}");
    }
}

#[test]
fn size_and_depth_are_limited() {
    let deep = (0..DEPTH_MAX + 2).fold(json!({}), |inner, _| json!({"$not": inner}));
    assert_eq!(parse(&deep), Err(FilterError::TooDeep));
    let deep = (0..DEPTH_MAX + 2).fold(json!({"$eq": 1}), |inner, _| json!({"$not": inner}));
    assert_eq!(parse(&json!({"f": deep})), Err(FilterError::TooDeep));
    assert_eq!(
        parse(&json!({"$or": vec![json!({}); CONDITIONS_MAX + 1]})),
        Err(FilterError::TooLarge)
    );
    assert_eq!(
        parse(&json!({"f": {"$in": vec![1; VALUES_MAX + 1]}})),
        Err(FilterError::TooLarge)
    );
    let half = "音".repeat(SOUGHT_MAX / 2);
    let sought = |text: &str| json!({"a": {"$contains": half}, "b": {"$not": {"$startsWith": text}}});
    assert!(parse(&sought(&half)).is_ok());
    assert_eq!(parse(&sought(&format!("{half}x"))), Err(FilterError::TooLong));
}
