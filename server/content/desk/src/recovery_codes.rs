//! Recovery codes, each of which takes the place of an app's code once. They are kept by their digests.

use content_wire::secret;
use sqlx::AnyConnection;
use totp_rs::Secret;

use crate::error::DeskError;

/// Recovery codes of a user, each good once.
const RECOVERY_CODES: usize = 10;

/// Gives a user new codes within a change; returns them.
pub(crate) async fn give(change: &mut AnyConnection, user: &str) -> Result<Vec<String>, DeskError> {
    let codes: Vec<_> = (0..RECOVERY_CODES).map(|_| recovery_code()).collect();
    for code in &codes {
        sqlx::query("INSERT INTO desk_recovery_codes (hash, holder) VALUES ($1, $2)")
            .bind(secret::digest(&plain(code)))
            .bind(user)
            .execute(&mut *change)
            .await?;
    }
    Ok(codes)
}

/// Takes the codes of a user away within a change.
pub(crate) async fn take_away(change: &mut AnyConnection, user: &str) -> Result<(), DeskError> {
    sqlx::query("DELETE FROM desk_recovery_codes WHERE holder = $1")
        .bind(user)
        .execute(change)
        .await?;
    Ok(())
}

/// 80 random bits, in four groups of four letters and digits that are not mistaken for each other.
fn recovery_code() -> String {
    let text = Secret::from(rand::random::<[u8; 10]>().to_vec()).to_base32();
    let letters: Vec<char> = text.to_ascii_lowercase().chars().collect();
    let groups = letters.chunks(4).map(|group| group.iter().collect::<String>());
    groups.collect::<Vec<_>>().join("-")
}

/// A code as it is compared: people type spaces and hyphens in it, and letters of either case.
pub(crate) fn plain(code: &str) -> String {
    let code = code.chars().filter(char::is_ascii_alphanumeric);
    code.map(|letter| letter.to_ascii_lowercase()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn recovery_codes_are_typed_in_any_form() {
        let code = recovery_code();
        assert_eq!(code.len(), 19);
        assert_eq!(plain(&code.to_ascii_uppercase().replace('-', " ")), plain(&code));
        assert_ne!(recovery_code(), code);
    }
}
