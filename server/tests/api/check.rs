//! `server check`, as an operator calls it.

use std::{fs, net::TcpListener, process::Command};

use tempfile::TempDir;

use crate::site::{self, BUNDLE, sound};

/// Whether the check was passed, and what it printed.
fn check(site: &TempDir, arguments: &[&str]) -> (bool, String) {
    let origin = ["--public-origin", "https://www.example.com"];
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

#[test]
fn a_sound_site_has_no_problems() {
    assert_eq!(check(&sound(), &[]), (true, "no problems\n".to_owned()));
}

#[test]
fn demo_posts_that_visitors_see_are_named_and_stop_nothing() {
    let site = sound();
    let (is_passed, said) = check(&site, &["--content-demo"]);
    assert!(is_passed && said.ends_with("no problems\n"), "{said}");
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
        "/mashup?locale=en does not render",
        "the content service does not answer",
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
    site::write(site.path(), "locales/kr/fankit.json", "{}");
    let (is_passed, said) = check(&site, &[]);
    assert!(!is_passed && said.contains("problem: "), "{said}");
    assert!(said.contains("kr/fankit.json: `title` is missing"), "{said}");
}
