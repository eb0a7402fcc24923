use std::{
    io::{self, ErrorKind},
    sync::Arc,
    time::Duration,
};

use reqwest::{Client, Version};
use tempfile::TempDir;
use tokio::{
    io::AsyncReadExt as _,
    net::{TcpSocket, TcpStream},
    time::timeout,
};
use tokio_rustls::{TlsConnector, client::TlsStream};

use crate::{
    renderer::FakeRenderer,
    site,
    test_app::{NO_PLATFORM, TIMEOUT, TestApp, header, spawn_app_at, spawn_app_with, tls_of},
};

/// Writes a certificate for this machine, and its key, into the site's folder.
pub(crate) fn certify(site: &TempDir) {
    let made = rcgen::generate_simple_self_signed(vec!["127.0.0.1".to_owned()]).unwrap();
    site::write(site.path(), "certificate.pem", &made.cert.pem());
    site::write(site.path(), "key.pem", &made.signing_key.serialize_pem());
}

/// Arguments for a site with that certificate, and with others.
pub(crate) fn arguments(site: &TempDir, others: &[&str]) -> Vec<String> {
    let file = |name: &str| site.path().join(name).to_str().unwrap().to_owned();
    let own = [
        "--tls-certificate".to_owned(),
        file("certificate.pem"),
        "--tls-key".to_owned(),
        file("key.pem"),
    ];
    let others = NO_PLATFORM.iter().chain(others).map(|text| (*text).to_owned());
    own.into_iter().chain(others).collect()
}

pub(crate) async fn spawn(others: &[&str]) -> TestApp {
    let site = site::build();
    certify(&site);
    let arguments = arguments(&site, others);
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    spawn_app_at(site, FakeRenderer::default(), &arguments).await
}

/// This machine as its programs call it.
pub(crate) const LOCALHOST: [u8; 4] = [127, 0, 0, 1];

/// A secured connection to a site from an address of the loopback network, for which the client offers these protocols.
pub(crate) async fn secured(
    site: &TempDir,
    from: [u8; 4],
    port: u16,
    protocols: &[&str],
) -> io::Result<TlsStream<TcpStream>> {
    let socket = TcpSocket::new_v4()?;
    socket.bind((from, 0).into())?;
    let stream = socket.connect((LOCALHOST, port).into()).await?;
    let name = "127.0.0.1".try_into().unwrap();
    let tls = Arc::new(offering(site, protocols));
    TlsConnector::from(tls).connect(name, stream).await
}

/// The settings of a client that trusts the site's certificate of this moment and offers these protocols.
fn offering(site: &TempDir, protocols: &[&str]) -> rustls::ClientConfig {
    let mut tls = tls_of(site);
    tls.alpn_protocols = protocols.iter().map(|name| name.as_bytes().to_vec()).collect();
    tls
}

/// A client that trusts the site's certificate of this moment and offers these protocols.
fn client(app: &TestApp, protocols: &[&str]) -> Client {
    Client::builder()
        .no_proxy()
        .timeout(TIMEOUT)
        .tls_backend_preconfigured(offering(&app.site, protocols))
        .build()
        .unwrap()
}

fn url(app: &TestApp, address: &str) -> String {
    format!("https://127.0.0.1:{}{address}", app.port)
}

#[actix_web::test]
async fn both_versions_of_http_are_spoken_and_the_client_chooses() {
    let app = spawn(&[]).await;
    for (protocols, version) in [
        (&["h2", "http/1.1"][..], Version::HTTP_2),
        (&["h2"], Version::HTTP_2),
        (&["http/1.1"], Version::HTTP_11),
        (&[], Version::HTTP_11),
    ] {
        let response = client(&app, protocols)
            .get(url(&app, "/mashup"))
            .send()
            .await
            .unwrap();
        assert_eq!((response.status().as_u16(), response.version()), (200, version));
        assert_eq!(header(&response, "x-content-type-options"), "nosniff");
        let html = response.text().await.unwrap();
        assert!(html.contains("data-title=\"mashup in en\""), "{html}");
    }
}

#[actix_web::test]
async fn without_tls_http_2_is_not_spoken() {
    let app = spawn_app_with(&NO_PLATFORM).await;
    let client = Client::builder()
        .no_proxy()
        .timeout(TIMEOUT)
        .tls_backend_preconfigured(tls_of(&app.site))
        .http2_prior_knowledge()
        .build()
        .unwrap();
    let page = format!("http://127.0.0.1:{}/mashup", app.port);
    assert!(client.get(&page).send().await.is_err());
    // What is refused is the protocol: the page is there.
    let response = self::client(&app, &["http/1.1"]).get(page).send().await;
    assert_eq!(response.unwrap().status(), 200);
}

#[actix_web::test]
async fn a_request_without_tls_is_redirected() {
    let app = spawn(&["--redirect-bind", "127.0.0.1:0"]).await;
    let address = app.redirect.unwrap();
    let response = app
        .fetch(&format!("http://{address}/mashup?locale=jp&x=%20"))
        .await;
    assert_eq!(response.status(), 308);
    assert_eq!(
        header(&response, "location"),
        "https://www.example.com/mashup?locale=jp&x=%20"
    );
    assert_eq!(header(&response, "x-content-type-options"), "nosniff");
    assert!(header(&response, "content-security-policy").starts_with("default-src 'none'"));
}

/// Opens connections that never begin their handshake.
async fn silent(app: &TestApp, number: usize) -> Vec<TcpStream> {
    let connect = (0..number).map(|_| TcpStream::connect(("127.0.0.1", app.port)));
    futures::future::try_join_all(connect).await.unwrap()
}

/// Whether the server has ended a connection on which it has sent nothing.
fn is_ended(stream: &TcpStream) -> bool {
    let mut byte = [0];
    !matches!(stream.try_read(&mut byte), Err(error) if error.kind() == ErrorKind::WouldBlock)
}

#[actix_web::test]
async fn silent_connections_keep_no_visitor_waiting() {
    // More than Actix's own acceptor lets one worker secure at a time.
    const SILENT: usize = 300;
    let app = spawn(&[]).await;
    let held = silent(&app, SILENT).await;
    let response = client(&app, &[]).get(url(&app, "/mashup")).send().await.unwrap();
    assert_eq!(response.status(), 200);
    assert!(
        !is_ended(&held[0]),
        "the visitor waited until a silent connection was ended"
    );
}

#[actix_web::test]
async fn a_handshake_that_never_ends_is_cut_off() {
    let app = spawn(&["--head-timeout", "100"]).await;
    let mut stream = silent(&app, 1).await.remove(0);
    let ended = timeout(TIMEOUT, stream.read(&mut [0])).await;
    assert_eq!(ended.expect("it is cut off").unwrap(), 0);
}

#[actix_web::test]
async fn a_connection_counts_from_before_its_handshake_on() {
    let app = spawn(&["--connections-per-address", "4"]).await;
    // The fifth, or an earlier one while the test's own is still open.
    let mut held = silent(&app, 4).await;
    let refused = async {
        loop {
            let mut next = silent(&app, 1).await.remove(0);
            let ended = timeout(Duration::from_millis(100), next.read(&mut [0])).await;
            match ended {
                Ok(_) => return,
                Err(_) => held.push(next),
            }
        }
    };
    timeout(TIMEOUT, refused).await.expect("a connection is refused");
    assert!(held.len() <= 4, "{} connections are open", held.len());
    drop(held);
    app.html_until("/healthz", "ok").await;
}

#[actix_web::test]
async fn a_renewed_certificate_is_shown_after_a_reload() {
    let app = spawn(&[]).await;
    let before = client(&app, &[]);
    certify(&app.site);
    let after = client(&app, &[]);
    let page = url(&app, "/mashup");
    assert!(
        after.get(&page).send().await.is_err(),
        "the old certificate is trusted"
    );
    app.reloader.as_ref().unwrap().reload().await.unwrap();
    assert_eq!(after.get(&page).send().await.unwrap().status(), 200);
    assert!(
        before.get(&page).send().await.is_err(),
        "the old certificate is shown"
    );
}
