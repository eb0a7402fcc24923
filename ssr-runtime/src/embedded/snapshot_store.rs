//! The store of startup snapshots: a folder that holds one file per identity of everything that went in.
//!
//! V8 aborts the process on a snapshot that another build of it made, which is why the identity covers the
//! maker's executable, and every file carries a checksum of it and of the snapshot.

use std::{
    fs, io,
    path::{Path, PathBuf},
    process::Stdio,
    time::{Duration, UNIX_EPOCH},
};

use deno_core::v8;

use super::{
    host,
    snapshot::{COMMAND, io_error, verified, write_warm_up},
};
use crate::{
    bundle::{Bundle, hex_digest},
    error::RenderError,
    lent::Globals,
    request::RenderRequest,
};

/// Time that making a snapshot may take; it takes well under a second. The maker is killed after it, which
/// also guards against bundles that hang while they evaluate.
const MAKER_LIMIT: Duration = Duration::from_mins(1);

/// Snapshots that a folder keeps: those of the running build and of some before it.
const KEPT: usize = 4;

const EXTENSION: &str = "v8snapshot";

/// Where snapshots are kept and how they are made.
#[derive(Clone, Debug)]
pub(crate) struct SnapshotSource {
    /// Folder of finished snapshots; made if it is missing.
    pub(crate) directory: PathBuf,
    /// The maker: a program that calls `snapshot::main_if_asked`.
    pub(crate) maker: PathBuf,
    /// Pages to render before the snapshot is taken.
    pub(crate) warm_up: Vec<RenderRequest>,
    /// What the bundle finds.
    pub(crate) globals: Globals,
    /// Heap of an isolate in bytes. The maker may have twice that.
    pub(crate) heap_bytes: usize,
}

/// Finds or makes the snapshot of a bundle. It is never freed, because V8 wants it for as long as isolates
/// that started from it live. `None` (with the reason in the log) where it cannot be had.
pub(super) async fn obtain(
    bundle: &Bundle,
    source: &SnapshotSource,
    identity: &str,
) -> Option<&'static [u8]> {
    logged(find_or_make(bundle, source, identity).await).map(|blob| &*Box::leak(blob))
}

fn logged<T>(result: Result<T, RenderError>) -> Option<T> {
    result
        .inspect_err(|error| {
            tracing::warn!(%error, "no startup snapshot: isolates evaluate the bundle, and start slower");
        })
        .ok()
}

async fn find_or_make(
    bundle: &Bundle,
    source: &SnapshotSource,
    identity: &str,
) -> Result<Box<[u8]>, RenderError> {
    let path = source.directory.join(format!("{identity}.{EXTENSION}"));
    match fs::read(&path) {
        Ok(file) => {
            if let Some(blob) = verified(&file, identity) {
                return Ok(blob.into());
            }
            tracing::warn!(path = %path.display(), "a startup snapshot is damaged and is made anew");
        }
        Err(cause) if cause.kind() == io::ErrorKind::NotFound => {}
        Err(cause) => return Err(io_error("read", &path, &cause)),
    }
    make_in_process(bundle, source, identity, &path).await
}

/// Runs the maker and moves its work into place, so that no half-written snapshot has a valid name.
async fn make_in_process(
    bundle: &Bundle,
    source: &SnapshotSource,
    identity: &str,
    path: &Path,
) -> Result<Box<[u8]>, RenderError> {
    let directory = &source.directory;
    fs::create_dir_all(directory).map_err(|cause| io_error("make", directory, &cause))?;
    let scratch = tempfile::tempdir_in(directory).map_err(|cause| io_error("write to", directory, &cause))?;
    let out = scratch.path().join("snapshot");
    let warm_up = scratch.path().join("warm-up.json");
    write_warm_up(&warm_up, &source.warm_up)?;
    run_maker(bundle, source, identity, &out, &warm_up).await?;
    let file = fs::read(&out).map_err(|cause| io_error("read", &out, &cause))?;
    let Some(blob) = verified(&file, identity) else {
        return Err(RenderError::Engine {
            reason: "the maker left a damaged snapshot".to_owned(),
        });
    };
    fs::rename(&out, path).map_err(|cause| io_error("write", path, &cause))?;
    prune(directory, path);
    Ok(blob.into())
}

async fn run_maker(
    bundle: &Bundle,
    source: &SnapshotSource,
    identity: &str,
    out: &Path,
    warm_up: &Path,
) -> Result<(), RenderError> {
    let failed = |reason: String| RenderError::Engine {
        reason: format!("the snapshot maker failed: {reason}"),
    };
    let child = tokio::process::Command::new(&source.maker)
        .arg(COMMAND)
        .args([bundle.path(), out, warm_up])
        .arg(identity)
        .arg(source.heap_bytes.to_string())
        .args(source.globals.names())
        .stdin(Stdio::null())
        .kill_on_drop(true)
        .output();
    let output = tokio::time::timeout(MAKER_LIMIT, child)
        .await
        .map_err(|_| failed(format!("it did not end within {MAKER_LIMIT:?}")))?
        .map_err(|cause| failed(cause.to_string()))?;
    if output.status.success() {
        return Ok(());
    }
    Err(failed(format!(
        "{}: {}",
        output.status,
        String::from_utf8_lossy(&output.stderr).trim()
    )))
}

/// The identity of a snapshot, a digest of all that goes into it: anything that differs makes another file.
/// `None` (with the reason in the log) where the maker cannot be found.
pub(super) fn identity(bundle: &Bundle, source: &SnapshotSource) -> Option<String> {
    logged(digest_of_inputs(bundle, source))
}

fn digest_of_inputs(bundle: &Bundle, source: &SnapshotSource) -> Result<String, RenderError> {
    let mut text = format!("{}\n{}\n", v8::V8::get_version(), bundle.hash());
    text.extend(host::scripts(source.globals));
    // Not their data: it only warms, and changes with every address that a site is served under.
    for request in &source.warm_up {
        text.extend([&request.url, "\n"]);
    }
    let maker = &source.maker;
    let metadata = fs::metadata(maker).map_err(|cause| io_error("read", maker, &cause))?;
    let modified = metadata
        .modified()
        .ok()
        .and_then(|time| time.duration_since(UNIX_EPOCH).ok());
    text.push_str(
        &[
            format!("{}", maker.display()),
            metadata.len().to_string(),
            format!("{modified:?}"),
        ]
        .join("\n"),
    );
    Ok(hex_digest(text.as_bytes()))
}

/// Removes all but the newest snapshots. A failure costs disk space, nothing else.
fn prune(directory: &Path, newest: &Path) {
    let Ok(entries) = fs::read_dir(directory) else {
        return;
    };
    let mut old: Vec<_> = entries
        .flatten()
        .map(|entry| entry.path())
        .filter(|path| path != newest && path.extension().is_some_and(|extension| extension == EXTENSION))
        .filter_map(|path| Some((fs::metadata(&path).ok()?.modified().ok()?, path)))
        .collect();
    old.sort_unstable();
    for (_, path) in old.iter().rev().skip(KEPT - 1) {
        if let Err(cause) = fs::remove_file(path) {
            tracing::debug!(path = %path.display(), %cause, "cannot remove an old startup snapshot");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::request::RenderData;

    fn bundle(folder: &Path, text: &str) -> Bundle {
        let path = folder.join("bundle.js");
        fs::write(&path, text).unwrap();
        Bundle::load(&path).unwrap()
    }

    fn source(url: &str, data: &str) -> SnapshotSource {
        SnapshotSource {
            directory: PathBuf::new(),
            maker: std::env::current_exe().unwrap(),
            warm_up: vec![RenderRequest::new(url, RenderData::from_json_text(data))],
            globals: Globals::default(),
            heap_bytes: 0,
        }
    }

    #[test]
    fn what_a_snapshot_is_made_from_decides_its_identity() {
        let folder = tempfile::tempdir().unwrap();
        let first = bundle(folder.path(), "export const a = 1");
        let second = bundle(folder.path(), "export const a = 2");

        let identity_of = |bundle, url| identity(bundle, &source(url, "{}")).unwrap();

        assert_eq!(identity_of(&first, "/"), identity_of(&first, "/"));
        assert_ne!(identity_of(&first, "/"), identity_of(&second, "/"));
        assert_ne!(identity_of(&first, "/"), identity_of(&first, "/other"));
    }

    #[test]
    fn the_data_of_a_warm_up_does_not() {
        let folder = tempfile::tempdir().unwrap();
        let bundle = bundle(folder.path(), "export {}");

        let here = identity(&bundle, &source("/", r#"{"origin":"http://127.0.0.1:1"}"#));
        let there = identity(&bundle, &source("/", r#"{"origin":"http://127.0.0.1:2"}"#));

        assert_eq!(here, there);
    }

    #[test]
    fn what_a_bundle_finds_does() {
        let folder = tempfile::tempdir().unwrap();
        let bundle = bundle(folder.path(), "export {}");
        let with = |web, fetch| SnapshotSource {
            globals: Globals { web, fetch },
            ..source("/", "{}")
        };

        let bare = identity(&bundle, &with(false, false));
        assert_ne!(bare, identity(&bundle, &with(true, false)));
        assert_ne!(bare, identity(&bundle, &with(false, true)));
    }

    #[test]
    fn a_maker_that_is_not_there_leaves_no_identity() {
        let folder = tempfile::tempdir().unwrap();
        let bundle = bundle(folder.path(), "export {}");
        let nowhere = SnapshotSource {
            maker: "/nowhere/maker".into(),
            ..source("/", "{}")
        };

        assert_eq!(identity(&bundle, &nowhere), None);
    }
}
