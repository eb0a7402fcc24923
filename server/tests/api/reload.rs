use std::process::Command;

use actix_web::rt;

use crate::{
    site,
    test_app::{NO_PLATFORM, TestApp, spawn_app_with},
};

/// Gives the page another title, without anybody being told.
fn rewrite(app: &TestApp, title: &str) {
    site::write(app.site.path(), "locales/en/mashup.json", &site::texts(title));
}

async fn shows(app: &TestApp, title: &str) -> bool {
    app.html("/mashup")
        .await
        .contains(&format!("data-title=\"{title}\""))
}

// One test, since a signal reaches every server of this process.
#[actix_web::test]
async fn a_changed_bundle_and_a_signal_bring_the_build_on_the_disk_live() {
    let mut app = spawn_app_with(&NO_PLATFORM).await;
    let reloader = app.reloader.take().unwrap();
    let reloading = rt::spawn(reloader.listen().unwrap());

    rewrite(&app, "By its bundle");
    assert!(!shows(&app, "By its bundle").await);
    site::write(
        app.site.path(),
        "frontend/dist/server/entry-server.js",
        "export { };",
    );
    app.html_until("/mashup", "data-title=\"By its bundle\"").await;

    rewrite(&app, "By a signal");
    assert!(!shows(&app, "By a signal").await);
    let process = std::process::id().to_string();
    assert!(
        Command::new("kill")
            .args(["-HUP", &process])
            .status()
            .unwrap()
            .success()
    );
    app.html_until("/mashup", "data-title=\"By a signal\"").await;

    reloading.abort();
}
