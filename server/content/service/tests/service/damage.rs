//! Files of a database that are not as they were left.

use std::fs;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use content_service::store::{Database, Permissions, StoreError};
use content_service::{ContentService, ServiceError, SystemClock};
use serde_json::json;
use tokio::time::timeout;

use crate::faults::{batch, open};
use crate::harness::{C, Service, config};
use crate::place::Place;

/// Far longer than a start takes.
pub(crate) const PATIENCE: Duration = Duration::from_secs(20);

/// A page of the file.
pub(crate) const PAGE: usize = 4096;

/// The file, in a folder that is there.
pub(crate) fn file_of(place: &Place) -> PathBuf {
    let Database::File(file) = &place.database else {
        unreachable!("a file was requested")
    };
    fs::create_dir_all(file.parent().unwrap()).unwrap();
    file.clone()
}

/// The name of what SQLite keeps beside a file.
pub(crate) fn beside(file: &Path, ending: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

/// What a start on that database ends with.
async fn refusal(place: &Place, damage: &str) -> StoreError {
    let built = ContentService::build(config(&place.database, Arc::new(SystemClock)));
    let built = timeout(PATIENCE, built).await.unwrap();
    let Err(ServiceError::Store(error)) = built else {
        panic!("{damage}: {built:?}")
    };
    let name = file_of(place).display().to_string();
    assert!(error.to_string().contains(&name), "{error}");
    error
}

/// The file of a database with demo posts, closed.
async fn whole() -> Vec<u8> {
    let place = Place::sqlite();
    let service = ContentService::build(config(&place.database, Arc::new(SystemClock)));
    service.await.unwrap().store().close().await;
    fs::read(file_of(&place)).unwrap()
}

/// Opens a file as another program does.
async fn pool(file: &Path) -> sqlx::AnyPool {
    sqlx::any::install_default_drivers();
    let url = format!("sqlite://{}?mode=rwc", file.display());
    sqlx::AnyPool::connect(&url).await.unwrap()
}

/// Bytes without an order.
pub(crate) fn noise(length: usize) -> impl Iterator<Item = u8> {
    let mut state = 1_u64;
    std::iter::repeat_with(move || {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        state.to_be_bytes()[0]
    })
    .take(length)
}

#[tokio::test]
async fn a_damaged_file_is_refused_by_name() {
    let whole = whole().await;
    let length = whole.len();
    let with = |start: usize, bytes: &[u8]| {
        let mut file = whole.clone();
        file[start..start + bytes.len()].copy_from_slice(bytes);
        file
    };
    for (damage, bytes) in [
        (
            "another file",
            b"this is no database, whatever its name says ".repeat(100),
        ),
        ("emptied", Vec::new()),
        ("a byte", whole[..1].to_vec()),
        ("less than a header", whole[..50].to_vec()),
        ("a header", whole[..100].to_vec()),
        ("a page", whole[..PAGE].to_vec()),
        ("half", whole[..length / 2].to_vec()),
        ("a page less", whole[..length - PAGE].to_vec()),
        ("zeros", vec![0; length]),
        ("noise", noise(length).collect()),
        ("another first byte", with(0, b"X")),
        ("a format of the future", with(18, &[9, 9])),
        ("zeros after the first page", with(PAGE, &vec![0; length - PAGE])),
        (
            "junk after the first page",
            with(PAGE, &vec![0x5a; length - PAGE]),
        ),
        // It holds posts only, which no other step of the start reads.
        (
            "junk in the second half",
            with(length / 2, &vec![0x5a; length - length / 2]),
        ),
        (
            "noise in the second half",
            with(length / 2, &noise(length - length / 2).collect::<Vec<_>>()),
        ),
    ] {
        let place = Place::sqlite();
        fs::write(file_of(&place), &bytes).unwrap();
        let error = refusal(&place, damage).await;
        assert!(matches!(error, StoreError::Damaged { .. }), "{damage}: {error:?}");
        // It may be mended elsewhere.
        assert!(
            fs::read(file_of(&place)).unwrap() == bytes,
            "{damage}: the file was changed"
        );
    }
}

#[tokio::test]
async fn what_is_no_file_is_refused_by_name() {
    let whole = whole().await;
    for ending in ["", "-wal", ".lock"] {
        for is_folder in [true, false] {
            let place = Place::sqlite();
            let file = file_of(&place);
            fs::write(&file, &whole).unwrap();
            let taken = beside(&file, ending);
            if ending.is_empty() {
                fs::remove_file(&file).unwrap();
            }
            if is_folder {
                fs::create_dir(&taken).unwrap();
            } else {
                // A link to itself can be read by no one.
                symlink(taken.file_name().unwrap(), &taken).unwrap();
            }
            let error = refusal(&place, ending).await;
            assert!(
                matches!(error, StoreError::Open { .. }),
                "{ending} {is_folder}: {error:?}"
            );
        }
    }
}

#[tokio::test]
async fn the_database_of_another_program_is_refused_and_left_alone() {
    let place = Place::sqlite();
    let file = file_of(&place);
    let pool = pool(&file).await;
    sqlx::raw_sql("CREATE TABLE items (song TEXT); INSERT INTO items VALUES ('Glass Parade')")
        .execute(&pool)
        .await
        .unwrap();
    let error = refusal(&place, "foreign").await;
    assert!(matches!(error, StoreError::Open { .. }), "{error:?}");
    let tables =
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE '\\_sqlx%' ESCAPE '\\'";
    let names: Vec<(String,)> = sqlx::query_as(tables).fetch_all(&pool).await.unwrap();
    assert_eq!(names, [("items".to_owned(),)]);
    pool.close().await;
}

/// Larger than what is read as a whole at the start.
#[tokio::test]
async fn damage_in_a_large_file_is_told_to_whoever_meets_it() {
    let place = Place::sqlite();
    let file = file_of(&place);
    let store = open(&place.database).await;
    store
        .create_collection("Small", Permissions::PUBLIC)
        .await
        .unwrap();
    store
        .import("Small", batch(0), "test", false, |_| ())
        .await
        .unwrap();
    let large = json!({"_id": "large", "text": "x".repeat(400_000)});
    let large = large.as_object().unwrap().clone();
    store.insert_item(C, None, large, "test").await.unwrap();
    store.close().await;
    let pool = pool(&file).await;
    let filler = "CREATE TABLE filler AS SELECT zeroblob(17000000) AS filler";
    sqlx::raw_sql(filler).execute(&pool).await.unwrap();
    pool.close().await;
    let mut bytes = fs::read(&file).unwrap();
    for page in bytes
        .chunks_mut(PAGE)
        .filter(|page| page[100..200] == [b'x'; 100])
    {
        page.fill(0x5a);
    }
    fs::write(&file, bytes).unwrap();

    let service = Service::start(&place).await;
    let query = async |collection: &str| {
        let (status, response) = service.query(&json!({"dataCollectionId": collection})).await;
        assert!(
            !response.to_string().contains(file.to_str().unwrap()),
            "{response}"
        );
        status
    };
    for _ in 0..3 {
        assert_eq!(query(C).await, 500);
        assert_eq!(query("Small").await, 200);
    }
    service.stop().await;
}
