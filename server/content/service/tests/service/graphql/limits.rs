//! What a GraphQL document may cost.

use std::num::NonZeroU32;

use content_service::{Rate, RateLimits};
use reqwest::Method;
use serde_json::{Value, json};

use super::{INTROSPECTION, PATH, send};
use crate::harness::Service;
use crate::place::{Place, on_both};

on_both!(
    a_document_beyond_a_limit_is_refused_before_anything_is_done,
    fragments_that_multiply_end_at_once,
    each_call_of_a_document_counts_for_the_rate_limits,
);

fn message(response: &Value) -> &str {
    response["errors"][0]["message"].as_str().unwrap_or_default()
}

/// As many calls with names of their own.
fn calls(number: usize, call: &str) -> String {
    let calls: Vec<_> = (0..number).map(|n| format!("c{n}: {call}")).collect();
    calls.join(" ")
}

async fn a_document_beyond_a_limit_is_refused_before_anything_is_done(place: Place) {
    let (service, key) = Service::with_things(&place).await;
    let nested = |levels: usize| {
        let types = "ofType { ".repeat(levels - 3);
        format!(
            "{{ __schema {{ types {{ {types} name {} }} }} }}",
            "}".repeat(levels - 3)
        )
    };
    let lists = |levels: usize| {
        format!(
            "{{ countThings(filter: {}1{}) }}",
            "[".repeat(levels),
            "]".repeat(levels)
        )
    };
    let page = |limits: [u32; 2]| {
        format!(
            "{{ a: queryThings(paging: {{limit: {}}}) {{ items {{ id }} }}
            b: queryThings(cursorPaging: {{limit: {}}}) {{ items {{ id }} }} }}",
            limits[0], limits[1]
        )
    };
    let fields = |number: usize| format!("{{ dataCollections {{ {} }} }}", calls(number, "name"));
    let comment = |bytes: usize| format!("{{ countThings }} #{}", "-".repeat(bytes - 17));
    let variables = |number: usize| {
        let declared: Vec<_> = (0..number).map(|n| format!("$v{n}: Int")).collect();
        format!("query({}) {{ countThings }}", declared.join(" "))
    };
    let name = |bytes: usize| format!("{{ {}: countThings }}", "n".repeat(bytes));
    let arguments = |number: usize| format!("{{ countThings({}) }}", "filter: 1 ".repeat(number));
    let table = [
        (variables(200), variables(201), "more than 200 variables"),
        (name(512), name(513), "a name longer than 512 bytes"),
        (arguments(5), arguments(6), "more than 5 arguments"),
        (comment(65_536), comment(65_537), "longer than 65536 bytes"),
        (lists(198), lists(199), "more than 200 opening brackets"),
        (nested(20), nested(21), "deeper than 20 levels"),
        (fields(499), fields(500), "more than 500 fields"),
        (
            format!("{{ {} }}", calls(10, "countThings")),
            format!("{{ {} }}", calls(11, "countThings")),
            "more than 10 calls",
        ),
        (page([900, 100]), page([900, 101]), "more than 1000 items"),
    ];
    for (within, beyond, limit) in table {
        let response = send(&service, &key, &within, json!({})).await;
        assert!(!message(&response).contains(limit), "{limit}: {response}");
        let response = send(&service, &key, &beyond, json!({})).await;
        assert!(message(&response).contains(limit), "{limit}: {response}");
        assert_eq!(response["errors"][0]["extensions"]["code"], "WDE0075");
        assert_eq!(response["data"], Value::Null);
    }
    // What a query asks for may be in a variable, in its default, in a fragment, or nowhere: then it is a page of 50.
    let query = |variable: &str, limit: &str, calls_too: usize| {
        format!(
            "query({variable}) {{ queryThings(paging: {limit}) {{ items {{ id }} }} ...Rest }}
            fragment Rest on Query {{ {} }}",
            calls(calls_too, "queryThings { items { id } }")
        )
    };
    for (document, variables, is_refused) in [
        (query("$p: Paging", "$p", 1), json!({"p": {"limit": 951}}), true),
        (query("$p: Paging", "$p", 1), json!({"p": {"limit": 950}}), false),
        (query("$n: Int = 951", "{limit: $n}", 1), json!({}), true),
        (query("$n: Int = 951", "{limit: $n}", 1), json!({"n": 1}), false),
        (query("$p: Paging", "$p", 9), json!({"p": {"limit": 551}}), true),
        (query("$p: Paging", "$p", 9), json!({}), false),
    ] {
        let response = send(&service, &key, &document, variables).await;
        assert_eq!(
            message(&response).contains("more than 1000 items"),
            is_refused,
            "{document}: {response}"
        );
        assert!(is_refused || response.get("errors").is_none(), "{response}");
    }
    let writes = format!("mutation {{ {} }}", calls(11, "insertThings(data: {}) { id }"));
    assert!(message(&send(&service, &key, &writes, json!({})).await).contains("more than 10 calls"));
    assert_eq!(
        send(&service, &key, "{ countThings }", json!({})).await["data"],
        json!({"countThings": 0})
    );
    assert_eq!(
        send(&service, &key, INTROSPECTION, json!({})).await.get("errors"),
        None
    );
    service.stop().await;
}

async fn fragments_that_multiply_end_at_once(place: Place) {
    let (service, key) = Service::with_things(&place).await;
    // Followed to its end the first would be read 2^30 times, the second forever.
    let doubling: Vec<_> = (0..30)
        .map(|n| format!("fragment F{n} on Query {{ ...F{0} ...F{0} }}", n + 1))
        .collect();
    let doubling = doubling.join(" ");
    let doubling = format!("{{ ...F0 }} {doubling} fragment F30 on Query {{ countThings }}");
    let circle = "{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }";
    for document in [doubling.as_str(), circle] {
        let response = send(&service, &key, document, json!({})).await;
        assert!(message(&response).starts_with("The document"), "{response}");
    }
    service.stop().await;
}

async fn each_call_of_a_document_counts_for_the_rate_limits(place: Place) {
    let rate = |burst: u32| Rate {
        per_second: NonZeroU32::MIN,
        burst: NonZeroU32::new(burst).unwrap(),
    };
    let limits = RateLimits {
        per_address: rate(1000),
        per_caller: rate(12),
    };
    let service = Service::start_with(&place, |config| config.rate_limits = Some(limits)).await;
    let visitor = service.token().await;
    let document = json!({"query": format!("{{ {} }}", calls(10, "dataCollections { name }"))});
    let first = service.send(Method::POST, PATH, &visitor, Some(&document)).await;
    assert_eq!(first.status(), 200);
    let second = service.send(Method::POST, PATH, &visitor, Some(&document)).await;
    assert_eq!(second.status(), 429);
    assert!(second.headers().contains_key("retry-after"));
    service.stop().await;
}
