use std::fs;

use reqwest::Method;

use crate::{
    renderer::FakeRenderer,
    site,
    test_app::{NO_PLATFORM, header, spawn_app, spawn_app_at, spawn_app_with},
};

#[actix_web::test]
async fn hashed_files_are_kept_for_a_year() {
    let app = spawn_app().await;
    let response = app.get("/assets/entry-1.js").await;
    assert_eq!(response.status(), 200);
    assert_eq!(
        header(&response, "cache-control"),
        "public, max-age=31536000, immutable"
    );
    assert!(header(&response, "content-type").starts_with("text/javascript"));
    assert_eq!(response.text().await.unwrap(), "export {};");
}

#[actix_web::test]
async fn public_files_are_served_at_the_root_for_a_while() {
    let app = spawn_app().await;
    for (address, kind) in [("/hello.txt", "text/plain"), ("/icons/icon.svg", "image/svg+xml")] {
        let response = app.get(address).await;
        assert_eq!(response.status(), 200, "{address}");
        assert_eq!(header(&response, "cache-control"), "public, max-age=3600");
        assert!(header(&response, "content-type").starts_with(kind), "{address}");
    }
}

#[actix_web::test]
async fn a_part_of_a_file_can_be_asked_for() {
    let app = spawn_app().await;
    let request = app
        .request(Method::GET, "/media/song.mp3")
        .header("range", "bytes=9990-");
    let response = request.send().await.unwrap();
    assert_eq!(response.status(), 206);
    assert_eq!(header(&response, "content-range"), "bytes 9990-9999/10000");
    assert_eq!(response.text().await.unwrap(), "0123456789");
}

#[actix_web::test]
async fn no_cache_may_keep_what_is_said_of_a_wrong_part_as_the_file() {
    let app = spawn_app().await;
    // One whose name changes with its content, one that is played, and one from memory.
    for address in [
        "/media/disc.0a1b2c3d.mp4",
        "/media/song.mp3",
        "/assets/entry-1.js",
    ] {
        for (name, value, status) in [("range", "bytes=100000-", 416), ("if-match", "\"other\"", 412)] {
            let request = app.request(Method::GET, address).header(name, value);
            let response = request.send().await.unwrap();
            // What lies in memory is always sent whole, which these conditions allow.
            if response.status() == 200 {
                assert_eq!(address, "/assets/entry-1.js");
                continue;
            }
            assert_eq!(response.status(), status, "{address}");
            assert_eq!(header(&response, "cache-control"), "no-store", "{address} {name}");
            assert_eq!(header(&response, "content-type"), "", "{address} {name}");
            assert_eq!(header(&response, "etag"), "", "{address} {name}");
            let has_length = header(&response, "content-range").starts_with("bytes */");
            assert_eq!(has_length, status == 416, "{address}");
            assert_eq!(response.bytes().await.unwrap().len(), 0);
        }
    }
}

#[actix_web::test]
async fn a_download_goes_on_only_if_the_file_is_still_the_same() {
    let app = spawn_app().await;
    let whole = app.get("/media/song.mp3").await;
    let tag = header(&whole, "etag").to_owned();
    assert_eq!(header(&whole, "accept-ranges"), "bytes");
    for (known, status, length) in [(tag.as_str(), 206, 5), ("\"other\"", 200, 10_000)] {
        let request = app.request(Method::GET, "/media/song.mp3");
        let request = request.header("range", "bytes=-5").header("if-range", known);
        let response = request.send().await.unwrap();
        assert_eq!(response.status(), status, "{known}");
        assert_eq!(response.bytes().await.unwrap().len(), length);
    }
}

#[actix_web::test]
async fn assets_come_in_the_encoding_that_the_client_likes_each_with_a_name_of_its_own() {
    let site = site::build();
    let script = "export const text = 'text text text text text';".repeat(20);
    let asset = "frontend/dist/client/assets/entry-1.js";
    site::write(site.path(), asset, &script);
    site::write(site.path(), &format!("{asset}.br"), "made by the build");
    let app = spawn_app_at(site, FakeRenderer::default(), &NO_PLATFORM).await;
    let fetch = |accept: &str| {
        app.request(Method::GET, "/assets/entry-1.js")
            .header("accept-encoding", accept)
    };
    let brotli = fetch("br, gzip").send().await.unwrap();
    assert_eq!(header(&brotli, "content-encoding"), "br");
    assert_eq!(header(&brotli, "vary"), "accept-encoding");
    let tag = header(&brotli, "etag").to_owned();
    assert_eq!(brotli.text().await.unwrap(), "made by the build");
    let plain = fetch("identity").send().await.unwrap();
    assert_ne!(header(&plain, "etag"), tag);
    assert_eq!(plain.text().await.unwrap(), script);
    let known = fetch("br").header("if-none-match", tag).send().await.unwrap();
    assert_eq!(known.status(), 304);
    assert_eq!(app.get("/assets/entry-1.js.br").await.status(), 404);
}

#[actix_web::test]
async fn a_page_of_an_earlier_build_finds_its_files_at_a_server_of_this_one() {
    let site = site::build();
    for (file, text) in [
        ("earlier/assets/chunk-of-yesterday.js", "export const day = 1;"),
        ("earlier/assets/entry-1.js", "not the live build's"),
        ("earlier/media/level.0badcafe.json", "{}"),
        ("earlier/media/level.json", "{}"),
        ("earlier/secret.txt", "secret"),
    ] {
        site::write(site.path(), &format!("frontend/dist/{file}"), text);
    }
    let arguments = [&NO_PLATFORM[..], &["--metrics-bind", "127.0.0.1:0"]].concat();
    let app = spawn_app_at(site, FakeRenderer::default(), &arguments).await;
    let old = app.get("/assets/chunk-of-yesterday.js").await;
    assert_eq!(old.status(), 200);
    assert_eq!(
        header(&old, "cache-control"),
        "public, max-age=31536000, immutable"
    );
    assert_eq!(old.text().await.unwrap(), "export const day = 1;");
    assert_eq!(app.get("/media/level.0badcafe.json").await.status(), 200);
    assert_eq!(
        app.get("/assets/entry-1.js").await.text().await.unwrap(),
        "export {};"
    );
    for address in [
        "/assets/gone-2.js",
        "/media/gone.0a1b2c3d.json",
        "/media/level.json",
        "/secret.txt",
        "/earlier/secret.txt",
    ] {
        assert_eq!(app.get(address).await.status(), 404, "{address}");
    }
    let metrics = app.metrics().await;
    for (result, count) in [("kept", 2), ("gone", 2)] {
        let line = format!("\nsite_earlier_files_total{{result=\"{result}\"}} {count}\n");
        assert!(metrics.contains(&line), "{metrics}");
    }
}

#[actix_web::test]
async fn media_with_a_hash_in_its_name_is_kept_for_a_year() {
    let app = spawn_app().await;
    let response = app.get("/media/disc.0a1b2c3d.mp4").await;
    assert_eq!(
        header(&response, "cache-control"),
        "public, max-age=31536000, immutable"
    );
    let response = app.get("/media/song.mp3").await;
    assert_eq!(header(&response, "cache-control"), "public, max-age=3600");
}

#[actix_web::test]
async fn sounds_are_served_in_ranges_with_their_registered_types() {
    let app = spawn_app().await;
    for (path, expected) in [
        ("/media/song.0a1b2c3d.m4a", "audio/mp4"),
        ("/media/song.0a1b2c3d.weba", "audio/webm"),
    ] {
        let whole = app.get(path).await;
        assert_eq!(header(&whole, "content-type"), expected);
        assert_eq!(header(&whole, "accept-ranges"), "bytes");
        let part = app.request(Method::GET, path).header("range", "bytes=2-3");
        let part = part.send().await.unwrap();
        assert_eq!(part.status(), 206);
        assert_eq!(header(&part, "content-type"), expected);
        assert_eq!(part.text().await.unwrap(), "un");
    }
}

#[actix_web::test]
async fn assets_may_lie_elsewhere() {
    let arguments = [&NO_PLATFORM[..], &["--asset-base-url", "https://cdn.example.com"]].concat();
    let app = spawn_app_with(&arguments).await;
    let page = app.get("/").await;
    let link = header(&page, "link").to_owned();
    assert!(
        link.starts_with("<https://cdn.example.com/assets/entry-1.css>; rel=preload; as=style"),
        "{link}"
    );
    let policy = header(&page, "content-security-policy").to_owned();
    for directive in ["script-src", "style-src", "img-src", "font-src", "media-src"] {
        assert!(
            policy.contains(&format!("{directive} 'self' https://cdn.example.com")),
            "{policy}"
        );
    }
    let html = page.text().await.unwrap();
    assert!(html.contains(
        "<script type=\"module\" src=\"https://cdn.example.com/assets/start-1.js\" \
         data-modules=\"https://cdn.example.com/assets/home-1.js https://cdn.example.com/assets/entry-1.js\">"
    ));
    // The CDN fetches them from here, for pages of another origin than its own.
    let asset = app.get("/assets/entry-1.js").await;
    assert_eq!(header(&asset, "access-control-allow-origin"), "*");
    assert_eq!(header(&asset, "cross-origin-resource-policy"), "cross-origin");
}

#[actix_web::test]
async fn a_file_that_pages_show_is_awaited_until_it_is_made() {
    let site = site::build();
    fs::remove_file(site.path().join("public/media/song.mp3")).unwrap();
    let app = spawn_app_at(site, FakeRenderer::default(), &NO_PLATFORM).await;
    let awaited = app.get("/media/song.mp3").await;
    assert_eq!(awaited.status(), 503);
    assert_eq!(header(&awaited, "cache-control"), "no-store");
    assert!(header(&awaited, "retry-after").parse::<u32>().unwrap() > 0);
    // Who opened it as a page gets one; a player gets nothing that it would take for sound.
    assert_eq!(awaited.text().await.unwrap(), "");
    let document = app.request(Method::GET, "/media/song.mp3");
    let page = document
        .header("accept", "text/html,*/*;q=0.8")
        .send()
        .await
        .unwrap();
    assert_eq!(page.status(), 503);
    assert_eq!(header(&page, "content-type"), "text/html; charset=utf-8");
    assert!(page.text().await.unwrap().contains("<html lang=\"en\">"));
    // Pages do not show it, so it does not come.
    assert_eq!(app.get("/media/other.mp3").await.status(), 404);

    // Served as soon as it is there, and listed with the next reload.
    site::write(app.site.path(), "public/media/song.mp3", "sound");
    for _ in 0..2 {
        assert_eq!(app.get("/media/song.mp3").await.text().await.unwrap(), "sound");
        app.reloader.as_ref().unwrap().reload().await.unwrap();
    }
}

#[actix_web::test]
async fn what_no_page_shows_is_served_when_it_is_listed() {
    let app = spawn_app_with(&NO_PLATFORM).await;
    site::write(app.site.path(), "public/media/other.mp3", "noise");
    assert_eq!(app.get("/media/other.mp3").await.status(), 404);
}

#[actix_web::test]
async fn a_download_goes_on_at_another_server_that_has_the_same_file() {
    // Two copies on two disks: other inodes, other times.
    let (one, other) = (spawn_app_with(&NO_PLATFORM).await, site::build());
    for name in ["public/media/song.mp3", "public/media/disc.0a1b2c3d.mp4"] {
        let file = fs::File::open(other.path().join(name)).unwrap();
        file.set_modified(std::time::SystemTime::UNIX_EPOCH).unwrap();
    }
    let other = spawn_app_at(other, FakeRenderer::default(), &NO_PLATFORM).await;
    for address in ["/media/song.mp3", "/media/disc.0a1b2c3d.mp4"] {
        let whole = one.get(address).await;
        let tag = header(&whole, "etag").to_owned();
        let content = whole.bytes().await.unwrap();
        let rest = other.request(Method::GET, address);
        let rest = rest.header("range", "bytes=3-").header("if-range", &tag);
        let rest = rest.send().await.unwrap();
        assert_eq!(rest.status(), 206, "{address}");
        assert_eq!(header(&rest, "etag"), tag);
        assert_eq!(rest.bytes().await.unwrap(), content.slice(3..));
        let known = other.request(Method::GET, address).header("if-none-match", &tag);
        assert_eq!(known.send().await.unwrap().status(), 304);
    }
}

#[actix_web::test]
async fn another_file_of_the_same_name_length_and_time_is_another_download() {
    let (one, other) = (spawn_app_with(&NO_PLATFORM).await, site::build());
    let address = "/media/song.mp3";
    let path = other.path().join("public/media/song.mp3");
    let length = fs::metadata(&path).unwrap().len();
    fs::write(&path, "x".repeat(usize::try_from(length).unwrap())).unwrap();
    let modified = fs::metadata(one.site.path().join("public/media/song.mp3"));
    let modified = modified.unwrap().modified().unwrap();
    fs::File::open(&path).unwrap().set_modified(modified).unwrap();
    let other = spawn_app_at(other, FakeRenderer::default(), &NO_PLATFORM).await;
    let begun = one.get(address).await;
    let tag = header(&begun, "etag").to_owned();
    let rest = other.request(Method::GET, address);
    let rest = rest.header("range", "bytes=3-").header("if-range", &tag);
    let rest = rest.send().await.unwrap();
    assert_eq!(rest.status(), 200);
    assert_eq!(rest.bytes().await.unwrap(), "x".repeat(10_000));
}
