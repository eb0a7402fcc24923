//! The bundles under test.

use std::{
    path::{Path, PathBuf},
    process::Command,
    sync::OnceLock,
};

use crate::engines::OWN_PROCESS;

/// A bundle of `tests/fixtures`.
pub(crate) fn fixture(name: &str) -> PathBuf {
    fixtures().join(format!("{name}.js"))
}

fn fixtures() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures")
}

/// The fixture that uses React, bundled with React's build for that mode: `production` or `development`.
pub(crate) fn react_bundle(mode: &str) -> PathBuf {
    static BUILT: OnceLock<PathBuf> = OnceLock::new();
    BUILT.get_or_init(|| build("react")).join(mode).join("bundle.js")
}

/// The fixture that streams with React.
#[cfg(feature = "web")]
pub(crate) fn react_stream_bundle() -> PathBuf {
    static BUILT: OnceLock<PathBuf> = OnceLock::new();
    BUILT.get_or_init(|| build("react-stream")).join("bundle.js")
}

fn build(name: &str) -> PathBuf {
    // Cases that have a process of their own build theirs at the same time.
    let case = std::env::var(OWN_PROCESS).unwrap_or_default().replace(':', "-");
    let out = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}{case}"));
    let built = Command::new("node")
        .arg(fixtures().join(name).join("build.mjs"))
        .arg(&out)
        .output();
    let output = built.expect("the React fixture needs Node.js on the PATH");
    assert!(
        output.status.success(),
        "the React fixture cannot be built: run `npm ci` at the top of the repository\n{}",
        String::from_utf8_lossy(&output.stderr)
    );
    out
}
