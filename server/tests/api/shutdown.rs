use std::time::Duration;

use tokio::{net::TcpStream, time::timeout};

use crate::test_app::spawn_app;

#[actix_web::test]
async fn requests_that_have_begun_are_answered_before_the_end() {
    let mut app = spawn_app().await;
    let held = app.renderer.permits.forget_permits(usize::MAX);
    let begun = app.renderer.begun.available_permits();
    let request = app.request(reqwest::Method::GET, "/fankit?held");
    let response = actix_web::rt::spawn(request.send());
    let _ = app
        .renderer
        .begun
        .acquire_many(u32::try_from(begun).unwrap() + 1)
        .await
        .unwrap();

    app.stop();
    // The server is stopping once nobody can connect any more.
    let refused = async { while TcpStream::connect(("127.0.0.1", app.port)).await.is_ok() {} };
    timeout(Duration::from_secs(10), refused)
        .await
        .expect("the server takes no more connections");
    app.renderer.permits.add_permits(held);

    let response = response.await.unwrap().unwrap();
    assert_eq!(response.status(), 200);
    assert!(response.text().await.unwrap().contains("fankit en"));
    app.ended().await;
    assert!(app.request(reqwest::Method::GET, "/").send().await.is_err());
}
