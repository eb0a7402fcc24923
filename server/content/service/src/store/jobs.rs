//! Jobs: work on many items that goes on after the call that asked for it.
//!
//! A job walks the items that were there when it was asked for, in the order of their sequence. How far it has come is
//! written in the transaction that changes the items, so whatever happens each of them is changed once. A server that
//! works on a job holds a lease on it; if the server dies, another one goes on after the lease.

use std::time::Duration;

use serde_json::Value;
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row as _};
use uuid::Uuid;

use super::permissions::Role;
use super::{Store, StoreError, collection};
use crate::filter::Filter;
use crate::sql::{self, Sql};

/// How long a server may take for a part of a job before another one takes the job over.
pub(crate) const LEASE: Duration = Duration::from_mins(1);
/// How long a job is remembered after its end, the platform's own figure.
const KEPT: Duration = Duration::from_hours(30 * 24);
/// Most jobs that wait or run. They are kept in the database, so a program that starts jobs without end must be
/// stopped.
const UNENDED_MAX: i64 = 100;

/// What a job does with items.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum JobAction {
    Patch,
    Remove,
}

impl JobAction {
    fn name(self) -> &'static str {
        match self {
            Self::Patch => "PATCH",
            Self::Remove => "REMOVE",
        }
    }
}

/// A job that this process works on.
#[derive(Clone, Debug)]
pub(crate) struct Job {
    pub(crate) id: String,
    pub(crate) collection: String,
    pub(crate) action: JobAction,
    /// The filter and the changes of fields, as they were sent.
    pub(crate) request: Value,
    pub(crate) role: Role,
    /// Items changed so far.
    pub(crate) changed: i64,
    /// Items up to this sequence are done.
    pub(crate) passed: i64,
    /// Items after this sequence are none of the job's.
    pub(crate) last: i64,
    /// When it was asked for, in seconds since 1970.
    pub(crate) created: i64,
    leased_until: i64,
}

/// How a job went on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum JobStep<'a> {
    /// There is more to do.
    GoesOn,
    Succeeded,
    Failed(&'a str),
}

/// What a caller may know of a job.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct JobStatus {
    /// By the platform's name.
    pub(crate) state: String,
    pub(crate) changed: i64,
    /// On whose behalf it runs.
    pub(crate) role: Role,
}

impl Store {
    /// Keeps a new job and wakes those who work on jobs; returns its id. `None` if too many wait already.
    pub(crate) async fn start_job(
        &self,
        collection: &str,
        action: JobAction,
        request: &Value,
        role: &Role,
    ) -> Result<Option<String>, StoreError> {
        let now = self.now_seconds();
        let mut change = self.change().await?;
        // No item is added between the look at the last one and the job.
        collection::lock(&mut change, self, collection).await?;
        sqlx::query("DELETE FROM jobs WHERE ended_at < $1")
            .bind(oldest(now))
            .execute(&mut *change)
            .await?;
        let unended = Sql::new(self.dialect, "SELECT COUNT(*) FROM jobs WHERE ended_at IS NULL");
        if self.number(&mut change, unended).await? >= UNENDED_MAX {
            return Ok(None);
        }
        let (kind, holder) = role_columns(role)?;
        let id = Uuid::new_v4().to_string();
        sqlx::query(
            "INSERT INTO jobs (id, collection, action, request, role, holder, state, changed, passed_sequence,
                 last_sequence, created_at, leased_until)
             VALUES ($1, $2, $3, $4, $5, $6, 'INITIALIZED', 0, 0,
                 (SELECT COALESCE(MAX(sequence), 0) FROM items WHERE collection = $2), $7, 0)",
        )
        .bind(id.clone())
        .bind(collection)
        .bind(action.name())
        .bind(request.to_string())
        .bind(kind)
        .bind(holder)
        .bind(now)
        .execute(&mut *change)
        .await?;
        change.commit().await?;
        self.job_waits.notify_one();
        Ok(Some(id))
    }

    /// Takes the oldest job without a lease, for as long as [`LEASE`]; `None` if there is none.
    pub(crate) async fn next_job(&self) -> Result<Option<Job>, StoreError> {
        let now = self.now_seconds();
        let mut change = self.change().await?;
        let mut sql = Sql::new(
            self.dialect,
            "UPDATE jobs SET state = 'PROCESSING', leased_until = ",
        );
        sql.bind(lease_end(now))
            .push(" WHERE id = (SELECT id FROM jobs WHERE ended_at IS NULL AND leased_until <= ");
        sql.bind(now)
            .push(" ORDER BY created_at, id LIMIT 1")
            .by_dialect("", " FOR UPDATE SKIP LOCKED")
            .push(
                ") RETURNING id, collection, action, request, role, holder, changed, passed_sequence, last_sequence,
                created_at, leased_until",
            );
        let row = sql.fetch_optional(&mut change).await?;
        let job = row.as_ref().map(read).transpose()?;
        change.commit().await?;
        Ok(job)
    }

    /// Reads which of a job's items come next, with their sequences.
    pub(crate) async fn job_items(
        &self,
        job: &Job,
        filter: &Filter,
        limit: usize,
    ) -> Result<Vec<(i64, String)>, StoreError> {
        let mut read = self.limited_read().await?;
        let limit = i64::try_from(limit).unwrap_or(i64::MAX);
        let span = (job.passed, job.last);
        let statement = sql::select_range(self.dialect, &job.collection, filter, span, limit);
        let rows = read.fetch_all(statement).await?;
        read.finish().await;
        rows.iter()
            .map(|row| Ok((row.try_get(0)?, row.try_get(1)?)))
            .collect()
    }

    /// Writes down how far a job has come and renews the lease; `false` if the lease was lost, so that what this
    /// transaction has done must be undone.
    pub(crate) async fn note_job(
        &self,
        change: &mut AnyConnection,
        job: &mut Job,
        step: JobStep<'_>,
    ) -> Result<bool, StoreError> {
        let now = self.now_seconds();
        let (state, failure) = match step {
            JobStep::GoesOn => ("PROCESSING", None),
            JobStep::Succeeded => ("SUCCEEDED", None),
            JobStep::Failed(reason) => ("FAILED", Some(reason)),
        };
        let lease = lease_end(now);
        let done = sqlx::query(
            "UPDATE jobs SET state = $1, failure = $2, changed = $3, passed_sequence = $4, ended_at = $5,
                 leased_until = $6
             WHERE id = $7 AND leased_until = $8 AND ended_at IS NULL",
        )
        .bind(state)
        .bind(failure.map(str::to_owned))
        .bind(job.changed)
        .bind(job.passed)
        .bind((step != JobStep::GoesOn).then_some(now))
        .bind(lease)
        .bind(job.id.clone())
        .bind(job.leased_until)
        .execute(change)
        .await?;
        job.leased_until = lease;
        Ok(done.rows_affected() == 1)
    }

    /// Gives up the lease of a job.
    pub(crate) async fn leave_job(&self, job: &Job) -> Result<(), StoreError> {
        let mut change = self.change().await?;
        sqlx::query("UPDATE jobs SET leased_until = 0 WHERE id = $1 AND leased_until = $2")
            .bind(job.id.clone())
            .bind(job.leased_until)
            .execute(&mut *change)
            .await?;
        change.commit().await?;
        Ok(())
    }

    /// How a job stands; `None` if there is none of that id, or its end is long ago.
    pub(crate) async fn job_status(&self, id: &str) -> Result<Option<JobStatus>, StoreError> {
        let mut reader = self.reader().await?;
        let row = sqlx::query(
            "SELECT state, changed, role, holder FROM jobs WHERE id = $1 AND (ended_at IS NULL OR ended_at >= $2)",
        )
        .bind(id)
        .bind(oldest(self.now_seconds()))
        .fetch_optional(&mut *reader)
        .await?;
        row.map(|row| {
            Ok(JobStatus {
                state: row.try_get("state")?,
                changed: row.try_get("changed")?,
                role: role(&row)?,
            })
        })
        .transpose()
    }
}

fn oldest(now: i64) -> i64 {
    now.saturating_sub(KEPT.as_secs().cast_signed())
}

fn lease_end(now: i64) -> i64 {
    now.saturating_add(LEASE.as_secs().cast_signed())
}

fn role_columns(role: &Role) -> Result<(&'static str, Option<String>), StoreError> {
    match role {
        Role::Visitor => Ok(("visitor", None)),
        Role::Member(id) => Ok(("member", Some(id.clone()))),
        Role::Admin(key) => Ok(("admin", Some(key.clone()))),
        // A job goes on for up to a day, and would outlast what its key may do.
        Role::Key(_) => Err(StoreError::Refused {
            reason: "a key with scopes starts no jobs".to_owned(),
        }),
    }
}

fn role(row: &AnyRow) -> Result<Role, StoreError> {
    match (row.try_get("role")?, row.try_get::<Option<String>, _>("holder")?) {
        ("visitor", None) => Ok(Role::Visitor),
        ("member", Some(id)) => Ok(Role::Member(id)),
        ("admin", Some(key)) => Ok(Role::Admin(key)),
        (other, _) => Err(unreadable(format!("role {other}"))),
    }
}

fn read(row: &AnyRow) -> Result<Job, StoreError> {
    let request: &str = row.try_get("request")?;
    Ok(Job {
        id: row.try_get("id")?,
        collection: row.try_get("collection")?,
        action: match row.try_get("action")? {
            "PATCH" => JobAction::Patch,
            "REMOVE" => JobAction::Remove,
            other => return Err(unreadable(format!("action {other}"))),
        },
        request: serde_json::from_str(request).map_err(|error| unreadable(error.to_string()))?,
        role: role(row)?,
        changed: row.try_get("changed")?,
        passed: row.try_get("passed_sequence")?,
        last: row.try_get("last_sequence")?,
        created: row.try_get("created_at")?,
        leased_until: row.try_get("leased_until")?,
    })
}

fn unreadable(reason: String) -> StoreError {
    StoreError::Unreadable { reason }
}
