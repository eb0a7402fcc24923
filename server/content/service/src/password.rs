//! Passwords and other short secrets: hashed with argon2id, away from the threads that respond to calls.

use std::sync::Arc;

use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher as _, PasswordVerifier as _};
use argon2::{Algorithm, Argon2, Params, Version};
use content_wire::reason::{Code, Reason};
use content_wire::secret;
use request_limits::{Caller, Full, Room, Turns};
use thiserror::Error;

/// Why a secret cannot be hashed or compared.
#[derive(Debug, Error)]
pub enum HashingError {
    /// Too many strangers wait for it.
    #[error("too many passwords are being checked; try again soon")]
    Crowded,
    /// It cannot be done.
    #[error("a secret cannot be hashed: {reason}")]
    Failed {
        /// Why.
        reason: String,
    },
}

/// Hashes at one time. Each takes 19 MiB and a core for some tens of milliseconds (the library's default figures,
/// OWASP's first choice); more at once would only wait for each other and fill the memory.
const CONCURRENT_MAX: usize = 2;
/// Those of strangers. Who guesses leaves a core to everybody else.
const STRANGERS_MAX: usize = 1;
/// Strangers that may wait: half a second's work.
const WAITING_MAX: usize = 8;
/// Fewest characters of a password, NIST's figure.
const LENGTH_MIN: usize = 8;
/// Most characters of a password: enough for a sentence, and no work for a long text that cannot be one.
const LENGTH_MAX: usize = 128;

/// Hashes secrets and compares them with their hashes; clones share the limit.
#[derive(Clone)]
pub struct Passwords {
    turns: Arc<Turns>,
    /// Hash of a random secret, so that an unknown name costs as much time as a known one.
    decoy: Arc<str>,
}

impl Passwords {
    /// Prepares the decoy, which takes as long as one hash.
    ///
    /// # Errors
    /// [`HashingError`].
    pub fn new() -> Result<Self, HashingError> {
        Ok(Self {
            turns: Turns::new(Room::Passwords, CONCURRENT_MAX, STRANGERS_MAX, WAITING_MAX),
            decoy: hash(&secret::random_token())?.into(),
        })
    }

    /// Hashes a secret with a salt of its own, when it is the caller's turn.
    ///
    /// # Errors
    /// [`HashingError`].
    pub async fn hash(&self, secret: String, caller: Caller) -> Result<String, HashingError> {
        self.apart(caller, move || hash(&secret)).await
    }

    /// Compares a secret with a hash. Without a hash it compares with the decoy and says no.
    ///
    /// # Errors
    /// [`HashingError`] if the hash is none.
    pub async fn verify(
        &self,
        secret: String,
        hash: Option<String>,
        caller: Caller,
    ) -> Result<bool, HashingError> {
        let is_known = hash.is_some();
        let hash = hash.unwrap_or_else(|| self.decoy.to_string());
        let matches = self.apart(caller, move || verify(&secret, &hash)).await?;
        Ok(matches && is_known)
    }

    async fn apart<T: Send + 'static>(
        &self,
        caller: Caller,
        work: impl FnOnce() -> Result<T, HashingError> + Send + 'static,
    ) -> Result<T, HashingError> {
        let turn = self.turns.take(caller).await;
        let turn = turn.map_err(|Full| HashingError::Crowded)?;
        let work = move || {
            // Until the work is done, even if no one waits for it any more.
            let _turn = turn;
            work()
        };
        tokio::task::spawn_blocking(work).await.map_err(failed)?
    }
}

impl std::fmt::Debug for Passwords {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.debug_struct("Passwords").finish_non_exhaustive()
    }
}

/// Says what is wrong with a new password; `None` if nothing is.
pub fn weakness(password: &str) -> Option<Reason> {
    let length = password.chars().count();
    (!(LENGTH_MIN..=LENGTH_MAX).contains(&length))
        .then(|| Code::WeakPassword.with("min", LENGTH_MIN).with("max", LENGTH_MAX))
}

/// Whether a hash is of the kind that is made here, and costs no more to compare.
pub(crate) fn is_affordable(hash: &str) -> bool {
    let most = Params::default();
    let is_one = |hash: &PasswordHash| {
        let cost = Params::try_from(hash);
        hash.algorithm == Algorithm::Argon2id.ident()
            && hash.version == Some(u32::from(Version::V0x13))
            && cost.is_ok_and(|cost| {
                cost.m_cost() <= most.m_cost()
                    && cost.t_cost() <= most.t_cost()
                    && cost.p_cost() <= most.p_cost()
            })
    };
    PasswordHash::new(hash).is_ok_and(|hash| is_one(&hash))
}

fn hash(secret: &str) -> Result<String, HashingError> {
    let hash = Argon2::default()
        .hash_password(secret.as_bytes())
        .map_err(failed)?;
    Ok(hash.to_string())
}

fn verify(secret: &str, hash: &str) -> Result<bool, HashingError> {
    // The database may be of another program.
    if !is_affordable(hash) {
        return Err(failed("its hash is not of this program"));
    }
    let hash = PasswordHash::new(hash).map_err(failed)?;
    match Argon2::default().verify_password(secret.as_bytes(), &hash) {
        Ok(()) => Ok(true),
        Err(argon2::password_hash::Error::PasswordInvalid) => Ok(false),
        Err(error) => Err(failed(error)),
    }
}

fn failed(error: impl std::fmt::Display) -> HashingError {
    HashingError::Failed {
        reason: error.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_hash_is_argon2id_salted_and_matches_its_own_secret_alone() {
        let passwords = Passwords::new().unwrap();
        let hash = passwords
            .hash("correct horse".to_owned(), Caller::Known)
            .await
            .unwrap();
        assert!(hash.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{hash}");
        assert_ne!(
            hash,
            passwords
                .hash("correct horse".to_owned(), Caller::Known)
                .await
                .unwrap()
        );
        for (secret, expected) in [("correct horse", true), ("Correct horse", false), ("", false)] {
            let matches = passwords
                .verify(secret.to_owned(), Some(hash.clone()), Caller::Known)
                .await;
            assert_eq!(matches.unwrap(), expected, "{secret}");
        }
        assert!(
            passwords
                .verify("x".to_owned(), Some("plain".to_owned()), Caller::Known)
                .await
                .is_err()
        );
    }

    #[tokio::test]
    async fn an_unknown_name_costs_the_same_work_and_is_never_let_in() {
        let mut passwords = Passwords::new().unwrap();
        let cost = |hash: &str| hash.split('$').take(4).collect::<Vec<_>>().join("$");
        let hash = passwords.hash("secret".to_owned(), Caller::Known).await.unwrap();
        assert_eq!(cost(&hash), cost(&passwords.decoy));
        // Even with the decoy's secret.
        passwords.decoy = hash.into();
        assert!(
            !passwords
                .verify("secret".to_owned(), None, Caller::Known)
                .await
                .unwrap()
        );
    }

    #[test]
    fn a_hash_that_costs_more_than_those_made_here_is_not_compared() {
        let own = hash("secret").unwrap();
        assert!(is_affordable(&own));
        for (part, other) in [
            ("m=19456", "m=2300000"),
            ("t=2", "t=900"),
            ("p=1", "p=8"),
            ("argon2id", "argon2i"),
            ("v=19", "v=16"),
            ("$argon2id", ""),
        ] {
            let altered = own.replacen(part, other, 1);
            assert_ne!(altered, own);
            assert!(!is_affordable(&altered), "{altered}");
            assert!(verify("secret", &altered).is_err(), "{altered}");
        }
    }

    #[test]
    fn passwords_have_a_least_and_a_greatest_length_in_characters() {
        assert!(weakness("1234567").is_some());
        assert!(weakness("パスワード八文字").is_none());
        assert!(weakness(&"x".repeat(128)).is_none());
        assert!(weakness(&"x".repeat(129)).is_some());
    }
}
