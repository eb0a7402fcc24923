//! Writes the manual's pages and the shells' completions, which packages install.

use std::path::Path;

use anyhow::Context as _;
use clap::CommandFactory as _;
use clap_complete::Shell;

use super::cli::Cli;

/// What the program is called where it is installed.
const NAME: &str = "axtorm-site";

/// Writes `man/*.1`, a page for each command, and `completions/` for bash, zsh and fish into a folder.
///
/// # Errors
///
/// If the folder cannot be written.
pub(super) fn run(folder: &Path) -> anyhow::Result<()> {
    let mut command = Cli::command()
        .name(NAME)
        .bin_name(NAME)
        .disable_help_subcommand(true);
    let pages = folder.join("man");
    let completions = folder.join("completions");
    for folder in [&pages, &completions] {
        std::fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
    }
    for shell in [Shell::Bash, Shell::Zsh, Shell::Fish] {
        clap_complete::generate_to(shell, &mut command, NAME, &completions)
            .with_context(|| format!("cannot write into {}", completions.display()))?;
    }
    clap_mangen::generate_to(command, &pages)
        .with_context(|| format!("cannot write into {}", pages.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_command_has_a_page_and_each_shell_its_completions() {
        let folder = tempfile::tempdir().unwrap();
        run(folder.path()).unwrap();
        let read = |name: &str| std::fs::read_to_string(folder.path().join(name)).unwrap();
        assert!(read("man/axtorm-site-serve.1").contains("SITE_BIND"));
        assert!(!folder.path().join("man/axtorm-site-manual.1").exists());
        for name in ["axtorm-site.bash", "_axtorm-site", "axtorm-site.fish"] {
            let text = read(&format!("completions/{name}"));
            assert!(text.contains("compress") && text.contains(NAME), "{name}");
        }
    }

    #[test]
    fn a_folder_that_cannot_be_made_is_named() {
        let file = tempfile::NamedTempFile::new().unwrap();
        let error = run(file.path()).unwrap_err();
        assert!(error.to_string().contains("cannot make"), "{error}");
    }
}
