//! `snapshot`: makes the V8 startup snapshot of a server bundle. A process that has made one is of no other use.

use anyhow::Context as _;
use ssr_runtime::embedded::snapshot::{SnapshotRequest, create};

use super::cli::SnapshotArguments;

/// Makes the snapshot.
///
/// # Errors
///
/// If the bundle cannot be used or the snapshot not be written.
pub(super) fn run(arguments: SnapshotArguments) -> anyhow::Result<()> {
    let SnapshotArguments { bundle, out, warmup } = arguments;
    create(&SnapshotRequest { bundle, out, warmup }).context("the snapshot cannot be made")
}
