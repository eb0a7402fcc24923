//! How often pages of positions were seen and their mail buttons pressed: whether that is counted, and the sums of each day.
//!
//! The site counts and hands the sums on, so several servers of one database add to the same rows. `docs/decisions/0271-*` has the
//! reasons.

use std::collections::BTreeMap;

use content_service::store::{Store, StoreError};
use content_wire::day;
use content_wire::visits::{Origin, Visit};
use serde::Serialize;
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row as _};
use time::{Duration, OffsetDateTime};

use crate::audit::note;
use crate::error::DeskError;
use crate::sessions::Session;
use crate::shared::Shared;

/// Days that are shown, today among them.
const SHOWN_DAYS: i64 = 30;
/// Days for which sums are kept: a year, and the month before it to compare with.
const KEPT_DAYS: i64 = 400;

const ADD: &str = "INSERT INTO desk_counts (day, position, locale, visit, origin, total) VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (day, position, locale, visit, origin) DO UPDATE SET total = desk_counts.total + excluded.total";

/// The sums of another id are added, since both may have some of the same day.
const MOVE: [&str; 2] = [
    "INSERT INTO desk_counts (day, position, locale, visit, origin, total)
     SELECT day, $1, locale, visit, origin, total FROM desk_counts WHERE position = $2
     ON CONFLICT (day, position, locale, visit, origin) DO UPDATE SET total = desk_counts.total + excluded.total",
    "DELETE FROM desk_counts WHERE position = $2 AND position <> $1",
];

/// What a sum is of.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Counted {
    /// The day, as `2026-01-31`, where the company is.
    pub day: String,
    /// Id of the position.
    pub position: String,
    /// Code of the language of its page.
    pub locale: String,
    /// What visitors did.
    pub visit: Visit,
    /// Where they came from.
    pub origin: Origin,
}

/// The sums of visits in the database of a content service; clones share the connections.
#[derive(Clone, Debug)]
pub struct Counts(Store);

/// What is shown: the sums of the last days.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ShownCounts {
    is_on: bool,
    since: Option<String>,
    days: Vec<String>,
    positions: Vec<PositionCounts>,
}

/// The sums of a position in one language.
#[derive(Debug, Serialize)]
struct PositionCounts {
    id: String,
    locale: String,
    /// For each of the days.
    views: Vec<i64>,
    mails: Vec<i64>,
    /// Where views came from and presses, over all of the days.
    origins: Vec<OriginCounts>,
}

#[derive(Debug, Serialize)]
struct OriginCounts {
    origin: Origin,
    views: i64,
    mails: i64,
}

impl Counts {
    /// The sums in this storage.
    pub fn new(store: Store) -> Self {
        Self(store)
    }

    /// Whether visits are counted.
    ///
    /// # Errors
    /// [`DeskError::Store`].
    pub async fn is_on(&self) -> Result<bool, DeskError> {
        let mut view = self.0.view().await?;
        Ok(since(&mut view).await?.is_some())
    }

    /// Adds to the sums: all of it, or nothing.
    ///
    /// # Errors
    /// [`DeskError::Store`].
    pub async fn add(&self, sums: &BTreeMap<Counted, u64>) -> Result<(), DeskError> {
        let mut change = self.0.change().await?;
        // In the order of the keys, so that no two servers wait for each other.
        for (counted, count) in sums {
            sqlx::query(ADD)
                .bind(&counted.day)
                .bind(&counted.position)
                .bind(&counted.locale)
                .bind(counted.visit.name())
                .bind(counted.origin.name())
                .bind(i64::try_from(*count).unwrap_or(i64::MAX))
                .execute(&mut *change)
                .await?;
        }
        Ok(change.commit().await?)
    }

    /// Removes the sums of days that are too long ago.
    ///
    /// # Errors
    /// [`DeskError::Store`].
    pub async fn forget_old(&self, now: OffsetDateTime) -> Result<(), DeskError> {
        let Some(first) = day::of_moment(now - Duration::days(KEPT_DAYS)) else {
            return Ok(());
        };
        let mut change = self.0.change().await?;
        sqlx::query("DELETE FROM desk_counts WHERE day < $1")
            .bind(first)
            .execute(&mut *change)
            .await?;
        Ok(change.commit().await?)
    }
}

impl Shared {
    /// The sums of the last days, by position and language.
    ///
    /// # Errors
    /// [`DeskError::Store`].
    pub(crate) async fn counts(&self) -> Result<ShownCounts, DeskError> {
        let content = self.store.content();
        let now = content.clock().now();
        let days: Vec<String> = (0..SHOWN_DAYS)
            .rev()
            .filter_map(|ago| day::of_moment(now - Duration::days(ago)))
            .collect();
        let mut view = content.view().await?;
        let since = since(&mut view).await?;
        let rows = sqlx::query(
            "SELECT day, position, locale, visit, origin, total FROM desk_counts WHERE day >= $1
             ORDER BY position, locale, day",
        )
        .bind(days.first().cloned().unwrap_or_default())
        .fetch_all(&mut *view)
        .await?;
        let mut positions: Vec<PositionCounts> = Vec::new();
        for row in &rows {
            add_row(&mut positions, &days, row)?;
        }
        Ok(ShownCounts {
            is_on: since.is_some(),
            since,
            days,
            positions,
        })
    }

    /// Has visits counted from now on, or no longer. What was counted stays for its time.
    ///
    /// # Errors
    /// [`DeskError::Store`].
    pub(crate) async fn set_counting(&self, by: &Session, is_on: bool) -> Result<(), DeskError> {
        let content = self.store.content();
        let mut change = content.change().await?;
        let done = if is_on {
            sqlx::query(
                "INSERT INTO desk_counting (one, since, author) VALUES (1, $1, $2) ON CONFLICT (one) DO NOTHING",
            )
            .bind(content.now())
            .bind(&by.user)
            .execute(&mut *change)
            .await?
        } else {
            sqlx::query("DELETE FROM desk_counting")
                .execute(&mut *change)
                .await?
        };
        if done.rows_affected() > 0 {
            let action = if is_on { "countingOn" } else { "countingOff" };
            note(&mut change, content.now(), &by.user, action, "").await?;
        }
        Ok(change.commit().await?)
    }
}

/// Lets the sums of a position follow to another id.
pub(crate) async fn rename(connection: &mut AnyConnection, id: &str, to: &str) -> Result<(), DeskError> {
    for statement in MOVE {
        sqlx::query(statement)
            .bind(to)
            .bind(id)
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

/// Since when visits are counted; `None` while they are not.
async fn since(connection: &mut AnyConnection) -> Result<Option<String>, DeskError> {
    let row = sqlx::query("SELECT since FROM desk_counting")
        .fetch_optional(connection)
        .await?;
    Ok(row.map(|row| row.try_get(0)).transpose()?)
}

/// Adds a row of the database to what is shown. Rows of a position in one language follow each other.
fn add_row(positions: &mut Vec<PositionCounts>, days: &[String], row: &AnyRow) -> Result<(), DeskError> {
    let unreadable = |reason| StoreError::Unreadable { reason };
    let (day, id, locale): (&str, &str, &str) = (row.try_get(0)?, row.try_get(1)?, row.try_get(2)?);
    let visit: Visit = row.try_get::<&str, _>(3)?.parse().map_err(unreadable)?;
    let origin: Origin = row.try_get::<&str, _>(4)?.parse().map_err(unreadable)?;
    let total: i64 = row.try_get(5)?;
    let is_last = positions
        .last()
        .is_some_and(|last| last.id == id && last.locale == locale);
    if !is_last {
        positions.push(PositionCounts {
            id: id.to_owned(),
            locale: locale.to_owned(),
            views: vec![0; days.len()],
            mails: vec![0; days.len()],
            origins: Origin::ALL.iter().copied().map(OriginCounts::none).collect(),
        });
    }
    // Sums of days after today, by a clock that was ahead, have no place.
    let place = days.iter().position(|shown| shown == day);
    let (Some(last), Some(place)) = (positions.last_mut(), place) else {
        return Ok(());
    };
    let of_day = match visit {
        Visit::View => &mut last.views,
        Visit::Mail => &mut last.mails,
    };
    if let Some(sum) = of_day.get_mut(place) {
        *sum += total;
    }
    for sums in last.origins.iter_mut().filter(|sums| sums.origin == origin) {
        match visit {
            Visit::View => sums.views += total,
            Visit::Mail => sums.mails += total,
        }
    }
    Ok(())
}

impl OriginCounts {
    fn none(origin: Origin) -> Self {
        Self {
            origin,
            views: 0,
            mails: 0,
        }
    }
}
