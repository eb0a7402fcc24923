//! What a user may do.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// The role of a user. Each may do what those before it may.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Role {
    /// Writes drafts.
    Editor,
    /// Publishes, takes back, schedules and deletes.
    Publisher,
    /// Looks after users and reads the audit list.
    Owner,
}

impl Role {
    /// Every role, the least one first.
    pub const ALL: [Self; 3] = [Self::Editor, Self::Publisher, Self::Owner];

    /// Its name, as the wire and the database have it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Editor => "editor",
            Self::Publisher => "publisher",
            Self::Owner => "owner",
        }
    }
}

impl fmt::Display for Role {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(self.name())
    }
}

impl FromStr for Role {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let found = Self::ALL.into_iter().find(|role| role.name() == text);
        found.ok_or_else(|| format!("there is no role {text}; there are editor, publisher and owner"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn roles_are_read_by_their_names() {
        for role in Role::ALL {
            assert_eq!(role.to_string().parse(), Ok(role));
        }
        assert!("admin".parse::<Role>().is_err());
    }
}
