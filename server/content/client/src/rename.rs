//! System fields of the data service: callers' `_id`, `_createdDate`, `_updatedDate` are the wire's `id`,
//! `createdDate`, `updatedDate`. Items' own fields keep their names in both directions.

use serde_json::{Map, Value};

const NAMES: [(&str, &str); 3] = [
    ("_id", "id"),
    ("_createdDate", "createdDate"),
    ("_updatedDate", "updatedDate"),
];

/// Where items' own fields start, lists left out of the path.
const DATA: [&[&str]; 2] = [&["dataItem", "data"], &["dataItems", "data"]];
/// The same in the response to a query of referenced items.
const DATA_IN_RESULTS: &[&str] = &["results", "dataItem", "data"];

/// Returns the wire's name of a system field, and every other name as it is.
pub(crate) fn field_to_wire(name: &str) -> &str {
    NAMES
        .iter()
        .find_map(|(ours, wire)| (*ours == name).then_some(*wire))
        .unwrap_or(name)
}

/// Renames the keys of a request, those of filters included.
pub(crate) fn request(body: &mut Value) {
    walk(body, &mut Vec::new(), &|path| DATA.contains(&path), &|(
        ours,
        wire,
    )| {
        (ours, wire)
    });
}

/// Renames the keys of a response back.
pub(crate) fn response(body: &mut Value) {
    walk(
        body,
        &mut Vec::new(),
        &|path| DATA.contains(&path) || path == DATA_IN_RESULTS,
        &|(ours, wire)| (wire, ours),
    );
}

type Names = (&'static str, &'static str);

fn walk<'a>(
    value: &'a mut Value,
    path: &mut Vec<&'a str>,
    is_data: &impl Fn(&[&str]) -> bool,
    direction: &impl Fn(Names) -> Names,
) {
    match value {
        Value::Array(values) => {
            for value in values {
                walk(value, path, is_data, direction);
            }
        }
        Value::Object(object) => {
            for names in NAMES {
                rename(object, direction(names));
            }
            for (key, value) in object.iter_mut() {
                path.push(key);
                if !is_data(path) {
                    walk(value, path, is_data, direction);
                }
                path.pop();
            }
        }
        _ => {}
    }
}

/// A key is left alone if its new name already exists beside it.
fn rename(object: &mut Map<String, Value>, (from, to): Names) {
    if !object.contains_key(to)
        && let Some(value) = object.remove(from)
    {
        object.insert(to.to_owned(), value);
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn section_3_system_fields_are_renamed_except_in_items() {
        let ours = json!({
            "query": {"filter": {"$and": [{"_id": 1}, {"$or": [{"_createdDate": {"$gt": 2}}]}]}},
            "dataItem": {"_id": "a", "data": {"_id": "a", "nested": {"_updatedDate": 1}}},
            "dataItems": [{"_id": "a", "data": {"_id": "a"}}],
            "options": [{"fieldName": "_createdDate"}]});
        let wire = json!({
            "query": {"filter": {"$and": [{"id": 1}, {"$or": [{"createdDate": {"$gt": 2}}]}]}},
            "dataItem": {"id": "a", "data": {"_id": "a", "nested": {"_updatedDate": 1}}},
            "dataItems": [{"id": "a", "data": {"_id": "a"}}],
            "options": [{"fieldName": "_createdDate"}]});
        let mut body = ours.clone();
        request(&mut body);
        assert_eq!(body, wire);
        response(&mut body);
        assert_eq!(body, ours);
    }

    #[test]
    fn items_among_results_keep_their_names_in_responses_alone() {
        let given = json!({"results": [{"dataItem": {"id": "a", "data": {"id": "b"}}}]});
        let mut body = given.clone();
        response(&mut body);
        assert_eq!(
            body,
            json!({"results": [{"dataItem": {"_id": "a", "data": {"id": "b"}}}]})
        );
    }

    #[test]
    fn a_key_is_left_alone_beside_its_new_name() {
        let mut body = json!({"_id": 1, "id": 2});
        request(&mut body);
        assert_eq!(body, json!({"_id": 1, "id": 2}));
        response(&mut body);
        assert_eq!(body, json!({"_id": 1, "id": 2}));
    }
}
