//! `server desk user` makes those who work at the desk.

use std::process::Command;

#[test]
fn users_are_made_listed_and_removed_by_commands() {
    let folder = tempfile::tempdir().unwrap();
    let run = |arguments: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_server"));
        command.args(["desk", "user"]).args(arguments);
        let output = command.arg("--data-dir").arg(folder.path()).output().unwrap();
        let out = String::from_utf8(output.stdout).unwrap();
        (
            output.status.success(),
            out,
            String::from_utf8(output.stderr).unwrap(),
        )
    };
    let add = [
        "add",
        "ann",
        "--role",
        "owner",
        "--desk-origin",
        "https://desk.example.com",
    ];
    let (success, out, err) = run(&add);
    assert!(success, "{err}");
    assert!(
        out.lines()
            .last()
            .unwrap()
            .starts_with("https://desk.example.com/link#"),
        "{out}"
    );
    assert!(run(&["list"]).1.starts_with("ann\towner\tadded "));
    let (success, _, err) = run(&["remove", "ann"]);
    assert!(!success && err.contains("there must be an owner"), "{err}");
    assert!(run(&["add", "ben", "--role", "editor"]).0);
    assert!(run(&["link", "ben"]).0);
    let (success, _, err) = run(&["totp-off", "ben"]);
    assert!(!success && err.contains("there is no such second step"), "{err}");
    assert!(run(&["remove", "ben"]).0);
    let (success, _, err) = run(&["link", "ben"]);
    assert!(!success && err.contains("there is no such user"), "{err}");
    assert!(!run(&["add", "eve", "--role", "admin"]).0);
}
