//! `desk …`: who may work at the desk.

use content_desk::{DeskStore, Link, Purpose, Role, User};
use time::OffsetDateTime;
use url::Url;

use super::content::DatabasePlace;
use super::say;

/// Looks after the users of the desk, while the site runs or not.
#[derive(Debug, clap::Args)]
pub struct DeskArguments {
    /// Where the content is.
    #[command(flatten)]
    pub place: DatabasePlace,
    /// Origin under which browsers reach the desk: what printed links begin with.
    #[arg(
        long = "desk-origin",
        env = "CONTENT_DESK_ORIGIN",
        value_name = "URL",
        default_value = "http://127.0.0.1:8081",
        global = true
    )]
    pub origin: Url,
    /// What to do.
    #[command(subcommand)]
    pub command: DeskCommand,
}

/// What can be done with the desk.
#[derive(Debug, clap::Subcommand)]
pub enum DeskCommand {
    /// Adds, lists and removes users.
    #[command(subcommand)]
    User(UserCommand),
}

/// What can be done with users.
#[derive(Debug, clap::Subcommand)]
pub enum UserCommand {
    /// Adds a user and prints a link, by itself on the last line, by which the user sets a password. It is good once, for three days.
    Add {
        /// The name to log in with: small letters, digits, and single `.`, `_` and `-` between them.
        name: String,
        /// What the user may do: editor (writes drafts), publisher (publishes and deletes too) or owner (users too).
        #[arg(long)]
        role: Role,
    },
    /// Lists the users.
    List,
    /// Removes a user and ends the user's sessions. What the user did stays in the history.
    Remove {
        /// The name.
        name: String,
    },
    /// Ends the second step of a user who has lost the authenticator app and the recovery codes. The password stays.
    TotpOff {
        /// The name.
        name: String,
    },
    /// Prints a link by which a user sets a new password, in the place of an earlier one.
    Link {
        /// The name.
        name: String,
    },
}

/// Runs one of the commands.
///
/// # Errors
///
/// If the place is not known, there is no such user, or the database fails.
pub(super) async fn run(arguments: DeskArguments) -> anyhow::Result<()> {
    let place = &arguments.place;
    let store = DeskStore::open(&place.database.database(&place.folder()?)?).await?;
    let DeskCommand::User(command) = &arguments.command;
    let lines = lines(&store, command, &arguments).await;
    store.close().await;
    lines?.into_iter().try_for_each(say)?;
    Ok(())
}

/// Carries the command out and returns the lines to print.
async fn lines(
    store: &DeskStore,
    command: &UserCommand,
    arguments: &DeskArguments,
) -> anyhow::Result<Vec<String>> {
    let author = arguments.place.author.as_str();
    Ok(match command {
        UserCommand::Add { name, role } => {
            let link = store.add_user(name, *role, author).await?;
            linked(name, &link, &arguments.origin)
        }
        UserCommand::List => store.users().await?.iter().map(listed).collect(),
        UserCommand::Remove { name } => {
            store.remove_user(name, author).await?;
            vec![format!("the user {name} is removed")]
        }
        UserCommand::TotpOff { name } => {
            store.clear_totp(name, author).await?;
            vec![format!("{name} logs in without a code")]
        }
        UserCommand::Link { name } => {
            let link = store.link(name, Purpose::Password, author).await?;
            linked(name, &link, &arguments.origin)
        }
    })
}

fn linked(name: &str, link: &Link, origin: &Url) -> Vec<String> {
    let end = OffsetDateTime::from_unix_timestamp(link.expires).map(|end| end.date().to_string());
    let end = end.unwrap_or_default();
    vec![
        format!("{name} sets a password by this link, once and until {end}; it cannot be shown again:"),
        link.address(origin.as_str()),
    ]
}

/// A user on one line.
fn listed(user: &User) -> String {
    let password = if user.has_password {
        ""
    } else {
        "\thas no password yet"
    };
    let totp = if user.has_totp {
        "\tlogs in with a code"
    } else {
        ""
    };
    format!(
        "{}\t{}\tadded {}{password}{totp}",
        user.name, user.role, user.created
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_user_is_listed_with_role_and_what_is_missing() {
        let mut user = User {
            name: "ann".to_owned(),
            role: Role::Editor,
            created: "2024-01-02T03:04:05.000Z".to_owned(),
            last_seen: None,
            has_password: true,
            has_totp: false,
        };
        assert_eq!(listed(&user), "ann\teditor\tadded 2024-01-02T03:04:05.000Z");
        user.has_password = false;
        assert!(listed(&user).ends_with("has no password yet"));
        user.has_totp = true;
        assert!(listed(&user).ends_with("logs in with a code"));
    }
}
