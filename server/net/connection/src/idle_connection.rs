//! When an HTTP/1.1 connection has had no request for too long.

use std::{
    pin::Pin,
    task::{Context, Poll, ready},
    time::Duration,
};

use tokio::time::{Instant, Sleep, sleep};

use crate::{activity::Activity, policy::ConnectionPolicy};

/// Time between two looks, and the longest that a connection is idle while connections are scarce.
const POLL_INTERVAL: Duration = Duration::from_secs(1);

/// Looks at a connection from time to time, no matter who reads from it. A timer for each request would cost more than the request.
#[derive(Debug)]
pub(crate) struct IdleConnection {
    policy: ConnectionPolicy,
    /// Trusted proxies keep their connections, whatever strangers do.
    is_proxy: bool,
    alarm: Option<Pin<Box<Sleep>>>,
    /// When the head began that has not come whole.
    head: Option<Instant>,
}

impl IdleConnection {
    /// Of a connection that has just been accepted.
    pub(crate) fn new(policy: &ConnectionPolicy, is_proxy: bool) -> Self {
        Self {
            policy: policy.clone(),
            is_proxy,
            alarm: None,
            head: None,
        }
    }

    /// Is ready when the connection is to end. `is_in_head` says whether a part of a head has come.
    pub(crate) fn poll_end(
        &mut self,
        context: &mut Context<'_>,
        activity: &Activity,
        is_in_head: bool,
    ) -> Poll<()> {
        let now = Instant::now();
        self.head = is_in_head.then(|| self.head.unwrap_or(now));
        loop {
            let end = self.end(activity, now);
            if end.is_some_and(|end| end <= now) {
                return Poll::Ready(());
            }
            let next = end.map_or(POLL_INTERVAL, |end| POLL_INTERVAL.min(end - now));
            let alarm = self.alarm.get_or_insert_with(|| Box::pin(sleep(next)));
            if alarm.deadline() > now + next {
                alarm.as_mut().reset(now + next);
            }
            ready!(alarm.as_mut().poll(context));
            self.alarm = None;
        }
    }

    /// When the connection ends if nothing more comes; `None` while a request is under way, and before the first one, whose time
    /// the framework limits.
    fn end(&self, activity: &Activity, now: Instant) -> Option<Instant> {
        let idle = activity.idle_since()?;
        let is_scarce = !self.is_proxy && self.policy.admissions.is_scarce();
        let limit = match is_scarce {
            true if now >= idle + POLL_INTERVAL => return Some(now),
            true => POLL_INTERVAL,
            false => self.policy.idle_limit(self.is_proxy),
        };
        let end = idle + limit;
        Some(match self.head {
            Some(begun) => end.min(begun + self.policy.settings.head_timeout),
            None => end,
        })
    }
}

#[cfg(test)]
mod tests {
    use std::{future::poll_fn, rc::Rc};

    use tokio::time::timeout;

    use super::*;
    use crate::policy::example::policy;

    /// Seconds until a connection ends, if less than an hour.
    async fn seconds(
        policy: &ConnectionPolicy,
        activity: &Activity,
        is_proxy: bool,
        is_in_head: bool,
    ) -> Option<u64> {
        let begun = Instant::now();
        let mut idle = IdleConnection::new(policy, is_proxy);
        let ends = poll_fn(|context| idle.poll_end(context, activity, is_in_head));
        let ended = timeout(Duration::from_hours(1), ends).await;
        ended.ok().map(|()| begun.elapsed().as_secs())
    }

    #[tokio::test(start_paused = true)]
    async fn a_connection_outlives_a_proxys_and_ends_in_its_time_for_others() {
        let mut policy = policy();
        let activity = Rc::new(Activity::default());
        assert_eq!(
            seconds(&policy, &activity, false, false).await,
            None,
            "the framework limits the first head"
        );
        let open = activity.open();
        assert_eq!(
            seconds(&policy, &activity, false, false).await,
            None,
            "a request is under way"
        );
        drop(open);
        let of = async |policy: &ConnectionPolicy, is_proxy| {
            drop(activity.open());
            seconds(policy, &activity, is_proxy, false).await
        };
        assert_eq!(of(&policy, false).await, Some(60));
        assert_eq!(of(&policy, true).await, Some(75));
        policy.settings.idle_timeout = Duration::from_mins(5);
        assert_eq!(of(&policy, false).await, Some(300));
        assert_eq!(of(&policy, true).await, Some(300));
    }

    #[tokio::test(start_paused = true)]
    async fn a_head_that_has_begun_has_the_time_of_a_head() {
        let policy = policy();
        let activity = Rc::new(Activity::default());
        for is_proxy in [false, true] {
            drop(activity.open());
            assert_eq!(seconds(&policy, &activity, is_proxy, true).await, Some(5));
        }
    }

    #[tokio::test(start_paused = true)]
    async fn only_proxies_keep_idle_connections_while_those_are_scarce() {
        let policy = policy();
        let peer = "192.0.2.1".parse().unwrap();
        let _held = [(); 3].map(|()| policy.admissions.connection(peer));
        let activity = Rc::new(Activity::default());
        drop(activity.open());
        assert_eq!(seconds(&policy, &activity, false, false).await, Some(1));
        drop(activity.open());
        assert_eq!(seconds(&policy, &activity, true, false).await, Some(75));
    }
}
