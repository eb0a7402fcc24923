//! Redirect sessions that lead to pages in place of a code.

use serde_json::json;
use url::Url;

use crate::place::{Place, on_both};
use crate::redirect::{CREATE, location};
use crate::site::{PAGE, PASSWORD, Site, text};

on_both!(other_kinds_lead_to_the_pages_that_are_configured,);

async fn other_kinds_lead_to_the_pages_that_are_configured(place: Place) {
    let site = Site::start_with(&place, |members| {
        let page = Url::parse("https://shop.example/checkout").unwrap();
        members.flow_pages.insert("ecomCheckout".to_owned(), page);
    })
    .await;
    assert_eq!(site.login("ann@example.com", PASSWORD).await.0, 401);
    let body = json!({"ecomCheckout": {"checkoutId": "a b"}, "callbacks": {"postFlowUrl": PAGE}});
    let response = site.done(CREATE, &body).await;
    let address = Url::parse(&text(&response["redirectSession"]["fullUrl"])).unwrap();
    assert_eq!(
        location(&site.follow(&address).await).as_str(),
        "https://shop.example/checkout?checkoutId=a+b&postFlowUrl=https%3A%2F%2Fsite.example%2Fback"
    );
    let elsewhere = json!({"ecomCheckout": {}, "callbacks": {"postFlowUrl": "https://evil.example"}});
    assert_eq!(site.post(CREATE, &elsewhere).await.0, 400);
    for address in [
        json!({"postFlowUrl": "https://evil.example/"}),
        json!({"POSTFLOWURL": "/\\evil.example"}),
        json!({"thankYouPageUrl": ["https://evil.example/"]}),
        json!({"next": "https://evil.example/"}),
        json!({"next": " //evil.example/"}),
        json!({"next": "\\\\evil.example"}),
        json!({"next": "java\nscript:alert(1)"}),
    ] {
        let hidden = json!({"ecomCheckout": address, "callbacks": {}});
        let (status, response) = site.post(CREATE, &hidden).await;
        assert_eq!(status, 400, "{address}: {response}");
    }
    for next in [
        json!("\u{1}//evil.example/"),
        json!("/.//evil"),
        json!("/..//evil"),
        json!("//evil"),
        json!("/\\evil"),
        json!("/\t/evil"),
        json!("/\n/evil"),
        json!(["//evil.example/"]),
        json!(["/fine"]),
        json!({"a": "/fine"}),
        json!(5),
    ] {
        let (status, response) = site.post(CREATE, &json!({"ecomCheckout": {"next": next}})).await;
        assert_eq!(status, 400, "{next}: {response}");
        let nested = json!({"ecomCheckout": {"checkoutId": [next]}});
        let leads_away = next.as_str().is_some_and(|text| text.contains("evil"));
        assert_eq!(
            site.post(CREATE, &nested).await.0 == 400,
            leads_away || next[0] == "//evil.example/",
            "{next}"
        );
    }
    let response = site
        .done(
            CREATE,
            &json!({"ecomCheckout": {"next": "https://shop.example/a/../b?c=d#e"}}),
        )
        .await;
    let address = Url::parse(&text(&response["redirectSession"]["fullUrl"])).unwrap();
    let next = location(&site.follow(&address).await);
    assert_eq!(
        next.query(),
        Some("next=%2Fb%3Fc%3Dd"),
        "the path and query alone are kept"
    );
    let allowed = json!({"ecomCheckout": {"postFlowUrl": PAGE}, "callbacks": {}});
    assert_eq!(site.post(CREATE, &allowed).await.0, 200);
    let (status, response) = site.post(CREATE, &json!({"login": {}})).await;
    assert_eq!(status, 400, "{response}");
    assert_eq!(
        response["details"]["validationError"]["fieldViolations"][0]["field"],
        "login"
    );
    site.stop().await;
}
