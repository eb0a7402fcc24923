//! What both ends of the content platform's calls agree on: dates, days, secrets, base64, states, PKCE, error bodies,
//! limits of HTML, texts that are seen, details of posts, reasons of refused fields, kinds of visits.
//!
//! The client and the service use the same types, so that they cannot disagree about the wire. This crate sends and
//! stores nothing, and it knows no HTTP.
//!
//! Its rooms; each imports only from those below it:
//!
//! ```text
//! desk, post             responses of the desk; details of positions
//! pkce                   code verifiers and their challenges
//! secret                 texts that are not logged
//! captcha, error, state  tokens of captchas; error bodies; states of members and logins
//! day                    days of the company's calendar
//! date, clock, base64    times and bytes as texts
//! reason                 why a field is refused
//! html, text, visits     limits of the HTML in a field; what of a text is seen; what is counted of visits
//! ```

/// The examples of the README are compiled as tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

pub mod base64;
pub mod captcha;
pub mod clock;
pub mod date;
pub mod day;
pub mod desk;
pub mod error;
pub mod html;
pub mod pkce;
pub mod post;
pub mod reason;
pub mod secret;
pub mod state;
pub mod text;
pub mod visits;

#[cfg(test)]
mod tests {
    use serde_json::Value;

    /// The workspace asks for it, since one engine's crates do: else the same page would have another text, and another
    /// entity tag, in a build without that engine.
    #[test]
    fn keys_of_objects_keep_their_order_in_every_build() {
        let text = r#"{"b":1,"a":{"d":2,"c":3}}"#;
        let value: Value = serde_json::from_str(text).unwrap();
        assert_eq!(value.to_string(), text);
    }
}
