//! The order of the positions on the site, one for all languages. It is kept beside the posts, so nothing that is done with a post
//! changes it, and it changes no post.

use std::collections::{HashMap, HashSet};

use content_service::store::order_of;
use content_wire::desk::PositionOrder;
use content_wire::reason::Reason;
use content_wire::{base64, secret};
use serde_json::json;
use sqlx::AnyConnection;

use super::MISSING;
use crate::audit::note;
use crate::error::DeskError;
use crate::sessions::Session;
use crate::shared::Shared;

/// Longest id of an item, as the service has it.
const ID_MAX: usize = 256;
/// Most ids of an order, those that were deleted included: more than twice what a site shows.
const ORDER_MAX: usize = 5000;

impl Shared {
    /// Every position in the order of the site.
    ///
    /// # Errors
    /// [`DeskError::Store`].
    pub(crate) async fn order(&self) -> Result<PositionOrder, DeskError> {
        let mut view = self.store.content().view().await?;
        self.read_order(&mut view).await
    }

    /// Sets the order in every language; without positions, that of their creation. Those that are not named come behind.
    ///
    /// # Errors
    /// [`DeskError::Stale`] if the order is another one than the revision names, [`DeskError::Invalid`].
    pub(crate) async fn set_order(
        &self,
        by: &Session,
        wanted: Vec<String>,
        revision: &str,
    ) -> Result<PositionOrder, DeskError> {
        check(&wanted)?;
        self.check_known(&wanted).await?;
        let first = self.locales.first().ok_or(MISSING)?;
        let mut edit = self.store.content().edit(&first.published, by).await?;
        let stored = self.stored(edit.connection()).await?;
        if name(stored.as_deref()) != revision {
            return Err(DeskError::Stale { what: "order" });
        }
        let created = self.created(edit.connection()).await?;
        let before = shown(stored.as_deref(), &created);
        let order = (!wanted.is_empty()).then(|| with_absent(&wanted, stored.as_deref(), &created));
        for locale in &self.locales {
            edit = edit.turn_to(&locale.published).await?;
            edit.set_order(order.as_deref()).await?;
        }
        let now = self.store.content().now();
        let after = shown(order.as_deref(), &created);
        note(edit.connection(), now, &by.user, "order", &moved(&before, &after)).await?;
        let order = self.read_order(edit.connection()).await?;
        edit.commit().await?;
        Ok(order)
    }

    async fn read_order(&self, connection: &mut AnyConnection) -> Result<PositionOrder, DeskError> {
        let stored = self.stored(connection).await?;
        let created = self.created(connection).await?;
        Ok(PositionOrder {
            revision: name(stored.as_deref()),
            is_set: stored.is_some(),
            positions: shown(stored.as_deref(), &created),
        })
    }

    /// Refuses ids that no position has or had, before anything is locked.
    async fn check_known(&self, wanted: &[String]) -> Result<(), DeskError> {
        let mut view = self.store.content().view().await?;
        let stored = self.stored(&mut view).await?.unwrap_or_default();
        let known: HashSet<String> = self.created(&mut view).await?.into_iter().chain(stored).collect();
        for id in wanted.iter().filter(|id| !known.contains(*id)) {
            // Somebody may have deleted it since the list was read.
            if self.kept(&mut view, id).await?.is_none() {
                return Err(DeskError::field(
                    "positions",
                    Reason::malformed(format_args!("have the unknown id {id}")),
                ));
            }
        }
        Ok(())
    }

    /// The order that was set: the same in all languages, save in one that the site has had for less long.
    async fn stored(&self, connection: &mut AnyConnection) -> Result<Option<Vec<String>>, DeskError> {
        for locale in &self.locales {
            if let Some(order) = order_of(connection, &locale.published).await? {
                return Ok(Some(order));
            }
        }
        Ok(None)
    }

    /// Every position that has a post or a draft, in the order of creation. Templates have no place on the site.
    async fn created(&self, connection: &mut AnyConnection) -> Result<Vec<String>, DeskError> {
        let templates = self.templates(connection).await?;
        let mut ids = self.posts().ids(connection).await?;
        ids.retain(|id| !templates.contains_key(id));
        Ok(ids)
    }
}

/// Names an order.
fn name(stored: Option<&[String]>) -> String {
    stored.map_or_else(String::new, |ids| {
        base64::encode(secret::digest(&json!(ids).to_string()))
    })
}

fn check(wanted: &[String]) -> Result<(), DeskError> {
    if wanted.len() > ORDER_MAX {
        return Err(DeskError::field(
            "positions",
            Reason::malformed(format_args!("must be at most {ORDER_MAX}")),
        ));
    }
    let mut seen = HashSet::new();
    for id in wanted {
        if id.is_empty() || id.len() > ID_MAX || id.contains('\0') {
            return Err(DeskError::field(
                "positions",
                Reason::malformed("have an id that is none"),
            ));
        }
        if !seen.insert(id) {
            return Err(DeskError::field(
                "positions",
                Reason::malformed(format_args!("have {id} twice")),
            ));
        }
    }
    Ok(())
}

/// The positions that there are, in an order.
fn shown(stored: Option<&[String]>, created: &[String]) -> Vec<String> {
    let there: HashSet<&String> = created.iter().collect();
    let named = stored.unwrap_or_default();
    let known: HashSet<&String> = named.iter().collect();
    let named = named.iter().filter(|id| there.contains(id));
    let others = created.iter().filter(|id| !known.contains(id));
    named.chain(others).cloned().collect()
}

/// The wanted order with those that were deleted, each behind the one that it was behind: they may come back. There are at most
/// [`ORDER_MAX`] altogether.
fn with_absent(wanted: &[String], stored: Option<&[String]>, created: &[String]) -> Vec<String> {
    let named: HashSet<&String> = wanted.iter().collect();
    let there: HashSet<&String> = created.iter().collect();
    let mut room = ORDER_MAX.saturating_sub(wanted.len());
    // Those that are absent, by the one before them that is named.
    let mut absent: HashMap<Option<&String>, Vec<&String>> = HashMap::new();
    let mut before = None;
    for id in stored.unwrap_or_default() {
        if named.contains(id) {
            before = Some(id);
        } else if !there.contains(id) && room > 0 {
            room -= 1;
            absent.entry(before).or_default().push(id);
        }
    }
    let mut order: Vec<String> = Vec::with_capacity(wanted.len());
    for place in std::iter::once(None).chain(wanted.iter().map(Some)) {
        order.extend(place.cloned());
        order.extend(absent.remove(&place).into_iter().flatten().cloned());
    }
    order
}

/// What was moved and to which place, or how many positions there are if it was more than one.
fn moved(before: &[String], after: &[String]) -> String {
    let without = |ids: &[String], id: &String| -> Vec<String> {
        ids.iter().filter(|other| *other != id).cloned().collect()
    };
    let differ = before.iter().zip(after).find(|(one, other)| one != other);
    let one = differ.and_then(|(one, other)| {
        [one, other]
            .into_iter()
            .find(|id| without(before, id) == without(after, id))
    });
    match one.and_then(|id| Some((id, after.iter().position(|other| other == id)?))) {
        Some((id, place)) => format!("{id}: {}", place + 1),
        None => format!("{} positions", after.len()),
    }
}

#[cfg(test)]
mod tests {
    use std::time::{Duration, Instant};

    use super::*;

    fn ids(text: &str) -> Vec<String> {
        text.chars().map(String::from).collect()
    }

    #[test]
    fn what_is_named_comes_first_and_what_is_not_there_is_not_shown() {
        for (stored, created, expected) in [
            (None, "abc", "abc"),
            (Some("ca"), "abc", "cab"),
            (Some("cxa"), "abc", "cab"),
        ] {
            let stored = stored.map(ids);
            assert_eq!(shown(stored.as_deref(), &ids(created)), ids(expected));
        }
    }

    #[test]
    fn what_was_deleted_keeps_its_place() {
        for (wanted, stored, expected) in [
            ("ba", "xab", "xba"),
            ("ba", "axyb", "baxy"),
            ("ab", "ab", "ab"),
            ("ab", "abx", "abx"),
            ("b", "xayb", "xyb"),
        ] {
            let order = with_absent(&ids(wanted), Some(&ids(stored)), &ids("ab"));
            assert_eq!(order, ids(expected), "{wanted} {stored}");
        }
    }

    #[test]
    fn an_order_keeps_no_more_than_it_may() {
        let many = |prefix: &str, count: usize| -> Vec<String> {
            (0..count).map(|number| format!("{prefix}{number}")).collect()
        };
        let (wanted, gone) = (many("p", ORDER_MAX - 10), many("gone", ORDER_MAX));
        let order = with_absent(&wanted, Some(&gone), &wanted);
        assert_eq!(order.len(), ORDER_MAX);
        assert_eq!((order[0].as_str(), order[10].as_str()), ("gone0", "p0"));
        assert!(check(&many("p", ORDER_MAX)).is_ok());
        assert!(check(&many("p", ORDER_MAX + 1)).is_err());
    }

    /// The shortest time of many that a piece of work takes, so short that one of them is not interrupted.
    fn cost(work: impl Fn()) -> Duration {
        let once = || {
            let start = Instant::now();
            work();
            start.elapsed()
        };
        (0..99).map(|_| once()).min().unwrap()
    }

    #[test]
    fn eight_times_as_many_positions_are_no_square_of_the_work() {
        let many = |prefix: &str, count: usize| -> Vec<String> {
            (0..count).map(|number| format!("{prefix}{number}")).collect()
        };
        let work = |count: usize| {
            let (wanted, gone) = (many("p", count), many("gone", count));
            let mut before = wanted.clone();
            before.reverse();
            cost(|| {
                let order = with_absent(&wanted, Some(&gone), &wanted);
                assert_eq!(order.len(), 2 * count);
                assert!(moved(&before, &wanted).ends_with("positions"));
                assert!(check(&wanted).is_ok());
                assert_eq!(shown(Some(&order), &wanted).len(), count);
            })
        };
        // Its square would be 64 times the work.
        let (few, many) = (work(100), work(800));
        assert!(many < few * 24, "{few:?} and {many:?}");
    }

    #[test]
    fn the_list_of_what_was_done_names_what_was_moved() {
        for (before, after, expected) in [
            ("abcd", "bcda", "a: 4"),
            ("abcd", "dabc", "d: 1"),
            ("abcd", "bacd", "a: 2"),
            ("abcd", "dcba", "4 positions"),
            ("ab", "ab", "2 positions"),
        ] {
            assert_eq!(moved(&ids(before), &ids(after)), expected);
        }
    }
}
