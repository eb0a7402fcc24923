//! Many signals to read the build anew, while visitors ask.

use std::{
    fs,
    path::PathBuf,
    sync::atomic::{AtomicBool, Ordering},
};

use tempfile::TempDir;
use tokio::{process::Child, time::timeout};

use crate::{
    process::{client, serve_in_shell, signal},
    site,
    test_app::TIMEOUT,
};

const SIGNALS: usize = 200;

/// The program, and who asks it.
struct Site {
    program: Child,
    address: String,
    client: reqwest::Client,
    folder: TempDir,
    log: PathBuf,
}

/// What the program holds.
#[derive(Clone, Copy, Debug)]
struct Held {
    files: usize,
    kibibytes: u64,
}

impl Site {
    async fn start() -> Self {
        let folder = site::sound();
        let log = folder.path().join("log");
        let line = format!("exec \"$0\" \"$@\" 2>'{}'", log.display());
        let (program, address) = serve_in_shell(&line, &folder, &[]).await;
        Self {
            program,
            address,
            client: client(),
            folder,
            log,
        }
    }

    /// Asks for a page that is always there.
    async fn page(&self, path: &str) -> String {
        let response = self.client.get(format!("{}{path}", self.address)).send();
        let response = response.await.unwrap();
        assert_eq!(response.status(), 200, "{path}");
        response.text().await.unwrap()
    }

    /// How often the log says something.
    fn told(&self, text: &str) -> usize {
        fs::read_to_string(&self.log).unwrap().matches(text).count()
    }

    fn reloads(&self) -> usize {
        self.told("another build of the site is live")
    }

    /// Sends a signal for texts that have its number, and waits until they are shown.
    async fn change(&self, number: usize) {
        let before = self.reloads();
        let title = format!("After {number} signals");
        site::write(self.folder.path(), "locales/en/mashup.json", &site::texts(&title));
        signal(&self.program, "-HUP");
        let live =
            async { while self.reloads() == before || !self.page("/mashup").await.contains(&title) {} };
        timeout(TIMEOUT, live).await.expect("the build is live");
    }

    /// Asks until that is over; returns how often.
    async fn visit(&self, is_over: &AtomicBool) -> usize {
        let mut visits = 0;
        while !is_over.load(Ordering::Relaxed) {
            for path in ["/", "/mashup", "/_data/home?locale=en", "/hello.txt"] {
                self.page(path).await;
                visits += 1;
            }
        }
        visits
    }

    fn held(&self) -> Held {
        let process = format!("/proc/{}", self.program.id().unwrap());
        let status = fs::read_to_string(format!("{process}/status")).unwrap();
        let memory = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        Held {
            files: fs::read_dir(format!("{process}/fd")).unwrap().count(),
            kibibytes: memory.unwrap().trim().trim_end_matches(" kB").parse().unwrap(),
        }
    }
}

#[actix_web::test]
async fn two_hundred_signals_lose_nothing_and_leave_nothing_behind() {
    let site = Site::start().await;
    // The first ones fill what is kept on purpose.
    for number in 0..10 {
        site.change(number).await;
    }
    let before = site.held();
    let is_over = AtomicBool::new(false);
    let signals = async {
        for number in 10..SIGNALS - 1 {
            // Those that come while another one is heeded are heeded together.
            signal(&site.program, "-HUP");
            if number % 20 == 0 {
                site.change(number).await;
            }
        }
        is_over.store(true, Ordering::Relaxed);
    };
    let visit = || site.visit(&is_over);
    let (visits, ..) = tokio::join!(visit(), visit(), visit(), signals);
    site.change(SIGNALS).await;
    let after = site.held();
    assert!(visits > 0);
    assert!(site.reloads() >= 20, "{} reloads", site.reloads());
    for wrong in ["panicked", "does not go live", " ERROR "] {
        assert_eq!(site.told(wrong), 0, "{wrong}");
    }
    // Two clients may have connected once more.
    assert!(after.files <= before.files + 10, "{before:?}, {after:?}");
    assert!(
        after.kibibytes <= before.kibibytes + 40 * 1024,
        "{before:?}, {after:?}"
    );
}
