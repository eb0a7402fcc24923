//! Files of facts that are wrong in every way: none goes live, each is named, and what is only strange is no markup.

mod files;

use std::{fs, path::Path};

use serde_json::{Value, json};

use crate::{
    company::{facts, rewrite},
    site,
    test_app::{NO_PLATFORM, TestApp, settings, spawn_app_with, within},
};
use files::{STRANGERS, Wrong, clear, no_json, wrong_entries};

/// Reloads, which must fail with such an error, and looks whether the former facts are shown.
async fn refused(app: &TestApp, kind: &str, said: &str) {
    let error = within(Box::pin(app.reloader.as_ref().unwrap().reload()))
        .await
        .expect_err(kind);
    let error = format!("{error:#}");
    assert!(
        error.contains("company.json") && error.contains(said),
        "{kind}: {error}"
    );
    assert!(
        error.len() < 1000 && !error.contains(char::is_control),
        "{kind}: {error:?}"
    );
    assert_eq!(
        facts(app, "en").await["email"]["support"],
        "support@example.com",
        "{kind}"
    );
}

#[actix_web::test]
async fn hostile_files_of_facts_never_go_live_and_are_named() {
    let app = spawn_app_with(&NO_PLATFORM).await;
    let path = app.site.path().join(site::COMPANY);
    let table: Vec<Wrong> = no_json().into_iter().chain(wrong_entries()).collect();
    assert!(table.len() + STRANGERS.len() >= 31);
    for (kind, bytes, said) in table {
        fs::write(&path, bytes).unwrap();
        Box::pin(refused(&app, kind, said)).await;
    }
    for (kind, make, said) in STRANGERS {
        clear(&path);
        make(&path);
        Box::pin(refused(&app, kind, said)).await;
    }
    clear(&path);
    rewrite(&app, &json!({"email": {"support": "next@example.com"}}));
    app.reloader.as_ref().unwrap().reload().await.unwrap();
    assert_eq!(facts(&app, "en").await["email"]["support"], "next@example.com");
}

/// A kind of file, what makes it, and what its error says.
type Made = (&'static str, Box<dyn Fn(&Path)>, &'static str);

/// What a start and a check are tried with: they read the file as a reload does.
fn some() -> Vec<Made> {
    let mut some: Vec<Made> = Vec::new();
    for (kind, make, said) in STRANGERS {
        some.push((kind, Box::new(make), said));
    }
    for (kind, bytes, said) in no_json().into_iter().chain(wrong_entries()).step_by(8) {
        some.push((
            kind,
            Box::new(move |path: &Path| fs::write(path, &bytes).unwrap()),
            said,
        ));
    }
    some
}

#[actix_web::test]
async fn hostile_files_of_facts_stop_the_start_and_are_named() {
    let site = site::build();
    let path = site.path().join(site::COMPANY);
    let root = site.path().to_str().unwrap();
    let arguments = [
        "--bind",
        "127.0.0.1:0",
        "--site-dir",
        root,
        NO_PLATFORM[0],
        NO_PLATFORM[1],
    ];
    let engine = crate::renderer::FakeEngine(std::sync::Arc::default());
    for (kind, make, said) in some() {
        clear(&path);
        make(&path);
        let bootstrap = server::bootstrap::Bootstrap::new(settings(&arguments)).unwrap();
        let error = within(Box::pin(bootstrap.production(&engine)))
            .await
            .err()
            .expect(kind);
        let error = format!("{error:#}");
        assert!(
            error.contains("company.json") && error.contains(said),
            "{kind}: {error}"
        );
    }
}

#[cfg(feature = "embedded")]
#[test]
fn hostile_files_of_facts_are_problems_of_a_check_in_one_line() {
    let site = site::sound();
    let path = site.path().join(site::COMPANY);
    for (kind, make, said) in some().into_iter().skip(1).step_by(3) {
        clear(&path);
        make(&path);
        let (is_passed, printed) = crate::check::check(&site, &[]);
        assert!(!is_passed, "{kind}: {printed}");
        let problems: Vec<_> = printed
            .lines()
            .filter(|line| line.starts_with("problem: "))
            .collect();
        assert_eq!(problems.len(), 1, "{kind}: {printed}");
        assert!(
            problems[0].contains("company.json") && problems[0].contains(said),
            "{kind}: {printed}"
        );
    }
}

#[actix_web::test]
async fn facts_that_look_like_markup_are_texts_on_every_page() {
    let app = spawn_app_with(&NO_PLATFORM).await;
    let markup = "</script><script>alert(1)</script>";
    rewrite(
        &app,
        &json!({
            "email": {"support": "\"</script><script>alert(1)\"@example.com"},
            "game": {"store": {"url": format!("https://a.example/?q=\"{markup}"), "languageQuery": format!("l={markup}")}},
            "social": [{"name": markup, "url": "https://x.example/'onclick='alert(1)"}],
        }),
    );
    app.reloader.as_ref().unwrap().reload().await.unwrap();
    for address in [
        "/",
        "/recruit",
        "/guidelines",
        "/nothing",
        "/sitemap.xml",
        "/robots.txt",
        "/.well-known/security.txt",
    ] {
        let text = app.html(address).await;
        assert!(!text.contains("<script>alert(1)"), "{address}: {text}");
    }
    assert_eq!(facts(&app, "en").await["social"][0]["name"], markup);
    let contact = app.html("/.well-known/security.txt").await;
    let contacts = contact
        .lines()
        .filter(|line| line.starts_with("Contact: "))
        .count();
    assert_eq!(contacts, 1, "{contact}");
}

#[actix_web::test]
async fn a_file_that_changes_while_it_is_read_is_taken_whole_or_not_at_all() {
    let app = spawn_app_with(&NO_PLATFORM).await;
    let path = app.site.path().join(site::COMPANY);
    let whole =
        ["a", "b"].map(|name| json!({"email": {"support": format!("{name}@example.com")}}).to_string());
    let (stop, stopped) = std::sync::mpsc::channel::<()>();
    let writer = std::thread::spawn(move || {
        let pieces = [whole[0].as_str(), "", &whole[1], whole[1].get(..20).unwrap()];
        for piece in pieces.into_iter().cycle() {
            fs::write(&path, piece).unwrap();
            if stopped.try_recv() != Err(std::sync::mpsc::TryRecvError::Empty) {
                return;
            }
        }
    });
    let (mut refusals, mut reloads) = (0, 0);
    // Until both have happened often: the writer is never stopped by a lucky order.
    while refusals < 5 || reloads < 5 {
        match within(Box::pin(app.reloader.as_ref().unwrap().reload())).await {
            Ok(()) => reloads += 1,
            Err(error) => {
                assert!(format!("{error:#}").contains("company.json"), "{error:#}");
                refusals += 1;
            }
        }
        let shown = facts(&app, "en").await["email"]["support"].take();
        assert!(
            ["support@example.com", "a@example.com", "b@example.com"]
                .map(Value::from)
                .contains(&shown),
            "{shown}"
        );
    }
    drop(stop);
    writer.join().unwrap();
}

#[cfg(feature = "embedded")]
#[actix_web::test]
async fn a_signal_with_hostile_facts_is_told_in_the_log_and_the_former_ones_stay() {
    use crate::process::{client, serve_in_shell, signal};
    use files::{pipe, sparse};
    let site = site::sound();
    let log = site.path().join("log");
    let line = format!("exec \"$0\" \"$@\" 2>'{}'", log.display());
    let (program, address) = serve_in_shell(&line, &site, &NO_PLATFORM).await;
    let client = client();
    let shown = async || {
        let data = client.get(format!("{address}/_data/home?locale=en")).send().await;
        data.unwrap().text().await.unwrap()
    };
    let path = site.path().join(site::COMPANY);
    let told = |said: &str| {
        let text = fs::read_to_string(&log).unwrap();
        let mut lines = text.lines();
        lines.any(|line| line.contains("does not go live; the old one stays") && line.contains(said))
    };
    let table: [(_, fn(&Path), _); 2] = [
        ("a pipe without a writer", pipe, "it is no file"),
        ("a hundred megabytes", sparse, "it is larger than"),
    ];
    for (kind, make, said) in table {
        clear(&path);
        make(&path);
        signal(&program, "-HUP");
        within(async {
            while !told(said) {
                assert!(shown().await.contains("support@example.com"), "{kind}");
            }
        })
        .await;
    }
}
