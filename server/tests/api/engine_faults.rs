//! Bundles that hang, burst or cannot be ended, on the program itself.

use std::fs;

use tempfile::TempDir;
use tokio::{process::Child, time::timeout};

use crate::{
    process::{client, serve_in_shell, signal},
    site,
    test_app::TIMEOUT,
};

const BUNDLE: &str = "frontend/dist/server/entry-server.js";

/// A bundle whose page of the fan kit runs that script.
fn bundle(fankit: &str, title: &str) -> String {
    format!(
        "export const render = ({{ data }}) => {{
            if (data.page === 'fankit') {{ {fankit} }}
            return {{ status: data.page === 'notFound' ? 404 : 200, head: '<title>T</title>', html: `<main>{title}</main>` }};
        }};"
    )
}

/// The program, with a log.
struct Site {
    program: Child,
    address: String,
    folder: TempDir,
}

impl Site {
    async fn start(bundle: &str, arguments: &[&str]) -> Self {
        let folder = site::sound();
        site::write(folder.path(), BUNDLE, bundle);
        let line = format!("exec \"$0\" \"$@\" 2>'{}'", folder.path().join("log").display());
        let (program, address) = serve_in_shell(&line, &folder, arguments).await;
        Self {
            program,
            address,
            folder,
        }
    }

    async fn get(&self, path: &str) -> (u16, String) {
        let response = client()
            .get(format!("{}{path}", self.address))
            .send()
            .await
            .unwrap();
        (response.status().as_u16(), response.text().await.unwrap())
    }

    fn log(&self) -> String {
        fs::read_to_string(self.folder.path().join("log")).unwrap()
    }

    /// Waits until the log says something for that time.
    async fn told(&self, text: &str, times: usize) {
        let told = async {
            while self.log().matches(text).count() < times {
                tokio::task::yield_now().await;
                self.get("/healthz").await;
            }
        };
        let told = timeout(TIMEOUT, told).await;
        told.unwrap_or_else(|_| panic!("{text} is not in\n{}", self.log()));
    }
}

#[actix_web::test]
async fn a_release_that_hangs_or_bursts_on_one_page_does_not_go_live() {
    // More isolates than faults: on a busy machine a thread may be given up that would have ended.
    let limits = ["--render-timeout", "1000", "--heap-mb", "48", "--isolates", "6"];
    let site = Site::start(&bundle("", "old"), &limits).await;
    let faults = [
        "for (;;);",
        "const kept = []; for (;;) kept.push({ number: kept.length });",
        "for (;;) new Array(1000).fill('x');",
        "[].indexOf.call({ length: Number.MAX_SAFE_INTEGER }, 1);",
    ];
    for (number, fault) in faults.into_iter().enumerate() {
        site::write(site.folder.path(), BUNDLE, &bundle(fault, "bad"));
        signal(&site.program, "-HUP");
        // The mere change of the file may be noticed too.
        site.told("does not go live", number + 1).await;
        let log = site.log();
        let line = log
            .lines()
            .rfind(|line| line.contains("does not go live"))
            .unwrap();
        assert!(line.contains("ERROR") && line.contains("/fankit"), "{line}");
        assert!(site.get("/fankit").await.1.contains("old"));
    }

    site::write(site.folder.path(), BUNDLE, &bundle("", "good"));
    signal(&site.program, "-HUP");
    site.told("another build of the site is live", 1).await;

    assert!(site.get("/fankit").await.1.contains("good"));
    let (status, ready) = site.get("/readyz").await;
    assert_eq!((status, ready.contains("warm")), (200, true), "{ready}");
    assert!(site.log().contains("its thread is given up"));
    // It ends although a thread of it does not.
    let mut program = site.program;
    signal(&program, "-TERM");
    let ended = timeout(TIMEOUT, program.wait()).await.expect("it ends");
    assert!(ended.unwrap().success());
}

#[actix_web::test]
async fn a_process_that_loses_too_many_isolates_says_so_and_ends_itself() {
    let limits = ["--render-timeout", "300", "--isolates", "2"];
    let mut site = Site::start(&bundle("", "fine"), &limits).await;
    let warm = async { while !site.get("/readyz").await.1.contains("warm") {} };
    timeout(TIMEOUT, warm).await.expect("its pages are ready");
    let unending = bundle("[].indexOf.call({ length: Number.MAX_SAFE_INTEGER }, 1);", "bad");
    site::write(site.folder.path(), BUNDLE, &unending);

    let exhausted = async {
        loop {
            // Each attempt to go live loses a thread or two.
            signal(&site.program, "-HUP");
            let (status, ready) = site.get("/readyz").await;
            if ready.contains("exhausted") {
                return status;
            }
        }
    };
    assert_eq!(timeout(TIMEOUT, exhausted).await.expect("it says so"), 503);
    let (status, page) = site.get("/mashup").await;
    assert_eq!((status, page.contains("fine")), (200, true));

    let ended = timeout(TIMEOUT, site.program.wait()).await.expect("it ends");
    assert_eq!(ended.unwrap().code(), Some(70));
    let log = site.log();
    assert!(
        log.contains("/fankit") && log.contains("its thread is given up"),
        "{log}"
    );
    assert!(log.contains("this process makes way for another one"), "{log}");
}
