use ssr_runtime::RenderError;

use crate::{
    renderer::FakeRenderer,
    test_app::{header, spawn_app},
};

#[actix_web::test]
async fn a_render_that_fails_once_is_tried_again() {
    let app = spawn_app().await;
    app.renderer.fail_with([FakeRenderer::exception()]);
    let response = app.get("/guidelines?once").await;
    assert_eq!(response.status(), 200);
    assert_eq!(app.renderer.requests_to("/guidelines?once").len(), 2);
}

#[actix_web::test]
async fn a_render_that_fails_twice_gives_a_page_in_the_visitors_language() {
    let app = spawn_app().await;
    for (address, text) in [
        ("/mashup?twice", "Back in a beat"),
        ("/mashup?locale=jp&twice", "ただいま一拍休み"),
        ("/mashup?locale=kr&twice", "잠시 한 박자 쉬어 갑니다"),
        ("/nothing?locale=jp&twice", "ただいま一拍休み"),
    ] {
        app.renderer
            .fail_with([FakeRenderer::exception(), FakeRenderer::exception()]);
        let response = app.get(address).await;
        assert_eq!(response.status(), 503, "{address}");
        assert_eq!(header(&response, "retry-after"), "5");
        assert_eq!(header(&response, "cache-control"), "no-store");
        let page = response.text().await.unwrap();
        assert!(page.contains(text), "{page}");
        assert!(!page.contains("secret") && !page.contains("Secret"), "{page}");
    }
    assert_eq!(app.get("/mashup?twice").await.status(), 200);
}

#[actix_web::test]
async fn a_server_that_is_too_busy_does_not_try_again() {
    let app = spawn_app().await;
    for (address, error) in [
        ("/fankit?full", RenderError::QueueFull),
        ("/fankit?stopped", RenderError::Stopped),
    ] {
        app.renderer.fail_with([error]);
        let response = app.get(address).await;
        assert_eq!(response.status(), 503);
        assert_eq!(header(&response, "retry-after"), "5");
        assert_eq!(app.renderer.requests_to(address).len(), 1);
    }
}
