//! Signed messages from the platform (JSON Web Tokens), as it sends them to webhooks.

use content_wire::base64;
use rustls::pki_types::SubjectPublicKeyInfoDer;
use rustls::pki_types::pem::PemObject as _;
use serde_json::{Map, Value};
use time::OffsetDateTime;
use webpki::RawPublicKeyEntity;
use webpki::ring::RSA_PKCS1_2048_8192_SHA256;

use crate::error::ContentError;

/// The one way of signing that the platform uses; a message must not choose another.
const ALGORITHM: &str = "RS256";
/// How far the platform's clock may be ahead, in seconds.
const CLOCK_SKEW_MAX: i64 = 60;

/// Returns the claims of a message that was signed with the platform's key and has not expired at `now`.
/// `public_key` is that key as PEM, `BEGIN PUBLIC KEY`.
///
/// # Errors
/// [`ContentError::InvalidJwt`] for a damaged, expired or foreign message, one that is not valid yet, and for a text that is no key.
pub fn read_signed_message(jwt: &str, public_key: &str, now: OffsetDateTime) -> Result<Value, ContentError> {
    let mut parts = jwt.trim().split('.');
    let (Some(header), Some(claims), Some(signature), None) =
        (parts.next(), parts.next(), parts.next(), parts.next())
    else {
        return Err(invalid("it has not three parts"));
    };
    let fields: Map<String, Value> = json(header)?;
    if fields.get("alg").and_then(Value::as_str) != Some(ALGORITHM) {
        return Err(invalid("it is signed in another way"));
    }
    // RFC 7515, 4.1.11: who does not understand an extension that is critical must refuse it. None is understood here.
    if fields.contains_key("crit") {
        return Err(invalid("it needs an extension"));
    }
    let signed = format!("{header}.{claims}");
    verify(public_key, signed.as_bytes(), &bytes(signature)?)?;
    let claims: Value = json(claims)?;
    let expiry = claims.get("exp").and_then(Value::as_i64);
    if expiry.is_some_and(|expiry| expiry < now.unix_timestamp()) {
        return Err(invalid("it has expired"));
    }
    let latest = now.unix_timestamp().saturating_add(CLOCK_SKEW_MAX);
    let not_before = claims.get("nbf").filter(|time| !time.is_null());
    if not_before.is_some_and(|time| time.as_i64().is_none_or(|time| time > latest)) {
        return Err(invalid("it is not valid yet"));
    }
    Ok(claims)
}

fn verify(public_key: &str, message: &[u8], signature: &[u8]) -> Result<(), ContentError> {
    let no_key = || invalid("the key is no public key");
    let key = SubjectPublicKeyInfoDer::from_pem_slice(public_key.as_bytes()).map_err(|_| no_key())?;
    let key = RawPublicKeyEntity::try_from(&key).map_err(|_| no_key())?;
    key.verify_signature(RSA_PKCS1_2048_8192_SHA256, message, signature)
        .map_err(|_| invalid("the signature is not the platform's"))
}

fn json<T: serde::de::DeserializeOwned>(part: &str) -> Result<T, ContentError> {
    serde_json::from_slice(&bytes(part)?).map_err(|error| invalid(&error.to_string()))
}

fn bytes(part: &str) -> Result<Vec<u8>, ContentError> {
    base64::decode(part).map_err(|error| invalid(&error.to_string()))
}

fn invalid(cause: &str) -> ContentError {
    ContentError::InvalidJwt {
        cause: cause.to_owned(),
    }
}

#[cfg(test)]
mod tests;
