//! A PostgreSQL of the tests' own: one cluster for a test binary, one new database for a test.
//!
//! The programs come from Debian's packages, or from the PATH. The cluster lives in a new folder with a socket in it, so
//! it needs no port. A shell holds it; when the test binary ends, however it ends, the shell sees its input closed, stops
//! the cluster and removes the folder.

use std::io::{BufRead as _, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};

/// Starts the cluster, prints its folder, and waits for the end of its input. What reads the output of the tests does not wait for the
/// end of the cluster: its tens of thousands of files take a disk that discards blocks a minute.
const SCRIPT: &str = r#"
folder=$(mktemp -d /tmp/content-pg.XXXXXX) || exit 1
trap 'exec >/dev/null 2>&1; pg_ctl -D "$folder/data" -m immediate stop; rm -rf "$folder"' EXIT
initdb -D "$folder/data" -U test -A trust -E UTF8 --locale=C.UTF-8 --no-sync >"$folder/log" 2>&1 &&
pg_ctl -D "$folder/data" -w -s -l "$folder/log" \
  -o "-k $folder -c listen_addresses= -c fsync=$FSYNC -c max_connections=400" start >>"$folder/log" 2>&1 || {
  cat "$folder/log" >&2
  exit 1
}
echo "$folder"
cat >/dev/null
"#;

struct Cluster {
    folder: String,
    /// Its input stays open as long as this process lives.
    _shell: Child,
}

static CLUSTER: OnceLock<Option<Cluster>> = OnceLock::new();
static DATABASES: AtomicU32 = AtomicU32::new(0);

/// Creates a database and returns its address; `None`, said loudly, where PostgreSQL is not installed. Tests need
/// nothing `synced` to the disk, since no data outlives them; figures of a database that syncs nothing would be too good.
pub(crate) async fn new_database(synced: bool) -> Option<String> {
    let cluster = CLUSTER.get_or_init(|| start(synced)).as_ref()?;
    let name = format!("test_{}", DATABASES.fetch_add(1, Ordering::Relaxed));
    let address = |database: &str| format!("postgres:///{database}?host={}&user=test", cluster.folder);
    let mut connection = <sqlx::PgConnection as sqlx::Connection>::connect(&address("postgres"))
        .await
        .unwrap();
    sqlx::query(sqlx::AssertSqlSafe(format!("CREATE DATABASE {name}")))
        .execute(&mut connection)
        .await
        .unwrap();
    Some(address(&name))
}

fn start(synced: bool) -> Option<Cluster> {
    let Some(programs) = programs() else {
        eprintln!(
            "\n!!! POSTGRESQL IS NOT INSTALLED: ITS HALF OF THE TESTS IS SKIPPED (apt-get install postgresql) !!!\n"
        );
        return None;
    };
    let mut command = unprivileged();
    let path = format!(
        "{}:{}",
        programs.display(),
        std::env::var("PATH").unwrap_or_default()
    );
    let mut shell = command
        .args(["bash", "-c", SCRIPT])
        .env("PATH", path)
        .env("FSYNC", if synced { "on" } else { "off" })
        .current_dir("/tmp")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut folder = String::new();
    BufReader::new(shell.stdout.take().unwrap())
        .read_line(&mut folder)
        .unwrap();
    let folder = folder.trim_end().to_owned();
    assert!(!folder.is_empty(), "PostgreSQL does not start; its log is above");
    Some(Cluster {
        folder,
        _shell: shell,
    })
}

/// PostgreSQL refuses to run as root, so root becomes its user for it.
fn unprivileged() -> Command {
    let is_root = Command::new("id")
        .arg("-u")
        .output()
        .is_ok_and(|id| id.stdout == b"0\n");
    if !is_root {
        return Command::new("env");
    }
    let mut command = Command::new("setpriv");
    command.args(["--reuid=postgres", "--regid=postgres", "--clear-groups"]);
    command
}

/// The folder of the newest version's programs: Debian's, which are not on the PATH, else the first of the PATH.
fn programs() -> Option<PathBuf> {
    let has_initdb = |folder: &PathBuf| folder.join("initdb").exists();
    let mut folders: Vec<PathBuf> = std::fs::read_dir("/usr/lib/postgresql")
        .into_iter()
        .flatten()
        .filter_map(|entry| Some(entry.ok()?.path().join("bin")))
        .filter(has_initdb)
        .collect();
    folders.sort();
    folders
        .pop()
        .or_else(|| std::env::split_paths(&std::env::var_os("PATH")?).find(has_initdb))
}
