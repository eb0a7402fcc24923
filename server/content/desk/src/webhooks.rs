//! Webhooks: programs outside that owners let be told of what happens.
//!
//! Deliveries are signed as <https://www.standardwebhooks.com> says, for which many languages have libraries.

use ::base64::Engine as _;
use ::base64::engine::general_purpose::STANDARD;
use content_wire::reason::{Code, Reason};
use hmac::{Hmac, KeyInit as _, Mac as _};
use serde::Deserialize;
use sha2::Sha256;
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row as _};
use url::{Host, Url};
use uuid::Uuid;
use words::Language;

use crate::audit;
use crate::error::DeskError;
use crate::event::{Event, Kind};
use crate::outbox::{self, Delivery, DeliveryFilter, Target};
use crate::store::DeskStore;

/// Most webhooks: each is told within a change.
const WEBHOOKS_MAX: i64 = 20;
/// Longest name of a webhook in characters.
const NAME_MAX: usize = 64;
/// Longest address in bytes.
const ADDRESS_MAX: usize = 2000;
/// Bytes of a secret: as many as the signature has.
const SECRET_BYTES: usize = 32;
/// What a secret begins with when it is shown.
const SECRET_PREFIX: &str = "whsec_";

pub(crate) const NO_WEBHOOK: DeskError = DeskError::NotFound { what: "webhook" };
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

/// A webhook.
#[derive(Clone)]
pub(crate) struct Webhook {
    pub(crate) id: String,
    pub(crate) name: String,
    pub(crate) address: String,
    /// Code of the language of its sentences.
    pub(crate) language: String,
    pub(crate) events: Vec<Kind>,
    pub(crate) is_on: bool,
    pub(crate) created: String,
    secret: Vec<u8>,
}

/// Why an address is not called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum BadAddress {
    /// It is not one of https, or has a user and a password.
    NotHttps,
    /// It is in a private network.
    Private,
}

impl Webhook {
    /// The secret as it is shown once.
    pub(crate) fn shown_secret(&self) -> String {
        format!("{SECRET_PREFIX}{}", STANDARD.encode(&self.secret))
    }

    /// The signature of a body, as the header has it.
    ///
    /// # Errors
    /// None in practice: a key of HMAC may have any length.
    pub(crate) fn sign(&self, id: &str, seconds: i64, body: &str) -> Result<String, DeskError> {
        let mac = Hmac::<Sha256>::new_from_slice(&self.secret).map_err(|_| NO_WEBHOOK)?;
        let mac = mac.chain_update(format!("{id}.{seconds}.{body}"));
        Ok(format!("v1,{}", STANDARD.encode(mac.finalize().into_bytes())))
    }
}

impl std::fmt::Debug for Webhook {
    /// The secret stays out of logs, and so does the address, which is one too for many services.
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter
            .debug_struct("Webhook")
            .field("id", &self.id)
            .finish_non_exhaustive()
    }
}

/// Checks an address before it is called: https, to the internet. An operator may let private networks be called, and then plain
/// http on this machine too. What a name leads to is seen when it is called.
pub(crate) fn check_address(url: &Url, is_private_allowed: bool) -> Result<(), BadAddress> {
    let (is_private, is_loopback) = match url.host() {
        None => return Err(BadAddress::NotHttps),
        Some(Host::Domain(name)) => {
            let is_own = name == "localhost" || name.ends_with(".localhost");
            (is_own, is_own)
        }
        Some(Host::Ipv4(address)) => (!http_client::is_public(address.into()), address.is_loopback()),
        Some(Host::Ipv6(address)) => (!http_client::is_public(address.into()), address.is_loopback()),
    };
    let is_plain = url.scheme() == "http" && is_private_allowed && is_loopback;
    let has_user = !url.username().is_empty() || url.password().is_some();
    if has_user || !(url.scheme() == "https" || is_plain) {
        // A private address is what has to be said of one that would be refused for that, too.
        return Err(if is_private && !is_private_allowed && !has_user {
            BadAddress::Private
        } else {
            BadAddress::NotHttps
        });
    }
    if is_private && !is_private_allowed {
        return Err(BadAddress::Private);
    }
    Ok(())
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
        let rows = sqlx::query(sqlx::AssertSqlSafe(format!("{COLUMNS} ORDER BY name, id")))
            .fetch_all(&mut *view)
            .await?;
        rows.iter().map(read).collect()
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
        let made = one(&mut change, &id).await?.ok_or(NO_WEBHOOK)?;
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
        let changed = one(&mut change, id).await?.ok_or(NO_WEBHOOK)?;
        change.commit().await?;
        Ok(changed)
    }

    /// Removes a webhook with its deliveries.
    pub(crate) async fn remove_webhook(&self, id: &str, author: &str) -> Result<(), DeskError> {
        let content = self.content();
        let mut change = content.change().await?;
        let webhook = one(&mut change, id).await?.ok_or(NO_WEBHOOK)?;
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
        let webhook = one(&mut change, id).await?.ok_or(NO_WEBHOOK)?;
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
        outbox::list(&mut view, filter).await
    }

    /// Lets a delivery be made once more.
    pub(crate) async fn deliver_again(&self, id: &str, author: &str) -> Result<(), DeskError> {
        let content = self.content();
        let mut change = content.change().await?;
        let delivery = outbox::again(&mut change, content.now_seconds(), id).await?;
        let delivery = delivery.ok_or(NO_DELIVERY)?;
        let name = match &delivery.webhook {
            Some(id) => one(&mut change, id).await?.ok_or(NO_WEBHOOK)?.name,
            None => "Google".to_owned(),
        };
        audit::note(&mut change, content.now(), author, "deliverAgain", &name).await?;
        Ok(change.commit().await?)
    }
}

const COLUMNS: &str =
    "SELECT id, name, address, language, events, secret, is_on, created_at FROM desk_webhooks";

/// A webhook by its id.
pub(crate) async fn one(connection: &mut AnyConnection, id: &str) -> Result<Option<Webhook>, DeskError> {
    let row = sqlx::query(sqlx::AssertSqlSafe(format!("{COLUMNS} WHERE id = $1")))
        .bind(id)
        .fetch_optional(connection)
        .await?;
    row.as_ref().map(read).transpose()
}

fn read(row: &AnyRow) -> Result<Webhook, DeskError> {
    Ok(Webhook {
        id: row.try_get(0)?,
        name: row.try_get(1)?,
        address: row.try_get(2)?,
        language: row.try_get(3)?,
        events: outbox::kinds(row.try_get(4)?)?,
        secret: row.try_get(5)?,
        is_on: row.try_get::<i64, _>(6)? == 1,
        created: row.try_get(7)?,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn checked(address: &str, is_private_allowed: bool) -> Result<(), BadAddress> {
        check_address(&Url::parse(address).unwrap(), is_private_allowed)
    }

    #[test]
    fn an_address_is_https_on_the_internet() {
        for address in [
            "https://hooks.slack.com/services/T/B/x",
            "https://example.com:8443/?a=b",
            "https://93.184.215.14/",
        ] {
            assert_eq!(checked(address, false), Ok(()), "{address}");
        }
        for address in [
            "http://example.com/",
            "ftp://example.com/",
            "https://ann:secret@example.com/",
        ] {
            assert_eq!(checked(address, false), Err(BadAddress::NotHttps), "{address}");
            assert_eq!(checked(address, true), Err(BadAddress::NotHttps), "{address}");
        }
    }

    #[test]
    fn a_private_network_is_the_operators_to_open() {
        for address in [
            "https://localhost/",
            "https://a.localhost/",
            "https://127.0.0.1/",
            "https://2130706433/",
            "https://0x7f.1/",
            "https://[::1]/",
            "https://[::ffff:10.0.0.1]/",
            "https://169.254.169.254/latest/meta-data/",
            "https://10.0.0.1/",
        ] {
            assert_eq!(checked(address, false), Err(BadAddress::Private), "{address}");
            assert_eq!(checked(address, true), Ok(()), "{address}");
        }
        // Plain http stays on this machine.
        assert_eq!(checked("http://127.0.0.1:9/", false), Err(BadAddress::Private));
        assert_eq!(checked("http://127.0.0.1:9/", true), Ok(()));
        assert_eq!(checked("http://10.0.0.1/", true), Err(BadAddress::NotHttps));
    }

    #[test]
    fn a_signature_is_that_of_standard_webhooks() {
        // The example of the specification's own libraries.
        let webhook = Webhook {
            id: String::new(),
            name: String::new(),
            address: String::new(),
            language: String::new(),
            events: Vec::new(),
            is_on: true,
            created: String::new(),
            secret: STANDARD.decode("MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw").unwrap(),
        };
        let signature = webhook.sign(
            "msg_p5jXN8AQM9LWM0D4loKWxJek",
            1_614_265_330,
            r#"{"test": 2432232314}"#,
        );
        assert_eq!(
            signature.unwrap(),
            "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE="
        );
    }
}
