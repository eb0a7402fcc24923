//! Addresses that try to leave what is served, or to lead visitors elsewhere.

use crate::{
    every_response::{check, get, respond},
    renderer::FakeRenderer,
    site,
    test_app::{NO_PLATFORM, spawn_app_at},
};

/// Each must be the whole answer to nothing: files that lie beside, above and among those that are served.
const TREASURES: [&str; 9] = [
    ".env",
    ".git/config",
    "Cargo.toml",
    "var/content.sqlite",
    "public/.env",
    "public/.git/config",
    "public/.well-known/key.pem",
    "public/media/.hidden",
    "frontend/dist/client/assets/.hidden",
];

/// What these files hold, and no other.
const TREASURE: &str = "t-r-e-a-s-u-r-e";

/// Addresses and what they have.
const MISSING: [&str; 62] = [
    // Up, in every spelling.
    "/../secret.txt",
    "/../../../../etc/passwd",
    "/media/../../secret.txt",
    "/media/../.env",
    "/%2e%2e/secret.txt",
    "/%2E%2E/%2E%2E/etc/passwd",
    "/.%2e/secret.txt",
    "/..%2fsecret.txt",
    "/%2e%2e%2fsecret.txt",
    "/..%5csecret.txt",
    "/..\\secret.txt",
    "/media\\..\\..\\secret.txt",
    "/%252e%252e/secret.txt",
    "/%252e%252e%252fsecret.txt",
    "/%25252e%25252e/secret.txt",
    "/..%252fsecret.txt",
    "/..%c0%afsecret.txt",
    "/%c0%ae%c0%ae/secret.txt",
    "/%e0%80%ae%e0%80%ae/secret.txt",
    "/%uff0e%uff0e/secret.txt",
    "/..;/secret.txt",
    "/..;a=b/secret.txt",
    "/....//secret.txt",
    "/./../secret.txt",
    "/assets/..%2f..%2f..%2f..%2fsecret.txt",
    "/_data/..%2f..%2fsecret.txt",
    // Bytes at which another program stops.
    "/hello.txt%00",
    "/..%00/secret.txt",
    "/secret.txt%00.js",
    "/hello.txt%0a",
    "/hello.txt%0d%0aX:%20y",
    "/hello.txt%ff",
    "/hello.txt%",
    "/hello.txt%zz",
    // Files that are there, and not served.
    "/.env",
    "/.git/config",
    "/.git%2fconfig",
    "/%2egit/config",
    "/media/.hidden",
    "/assets/.hidden",
    "/.hidden",
    "/.well-known/key.pem",
    "/Cargo.toml",
    "/var/content.sqlite",
    "/public/hello.txt",
    "/frontend/dist/server/entry-server.js",
    // Names that mean something else, or the same, on other systems.
    "/CON",
    "/aux.txt",
    "/C:/secret.txt",
    "/c%3a%5csecret.txt",
    "/hello.txt::$DATA",
    "/hello.txt.",
    "/hello.txt...",
    "/hello.txt%20",
    "/hello.txt/",
    "/HELLO.TXT",
    "/HELLO~1.TXT",
    "/hello.txt;a=b",
    "//hello.txt",
    "//evil.example/%2e%2e",
    "/\\evil.example/mashup",
    "file:///etc/passwd",
];

#[actix_web::test]
async fn no_address_leads_out_of_what_is_served() {
    let site = site::build();
    for name in TREASURES.iter().chain(&["secret.txt", "public/.hidden"]) {
        site::write(site.path(), name, TREASURE);
    }
    let app = spawn_app_at(site, FakeRenderer::default(), &NO_PLATFORM).await;
    let ask = async |address: &str| {
        let response = respond(&app, &get(address, "")).await;
        assert!(
            !response.contains(TREASURE) && !response.contains("root:"),
            "{address}: {response}"
        );
        response
    };
    for address in MISSING {
        let response = ask(address).await;
        let status = if response.starts_with("http/1.1 400 ") {
            400
        } else {
            404
        };
        check(address, &response, status, true);
    }
    let long = format!("/{}secret.txt", "../".repeat(4000));
    check("a long one", &ask(&long).await, 414, true);
    // One that begins with two slashes would be another site's.
    for (address, location) in [
        ("/mashup/", Some("/mashup")),
        ("/mashup//", Some("/mashup")),
        ("/mashup/?locale=jp", Some("/mashup?locale=jp")),
        ("/mashup?locale=zz", Some("/mashup?locale=en")),
        ("//evil.example", None),
        ("//evil.example/", None),
        ("//evil.example//mashup/", None),
        ("//mashup/", None),
        ("/%2fevil.example/", None),
        ("/\\evil.example/", None),
        ("/;@evil.example/", None),
        ("http://evil.example/mashup/", Some("/mashup")),
    ] {
        let response = ask(address).await;
        let found = response.lines().find_map(|line| line.strip_prefix("location: "));
        assert_eq!(found, location, "{address}: {response}");
    }
    // What is served is, also by another spelling of its name.
    for address in [
        "/hello.txt",
        "/hello%2etxt",
        "/%68ello.txt",
        "http://evil.example/hello.txt",
    ] {
        let response = ask(address).await;
        check(address, &response, 200, true);
        assert!(response.ends_with("\r\n\r\nhello\n"), "{address}: {response}");
    }
}

#[actix_web::test]
async fn bytes_that_people_send_in_an_address_are_read_as_if_they_were_encoded() {
    let site = site::build();
    let app = spawn_app_at(site, FakeRenderer::default(), &NO_PLATFORM).await;
    for (address, status) in [
        ("/hello.txt?utm_source=카카오톡", 200),
        ("/hello.txt?q=\"a<b>`c", 200),
        ("/mashup?locale=en&from=採用", 200),
        ("/採用", 404),
        ("/hello.txt/“quoted”", 404),
        ("/a<b>`c\"", 404),
        ("/é?locale=jp", 404),
    ] {
        let response = respond(&app, &get(address, "")).await;
        check(address, &response, status, true);
    }
    let response = respond(&app, &get("/mashup?locale=zz&from=日本", "")).await;
    assert!(
        response.contains("\nlocation: /mashup?locale=en&from=%e6%97%a5%e6%9c%ac\r\n"),
        "{response}"
    );
}

#[actix_web::test]
async fn whatever_a_proxy_says_of_the_address_changes_no_response() {
    let site = site::build();
    let arguments = [&NO_PLATFORM[..], &["--behind-proxy", "127.0.0.1"]].concat();
    let app = spawn_app_at(site, FakeRenderer::default(), &arguments).await;
    for headers in [
        "X-Forwarded-Proto: https,http\r\n",
        "X-Forwarded-Proto: gopher\r\nX-Forwarded-Proto: \r\n",
        "X-Forwarded-Host: www.example.com:8443\r\nX-Forwarded-Port: 443\r\n",
        "X-Forwarded-Host: <script>\r\nX-Forwarded-Port: -1\r\n",
        "Forwarded: for=;proto=;host=\"]\"\r\n",
    ] {
        for (path, status) in [("/mashup?locale=en", 200), ("/mashup/", 308), ("/nothing", 404)] {
            let response = respond(&app, &get(path, headers)).await;
            check(headers, &response, status, true);
        }
    }
}
