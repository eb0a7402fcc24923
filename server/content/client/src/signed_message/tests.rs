//! Messages signed with a key that was made for these tests only.

use serde_json::json;
use time::OffsetDateTime;

use super::*;

const KEY: &str = "-----BEGIN PUBLIC KEY-----\n\
    MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA27DGXD8wgyELqhsB0mfW\n\
    yngquNwPFZNeZgj/0pkEMxLNYBe+uwBxNPpg8XcYhEFemRSl1m3PPmfHM6puoMnx\n\
    PEtb4efYJucQQDTEj+9GiYOviMMl524pbZK7mmk9bl05baxeJFokJzNdVp5M+yT/\n\
    W3Ep8KIVU3u34L0CcTZao5H7JskCQDQIXybRBckNLvPqwDPBzW8QlWZVN+wLdJwF\n\
    orxvwZljpMGkwlqjPuETCEVqOEvphLdQi4+u7lv3H7gSCxxiR2mv88fI8265+ZjG\n\
    DLuyqtQLIXVOexbZJnxrP1OWCvXLcBcEOFqmjIqWa3XrWn7fwrT4Ul04uq3tHgHB\n\
    3QIDAQAB\n\
    -----END PUBLIC KEY-----";
/// Expires at 1700000600.
const MESSAGE: &str = "eyJhbGciOiJSUzI1NiIsInR5cCI6IkpXVCJ9.eyJkYXRhIjoie1wiaWRlbnRpdHlcIjpcIk1FTUJFUlwifSIsImlhd\
    CI6MTcwMDAwMDAwMCwiZXhwIjoxNzAwMDAwNjAwfQ.AOtv9lsI11Sav8ybyBi7-hD5ucff7JwRQvA8p4pClfxO2_m4\
    _TXLoY6PZkJPNaZEpFUWlqupx6-MP8j7CDXVBxiysv-ZCVbwjQATLKeFDr7Fw0ZrcuHZLgGX0TLViZa6VGIDTtiG3q\
    vvth43U9Iw474eA9VlgbNltlCiWFUhU2wphU4vIT7ypHdpKAaerC4lZgAi-kRwTzHgS4RQxgQSDoSFMXnTsx-qwZ5-\
    YtxmwZCQSmFvhx3LimjJaKpDpPdHxZxjUlHzhLi6BVZWuI1zNFPDs_2PkUXh52TA1Eo0vBAwj3bqO7LOVHgV_cg8BO\
    jc6Sst594WX3gYzT4GG-X8eQ";
const WITHOUT_EXPIRY: &str = "eyJhbGciOiJSUzI1NiJ9.eyJkYXRhIjoieCJ9.abCrolKN4of3s3TN-QesqChgClPom2LrNB43afh7biiXuGrKCob_\
    oe33zrcDgIkeLspO27PYRD23tfL5eYD80V7Ofj5StgKNDhvV6proUJjDNsBToqqrxvczbc3oBw6lcgOMZvDI0iaG_w\
    o8CIBRi0znvnrWJWIfcYE51hYVnnSevdJmY6AeIzbIUx57HXUyrXTd6hnpbUFxEhSUH3VDf5tH9xnFU2DjxMs2z17j\
    EO2gvQRrqxVsYPdc_XIYVsTsJf5kClSP0zVQ-yboXplRsDbapd1fYjy3ZPPf0BGv0RYTF8-3X4xgPOZhgW4oB4YE5N\
    5I0KpPHFKsi8CJVLjkpw";
/// Is valid from 1700000600.
const NOT_BEFORE: &str = "eyJhbGciOiJSUzI1NiIsInR5cCI6IkpXVCJ9.eyJkYXRhIjoieCIsIm5iZiI6MTcwMDAwMDYwMH0.zy4pCSLL9SniF\
    IB2aAZWrDJv70qHWWktxlv7v1OF3r-zg5-S435attx_4jCcXrjxEQi3CzRXqtG1fZWsJBy46dsABkY8Q2vnmmkA5h-\
    NrFW5-_t-W_JdqXNEmKFJJxi8hyO8xZ5ZymXgDyGGV73sDrjEoleWJvcuR6jPbPrGOclIgxpM9D48elYFvi0N4SCm_\
    M3U41Oj-23u5cD6psrNER8MCKjk8wMb9lEKqJw8f7KkvWwMcmEOfZ5XrinTr10sDv1YUlZtW1f2h_tHkIcUZcWqMmd\
    sSfylDHOMrYZ2x2OshbMQaNQ2NEaMPd2NN2AvMge3RJ4Z1b0rQFZkKLSjEg";
/// Is valid from `"soon"`.
const NOT_BEFORE_SOON: &str = "eyJhbGciOiJSUzI1NiIsInR5cCI6IkpXVCJ9.eyJkYXRhIjoieCIsIm5iZiI6InNvb24ifQ.2nk73r1gjrc9pwcb6S\
    7VPscXDJUnM2wPwMRMsrLXie_fOoZmoDi3mZ0BEUUbi6JWPn-jQszLfePoj0NVxjCk3s9CosY9SaLytPXW5NNFo8Wn\
    m9aF_HIF4NQK3xHQZwt1kQs6ixmzwjKAKefvUa9R2q3MQBjjAn32_LNIFPRBiBPK8RLyPRJdBPEg55IyWHONk3E-cf\
    oRBIP5wutVcjYSbSYlIDlEawiokkG2N6pRLChd_J9U9ZIYcPg-0TeBcKKNaO6O4tKSBK4oRvGfy5Cbd8oqHjYoKAUk\
    4MuZKIjJmNV_oZZVBmEdwxPm0MDNVRbD8aDnG6uY_sQE6UJX6nvkMw";
/// Says in its header that `exp` there must be understood.
const CRITICAL: &str = "eyJhbGciOiJSUzI1NiIsImNyaXQiOlsiZXhwIl0sImV4cCI6MX0.eyJkYXRhIjoieCJ9.NWwMqzfDZmyoh5grYkPIv\
    V0kC7fNZyCAH8ax_zqdr4t3_39EVvNOp79cGKjFPRwAFNd1A-7pUZu-Y8AWLa6KB4kDBdBPYAtIW7wFgGsGfhaOFVE\
    mi7DoD0TOJDZryWSGmXnDq3YHQOqYDdRYqdqrSl_b1R5E80LWkqZuprVlYLUBBLWciuI3YcESFP1OkV5U-KjAXobhc\
    wdF48oHe5tTyM7wtlJZn5F1YTo3OPbiaIwRUtxp8gKz8lNHQiQrmLTQECWM95UWxSJwYIEd6PcOjf2cKEas-723qcF\
    yqhhtpZNItNCclgMp1p_1tKEeIDHy6a7e3tE7m30OkrCx_6IJDQ";

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
fn a_message_is_read_from_its_time_on() {
    assert!(read(NOT_BEFORE, KEY, 1_700_000_540).is_ok());
    for (jwt, now) in [(NOT_BEFORE, 1_700_000_539), (NOT_BEFORE_SOON, 1_700_000_600)] {
        let error = read(jwt, KEY, now).unwrap_err();
        assert!(
            error.cause().is_some_and(|text| text.contains("not valid yet")),
            "{error:?}"
        );
    }
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
        (CRITICAL.to_owned(), KEY, "it needs an extension"),
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

#[test]
fn fuzz_only_what_the_platform_signed_is_read() {
    let signed = [MESSAGE, WITHOUT_EXPIRY];
    let now = 1_700_000_600;
    let target = fuzzing::Target::new("signed-message", env!("CARGO_MANIFEST_DIR"));
    let words = [
        MESSAGE,
        WITHOUT_EXPIRY,
        ".",
        "eyJhbGciOiJSUzI1NiJ9",
        "eyJhbGciOiJub25lIn0",
        "eyJkYXRhIjoieCJ9",
        "=",
        " ",
        "A",
        "-_",
    ];
    let expected = signed.map(|message| read(message, KEY, now).unwrap());
    target.words(&words).texts(|text| {
        if let Ok(claims) = read(text, KEY, now) {
            assert!(expected.contains(&claims), "{text:?} gives {claims}");
        }
    });
}

#[test]
fn fuzz_no_text_is_taken_for_a_key() {
    let target = fuzzing::Target::new("key", env!("CARGO_MANIFEST_DIR"));
    let words = [
        "-----BEGIN PUBLIC KEY-----",
        "-----END PUBLIC KEY-----",
        "\n",
        "MIIBIjANBgkqhkiG9w0BAQEFAAOC",
        "MAAA",
        "=",
        KEY,
    ];
    target.words(&words).texts(|text| {
        assert!(
            read(MESSAGE, text, 1_700_000_600).is_err() || text.contains("27DGXD8wgyELqhsB0mfW"),
            "{text:?}"
        );
    });
}
