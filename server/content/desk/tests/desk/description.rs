//! What `docs/desk.openapi.yaml` says of the bodies of calls, held against each body that a test sends or gets.

use std::collections::BTreeSet;
use std::sync::{LazyLock, Mutex};

use reqwest::{Method, Url};
use serde_json::{Map, Value, json};

/// The text of the description.
const TEXT: &str = include_str!("../../../../../docs/desk.openapi.yaml");

/// The description, in which every object has the fields that are named and no others, unless it says otherwise.
static DESCRIPTION: LazyLock<Value> = LazyLock::new(|| {
    let mut description: Value = serde_saphyr::from_str(TEXT).unwrap();
    let schemas = description["components"]["schemas"].clone();
    close(&mut description, &schemas);
    description
});

/// The calls whose response was held against the description: the port of the desk, the path, and its name.
static HELD: Mutex<BTreeSet<(u16, String)>> = Mutex::new(BTreeSet::new());

/// Lets objects have no fields but those that are named. Objects that are made of parts become one before.
fn close(value: &mut Value, schemas: &Value) {
    match value {
        Value::Object(fields) => {
            if let Some(Value::Array(parts)) = fields.remove("allOf") {
                *value = merged(parts, schemas);
                return close(value, schemas);
            }
            if fields.contains_key("properties") && fields.get("type") == Some(&json!("object")) {
                fields.entry("additionalProperties").or_insert(json!(false));
            }
            fields.values_mut().for_each(|value| close(value, schemas));
        }
        Value::Array(values) => values.iter_mut().for_each(|value| close(value, schemas)),
        _ => {}
    }
}

fn merged(parts: Vec<Value>, schemas: &Value) -> Value {
    let (mut properties, mut required) = (Map::new(), Vec::new());
    for part in parts {
        let name = part["$ref"].as_str().and_then(|path| path.rsplit('/').next());
        let part = name.map_or(&part, |name| &schemas[name]);
        properties.extend(part["properties"].as_object().unwrap().clone());
        required.extend(part["required"].as_array().unwrap().clone());
    }
    json!({ "type": "object", "properties": properties, "required": required })
}

/// The path of a call in the description that fits an address, for example `/positions/{id}`.
fn described(path: &str) -> Option<(&'static String, &'static Map<String, Value>)> {
    let parts: Vec<_> = path.split('/').collect();
    let fits = |described: &str| {
        let own: Vec<_> = described.split('/').collect();
        let mut pairs = own.iter().zip(&parts);
        own.len() == parts.len() && pairs.all(|(own, part)| own.starts_with('{') || own == part)
    };
    let mut paths: Vec<_> = DESCRIPTION["paths"].as_object().unwrap().iter().collect();
    // A path without parameters is meant before one with them.
    paths.sort_by_key(|(path, _)| path.matches('{').count());
    let (path, calls) = paths.into_iter().find(|(path, _)| fits(path))?;
    Some((path, calls.as_object().unwrap()))
}

/// What a reference of the description means.
fn resolved(value: &'static Value) -> &'static Value {
    let path = value["$ref"].as_str().and_then(|path| path.strip_prefix('#'));
    path.map_or(value, |path| DESCRIPTION.pointer(path).unwrap())
}

/// The schema of a JSON body, if it has one.
fn schema(body: &'static Value) -> Option<&'static Value> {
    resolved(body)["content"]["application/json"].get("schema")
}

/// What is wrong with a body.
fn faults(schema: &Value, body: &Value) -> Vec<String> {
    let whole = json!({
        "$ref": "#/components/it",
        "components": { "it": schema, "schemas": DESCRIPTION["components"]["schemas"] },
    });
    let validator = jsonschema::validator_for(&whole).unwrap();
    let faults = validator.iter_errors(body);
    faults
        .map(|fault| format!("{}: {fault}", fault.instance_path()))
        .collect()
}

/// What is said of a response of a call, if it may respond so.
fn response(call: &'static Value, status: u16) -> Option<&'static Value> {
    let responses = &call["responses"];
    let own = responses.get(status.to_string().as_str());
    let refused = (status >= 400).then(|| &responses["default"]);
    own.or(refused)
}

/// Holds a response against what a call at its address may respond with: that of a method, or any.
pub(crate) fn hold(method: Option<&Method>, url: &Url, status: u16, body: &Value) {
    let asked = method.map(|method| method.as_str().to_lowercase());
    let path = url.path().strip_prefix("/desk/v1").unwrap_or_default();
    let Some((path, calls)) = described(path) else {
        return;
    };
    let mut wrong = Vec::new();
    for (method, call) in calls.iter().filter(|(name, _)| *name != "parameters") {
        if asked.as_ref().is_some_and(|asked| asked != method) {
            continue;
        }
        match response(call, status).map(schema) {
            Some(None) if body.is_null() => return,
            Some(Some(schema)) => {
                let faults = faults(schema, body);
                if faults.is_empty() {
                    if status < 400 && asked.is_some() {
                        let port = url.port().unwrap();
                        HELD.lock().unwrap().insert((port, format!("{method} {path}")));
                    }
                    return;
                }
                wrong.push(format!("{method}: {faults:?}"));
            }
            _ => {}
        }
    }
    // What is no call of the address is refused by what all calls share.
    assert!(wrong.is_empty(), "{path} {status} {body}: {wrong:#?}");
}

/// Whether a call takes a JSON body.
pub(crate) fn takes_body(method: &str, path: &str) -> bool {
    let (_, calls) = described(path.split('?').next().unwrap()).unwrap();
    schema(&calls[&method.to_lowercase()]["requestBody"]).is_some()
}

/// Holds a body that was taken against what its call may take.
pub(crate) fn hold_request(method: &Method, path: &str, body: &Value) {
    let path = path.split('?').next().unwrap();
    let (path, calls) = described(path).unwrap();
    let call = &calls[&method.as_str().to_lowercase()];
    let schema = schema(&call["requestBody"]);
    let faults = schema.map(|schema| faults(schema, body));
    assert_eq!(faults, Some(vec![]), "{method} {path} {body}");
}

/// The calls of the description whose response is JSON, and those of them that a desk was asked and held against it.
pub(crate) fn calls_with_bodies(port: u16) -> (BTreeSet<String>, BTreeSet<String>) {
    let paths = DESCRIPTION["paths"].as_object().unwrap().iter();
    let calls = paths.flat_map(|(path, calls)| {
        let calls = calls.as_object().unwrap().iter();
        let calls = calls.filter(|(name, _)| *name != "parameters");
        calls.filter_map(move |(method, call)| {
            let mut statuses = call["responses"].as_object().unwrap().iter();
            let has_body = statuses.any(|(status, body)| status.starts_with('2') && schema(body).is_some());
            has_body.then(|| format!("{method} {path}"))
        })
    });
    let held = HELD.lock().unwrap();
    let held = held.iter().filter(|(other, _)| *other == port);
    (calls.collect(), held.map(|(_, call)| call.clone()).collect())
}

#[test]
fn a_body_that_differs_from_its_description_is_named() {
    let summary = json!({
        "state": "draft", "isPublished": false, "revision": "1", "title": null, "date": null, "closingDate": null,
        "changedAt": null, "changedBy": null, "publishAt": null, "closeAt": null, "review": null, "comments": 0,
    });
    let versions = |change: fn(&mut Value)| {
        let mut position = json!({"id": "a", "template": null, "locales": {"en": summary.clone()}});
        position["locales"]["en"]["draft"] = json!({"title": "T", "other": 1});
        position["locales"]["en"]["published"] = Value::Null;
        position["locales"]["en"]["address"] = Value::Null;
        change(&mut position);
        position
    };
    let (_, calls) = described("/positions/a").unwrap();
    let schema = schema(response(&calls["get"], 200).unwrap()).unwrap();
    assert_eq!(faults(schema, &versions(|_| {})), [""; 0]);
    let changes: [fn(&mut Value); 4] = [
        |position| position["more"] = json!(1),
        |position| position["locales"]["en"]["more"] = json!(1),
        |position| position["locales"]["en"]["state"] = json!("lost"),
        |position| _ = position["locales"]["en"].as_object_mut().unwrap().remove("draft"),
    ];
    for change in changes {
        let position = versions(change);
        assert_ne!(faults(schema, &position), [""; 0], "{position}");
    }
}
