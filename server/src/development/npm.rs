//! Installs the front end's packages when they are missing.

use anyhow::{Context as _, bail};
use tokio::process::Command;

use crate::site::files::SiteFiles;

/// Runs `npm ci` if there is no `node_modules`.
///
/// # Errors
///
/// If there is no npm, or it fails.
pub(crate) async fn install_if_missing(files: &SiteFiles) -> anyhow::Result<()> {
    if files.root().join("node_modules").is_dir() {
        return Ok(());
    }
    tracing::info!("installing the front end's packages");
    let mut npm = Command::new("npm");
    // Packages may not run anything at install time.
    npm.args(["ci", "--ignore-scripts"])
        .current_dir(files.root())
        .kill_on_drop(true);
    let status = npm
        .status()
        .await
        .context("npm cannot be started; install Node.js 22.22 or newer")?;
    if !status.success() {
        bail!("`npm ci` failed; its own messages above say why");
    }
    Ok(())
}
