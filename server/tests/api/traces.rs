//! Traces, as the program itself sends them to a collector.

use opentelemetry_proto::tonic::{
    collector::trace::v1::ExportTraceServiceRequest,
    common::v1::{KeyValue, any_value::Value},
    trace::v1::{Span, span::SpanKind},
};
use prost::Message as _;
use tokio::time::timeout;
use wiremock::{
    Mock, MockServer, ResponseTemplate,
    matchers::{header, method, path},
};

use crate::{process, site, test_app::TIMEOUT};

const TRACE: &str = "0af7651916cd43dd8448eb211c80319c";
const PARENT: &str = "b7ad6b7169203331";

async fn collector() -> MockServer {
    let collector = MockServer::start().await;
    Mock::given(method("POST"))
        .and(path("/v1/traces"))
        .and(header("content-type", "application/x-protobuf"))
        .respond_with(ResponseTemplate::new(200))
        .mount(&collector)
        .await;
    collector
}

/// Asks for a page as a part of a trace, lets the program end, and returns all that the collector was sent.
async fn spans(arguments: &[&str]) -> Vec<Span> {
    let collector = collector().await;
    let site = site::sound();
    let endpoint = collector.uri();
    let arguments = [&["--otlp-endpoint", &endpoint][..], arguments].concat();
    let (mut program, address) = process::serve(&site, &arguments).await;
    let client = process::client();
    let ask = async |page: &str| {
        let request = client.get(format!("{address}{page}"));
        let request = request.header("traceparent", format!("00-{TRACE}-{PARENT}-01"));
        request.send().await.unwrap().status().as_u16()
    };
    assert_eq!(ask("/mashup?locale=jp").await, 200);
    assert_eq!(ask("/hello.txt").await, 200);
    // Until the positions are known, a missing one is 503.
    let known = async { while ask("/recruit/nobody").await != 404 {} };
    timeout(TIMEOUT, known).await.expect("the positions are known");
    process::signal(&program, "-TERM");
    let ended = timeout(TIMEOUT, program.wait())
        .await
        .expect("the program ends")
        .unwrap();
    assert!(ended.success());
    let sent = collector.received_requests().await.unwrap();
    let requests = sent
        .iter()
        .map(|request| ExportTraceServiceRequest::decode(&request.body[..]).unwrap());
    let resources = requests.flat_map(|request| request.resource_spans);
    let scopes = resources.flat_map(|resource| {
        let named = resource.resource.unwrap().attributes;
        assert_eq!(text(&named, "service.name"), "axtorm-site");
        resource.scope_spans
    });
    scopes.flat_map(|scope| scope.spans).collect()
}

fn text(attributes: &[KeyValue], key: &str) -> String {
    let found = attributes.iter().find(|attribute| attribute.key == key);
    match found.and_then(|attribute| attribute.value.clone()?.value) {
        Some(Value::StringValue(text)) => text,
        Some(Value::IntValue(number)) => number.to_string(),
        other => panic!("{key} is {other:?}"),
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes
        .iter()
        .fold(String::new(), |text, byte| format!("{text}{byte:02x}"))
}

fn named<'a>(spans: &'a [Span], name: &str) -> &'a Span {
    let names: Vec<&str> = spans.iter().map(|span| span.name.as_str()).collect();
    spans
        .iter()
        .find(|span| span.name == name)
        .unwrap_or_else(|| panic!("{name} is not in {names:?}"))
}

#[actix_web::test]
async fn a_collector_is_sent_requests_renders_and_questions_before_the_end() {
    let spans = spans(&["--behind-proxy", "127.0.0.1"]).await;
    let request = named(&spans, "GET /mashup");
    assert_eq!(hex(&request.trace_id), TRACE);
    assert_eq!(hex(&request.parent_span_id), PARENT);
    assert_eq!(request.kind(), SpanKind::Server);
    for (key, value) in [
        ("http.request.method", "GET"),
        ("http.route", "/mashup"),
        ("url.path", "/mashup"),
        ("http.response.status_code", "200"),
    ] {
        assert_eq!(text(&request.attributes, key), value);
    }
    let positions = spans.iter().filter(|span| span.name == "GET /recruit/:id");
    let statuses: Vec<String> = positions
        .map(|span| text(&span.attributes, "http.response.status_code"))
        .collect();
    assert!(statuses.contains(&"404".to_owned()), "{statuses:?}");
    named(&spans, "GET /{file}");
    let renders = spans.iter().filter(|span| span.name == "render");
    let rendered: Vec<String> = renders.map(|span| text(&span.attributes, "url.path")).collect();
    assert!(rendered.contains(&"/mashup?locale=jp".to_owned()), "{rendered:?}");
    assert_eq!(named(&spans, "content").kind(), SpanKind::Client);
}

#[actix_web::test]
async fn what_a_stranger_says_of_traces_is_not_believed() {
    let spans = spans(&[]).await;
    let request = named(&spans, "GET /mashup");
    assert_ne!(hex(&request.trace_id), TRACE);
    assert!(request.parent_span_id.is_empty());
}
