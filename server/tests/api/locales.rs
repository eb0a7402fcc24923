use crate::test_app::{redirect, spawn_app};

#[actix_web::test]
async fn a_page_is_shown_in_the_language_that_the_address_names() {
    let app = spawn_app().await;
    for (address, tag, code) in [
        ("/", "en", "en"),
        ("/?locale=en", "en", "en"),
        ("/?locale=jp", "ja", "jp"),
        ("/mashup?locale=kr", "ko", "kr"),
        ("/recruit?locale=jp", "ja", "jp"),
        ("/fankit?x=1&locale=jp&locale=zz", "ja", "jp"),
    ] {
        let response = app.get(address).await;
        assert_eq!(response.status(), 200, "{address}");
        let html = response.text().await.unwrap();
        assert!(
            html.contains(&format!("<html lang=\"{tag}\" data-locale=\"{code}\">")),
            "{address}: {html}"
        );
        assert!(html.contains(&format!(" in {code}\">")), "{address}: {html}");
    }
}

#[actix_web::test]
async fn headers_never_choose_the_language() {
    let app = spawn_app().await;
    let request = app.request(reqwest::Method::GET, "/");
    let request = request
        .header("accept-language", "ja")
        .header("cookie", "locale=jp");
    let html = request.send().await.unwrap().text().await.unwrap();
    assert!(html.contains("<html lang=\"en\" data-locale=\"en\">"));
}

#[actix_web::test]
async fn redirects_keep_the_rest_of_the_address() {
    let app = spawn_app().await;
    for (address, status, to) in [
        ("/?locale=zz", 302, "/?locale=en"),
        ("/?locale=EN", 302, "/?locale=en"),
        ("/?locale=", 302, "/?locale=en"),
        ("/?locale", 302, "/?locale=en"),
        ("/mashup?b=2&locale=ja&a=%20", 302, "/mashup?b=2&locale=en&a=%20"),
        ("/fankit?locale=zz&locale=jp", 302, "/fankit?locale=en"),
        (
            "/fankit?locale=zz&b=%20%26&a=%E3%81%82",
            302,
            "/fankit?locale=en&b=%20%26&a=%E3%81%82",
        ),
        ("/recruit?locale=kr", 302, "/recruit?locale=en"),
        ("/_data/recruit?locale=kr", 302, "/_data/recruit?locale=en"),
        ("/_data/home?locale=zz&x", 302, "/_data/home?locale=en&x"),
        ("/recruit/", 308, "/recruit"),
        ("/recruit//?locale=jp&x=1", 308, "/recruit?locale=jp&x=1"),
        ("/mashup/?b=2&locale=zz&a=1", 308, "/mashup?b=2&locale=zz&a=1"),
    ] {
        let response = app.get(address).await;
        assert_eq!(redirect(&response), (status, Some(to)), "{address}");
    }
}
