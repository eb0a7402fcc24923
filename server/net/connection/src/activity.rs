//! Whether a connection has open streams, and when it has had none for too long.

use std::{cell::Cell, rc::Rc, time::Duration};

use tokio::{
    sync::Notify,
    time::{Instant, sleep},
};

use crate::policy::ConnectionPolicy;

/// Time between two looks at whether connections are scarce, and the longest that a connection is idle while they are: a
/// page's requests follow each other faster.
const POLL_INTERVAL: Duration = Duration::from_secs(1);

/// Time in which the client of an idle connection closes it once it is told: a round trip of a slow network.
const LEAVE: Duration = Duration::from_secs(2);

/// The open streams of one connection. Frames that belong to no stream, such as pings, are no activity.
#[derive(Debug, Default)]
pub(crate) struct Activity {
    open: Cell<usize>,
    /// Whether any was opened yet.
    was_used: Cell<bool>,
    /// When the last one was closed.
    idle_since: Cell<Option<Instant>>,
    changed: Notify,
}

/// One open stream, until it is dropped.
#[derive(Debug)]
pub(crate) struct OpenStream(Rc<Activity>);

impl Activity {
    /// Counts a stream.
    pub(crate) fn open(self: &Rc<Self>) -> OpenStream {
        self.was_used.set(true);
        self.set(self.open.get() + 1);
        OpenStream(self.clone())
    }

    fn set(&self, open: usize) {
        self.open.set(open);
        self.idle_since.set((open == 0).then(Instant::now));
        self.changed.notify_one();
    }

    /// Since when no stream is open; `None` while one is, and before the first one.
    pub(crate) fn idle_since(&self) -> Option<Instant> {
        self.idle_since.get()
    }

    /// Waits for as long as a client may take to close a connection once it is told. A request that has crossed the notice is
    /// answered.
    pub(crate) async fn time_to_leave(&self) {
        sleep(LEAVE).await;
        self.none_open().await;
    }

    /// Waits until no stream is open.
    async fn none_open(&self) {
        while self.open.get() > 0 {
            self.changed.notified().await;
        }
    }

    /// Waits until no stream has been open for too long: before the first one for the time of a request's head, later for the
    /// policy's time, and while connections are scarce until the next look. Trusted proxies keep their connections.
    pub(crate) async fn idle_for_too_long(&self, policy: &ConnectionPolicy, is_proxy: bool) {
        loop {
            self.none_open().await;
            tokio::select! {
                () = self.changed.notified() => {}
                () = self.too_long(policy, is_proxy) => return,
            }
        }
    }

    /// Waits for as long as a connection may be idle that begins to be so now.
    async fn too_long(&self, policy: &ConnectionPolicy, is_proxy: bool) {
        let limit = if self.was_used.get() {
            policy.idle_limit(is_proxy)
        } else {
            policy.settings.head_timeout
        };
        let end = Instant::now() + limit;
        while Instant::now() < end {
            sleep(POLL_INTERVAL.min(end - Instant::now())).await;
            if !is_proxy && policy.admissions.is_scarce() {
                return;
            }
        }
    }
}

impl Drop for OpenStream {
    fn drop(&mut self) {
        self.0.set(self.0.open.get() - 1);
    }
}

#[cfg(test)]
mod tests {
    use tokio::time::timeout;

    use super::*;
    use crate::policy::example::policy;

    /// Seconds until a connection is idle for too long, if less than an hour.
    async fn seconds(activity: &Activity, policy: &ConnectionPolicy) -> Option<u64> {
        let begun = Instant::now();
        let idle = timeout(Duration::from_hours(1), activity.idle_for_too_long(policy, false)).await;
        idle.ok().map(|()| begun.elapsed().as_secs())
    }

    #[tokio::test(start_paused = true)]
    async fn a_connection_without_streams_is_idle_for_a_while_and_one_without_a_request_for_less() {
        let activity = Rc::new(Activity::default());
        assert_eq!(seconds(&activity, &policy()).await, Some(5));
        drop(activity.open());
        assert_eq!(seconds(&activity, &policy()).await, Some(60));
    }

    #[tokio::test(start_paused = true)]
    async fn an_open_stream_is_activity_and_its_end_begins_the_time_anew() {
        let activity = Rc::new(Activity::default());
        let streams = [activity.open(), activity.open()];
        assert_eq!(seconds(&activity, &policy()).await, None);
        let [first, second] = streams;
        drop(first);
        assert_eq!(seconds(&activity, &policy()).await, None);
        let ends = async {
            sleep(Duration::from_secs(100)).await;
            drop(second);
        };
        let policy = policy();
        let ((), seconds) = tokio::join!(ends, seconds(&activity, &policy));
        assert_eq!(seconds, Some(160));
    }

    #[tokio::test(start_paused = true)]
    async fn a_client_that_is_told_to_leave_has_a_moment_and_the_end_of_its_requests() {
        let activity = Rc::new(Activity::default());
        let begun = Instant::now();
        activity.time_to_leave().await;
        assert_eq!(begun.elapsed(), LEAVE);
        let stream = activity.open();
        let ends = async {
            sleep(Duration::from_secs(30)).await;
            drop(stream);
        };
        tokio::join!(activity.time_to_leave(), ends);
        assert_eq!(begun.elapsed(), LEAVE + Duration::from_secs(30));
    }

    #[tokio::test(start_paused = true)]
    async fn no_connection_stays_idle_while_connections_are_scarce() {
        let policy = policy();
        let connect = || policy.admissions.connection("192.0.2.1".parse().unwrap());
        let mut held = vec![connect(), connect()];
        let more = async {
            sleep(Duration::from_millis(10_500)).await;
            held.push(connect());
        };
        let activity = Rc::new(Activity::default());
        drop(activity.open());
        let ((), seconds) = tokio::join!(more, seconds(&activity, &policy));
        assert_eq!(seconds, Some(11));
    }
}
