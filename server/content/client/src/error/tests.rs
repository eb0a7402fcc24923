//! The error catalogue, one row per kind of response.

use serde_json::{Value, json};

use reqwest::StatusCode;

use super::response::upper_snake;
use super::*;

fn error_of(status: u16, body: &Value) -> ContentError {
    let status = StatusCode::from_u16(status).unwrap();
    ContentError::from_response(status, None, Some("r-1".to_owned()), body.to_string().as_bytes())
}

#[test]
fn every_kind_of_response_has_its_text() {
    let validation = json!({"message": "bad", "details": {"validationError": {"fieldViolations": [
        {"field": "b", "description": "is too long"}, {"field": "a", "description": "is missing"}]}}});
    let application = |message: &str| json!({"message": message, "details": {"applicationError": {"code": "C", "description": "why"}}});
    let table = [
        (
            400,
            validation,
            "INVALID_ARGUMENT: \"a\" is missing, \"b\" is too long",
        ),
        (403, application("what"), "what: why"),
        (403, application("why"), "why"),
        (403, application(""), "why"),
        (404, json!({}), "Not Found"),
        (404, json!({"message": "no such page"}), "no such page: Not Found"),
        (500, json!({}), "System error occurred, request-id: r-1"),
        (302, json!({}), "System error occurred, request-id: r-1"),
        (
            201,
            json!({"dataItems": []}),
            "System error occurred, request-id: r-1",
        ),
    ];
    for (status, body, text) in table {
        assert_eq!(error_of(status, &body).to_string(), text, "{status} {body}");
    }
}

#[test]
fn an_explanation_that_would_fill_a_log_is_not_read() {
    let long = "x".repeat(1 << 20);
    let table = [
        json!({"message": long}),
        json!({"details": {"applicationError": {"code": "C", "description": long}}}),
        json!({"details": {"validationError": {"fieldViolations": [{"field": long, "description": "is bad"}]}}}),
    ];
    for body in table {
        assert_eq!(error_of(403, &body).to_string(), "Forbidden");
    }
}

#[test]
fn codes_are_text_whatever_was_sent_and_fall_back_to_the_status() {
    let coded = |code: Value| json!({"details": {"applicationError": {"code": code}}});
    let table = [
        (400, coded(json!("-19971")), "-19971"),
        (400, coded(json!(-19971)), "-19971"),
        (401, json!({}), "UNAUTHORIZED"),
        (404, json!({}), "NOT_FOUND"),
        (405, json!({}), "METHOD_NOT_ALLOWED"),
        (418, json!({}), "I_M_A_TEAPOT"),
        (499, json!({}), "UNKNOWN"),
    ];
    for (status, body, code) in table {
        match error_of(status, &body) {
            ContentError::Application(error) => {
                assert_eq!((error.code.as_str(), error.status), (code, status));
            }
            other => panic!("{other:?}"),
        }
    }
}

#[test]
fn the_status_text_that_came_is_the_code_before_the_usual_one() {
    for (status, reason, text, code) in [
        (
            404,
            Some("Site Not Published"),
            "Site Not Published",
            "SITE_NOT_PUBLISHED",
        ),
        (499, Some("clientClosed"), "clientClosed", "CLIENT_CLOSED"),
        (404, None, "Not Found", "NOT_FOUND"),
    ] {
        let status = StatusCode::from_u16(status).unwrap();
        let error = ContentError::from_response(status, reason, None, b"");
        assert_eq!((error.to_string().as_str(), error.code()), (text, Some(code)));
    }
    let explained = json!({"details": {"applicationError": {"code": "C", "description": "why"}}}).to_string();
    let error = ContentError::from_response(StatusCode::GONE, Some("x"), None, explained.as_bytes());
    assert_eq!(error.code(), Some("C"));
}

#[test]
fn a_body_that_is_not_json_still_gives_an_error() {
    let status = StatusCode::BAD_GATEWAY;
    let error = ContentError::from_response(status, None, None, b"<html>");
    assert_eq!(error.to_string(), "System error occurred");
    assert_eq!(error.cause(), Some("status 502"));
}

#[test]
fn upper_snake_splits_at_case_borders_and_punctuation() {
    for (text, snake) in [
        ("Not Found", "NOT_FOUND"),
        ("notFound", "NOT_FOUND"),
        ("Non-Auth  Info.", "NON_AUTH_INFO"),
    ] {
        assert_eq!(upper_snake(text), snake);
    }
}
