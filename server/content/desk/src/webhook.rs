//! A webhook: what it is told of, and how that is signed.
//!
//! Deliveries are signed as <https://www.standardwebhooks.com> says, for which many languages have libraries.

use ::base64::Engine as _;
use ::base64::engine::general_purpose::STANDARD;
use hmac::{Hmac, KeyInit as _, Mac as _};
use sha2::Sha256;
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row as _};

use crate::error::DeskError;
use crate::event::Kind;
use crate::outbox;

/// What a secret begins with when it is shown.
const SECRET_PREFIX: &str = "whsec_";

pub(crate) const NO_WEBHOOK: DeskError = DeskError::NotFound { what: "webhook" };

/// What is read of a webhook.
pub(crate) const COLUMNS: &str =
    "SELECT id, name, address, language, events, secret, is_on, created_at FROM desk_webhooks";

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

/// A webhook by its id.
pub(crate) async fn one(connection: &mut AnyConnection, id: &str) -> Result<Option<Webhook>, DeskError> {
    let row = sqlx::query(sqlx::AssertSqlSafe(format!("{COLUMNS} WHERE id = $1")))
        .bind(id)
        .fetch_optional(connection)
        .await?;
    row.as_ref().map(read).transpose()
}

/// A webhook as a row has it.
pub(crate) fn read(row: &AnyRow) -> Result<Webhook, DeskError> {
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
