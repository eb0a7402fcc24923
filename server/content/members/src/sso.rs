//! Logins vouched for by another system of the owner: a JSON web token signed with a shared secret (HS256).
//!
//! The token is read here and by no library: those that read this one form bring either a second set of cryptography
//! or every other form, and each other form is a way to be tricked.

use content_wire::base64;
use hmac::{Hmac, KeyInit as _, Mac as _};
use serde_json::{Map, Value};
use sha2::Sha256;

use crate::email;

/// How far ahead a token may expire, in seconds. It is redeemed at once, and each only once.
const LIFETIME_MAX: i64 = 600;
/// How far the other system's clock may be ahead, in seconds.
const CLOCK_SKEW_MAX: i64 = 60;

/// What the other system vouches for.
#[derive(Debug, PartialEq)]
pub(crate) struct Assertion {
    /// The member's e-mail address in the kept form.
    pub(crate) email: String,
    /// Names for the member's profile.
    pub(crate) profile: Map<String, Value>,
    /// Seconds since 1970 after which the token is worthless.
    pub(crate) expires_at: i64,
}

/// Checks a token: algorithm, signature, audience, times, address.
///
/// # Errors
/// What is wrong with it, for the log and for the operator of the other system.
pub(crate) fn verify(
    token: &str,
    connection: &str,
    secret: &[u8],
    now: i64,
) -> Result<Assertion, &'static str> {
    let (signed, signature) = token.rsplit_once('.').ok_or("is no token")?;
    let (header, claims) = signed.split_once('.').ok_or("is no token")?;
    let header = object(header)?;
    if header.get("alg").and_then(Value::as_str) != Some("HS256") {
        return Err("is not signed with HS256");
    }
    // RFC 7515, 4.1.11: who does not understand an extension that is critical must refuse it. None is understood here.
    if header.contains_key("crit") {
        return Err("needs an extension");
    }
    let signature = base64::decode_strict(signature).map_err(|_| "is no token")?;
    let mut mac = Hmac::<Sha256>::new_from_slice(secret).map_err(|_| "cannot be checked")?;
    mac.update(signed.as_bytes());
    mac.verify_slice(&signature)
        .map_err(|_| "has a wrong signature")?;
    let claims = object(claims)?;
    if claims.get("aud").and_then(Value::as_str) != Some(connection) {
        return Err("is meant for another connection");
    }
    let expires_at = claims.get("exp").and_then(Value::as_i64).ok_or("has no expiry")?;
    if expires_at < now {
        return Err("has expired");
    }
    if expires_at > now.saturating_add(LIFETIME_MAX) {
        return Err("expires too late");
    }
    let not_before = claims.get("nbf").or_else(|| claims.get("iat"));
    if not_before.is_some_and(|time| time.as_i64().is_none_or(|time| time > now + CLOCK_SKEW_MAX)) {
        return Err("is not valid yet");
    }
    let email = claims.get("email").and_then(Value::as_str).and_then(email::parse);
    Ok(Assertion {
        email: email.ok_or("has no e-mail address")?,
        profile: profile(&claims),
        expires_at,
    })
}

/// The standard's names of claims in the platform's names of a profile's fields.
fn profile(claims: &Map<String, Value>) -> Map<String, Value> {
    [
        ("given_name", "firstName"),
        ("family_name", "lastName"),
        ("nickname", "nickname"),
        ("locale", "language"),
    ]
    .into_iter()
    .filter_map(|(claim, field)| match claims.get(claim) {
        Some(Value::String(text)) => Some((field.to_owned(), Value::String(text.clone()))),
        _ => None,
    })
    .collect()
}

fn object(part: &str) -> Result<Map<String, Value>, &'static str> {
    let bytes = base64::decode_strict(part).map_err(|_| "is no token")?;
    serde_json::from_slice(&bytes).map_err(|_| "is no token")
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    const NOW: i64 = 1_800_000_000;
    const SECRET: &[u8] = b"shared";

    fn token(header: &Value, claims: &Value, secret: &[u8]) -> String {
        let part = |value: &Value| base64::encode(value.to_string());
        let signed = format!("{}.{}", part(header), part(claims));
        let mut mac = Hmac::<Sha256>::new_from_slice(secret).unwrap();
        mac.update(signed.as_bytes());
        format!("{signed}.{}", base64::encode(mac.finalize().into_bytes()))
    }

    fn claims() -> Value {
        json!({"aud": "shop", "exp": NOW + 60, "iat": NOW, "email": "Ann@Example.com", "given_name": "Ann"})
    }

    fn with(name: &str, value: Value) -> String {
        let mut claims = claims();
        claims[name] = value;
        token(&json!({"alg": "HS256", "typ": "JWT"}), &claims, SECRET)
    }

    #[test]
    fn the_standards_own_example_has_the_right_signature() {
        // RFC 7515, appendix A.1; it carries no audience, which is found out only after its signature is right.
        let key = "AyM1SysPpbyDfgZld3umj1qzKObwVMkoqQ-EstJQLr_T-1qS0gZH75aKtMN3Yj0iPS4hcgUuTwjAzZr1Z9CAow";
        let example = "eyJ0eXAiOiJKV1QiLA0KICJhbGciOiJIUzI1NiJ9.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ.dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk";
        let key = base64::decode_strict(key).unwrap();
        assert_eq!(
            verify(example, "shop", &key, NOW),
            Err("is meant for another connection")
        );
        assert_eq!(verify(example, "shop", SECRET, NOW), Err("has a wrong signature"));
    }

    #[test]
    fn a_good_token_gives_the_address_and_the_names() {
        let assertion = verify(&with("nbf", json!(NOW)), "shop", SECRET, NOW).unwrap();
        assert_eq!(assertion.email, "ann@example.com");
        assert_eq!(Value::Object(assertion.profile), json!({"firstName": "Ann"}));
        assert_eq!(assertion.expires_at, NOW + 60);
    }

    #[test]
    fn every_flaw_is_refused() {
        let critical = json!({"alg": "HS256", "crit": ["exp"]});
        let critical = token(&critical, &claims(), SECRET);
        let unsigned = token(&json!({"alg": "none"}), &claims(), SECRET);
        for (token, flaw) in [
            (String::new(), "is no token"),
            ("a.b.c".to_owned(), "is no token"),
            (unsigned, "is not signed with HS256"),
            (critical, "needs an extension"),
            (
                token(&json!({"alg": "HS256"}), &claims(), b"other"),
                "has a wrong signature",
            ),
            (with("aud", json!("blog")), "is meant for another connection"),
            (with("exp", json!(NOW - 1)), "has expired"),
            (with("exp", json!("tomorrow")), "has no expiry"),
            (with("exp", json!(NOW + 601)), "expires too late"),
            (with("iat", json!(NOW + 61)), "is not valid yet"),
            (with("nbf", json!("soon")), "is not valid yet"),
            (with("email", json!("ann")), "has no e-mail address"),
        ] {
            assert_eq!(verify(&token, "shop", SECRET, NOW), Err(flaw), "{token}");
        }
    }

    #[test]
    fn times_that_are_just_allowed_are_taken() {
        for (claim, time) in [
            ("exp", NOW),
            ("exp", NOW + LIFETIME_MAX),
            ("iat", NOW + CLOCK_SKEW_MAX),
            ("nbf", NOW + CLOCK_SKEW_MAX),
        ] {
            let verified = verify(&with(claim, json!(time)), "shop", SECRET, NOW);
            assert!(verified.is_ok(), "{claim} {time}: {:?}", verified.err());
        }
    }

    #[test]
    fn fuzz_no_token_is_believed_that_was_not_signed() {
        let good = with("nbf", json!(NOW));
        let parts: Vec<&str> = good.split('.').collect();
        let target = fuzzing::Target::new("assertion", env!("CARGO_MANIFEST_DIR"));
        let words = [".", "=", "eyJhbGciOiJIUzI1NiJ9", "eyJhbGciOiJub25lIn0", "A", "-_"];
        target.words(&words).texts(|text| {
            for token in [
                text.to_owned(),
                format!("{good}{text}"),
                format!("{}.{}.{text}", parts[0], parts[1]),
                format!("{}.{text}.{}", parts[0], parts[2]),
            ] {
                assert!(
                    token == good || verify(&token, "shop", SECRET, NOW).is_err(),
                    "{token:?}"
                );
            }
        });
    }

    #[test]
    fn fuzz_signed_claims_of_any_kind_are_read_or_refused() {
        let target = fuzzing::Target::new("claims", env!("CARGO_MANIFEST_DIR"));
        let words = [
            "\"exp\":",
            "\"nbf\":",
            "\"iat\":",
            "\"aud\":\"shop\"",
            "\"email\":",
            "1800000060",
            "9223372036854775807",
            "-9223372036854775808",
            ",",
            "{",
            "}",
            "[",
            "]",
            "null",
        ];
        target.words(&words).texts(|text| {
            let Ok(claims @ Value::Object(_)) = serde_json::from_str(text) else {
                return;
            };
            for now in [NOW, i64::MAX - 60, i64::MIN] {
                let token = token(&json!({"alg": "HS256"}), &claims, SECRET);
                if let Ok(assertion) = verify(&token, "shop", SECRET, now) {
                    assert!(
                        (now..=now.saturating_add(LIFETIME_MAX)).contains(&assertion.expires_at),
                        "{claims}"
                    );
                    assert_eq!(email::parse(&assertion.email), Some(assertion.email), "{claims}");
                }
            }
        });
    }
}
