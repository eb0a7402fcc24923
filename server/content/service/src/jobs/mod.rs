//! Carries out jobs, part by part, for as long as the service runs.
//!
//! Each part is one transaction: short enough that other writers hardly wait, and whole, so that a job can be left
//! between any two. What a part does to items is what a call about one item does: stamped, noted in the history, under
//! the permission that the collection has at that time.

use std::time::Duration;

use serde_json::Value;
use thiserror::Error;
use tokio::sync::watch;
use tokio::task::JoinSet;

use crate::filter::evaluate::meets;
use crate::filter::{self, Filter, FilterError};
use crate::patch::{Patch, PatchError};
use crate::store::{Action, Edit, Job, JobAction, JobStep, Store, StoreError};

/// Jobs that one service works on at once; more wait. Two, so that a short one need not wait for a long one, and
/// writers of an SQLite file, which come one after the other, wait for two parts at most.
const AT_ONCE: usize = 2;
/// Items in a part: about a tenth of a second in which no other writer gets in.
const PART: usize = 100;
/// How often each worker looks for jobs that another server has left.
const LOOK_AGAIN: Duration = Duration::from_secs(15);
/// Longest time that a job may take from the call on. Whatever keeps it from going on then will not pass.
const DEADLINE: Duration = Duration::from_hours(24);

/// The jobs that are carried out here. They end when this is dropped, each after the part that it is at.
pub(crate) struct Jobs {
    stop: watch::Sender<()>,
    working: JoinSet<()>,
}

impl Jobs {
    /// Begins with what an earlier run has left.
    pub(crate) fn start(store: &Store) -> Self {
        let (stop, stopped) = watch::channel(());
        let mut working = JoinSet::new();
        for _ in 0..AT_ONCE {
            let worker = Worker {
                store: store.clone(),
                stopped: stopped.clone(),
            };
            working.spawn(worker.run());
        }
        Self { stop, working }
    }

    /// Ends as soon as the parts at hand are done.
    pub(crate) async fn stop(mut self) {
        drop(self.stop);
        while self.working.join_next().await.is_some() {}
    }
}

struct Worker {
    store: Store,
    stopped: watch::Receiver<()>,
}

impl Worker {
    async fn run(mut self) {
        while !self.is_stopped() {
            match self.store.next_job().await {
                Ok(Some(job)) => {
                    // There may be more for the others.
                    self.store.job_waits.notify_one();
                    self.work(job).await;
                    continue;
                }
                Ok(None) => {}
                Err(error) => tracing::error!(%error, "the jobs cannot be read"),
            }
            tokio::select! {
                _ = self.stopped.changed() => {}
                _ = tokio::time::timeout(LOOK_AGAIN, self.store.job_waits.notified()) => {}
            }
        }
    }

    fn is_stopped(&self) -> bool {
        self.stopped.has_changed().is_err()
    }

    /// Works on a job until it ends or the service stops. After a fault it is kept for a while, so that it is not tried
    /// without pause, and then left to the next worker that looks for jobs; where that fails, it waits for the end of
    /// its lease.
    async fn work(&mut self, mut job: Job) {
        while !self.is_stopped() {
            match part(&self.store, &mut job).await {
                Ok(true) => {}
                Ok(false) => return,
                Err(error) => {
                    tracing::error!(job.id, %error, "a part of a job was not done");
                    let _ = tokio::time::timeout(LOOK_AGAIN, self.stopped.changed()).await;
                    break;
                }
            }
        }
        if let Err(error) = self.store.leave_job(&job).await {
            tracing::error!(job.id, %error, "a job waits for the end of its lease");
        }
    }
}

/// Why a job ends before its time.
#[derive(Debug, Error)]
enum Failure {
    #[error("the filter {0}")]
    Filter(#[from] FilterError),
    #[error("item {id}: {source}")]
    Patch { id: String, source: PatchError },
    #[error(transparent)]
    Request(#[from] PatchError),
    #[error("item {id}: {source}")]
    Item { id: String, source: StoreError },
    #[error("the collection does not permit it any more")]
    Forbidden,
    #[error("it took longer than a day")]
    Deadline,
    #[error("its items cannot be found in time")]
    TooSlow,
    /// None of the job's: it goes on later.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// What a job asks for.
struct Order {
    task: Task,
    /// The items that it means and that it may change.
    filter: Filter,
}

enum Task {
    Patch(Patch),
    Remove,
}

impl Order {
    async fn read(store: &Store, job: &Job) -> Result<Self, Failure> {
        if store.now_seconds().saturating_sub(job.created) > DEADLINE.as_secs().cast_signed() {
            return Err(Failure::Deadline);
        }
        let (task, action) = match job.action {
            JobAction::Patch => {
                let changes = job.request.get("fieldModifications");
                (
                    Task::Patch(Patch::parse(changes, "fieldModifications")?),
                    Action::Update,
                )
            }
            JobAction::Remove => (Task::Remove, Action::Remove),
        };
        let collection = store.collection(&job.collection).await?;
        let scope = collection.scope(&job.role, action).ok_or(Failure::Forbidden)?;
        let filter = filter::parse(job.request.get("filter").unwrap_or(&Value::Null))?;
        Ok(Self {
            task,
            filter: scope.narrow(filter),
        })
    }

    /// Changes items until one cannot be changed; returns why. Those before it stay changed.
    async fn carry_out_all(
        &self,
        edit: &mut Edit<'_>,
        job: &mut Job,
        items: &[(i64, String)],
    ) -> Result<Option<Failure>, StoreError> {
        for (sequence, id) in items {
            match self.carry_out(edit, job, id).await {
                Ok(changed) => {
                    job.changed += i64::from(changed);
                    job.passed = *sequence;
                }
                Err(Failure::Store(error)) => return Err(error),
                Err(failure) => return Ok(Some(failure)),
            }
        }
        Ok(None)
    }

    /// Changes one item; says whether it was still one that the job means.
    async fn carry_out(&self, edit: &mut Edit<'_>, job: &Job, id: &str) -> Result<bool, Failure> {
        let Some(item) = edit.item(id).await? else {
            return Ok(false);
        };
        if !meets(&item.data, &self.filter) {
            return Ok(false);
        }
        let changed = match &self.task {
            Task::Remove => edit.remove(item).await,
            Task::Patch(patch) => {
                let data = patch.of(&item.data, &job.role).map_err(|source| Failure::Patch {
                    id: id.to_owned(),
                    source,
                })?;
                edit.replace(item, data).await
            }
        };
        match changed {
            Ok(_) => Ok(true),
            Err(
                source @ (StoreError::Refused { .. } | StoreError::BadFields(_) | StoreError::ItemTooLarge),
            ) => Err(Failure::Item {
                id: id.to_owned(),
                source,
            }),
            Err(error) => Err(error.into()),
        }
    }
}

/// Does the next part of a job; says whether it goes on. The items are looked up before the transaction begins: that
/// may take long, and others shall write meanwhile.
async fn part(store: &Store, job: &mut Job) -> Result<bool, StoreError> {
    let found = match Order::read(store, job).await {
        Ok(order) => match store.job_items(job, &order.filter, PART).await {
            Ok(items) => Ok((order, items)),
            Err(StoreError::TooSlow) => Err(Failure::TooSlow),
            Err(error) => return Err(error),
        },
        Err(Failure::Store(error)) => return Err(error),
        Err(failure) => Err(failure),
    };
    let (mut change, is_last, failure) = match found {
        Ok((order, items)) => {
            let mut edit = store.edit(&job.collection, &job.role).await?;
            let failure = order.carry_out_all(&mut edit, job, &items).await?;
            (edit.finish().await?, items.len() < PART, failure)
        }
        Err(failure) => (store.change().await?, true, Some(failure)),
    };
    let failure = failure.map(|failure| failure.to_string());
    let step = match &failure {
        Some(reason) => JobStep::Failed(reason),
        None if is_last => JobStep::Succeeded,
        None => JobStep::GoesOn,
    };
    if !store.note_job(&mut change, job, step).await? {
        // Another server has taken the job over, so this part is its own.
        change.rollback().await?;
        return Ok(false);
    }
    change.commit().await?;
    store.noticed();
    match step {
        JobStep::GoesOn => {}
        JobStep::Succeeded => tracing::info!(job.id, job.changed, "job done"),
        JobStep::Failed(reason) => tracing::warn!(job.id, job.changed, reason, "job failed"),
    }
    Ok(step == JobStep::GoesOn)
}

#[cfg(test)]
mod tests;
