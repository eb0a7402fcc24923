//! Messages signed with a key that was made for these tests alone.

use serde_json::json;
use time::OffsetDateTime;

use super::*;

const KEY: &str = "-----BEGIN PUBLIC KEY-----\n\
    MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAx6ozQARBhkuqjG/omT8P\n\
    1XZJNLfFgBEF16XgqRnF91HB45Hk55kIyxeIujFD/I8U8fpKbkAkbhKHOcIcbXqV\n\
    Dt/Du40qD8JzcGleiSgt8SH33Kdghn6dDc6q8ECcs3xqpWhP8EdOZvBRHctdvx1h\n\
    Cii96ChHH/8+X/szkAL6sw0pazP44sKoaarBKr9Ac7wv/8sCMYpwDdKcCCHYOIwy\n\
    +AJ7SHxXpgEO2Og9tSUhxjvJ+iXMxGvBWz1yspv47ZcWW8ON5Ub0BDeDXL2gCNRq\n\
    jRAd62pA/1lD/p0kcifMlzgVZKRkSyPi0DEifkQCtyUkc5MbKEhhrLLQ9xU/rw5B\n\
    4wIDAQAB\n\
    -----END PUBLIC KEY-----";
/// Expires at 1700000600.
const MESSAGE: &str = "eyJhbGciOiJSUzI1NiIsInR5cCI6IkpXVCJ9.eyJkYXRhIjoie1wiaWRlbnRpdHlcIjpcIk1FTUJFUlwifSIsImlhd\
    CI6MTcwMDAwMDAwMCwiZXhwIjoxNzAwMDAwNjAwfQ.g3VNu4FbknLut1T_PLVA0Pcs69rPgR-eN_PR00qtHCYFH7hn\
    m-RI6-UsKGFV5i0k1DFl-N8rVwmmYjcXbbBccHIC0RipOCjSl0DZZdFGgZBpAHERvdMQAilVj9jtg58w_PC5U7l9QA\
    GkcZp69N9xAVKCUepGfvKiqbKoCv6ElkhSUGgwsU3Voz0WYkpOZ6QRG8qrbPrMZmiNtoY-tpG3vyMYv8wH8QfF3G66\
    SBF0WQ7p-kbRI7dCDo55wGiT-NMqBivwFUFvhBk5QjZFLbtTnpQkK5V9-3XWG0mxpJOjKieddDQoUWS0HFH32K5ZWQ\
    vzKsTIuRUhAp_J1ieguKDDug";
const WITHOUT_EXPIRY: &str = "eyJhbGciOiJSUzI1NiJ9.eyJkYXRhIjoieCJ9.K5-mSd5tCEx0H3t5FX2JnisJLkFc046DIkbGOtNOfG6OkMhETs9l\
    w0OriZq4mRKGbAqijluesIxTWRjfeG0qSUnF-a_CXLJMqzZzr4YXppX4ZXcVu7TSpgxY10KGdYMnrWpcRgwP_jOwJo\
    pZbyxtub94ij8_zG4dr87q9j5BSiYP6Ca8MzKo5nBjO7c9mRJNmhpUA_xZYVT1Cq8QtsQ2Etzd0gipma9WftADyNjT\
    rnzec_7-A_YFjW9xG2OXbnHkqL4T6hdkdrkTmY54YSq0qTHvDC8zbQhUL_qLM4bjAzDaYLZcJonSWZxrDzqY77RKLO\
    AfrE-DAlKqS_dSvDLRJQ";

fn read(jwt: &str, key: &str, now: i64) -> Result<Value, ContentError> {
    read_signed_message(jwt, key, OffsetDateTime::from_unix_timestamp(now).unwrap())
}

#[test]
fn what_the_platform_signed_is_read_until_it_expires() {
    let claims = read(MESSAGE, KEY, 1_700_000_600).unwrap();
    assert_eq!(claims["data"], json!("{\"identity\":\"MEMBER\"}"));
    assert_eq!(
        read(WITHOUT_EXPIRY, KEY, i64::from(u32::MAX)).unwrap(),
        json!({"data": "x"})
    );
}

#[test]
fn section_8_anything_else_is_not_valid() {
    let [header, claims, signature] = MESSAGE.split('.').collect::<Vec<_>>().try_into().unwrap();
    let [_, other_claims, _] = WITHOUT_EXPIRY.split('.').collect::<Vec<_>>().try_into().unwrap();
    let none = base64::encode(br#"{"alg":"none"}"#);
    let table = [
        (MESSAGE.to_owned(), KEY, "it has expired"),
        (
            format!("{header}.{other_claims}.{signature}"),
            KEY,
            "the signature is not the platform's",
        ),
        (
            format!("{header}.{claims}."),
            KEY,
            "the signature is not the platform's",
        ),
        (format!("{none}.{claims}."), KEY, "it is signed in another way"),
        (format!("{header}.{claims}"), KEY, "it has not three parts"),
        (format!("{MESSAGE}.x"), KEY, "it has not three parts"),
        (format!("$.{claims}.{signature}"), KEY, "malformed base64."),
        (format!("AAAA.{claims}.{signature}"), KEY, "expected value"),
        (
            MESSAGE.to_owned(),
            "-----BEGIN PUBLIC KEY-----\nMAAA\n",
            "the key is no public key",
        ),
        (MESSAGE.to_owned(), "", "the key is no public key"),
    ];
    for (jwt, key, cause) in table {
        let error = read(&jwt, key, 1_700_000_601).unwrap_err();
        assert_eq!(error.to_string(), "JWT is not valid");
        assert!(
            error.cause().is_some_and(|text| text.contains(cause)),
            "{cause}: {error:?}"
        );
    }
}
