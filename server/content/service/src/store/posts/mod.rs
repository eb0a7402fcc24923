//! The posts of languages with their drafts: what another crate reads of items within a transaction of its own.
//!
//! A post is an item of a published collection, its draft one of the collection of drafts, under the same id. What is asked of all
//! languages is one statement, because it is asked while a change has the database to itself.

mod follow;
mod history;
mod imports;
mod mark;
mod review;
mod status;
mod times;

use sqlx::{AnyConnection, Row as _};

pub use follow::{ChangeKind, PublicChange, changes_between, revisions_of};
pub use history::{PostChange, last_revision, last_title, post_changes, post_of_change};
pub use mark::mark;
pub use review::ReviewStep;
pub use status::{Brief, LastChange, PostStatus};
pub use times::{due_posts, scheduler_of};

use super::collection::{Collection, drafts_of};
use super::item::{Item, parse};
use super::{Store, StoreError};
use crate::sql::{Dialect, Sql};

/// The two collections of a language.
#[derive(Debug)]
struct Pair {
    published: String,
    drafts: String,
}

/// The posts of some languages.
#[derive(Debug)]
pub struct Posts {
    dialect: Dialect,
    pairs: Vec<Pair>,
}

/// What a post and its draft say in one language.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PostItems {
    /// The draft.
    pub draft: Option<Item>,
    /// What is published.
    pub published: Option<Item>,
}

impl Store {
    /// The posts of languages, by the names of the collections in which they are published.
    pub fn posts<'n>(&self, published: impl IntoIterator<Item = &'n str>) -> Posts {
        let pairs = published.into_iter().map(|published| Pair {
            published: published.to_owned(),
            drafts: drafts_of(published),
        });
        Posts {
            dialect: self.dialect,
            pairs: pairs.collect(),
        }
    }
}

impl Posts {
    /// The posts and drafts of an id, one entry for each language.
    ///
    /// # Errors
    /// [`StoreError::Unreadable`], [`StoreError::Database`].
    pub async fn items(
        &self,
        connection: &mut AnyConnection,
        id: &str,
    ) -> Result<Vec<PostItems>, StoreError> {
        let mut sql = Sql::new(
            self.dialect,
            "SELECT collection, CAST(data AS TEXT) FROM items WHERE id = ",
        );
        sql.bind(id.to_owned()).push(" AND collection IN (");
        self.push_collections(&mut sql);
        let mut all: Vec<PostItems> = self.pairs.iter().map(|_| PostItems::default()).collect();
        sql.push(")");
        for row in sql.fetch_all(connection).await? {
            let item = parse(id.to_owned(), row.try_get(1)?)?;
            if let Some((entry, is_draft)) = self.entry(&mut all, row.try_get(0)?) {
                *(if is_draft {
                    &mut entry.draft
                } else {
                    &mut entry.published
                }) = Some(item);
            }
        }
        Ok(all)
    }

    /// Every id that has a post or a draft, in the order of creation.
    ///
    /// # Errors
    /// [`StoreError::Database`].
    pub async fn ids(&self, connection: &mut AnyConnection) -> Result<Vec<String>, StoreError> {
        let mut sql = Sql::new(
            self.dialect,
            "SELECT id FROM (SELECT id, created_at, sequence,
                 ROW_NUMBER() OVER (PARTITION BY id ORDER BY created_at, sequence) AS nth
                 FROM items WHERE collection IN (",
        );
        self.push_collections(&mut sql);
        sql.push(")) AS all_items WHERE nth = 1 ORDER BY created_at, sequence");
        let rows = sql.fetch_all(connection).await?;
        rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }

    /// The most drafts that any of the languages has.
    ///
    /// # Errors
    /// [`StoreError::Database`].
    pub async fn most_drafts(&self, connection: &mut AnyConnection) -> Result<i64, StoreError> {
        let mut sql = Sql::new(self.dialect, "SELECT COUNT(*) FROM items WHERE collection IN (");
        self.push_drafts(&mut sql);
        sql.push(") GROUP BY collection ORDER BY 1 DESC LIMIT 1");
        let row = sql.fetch_optional(connection).await?;
        Ok(row.map(|row| row.try_get(0)).transpose()?.unwrap_or_default())
    }

    /// The number of a draft, which no other one has had, and the draft; of the first language.
    ///
    /// # Errors
    /// [`StoreError::Unreadable`], [`StoreError::Database`].
    pub async fn numbered_draft(
        &self,
        connection: &mut AnyConnection,
        id: &str,
    ) -> Result<Option<(i64, Item)>, StoreError> {
        let Some(pair) = self.pairs.first() else {
            return Ok(None);
        };
        let mut sql = Sql::new(
            self.dialect,
            "SELECT sequence, CAST(data AS TEXT) FROM items WHERE collection = ",
        );
        sql.bind(pair.drafts.clone())
            .push(" AND id = ")
            .bind(id.to_owned());
        let Some(row) = sql.fetch_optional(connection).await? else {
            return Ok(None);
        };
        Ok(Some((row.try_get(0)?, parse(id.to_owned(), row.try_get(1)?)?)))
    }

    fn push_collections(&self, sql: &mut Sql) {
        let pairs = self.pairs.iter();
        push_names(
            sql,
            pairs.flat_map(|pair| [pair.published.as_str(), pair.drafts.as_str()]),
        );
    }

    fn push_drafts(&self, sql: &mut Sql) {
        push_names(sql, self.pairs.iter().map(|pair| pair.drafts.as_str()));
    }

    fn push_published(&self, sql: &mut Sql) {
        push_names(sql, self.pairs.iter().map(|pair| pair.published.as_str()));
    }

    /// The entry of the language that has a collection, and whether that is the one of drafts.
    fn entry<'e, T>(&self, entries: &'e mut [T], collection: &str) -> Option<(&'e mut T, bool)> {
        let entries = entries.iter_mut().zip(&self.pairs);
        let mut of_collection = entries.filter_map(|(entry, pair)| {
            if pair.published == collection {
                return Some((entry, false));
            }
            (pair.drafts == collection).then_some((entry, true))
        });
        of_collection.next()
    }
}

fn push_names<'n>(sql: &mut Sql, names: impl Iterator<Item = &'n str>) {
    for (position, name) in names.enumerate() {
        sql.push(if position > 0 { ", " } else { "" })
            .bind(name.to_owned());
    }
}

/// Reads a collection and that of its drafts, and locks both in the order in which every change takes them.
pub(super) async fn lock(
    connection: &mut AnyConnection,
    dialect: Dialect,
    published: &str,
) -> Result<Vec<Collection>, StoreError> {
    let mut sql = Sql::new(dialect, super::collection::COLUMNS);
    sql.push("WHERE name IN (")
        .bind(published.to_owned())
        .push(", ")
        .bind(drafts_of(published));
    // The name of the drafts begins with that of what is published, so it comes second.
    sql.push(") ORDER BY name").by_dialect("", " FOR UPDATE");
    let rows = sql.fetch_all(connection).await?;
    rows.iter().map(super::collection::read).collect()
}
