//! A log that was not written to its end: what it holds before is kept.

use std::collections::BTreeMap;
use std::fs;

use content_service::store::StoreError;
use tokio::time::timeout;

use crate::damage::{PAGE, PATIENCE, beside, file_of, noise};
use crate::faults::{batch, open};
use crate::harness::C;
use crate::place::Place;

/// A database whose last ten imports are in its log only; returns the bytes of both.
async fn with_log() -> (Vec<u8>, Vec<u8>) {
    let place = Place::sqlite();
    let file = file_of(&place);
    open(&place.database).await.close().await;
    let store = open(&place.database).await;
    for number in 0..10 {
        store
            .import(C, batch(number), "test", false, |_| ())
            .await
            .unwrap();
    }
    let bytes = (fs::read(&file).unwrap(), fs::read(beside(&file, "-wal")).unwrap());
    store.close().await;
    bytes
}

/// The number of imports that a database holds, none of them in part and none without those before it.
async fn imports(place: &Place, damage: &str) -> usize {
    let store = timeout(PATIENCE, open(&place.database)).await.unwrap();
    let mut batches = BTreeMap::<u64, usize>::new();
    let read = store.export(C, |item| {
        *batches.entry(item.data["batch"].as_u64().unwrap()).or_default() += 1;
        Ok::<_, StoreError>(())
    });
    read.await.unwrap();
    assert!(
        batches.values().all(|count| *count == 50),
        "{damage}: {batches:?}"
    );
    assert!(
        batches.keys().copied().eq(0..batches.len() as u64),
        "{damage}: {batches:?}"
    );
    // It takes more.
    store.import(C, batch(99), "test", false, |_| ()).await.unwrap();
    store.close().await;
    batches.len()
}

#[tokio::test]
async fn a_torn_log_keeps_what_was_written_before_the_tear() {
    let (file, log) = with_log().await;
    let length = log.len();
    let with = |start: usize, bytes: Vec<u8>| {
        let mut log = log.clone();
        log.splice(start..start + bytes.len(), bytes);
        log
    };
    // Of the log, which SQLite makes anew.
    let indexes = [
        None,
        Some(Vec::new()),
        Some(vec![0; 8 * PAGE]),
        Some(noise(8 * PAGE).collect()),
    ];
    let mut indexes = indexes.iter().cycle();
    for (damage, log, expected) in [
        ("none", log.clone(), 10..=10),
        ("cut off", Vec::new(), 0..=0),
        ("a part of its header", log[..20].to_vec(), 0..=0),
        ("its header", log[..32].to_vec(), 0..=0),
        ("half a page", log[..32 + PAGE / 2].to_vec(), 0..=0),
        ("half", log[..length / 2].to_vec(), 1..=9),
        ("a byte less", log[..length - 1].to_vec(), 9..=9),
        ("zeros", vec![0; length], 0..=0),
        ("noise", noise(length).collect(), 0..=0),
        ("noise in its header", with(0, noise(32).collect()), 0..=0),
        ("zeros in its middle", with(length / 2, vec![0; PAGE]), 1..=9),
        (
            "noise in its middle",
            with(length / 2, noise(100).collect()),
            1..=9,
        ),
        (
            "noise at its end",
            with(length - 100, noise(100).collect()),
            9..=9,
        ),
        (
            "noise after its end",
            [&log[..], &noise(PAGE).collect::<Vec<_>>()].concat(),
            10..=10,
        ),
    ] {
        let place = Place::sqlite();
        let path = file_of(&place);
        fs::write(&path, &file).unwrap();
        fs::write(beside(&path, "-wal"), &log).unwrap();
        if let Some(index) = indexes.next().unwrap() {
            fs::write(beside(&path, "-shm"), index).unwrap();
        }
        let found = imports(&place, damage).await;
        assert!(expected.contains(&found), "{damage}: {found}");
    }
}
