//! What another platform has: looked at before it is imported, and fetched from a public board.

use reqwest::Url;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};

use crate::office::{Office, post};
use crate::place::{Place, on_both};

on_both!(
    a_post_is_looked_at_as_the_service_would_take_it,
    what_was_imported_is_known_by_what_it_is_called_elsewhere,
    jobs_of_a_public_board_are_fetched_from_one_server_only,
);

/// Stands for Greenhouse: boards by their names, one of them a trap.
pub(crate) struct Greenhouse {
    pub(crate) address: Url,
}

impl Greenhouse {
    pub(crate) async fn start() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = format!("http://{}", listener.local_addr().unwrap());
        tokio::spawn(async move {
            loop {
                let (stream, _) = listener.accept().await.unwrap();
                tokio::spawn(respond(stream));
            }
        });
        Self {
            address: address.parse().unwrap(),
        }
    }
}

/// The jobs as the documentation of Greenhouse has them.
fn jobs() -> Value {
    json!({"jobs": [{
        "id": 127_817, "title": "Vault Designer", "updated_at": "2016-01-14T10:55:28-05:00", "location": {"name": "NYC"},
        "absolute_url": "https://boards.greenhouse.io/vaulttec/jobs/127817", "metadata": null,
        "content": "This is the job description. &lt;p&gt;Any HTML&lt;/p&gt;", "departments": [],
    }], "meta": {"total": 1}})
}

async fn respond(mut stream: TcpStream) {
    let mut head = Vec::new();
    while !head.ends_with(b"\r\n\r\n") {
        let mut byte = [0];
        if stream.read(&mut byte).await.unwrap_or(0) == 0 {
            return;
        }
        head.extend_from_slice(&byte);
    }
    let head = String::from_utf8(head).unwrap();
    let path = head.split(' ').nth(1).unwrap();
    let (status, more, body) = match path {
        "/v1/boards/vaulttec/jobs?content=true" => ("200 OK", "", jobs().to_string()),
        "/v1/boards/moved/jobs?content=true" => ("302 Found", "location: /secret\r\n", String::new()),
        "/secret" => ("200 OK", "", json!({"jobs": ["secret"]}).to_string()),
        "/v1/boards/broken/jobs?content=true" => ("500 Internal Server Error", "", String::new()),
        "/v1/boards/page/jobs?content=true" => ("200 OK", "", "<html>".to_owned()),
        "/v1/boards/huge/jobs?content=true" => ("200 OK", "", " ".repeat(16 * 1024 * 1024 + 1)),
        _ => (
            "404 Not Found",
            "",
            json!({"status": 404, "error": "Job not found"}).to_string(),
        ),
    };
    let length = body.len();
    let text =
        format!("HTTP/1.1 {status}\r\n{more}content-length: {length}\r\nconnection: close\r\n\r\n{body}");
    // Who has read enough hangs up.
    let _ = stream.write_all(text.as_bytes()).await;
}

async fn a_post_is_looked_at_as_the_service_would_take_it(place: Place) {
    let office = Office::open(&place).await;
    let emma = office.join("emma", content_desk::Role::Editor).await;
    let mut dated = post("Sound Designer");
    dated["date"] = json!("2026年1月31日");
    dated["closingDate"] = json!("2026-03-01T00:00:00+09:00");
    let bad = json!({
        "title": "Stage Artist", "date": "31/01/2026", "place": "Tokyo", "jobDescription": "<ul>".repeat(40),
        "importId": "a\nb",
    });
    let long = json!({"title": "Long", "jobDescription": "あ".repeat(200_000)});
    let body = json!({ "posts": [dated, bad, long] });
    let looked = emma.done("POST", "/imports/check", Some(&body)).await;
    let (good, refused, long) = (&looked["rows"][0], &looked["rows"][1], &looked["rows"][2]);
    assert_eq!(
        (&good["post"]["date"], &good["post"]["closingDate"]),
        (&json!("2026-01-31"), &json!("2026-03-01"))
    );
    assert_eq!(
        (&good["fields"], &good["isTooLarge"], &good["positions"]),
        (&json!({}), &json!(false), &json!([]))
    );
    let codes: Vec<_> = ["date", "place", "jobDescription", "importId"]
        .map(|field| refused["reasons"][field]["code"].as_str().unwrap_or_default())
        .into();
    assert_eq!(codes, ["notDay", "noCountry", "htmlDepth", "notOneLine"]);
    assert_eq!((&long["isTooLarge"], &long["fields"]), (&json!(true), &json!({})));
    // What was said is what the service does.
    for (row, code) in [(refused, "invalid"), (long, "tooLarge")] {
        let begun = json!({"id": "a", "locale": "en", "post": row["post"]});
        assert_eq!(emma.refused("POST", "/positions", Some(&begun)).await, code);
    }
    let begun = json!({"id": "a", "locale": "en", "post": good["post"]});
    emma.done("POST", "/positions", Some(&begun)).await;
    let many = json!({ "posts": vec![json!({}); 501] });
    assert_eq!(
        emma.refused("POST", "/imports/check", Some(&many)).await,
        "invalid"
    );
    office.close().await;
}

async fn what_was_imported_is_known_by_what_it_is_called_elsewhere(place: Place) {
    let office = Office::open(&place).await;
    let [_, paul, emma] = office.staff().await;
    let mut from = post("Sound Designer");
    from["importId"] = json!("greenhouse 127817");
    let begun = json!({"id": "sound", "locale": "en", "post": from});
    paul.done("POST", "/positions", Some(&begun)).await;
    emma.begin("stage", "en").await;
    let wanted = json!({ "posts": [from, post("Stage"), {"importId": null}] });
    let positions = || async {
        let looked = emma.done("POST", "/imports/check", Some(&wanted)).await;
        let rows = looked["rows"].as_array().unwrap().clone();
        rows.iter()
            .map(|row| row["positions"].clone())
            .collect::<Vec<_>>()
    };
    assert_eq!(positions().await, [json!(["sound"]), json!([]), json!([])]);
    // It stays known when it is published and under another address, and is not when it is deleted.
    assert_eq!(paul.act("sound", json!("publish"), &["en"]).await.0, 200);
    assert_eq!(positions().await[0], json!(["sound"]));
    paul.done("POST", "/positions/sound/rename", Some(&json!({"to": "music"})))
        .await;
    paul.done(
        "POST",
        "/positions",
        Some(&json!({"id": "copy", "copyOf": "music"})),
    )
    .await;
    assert_eq!(positions().await[0], json!(["copy", "music"]));
    for id in ["copy", "music"] {
        paul.done("DELETE", &format!("/positions/{id}"), None).await;
    }
    assert_eq!(positions().await[0], json!([]));
    office.close().await;
}

async fn jobs_of_a_public_board_are_fetched_from_one_server_only(place: Place) {
    let greenhouse = Greenhouse::start().await;
    let office = Office::open_with(&place, |config| {
        config.greenhouse = Some(greenhouse.address.clone());
    })
    .await;
    let emma = office.join("emma", content_desk::Role::Editor).await;
    let path = "/imports/greenhouse";
    let body = |board: &str| json!({ "board": board });
    let read = emma.done("POST", path, Some(&body("vaulttec"))).await;
    assert_eq!(read["jobs"], jobs()["jobs"]);
    for (board, code) in [
        ("gone", "notFound"),
        ("../../secret", "notFound"),
        ("vaulttec/jobs?", "notFound"),
        ("", "notFound"),
        ("moved", "boardFailed"),
        ("broken", "boardFailed"),
        ("page", "boardFailed"),
        ("huge", "boardTooLarge"),
    ] {
        assert_eq!(
            emma.refused("POST", path, Some(&body(board))).await,
            code,
            "{board}"
        );
    }
    // What is no name was no question to another server.
    for _ in 0..4 {
        emma.done("POST", path, Some(&body("vaulttec"))).await;
    }
    assert_eq!(
        emma.refused("POST", path, Some(&body("vaulttec"))).await,
        "tooMany"
    );
    office.close().await;
}
