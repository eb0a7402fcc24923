use std::sync::{
    Arc,
    atomic::{AtomicUsize, Ordering},
};

use bytes::Bytes;
use reqwest::{Body, Client, Method, Version};
use tempfile::TempDir;
use tokio::time::timeout;

use crate::{
    renderer::FakeRenderer,
    site,
    test_app::{
        NO_PLATFORM, PATIENCE, TestApp, header, spawn_app_at, spawn_app_with, spawn_unready_app_at, tls_of,
    },
};

/// Writes a certificate for this machine, and its key, into the site's folder.
fn certify(site: &TempDir) {
    let made = rcgen::generate_simple_self_signed(vec!["127.0.0.1".to_owned()]).unwrap();
    site::write(site.path(), "certificate.pem", &made.cert.pem());
    site::write(site.path(), "key.pem", &made.signing_key.serialize_pem());
}

/// Arguments for a site with that certificate, and with others.
fn arguments(site: &TempDir, others: &[&str]) -> Vec<String> {
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

async fn spawn(others: &[&str]) -> TestApp {
    let site = site::build();
    certify(&site);
    let arguments = arguments(&site, others);
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    spawn_app_at(site, FakeRenderer::default(), &arguments).await
}

/// A client that trusts the site's certificate of this moment and offers these protocols.
fn client(app: &TestApp, protocols: &[&str]) -> Client {
    let mut tls = tls_of(&app.site);
    tls.alpn_protocols = protocols.iter().map(|name| name.as_bytes().to_vec()).collect();
    Client::builder()
        .no_proxy()
        .timeout(PATIENCE)
        .tls_backend_preconfigured(tls)
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
        .timeout(PATIENCE)
        .tls_backend_preconfigured(tls_of(&app.site))
        .http2_prior_knowledge()
        .build()
        .unwrap();
    let page = format!("http://127.0.0.1:{}/mashup", app.port);
    assert!(client.get(page).send().await.is_err());
}

#[actix_web::test]
async fn whoever_comes_without_tls_is_redirected() {
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
}

#[actix_web::test]
async fn a_body_that_nobody_reads_is_let_go_while_the_page_is_made() {
    const PIECE: usize = 16 * 1024;
    // Together twice what one connection may have under way (2 MiB), each as much as one request may (1 MiB).
    const REQUESTS: usize = 4;
    const PIECES: usize = 64;
    let site = site::build();
    certify(&site);
    let arguments = arguments(&site, &[]);
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let app = spawn_unready_app_at(site, FakeRenderer::held(), &arguments).await;
    let client = client(&app, &["h2"]);
    let (sent, all_sent) = (
        Arc::new(AtomicUsize::new(0)),
        Arc::new(tokio::sync::Notify::new()),
    );
    for page in ["/", "/mashup", "/guidelines", "/fankit"] {
        let (sent, all_sent) = (sent.clone(), all_sent.clone());
        let pieces = (0..PIECES).map(move |_| {
            if sent.fetch_add(1, Ordering::Relaxed) + 1 == REQUESTS * PIECES {
                all_sent.notify_one();
            }
            Ok::<_, std::io::Error>(Bytes::from_static(&[0; PIECE]))
        });
        let request = client
            .request(Method::GET, url(&app, page))
            .body(Body::wrap_stream(futures::stream::iter(pieces)));
        actix_web::rt::spawn(request.send());
    }
    let sent_all = timeout(PATIENCE, all_sent.notified()).await;
    assert!(
        sent_all.is_ok(),
        "{} pieces were taken",
        sent.load(Ordering::Relaxed)
    );
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
