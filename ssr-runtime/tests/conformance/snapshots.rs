//! Snapshots that cannot be used are made anew, or done without: V8 would abort the process on them.

use std::{
    fs,
    os::unix::fs::{MetadataExt as _, PermissionsExt as _, symlink},
    path::{Path, PathBuf},
};

use tempfile::TempDir;

use crate::{
    bundles::fixture,
    engines::{Engine, assert_renders, in_own_process, limits, request},
    memory::ChildPeaks,
};

mod a_damaged_snapshot_is_made_anew {
    #[tokio::test]
    async fn snapshot() {
        if super::in_own_process(module_path!()) {
            super::a_damaged_snapshot_is_made_anew().await;
        }
    }
}

mod a_snapshot_that_can_be_neither_read_nor_made_is_done_without {
    #[tokio::test]
    async fn snapshot() {
        if super::in_own_process(module_path!()) {
            super::a_snapshot_that_can_be_neither_read_nor_made_is_done_without().await;
        }
    }
}

mod a_warm_up_that_bursts_costs_the_snapshot_alone {
    #[tokio::test]
    async fn snapshot() {
        if super::in_own_process(module_path!()) {
            super::a_warm_up_that_bursts_costs_the_snapshot_alone().await;
        }
    }
}

/// Starts isolates of a bundle that keep their snapshot in a folder, renders, and ends them.
async fn run(bundle: &str, folder: &Path, maker: Option<&Path>) {
    let builder = Engine::Snapshot.builder(&fixture(bundle)).unwrap();
    let builder = builder.limits(limits()).snapshots(folder);
    let builder = match maker {
        Some(maker) => builder.snapshot_maker(maker),
        None => builder,
    };
    let renderer = builder.start().await.unwrap();
    assert_renders(&*renderer).await;
    renderer.shutdown().await;
}

/// The one snapshot of a folder.
fn snapshot(folder: &Path) -> PathBuf {
    let mut entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let found = entries.next().unwrap();
    assert_eq!(entries.next(), None);
    found
}

/// Bytes without an order.
fn noise(length: usize) -> Vec<u8> {
    let mut state = 1_u64;
    let next = || {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        state.to_be_bytes()[0]
    };
    std::iter::repeat_with(next).take(length).collect()
}

async fn a_damaged_snapshot_is_made_anew() {
    let folder = tempfile::tempdir().unwrap();
    run("infinite-loop", folder.path(), None).await;
    let file = snapshot(folder.path());
    let whole = fs::read(&file).unwrap();
    let other = tempfile::tempdir().unwrap();
    run("throws", other.path(), None).await;
    let other = fs::read(snapshot(other.path())).unwrap();
    let flipped = |index: usize| {
        let mut bytes = whole.clone();
        bytes[index] ^= 1;
        bytes
    };
    for (damage, bytes) in [
        ("emptied", Vec::new()),
        ("less than a checksum", whole[..31].to_vec()),
        ("a checksum alone", whole[..32].to_vec()),
        ("half", whole[..whole.len() / 2].to_vec()),
        ("a byte less", whole[..whole.len() - 1].to_vec()),
        ("a byte more", [&whole[..], &[0]].concat()),
        ("zeros", vec![0; whole.len()]),
        ("noise", noise(whole.len())),
        ("another checksum", flipped(0)),
        ("another first byte", flipped(32)),
        ("another last byte", flipped(whole.len() - 1)),
        ("that of another bundle", other),
    ] {
        fs::write(&file, &bytes).unwrap();

        let number = || fs::metadata(&file).unwrap().ino();
        let damaged = number();

        run("infinite-loop", folder.path(), None).await;

        assert_eq!(snapshot(folder.path()), file, "{damage}");
        let made = number();
        assert_ne!(made, damaged, "{damage}");

        // The new one is used, and not made once more.
        run("infinite-loop", folder.path(), None).await;
        assert_eq!(number(), made, "{damage}");
    }
}

/// A program that makes no snapshot.
fn maker(folder: &TempDir, name: &str, line: &str) -> PathBuf {
    let path = folder.path().join(name);
    fs::write(&path, format!("#!/bin/sh\n{line}\n")).unwrap();
    fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).unwrap();
    path
}

async fn a_snapshot_that_can_be_neither_read_nor_made_is_done_without() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    run("infinite-loop", &at("good"), None).await;
    let file = snapshot(&at("good"));
    let name = file.file_name().unwrap();

    fs::create_dir_all(at("a folder").join(name)).unwrap();
    fs::create_dir(at("a circle")).unwrap();
    symlink(name, at("a circle").join(name)).unwrap();
    fs::write(at("a file"), "").unwrap();
    for place in ["a folder", "a circle", "a file", "a file/below"] {
        run("infinite-loop", &at(place), None).await;
    }
    assert!(at("a folder").join(name).is_dir());

    for (kind, line) in [
        ("fails", "exit 1"),
        ("is killed", "kill -KILL $$"),
        ("makes nothing", "exit 0"),
        ("makes rubbish", "head -c 100000 /dev/zero >\"$3\""),
        ("makes a folder", "mkdir \"$3\""),
    ] {
        let maker = maker(&folder, kind, line);
        let made = at(&format!("by one that {kind}"));

        run("infinite-loop", &made, Some(&maker)).await;

        assert_eq!(fs::read_dir(&made).unwrap().count(), 0, "{kind}");
    }
}

/// Objects fill the heap, buffers the memory beside it.
async fn a_warm_up_that_bursts_costs_the_snapshot_alone() {
    // Twice the heap, and what a process has before it evaluates anything.
    let most = 2 * limits().heap_bytes as u64 + (128 << 20);
    for bomb in ["/bombs/0/0", "/bombs/52/0"] {
        let folder = tempfile::tempdir().unwrap();
        let peaks = ChildPeaks::watch();
        let builder = Engine::Snapshot.builder(&fixture("families")).unwrap();
        let renderer = builder
            .limits(limits())
            .snapshots(folder.path())
            .warm_up([request(bomb)])
            .start()
            .await
            .unwrap();
        let peak = peaks.stop().into_iter().max().unwrap();

        assert!(peak <= most, "{bomb}: {} MiB", peak >> 20);
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
        assert_renders(&*renderer).await;
        renderer.shutdown().await;
    }
}
