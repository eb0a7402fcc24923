//! Links that are good once. Of their texts the digests are kept.

use content_wire::secret;
use sqlx::AnyConnection;

use crate::error::DeskError;

/// What a link is good for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// Its user sets a password, and is logged in.
    Password,
    /// Its user is logged in.
    Session,
}

/// A link, whose text is shown once.
#[derive(Clone, Debug)]
pub struct Link {
    /// The text that opens.
    pub text: String,
    /// When it ends, in seconds since 1970.
    pub expires: i64,
}

impl Link {
    /// The address to open in a browser. The text is behind `#`, so that no server and no log sees it.
    pub fn address(&self, origin: &str) -> String {
        format!("{}/link#{}", origin.trim_end_matches('/'), self.text)
    }
}

impl Purpose {
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Password => "password",
            Self::Session => "session",
        }
    }

    /// Seconds for which a link is good.
    fn lifetime(self) -> i64 {
        match self {
            // People read their mail on Monday.
            Self::Password => 3 * 24 * 60 * 60,
            Self::Session => 60 * 60,
        }
    }
}

/// Makes a link for a user, in the place of earlier ones.
pub(crate) async fn insert(
    change: &mut AnyConnection,
    name: &str,
    purpose: Purpose,
    now: i64,
) -> Result<Link, DeskError> {
    sqlx::query("DELETE FROM desk_links WHERE holder = $1 OR expires_at < $2")
        .bind(name)
        .bind(now)
        .execute(&mut *change)
        .await?;
    let (text, expires) = (secret::random_token(), now.saturating_add(purpose.lifetime()));
    sqlx::query("INSERT INTO desk_links (hash, holder, purpose, expires_at) VALUES ($1, $2, $3, $4)")
        .bind(secret::digest(&text))
        .bind(name)
        .bind(purpose.name())
        .bind(expires)
        .execute(change)
        .await?;
    Ok(Link { text, expires })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_keeps_its_text_from_servers() {
        let link = Link {
            text: "abc".to_owned(),
            expires: 0,
        };
        assert_eq!(
            link.address("https://desk.example/"),
            "https://desk.example/link#abc"
        );
    }
}
