//! Makes deliveries, again and again until each is taken or a day has passed.
//!
//! Each webhook has one delivery under way at a time, so one that takes its time keeps no other waiting.

use std::collections::HashSet;
use std::error::Error as StdError;
use std::time::Duration;

use backon::{BackoffBuilder as _, ExponentialBuilder};
use futures::StreamExt as _;
use futures::stream::FuturesUnordered;
use http_client::NotPublic;
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};
use reqwest::Response;
use reqwest::header::{CONTENT_TYPE, RETRY_AFTER, USER_AGENT};
use url::Url;
use words::Language;

use crate::error::DeskError;
use crate::event::{Event, Kind};
use crate::indexing::IndexingError;
use crate::message::{self, Addresses};
use crate::outbox::{self, Delivery, Target, Tried};
use crate::shared::Shared;
use crate::webhooks::{self, Webhook, check_address};

/// Time between two looks at what is due. It is also what keeps a webhook to two deliveries a second; Slack takes one, and says so.
const EVERY: Duration = Duration::from_millis(500);
/// Longest wait between two tries.
const WAIT_MAX: Duration = Duration::from_hours(1);
/// Waits after failures, each twice as long as the one before.
const WAITS: ExponentialBuilder = ExponentialBuilder::new()
    .with_min_delay(Duration::from_secs(15))
    .with_max_delay(WAIT_MAX)
    .without_max_times();
/// What is encoded in a part of an address, as browsers do it.
const ENCODED: &AsciiSet = &NON_ALPHANUMERIC
    .remove(b'-')
    .remove(b'_')
    .remove(b'.')
    .remove(b'~');
/// What deliveries call the program that makes them.
const AGENT: &str = "axtorm-desk";

/// Why a delivery was not taken; the page has words for each.
mod fault {
    /// The response has another status than 2xx.
    pub(super) const STATUS: &str = "status";
    /// The response leads elsewhere.
    pub(super) const REDIRECT: &str = "redirect";
    /// The address is none that may be called.
    pub(super) const PRIVATE: &str = "private";
    /// There is no connection, or it broke.
    pub(super) const UNREACHABLE: &str = "unreachable";
    /// There was no response in time.
    pub(super) const LATE: &str = "late";
    /// Google gives the service account no token.
    pub(super) const TOKEN: &str = "token";
    /// What is to be told is not there, for example because the site does not run yet.
    pub(super) const UNKNOWN: &str = "unknown";
}

/// What came of a try before it is said how long to wait.
struct Outcome {
    status: Option<u16>,
    fault: Option<&'static str>,
    /// What the response asks for.
    retry_after: Option<Duration>,
}

impl Outcome {
    fn failed(fault: &'static str) -> Self {
        Self {
            status: None,
            fault: Some(fault),
            retry_after: None,
        }
    }

    fn of(response: &Response) -> Self {
        let status = response.status();
        let fault = match status {
            status if status.is_success() => None,
            status if status.is_redirection() => Some(fault::REDIRECT),
            _ => Some(fault::STATUS),
        };
        let seconds = response.headers().get(RETRY_AFTER);
        let seconds = seconds.and_then(|value| value.to_str().ok()?.parse().ok());
        Self {
            status: Some(status.as_u16()),
            fault,
            retry_after: seconds.map(Duration::from_secs),
        }
    }

    fn of_error(error: &reqwest::Error) -> Self {
        let fault = if error.is_timeout() {
            fault::LATE
        } else if is_not_public(error) {
            fault::PRIVATE
        } else {
            fault::UNREACHABLE
        };
        Self::failed(fault)
    }

    fn tried(self, tries: i64) -> Tried {
        let wait = wait(tries).max(self.retry_after.unwrap_or_default().min(WAIT_MAX));
        let seconds = i64::try_from(wait.as_secs()).unwrap_or(i64::MAX);
        Tried {
            status: self.status,
            failure: self.fault.map(|fault| (fault, seconds)),
        }
    }
}

impl Shared {
    /// Tells programs outside of what happens, for as long as the desk runs.
    pub(crate) async fn keep_telling(&self) {
        let mut looks = tokio::time::interval(EVERY);
        looks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        let mut busy = HashSet::new();
        let mut under_way = FuturesUnordered::new();
        loop {
            tokio::select! {
                Some(target) = under_way.next(), if !under_way.is_empty() => {
                    busy.remove(&target);
                }
                _ = looks.tick() => {
                    for target in self.look().await {
                        if busy.insert(target.clone()) {
                            under_way.push(self.deliver_to(target));
                        }
                    }
                }
            }
        }
    }

    /// Notes what is new; returns who has something due.
    async fn look(&self) -> Vec<Target> {
        if let Err(error) = self.follow().await {
            tracing::error!(%error, "what is new of published posts was not noted for webhooks");
        }
        let due = async {
            let content = self.store.content();
            let now = content.now_seconds();
            let mut view = content.view().await?;
            let due = outbox::due(&mut view, now).await?;
            drop(view);
            Ok::<_, DeskError>(due)
        };
        due.await.unwrap_or_else(|error| {
            tracing::error!(%error, "deliveries of webhooks cannot be read");
            Vec::new()
        })
    }

    /// Makes the delivery to somebody that is due longest.
    async fn deliver_to(&self, target: Target) -> Target {
        if let Err(error) = self.deliver(&target).await {
            tracing::error!(%error, "a delivery cannot be read or noted");
        }
        target
    }

    async fn deliver(&self, target: &Target) -> Result<(), DeskError> {
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
                let webhook = webhooks::one(&mut view, id).await?;
                drop(view);
                match webhook {
                    Some(webhook) => self.send(&webhook, &delivery).await,
                    None => return self.forget(&delivery).await,
                }
            }
            Target::Search => self.tell_search(&delivery).await,
        };
        let tried = outcome.tried(delivery.tries);
        if let Some((fault, wait)) = tried.failure {
            let (id, tries, status) = (&delivery.id, delivery.tries, tried.status);
            tracing::warn!(delivery = %id, tries, status, fault, retry_after_s = wait, "a delivery was not taken");
        }
        let mut change = content.change().await?;
        outbox::note(&mut change, content.now_seconds(), &delivery, &tried).await?;
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
            tracing::error!("webhooks cannot be called: this machine has no certificates");
            return Outcome::failed(fault::UNREACHABLE);
        };
        let seconds = self.store.content().now_seconds();
        let Some((body, signature)) = self.written(webhook, delivery, seconds) else {
            return Outcome::failed(fault::UNKNOWN);
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
            Ok(response) => Outcome::of(&response),
            Err(error) => Outcome::of_error(&error),
        }
    }

    /// The body of a delivery and its signature.
    fn written(&self, webhook: &Webhook, delivery: &Delivery, seconds: i64) -> Option<(String, String)> {
        let event: Event = serde_json::from_str(&delivery.event).ok()?;
        let language = Language::from_code(&webhook.language).or_else(|| Language::all().first())?;
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
        let body = message::body(kind, &event, &webhook.name, language, &addresses);
        let body = body
            .inspect_err(|error| tracing::error!(%error, "a delivery cannot be written"))
            .ok()?;
        let signature = webhook.sign(&delivery.id, seconds, &body).ok()?;
        Some((body, signature))
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
            Ok(response) => Outcome::of(&response),
            Err(IndexingError::Request(error)) => Outcome::of_error(&error),
            Err(error) => {
                tracing::error!(%error, "Google gives the service account no token");
                Outcome::failed(fault::TOKEN)
            }
        }
    }
}

/// How long to wait after so many tries.
fn wait(tries: i64) -> Duration {
    // After so many the longest wait is reached.
    let earlier = usize::try_from(tries.saturating_sub(1)).map_or(0, |tries| tries.min(16));
    WAITS.build().nth(earlier).unwrap_or(WAIT_MAX)
}

/// Whether a request failed because a name leads to no public address.
fn is_not_public(error: &reqwest::Error) -> bool {
    let mut cause: Option<&(dyn StdError + 'static)> = Some(error);
    while let Some(error) = cause {
        let inner = error
            .downcast_ref::<std::io::Error>()
            .and_then(std::io::Error::get_ref);
        if inner.is_some_and(|inner| inner.is::<NotPublic>()) || error.is::<NotPublic>() {
            return true;
        }
        cause = error.source();
    }
    false
}

/// A position as a part of an address.
fn path_part(id: &str) -> String {
    utf8_percent_encode(id, ENCODED).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::courier::Courier;

    #[test]
    fn waits_double_up_to_an_hour_and_longer_where_that_is_asked_for() {
        let seconds = [1, 2, 3, 8, 9, 1000].map(|tries| wait(tries).as_secs());
        assert_eq!(seconds, [15, 30, 60, 1920, 3600, 3600]);
        let asked = |retry_after_s| {
            let outcome = Outcome {
                status: Some(429),
                fault: Some(fault::STATUS),
                retry_after: Some(Duration::from_secs(retry_after_s)),
            };
            outcome.tried(1).failure
        };
        assert_eq!(asked(5), Some((fault::STATUS, 15)));
        assert_eq!(asked(100), Some((fault::STATUS, 100)));
        assert_eq!(asked(100_000), Some((fault::STATUS, 3600)));
    }

    #[tokio::test]
    async fn a_name_that_leads_home_is_refused_by_its_reason() {
        let courier = Courier::new(false, Duration::from_secs(5));
        let url: Url = "https://localhost:9/".parse().unwrap();
        let error = courier.guarded(&url).unwrap().post(url).send().await.unwrap_err();
        assert!(is_not_public(&error), "{error:?}");
        assert_eq!(Outcome::of_error(&error).fault, Some(fault::PRIVATE));
    }

    #[tokio::test]
    async fn nothing_but_https_leaves_where_private_networks_are_closed() {
        let courier = Courier::new(false, Duration::from_secs(5));
        let plain: Url = "http://127.0.0.1:9/".parse().unwrap();
        assert!(courier.guarded(&plain).is_none());
        let secure: Url = "https://example.com/".parse().unwrap();
        let error = courier
            .guarded(&secure)
            .unwrap()
            .post(plain)
            .send()
            .await
            .unwrap_err();
        assert!(error.is_builder(), "{error:?}");
    }
}
