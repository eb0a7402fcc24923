//! Where the service keeps its data.

use std::fmt;
use std::path::{Path, PathBuf};

use thiserror::Error;
use url::Url;

/// The database to keep everything in.
///
/// It prints without user name, password and parameters, so that it can be logged.
#[derive(Clone, PartialEq, Eq)]
pub enum Database {
    /// An SQLite file. It and its folder are created if missing.
    File(PathBuf),
    /// A PostgreSQL database, `postgres://user:password@host/name`. It must exist; its tables are created.
    Postgres(Url),
}

/// Why a text names no database.
#[derive(Debug, Error)]
#[error("a content database is given as postgres://user:password@host/name: {reason}")]
pub struct DatabaseError {
    reason: String,
}

impl Database {
    /// Reads the address of a PostgreSQL server, as in `CONTENT_DATABASE_URL`.
    ///
    /// # Errors
    /// [`DatabaseError`] if the text is no `postgres://` or `postgresql://` address.
    pub fn parse_url(text: &str) -> Result<Self, DatabaseError> {
        let url = Url::parse(text).map_err(|error| DatabaseError {
            reason: error.to_string(),
        })?;
        if matches!(url.scheme(), "postgres" | "postgresql") {
            Ok(Self::Postgres(url))
        } else {
            Err(DatabaseError {
                reason: format!("{}:// is not supported", url.scheme()),
            })
        }
    }

    /// The database that the settings name: the address if there is one, else the file.
    ///
    /// # Errors
    /// [`DatabaseError`] as in [`Database::parse_url`].
    pub fn choose(url: Option<&str>, file: &Path) -> Result<Self, DatabaseError> {
        url.map_or_else(|| Ok(Self::File(file.to_owned())), Self::parse_url)
    }
}

impl From<PathBuf> for Database {
    fn from(file: PathBuf) -> Self {
        Self::File(file)
    }
}

impl fmt::Display for Database {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File(file) => file.display().fmt(formatter),
            Self::Postgres(url) => {
                let port = url.port().map(|port| format!(":{port}")).unwrap_or_default();
                write!(
                    formatter,
                    "postgres://{}{port}{}",
                    url.host_str().unwrap_or_default(),
                    url.path()
                )
            }
        }
    }
}

impl fmt::Debug for Database {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, formatter)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_prints_without_its_secrets() {
        let database =
            Database::parse_url("postgres://user:secret@db.example:5433/posts?password=secret").unwrap();
        assert_eq!(database.to_string(), "postgres://db.example:5433/posts");
        assert_eq!(format!("{database:?}"), "postgres://db.example:5433/posts");
    }

    #[test]
    fn the_address_goes_before_the_file_and_other_kinds_are_refused() {
        let file = Path::new("data/content.sqlite");
        assert_eq!(
            Database::choose(None, file).unwrap(),
            Database::File(file.to_owned())
        );
        assert!(matches!(
            Database::choose(Some("postgresql:///posts"), file),
            Ok(Database::Postgres(_))
        ));
        for unusable in ["mysql://db/posts", "posts", ""] {
            assert!(Database::parse_url(unusable).is_err(), "{unusable}");
        }
    }
}
