//! Deliveries at rest: the list of what programs outside were and are to be told.

use serde::Serialize;
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row as _};

use crate::error::DeskError;

/// Deliveries of one page of the list.
const PAGE: i64 = 50;

/// What became of a delivery.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) enum DeliveryState {
    /// It is tried, now or again.
    Waiting,
    /// It was taken.
    Delivered,
    /// It was given up.
    Failed,
}

impl DeliveryState {
    fn of(name: &str) -> Self {
        match name {
            "waiting" => Self::Waiting,
            "delivered" => Self::Delivered,
            _ => Self::Failed,
        }
    }
}

/// A delivery in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Delivery {
    pub(crate) number: i64,
    pub(crate) id: String,
    /// The webhook that it is for; `None` for a search engine.
    pub(crate) webhook: Option<String>,
    pub(crate) kind: String,
    pub(crate) event: String,
    pub(crate) state: DeliveryState,
    pub(crate) tries: i64,
    /// In seconds since 1970, like the other times.
    pub(crate) made: i64,
    pub(crate) next_try: i64,
    pub(crate) tried: Option<i64>,
    /// When it is given up.
    pub(crate) ends: i64,
    /// Status of the last response.
    pub(crate) status: Option<i64>,
    /// Why the last try failed.
    pub(crate) fault: Option<String>,
}

/// Which deliveries are listed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct DeliveryFilter {
    /// Those before this number.
    pub(crate) before: Option<i64>,
    /// Those of this webhook.
    pub(crate) webhook: Option<String>,
}

const COLUMNS: &str = "SELECT number, id, webhook, kind, event, state, tries, made_at, next_try_at, tried_at, ends_at, status, fault \
     FROM desk_deliveries";

/// Some deliveries, the newest first, and whether there are more.
pub(crate) async fn list(
    connection: &mut AnyConnection,
    filter: &DeliveryFilter,
) -> Result<(Vec<Delivery>, bool), DeskError> {
    // No id has the character NUL, and PostgreSQL could not look for it.
    let webhook = filter.webhook.clone().unwrap_or_default().replace('\0', "?");
    let statement =
        format!("{COLUMNS} WHERE number < $1 AND ($2 = '' OR webhook = $2) ORDER BY number DESC LIMIT $3");
    let rows = sqlx::query(sqlx::AssertSqlSafe(statement))
        .bind(filter.before.unwrap_or(i64::MAX))
        .bind(webhook)
        .bind(PAGE + 1)
        .fetch_all(connection)
        .await?;
    let has_more = i64::try_from(rows.len()).is_ok_and(|count| count > PAGE);
    let shown = rows.iter().take(usize::try_from(PAGE).unwrap_or(usize::MAX));
    Ok((shown.map(read).collect::<Result<_, _>>()?, has_more))
}

/// A delivery as a row has it.
pub(crate) fn read(row: &AnyRow) -> Result<Delivery, DeskError> {
    Ok(Delivery {
        number: row.try_get(0)?,
        id: row.try_get(1)?,
        webhook: row.try_get(2)?,
        kind: row.try_get(3)?,
        event: row.try_get(4)?,
        state: DeliveryState::of(row.try_get(5)?),
        tries: row.try_get(6)?,
        made: row.try_get(7)?,
        next_try: row.try_get(8)?,
        tried: row.try_get(9)?,
        ends: row.try_get(10)?,
        status: row.try_get(11)?,
        fault: row.try_get(12)?,
    })
}
