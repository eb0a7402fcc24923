//! Where the site's files and data are.

use std::{
    fmt,
    path::{Path, PathBuf},
    str::FromStr,
};

use content_company::FactsPlace;
use url::Url;

use crate::site::{files::SiteFiles, urls::AssetBase};

/// Where the site's files and data are.
#[derive(Clone, Debug, clap::Args)]
pub struct SiteSettings {
    /// Folder that holds `frontend`, `locales` and `public`. Default: the first such folder upward from the
    /// executable, so that the program finds its site whatever the current folder is.
    #[arg(long = "site-dir", env = "SITE_DIR", value_name = "FOLDER")]
    pub directory: Option<PathBuf>,

    /// Folder for what the server writes: the content service's database, cached snapshots. Default: `var` in the
    /// site's folder.
    #[arg(long, env = "SITE_DATA_DIR", value_name = "FOLDER")]
    pub data_dir: Option<PathBuf>,

    /// Where assets and downloads lie when a CDN or bucket serves them, for example `https://cdn.example.com`: it must
    /// hold `/assets`, `/media` and `/kit` under the same paths. Default: none, the site serves them itself.
    #[arg(long, env = "ASSET_BASE_URL", value_name = "URL")]
    pub asset_base_url: Option<AssetBase>,

    /// File of the company's facts: mailboxes, stores, videos, social links. It is read at every start and reload.
    /// Default: `company.json` in the folder for what the server writes, which the desk makes with the first change;
    /// until then `locales/company.json` in the site's folder.
    #[arg(long, env = "SITE_COMPANY_FILE", value_name = "FILE")]
    pub company_file: Option<PathBuf>,

    /// Whom to tell about a weakness, as `security.txt` says it: a `mailto:` or `https:` address. Default: the support
    /// mailbox of the company's file.
    #[arg(long, env = "SITE_SECURITY_CONTACT", value_name = "ADDRESS")]
    pub security_contact: Option<SecurityContact>,
}

/// Whom to tell about a weakness.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SecurityContact(Url);

impl fmt::Display for SecurityContact {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(formatter)
    }
}

impl FromStr for SecurityContact {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let url = Url::parse(text).map_err(|error| error.to_string())?;
        if matches!(url.scheme(), "mailto" | "https") {
            Ok(Self(url))
        } else {
            Err("a mailto: or https: address is needed".to_owned())
        }
    }
}

impl SiteSettings {
    /// Finds the site's files.
    ///
    /// # Errors
    ///
    /// If the given folder, or every folder upward from the executable, lacks them.
    pub fn files(&self) -> anyhow::Result<SiteFiles> {
        SiteFiles::find(self.directory.as_deref())
    }

    /// Where the company's facts are.
    pub fn facts(&self, files: &SiteFiles) -> FactsPlace {
        match &self.company_file {
            Some(file) => FactsPlace::named(file.clone()),
            None => FactsPlace::begun(&self.data_dir(files), files.company()),
        }
    }

    /// The folder for what the server writes.
    pub fn data_dir(&self, files: &SiteFiles) -> PathBuf {
        self.data_dir
            .as_deref()
            .map_or_else(|| files.default_data_dir(), Path::to_path_buf)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_contact_that_is_no_link_is_refused() {
        for text in ["security@example.com", "http://example.com", "https://"] {
            assert!(text.parse::<SecurityContact>().is_err(), "{text}");
        }
        let contact: SecurityContact = "https://example.com/report".parse().unwrap();
        assert_eq!(contact.to_string(), "https://example.com/report");
    }
}
