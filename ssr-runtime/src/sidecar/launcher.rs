//! How processes are started.

use std::{
    io,
    path::{Path, PathBuf},
    process::Stdio,
    sync::Arc,
};

use tempfile::TempDir;
use tokio::process::Command as Program;

use super::SidecarConfig;
use crate::{
    bundle::Bundle,
    lent::{EngineScript, Lent},
    limits::Limits,
};

/// The parts of the host script for processes.
const SCRIPT: EngineScript = EngineScript {
    #[cfg(feature = "web")]
    web: include_str!("../js/sidecar-web.js"),
    end: include_str!("../js/sidecar.js"),
};

/// What stacks show in place of a process's folder, so that they name the bundle as
/// [`BUNDLE_SPECIFIER`](crate::stack::BUNDLE_SPECIFIER) does.
const FOLDER_SPECIFIER: &str = "file:///ssr/";

/// The folder with what they read, and the program.
#[derive(Debug)]
pub(super) struct Launcher {
    folder: TempDir,
    program: PathBuf,
    bundle: Arc<Bundle>,
    limits: Limits,
    lent: Lent,
}

impl Launcher {
    /// Writes host script and bundle to a private folder. The bundle is copied so that a process which is
    /// started later runs the same one, whatever a build has put in its place meanwhile.
    pub(super) fn new(bundle: Arc<Bundle>, config: &SidecarConfig) -> io::Result<Self> {
        let folder = tempfile::Builder::new().prefix("ssr-sidecar-").tempdir()?;
        std::fs::write(
            folder.path().join("host.js"),
            config.lent.globals().script(SCRIPT),
        )?;
        std::fs::write(folder.path().join("bundle.js"), bundle.source().as_bytes())?;
        Ok(Self {
            folder,
            program: config.program.clone(),
            bundle,
            limits: config.limits,
            lent: config.lent.clone(),
        })
    }

    /// The bundle that the processes run.
    pub(super) fn bundle(&self) -> &Bundle {
        &self.bundle
    }

    /// The Deno program.
    pub(super) fn program(&self) -> &Path {
        &self.program
    }

    /// What the bundle gets of the host.
    pub(super) fn lent(&self) -> &Lent {
        &self.lent
    }

    /// What a process may use.
    pub(super) fn limits(&self) -> Limits {
        self.limits
    }

    /// The program with its arguments.
    pub(super) fn command(&self) -> Program {
        let mut program = Program::new(&self.program);
        program
            .args([
                "run",
                "--quiet",
                "--no-prompt",
                "--no-config",
                "--no-lock",
                "--no-remote",
                "--no-npm",
            ])
            .args(["--cached-only", "--allow-read=bundle.js"])
            .arg(format!(
                "--v8-flags=--max-old-space-size={}",
                (self.limits.heap_bytes >> 20).max(1)
            ))
            .args(["host.js", FOLDER_SPECIFIER])
            .current_dir(self.folder.path())
            .env_clear()
            .env("DENO_DIR", self.folder.path().join("cache"))
            .env("DENO_NO_UPDATE_CHECK", "1")
            .env("HOME", self.folder.path())
            .env("NO_COLOR", "1")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .kill_on_drop(true);
        program
    }
}
