//! The program while the machine's clock is wrong, set by Debian's `faketime`. No time passes more or less quickly by it.
#![expect(clippy::print_stderr, reason = "a test that is left out says so")]

use std::{fs, path::PathBuf, process::Stdio};

use tokio::{io::AsyncReadExt as _, process::Command, time::timeout};

use crate::{
    process::{client, said_of, serve_by},
    site,
    test_app::TIMEOUT,
};

/// The library that answers in the clock's place; `None`, said loudly, where it is not installed.
fn faketime() -> Option<PathBuf> {
    let folders = fs::read_dir("/usr/lib").into_iter().flatten().flatten();
    let folders = folders
        .map(|entry| entry.path())
        .chain(["/usr/lib64".into(), "/usr/lib".into()]);
    let mut found = folders.map(|folder| folder.join("faketime/libfaketime.so.1"));
    let found = found.find(|library| library.exists());
    if found.is_none() {
        eprintln!(
            "\n!!! FAKETIME IS NOT INSTALLED: THE TEST OF A WRONG CLOCK IS SKIPPED (apt-get install faketime) !!!\n"
        );
    }
    found
}

#[actix_web::test]
async fn page_service_and_desk_respond_by_any_clock_and_without_a_date_the_program_ends() {
    let Some(library) = faketime() else { return };
    let site = site::sound();
    let clock = site.path().join("clock");
    let set = |by: &str| site::write(site.path(), "clock", by);
    // A quarter of a century before the programs were made.
    set("-25y");
    let mut program = Command::new(env!("CARGO_BIN_EXE_server"));
    program
        .env("LD_PRELOAD", library)
        .env("FAKETIME_TIMESTAMP_FILE", &clock)
        .env("FAKETIME_NO_CACHE", "1")
        .env("DONT_FAKE_MONOTONIC", "1")
        .stderr(Stdio::piped());
    let arguments = ["--content-demo", "--desk-bind", "127.0.0.1:0"];
    let (mut program, said) = serve_by(program, &site, &arguments).await;
    let addresses = [
        format!("{}/mashup?locale=en", said_of(&said, "listening on ")),
        format!(
            "{}/v2/items/count?dataCollectionId=RecruitPosts-EN",
            said_of(&said, "content service on ")
        ),
        format!("{}/desk/v1/session", said_of(&said, "desk on ")),
    ];
    let client = client();
    for by in ["-25y", "-55y", "+1y", "+7900y", "+0"] {
        set(by);
        for (address, expected) in addresses.iter().zip([200, 401, 204]) {
            let response = client.get(address).send().await.unwrap();
            assert_eq!(response.status(), expected, "{by}: {address}");
        }
    }
    // The year 10026, which no header can name.
    set("+8000y");
    let ended = timeout(TIMEOUT, program.wait()).await.expect("it ends").unwrap();
    let mut log = String::new();
    program
        .stderr
        .take()
        .unwrap()
        .read_to_string(&mut log)
        .await
        .unwrap();
    assert_eq!(ended.code(), Some(70), "{log}");
    assert!(
        log.contains("the machine's clock is before 1970 or after 9999, so the server ends"),
        "{log}"
    );
}
