use futures::future::join_all;
use serde_json::{Value, json};
use wiremock::ResponseTemplate;

use crate::{
    platform::{items, post, questions, report, respond, respond_first, start},
    test_app::{spawn_app_on, spawn_app_with},
};

const RARELY: [&str; 2] = ["--content-refresh-ms", "3600000"];

#[actix_web::test]
async fn many_requests_cost_one_question_for_each_language() {
    let platform = start().await;
    respond(&platform, "RecruitPosts-EN", items(&[post("Composer")]), 1).await;
    respond(&platform, "RecruitPosts-JP", items(&[post("作曲家")]), 1).await;
    let app = spawn_app_with(&[
        "--content-url",
        &platform.uri(),
        "--content-client-id",
        "c",
        RARELY[0],
        RARELY[1],
    ])
    .await;
    let addresses = [
        "/recruit",
        "/recruit?locale=jp",
        "/_data/recruit?locale=en",
        "/mashup",
    ];
    let pages = join_all((0..60).map(|index| app.html(addresses[index % addresses.len()]))).await;
    assert!(pages[0].contains("posts: Composer") && pages[1].contains("posts: 作曲家"));
    assert_eq!(questions(&platform, "RecruitPosts").await, 2);
    let asked = platform.received_requests().await.unwrap();
    let tokens = asked
        .iter()
        .filter(|call| call.url.path().ends_with("/oauth2/token"));
    assert_eq!(tokens.count(), 1);
}

#[actix_web::test]
async fn posts_stand_in_the_reverse_of_the_answers_order_and_bad_ones_are_skipped() {
    let platform = start().await;
    let sent = items(&[
        post("A"),
        json!({"id": "bad"}),
        json!({"id": "null", "data": null}),
        json!({"id": "x".repeat(257), "data": {"title": "Long"}}),
        post("B"),
        post("C"),
    ]);
    respond(&platform, "RecruitPosts-EN", sent, 0..).await;
    let app = spawn_app_on(&platform, &[]).await;
    assert!(app.html("/recruit").await.contains("posts: C, B, A<"));
}

#[actix_web::test]
async fn html_of_a_post_is_cleaned_its_title_is_one_line_and_other_fields_stay() {
    let platform = start().await;
    let item = json!({"id": "1", "data": {
        "title": "A\r\n&\0 B",
        "jobDescription": "<p onclick=\"x()\">Do</p><script>alert(1)</script>",
        "requiredSkills": "<a href=\"javascript:x()\">Can</a>",
    }});
    respond(&platform, "RecruitPosts-EN", items(&[item]), 0..).await;
    let app = spawn_app_on(&platform, &[]).await;
    let data: Value = app.get("/_data/recruit").await.json().await.unwrap();
    let expected = json!([{
        "id": "1",
        "positionTitle": "A &  B",
        "date": "",
        "jobDescription": "<p>Do</p>",
        "requiredSkills": "<a rel=\"noopener noreferrer\">Can</a>",
        "preferredSkills": "",
    }]);
    assert_eq!(data["recruit"]["posts"], expected);
    assert_eq!(data["locales"], json!(["en", "jp"]));
}

#[actix_web::test]
async fn a_post_is_shown_without_its_bad_details_and_with_the_good_ones() {
    let platform = start().await;
    let item = json!({"id": "1", "data": {
        "title": "A",
        "employmentType": "EVERYTHING",
        "pay": {"currency": "JPY", "min": 2, "max": 1, "unit": "YEAR"},
        "place": {"city": "Tokyo"},
        "remote": "PARTLY",
        "process": [" Interview "],
        "closingDate": {"$date": "2026-12-31T00:00:00.000Z"},
        "workHours": " 10:00–19:00 ",
        "breaks": 60,
    }});
    respond(&platform, "RecruitPosts-EN", items(&[item]), 0..).await;
    let app = spawn_app_on(&platform, &[]).await;
    let data: Value = app.get("/_data/recruit").await.json().await.unwrap();
    let expected = json!({
        "remote": "PARTLY", "process": ["Interview"], "closingDate": "2026-12-31",
        "conditions": {"workHours": "10:00–19:00"},
    });
    assert_eq!(data["recruit"]["posts"][0]["details"], expected);
}

#[actix_web::test]
async fn a_change_reaches_the_page() {
    let platform = start().await;
    respond(&platform, "RecruitPosts-EN", items(&[post("New")]), 1..).await;
    respond_first(&platform, "RecruitPosts-EN", items(&[post("Old")]), 1).await;
    let app = spawn_app_on(&platform, &[]).await;
    app.html_until("/recruit", "posts: New").await;
}

#[actix_web::test]
async fn the_last_good_posts_stay_while_the_platform_is_down() {
    let platform = start().await;
    respond(&platform, "RecruitPosts-EN", ResponseTemplate::new(500), 2..).await;
    respond_first(&platform, "RecruitPosts-EN", items(&[post("Good")]), 1).await;
    let app = spawn_app_on(&platform, &[]).await;
    while questions(&platform, "RecruitPosts-EN").await < 3 {
        assert!(app.html("/recruit").await.contains("posts: Good"));
    }
    assert!(app.html("/recruit").await.contains("posts: Good"));
}

#[actix_web::test]
async fn a_platform_that_never_answered_leaves_the_page_without_posts() {
    let platform = start().await;
    respond(&platform, "RecruitPosts-EN", ResponseTemplate::new(500), 1..).await;
    let app = spawn_app_on(&platform, &[]).await;
    let data: Value = app.get("/_data/recruit").await.json().await.unwrap();
    assert_eq!(data["recruit"], json!({"posts": null}));
    let response = app.get("/recruit").await;
    assert_eq!(response.status(), 200);
    assert!(response.text().await.unwrap().contains("no posts"));
}

#[actix_web::test]
async fn a_platform_that_comes_back_is_asked_again() {
    let platform = start().await;
    respond(&platform, "RecruitPosts-EN", items(&[post("Back")]), 1..).await;
    respond_first(&platform, "RecruitPosts-EN", ResponseTemplate::new(503), 2).await;
    let app = spawn_app_on(&platform, &[]).await;
    app.html_until("/recruit", "posts: Back").await;
}

#[actix_web::test]
async fn without_a_client_id_a_platform_is_never_asked() {
    let platform = start().await;
    let app = spawn_app_with(&["--content-url", &platform.uri()]).await;
    assert!(app.html("/recruit").await.contains("no posts"));
    assert_eq!(platform.received_requests().await.unwrap().len(), 0);
}

#[actix_web::test]
async fn the_recruit_page_has_the_languages_that_have_a_collection() {
    let platform = start().await;
    respond(&platform, "Jobs", items(&[post("사람")]), 0..).await;
    let app = spawn_app_on(&platform, &["--content-recruit-collections", "en=Jobs,kr=Jobs"]).await;
    assert!(app.html("/recruit?locale=kr").await.contains("posts: 사람"));
    assert_eq!(app.get("/recruit?locale=jp").await.status(), 302);
}

#[actix_web::test]
async fn a_platform_that_reports_no_changes_is_asked_for_them_once() {
    let platform = start().await;
    respond(&platform, "RecruitPosts-EN", items(&[post("New")]), 1..).await;
    respond_first(&platform, "RecruitPosts-EN", items(&[post("Old")]), 2).await;
    let app = spawn_app_on(&platform, &[]).await;
    app.html_until("/recruit", "posts: New").await;
    let asked = platform.received_requests().await.unwrap();
    let of_english = |path: &str| {
        let calls = asked.iter().filter(|call| call.url.path().ends_with(path));
        calls
            .filter(|call| String::from_utf8_lossy(&call.body).contains("RecruitPosts-EN"))
            .count()
    };
    assert_eq!(of_english("/collections/changes"), 1);
    assert!(of_english("/items/query") >= 3);
}

#[actix_web::test]
async fn a_platform_that_talks_nonsense_of_changes_is_read_all_the_same() {
    let platform = start().await;
    wiremock::Mock::given(wiremock::matchers::path("/wix-data/v2/collections/changes"))
        .respond_with(items(&[]))
        .mount(&platform)
        .await;
    respond(&platform, "RecruitPosts-EN", items(&[post("New")]), 1..).await;
    respond_first(&platform, "RecruitPosts-EN", items(&[post("Old")]), 1).await;
    let app = spawn_app_on(&platform, &[]).await;
    app.html_until("/recruit", "posts: New").await;
}

#[actix_web::test]
async fn posts_are_read_again_when_the_service_says_that_they_have_changed() {
    const UNCHANGED: usize = 8;
    let platform = start().await;
    report(&platform, 7, UNCHANGED as u64).await;
    report(&platform, 8, u64::MAX).await;
    respond(&platform, "RecruitPosts-EN", items(&[post("New")]), 1).await;
    respond_first(&platform, "RecruitPosts-EN", items(&[post("Old")]), 1).await;
    let app = spawn_app_on(
        &platform,
        &["--content-recruit-collections", "en=RecruitPosts-EN"],
    )
    .await;
    app.html_until("/recruit", "posts: New").await;
    let asked = platform.received_requests().await.unwrap();
    let is_report = |call: &&wiremock::Request| call.url.path().ends_with("/collections/changes");
    let reports = asked.iter().filter(is_report).count();
    assert!(
        reports > UNCHANGED,
        "{reports} reports, and the posts were read twice"
    );
    assert_eq!(questions(&platform, "RecruitPosts").await, 2);
}
