use reqwest::Method;
use ssr_runtime::RenderError;
use tokio::{sync::Semaphore, time::timeout};

use crate::{
    renderer::FakeRenderer,
    test_app::{NO_PLATFORM, TIMEOUT, header, spawn_app, spawn_unready_app},
};

#[actix_web::test]
async fn a_render_that_breaks_a_limit_is_tried_again_and_one_that_throws_is_not() {
    // The second attempt would succeed.
    for (error, status) in [(RenderError::HeapLimit, 200), (FakeRenderer::exception(), 503)] {
        let mut renderer = FakeRenderer::failing_at("/guidelines?locale=en", error, 1);
        renderer.permits = Semaphore::new(0);
        let app = spawn_unready_app(renderer, &NO_PLATFORM).await;
        let response = actix_web::rt::spawn(app.request(Method::GET, "/guidelines").send());
        // The prerender task is held at the home page, so that the request meets the failure.
        let begun = timeout(TIMEOUT, app.renderer.begun.acquire_many(2)).await;
        let _ = begun.expect("two renders begin").unwrap();
        app.renderer.permits.add_permits(1000);
        assert_eq!(response.await.unwrap().unwrap().status(), status);
    }
}

#[actix_web::test]
async fn a_page_that_does_not_render_gives_a_page_in_the_visitors_language_until_it_does() {
    for (address, url, text) in [
        ("/mashup?x", "/mashup?locale=en", "Back in a beat"),
        ("/mashup?locale=jp", "/mashup?locale=jp", "ただいま一拍休み"),
        (
            "/mashup?locale=kr",
            "/mashup?locale=kr",
            "잠시 한 박자 쉬어 갑니다",
        ),
        ("/nothing?locale=jp", "/404?locale=jp", "ただいま一拍休み"),
    ] {
        for error in [
            FakeRenderer::exception(),
            RenderError::QueueFull,
            RenderError::Stopped,
        ] {
            let renderer = FakeRenderer::failing_at(url, error, usize::MAX);
            let app = spawn_unready_app(renderer, &NO_PLATFORM).await;
            for _ in 0..2 {
                let response = app.get(address).await;
                assert_eq!(response.status(), 503, "{address}");
                assert_eq!(header(&response, "retry-after"), "5");
                assert_eq!(header(&response, "cache-control"), "no-store");
                assert_eq!(header(&response, "etag"), "");
                let page = response.text().await.unwrap();
                assert!(page.contains(text), "{page}");
                assert!(!page.contains("secret") && !page.contains("Secret"), "{page}");
            }
            app.renderer.mend();
            let response = app.get(address).await;
            assert_eq!(response.status(), if url.starts_with("/404") { 404 } else { 200 });
        }
    }
}

#[actix_web::test]
async fn methods_are_refused_before_a_body_is_read() {
    let app = spawn_app().await;
    let response = app
        .request(Method::POST, "/")
        .body("x".repeat(1_000_000))
        .send()
        .await;
    assert_eq!(response.unwrap().status(), 405);
}
