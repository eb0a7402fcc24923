use reqwest::Method;
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

#[actix_web::test]
async fn job_boards_read_every_position_of_every_language_and_nothing_that_a_post_does_not_say() {
    let platform = start().await;
    let full = json!({"id": "a b", "data": {
        "title": "C & ]]> <C++>\u{1}", "date": "2026-01-31", "jobDescription": "<p>A &amp; B</p>",
        "employmentType": "PART_TIME", "remote": "FULL", "remoteFrom": ["Japan"], "pay": "By agreement",
        "closingDate": "2026-03-01", "_updatedDate": {"$date": "2026-02-03T04:05:06.789Z"},
    }});
    let bare = json!({"id": "2", "data": {"title": "Bare", "employmentType": "OTHER", "remote": "NONE"}});
    let demo = json!({"id": "3", "data": {"title": "Demo", "demo": true}});
    respond(&platform, "RecruitPosts-EN", items(&[demo, bare, full]), 0..).await;
    respond(
        &platform,
        "RecruitPosts-JP",
        items(&[json!({"id": "2", "data": {"title": "譜面"}})]),
        0..,
    )
    .await;
    let app = spawn_app_on(&platform, &[]).await;
    let list = app.html_until("/jobs.xml", "<job>").await;
    let jobs: Vec<_> = list.split("<job>").skip(1).collect();
    let field = |name: &str, text: &str| format!("<{name}><![CDATA[{text}]]></{name}>");
    let written: String = [
        ("title", "C & ]]]]><![CDATA[> <C++>"),
        ("date", "2026-01-31"),
        ("referencenumber", "a b-en"),
        ("requisitionid", "a b"),
        ("url", "https://www.example.com/recruit/a%20b?locale=en"),
    ]
    .map(|(name, text)| field(name, text))
    .concat();
    assert!(jobs[0].starts_with(&written), "{}", jobs[0]);
    for (name, text) in [
        ("salary", "By agreement"),
        ("jobtype", "parttime"),
        ("remotetype", "Fully remote"),
        ("expirationdate", "2026-03-01T23:59:59+09:00"),
        ("lastactivitydate", "2026-02-03T04:05:06Z"),
    ] {
        assert!(jobs[0].contains(&field(name, text)), "{name} in {}", jobs[0]);
    }
    // A post that names countries has no place; one that names nothing is for where the company is.
    assert!(!jobs[0].contains("<city>"), "{}", jobs[0]);
    assert!(
        jobs[1].contains(&(field("city", "Minato-ku") + &field("state", "Tokyo") + &field("country", "JP")))
    );
    for absent in [
        "date",
        "salary",
        "jobtype",
        "remotetype",
        "expirationdate",
        "lastactivitydate",
    ] {
        assert!(
            !jobs[1].contains(&format!("<{absent}>")),
            "{absent} in {}",
            jobs[1]
        );
    }
    assert!(jobs[2].contains(&field("referencenumber", "2-jp")), "{}", jobs[2]);
    assert_eq!(jobs.len(), 3, "a demo post is no job");
    let head = list.split("<job>").next().unwrap();
    assert!(
        head.contains("<publisherurl>https://www.example.com/</publisherurl>"),
        "{head}"
    );
    assert!(
        head.contains("<lastBuildDate>Tue, 03 Feb 2026 04:05:06 +0000</lastBuildDate>"),
        "{head}"
    );
    // What has not changed is not sent again.
    let tag = header(&app.get("/jobs.xml").await, "etag").to_owned();
    let again = app.request(Method::GET, "/jobs.xml").header("if-none-match", tag);
    assert_eq!(again.send().await.unwrap().status(), 304);
}
