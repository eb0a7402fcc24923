//! Links to previews, which attackers try to forge.

use content_desk::{DeskConfig, Role};
use serde_json::{Value, json};

use crate::office::{Office, PASSWORD, post};
use crate::place::{Place, on_both};
use crate::previews::{LINK, link, look, office};

on_both!(
    a_link_shows_the_saved_draft_to_a_stranger,
    a_forged_or_foreign_link_shows_nothing,
    a_link_ends_in_time_and_with_its_draft,
    all_links_of_a_draft_can_be_ended,
    a_name_for_people_outside_has_links_and_nothing_else,
);

async fn a_link_shows_the_saved_draft_to_a_stranger(place: Place) {
    let (office, emma) = office(&place).await;
    let made = emma.done("POST", LINK, Some(&json!({}))).await;
    assert_eq!(made["expiresAt"], "2027-01-18T08:00:00.000Z", "72 hours later");
    let address = made["address"].as_str().unwrap();
    assert!(
        address.starts_with(&format!("{}/preview/en/artist/", office.desk.origin())),
        "{address}"
    );
    let client = crate::http::client().build().unwrap();
    let response = client.get(address).send().await.unwrap();
    for (name, part) in [
        ("x-robots-tag", "noindex"),
        ("cache-control", "no-store"),
        ("referrer-policy", "no-referrer"),
        ("content-security-policy", "frame-ancestors 'none'"),
    ] {
        let value = response.headers()[name].to_str().unwrap();
        assert!(value.contains(part), "{name}: {value}");
    }
    assert_eq!(response.headers().get("set-cookie"), None);
    assert_eq!(response.text().await.unwrap(), "en/artist: Title");
    // What is saved later is shown too.
    let revision = emma.summary("artist", "en").await["revision"].clone();
    let saved = json!({"post": post("Later"), "revision": revision});
    emma.done("PUT", "/positions/artist/en/draft", Some(&saved)).await;
    assert_eq!(look(address).await, (200, "en/artist: Later".to_owned()));
    for hours in [0, -1, 337] {
        assert_eq!(
            emma.refused("POST", LINK, Some(&json!({ "hours": hours }))).await,
            "invalid"
        );
    }
    assert_eq!(
        emma.refused("POST", "/positions/artist/jp/preview-link", Some(&json!({})))
            .await,
        "notFound"
    );
    let olivia = office.join("olivia", Role::Owner).await;
    let audit = olivia.done("GET", "/audit", None).await;
    let noted = audit["entries"].as_array().unwrap();
    let is_noted = |entry: &&Value| entry["action"] == "linkPreview";
    let noted: Vec<_> = noted.iter().filter(is_noted).collect();
    assert_eq!(
        (noted.len(), &noted[0]["subject"], &noted[0]["by"]),
        (1, &json!("artist en"), &json!("emma"))
    );
    office.close().await;
}

async fn a_forged_or_foreign_link_shows_nothing(place: Place) {
    let (office, emma) = office(&place).await;
    emma.begin("other", "en").await;
    let body = json!({"locale": "jp", "post": post("JP"), "id": "only-jp"});
    emma.done("POST", "/positions", Some(&body)).await;
    let address = link(&emma, LINK).await;
    let other = link(&emma, "/positions/other/en/preview-link").await;
    let (start, token) = address.rsplit_once('/').unwrap();
    let (_, other_token) = other.rsplit_once('/').unwrap();
    let reversed: String = token.chars().rev().collect();
    let later = format!("B{}", token.get(1..).unwrap());
    for forged in [
        format!("{start}/{other_token}"),
        format!("{start}/{reversed}"),
        format!("{start}/{later}"),
        format!("{start}/{}", token.get(..40).unwrap()),
        format!("{start}/{token}A"),
        format!("{start}/%00"),
        address.replace("/artist/", "/other/"),
        address.replace("/artist/", "/none/"),
        address.replace("/artist/", "/arti%00st/"),
        address.replace("/artist/", "/..%2fartist/"),
        address.replace("/en/", "/jp/"),
        address.replace("/en/", "/fr/"),
    ] {
        let (status, text) = look(&forged).await;
        assert_eq!(status, 404, "{forged}: {text}");
        assert!(!text.contains("Title"), "{text}");
    }
    let (status, text) = look(&address.replace("/en/", "/jp/")).await;
    assert_eq!((status, text.starts_with("プレビュー")), (404, true));
    assert_eq!(look(&address).await.0, 200);
    office.close().await;
}

async fn a_link_ends_in_time_and_with_its_draft(place: Place) {
    let (office, emma) = office(&place).await;
    let short = emma.done("POST", LINK, Some(&json!({"hours": 1}))).await;
    let short = short["address"].as_str().unwrap();
    office.service.clock.advance(3599);
    assert_eq!(look(short).await.0, 200);
    office.service.clock.advance(1);
    let (status, text) = look(short).await;
    assert_eq!((status, text.starts_with("This preview has ended")), (410, true));
    // A draft that was discarded and comes back is not what the link was made for.
    let address = link(&emma, LINK).await;
    let revision = emma.summary("artist", "en").await["revision"].clone();
    let path = format!(
        "/positions/artist/en/draft?revision={}",
        revision.as_str().unwrap()
    );
    emma.done("DELETE", &path, None).await;
    assert_eq!(look(&address).await.0, 410);
    emma.done("POST", "/positions/artist/undelete", None).await;
    assert_eq!(look(&address).await.0, 410);
    // What is published is on the site, and what is deleted nowhere.
    let paul = office.join("paul", Role::Publisher).await;
    let address = link(&paul, LINK).await;
    assert_eq!(paul.act("artist", json!("publish"), &["en"]).await.0, 200);
    assert_eq!(look(&address).await.0, 410);
    assert_eq!(paul.act("artist", json!("takeBack"), &["en"]).await.0, 200);
    let address = link(&paul, LINK).await;
    // Nor is what has moved, not even when it comes back.
    for [from, to] in [["artist", "moved"], ["moved", "artist"]] {
        let path = format!("/positions/{from}/rename");
        paul.done("POST", &path, Some(&json!({"to": to}))).await;
    }
    assert_eq!(look(&address).await.0, 404);
    let address = link(&paul, LINK).await;
    paul.done("DELETE", "/positions/artist", None).await;
    assert_eq!(look(&address).await.0, 410);
    office.close().await;
}

async fn all_links_of_a_draft_can_be_ended(place: Place) {
    let (office, emma) = office(&place).await;
    let body = json!({"post": post("JP"), "revision": emma.summary("artist", "jp").await["revision"]});
    emma.done("PUT", "/positions/artist/jp/draft", Some(&body)).await;
    let (first, second) = (link(&emma, LINK).await, link(&emma, LINK).await);
    let other = link(&emma, "/positions/artist/jp/preview-link").await;
    assert_eq!(
        office.stranger().refused("DELETE", LINK, None).await,
        "notLoggedIn"
    );
    assert_eq!(look(&first).await.0, 200);
    emma.done("DELETE", LINK, None).await;
    assert_eq!((look(&first).await.0, look(&second).await.0), (404, 404));
    assert_eq!(look(&other).await.0, 200);
    let again = link(&emma, LINK).await;
    assert_eq!((look(&first).await.0, look(&again).await.0), (404, 200));
    office.close().await;
}

async fn a_name_for_people_outside_has_links_and_nothing_else(place: Place) {
    const OUTSIDE: &str = "https://preview.example.com";
    let change = |config: &mut DeskConfig| config.preview_origin = Some(OUTSIDE.parse().unwrap());
    let office = Office::open_with(&place, change).await;
    let page = place.folder.path().join("page");
    std::fs::create_dir(&page).unwrap();
    for (file, text) in [("index.html", "the desk"), ("own.css", "its style")] {
        std::fs::write(page.join(file), text).unwrap();
    }
    let emma = office.join("emma", Role::Editor).await;
    emma.begin("artist", "en").await;
    let address = link(&emma, LINK).await;
    let path = address.strip_prefix(OUTSIDE).unwrap();
    let client = crate::http::client().redirect(reqwest::redirect::Policy::none());
    let client = client.build().unwrap();
    // A proxy sends what it gets under both names to the desk.
    let get = async |host: &str, path: &str| {
        let request = client.get(format!("{}{path}", office.desk.origin()));
        let response = request.header("host", host).send().await.unwrap();
        (response.status().as_u16(), response.text().await.unwrap())
    };
    let inside = office.desk.address.to_string();
    for (path, at_the_desk, outside) in [
        (path, 200, 200),
        ("/site/a.css", 200, 200),
        ("/recruit?locale=en", 307, 307),
        ("/", 200, 404),
        ("/own.css", 200, 404),
        ("/desk/v1/session", 204, 404),
        ("/desk/v1/positions", 401, 404),
    ] {
        assert_eq!(get(&inside, path).await.0, at_the_desk, "{path}");
        // However a proxy writes the name, or another one that leads to the desk.
        for host in [
            "preview.example.com",
            "Preview.Example.com",
            "preview.example.com:443",
            "preview.example.com.",
            "other.example.com",
            "a b",
        ] {
            assert_eq!(get(host, path).await.0, outside, "{host} {path}");
        }
    }
    assert_eq!(
        get("127.0.0.1", "/own.css").await.0,
        200,
        "the desk's name without its port"
    );
    let wrong = client.patch(format!("{}/desk/v1/session", office.desk.origin()));
    for (host, status) in [("preview.example.com", 404), (inside.as_str(), 405)] {
        let wrong = wrong.try_clone().unwrap().header("host", host).send().await;
        assert_eq!(wrong.unwrap().status(), status, "{host}");
    }
    assert_eq!(get("preview.example.com", path).await.1, "en/artist: Title");
    // Neither logs anybody in there, whatever page a request claims to come from.
    let body = json!({"name": "emma", "password": PASSWORD});
    let log_in = client.post(format!("{}/desk/v1/session", office.desk.origin()));
    for (host, status) in [("preview.example.com", 404), (inside.as_str(), 200)] {
        let log_in = log_in.try_clone().unwrap().json(&body).header("host", host);
        let response = log_in.header("origin", office.desk.origin()).send().await;
        assert_eq!(response.unwrap().status(), status);
    }
    office.close().await;
}
