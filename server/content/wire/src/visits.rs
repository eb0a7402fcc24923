//! What is counted of visits to the pages of positions: what happened, and from which kind of place the visitor came.

use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// Declares an enumeration by the names that its values have on the wire and in the database.
macro_rules! named {
    ($(#[$meta:meta])* $name:ident { $($(#[$doc:meta])* $value:ident = $text:literal,)* }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        pub enum $name {
            $($(#[$doc])* #[serde(rename = $text)] $value,)*
        }

        impl $name {
            /// Every value, in the order in which they are shown.
            pub const ALL: &'static [Self] = &[$(Self::$value),*];

            /// Its name on the wire and in the database.
            pub fn name(self) -> &'static str {
                match self {
                    $(Self::$value => $text,)*
                }
            }
        }

        impl FromStr for $name {
            type Err = String;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                let found = Self::ALL.iter().find(|value| value.name() == text);
                found.copied().ok_or_else(|| format!("there is no {text}"))
            }
        }
    };
}

named! {
    /// What a visitor did.
    Visit {
        /// Had the page of a position before the eyes.
        View = "view",
        /// Pressed a link that begins a mail.
        Mail = "mail",
    }
}

named! {
    /// Where a visitor came from.
    Origin {
        /// A search engine.
        Search = "search",
        /// A job board.
        Jobs = "jobs",
        /// A social network.
        Social = "social",
        /// Another page of the site.
        Own = "own",
        /// Any other site.
        Other = "other",
        /// No site that the browser names: an address that was typed, a bookmark, a mail, a messenger.
        Direct = "direct",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_as_what_they_name_and_no_others() {
        for origin in Origin::ALL {
            assert_eq!(origin.name().parse(), Ok(*origin));
            assert_eq!(serde_json::to_value(origin).unwrap(), origin.name());
        }
        assert_eq!("mail".parse(), Ok(Visit::Mail));
        assert!("Mail".parse::<Visit>().is_err());
    }
}
