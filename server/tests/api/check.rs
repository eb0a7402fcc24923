//! `server check`, as an operator calls it.

use std::{fs, net::TcpListener, process::Command};

use serde_json::json;
use tempfile::TempDir;

use crate::site::{self, BUNDLE, sound};

/// Whether the check was passed, and what it printed.
pub(crate) fn check(site: &TempDir, arguments: &[&str]) -> (bool, String) {
    let origin = [
        "--public-origin",
        "https://www.example.com",
        "--behind-proxy",
        "127.0.0.1",
    ];
    let output = Command::new(env!("CARGO_BIN_EXE_server"))
        .args(["check", "--isolates", "1", "--snapshot", "off"])
        .args(if arguments.contains(&"--public-origin") {
            &[][..]
        } else {
            &origin
        })
        .args(arguments)
        .arg("--site-dir")
        .arg(site.path())
        .output()
        .unwrap();
    let said = [output.stdout, output.stderr].concat();
    (output.status.success(), String::from_utf8(said).unwrap())
}

/// Facts that leave nothing to be filled in.
fn complete_company() -> String {
    let id = "abcdefghijk";
    let stores = json!({"bandcamp": "https://a.example/1", "streaming": "https://b.example/1",
        "tanoc": "https://c.example/1", "diverse": "https://d.example/1"});
    let album = json!({"stores": stores, "videos": [id]});
    let complete = json!({
        "email": {"recruit": "jobs@example.com", "support": "support@example.com", "press": "press@example.com"},
        "press": {"boilerplate": "A studio."},
        "albums": {"genesis02": album, "genesis01": album},
        "game": {
            "store": {"url": "https://store.example/app/1"},
            "videos": {"freePlay": [id, id], "tutorial": id, "mashUp": [id, id]},
        },
    });
    complete.to_string()
}

#[test]
fn a_sound_site_has_no_problems() {
    let site = sound();
    site::write(site.path(), site::COMPANY, &complete_company());
    assert_eq!(check(&site, &[]), (true, "no problems\n".to_owned()));
}

#[test]
fn the_shipped_facts_of_the_company_are_listed_as_what_the_owner_must_fill_in() {
    let shipped = concat!(env!("CARGO_MANIFEST_DIR"), "/../locales/company.json");
    let (is_passed, said) = check(&sound(), &["--company-file", shipped]);
    assert!(is_passed, "{said}");
    let mut lines: Vec<&str> = said.lines().collect();
    assert_eq!(lines.pop(), Some("no problems, 20 warnings"));
    let of_album =
        ["bandcamp", "streaming", "tanoc", "diverse"].map(|store| format!("stores.{store} leads to a "));
    let mut entries = vec![
        "email.recruit is on axtorm.com".to_owned(),
        "email.support is on axtorm.com".to_owned(),
        "email.press is absent".to_owned(),
        "press.boilerplate is absent".to_owned(),
    ];
    for album in ["genesis02", "genesis01"] {
        entries.extend(of_album.iter().map(|entry| format!("albums.{album}.{entry}")));
        entries.push(format!("albums.{album}.videos is absent"));
    }
    entries.push("game.store.url leads to a search page".to_owned());
    for video in ["tutorial", "freePlay[0]", "freePlay[1]", "mashUp[0]", "mashUp[1]"] {
        entries.push(format!("game.videos.{video} is absent"));
    }
    assert_eq!(lines.len(), entries.len(), "{said}");
    for (line, entry) in lines.iter().zip(&entries) {
        assert!(
            line.starts_with(&format!("warning: company file: {entry}")),
            "{line}"
        );
    }
}

#[test]
fn an_absent_contact_is_a_warning_and_a_wrong_entry_a_problem() {
    let site = sound();
    site::write(site.path(), site::COMPANY, "{}");
    let (is_passed, said) = check(&site, &[]);
    assert!(
        is_passed && said.contains("warning: no contact for weaknesses"),
        "{said}"
    );
    let (_, said) = check(&site, &["--security-contact", "mailto:a@example.com"]);
    assert!(!said.contains("no contact for weaknesses"), "{said}");
    site::write(site.path(), site::COMPANY, r#"{"email": {"support": "x"}}"#);
    let (is_passed, said) = check(&site, &[]);
    assert!(!is_passed, "{said}");
    let problem = said.lines().find(|line| line.starts_with("problem: ")).unwrap();
    assert!(
        problem.contains("company.json: `email.support`: `x` is no mailbox"),
        "{said}"
    );
}

#[test]
fn visitors_that_would_have_no_limit_by_address_are_a_warning() {
    let site = sound();
    let warning =
        "warning: visitors reach 127.0.0.1 through a proxy on this machine alone, and none is named";
    for (arguments, is_warned) in [
        (&["--public-origin", "https://www.example.com"][..], true),
        (
            &[
                "--public-origin",
                "https://www.example.com",
                "--behind-proxy",
                "10.0.0.1",
            ],
            true,
        ),
        (
            &[
                "--public-origin",
                "https://www.example.com",
                "--behind-proxy",
                "127.0.0.1,::1",
            ],
            false,
        ),
        (
            &[
                "--public-origin",
                "https://www.example.com",
                "--bind",
                "0.0.0.0:8080",
            ],
            false,
        ),
        (&["--public-origin", "http://localhost:8080"], false),
    ] {
        let (is_passed, said) = check(&site, arguments);
        assert!(is_passed, "{said}");
        assert_eq!(said.contains(warning), is_warned, "{arguments:?}: {said}");
    }
}

#[test]
fn demo_posts_that_visitors_see_are_named_and_stop_nothing() {
    let site = sound();
    let (is_passed, said) = check(&site, &["--content-demo"]);
    assert!(is_passed && said.contains("\nno problems, "), "{said}");
    for collection in ["RecruitPosts-EN", "RecruitPosts-JP"] {
        let warning = format!("warning: visitors see 8 demo posts of {collection};");
        assert!(said.contains(&warning), "{said}");
    }
    // They stay when the switch is gone.
    assert_eq!(check(&site, &[]), (true, said));
}

#[test]
fn every_problem_is_printed_at_once_and_counted() {
    let site = sound();
    fs::remove_file(site.path().join("frontend/dist/client/assets/fankit-1.js")).unwrap();
    fs::remove_file(site.path().join("public/share/home-jp.png")).unwrap();
    fs::remove_file(site.path().join("public/media/song.mp3")).unwrap();
    let throws = format!(
        "const {{ render: good }} = {{ {} }};",
        BUNDLE
            .replacen("export const render =", "render:", 1)
            .trim_end_matches(';')
    );
    let broken = format!(
        "{throws}\nexport const render = (request) => {{ if (request.data.page === 'mashup') throw new Error('no'); return good(request); }};"
    );
    site::write(site.path(), "frontend/dist/server/entry-server.js", &broken);
    // Connections are refused once the listener is gone.
    let closed = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let content = format!("http://{closed}");
    let nowhere = site.path().join("nowhere.pem");
    let nowhere = nowhere.to_str().unwrap();
    let (is_passed, said) = check(
        &site,
        &[
            "--tls-certificate",
            nowhere,
            "--tls-key",
            nowhere,
            "--content-url",
            &content,
            "--content-client-id",
            "client",
        ],
    );
    assert!(!is_passed, "{said}");
    for problem in [
        "nowhere.pem is no chain of certificates",
        "the asset /assets/fankit-1.js is missing",
        "the picture /share/home-jp.png, shown with shared links, is missing",
        "the file /media/song.mp3, which pages show, is missing (npm run media makes it)",
        "/mashup?locale=en does not render",
        "the content service does not respond",
    ] {
        let line = said.lines().find(|line| line.contains(problem));
        assert!(
            line.is_some_and(|line| line.starts_with("problem: ")),
            "{problem} in {said}"
        );
    }
    let count = said.lines().filter(|line| line.starts_with("problem: ")).count();
    assert!(said.ends_with(&format!("error: {count} problems\n")), "{said}");
}

#[test]
fn settings_and_builds_that_cannot_be_served_are_named() {
    let site = sound();
    let (is_passed, said) = check(&site, &["--tls-key", "key.pem"]);
    assert!(!is_passed && said.contains("of use only together"), "{said}");
    let media = site.path().join("frontend/dist/client/.vite/media.json");
    fs::remove_file(&media).unwrap();
    let (is_passed, said) = check(&site, &[]);
    assert!(!is_passed && said.contains("media.json cannot be read"), "{said}");
    site::write(site.path(), "locales/kr/fankit.json", "{}");
    let (is_passed, said) = check(&site, &[]);
    assert!(!is_passed && said.contains("problem: "), "{said}");
    assert!(said.contains("kr/fankit.json: `title` is missing"), "{said}");
}
