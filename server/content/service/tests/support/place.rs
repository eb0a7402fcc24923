//! Where a test keeps its data. Every test runs on both databases.

use content_service::store::Database;
use tempfile::TempDir;

#[path = "postgres.rs"]
mod postgres;

/// A new database of one kind.
pub(crate) struct Place {
    pub(crate) database: Database,
    /// Holds the SQLite file; removed with the place.
    pub(crate) folder: TempDir,
}

impl Place {
    /// A file in a new folder.
    pub(crate) fn sqlite() -> Self {
        let folder = tempfile::tempdir().unwrap();
        Self {
            database: Database::File(folder.path().join("data").join("content.sqlite")),
            folder,
        }
    }

    /// A database of the test run's own cluster; `None` where PostgreSQL is not installed.
    pub(crate) async fn postgres() -> Option<Self> {
        let address = postgres::new_database(false).await?;
        Some(Self {
            database: Database::parse_url(&address).unwrap(),
            folder: tempfile::tempdir().unwrap(),
        })
    }
}

/// Makes tests of functions that take a place: one on each database.
macro_rules! on_both {
    ($($test:ident),* $(,)?) => {
        mod sqlite {
            $(
                #[tokio::test]
                async fn $test() {
                    super::$test($crate::place::Place::sqlite()).await;
                }
            )*
        }

        mod postgres {
            $(
                #[tokio::test]
                async fn $test() {
                    if let Some(place) = $crate::place::Place::postgres().await {
                        super::$test(place).await;
                    }
                }
            )*
        }
    };
}

pub(crate) use on_both;
