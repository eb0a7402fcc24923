//! Tasks beside a listener, whose end no one who waits for a response would notice.

use std::{collections::HashMap, future::Future};

use thiserror::Error;
use tokio::task::{Id, JoinSet};

/// One of them has panicked or returned.
#[derive(Debug, Error, PartialEq, Eq)]
#[error("the task that {0} has ended by itself")]
pub struct TaskEnded(pub &'static str);

/// Tasks that go on for as long as something is served. They are cut off when this is dropped.
#[derive(Debug, Default)]
pub struct Tasks {
    running: JoinSet<()>,
    purposes: HashMap<Id, &'static str>,
}

impl Tasks {
    /// Starts one, on any thread; the purpose completes `the task that`.
    pub fn spawn(&mut self, purpose: &'static str, task: impl Future<Output = ()> + Send + 'static) {
        let task = self.running.spawn(task);
        self.purposes.insert(task.id(), purpose);
    }

    /// Starts one on this thread, which must be one of Actix.
    pub fn spawn_local(&mut self, purpose: &'static str, task: impl Future<Output = ()> + 'static) {
        let task = self.running.spawn_local(task);
        self.purposes.insert(task.id(), purpose);
    }

    /// Waits for the first that ends; without end while there is none. Nothing is lost when the wait is given up.
    pub async fn ended(&mut self) -> TaskEnded {
        let id = match self.running.join_next_with_id().await {
            Some(Ok((id, ()))) => id,
            Some(Err(error)) => error.id(),
            None => std::future::pending().await,
        };
        TaskEnded(self.purposes.get(&id).copied().unwrap_or_default())
    }

    /// Waits until all have ended, because they were asked to.
    pub async fn finish(mut self) {
        while self.running.join_next().await.is_some() {}
    }

    /// Cuts them off.
    pub async fn stop(mut self) {
        self.running.shutdown().await;
    }
}

#[cfg(test)]
mod tests {
    use std::{future::pending, panic};

    use tokio::{sync::oneshot, task::yield_now};

    use super::*;

    #[tokio::test]
    async fn a_task_that_panics_and_one_that_returns_are_named() {
        let mut tasks = Tasks::default();
        let (go, gone) = oneshot::channel::<()>();
        tasks.spawn("goes on", pending());
        tasks.spawn("panics", async move {
            gone.await.unwrap();
            panic::resume_unwind(Box::new("without a word"));
        });
        assert!(futures::poll!(std::pin::pin!(tasks.ended())).is_pending());
        go.send(()).unwrap();
        assert_eq!(tasks.ended().await, TaskEnded("panics"));
        tasks.spawn("returns", yield_now());
        let ended = tasks.ended().await;
        assert_eq!(ended.to_string(), "the task that returns has ended by itself");
        assert!(
            futures::poll!(std::pin::pin!(tasks.ended())).is_pending(),
            "one goes on"
        );
        tasks.stop().await;
    }
}
