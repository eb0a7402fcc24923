//! Files that are served as they are: the client build's assets and `public/`.
//!
//! The folders are listed once, and only listed names are served, and those that pages show once they are made. So no request can
//! reach another file, and a request for a missing one that no page shows costs no look at the disk. Small files are kept in memory in every encoding; large ones and
//! everything that is played are read from the disk, in ranges if requested.

use std::{
    collections::{HashMap, HashSet},
    path::{Path, PathBuf},
};

use actix_web::{
    HttpRequest, HttpResponse,
    http::header::{ACCESS_CONTROL_ALLOW_ORIGIN, CROSS_ORIGIN_RESOURCE_POLICY, HeaderValue},
};
use anyhow::Context as _;

use super::{
    disk_file::DiskFile,
    load,
    names::{ASSETS, MEDIA, names_its_content},
};
use crate::{
    http_cache::{
        caching,
        encoding::{Encoding, Encodings},
        prepared_response::PreparedResponse,
    },
    site::files::SiteFiles,
};

/// One file.
#[derive(Clone, Debug)]
struct StaticFile {
    source: Source,
    /// Whether it belongs to an earlier build.
    is_old: bool,
}

/// Where a file is sent from.
#[derive(Clone, Debug)]
enum Source {
    /// What is small is kept in memory.
    Memory(PreparedResponse),
    Disk(DiskFile),
}

/// How files are served.
#[derive(Clone, Copy, Debug)]
pub struct ServingOptions {
    /// In which encodings small files are kept.
    pub encodings: Encodings,
    /// Whether pages of another origin may use the files: they do when a CDN stands before them.
    pub is_shared: bool,
}

/// All files that are served as they are, by the path of their address.
#[derive(Clone, Debug)]
pub struct StaticFiles {
    files: HashMap<String, StaticFile>,
    /// Addresses that documents name.
    required: Vec<String>,
    /// Addresses of the pictures, videos and downloads that pages show.
    shown: HashSet<String>,
    /// The folder of what is served at the root.
    public: PathBuf,
    options: ServingOptions,
}

impl StaticFiles {
    /// Lists the assets of the client build and the public files. `required` are the addresses that documents name.
    ///
    /// # Errors
    ///
    /// If a folder or a small file may not be read. A site without public files is fine.
    pub fn of_build(
        site: &SiteFiles,
        required: Vec<String>,
        options: ServingOptions,
    ) -> anyhow::Result<Self> {
        let mut files = Self::of_public(site, options)?;
        files.list(&site.assets(), ASSETS)?;
        for (folder, address) in [("assets", ASSETS), ("media", MEDIA)] {
            let folder = site.earlier().join(folder);
            if folder.is_dir() {
                files.list_earlier(&folder, address)?;
            }
        }
        files.required = required;
        files.shown = shown(&site.media())?.into_iter().collect();
        Ok(files)
    }

    /// Lists the public files only.
    ///
    /// # Errors
    ///
    /// If the folder or a small file may not be read.
    pub fn of_public(site: &SiteFiles, options: ServingOptions) -> anyhow::Result<Self> {
        let mut files = Self {
            files: HashMap::new(),
            required: Vec::new(),
            shown: HashSet::new(),
            public: site.public(),
            options,
        };
        if site.public().is_dir() {
            files.list(&site.public(), "")?;
        }
        Ok(files)
    }

    /// Keeps what `before` had of its own build and this one lacks: pages of the build before are still open somewhere,
    /// and will ask for their parts. What `before` has read of files that stay is not read again.
    #[must_use]
    pub fn after(mut self, before: &Self) -> Self {
        for (address, file) in &mut self.files {
            let before = before.files.get(address).map(|before| &before.source);
            if let (Source::Disk(file), Some(Source::Disk(before))) = (&mut file.source, before) {
                file.knowing(before);
            }
        }
        for (address, file) in before.files.iter().filter(|(_, file)| !file.is_old) {
            self.files.entry(address.clone()).or_insert_with(|| StaticFile {
                is_old: true,
                ..file.clone()
            });
        }
        self
    }

    /// Addresses that documents name and that no file has.
    pub fn missing(&self) -> Vec<&str> {
        let required = self.required.iter().map(String::as_str);
        required
            .filter(|address| !self.files.contains_key(*address))
            .collect()
    }

    /// Whether there is a file at a path.
    pub fn has(&self, path: &str) -> bool {
        self.files.contains_key(path)
    }

    /// Whether a page of an earlier build finds its own file at a path, or wants one that is not kept any more. `None` for every other
    /// path.
    pub fn is_kept(&self, path: &str) -> Option<bool> {
        match self.files.get(path) {
            Some(file) => file.is_old.then_some(true),
            None => (names_its_content(path) && !self.shown.contains(path)).then_some(false),
        }
    }

    /// Whether pages show the file at a path that is not there: it is still to be made.
    pub fn awaits(&self, path: &str) -> bool {
        self.shown.contains(path) && !self.has(path)
    }

    /// Addresses of the files that pages show and that are not there, in alphabetical order.
    pub fn awaited(&self) -> Vec<&str> {
        let mut awaited: Vec<_> = self.shown.iter().map(String::as_str).collect();
        awaited.retain(|address| !self.has(address));
        awaited.sort_unstable();
        awaited
    }

    /// Lists files of earlier builds where this one has none of the same name. A name that does not change with the content
    /// would lead an old page to a new file, or the other way round.
    fn list_earlier(&mut self, folder: &Path, address: &str) -> anyhow::Result<()> {
        let mut earlier = Self {
            files: HashMap::new(),
            required: Vec::new(),
            shown: HashSet::new(),
            public: self.public.clone(),
            options: self.options,
        };
        earlier.list(folder, address)?;
        for (address, file) in earlier
            .files
            .into_iter()
            .filter(|(address, _)| names_its_content(address))
        {
            self.files
                .entry(address)
                .or_insert(StaticFile { is_old: true, ..file });
        }
        Ok(())
    }

    fn list(&mut self, folder: &Path, address: &str) -> anyhow::Result<()> {
        let entries = std::fs::read_dir(folder);
        for entry in entries.with_context(|| format!("{} cannot be listed", folder.display()))? {
            let path = entry?.path();
            // Names that are no Unicode or begin with a dot are not served.
            let name = path
                .file_name()
                .and_then(|name| name.to_str())
                .filter(|name| !name.starts_with('.'));
            let Some(address) = name.map(|name| format!("{address}/{name}")) else {
                continue;
            };
            if path.is_dir() {
                self.list(&path, &address)?;
            } else if !is_sibling(&path) {
                let file = self.open(&address, &path)?;
                self.files.insert(address, file);
            }
        }
        Ok(())
    }

    fn open(&self, address: &str, path: &Path) -> anyhow::Result<StaticFile> {
        let caching = if names_its_content(address) {
            caching::IMMUTABLE
        } else {
            caching::SHORT
        };
        let small = load::small(path, &caching, self.options.encodings);
        let small = small.with_context(|| format!("{} cannot be read", path.display()))?;
        let source = match small {
            Some(prepared) => Source::Memory(prepared),
            None => Source::Disk(
                DiskFile::open(path.into(), caching)
                    .with_context(|| format!("{} cannot be opened", path.display()))?,
            ),
        };
        Ok(StaticFile {
            source,
            is_old: false,
        })
    }

    /// A file that pages show and that was made after the folder was listed. No other path causes a look at the disk.
    fn made_since(&self, path: &str) -> Option<StaticFile> {
        let file = self.public.join(path.trim_start_matches('/'));
        (self.awaits(path) && file.is_file())
            .then(|| self.open(path, &file).ok())
            .flatten()
    }

    /// Responds with the file at a decoded path, ranges and conditions included; `None` if there is none.
    pub async fn respond(&self, request: &HttpRequest, path: &str) -> Option<HttpResponse> {
        let made;
        let file = if let Some(listed) = self.files.get(path) {
            listed
        } else {
            made = self.made_since(path)?;
            &made
        };
        let mut response = match &file.source {
            Source::Memory(prepared) => prepared.respond(request),
            Source::Disk(file) => file.respond(request).await?,
        };
        if self.options.is_shared {
            let headers = response.headers_mut();
            headers.insert(ACCESS_CONTROL_ALLOW_ORIGIN, HeaderValue::from_static("*"));
            headers.insert(
                CROSS_ORIGIN_RESOURCE_POLICY,
                HeaderValue::from_static("cross-origin"),
            );
        }
        Some(response)
    }
}

/// The client build's list of what its pages show.
fn shown(list: &Path) -> anyhow::Result<Vec<String>> {
    let text = std::fs::read_to_string(list).with_context(|| format!("{} cannot be read", list.display()))?;
    serde_json::from_str(&text).with_context(|| format!("{} is no list", list.display()))
}

/// Whether a file is another one in an encoding, as the build writes them: `x.js.br` beside `x.js`.
fn is_sibling(path: &Path) -> bool {
    let extension = path.extension().and_then(|extension| extension.to_str());
    let is_encoded = Encoding::ALL
        .iter()
        .any(|encoding| encoding.extension() == extension);
    extension.is_some() && is_encoded && path.with_extension("").is_file()
}
