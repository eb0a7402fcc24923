//! How much work one client may cause: at one time, and in the long run.

use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use tokio::{
    sync::{OwnedSemaphorePermit, Semaphore},
    time::Instant,
};

use crate::client::client_prefix;

/// Clients that are known at one time before those without debts are forgotten.
const CLEAN_UP_FROM: usize = 1000;

/// How much work one client may cause.
///
/// What a piece of work costs is known when it ends, so a client pays afterwards: the time of its work is a debt, which
/// decreases with time, and a client whose debt is too large must wait. The time that it waits for others is no debt.
#[derive(Debug)]
pub struct WorkLimit {
    clients: Mutex<HashMap<IpAddr, Client>>,
    at_once: usize,
    /// Seconds in which the debt of a second's work is paid.
    price: u32,
    /// Largest debt with which a client may begin more work.
    credit: Duration,
}

#[derive(Debug)]
struct Client {
    turns: Arc<Semaphore>,
    /// When the debt is paid.
    paid: Instant,
}

/// A piece of a client's work, until it is dropped.
#[derive(Debug)]
pub struct Work {
    limit: Arc<WorkLimit>,
    client: IpAddr,
    /// Time that the client owes for.
    spent: Duration,
    /// Since when more of it passes.
    running: Option<Instant>,
    _turn: OwnedSemaphorePermit,
}

impl WorkLimit {
    /// Allows each client `at_once` pieces of work at one time, and in the long run one second of work in `price` seconds. A
    /// debt of `credit` keeps no one waiting.
    pub fn new(at_once: usize, price: u32, credit: Duration) -> Arc<Self> {
        Arc::new(Self {
            clients: Mutex::default(),
            at_once,
            price,
            credit,
        })
    }

    /// Begins a piece of work when it is the client's turn. It costs nothing before [`Work::start`].
    ///
    /// # Errors
    ///
    /// The time after which the client's debt is small enough.
    pub async fn begin(self: &Arc<Self>, address: IpAddr) -> Result<Work, Duration> {
        let client = client_prefix(address);
        let turns = self.admit(client)?;
        let Ok(turn) = turns.acquire_owned().await else {
            // Nothing closes the semaphore.
            return Err(self.credit);
        };
        // The work that was waited for has its price too.
        self.admit(client)?;
        Ok(Work {
            limit: self.clone(),
            client,
            spent: Duration::ZERO,
            running: None,
            _turn: turn,
        })
    }

    fn admit(&self, client: IpAddr) -> Result<Arc<Semaphore>, Duration> {
        let now = Instant::now();
        let mut clients = self.clients();
        if clients.len() >= CLEAN_UP_FROM {
            clients.retain(|_, client| client.paid > now || Arc::strong_count(&client.turns) > 1);
        }
        let client = clients.entry(client).or_insert_with(|| Client {
            turns: Arc::new(Semaphore::new(self.at_once)),
            paid: now,
        });
        let debt = client.paid.saturating_duration_since(now);
        match debt.checked_sub(self.credit) {
            Some(excess) if !excess.is_zero() => Err(excess),
            _ => Ok(client.turns.clone()),
        }
    }

    fn clients(&self) -> MutexGuard<'_, HashMap<IpAddr, Client>> {
        self.clients.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Work {
    /// From now on the client pays for the time. What it waited for before was work of others.
    pub fn start(&mut self) {
        self.running.get_or_insert_with(Instant::now);
    }

    /// The client pays no more until the next [`Work::start`].
    pub fn pause(&mut self) {
        if let Some(started) = self.running.take() {
            self.spent += started.elapsed();
        }
    }
}

impl Drop for Work {
    fn drop(&mut self) {
        self.pause();
        let now = Instant::now();
        let cost = self.spent.saturating_mul(self.limit.price);
        if let Some(client) = self.limit.clients().get_mut(&self.client) {
            client.paid = client.paid.max(now) + cost;
        }
    }
}

#[cfg(test)]
mod tests {
    use tokio::time::{advance, timeout};

    use super::*;

    fn address(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    async fn work(limit: &Arc<WorkLimit>, client: &str, seconds: u64) -> Result<(), Duration> {
        let mut work = limit.begin(address(client)).await?;
        work.start();
        advance(Duration::from_secs(seconds)).await;
        drop(work);
        Ok(())
    }

    #[tokio::test(start_paused = true)]
    async fn work_is_paid_afterwards_by_the_client_that_caused_it() {
        let limit = WorkLimit::new(1, 2, Duration::from_secs(10));
        work(&limit, "192.0.2.1", 5).await.unwrap();
        work(&limit, "192.0.2.1", 5).await.unwrap();
        let wait = work(&limit, "192.0.2.1", 0).await.unwrap_err();
        assert_eq!(wait, Duration::from_secs(5));
        work(&limit, "192.0.2.2", 5).await.unwrap();
        work(&limit, "192.0.2.1", 0).await.unwrap();
    }

    #[tokio::test(start_paused = true)]
    async fn waiting_costs_nothing() {
        let limit = WorkLimit::new(1, 2, Duration::ZERO);
        let client = address("192.0.2.1");
        let mut work = limit.begin(client).await.unwrap();
        advance(Duration::from_mins(1)).await;
        work.start();
        advance(Duration::from_secs(1)).await;
        work.pause();
        advance(Duration::from_mins(1)).await;
        work.start();
        advance(Duration::from_secs(2)).await;
        drop(work);
        let wait = limit.begin(client).await.unwrap_err();
        assert_eq!(wait, Duration::from_secs(6));
    }

    #[tokio::test(start_paused = true)]
    async fn a_client_has_only_so_much_work_at_once() {
        let limit = WorkLimit::new(2, 1, Duration::from_secs(10));
        let client = address("2001:db8::1");
        let first = limit.begin(client).await.unwrap();
        let second = limit.begin(address("2001:db8:0:ff::1")).await.unwrap();
        let wait = Duration::from_secs(1);
        assert!(timeout(wait, limit.begin(client)).await.is_err());
        assert!(
            timeout(wait, limit.begin(address("192.0.2.1"))).await.is_ok(),
            "another client"
        );
        drop(first);
        assert!(timeout(wait, limit.begin(client)).await.unwrap().is_ok());
        drop(second);
    }

    #[tokio::test(start_paused = true)]
    async fn clients_without_debts_are_forgotten() {
        let limit = WorkLimit::new(1, 1, Duration::ZERO);
        let held = limit.begin(address("192.0.2.1")).await.unwrap();
        for number in 0..CLEAN_UP_FROM as u128 {
            let client = IpAddr::V6((number << 72).into());
            limit.begin(client).await.unwrap();
        }
        assert!(limit.clients().len() <= CLEAN_UP_FROM);
        assert!(
            limit.clients().contains_key(&address("192.0.2.1")),
            "it is at work"
        );
        drop(held);
    }
}
