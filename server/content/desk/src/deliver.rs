//! Makes deliveries, again and again until each is taken or a day has passed.
//!
//! Each webhook has one delivery under way at a time, so one that takes its time keeps no other waiting.

use std::collections::HashSet;
use std::pin::pin;
use std::time::Duration;

use futures::StreamExt as _;
use futures::stream::FuturesUnordered;
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};
use reqwest::header::{CONTENT_TYPE, USER_AGENT};
use url::Url;
use words::Language;

use crate::deliveries::Delivery;
use crate::error::DeskError;
use crate::event::{Event, Kind};
use crate::indexing::IndexingError;
use crate::message::{self, Addresses};
use crate::outbox::{self, Target};
use crate::outcome::{Outcome, fault};
use crate::shared::Shared;
use crate::trouble::Trouble;
use crate::webhook::{self, Webhook};
use crate::webhook_address::check_address;

/// Time between two looks at what is due. It is also what keeps a webhook to two deliveries a second; Slack takes one, and says so.
const EVERY: Duration = Duration::from_millis(500);
/// Seconds between two looks at what is to be given up or forgotten.
const CLEANED_EVERY: u64 = 60;
/// What is encoded in a part of an address, as browsers do it.
const ENCODED: &AsciiSet = &NON_ALPHANUMERIC
    .remove(b'-')
    .remove(b'_')
    .remove(b'.')
    .remove(b'~');
/// What deliveries call the program that makes them.
const AGENT: &str = "axtorm-desk";

impl Shared {
    /// Tells programs outside of what happens, for as long as the desk runs.
    pub(crate) async fn keep_telling(&self) {
        let mut looks = tokio::time::interval(EVERY);
        looks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        let mut busy = HashSet::new();
        let log = Log::default();
        let mut under_way = FuturesUnordered::new();
        let mut cleaned = None;
        loop {
            // A delivery may hold what the look waits for, so both go on at once.
            let mut look = pin!(async {
                looks.tick().await;
                self.look(&mut cleaned).await
            });
            let due = loop {
                tokio::select! {
                    Some(target) = under_way.next(), if !under_way.is_empty() => {
                        busy.remove(&target);
                    }
                    due = &mut look => break due,
                }
            };
            log.looked(&due);
            for target in due.unwrap_or_default() {
                if busy.insert(target.clone()) {
                    under_way.push(self.deliver_to(target, &log));
                }
            }
        }
    }

    /// Notes what is new, and gives up what is overdue; returns who has something due.
    async fn look(&self, cleaned: &mut Option<i64>) -> Result<Vec<Target>, DeskError> {
        self.follow().await?;
        let content = self.store.content();
        let now = content.now_seconds();
        if cleaned.is_none_or(|last| now.abs_diff(last) >= CLEANED_EVERY) {
            self.clean(now).await?;
            *cleaned = Some(now);
        }
        let mut view = content.view().await?;
        let mut due = outbox::due(&mut view, now).await?;
        // What is noted for a search engine waits for a server that has its key.
        due.retain(|target| self.indexing.is_some() || *target != Target::Search);
        Ok(due)
    }

    /// Gives up and forgets what is overdue. Others who write wait only where there is something.
    async fn clean(&self, now: i64) -> Result<(), DeskError> {
        let content = self.store.content();
        let mut view = content.view().await?;
        let is_overdue = outbox::is_overdue(&mut view, now).await?;
        drop(view);
        if is_overdue {
            let mut change = content.change().await?;
            outbox::clean(&mut change, now).await?;
            change.commit().await?;
        }
        Ok(())
    }

    /// Makes the delivery to somebody that is due longest.
    async fn deliver_to(&self, target: Target, log: &Log) -> Target {
        log.noted(&target, &self.deliver(&target, log).await);
        target
    }

    async fn deliver(&self, target: &Target, log: &Log) -> Result<(), DeskError> {
        let content = self.store.content();
        let mut change = content.change().await?;
        let now = content.now_seconds();
        outbox::give_up(&mut change, now).await?;
        let delivery = outbox::claim(&mut change, now, target).await?;
        change.commit().await?;
        let Some(delivery) = delivery else {
            return Ok(());
        };
        let outcome = match target {
            Target::Webhook(id) => {
                let mut view = content.view().await?;
                let webhook = webhook::one(&mut view, id).await?;
                drop(view);
                match webhook {
                    Some(webhook) => self.send(&webhook, &delivery).await,
                    None => return self.forget(&delivery).await,
                }
            }
            Target::Search => self.tell_search(&delivery).await,
        };
        log.tried(target, &delivery, &outcome);
        let tried = outcome.tried(delivery.tries);
        let mut change = content.change().await?;
        outbox::settle(&mut change, content.now_seconds(), &delivery, &tried).await?;
        Ok(change.commit().await?)
    }

    /// Forgets a delivery to a webhook that is gone.
    async fn forget(&self, delivery: &Delivery) -> Result<(), DeskError> {
        let mut change = self.store.content().change().await?;
        sqlx::query("DELETE FROM desk_deliveries WHERE number = $1")
            .bind(delivery.number)
            .execute(&mut *change)
            .await?;
        Ok(change.commit().await?)
    }

    async fn send(&self, webhook: &Webhook, delivery: &Delivery) -> Outcome {
        let Ok(url) = Url::parse(&webhook.address) else {
            return Outcome::failed(fault::UNREACHABLE);
        };
        // The operator may have closed what was open when it was entered.
        if check_address(&url, self.courier.is_private_allowed).is_err() {
            return Outcome::failed(fault::PRIVATE);
        }
        let Some(client) = self.courier.guarded(&url) else {
            return Outcome::failed(fault::UNREACHABLE).because("this machine has no certificates");
        };
        let seconds = self.store.content().now_seconds();
        let (body, signature) = match self.written(webhook, delivery, seconds) {
            Ok(written) => written,
            Err(cause) => return Outcome::failed(fault::UNKNOWN).because(&cause),
        };
        let request = client
            .post(url)
            .header(CONTENT_TYPE, "application/json")
            .header(USER_AGENT, AGENT)
            .header("webhook-id", &delivery.id)
            .header("webhook-timestamp", seconds.to_string())
            .header("webhook-signature", signature)
            .body(body);
        match request.send().await {
            Ok(response) => Outcome::of(&response, self.store.content().now_seconds()),
            Err(error) => Outcome::of_error(&error),
        }
    }

    /// The body of a delivery and its signature, or why there is none.
    fn written(
        &self,
        webhook: &Webhook,
        delivery: &Delivery,
        seconds: i64,
    ) -> Result<(String, String), String> {
        let event: Event = serde_json::from_str(&delivery.event).map_err(|error| error.to_string())?;
        let language = Language::from_code(&webhook.language).or_else(|| Language::all().first());
        let language = language.ok_or("there is no language")?;
        let origin = self.origins.first().map(String::as_str).unwrap_or_default();
        let desk = if event.position.is_empty() {
            format!("{origin}/")
        } else {
            format!("{origin}/#/position/{}", path_part(&event.position))
        };
        let pages = event.languages.iter();
        let pages = pages.map(|each| self.site.position_address(&event.position, &each.locale));
        let addresses = Addresses {
            pages: pages.collect(),
            desk,
        };
        let kind = Kind::of(&delivery.kind);
        // A later version may know more kinds.
        if kind.is_none() && delivery.kind != outbox::TEST {
            return Err(format!("it is of an unknown kind, {}", delivery.kind));
        }
        let body = message::body(kind, &event, &webhook.name, language, &addresses);
        let body = body.map_err(|error| error.to_string())?;
        let signature = webhook.sign(&delivery.id, seconds, &body);
        let signature = signature.map_err(|error| error.to_string())?;
        Ok((body, signature))
    }

    /// Tells a search engine of a page.
    async fn tell_search(&self, delivery: &Delivery) -> Outcome {
        let event: Option<Event> = serde_json::from_str(&delivery.event).ok();
        let address = event.and_then(|event| {
            let language = event.languages.first()?;
            self.site.position_address(&event.position, &language.locale)
        });
        let (Some(indexing), Some(address)) = (&self.indexing, address) else {
            return Outcome::failed(fault::UNKNOWN);
        };
        let Some(client) = self.courier.open(indexing.api()) else {
            return Outcome::failed(fault::UNREACHABLE);
        };
        let now = self.store.content().now_seconds();
        match indexing.publish(client, now, &delivery.kind, &address).await {
            Ok(response) => Outcome::of(&response, now),
            Err(IndexingError::Request(error)) => Outcome::of_error(&error),
            Err(error) => Outcome::failed(fault::TOKEN).because(&error),
        }
    }
}

/// What the log says of deliveries: each trouble once, and its end.
#[derive(Debug, Default)]
struct Log {
    looks: Trouble<()>,
    notes: Trouble<Target>,
    tries: Trouble<Target>,
}

impl Log {
    fn looked(&self, due: &Result<Vec<Target>, DeskError>) {
        match due {
            Ok(_) if self.looks.ends(&()) => tracing::info!("programs outside can be told again"),
            Err(error) if self.looks.begins((), error) => {
                tracing::error!(%error, "programs outside cannot be told at present");
            }
            _ => {}
        }
    }

    fn noted(&self, target: &Target, done: &Result<(), DeskError>) {
        let webhook = target.webhook();
        match done {
            Ok(()) if self.notes.ends(target) => {
                tracing::info!(webhook, "deliveries can be read and noted again");
            }
            Err(error) if self.notes.begins(target.clone(), error) => {
                tracing::error!(webhook, %error, "deliveries cannot be read or noted at present");
            }
            _ => {}
        }
    }

    fn tried(&self, target: &Target, delivery: &Delivery, outcome: &Outcome) {
        match outcome.fault() {
            None if self.tries.ends(target) => {
                tracing::info!(webhook = target.webhook(), "deliveries are taken again");
            }
            Some(fault) if self.tries.begins(target.clone(), &outcome.why()) => tracing::warn!(
                webhook = target.webhook(),
                delivery = %delivery.id,
                tries = delivery.tries,
                status = outcome.status(),
                fault,
                cause = outcome.cause(),
                "a delivery was not taken; more of the same are not logged"
            ),
            _ => {}
        }
    }
}

/// A position as a part of an address.
fn path_part(id: &str) -> String {
    utf8_percent_encode(id, ENCODED).to_string()
}
