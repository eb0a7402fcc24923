//! Makes a startup snapshot of a bundle: `ssr-snapshot --bundle PATH --out PATH [--warmup PATH]`.
//!
//! For hosts that have no subcommand of their own for it, such as this crate's tests.

use std::{error::Error, path::PathBuf};

use ssr_runtime::embedded::snapshot::{SnapshotRequest, create};

fn main() -> Result<(), Box<dyn Error>> {
    let (mut bundle, mut out, mut warmup) = (None, None, None);
    let mut arguments = std::env::args_os().skip(1);
    while let Some(name) = arguments.next() {
        let value = arguments.next().map(PathBuf::from);
        match name.to_str() {
            Some("--bundle") => bundle = value,
            Some("--out") => out = value,
            Some("--warmup") => warmup = value,
            _ => return Err(format!("unknown argument {}", name.display()).into()),
        }
    }
    let bundle = bundle.ok_or("--bundle is missing")?;
    let out = out.ok_or("--out is missing")?;
    create(&SnapshotRequest { bundle, out, warmup })?;
    Ok(())
}
