//! Devices on which a member has logged in before. Each keeps a cookie that says so.
//!
//! The cookie opens nothing. It only spares its device the budget of tries that strangers may have spent. It is signed by a key of
//! this process, as those budgets are counted in this process.

use std::sync::Arc;

use content_wire::base64;
use content_wire::secret::random_token;
use hmac::{Hmac, KeyInit as _, Mac as _};
use sha2::Sha256;

/// Name of the cookie.
pub(crate) const COOKIE: &str = "known_device";
/// Bytes of a device's name in base64url.
const NAME_LENGTH: usize = 43;

/// Signs and knows the cookies of devices.
#[derive(Clone)]
pub(crate) struct Devices {
    key: Arc<str>,
}

impl Devices {
    pub(crate) fn new() -> Self {
        Self {
            key: random_token().into(),
        }
    }

    /// A cookie for a device on which the member of an e-mail address has logged in; `None` if it cannot be signed.
    pub(crate) fn issue(&self, email: &str) -> Option<String> {
        let name = random_token();
        let signature = self.mac(&name, email)?.finalize().into_bytes();
        Some(format!("{name}.{}", base64::encode(signature)))
    }

    /// The name of the device that a cookie was made for; `None` if it is not ours, or another member's.
    pub(crate) fn name<'c>(&self, cookie: &'c str, email: &str) -> Option<&'c str> {
        let (name, signature) = cookie.split_once('.')?;
        let signature = base64::decode_strict(signature).ok()?;
        let is_ours = name.len() == NAME_LENGTH && self.mac(name, email)?.verify_slice(&signature).is_ok();
        is_ours.then_some(name)
    }

    fn mac(&self, name: &str, email: &str) -> Option<Hmac<Sha256>> {
        let mut mac = Hmac::<Sha256>::new_from_slice(self.key.as_bytes()).ok()?;
        mac.update(name.as_bytes());
        mac.update(b" ");
        mac.update(email.as_bytes());
        Some(mac)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cookie_is_known_for_its_member_alone() {
        let devices = Devices::new();
        let cookie = devices.issue("ann@example.com").unwrap();
        assert!(devices.name(&cookie, "ann@example.com").is_some());
        assert_ne!(devices.issue("ann@example.com").unwrap(), cookie);
        for (other, email) in [
            (cookie.as_str(), "ben@example.com"),
            (cookie.trim_end_matches(char::is_alphanumeric), "ann@example.com"),
            (&format!("x{cookie}"), "ann@example.com"),
            (".", "ann@example.com"),
            ("", "ann@example.com"),
        ] {
            assert_eq!(devices.name(other, email), None, "{other}");
        }
        assert_eq!(Devices::new().name(&cookie, "ann@example.com"), None);
    }
}
