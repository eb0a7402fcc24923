//! Which database the site's own content service keeps everything in.

use std::path::Path;

use content_service::store::{Database, DatabaseError};

use super::secret::Secret;

/// Name of the service's SQLite file below the data folder.
const FILE: &str = "content.sqlite";

/// Which database the site's own content service keeps everything in.
#[derive(Clone, Debug, Default, clap::Args)]
pub struct DatabaseSettings {
    /// A PostgreSQL database for the site's own content service, `postgres://user:password@host/name`: the way to run
    /// many site servers on one content store. Default: an SQLite file in the data folder.
    #[arg(
        long,
        env = "CONTENT_DATABASE_URL",
        value_name = "URL",
        hide_env_values = true
    )]
    pub content_database_url: Option<Secret>,
}

impl DatabaseSettings {
    /// The database: the one that is named, else the file below `data_dir`.
    ///
    /// # Errors
    ///
    /// If the address is none of a PostgreSQL database.
    pub fn database(&self, data_dir: &Path) -> Result<Database, DatabaseError> {
        let url = self.content_database_url.as_ref().map(Secret::expose);
        Database::choose(url, &data_dir.join(FILE))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn settings(url: Option<&str>) -> DatabaseSettings {
        DatabaseSettings {
            content_database_url: url.map(|url| url.parse().unwrap()),
        }
    }

    #[test]
    fn the_file_below_the_data_folder_is_used_when_nothing_is_named() {
        let database = settings(None).database(Path::new("/data")).unwrap();
        assert_eq!(database.to_string(), "/data/content.sqlite");
    }

    #[test]
    fn an_address_is_that_of_a_postgresql_database() {
        let database = settings(Some("postgres://u:p@host/name")).database(Path::new("/data"));
        assert_eq!(database.unwrap().to_string(), "postgres://host/name");
        assert!(
            settings(Some("mysql://host/name"))
                .database(Path::new("/data"))
                .is_err()
        );
    }
}
