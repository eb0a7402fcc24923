//! The steps that bring the tables of either database to this version, compiled in.
//!
//! `sqlx::migrate!` would do the same, but builds both database drivers a second time for the compiler.

use std::sync::LazyLock;

use sqlx::SqlSafeStr as _;
use sqlx::migrate::{Migration, MigrationType, Migrator};

/// Names the files of a folder of `migrations` by version and description.
macro_rules! migrations {
    ($folder:literal: $($version:literal $description:literal,)+) => {
        LazyLock::new(|| {
            Migrator::with_migrations(vec![$(
                Migration::new(
                    $version.parse().unwrap_or(i64::MAX),
                    $description.replace('_', " ").into(),
                    MigrationType::Simple,
                    include_str!(concat!("../../migrations/", $folder, "/", $version, "_", $description, ".sql"))
                        .into_sql_str(),
                    false,
                )
            ),+])
        })
    };
}

/// Both databases have every step, each in its own words.
macro_rules! of_both {
    ($($version:literal $description:literal,)+) => {
        pub(super) static POSTGRES: LazyLock<Migrator> = migrations!("postgres": $($version $description,)+);
        pub(super) static SQLITE: LazyLock<Migrator> = migrations!("sqlite": $($version $description,)+);
    };
}

of_both!(
    "0001" "initial",
    "0002" "desk",
    "0003" "key_scopes",
    "0004" "orders",
    "0005" "desk_totp",
    "0008" "scheduled_drafts",
    "0009" "no_jobs",
    "0010" "no_documents",
    "0011" "desk_presence",
    "0012" "desk_previews",
    "0013" "desk_reviews",
    "0014" "desk_comments",
    "0015" "moved_items",
    "0016" "desk_webhooks",
    "0017" "desk_counts",
    "0018" "desk_templates",
);

/// The newest version.
pub(super) fn newest() -> i64 {
    let all = SQLITE.iter().map(|migration| migration.version);
    all.max().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    #[tokio::test]
    async fn every_file_is_listed_as_sqlx_reads_it() {
        for (folder, listed) in [("postgres", &POSTGRES), ("sqlite", &SQLITE)] {
            let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
                .join("migrations")
                .join(folder);
            let read = Migrator::new(folder).await.unwrap();
            let facts = |migrator: &Migrator| -> Vec<_> {
                migrator
                    .iter()
                    .map(|step| (step.version, step.description.clone(), step.checksum.clone()))
                    .collect()
            };
            assert_eq!(facts(listed), facts(&read));
        }
    }
}
