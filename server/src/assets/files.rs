//! Files that are served as they are: the client build's assets and `public/`.
//!
//! The folders are listed once, and only listed names are served. So no request can reach another file, and a request
//! for a missing one costs no look at the disk.

use std::{
    collections::HashMap,
    path::{Path, PathBuf},
};

use actix_files::NamedFile;
use actix_web::{
    HttpRequest, HttpResponse,
    http::header::{CACHE_CONTROL, HeaderValue},
};
use anyhow::Context as _;

use crate::site::files::SiteFiles;

/// Where the client build's assets are served.
const ASSETS: &str = "/assets";

/// For names that change with the content: browsers keep the file for a year, the longest that caches honour.
const IMMUTABLE: HeaderValue = HeaderValue::from_static("public, max-age=31536000, immutable");

/// For names that stay: an hour is short enough to mend a mistake and long enough to spare most requests.
const SHORT: HeaderValue = HeaderValue::from_static("public, max-age=3600");

/// One file.
#[derive(Clone, Debug)]
struct StaticFile {
    path: PathBuf,
    cache_control: HeaderValue,
}

/// All files that are served as they are, by the path of their address.
#[derive(Clone, Debug, Default)]
pub struct StaticFiles {
    files: HashMap<String, StaticFile>,
}

impl StaticFiles {
    /// Lists the assets of the client build and the public files.
    ///
    /// # Errors
    ///
    /// If a folder may not be read. A site without public files is fine.
    pub fn of_build(site: &SiteFiles) -> anyhow::Result<Self> {
        let mut files = Self::of_public(site)?;
        files.list(&site.assets(), ASSETS, &IMMUTABLE)?;
        Ok(files)
    }

    /// Lists the public files alone.
    ///
    /// # Errors
    ///
    /// If the folder may not be read.
    pub fn of_public(site: &SiteFiles) -> anyhow::Result<Self> {
        let mut files = Self::default();
        if site.public().is_dir() {
            files.list(&site.public(), "", &SHORT)?;
        }
        Ok(files)
    }

    fn list(&mut self, folder: &Path, address: &str, cache_control: &HeaderValue) -> anyhow::Result<()> {
        let entries = std::fs::read_dir(folder);
        for entry in entries.with_context(|| format!("{} cannot be listed", folder.display()))? {
            let path = entry?.path();
            // Names that are no Unicode or begin with a dot are nobody's address.
            let name = path
                .file_name()
                .and_then(|name| name.to_str())
                .filter(|name| !name.starts_with('.'));
            let Some(address) = name.map(|name| format!("{address}/{name}")) else {
                continue;
            };
            if path.is_dir() {
                self.list(&path, &address, cache_control)?;
            } else {
                self.files.insert(
                    address,
                    StaticFile {
                        path,
                        cache_control: cache_control.clone(),
                    },
                );
            }
        }
        Ok(())
    }

    /// Answers with the file at a decoded path, ranges and conditions included; `None` if there is none.
    pub fn answer(&self, request: &HttpRequest, path: &str) -> Option<HttpResponse> {
        let file = self.files.get(path)?;
        let opened = NamedFile::open(&file.path).inspect_err(|error| {
            tracing::error!(path = %file.path.display(), %error, "a listed file cannot be opened");
        });
        let mut response = opened.ok()?.into_response(request);
        response
            .headers_mut()
            .insert(CACHE_CONTROL, file.cache_control.clone());
        Some(response)
    }
}
