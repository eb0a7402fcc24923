//! Calls that wait until something is new. So many at most: each holds a connection.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::Notify;

/// Most calls that wait: half of the connections stay for all else.
const WAITS_MAX: usize = 256;
/// Most of them of one user: more pages than anybody looks at.
const OF_USER_MAX: usize = 12;

/// The calls that wait, one for each page of a user.
#[derive(Debug, Default)]
pub(crate) struct Waits(Mutex<All>);

#[derive(Debug, Default)]
struct All {
    /// What ends each wait, by user and page.
    places: BTreeMap<(String, String), Arc<Notify>>,
    is_over: bool,
}

/// A call's leave to wait; it ends when it is dropped.
#[derive(Debug)]
pub(crate) struct Place {
    waits: Arc<Waits>,
    key: (String, String),
    over: Arc<Notify>,
}

impl Waits {
    /// Lets a call of a user's page wait, in the place of an earlier one of that page. `None` where there is no room or the desk stops.
    pub(crate) fn enter(self: &Arc<Self>, user: &str, page: &str) -> Option<Place> {
        let mut all = self.lock();
        let key = (user.to_owned(), page.to_owned());
        let of_user = all.places.keys().filter(|(other, _)| other == user).count();
        let has_room = of_user < OF_USER_MAX && all.places.len() < WAITS_MAX;
        if all.is_over || !(has_room || all.places.contains_key(&key)) {
            return None;
        }
        let over = Arc::new(Notify::new());
        if let Some(earlier) = all.places.insert(key.clone(), over.clone()) {
            earlier.notify_one();
        }
        drop(all);
        Some(Place {
            waits: self.clone(),
            key,
            over,
        })
    }

    /// Ends every wait, and lets no other begin.
    pub(crate) fn end(&self) {
        let mut all = self.lock();
        all.is_over = true;
        for over in all.places.values() {
            over.notify_one();
        }
    }

    fn lock(&self) -> MutexGuard<'_, All> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Place {
    /// Waits until the call is to wait no more.
    pub(crate) async fn over(&self) {
        self.over.notified().await;
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut all = self.waits.lock();
        // A later call of the page may have it by now.
        let is_mine = |over: &Arc<Notify>| Arc::ptr_eq(over, &self.over);
        if all.places.get(&self.key).is_some_and(is_mine) {
            all.places.remove(&self.key);
        }
    }
}

#[cfg(test)]
mod tests {
    use futures::FutureExt as _;

    use super::*;

    fn is_over(place: &Place) -> bool {
        place.over().now_or_never().is_some()
    }

    #[test]
    fn a_user_has_so_many_waits_and_keeps_nobody_from_one() {
        let waits = Arc::<Waits>::default();
        let enter = |page: usize| waits.enter("ann", &page.to_string());
        let mut places: Vec<_> = (0..OF_USER_MAX).filter_map(enter).collect();
        assert_eq!(places.len(), OF_USER_MAX);
        assert!(enter(OF_USER_MAX).is_none());
        assert!(waits.enter("ben", "0").is_some());
        places.pop();
        assert!(enter(OF_USER_MAX).is_some());
    }

    #[test]
    fn all_have_so_many() {
        let waits = Arc::<Waits>::default();
        let places: Vec<_> = (0..=WAITS_MAX)
            .map(|user| waits.enter(&user.to_string(), "page"))
            .collect();
        assert!(places[WAITS_MAX - 1].is_some() && places[WAITS_MAX].is_none());
    }

    #[test]
    fn the_next_call_of_a_page_ends_the_one_before() {
        let waits = Arc::<Waits>::default();
        let first = waits.enter("ann", "page").unwrap();
        assert!(!is_over(&first));
        let second = waits.enter("ann", "page").unwrap();
        assert!(is_over(&first) && !is_over(&second));
        // The end of the first one does not take the place of the second.
        drop(first);
        waits.end();
        assert!(is_over(&second));
        assert!(waits.enter("ben", "page").is_none());
    }
}
