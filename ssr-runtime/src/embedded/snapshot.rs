//! Making a startup snapshot: a V8 heap in which the bundle is evaluated and has rendered already.
//!
//! Making one puts V8 into a mode that a process cannot leave, so a process of its own does it. How a pool
//! finds, orders and keeps them is the [store](super::snapshot_store)'s matter.

use std::{
    fs, io,
    path::{Path, PathBuf},
    process,
};

use deno_core::{JsRuntimeForSnapshot, RuntimeOptions};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::{
    flags,
    host::{self, Host},
    ops::ssr,
    script::Called,
    stop::Stop,
};
use crate::{
    bound,
    bundle::Bundle,
    error::RenderError,
    lent::Globals,
    request::{RenderData, RenderRequest},
};

/// Warm-up renders of each request. V8 compiles a function lazily on its first call; by the third render
/// everything that a page runs is in the snapshot as bytecode.
const WARM_UP_ROUNDS: usize = 3;

const CHECKSUM_BYTES: usize = 32;

/// First argument of a process that makes a snapshot. The fields of a [`SnapshotRequest`] and the names of its globals follow it.
pub(crate) const COMMAND: &str = "ssr-runtime-snapshot";

/// What the maker of a snapshot gets.
#[derive(Clone, Debug)]
pub(crate) struct SnapshotRequest {
    /// The bundle.
    pub(crate) bundle: PathBuf,
    /// Where the snapshot goes.
    pub(crate) out: PathBuf,
    /// JSON file with the warm-up requests.
    pub(crate) warm_up: PathBuf,
    /// Digest of all that goes into it.
    pub(crate) identity: String,
    /// Heap of an isolate in bytes.
    pub(crate) heap_bytes: usize,
    /// What the bundle finds.
    pub(crate) globals: Globals,
}

/// A [`RenderRequest`] on its way to the maker.
#[derive(Debug, Serialize, Deserialize)]
struct WarmUpRequest {
    url: String,
    data: String,
}

/// Makes a snapshot. For a process of its own: V8 stays in snapshot mode afterwards.
///
/// # Errors
///
/// [`RenderError::BadBundle`] when the bundle does not evaluate or a warm-up request does not render,
/// [`RenderError::Engine`] when files cannot be read or written.
pub(crate) fn create(request: &SnapshotRequest) -> Result<(), RenderError> {
    let bundle = Bundle::load(&request.bundle)?;
    let warm_up = read_warm_up(&request.warm_up)?;
    // Before it writes a snapshot V8 collects garbage several times over, and takes the bytecode of functions
    // that did not run in between for garbage: the very bytecode that the warm-up was for.
    flags::set(&["--no-flush-bytecode"]);
    let tokio = tokio::runtime::Builder::new_current_thread()
        .enable_time()
        .build()
        .map_err(|cause| RenderError::Engine {
            reason: format!("cannot start: {cause}"),
        })?;
    let blob = tokio.block_on(make(&bundle, &warm_up, request))?;
    let mut file = checksum(&request.identity, &blob).to_vec();
    file.extend_from_slice(&blob);
    fs::write(&request.out, file).map_err(|cause| io_error("write", &request.out, &cause))
}

async fn make(
    bundle: &Bundle,
    warm_up: &[RenderRequest],
    request: &SnapshotRequest,
) -> Result<Box<[u8]>, RenderError> {
    let mut runtime = JsRuntimeForSnapshot::try_new(RuntimeOptions {
        module_loader: Some(host::module_loader(bundle)?),
        extensions: vec![ssr::init()],
        ..RuntimeOptions::default()
    })
    .map_err(|error| RenderError::Engine {
        reason: format!("cannot make an isolate: {error}"),
    })?;
    // What V8 has reserved for itself is not counted.
    bound::bound(Some(process::id()), request.heap_bytes.saturating_mul(2));
    host::load(&mut runtime, bundle, request.globals).await?;
    {
        // Handles into the heap must be gone before the snapshot is taken.
        let stop = Stop::new(runtime.v8_isolate().thread_safe_handle());
        let mut host = Host::borrow(&mut runtime, stop)?;
        for request in warm_up.iter().cycle().take(warm_up.len() * WARM_UP_ROUNDS) {
            warm(&mut host, &mut runtime, request, bundle)?;
        }
    }
    host::reveal(&mut runtime)?;
    Ok(runtime.snapshot())
}

fn warm(
    host: &mut Host,
    runtime: &mut JsRuntimeForSnapshot,
    request: &RenderRequest,
    bundle: &Bundle,
) -> Result<(), RenderError> {
    let outcome = match host.call(runtime, request, 0) {
        Called::Settled(outcome) => outcome.into_result(bundle).map(drop),
        // A snapshot cannot hold pending work, and waiting warms nothing.
        Called::Promised(_) => return Ok(()),
        Called::Terminated => Err(RenderError::HeapLimit),
    };
    outcome.map_err(|error| RenderError::BadBundle {
        reason: format!("{} does not render: {error}", request.url),
    })
}

fn read_warm_up(path: &Path) -> Result<Vec<RenderRequest>, RenderError> {
    let text = fs::read(path).map_err(|cause| io_error("read", path, &cause))?;
    let requests: Vec<WarmUpRequest> =
        serde_json::from_slice(&text).map_err(|cause| RenderError::Engine {
            reason: format!("{} is no warm-up list: {cause}", path.display()),
        })?;
    Ok(requests
        .into_iter()
        .map(|WarmUpRequest { url, data }| RenderRequest::new(url, RenderData::from_json_text(data)))
        .collect())
}

/// The list that a maker reads its warm-up requests from.
///
/// # Errors
///
/// [`RenderError::Engine`] when the file cannot be written.
pub(super) fn write_warm_up(path: &Path, requests: &[RenderRequest]) -> Result<(), RenderError> {
    let list: Vec<_> = requests
        .iter()
        .map(|request| WarmUpRequest {
            url: request.url.clone(),
            data: request.data.as_str().to_owned(),
        })
        .collect();
    let text = serde_json::to_vec(&list).map_err(|cause| RenderError::Engine {
        reason: cause.to_string(),
    })?;
    fs::write(path, text).map_err(|cause| io_error("write", path, &cause))
}

/// The snapshot in a file, if it is whole and the one of that identity: V8 aborts the process on one of another build, whatever
/// the file is called.
pub(super) fn verified<'a>(file: &'a [u8], identity: &str) -> Option<&'a [u8]> {
    let (begin, blob) = file.split_at_checked(CHECKSUM_BYTES)?;
    (checksum(identity, blob) == begin).then_some(blob)
}

fn checksum(identity: &str, blob: &[u8]) -> [u8; CHECKSUM_BYTES] {
    let hash = Sha256::new().chain_update(identity).chain_update(blob);
    hash.finalize().into()
}

pub(super) fn io_error(verb: &str, path: &Path, cause: &io::Error) -> RenderError {
    RenderError::Engine {
        reason: format!("cannot {verb} {}: {cause}", path.display()),
    }
}
