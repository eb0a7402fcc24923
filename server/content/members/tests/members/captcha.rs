//! Captchas, checked by a service that the test is itself.

use actix_web::{App, HttpServer, web};
use content_members::CaptchaConfig;
use serde_json::{Value, json};
use url::Url;

use crate::place::{Place, on_both};
use crate::site::{PASSWORD, Site};

on_both!(captchas_are_asked_for_and_checked);

/// Responds as the captcha's service does: the token `solved` is good with the right secret.
async fn verdict(form: web::Form<Vec<(String, String)>>) -> web::Json<Value> {
    let field = |name: &str| {
        form.iter()
            .find(|(key, _)| key == name)
            .map(|(_, value)| value.as_str())
    };
    let good = matches!(
        (field("secret"), field("response")),
        (Some("visible"), Some("solved")) | (Some("invisible"), Some("silent"))
    );
    web::Json(if field("response") == Some("broken") {
        json!({})
    } else {
        json!({"success": good})
    })
}

async fn captchas_are_asked_for_and_checked(place: Place) {
    let server = HttpServer::new(|| App::new().route("/siteverify", web::post().to(verdict)))
        .workers(1)
        .disable_signals()
        .bind("127.0.0.1:0")
        .unwrap();
    let verify_url = Url::parse(&format!("http://{}/siteverify", server.addrs()[0])).unwrap();
    let server = server.run();
    let handle = server.handle();
    let running = tokio::spawn(server);
    let captcha = CaptchaConfig {
        verify_url,
        visible_secret: "visible".to_owned(),
        invisible_secret: Some("invisible".to_owned()),
        visible_site_key: Some("seen".to_owned()),
        invisible_site_key: Some("un seen".to_owned()),
    };
    let site = Site::start_with(&place, |members| {
        members.captcha = Some(captcha);
        let page = |name: &str| Url::parse(&format!("https://site.example/{name}")).unwrap();
        for kind in ["login", "ecomCheckout"] {
            members.flow_pages.insert(kind.to_owned(), page(kind));
        }
    })
    .await;
    for (body, expected) in [
        (
            json!({"login": {}}),
            "https://site.example/login?captchaSiteKey=seen&captchaInvisibleSiteKey=un+seen",
        ),
        (json!({"ecomCheckout": {}}), "https://site.example/ecomCheckout"),
    ] {
        let session = site.done("/v1/redirect-session", &body).await;
        let address = session["redirectSession"]["fullUrl"].as_str().unwrap();
        let response = site.follow(&Url::parse(address).unwrap()).await;
        assert_eq!(response.headers()["location"], expected);
    }
    let body = |email: &str, tokens: Value| json!({"loginId": {"email": email}, "password": PASSWORD, "captchaTokens": tokens});
    for (path, fine) in [
        ("/_api/iam/authentication/v2/register", 200),
        ("/_api/iam/authentication/v2/login", 200),
    ] {
        for (tokens, status, code) in [
            (json!([]), 400, "-19971"),
            (json!([{"Recaptcha": ""}]), 400, "-19971"),
            (json!([{"Recaptcha": "guessed"}]), 400, "-19970"),
            (json!([{"InvisibleRecaptcha": "solved"}]), 400, "-19970"),
            (json!([{"Recaptcha": "broken"}]), 502, "CAPTCHA_UNAVAILABLE"),
        ] {
            let refused = site.refused(path, &body("ann@example.com", tokens.clone())).await;
            assert_eq!(refused, (status, code.to_owned()), "{path} {tokens}");
        }
        let solved = json!([{"Recaptcha": "solved", "InvisibleRecaptcha": null}]);
        assert_eq!(site.post(path, &body("ann@example.com", solved)).await.0, fine);
    }
    let silent = body("ben@example.com", json!([{"InvisibleRecaptcha": "silent"}]));
    assert_eq!(
        site.post("/_api/iam/authentication/v2/register", &silent).await.0,
        200
    );
    site.stop().await;
    handle.stop(true).await;
    running.await.unwrap().unwrap();
}
