//! Signed messages from the platform (JSON Web Tokens), as it sends them to webhooks.

use content_wire::base64;
use rustls::SignatureScheme;
use serde::Deserialize;
use serde_json::Value;
use time::OffsetDateTime;

use crate::error::ContentError;

/// The one way of signing that the platform uses; a message must not choose another.
const ALGORITHM: &str = "RS256";
/// DER's tag of a sequence.
const SEQUENCE: u8 = 0x30;
/// DER's tag of a string of bits.
const BIT_STRING: u8 = 0x03;

#[derive(Deserialize)]
struct Header {
    alg: String,
}

/// Returns the claims of a message that was signed with the platform's key and has not expired at `now`.
/// `public_key` is that key as PEM, `BEGIN PUBLIC KEY`.
///
/// # Errors
/// [`ContentError::InvalidJwt`] for a damaged, expired or foreign message, and for a key that is none.
pub fn read_signed_message(jwt: &str, public_key: &str, now: OffsetDateTime) -> Result<Value, ContentError> {
    let mut parts = jwt.trim().split('.');
    let (Some(header), Some(claims), Some(signature), None) =
        (parts.next(), parts.next(), parts.next(), parts.next())
    else {
        return Err(invalid("it has not three parts"));
    };
    let Header { alg } = json(header)?;
    if alg != ALGORITHM {
        return Err(invalid("it is signed in another way"));
    }
    let signed = format!("{header}.{claims}");
    verify(&rsa_key(public_key)?, signed.as_bytes(), &bytes(signature)?)?;
    let claims: Value = json(claims)?;
    let expiry = claims.get("exp").and_then(Value::as_i64);
    if expiry.is_some_and(|expiry| expiry < now.unix_timestamp()) {
        return Err(invalid("it has expired"));
    }
    Ok(claims)
}

fn verify(key: &[u8], message: &[u8], signature: &[u8]) -> Result<(), ContentError> {
    let provider = rustls::crypto::ring::default_provider();
    let known = provider.signature_verification_algorithms.mapping;
    let verifiers = known
        .iter()
        .filter(|(scheme, _)| *scheme == SignatureScheme::RSA_PKCS1_SHA256)
        .flat_map(|(_, verifiers)| *verifiers);
    for verifier in verifiers {
        if verifier.verify_signature(key, message, signature).is_ok() {
            return Ok(());
        }
    }
    Err(invalid("the signature is not the platform's"))
}

/// Takes the RSA key out of its envelope: a sequence of the algorithm and the key's bits.
fn rsa_key(pem: &str) -> Result<Vec<u8>, ContentError> {
    let text: String = pem.lines().filter(|line| !line.starts_with('-')).collect();
    let der = bytes(&text)?;
    let key = || {
        let (envelope, _) = element(&der, SEQUENCE)?;
        let (_algorithm, rest) = element(envelope, SEQUENCE)?;
        let (bits, _) = element(rest, BIT_STRING)?;
        // The first byte counts the unused bits of the last one.
        bits.strip_prefix(&[0]).map(<[u8]>::to_vec)
    };
    key().ok_or_else(|| invalid("the key is no public key"))
}

/// Splits off the first element, which must have this tag; gives its content and what follows.
fn element(der: &[u8], expected: u8) -> Option<(&[u8], &[u8])> {
    let (&[tag, first], rest) = der.split_first_chunk::<2>()?;
    if tag != expected {
        return None;
    }
    if first < 0x80 {
        return rest.split_at_checked(usize::from(first));
    }
    let (length, rest) = rest.split_at_checked(usize::from(first & 0x7f))?;
    let mut content = 0_usize;
    for byte in length {
        content = content.checked_mul(256)?.checked_add(usize::from(*byte))?;
    }
    rest.split_at_checked(content)
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
