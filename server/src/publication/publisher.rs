//! Keeps the shelf of the live edition full and fresh.

use std::{collections::BTreeSet, sync::Arc, time::Duration};

use actix_web::web::Data;
use ssr_runtime::generations::Generation;
use thiserror::Error;
use time::OffsetDateTime;

use super::{
    fill::{FillError, Press},
    shelf::{Entry, Shelf},
};
use crate::{edition::Edition, locale::Locale, seo, state::AppState};

/// First pause after a page could not be made; doubles with each further failure.
const FIRST_PAUSE: Duration = Duration::from_millis(250);

/// Longest pause after a failure: as long as an operator would wait before looking.
const LONGEST_PAUSE: Duration = Duration::from_secs(30);

/// Why an edition is not complete.
#[derive(Debug, Error)]
#[error("{path} ({}) cannot be made ready", locale.code())]
pub struct Incomplete {
    /// The first page that failed.
    pub path: String,
    /// Its language.
    pub locale: Locale,
    /// Why.
    pub source: FillError,
}

/// Publishes the live edition, and again with every change of content and every new edition. Never ends.
pub async fn run(state: Data<AppState>) {
    let mut changes = state.recruit.changes();
    let mut pause = FIRST_PAUSE;
    if state.development.is_some() {
        // The developers' loop begins with an edition that cannot render.
        state.swapped.notified().await;
    }
    loop {
        let published = {
            let generation = state.generations.current();
            publish(&state, &generation).await
        };
        let retry = match published {
            Ok(()) => {
                state.readiness.warm();
                pause = FIRST_PAUSE;
                None
            }
            Err(error) => {
                let retry = pause;
                pause = (pause * 2).min(LONGEST_PAUSE);
                tracing::error!(
                    error = &error as &dyn std::error::Error,
                    retry_ms = retry.as_millis(),
                    "the live edition is not complete"
                );
                Some(retry)
            }
        };
        let wait = async {
            match retry {
                Some(pause) => tokio::time::sleep(pause).await,
                None => futures::future::pending().await,
            }
        };
        tokio::select! {
            () = changes.next() => {}
            () = state.swapped.notified() => {}
            () = wait => {}
        }
    }
}

/// Makes every page of an edition ready with the content of this moment, then what is derived from all of them.
///
/// # Errors
///
/// For the first page that could not be made ready; the others were tried all the same.
pub async fn publish(state: &AppState, generation: &Generation<Edition>) -> Result<(), Incomplete> {
    let press = Press {
        pages: &state.pages,
        generation,
        feed: &state.recruit,
        metrics: &state.metrics,
    };
    let shelf = &generation.attachment.shelf;
    let mut failure = None;
    // Positions are known once the recruit page is, so what needs no posts comes first.
    let mut entries = shelf.entries();
    entries.retain(|entry| entry.position.is_none());
    entries.sort_by_key(|entry| entry.page.is_recruit());
    for entry in entries {
        fill_all(&press, &entry, &mut failure).await;
    }
    let positions = positions(state, generation, shelf).await;
    for entry in &positions {
        fill_all(&press, entry, &mut failure).await;
        // Only a page that lies ready takes the place of another, or says that there is one.
        if entry.is_filled() {
            shelf.put(entry);
        }
    }
    let paths: Vec<String> = positions.iter().map(|entry| entry.path.clone()).collect();
    shelf.keep_positions(&paths);
    shelf.set_derived(seo::derive(state, generation, OffsetDateTime::now_utc()).await);
    state.history.save();
    failure.map_or(Ok(()), Err)
}

async fn fill_all(press: &Press<'_>, entry: &Entry, failure: &mut Option<Incomplete>) {
    for locale in &entry.locales {
        if let Err(source) = press.fill(entry, *locale).await {
            failure.get_or_insert(Incomplete {
                path: entry.path.clone(),
                locale: *locale,
                source,
            });
        }
    }
}

/// The addresses of all positions: open ones in the languages in which they are open, closed ones in those in which
/// they were. One that is on the shelf with the same languages is kept.
async fn positions(state: &AppState, generation: &Generation<Edition>, shelf: &Shelf) -> Vec<Arc<Entry>> {
    let mut open: Vec<(String, Locale)> = Vec::new();
    let mut closed: Vec<(String, Locale)> = Vec::new();
    for locale in &generation.attachment.store.recruit_locales {
        let posts = state.recruit.posts(*locale).await;
        let ids: Vec<&str> = posts.list.iter().flatten().map(|post| post.id.as_str()).collect();
        if posts.list.is_some() {
            state.history.positions(*locale, &ids, OffsetDateTime::now_utc());
        }
        open.extend(
            ids.iter()
                .filter(|id| !id.is_empty())
                .map(|id| ((*id).to_owned(), *locale)),
        );
        closed.extend(state.history.closed(*locale).into_iter().map(|id| (id, *locale)));
    }
    let open_ids: BTreeSet<&String> = open.iter().map(|(id, _)| id).collect();
    let all = open
        .iter()
        .chain(closed.iter().filter(|(id, _)| !open_ids.contains(id)));
    let mut entries: Vec<(String, Vec<Locale>)> = Vec::new();
    for (id, locale) in all {
        match entries.iter_mut().find(|(known, _)| known == id) {
            Some((_, locales)) if locales.contains(locale) => {}
            Some((_, locales)) => locales.push(*locale),
            None => entries.push((id.clone(), vec![*locale])),
        }
    }
    let page = state.pages.position();
    let entry = |(id, locales): (String, Vec<Locale>)| {
        let path = state.pages.position_path(&id);
        let known = shelf.entry(&path).filter(|known| known.locales == locales);
        known.unwrap_or_else(|| Arc::new(Entry::new(page.clone(), path, Some(id), locales)))
    };
    entries.into_iter().map(entry).collect()
}
