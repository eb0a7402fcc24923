//! The program itself, as an operator starts it.

use std::process::Stdio;

use tempfile::TempDir;
use tokio::{
    io::{AsyncBufReadExt as _, BufReader},
    process::{Child, Command},
    time::timeout,
};

use crate::{
    hostile_posts::large_posts,
    site,
    test_app::{TIMEOUT, tls_of},
};

/// Starts to serve a site, and says where.
pub(crate) async fn serve(site: &TempDir, arguments: &[&str]) -> (Child, String) {
    let (program, said) = serve_by(Command::new(env!("CARGO_BIN_EXE_server")), site, arguments).await;
    (program, said_of(&said, SITE).to_owned())
}

/// The same for a program that a shell starts by a line, in which it is `"$0" "$@"`.
pub(crate) async fn serve_in_shell(line: &str, site: &TempDir, arguments: &[&str]) -> (Child, String) {
    let mut shell = Command::new("sh");
    shell.args(["-c", line, env!("CARGO_BIN_EXE_server")]);
    let (program, said) = serve_by(shell, site, arguments).await;
    (program, said_of(&said, SITE).to_owned())
}

/// How the line begins that says where the site is.
const SITE: &str = "listening on ";

/// The rest of the line that begins so.
pub(crate) fn said_of<'s>(said: &'s [String], start: &str) -> &'s str {
    said.iter().find_map(|line| line.strip_prefix(start)).unwrap()
}

/// Starts to serve a site by a command that is the program; says what it has printed when it listens.
pub(crate) async fn serve_by(
    mut program: Command,
    site: &TempDir,
    arguments: &[&str],
) -> (Child, Vec<String>) {
    let mut program = program
        .args(["serve", "--bind", "127.0.0.1:0", "--workers", "1"])
        .args(if arguments.contains(&"--isolates") {
            [].as_slice()
        } else {
            &["--isolates", "1"]
        })
        .args(["--snapshot", "off"])
        .args(arguments)
        .arg("--site-dir")
        .arg(site.path())
        .stdout(Stdio::piped())
        .kill_on_drop(true)
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(program.stdout.take().unwrap()).lines();
    let said = async {
        let mut said: Vec<String> = Vec::new();
        while !said.last().is_some_and(|line| line.starts_with(SITE)) {
            said.push(lines.next_line().await.unwrap().expect("the site is served"));
        }
        said
    };
    let said = timeout(TIMEOUT, said).await.expect("the site is served");
    (program, said)
}

/// Sends a signal, by its flag for `kill`.
pub(crate) fn signal(program: &Child, flag: &str) {
    let id = program.id().unwrap().to_string();
    let sent = std::process::Command::new("kill").args([flag, &id]).status();
    assert!(sent.unwrap().success());
}

/// A visitor without a browser.
pub(crate) fn client() -> reqwest::Client {
    let no_site = tempfile::tempdir().unwrap();
    reqwest::Client::builder()
        .no_proxy()
        .timeout(TIMEOUT)
        .tls_backend_preconfigured(tls_of(&no_site))
        .build()
        .unwrap()
}

#[actix_web::test]
async fn from_the_first_connection_on_nothing_that_exists_is_said_to_be_missing() {
    let site = site::sound();
    let (_program, address) = serve(&site, &["--content-demo"]).await;
    let client = client();
    let addresses = [
        "/robots.txt",
        "/speculation-rules.json",
        "/sitemap.xml",
        "/recruit.atom",
        "/jobs.xml",
        "/recruit/qa-lead",
    ];
    let mut missing = addresses.to_vec();
    let mut statuses = Vec::new();
    let asked = async {
        while !missing.is_empty() {
            let responses = missing
                .iter()
                .map(|path| client.get(format!("{address}{path}")).send());
            let responses = futures::future::join_all(responses).await;
            let mut found = responses
                .into_iter()
                .map(|response| response.unwrap().status().as_u16());
            missing.retain(|path| {
                let status = found.next().unwrap();
                statuses.push((*path, status));
                status != 200
            });
        }
    };
    timeout(TIMEOUT, asked).await.expect("every address is there");
    let others = statuses.iter().filter(|(_, status)| ![200, 503].contains(status));
    assert_eq!(others.collect::<Vec<_>>(), Vec::<&(&str, u16)>::new());
}

#[actix_web::test]
async fn the_log_says_once_that_visitors_may_have_no_limit_by_address() {
    let site = site::sound();
    let log = site.path().join("log");
    let line = format!("exec \"$0\" \"$@\" 2>'{}'", log.display());
    let public = ["--public-origin", "https://www.example.com"];
    let (_program, address) = serve_in_shell(&line, &site, &public).await;
    let client = client();
    let count = |text: &str| std::fs::read_to_string(&log).unwrap().matches(text).count();
    assert_eq!(
        count("through a proxy on this machine alone, and none is named"),
        1
    );
    for path in ["/healthz", "/readyz"] {
        client.get(format!("{address}{path}")).send().await.unwrap();
    }
    assert_eq!(count("names no visitor"), 0);
    for _ in 0..3 {
        client.get(format!("{address}/mashup")).send().await.unwrap();
    }
    assert_eq!(count("names no visitor"), 1);
}

#[actix_web::test]
async fn a_signal_ends_a_server_that_reads_and_cleans_large_posts() {
    let site = site::sound();
    let data = tempfile::tempdir().unwrap();
    large_posts(data.path(), 40).await;
    let data = data.path().to_str().unwrap();
    let (mut program, _) = serve(&site, &["--data-dir", data]).await;
    signal(&program, "-TERM");
    let ended = timeout(TIMEOUT, program.wait()).await.expect("it ends");
    assert!(ended.unwrap().success());
}

#[actix_web::test]
async fn a_signal_brings_the_build_on_the_disk_live() {
    let site = site::sound();
    let (program, address) = serve(&site, &["--content-url", "http://127.0.0.1:9"]).await;
    let client = client();
    let page = async || {
        let response = client.get(format!("{address}/mashup")).send().await;
        response.unwrap().text().await.unwrap()
    };
    assert!(!page().await.contains("After the signal"));
    site::write(
        site.path(),
        "locales/en/mashup.json",
        &site::texts("After the signal"),
    );
    signal(&program, "-HUP");
    let live = async { while !page().await.contains("After the signal") {} };
    timeout(TIMEOUT, live).await.expect("the new texts are shown");
}

/// Every file and folder below a folder, with what others than its user may do.
#[cfg(unix)]
fn open_to_others(folder: &std::path::Path) -> Vec<(std::path::PathBuf, u32)> {
    use std::os::unix::fs::PermissionsExt as _;

    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap().map(Result::unwrap) {
        let (path, kind) = (entry.path(), entry.metadata().unwrap());
        found.push((path.clone(), kind.permissions().mode() & 0o077));
        if kind.is_dir() {
            found.extend(open_to_others(&path));
        }
    }
    found
}

#[cfg(unix)]
#[actix_web::test]
async fn what_the_program_writes_is_its_own_users_whatever_it_was_started_with() {
    let (site, folder) = (site::sound(), tempfile::tempdir().unwrap());
    let data = folder.path().join("new/data");
    let open = "umask 000; exec \"$0\" \"$@\"";
    let (mut program, _) = serve_in_shell(open, &site, &["--data-dir", data.to_str().unwrap()]).await;
    let backup = folder.path().join("backup");
    let made = Command::new("sh")
        .args(["-c", open, env!("CARGO_BIN_EXE_server"), "content", "backup"])
        .arg(&backup)
        .arg("--data-dir")
        .arg(&data)
        .status();
    assert!(made.await.unwrap().success());
    let written = open_to_others(folder.path());
    assert!(
        written.iter().any(|(path, _)| path.ends_with("content.sqlite")),
        "{written:?}"
    );
    assert!(written.iter().any(|(path, _)| *path == backup), "{written:?}");
    let open: Vec<_> = written.iter().filter(|(_, others)| *others != 0).collect();
    assert!(open.is_empty(), "{open:?}");
    signal(&program, "-TERM");
    timeout(TIMEOUT, program.wait()).await.expect("it ends").unwrap();
}
