use serde_json::json;

use crate::{
    platform::{items, respond, start},
    site::{languages, pages},
    test_app::{header, redirect, spawn_app, spawn_app_on},
};

const ORIGIN: &str = "https://www.example.com";

#[actix_web::test]
async fn the_sitemap_lists_every_page_in_every_language() {
    let app = spawn_app().await;
    let sitemap = app.html_until("/sitemap.xml", "/recruit/Composer").await;
    for (_, path) in pages().into_iter().filter(|(id, _)| *id != "recruit") {
        for locale in languages() {
            let location = format!("<loc>{ORIGIN}{path}?locale={locale}</loc>");
            assert_eq!(sitemap.matches(&location).count(), 1, "{location}");
        }
    }
    for path in ["/recruit", "/recruit/Composer"] {
        assert!(sitemap.contains(&format!("<loc>{ORIGIN}{path}?locale=jp</loc>")));
        assert!(!sitemap.contains(&format!("{path}?locale=kr")), "{sitemap}");
    }
    // Nothing was seen to change, so nothing is said to have changed.
    assert!(
        !sitemap.contains("<lastmod>") && !sitemap.contains("/404"),
        "{sitemap}"
    );
}

#[actix_web::test]
async fn crawlers_are_told_where_the_sitemap_is() {
    let app = spawn_app().await;
    let response = app.get("/robots.txt").await;
    assert_eq!(header(&response, "content-type"), "text/plain; charset=utf-8");
    let text = response.text().await.unwrap();
    assert_eq!(
        text,
        format!("User-agent: *\nAllow: /\n\nSitemap: {ORIGIN}/sitemap.xml\n")
    );
}

#[actix_web::test]
async fn researchers_are_told_whom_to_write_to() {
    let app = spawn_app().await;
    let text = app.html("/.well-known/security.txt").await;
    assert!(
        text.starts_with("Contact: mailto:support@example.com\nExpires: "),
        "{text}"
    );
    assert!(
        text.contains(&format!("Canonical: {ORIGIN}/.well-known/security.txt\n")),
        "{text}"
    );
}

#[actix_web::test]
async fn the_feed_holds_the_positions_of_its_language() {
    let platform = start().await;
    let position = json!({"id": "1", "data": {
        "title": "C & C++", "date": "2026-01-31", "jobDescription": "<p>Do</p>",
        "_updatedDate": {"$date": "2026-02-03T04:05:06.789Z"},
    }});
    respond(&platform, "RecruitPosts-EN", items(&[position]), 0..).await;
    respond(&platform, "RecruitPosts-JP", items(&[]), 0..).await;
    let app = spawn_app_on(&platform, &[]).await;
    let feed = app.html_until("/recruit.atom", "<entry>").await;
    for part in [
        "<feed xmlns=\"http://www.w3.org/2005/Atom\" xml:lang=\"en\">",
        "<title>Open &amp; more</title>",
        "<id>https://www.example.com/recruit/1?locale=en</id><title>C &amp; C++</title>",
        "<published>2026-01-31T00:00:00Z</published><updated>2026-02-03T04:05:06Z</updated>",
        "<content type=\"html\">&lt;h3&gt;Job&lt;/h3&gt;&lt;p&gt;Do&lt;/p&gt;",
    ] {
        assert!(feed.contains(part), "{part} in {feed}");
    }
    assert!(!app.html("/recruit.atom?locale=jp").await.contains("<entry>"));
    let response = app.get("/recruit.atom?locale=kr").await;
    assert_eq!(redirect(&response), (302, Some("/recruit.atom?locale=en")));
    // A position was changed when the platform says so.
    let sitemap = app.html("/sitemap.xml").await;
    assert!(
        sitemap.contains("/recruit/1?locale=en</loc><lastmod>2026-02-03T04:05:06Z</lastmod>"),
        "{sitemap}"
    );
}
