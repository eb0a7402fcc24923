//! The server under test and what a test may ask of it.

use std::{net::SocketAddr, sync::Arc, time::Duration};

use clap::Parser;
use reqwest::{Client, Method, RequestBuilder, Response, header::LOCATION, redirect::Policy};
use rustls::pki_types::{CertificateDer, pem::PemObject as _};
use server::{
    bootstrap::{Application, Bootstrap, reload::Reloader},
    settings::Settings,
};
use tempfile::TempDir;
use tokio::{sync::oneshot, task::JoinHandle};
use wiremock::MockServer;

use crate::{
    platform,
    renderer::{FakeEngine, FakeRenderer},
    site,
};

/// What `/readyz` says once every page is cached.
const WARM: &str = "\"renderer\":\"warm\"";

/// Arguments for a site that asks no platform.
pub(crate) const NO_PLATFORM: [&str; 2] = ["--content-url", "http://127.0.0.1:9"];

/// A test that waits longer than this has failed. On a machine that does much else a mere start takes a minute.
pub(crate) const TIMEOUT: Duration = Duration::from_mins(5);

/// What a future gives within that time.
pub(crate) async fn within<T>(future: impl Future<Output = T>) -> T {
    tokio::time::timeout(TIMEOUT, future)
        .await
        .expect("the server does something")
}

#[derive(Parser)]
struct Arguments {
    #[command(flatten)]
    settings: Settings,
}

/// Settings as a command line gives them.
pub(crate) fn settings(arguments: &[&str]) -> Settings {
    Arguments::try_parse_from([&["server"], arguments].concat())
        .unwrap()
        .settings
}

/// The server under test.
pub(crate) struct TestApp {
    pub(crate) renderer: Arc<FakeRenderer>,
    pub(crate) port: u16,
    pub(crate) content_port: Option<u16>,
    /// Where an owner logs in at the desk once.
    #[cfg(feature = "desk")]
    pub(crate) desk_link: Option<String>,
    /// Makes the next release.
    pub(crate) reloader: Option<Reloader>,
    pub(crate) metrics: Option<SocketAddr>,
    pub(crate) redirect: Option<SocketAddr>,
    scheme: &'static str,
    /// The site's files.
    pub(crate) site: TempDir,
    client: Client,
    stop: Option<oneshot::Sender<()>>,
    ended: Option<JoinHandle<anyhow::Result<()>>>,
    /// Kept running as long as the server.
    platform: Option<MockServer>,
}

/// Starts the server with a platform that has one post in each language.
pub(crate) async fn spawn_app() -> TestApp {
    let platform = platform::start().await;
    let posts = [platform::post("Composer")];
    for collection in ["RecruitPosts-EN", "RecruitPosts-JP"] {
        platform::respond(&platform, collection, platform::items(&posts), 0..).await;
    }
    let mut app = spawn_app_on(&platform, &[]).await;
    app.platform = Some(platform);
    app.html_until("/readyz", "\"content\":\"reachable\"").await;
    app
}

/// Starts the server on a given platform, with further arguments.
pub(crate) async fn spawn_app_on(platform: &MockServer, arguments: &[&str]) -> TestApp {
    let url = platform.uri();
    let own = [
        "--content-url",
        &url,
        "--content-client-id",
        "client",
        "--content-refresh-ms",
        "10",
    ];
    spawn_app_with(&[&own, arguments].concat()).await
}

/// Starts the server with arguments, and waits until its first renders are over.
pub(crate) async fn spawn_app_with(arguments: &[&str]) -> TestApp {
    let app = spawn_unready_app(FakeRenderer::default(), arguments).await;
    app.html_until("/readyz", WARM).await;
    app
}

/// Starts the server on a site of the test's own, and waits until its first renders are over.
pub(crate) async fn spawn_app_at(site: TempDir, renderer: FakeRenderer, arguments: &[&str]) -> TestApp {
    let app = spawn_unready_app_at(site, renderer, arguments).await;
    app.html_until("/readyz", WARM).await;
    app
}

/// Starts the server with arguments and a renderer that may be good for nothing.
pub(crate) async fn spawn_unready_app(renderer: FakeRenderer, arguments: &[&str]) -> TestApp {
    spawn_unready_app_at(site::build(), renderer, arguments).await
}

/// Starts the server on a site of the test's own with a renderer that may be good for nothing.
pub(crate) async fn spawn_unready_app_at(
    site: TempDir,
    renderer: FakeRenderer,
    arguments: &[&str],
) -> TestApp {
    let renderer = Arc::new(renderer);
    let settings = settings(&[&arguments_for(&site), arguments].concat());
    let engine = FakeEngine(renderer.clone());
    let bootstrap = Bootstrap::new(settings).unwrap();
    let (application, builds) = bootstrap.production(&engine).await.unwrap();
    let reloader = Reloader {
        site: application.site(),
        builds,
        engine: Arc::new(engine),
        certificates: application.certificates(),
    };
    let mut app = TestApp::run(application, renderer, site);
    app.reloader = Some(reloader);
    app
}

pub(crate) fn arguments_for(site: &TempDir) -> [&str; 8] {
    let root = site.path().to_str().unwrap();
    let origin = "https://www.example.com";
    [
        "--bind",
        "127.0.0.1:0",
        "--site-dir",
        root,
        "--workers",
        "1",
        "--public-origin",
        origin,
    ]
}

/// TLS that trusts the certificate that lies in the site's folder, if there is one.
pub(crate) fn tls_of(site: &TempDir) -> rustls::ClientConfig {
    let mut roots = rustls::RootCertStore::empty();
    if let Ok(certificate) = CertificateDer::from_pem_file(site.path().join("certificate.pem")) {
        roots.add(certificate).unwrap();
    }
    rustls::ClientConfig::builder_with_provider(Arc::new(rustls::crypto::ring::default_provider()))
        .with_safe_default_protocol_versions()
        .unwrap()
        .with_root_certificates(roots)
        .with_no_client_auth()
}

impl TestApp {
    /// Runs an application until the test stops it or ends.
    pub(crate) fn run(application: Application, renderer: Arc<FakeRenderer>, site: TempDir) -> Self {
        let (port, content_port) = (application.port(), application.content_port());
        let (metrics, redirect) = (application.metrics_address(), application.redirect_address());
        let scheme = application.scheme();
        #[cfg(feature = "desk")]
        let desk_link = application.desk().and_then(|desk| desk.link).map(str::to_owned);
        let (stop, stopped) = oneshot::channel::<()>();
        let ended = actix_web::rt::spawn(application.run_until_stopped(async {
            let _ = stopped.await;
        }));
        let client = Client::builder()
            .redirect(Policy::none())
            .no_proxy()
            .timeout(TIMEOUT)
            // This thread may be busy for longer than the server keeps a connection, and would send on one that has ended.
            .pool_idle_timeout(Duration::from_secs(2))
            .tls_backend_preconfigured(tls_of(&site))
            .build()
            .unwrap();
        Self {
            renderer,
            port,
            content_port,
            #[cfg(feature = "desk")]
            desk_link,
            reloader: None,
            metrics,
            redirect,
            scheme,
            client,
            stop: Some(stop),
            ended: Some(ended),
            site,
            platform: None,
        }
    }

    /// Begins a request.
    pub(crate) fn request(&self, method: Method, address: &str) -> RequestBuilder {
        self.client.request(
            method,
            format!("{}://127.0.0.1:{}{address}", self.scheme, self.port),
        )
    }

    /// Asks for an address of another server.
    pub(crate) async fn fetch(&self, url: &str) -> Response {
        self.client.get(url).send().await.unwrap()
    }

    /// What the site tells Prometheus.
    pub(crate) async fn metrics(&self) -> String {
        let url = format!("http://{}/metrics", self.metrics.unwrap());
        self.fetch(&url).await.text().await.unwrap()
    }

    /// Asks for an address.
    pub(crate) async fn get(&self, address: &str) -> Response {
        self.request(Method::GET, address).send().await.unwrap()
    }

    /// Asks for a page and reads it.
    pub(crate) async fn html(&self, address: &str) -> String {
        self.get(address).await.text().await.unwrap()
    }

    /// Asks for a page again and again until it contains a text.
    pub(crate) async fn html_until(&self, address: &str, text: &str) -> String {
        let wait = async {
            loop {
                let html = self.html(address).await;
                if html.contains(text) {
                    return html;
                }
            }
        };
        tokio::time::timeout(TIMEOUT, wait)
            .await
            .unwrap_or_else(|_| panic!("{address} never had {text}"))
    }

    /// Asks the server to stop.
    pub(crate) fn stop(&mut self) {
        drop(self.stop.take());
    }

    /// Waits for the server's end by itself; says why.
    pub(crate) async fn failed(&mut self) -> anyhow::Error {
        let ended = tokio::time::timeout(TIMEOUT, self.ended.take().unwrap()).await;
        ended.expect("the server ends").unwrap().unwrap_err()
    }

    /// Waits for the server's end.
    pub(crate) async fn ended(&mut self) {
        let ended = tokio::time::timeout(TIMEOUT, self.ended.take().unwrap()).await;
        ended.expect("the server ends").unwrap().unwrap();
    }
}

/// Status and address of a redirect.
pub(crate) fn redirect(response: &Response) -> (u16, Option<&str>) {
    let address = response
        .headers()
        .get(LOCATION)
        .map(|value| value.to_str().unwrap());
    (response.status().as_u16(), address)
}

/// A header's text.
pub(crate) fn header<'a>(response: &'a Response, name: &str) -> &'a str {
    response
        .headers()
        .get(name)
        .map_or("", |value| value.to_str().unwrap())
}
