use serde_json::Value;

use crate::test_app::spawn_app_with;

#[actix_web::test]
async fn without_another_platform_the_site_brings_its_own_with_posts_in_it() {
    let app = spawn_app_with(&[]).await;
    assert!(app.content_port.is_some());
    for locale in ["en", "jp"] {
        let data: Value = app
            .get(&format!("/_data/recruit?locale={locale}"))
            .await
            .json()
            .await
            .unwrap();
        let posts = data["recruit"]["posts"].as_array().unwrap();
        assert!(posts.len() >= 6, "{locale}: {}", posts.len());
        for post in posts {
            for field in [
                "id",
                "positionTitle",
                "jobDescription",
                "requiredSkills",
                "preferredSkills",
            ] {
                assert_ne!(post[field].as_str().unwrap(), "", "{field} of {post}");
            }
        }
    }
}
