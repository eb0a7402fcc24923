use tokio::{net::TcpStream, time::timeout};

use crate::{
    renderer::FakeRenderer,
    test_app::{NO_PLATFORM, TIMEOUT, spawn_unready_app},
};

#[actix_web::test]
async fn requests_that_have_begun_are_answered_before_the_end() {
    let mut app = spawn_unready_app(FakeRenderer::held(), &NO_PLATFORM).await;
    let request = app.request(reqwest::Method::GET, "/fankit");
    let response = actix_web::rt::spawn(request.send());
    // The prerender task begins with the home page, so that the request begins a render of its own.
    let begun = timeout(TIMEOUT, app.renderer.begun.acquire_many(2)).await;
    let _ = begun.expect("two renders begin").unwrap();

    app.stop();
    // The server is stopping once connections are refused.
    let refused = async { while TcpStream::connect(("127.0.0.1", app.port)).await.is_ok() {} };
    timeout(TIMEOUT, refused)
        .await
        .expect("the server takes no more connections");
    app.renderer.permits.add_permits(1000);

    let response = response.await.unwrap().unwrap();
    assert_eq!(response.status(), 200);
    assert!(response.text().await.unwrap().contains("fankit en"));
    app.ended().await;
    assert!(app.request(reqwest::Method::GET, "/").send().await.is_err());
}
