//! The server bundle: its source, its identity, its source map.

use std::{
    fs,
    path::{Path, PathBuf},
    sync::{Arc, OnceLock},
};

use sha2::{Digest, Sha256};
use sourcemap::SourceMap;

use crate::error::RenderError;

/// A server bundle, read once and shared by every isolate that runs it.
#[derive(Debug)]
pub struct Bundle {
    path: PathBuf,
    source: Arc<str>,
    hash: String,
    map_text: Option<Vec<u8>>,
    map: OnceLock<Option<SourceMap>>,
}

impl Bundle {
    /// Reads a bundle and, where there is one, the source map beside it (`<name>.map`).
    ///
    /// # Errors
    ///
    /// [`RenderError::BadBundle`] when the file cannot be read as UTF-8 text.
    pub fn load(path: impl AsRef<Path>) -> Result<Self, RenderError> {
        let path = path.as_ref();
        let cannot_read = |cause: std::io::Error| RenderError::BadBundle {
            reason: format!("cannot read {}: {cause}", path.display()),
        };
        let path = path.canonicalize().map_err(cannot_read)?;
        let source = fs::read_to_string(&path).map_err(cannot_read)?;
        let mut map_path = path.clone().into_os_string();
        map_path.push(".map");
        Ok(Self {
            hash: hex_digest(source.as_bytes()),
            source: source.into(),
            map_text: fs::read(map_path).ok(),
            map: OnceLock::new(),
            path,
        })
    }

    /// Absolute path of the bundle.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The module's text.
    pub(crate) fn source(&self) -> &Arc<str> {
        &self.source
    }

    /// SHA-256 of the module's text in hexadecimal: the bundle's identity.
    pub fn hash(&self) -> &str {
        &self.hash
    }

    /// The source map, decoded on first use because only failures need it. A broken one counts as none.
    pub(crate) fn source_map(&self) -> Option<&SourceMap> {
        self.map
            .get_or_init(|| {
                let text = self.map_text.as_deref()?;
                SourceMap::from_slice(text)
                    .inspect_err(|cause| tracing::warn!(%cause, "the bundle's source map is unreadable"))
                    .ok()
            })
            .as_ref()
    }
}

/// SHA-256 in lower-case hexadecimal.
pub(crate) fn hex_digest(bytes: &[u8]) -> String {
    use std::fmt::Write as _;

    Sha256::digest(bytes)
        .iter()
        .fold(String::with_capacity(64), |mut text, byte| {
            // Writing to a String cannot fail.
            let _ = write!(text, "{byte:02x}");
            text
        })
}

#[cfg(test)]
mod tests {
    use ts_rs::{Config, TS};

    use super::*;
    use crate::{output::Output, request::RenderRequest};

    #[test]
    fn the_contract_with_bundles_is_fresh() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/bundle.d.ts");
        let config = Config::default();
        let expected = format!(
            "// Written by `UPDATE_CONTRACT=1 cargo test --workspace --lib contract` from the structs in src.\n\
             /** The argument of a bundle's `render`. */\nexport {}\n\
             /** A page that it returns or promises. */\nexport {}\n",
            RenderRequest::decl(&config),
            Output::decl(&config),
        );
        if std::env::var_os("UPDATE_CONTRACT").is_some() {
            fs::write(path, &expected).unwrap();
        }
        assert_eq!(fs::read_to_string(path).unwrap(), expected);
    }

    #[test]
    fn the_hash_is_that_of_the_text() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("bundle.js");
        fs::write(&path, "abc").unwrap();

        let bundle = Bundle::load(&path).unwrap();

        assert_eq!(
            bundle.hash(),
            "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
        );
        assert!(bundle.source_map().is_none());
    }

    #[test]
    fn a_bundle_that_cannot_be_read_is_named() {
        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join(name);
        fs::create_dir(at("folder.js")).unwrap();
        fs::write(at("binary.js"), [0xff; 4096]).unwrap();
        std::os::unix::fs::symlink("circle.js", at("circle.js")).unwrap();
        for name in ["nowhere.js", "folder.js", "binary.js", "circle.js"] {
            let error = Bundle::load(at(name)).unwrap_err();

            assert!(matches!(error, RenderError::BadBundle { .. }), "{error:?}");
            assert!(error.to_string().contains(name), "{error}");
        }
    }

    #[test]
    fn a_broken_source_map_counts_as_none() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("bundle.js");
        fs::write(&path, "export {}").unwrap();
        fs::write(folder.path().join("bundle.js.map"), "{").unwrap();

        assert!(Bundle::load(&path).unwrap().source_map().is_none());
    }
}
