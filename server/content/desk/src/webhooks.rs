//! Webhooks: programs outside that owners let be told of what happens.

use content_wire::reason::{Code, Reason};
use serde::Deserialize;
use url::Url;
use uuid::Uuid;
use words::Language;

use crate::audit;
use crate::deliveries::{self, Delivery, DeliveryFilter};
use crate::error::DeskError;
use crate::event::{Event, Kind};
use crate::outbox::{self, Target};
use crate::store::DeskStore;
use crate::webhook::{self, NO_WEBHOOK, Webhook};
use crate::webhook_address::{BadAddress, check_address};

/// Most webhooks: each is told within a change.
const WEBHOOKS_MAX: i64 = 20;
/// Longest name of a webhook in characters.
const NAME_MAX: usize = 64;
/// Longest address in bytes.
const ADDRESS_MAX: usize = 2000;
/// Bytes of a secret: as many as the signature has.
const SECRET_BYTES: usize = 32;

const NO_DELIVERY: DeskError = DeskError::NotFound { what: "delivery" };

/// What owners say of a webhook.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct WebhookRequest {
    pub(crate) name: String,
    pub(crate) address: String,
    pub(crate) language: String,
    pub(crate) events: Vec<Kind>,
    pub(crate) is_on: bool,
}

impl WebhookRequest {
    fn check(&self, is_private_allowed: bool) -> Result<(), DeskError> {
        let name = &self.name;
        if name.trim().is_empty() || name.chars().count() > NAME_MAX || name.chars().any(char::is_control) {
            return Err(DeskError::field("name", Code::BadKeyName.with("max", NAME_MAX)));
        }
        if Language::from_code(&self.language).is_none() {
            return Err(DeskError::field("language", Code::NoLanguage));
        }
        if self.events.is_empty() {
            return Err(DeskError::field("events", Code::Empty));
        }
        let refused = |code: Code| DeskError::field("address", code.with("value", &self.address));
        if self.address.len() > ADDRESS_MAX || self.address.chars().any(char::is_control) {
            return Err(DeskError::field(
                "address",
                Code::LongAddress
                    .with("value", &self.address)
                    .with("max", ADDRESS_MAX),
            ));
        }
        let url = Url::parse(&self.address).map_err(|_| refused(Code::NotHttps))?;
        check_address(&url, is_private_allowed).map_err(|bad| match bad {
            BadAddress::NotHttps => refused(Code::NotHttps),
            BadAddress::Private => refused(Code::PrivateAddress),
        })
    }

    /// What it is told of, each once and in the order of all, as a row has it.
    fn events(&self) -> String {
        let events: Vec<_> = Kind::ALL
            .into_iter()
            .filter(|kind| self.events.contains(kind))
            .map(Kind::name)
            .collect();
        serde_json::json!(events).to_string()
    }
}

impl DeskStore {
    /// The webhooks, by name.
    pub(crate) async fn webhooks(&self) -> Result<Vec<Webhook>, DeskError> {
        let mut view = self.content().view().await?;
        let rows = sqlx::query(sqlx::AssertSqlSafe(format!(
            "{} ORDER BY name, id",
            webhook::COLUMNS
        )))
        .fetch_all(&mut *view)
        .await?;
        rows.iter().map(webhook::read).collect()
    }

    /// Makes a webhook. From now on it is told of what happens.
    pub(crate) async fn create_webhook(
        &self,
        request: &WebhookRequest,
        is_private_allowed: bool,
        author: &str,
    ) -> Result<Webhook, DeskError> {
        request.check(is_private_allowed)?;
        let content = self.content();
        let mut change = content.change().await?;
        let count: i64 = sqlx::query_scalar("SELECT COUNT(*) FROM desk_webhooks")
            .fetch_one(&mut *change)
            .await?;
        if count >= WEBHOOKS_MAX {
            return Err(DeskError::field(
                "name",
                Code::ManyWebhooks.with("max", WEBHOOKS_MAX),
            ));
        }
        let id = Uuid::new_v4().to_string();
        let secret: [u8; SECRET_BYTES] = rand::random();
        sqlx::query(
            "INSERT INTO desk_webhooks (id, name, address, language, events, secret, is_on, created_at)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
        )
        .bind(id.as_str())
        .bind(request.name.trim())
        .bind(request.address.as_str())
        .bind(request.language.as_str())
        .bind(request.events())
        .bind(secret.to_vec())
        .bind(i64::from(request.is_on))
        .bind(content.now())
        .execute(&mut *change)
        .await?;
        audit::note(
            &mut change,
            content.now(),
            author,
            "createWebhook",
            request.name.trim(),
        )
        .await?;
        let made = webhook::one(&mut change, &id).await?.ok_or(NO_WEBHOOK)?;
        change.commit().await?;
        Ok(made)
    }

    /// Changes a webhook; its secret stays.
    pub(crate) async fn change_webhook(
        &self,
        id: &str,
        request: &WebhookRequest,
        is_private_allowed: bool,
        author: &str,
    ) -> Result<Webhook, DeskError> {
        request.check(is_private_allowed)?;
        let content = self.content();
        let mut change = content.change().await?;
        let done = sqlx::query(
            "UPDATE desk_webhooks SET name = $1, address = $2, language = $3, events = $4, is_on = $5 WHERE id = $6",
        )
        .bind(request.name.trim())
        .bind(request.address.as_str())
        .bind(request.language.as_str())
        .bind(request.events())
        .bind(i64::from(request.is_on))
        .bind(id)
        .execute(&mut *change)
        .await?;
        if done.rows_affected() == 0 {
            return Err(NO_WEBHOOK);
        }
        audit::note(
            &mut change,
            content.now(),
            author,
            "changeWebhook",
            request.name.trim(),
        )
        .await?;
        let changed = webhook::one(&mut change, id).await?.ok_or(NO_WEBHOOK)?;
        change.commit().await?;
        Ok(changed)
    }

    /// Removes a webhook with its deliveries.
    pub(crate) async fn remove_webhook(&self, id: &str, author: &str) -> Result<(), DeskError> {
        let content = self.content();
        let mut change = content.change().await?;
        let webhook = webhook::one(&mut change, id).await?.ok_or(NO_WEBHOOK)?;
        for statement in [
            "DELETE FROM desk_webhooks WHERE id = $1",
            "DELETE FROM desk_deliveries WHERE webhook = $1",
        ] {
            sqlx::query(statement).bind(id).execute(&mut *change).await?;
        }
        audit::note(&mut change, content.now(), author, "removeWebhook", &webhook.name).await?;
        Ok(change.commit().await?)
    }

    /// Notes a delivery that says no more than that it is a test.
    pub(crate) async fn test_webhook(&self, id: &str, author: &str) -> Result<(), DeskError> {
        let content = self.content();
        let mut change = content.change().await?;
        let webhook = webhook::one(&mut change, id).await?.ok_or(NO_WEBHOOK)?;
        if !webhook.is_on {
            let reason = Reason::malformed("must be on for a test");
            return Err(DeskError::field("isOn", reason));
        }
        let event = Event {
            by: author.to_owned(),
            at: content.now(),
            ..Event::default()
        };
        let event = serde_json::json!(event).to_string();
        let target = Target::Webhook(webhook.id);
        outbox::insert(&mut change, content.now_seconds(), &target, outbox::TEST, &event).await?;
        audit::note(&mut change, content.now(), author, "testWebhook", &webhook.name).await?;
        Ok(change.commit().await?)
    }

    /// What was and is to be delivered, the newest first, and whether there is more.
    pub(crate) async fn deliveries(
        &self,
        filter: &DeliveryFilter,
    ) -> Result<(Vec<Delivery>, bool), DeskError> {
        let mut view = self.content().view().await?;
        deliveries::list(&mut view, filter).await
    }

    /// Lets a delivery be made once more.
    pub(crate) async fn deliver_again(&self, id: &str, author: &str) -> Result<(), DeskError> {
        let content = self.content();
        let mut change = content.change().await?;
        let delivery = outbox::again(&mut change, content.now_seconds(), id).await?;
        let delivery = delivery.ok_or(NO_DELIVERY)?;
        let name = match &delivery.webhook {
            Some(id) => webhook::one(&mut change, id).await?.ok_or(NO_WEBHOOK)?.name,
            None => "Google".to_owned(),
        };
        audit::note(&mut change, content.now(), author, "deliverAgain", &name).await?;
        Ok(change.commit().await?)
    }
}
