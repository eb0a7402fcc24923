//! What programs outside are still to be told.
//!
//! A delivery is noted in the transaction of what it tells of. One server at a time has it, for as long as a try may take.

use std::time::Duration;

use content_service::store::StoreError;
use sqlx::{AnyConnection, Row as _};
use uuid::Uuid;

use crate::deliveries::{self, Delivery};
use crate::error::DeskError;
use crate::event::{Event, Kind};

/// Seconds for which a delivery is tried.
const TRIED_FOR: i64 = 24 * 60 * 60;
/// Seconds for which the list has it: long enough to find out why something did not arrive.
const KEPT_FOR: i64 = 30 * 24 * 60 * 60;
/// How long a server has a delivery: longer than a try takes.
const LEASE: Duration = Duration::from_mins(2);
/// The kind of a delivery that an owner asks for.
pub(crate) const TEST: &str = "test";

/// Who is told.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Target {
    /// A webhook, by its id.
    Webhook(String),
    /// A search engine.
    Search,
}

impl Target {
    fn of(webhook: Option<String>) -> Self {
        webhook.map_or(Self::Search, Self::Webhook)
    }

    /// The id of a webhook; empty for a search engine.
    pub(crate) fn webhook(&self) -> &str {
        match self {
            Self::Webhook(id) => id,
            Self::Search => "",
        }
    }
}

/// What came of a try.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Tried {
    /// Status of the response, if there was one.
    pub(crate) status: Option<u16>,
    /// Why it counts for nothing, and after how many seconds the next try is made; `None` once the delivery was taken.
    pub(crate) failure: Option<(&'static str, i64)>,
}

/// The webhooks that are told of a kind of events.
pub(crate) async fn listeners(connection: &mut AnyConnection, kind: Kind) -> Result<Vec<String>, DeskError> {
    let rows = sqlx::query("SELECT id, events FROM desk_webhooks WHERE is_on = 1 ORDER BY id")
        .fetch_all(connection)
        .await?;
    let mut listeners = Vec::new();
    for row in &rows {
        if kinds(row.try_get(1)?)?.contains(&kind) {
            listeners.push(row.try_get(0)?);
        }
    }
    Ok(listeners)
}

/// The kinds that a row of a webhook names. Those of a later version are left out.
pub(crate) fn kinds(text: &str) -> Result<Vec<Kind>, DeskError> {
    let names: Vec<String> =
        serde_json::from_str(text).map_err(|_| unreadable("what a webhook is told of"))?;
    Ok(names.iter().filter_map(|name| Kind::of(name)).collect())
}

/// Notes a delivery of an event to each of these webhooks, within the change that it tells of.
pub(crate) async fn tell(
    connection: &mut AnyConnection,
    now: i64,
    to: &[String],
    kind: Kind,
    event: &Event,
) -> Result<(), DeskError> {
    let event = serde_json::to_string(event).map_err(|_| unreadable("an event"))?;
    for webhook in to {
        let target = Target::Webhook(webhook.clone());
        insert(&mut *connection, now, &target, kind.name(), &event).await?;
    }
    Ok(())
}

/// Notes a delivery; returns its id.
pub(crate) async fn insert(
    connection: &mut AnyConnection,
    now: i64,
    target: &Target,
    kind: &str,
    event: &str,
) -> Result<String, DeskError> {
    let id = Uuid::new_v4().to_string();
    sqlx::query(
        "INSERT INTO desk_deliveries (id, webhook, kind, event, state, tries, made_at, next_try_at, ends_at)
         VALUES ($1, NULLIF($2, ''), $3, $4, 'waiting', 0, $5, $5, $6)",
    )
    .bind(id.as_str())
    .bind(target.webhook())
    .bind(kind)
    .bind(event)
    .bind(now)
    .bind(now.saturating_add(TRIED_FOR))
    .execute(connection)
    .await?;
    Ok(id)
}

/// Who has a delivery that is due. Webhooks that are off wait.
pub(crate) async fn due(connection: &mut AnyConnection, now: i64) -> Result<Vec<Target>, DeskError> {
    let rows = sqlx::query(
        "SELECT DISTINCT d.webhook FROM desk_deliveries d LEFT JOIN desk_webhooks w ON w.id = d.webhook
         WHERE d.state = 'waiting' AND d.next_try_at <= $1 AND COALESCE(w.is_on, 1) = 1",
    )
    .bind(now)
    .fetch_all(connection)
    .await?;
    rows.iter().map(|row| Ok(Target::of(row.try_get(0)?))).collect()
}

/// Takes the delivery to somebody that is due longest; `None` if there is none any more.
pub(crate) async fn claim(
    connection: &mut AnyConnection,
    now: i64,
    target: &Target,
) -> Result<Option<Delivery>, DeskError> {
    let lease = i64::try_from(LEASE.as_secs()).unwrap_or(i64::MAX);
    // Of two servers the second waits for the first, and finds the time changed.
    let row = sqlx::query(
        "UPDATE desk_deliveries SET tries = tries + 1, tried_at = $1, next_try_at = $2
         WHERE next_try_at <= $1 AND state = 'waiting' AND number =
             (SELECT number FROM desk_deliveries
              WHERE state = 'waiting' AND next_try_at <= $1 AND COALESCE(webhook, '') = $3
              ORDER BY next_try_at, number LIMIT 1)
         RETURNING number, id, webhook, kind, event, state, tries, made_at, next_try_at, tried_at, ends_at, status, fault",
    )
    .bind(now)
    .bind(now.saturating_add(lease))
    .bind(target.webhook())
    .fetch_optional(connection)
    .await?;
    row.as_ref().map(deliveries::read).transpose()
}

/// Notes what came of a try, unless another server has tried since.
pub(crate) async fn settle(
    connection: &mut AnyConnection,
    now: i64,
    delivery: &Delivery,
    tried: &Tried,
) -> Result<(), DeskError> {
    let (state, next, fault) = match tried.failure {
        None => ("delivered", now, None),
        Some((fault, wait)) if now.saturating_add(wait) >= delivery.ends => ("failed", now, Some(fault)),
        Some((fault, wait)) => ("waiting", now.saturating_add(wait), Some(fault)),
    };
    sqlx::query(
        "UPDATE desk_deliveries SET state = $1, next_try_at = $2, status = $3, fault = $4
         WHERE number = $5 AND tries = $6",
    )
    .bind(state)
    .bind(next)
    .bind(tried.status.map(i64::from))
    .bind(fault)
    .bind(delivery.number)
    .bind(delivery.tries)
    .execute(connection)
    .await?;
    Ok(())
}

/// Gives up what no one could try in its time, because the webhook was off or no server ran.
pub(crate) async fn give_up(connection: &mut AnyConnection, now: i64) -> Result<(), DeskError> {
    sqlx::query("UPDATE desk_deliveries SET state = 'failed' WHERE state = 'waiting' AND ends_at < $1 AND next_try_at <= $1")
        .bind(now)
        .execute(connection)
        .await?;
    Ok(())
}

/// Whether there is something to give up or to forget.
pub(crate) async fn is_overdue(connection: &mut AnyConnection, now: i64) -> Result<bool, DeskError> {
    let row = sqlx::query(
        "SELECT 1 FROM desk_deliveries
         WHERE made_at < $1 OR (state = 'waiting' AND ends_at < $2 AND next_try_at <= $2) LIMIT 1",
    )
    .bind(now.saturating_sub(KEPT_FOR))
    .bind(now)
    .fetch_optional(connection)
    .await?;
    Ok(row.is_some())
}

/// Gives up what has been tried for a day, and forgets what is too old for the list.
pub(crate) async fn clean(connection: &mut AnyConnection, now: i64) -> Result<(), DeskError> {
    give_up(&mut *connection, now).await?;
    sqlx::query("DELETE FROM desk_deliveries WHERE made_at < $1")
        .bind(now.saturating_sub(KEPT_FOR))
        .execute(connection)
        .await?;
    Ok(())
}

/// Lets a delivery be tried once more, under its own id and for a day again; returns the webhook that it is for.
pub(crate) async fn again(
    connection: &mut AnyConnection,
    now: i64,
    id: &str,
) -> Result<Option<Delivery>, DeskError> {
    let row = sqlx::query(
        "UPDATE desk_deliveries SET state = 'waiting', next_try_at = $1, ends_at = $2, status = NULL, fault = NULL
         WHERE id = $3
         RETURNING number, id, webhook, kind, event, state, tries, made_at, next_try_at, tried_at, ends_at, status, fault",
    )
    .bind(now)
    .bind(now.saturating_add(TRIED_FOR))
    .bind(id)
    .fetch_optional(connection)
    .await?;
    row.as_ref().map(deliveries::read).transpose()
}

fn unreadable(what: &str) -> DeskError {
    StoreError::Unreadable {
        reason: what.to_owned(),
    }
    .into()
}
