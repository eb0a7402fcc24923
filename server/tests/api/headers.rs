use std::collections::HashSet;

use reqwest::Method;

use crate::test_app::{header, spawn_app};

#[actix_web::test]
async fn every_answer_carries_the_security_headers() {
    let app = spawn_app().await;
    for (method, address) in [
        (Method::GET, "/"),
        (Method::GET, "/nothing"),
        (Method::GET, "/?locale=zz"),
        (Method::GET, "/_data/nothing"),
        (Method::GET, "/assets/entry-1.js"),
        (Method::GET, "/healthz"),
        (Method::POST, "/"),
    ] {
        let response = app.request(method, address).send().await.unwrap();
        let policy = header(&response, "content-security-policy");
        assert!(
            policy.starts_with("default-src 'none'; script-src 'self'; style-src 'self';"),
            "{address}: {policy}"
        );
        assert!(!policy.contains("unsafe"), "{policy}");
        assert!(policy.contains("; frame-src 'none'; "), "{policy}");
        assert!(
            policy.contains("; require-trusted-types-for 'script'; trusted-types site; "),
            "{policy}"
        );
        for (name, value) in [
            ("x-content-type-options", "nosniff"),
            ("x-frame-options", "DENY"),
            ("referrer-policy", "strict-origin-when-cross-origin"),
            ("cross-origin-opener-policy", "same-origin"),
            ("cross-origin-resource-policy", "same-origin"),
            ("strict-transport-security", "max-age=63072000; includeSubDomains"),
            ("reporting-endpoints", "csp=\"/_reports/csp\""),
            ("server", ""),
            ("set-cookie", ""),
        ] {
            assert_eq!(header(&response, name), value, "{address} {name}");
        }
        let permissions = header(&response, "permissions-policy");
        assert!(
            permissions.contains("camera=()") && permissions.contains("autoplay=(self)"),
            "{permissions}"
        );
        // The game keeps the screen lit.
        assert!(permissions.contains("screen-wake-lock=(self)"), "{permissions}");
    }
}

#[actix_web::test]
async fn every_request_has_a_name_of_the_servers_own() {
    let app = spawn_app().await;
    let mut names = HashSet::new();
    for _ in 0..3 {
        let request = app.request(Method::GET, "/").header("x-request-id", "mine");
        let response = request.send().await.unwrap();
        names.insert(header(&response, "x-request-id").to_owned());
    }
    assert_eq!(names.len(), 3);
    assert!(names.iter().all(|name| name.len() == 36), "{names:?}");
}

#[actix_web::test]
async fn pages_are_compressed_for_who_can_read_it() {
    let app = spawn_app().await;
    let request = app.request(Method::GET, "/").header("accept-encoding", "br");
    let response = request.send().await.unwrap();
    assert_eq!(header(&response, "content-encoding"), "br");
    assert!(
        header(&response, "vary")
            .to_lowercase()
            .contains("accept-encoding")
    );
}
