//! The examples of the client crate against the service, each as its file is.

use std::time::Duration;

use content_client::Role;
use content_service::store::{Permission, Permissions};
use serde_json::{Map, Value, json};
use url::Url;

use crate::place::{Place, on_both};
use crate::site::{PAGE, PASSWORD, Site};

#[expect(dead_code, reason = "the test calls what main calls")]
#[path = "../../../client/examples/first_query.rs"]
mod first_query;
#[expect(dead_code, reason = "the test calls what main calls")]
#[path = "../../../client/examples/member_login.rs"]
mod member_login;
#[expect(dead_code, reason = "the test calls what main calls")]
#[path = "../../../client/examples/redirect_login.rs"]
mod redirect_login;
#[expect(dead_code, reason = "the test calls what main calls")]
#[path = "../../../client/examples/walk_items.rs"]
mod walk_items;
#[expect(dead_code, reason = "the test calls what main calls")]
#[path = "../../../client/examples/write_with_key.rs"]
mod write_with_key;

on_both!(
    a_visitor_reads_the_youngest_items,
    a_visitor_walks_pages_of_items,
    the_holder_of_a_key_writes,
    a_member_logs_in_by_frame_and_by_redirect,
);

fn address(site: &Site) -> Url {
    Url::parse(&format!("http://{}", site.service.address)).unwrap()
}

/// A site with a collection that visitors may read.
async fn with_songs(place: &Place, songs: impl Iterator<Item = Map<String, Value>> + Send + 'static) -> Site {
    let site = Site::start(place).await;
    let store = &site.service.store;
    store
        .create_collection("Songs", Permissions::PUBLIC)
        .await
        .unwrap();
    store.import("Songs", songs, "test", false, |_| ()).await.unwrap();
    site
}

async fn a_visitor_reads_the_youngest_items(place: Place) {
    let songs = (0..5).map(|n| {
        let created = json!({ "$date": format!("2026-01-0{}T00:00:00.000Z", n + 1) });
        Map::from_iter([
            ("title".to_owned(), json!(format!("Song {n}"))),
            ("_createdDate".to_owned(), created),
        ])
    });
    let site = with_songs(&place, songs).await;
    let titles = first_query::run(address(&site), "Songs").await.unwrap();
    assert_eq!(titles, ["Song 4", "Song 3", "Song 2"]);
    site.stop().await;
}

async fn a_visitor_walks_pages_of_items(place: Place) {
    let songs = (0..120).map(|n| Map::from_iter([("_id".to_owned(), json!(format!("{n:03}")))]));
    let site = with_songs(&place, songs).await;
    let ids = walk_items::run(address(&site), "Songs").await.unwrap();
    assert_eq!(ids.len(), 120);
    assert!(ids.is_sorted_by(|left, right| left > right), "{ids:?}");
    let error = walk_items::run(address(&site), "Nothing").await.unwrap_err();
    assert_eq!(error.code(), Some("WDE0025"));
    site.stop().await;
}

async fn the_holder_of_a_key_writes(place: Place) {
    let site = Site::start(&place).await;
    let store = &site.service.store;
    let closed = Permissions {
        read: Permission::Admin,
        ..Permissions::PUBLIC
    };
    store.create_collection("Songs", closed).await.unwrap();
    let key = store
        .create_key("example", Some(Duration::from_mins(1)))
        .await
        .unwrap();
    let title = write_with_key::run(address(&site), &key, "Songs").await.unwrap();
    assert_eq!(title, "Senior Sound Designer");
    assert_eq!(store.collection("Songs").await.unwrap().revision, 3);
    let error = write_with_key::run(address(&site), &site.visitor, "Songs")
        .await
        .unwrap_err();
    assert_eq!(error.code(), Some("WDE0027"));
    site.stop().await;
}

async fn a_member_logs_in_by_frame_and_by_redirect(place: Place) {
    let site = Site::start(&place).await;
    let email = "ann@example.com";
    site.join(email).await;
    let tokens = member_login::run(address(&site), email, PASSWORD).await.unwrap();
    assert_eq!(tokens.refresh_token.role, Role::Member);
    let tokens = redirect_login::run(address(&site), email, PASSWORD, PAGE)
        .await
        .unwrap();
    assert_eq!(tokens.refresh_token.role, Role::Member);
    assert!(
        member_login::run(address(&site), email, "wrong password")
            .await
            .is_err()
    );
    assert!(
        redirect_login::run(address(&site), email, "wrong password", PAGE)
            .await
            .is_err()
    );
    let elsewhere = "https://other.example/";
    assert!(
        redirect_login::run(address(&site), email, PASSWORD, elsewhere)
            .await
            .is_err()
    );
    site.stop().await;
}
