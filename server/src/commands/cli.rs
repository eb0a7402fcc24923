//! The command line: which commands exist and which settings each of them takes.

use anyhow::Context as _;
use clap::{CommandFactory as _, Parser, Subcommand};

use super::content::ContentArguments;
use crate::settings::{Settings, SettingsConflict, environment};

/// The command when none is named: builds for visitors have no default.
const DEFAULT: Option<&str> = if cfg!(feature = "development") {
    Some("dev")
} else {
    None
};

/// AXTORM's public website.
#[derive(Debug, Parser)]
#[command(version, about, subcommand_required = DEFAULT.is_none(), arg_required_else_help = DEFAULT.is_none())]
pub struct Cli {
    /// What to do.
    #[command(subcommand)]
    command: Option<Command>,
}

/// What the program can do.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Serves the built site.
    Serve(Box<Settings>),
    /// Runs the developers' loop, which is also what no command means: the site, Vite and the server bundle in watch mode behind one port.
    #[cfg(feature = "development")]
    Dev(Box<Settings>),
    /// Looks after the content that the site shows: items, history, collections, keys, members.
    Content(Box<ContentArguments>),
    /// Looks after the users of the desk, on which people edit what the site shows.
    #[cfg(feature = "desk")]
    Desk(Box<super::desk::DeskArguments>),
    /// Checks settings, build and content without serving them; prints what is wrong.
    Check(Box<Settings>),
    /// Writes each text of a folder in every encoding beside it. The build does this for the assets of the client and the desk.
    Compress {
        /// The folders.
        #[arg(required = true)]
        folders: Vec<std::path::PathBuf>,
    },
    /// Writes the manual's pages and the completions of shells, which packages install.
    #[command(hide = true)]
    Manual {
        /// The folder.
        folder: std::path::PathBuf,
    },
}

impl Cli {
    /// Reads the command line and the environment of this process.
    ///
    /// Ends the process when they ask for help or make no sense, as every command-line program does.
    ///
    /// # Errors
    ///
    /// If a variable begins like a setting and is not one, or settings contradict each other.
    pub fn read() -> anyhow::Result<Command> {
        let names = std::env::vars_os().map(|(name, _)| name);
        environment::refuse_unknown(names, &Self::command()).context("the environment is not understood")?;
        // Flags may not be given without naming the command, but its environment variables count.
        let command = Self::parse()
            .command
            .or_else(|| Self::parse_from(["server", DEFAULT?]).command);
        let command = command.context("no command")?;
        command.check().context("the settings contradict each other")?;
        Ok(command)
    }
}

impl Command {
    fn check(&self) -> Result<(), SettingsConflict> {
        match self {
            Self::Serve(settings) | Self::Check(settings) => settings.check(),
            #[cfg(feature = "development")]
            Self::Dev(settings) => settings.check(),
            #[cfg(feature = "desk")]
            Self::Desk(_) => Ok(()),
            Self::Compress { .. } | Self::Manual { .. } | Self::Content(_) => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use clap::error::ErrorKind;

    use super::*;

    #[test]
    fn the_definition_is_sound() {
        Cli::command().debug_assert();
    }

    #[cfg(not(feature = "development"))]
    #[test]
    fn a_build_for_visitors_has_no_developers_loop() {
        for (arguments, reason) in [
            (
                &["server"][..],
                ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand,
            ),
            (&["server", "dev"], ErrorKind::InvalidSubcommand),
        ] {
            let refused = Cli::try_parse_from(arguments).err();
            assert_eq!(refused.map(|error| error.kind()), Some(reason), "{arguments:?}");
        }
    }

    #[cfg(feature = "development")]
    #[test]
    fn nothing_said_means_the_developers_loop() {
        assert!(Cli::parse_from(["server"]).command.is_none());
        assert!(matches!(
            Cli::parse_from(["server", "dev"]).command,
            Some(Command::Dev(_))
        ));
    }

    #[test]
    fn an_unknown_flag_is_refused() {
        let refused = Cli::try_parse_from(["server", "serve", "--bnd", "127.0.0.1:0"]).err();
        let reason = refused.map(|error| error.kind());
        assert_eq!(reason, Some(ErrorKind::UnknownArgument));
    }

    fn environment_check(names: &[&str]) -> Result<(), environment::UnknownVariables> {
        environment::refuse_unknown(names.iter().map(std::ffi::OsString::from), &Cli::command())
    }

    #[test]
    fn declared_settings_and_foreign_variables_pass() {
        assert_eq!(
            environment_check(&["SITE_BIND", "SITE_ENGINE", "CONTENT_URL", "PATH", "WEBSITE_X"]),
            Ok(())
        );
    }

    #[test]
    fn every_unknown_setting_is_named() {
        let unknown = environment_check(&["SITE_BNID", "CONTENT_URI", "SITE_BIND"]);
        assert_eq!(
            unknown,
            Err(environment::UnknownVariables(vec![
                "CONTENT_URI".into(),
                "SITE_BNID".into()
            ]))
        );
        assert_eq!(
            unknown.unwrap_err().to_string(),
            "no such setting: CONTENT_URI, SITE_BNID"
        );
    }
}
