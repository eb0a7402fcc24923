//! How many statements a change takes while it has the database to itself.

use std::fmt;
use std::sync::{Mutex, Once};
use std::thread::{self, ThreadId};

use serde_json::{Value, json};
use sqlx::AssertSqlSafe;
use tracing::field::{Field, Visit};
use tracing::{Event, Level, Subscriber};
use tracing_subscriber::layer::{Context, Layer, SubscriberExt as _};

use crate::office::{Office, post};
use crate::place::Place;

/// Most statements of an autosave between the beginning and the end of its transaction.
const STATEMENTS_MAX: usize = 8;

/// Statements with the thread that ran each: a connection of SQLite has a thread of its own.
static SEEN: Mutex<Vec<(ThreadId, String)>> = Mutex::new(Vec::new());

/// Notes what sqlx logs of every statement.
struct Notes;

impl<S: Subscriber> Layer<S> for Notes {
    fn enabled(&self, metadata: &tracing::Metadata<'_>, _: Context<'_, S>) -> bool {
        metadata.target() == "sqlx::query" && *metadata.level() <= Level::DEBUG
    }

    fn on_event(&self, event: &Event<'_>, _: Context<'_, S>) {
        let mut text = Text::default();
        event.record(&mut text);
        SEEN.lock().unwrap().push((thread::current().id(), text.0));
    }
}

/// What an event says of its statement: a short one is in `summary`, a long one in `db.statement`.
#[derive(Default)]
struct Text(String);

impl Visit for Text {
    fn record_str(&mut self, field: &Field, value: &str) {
        if ["summary", "db.statement"].contains(&field.name()) {
            self.0.push_str(value);
        }
    }

    fn record_debug(&mut self, _: &Field, _: &dyn fmt::Debug) {}
}

/// The statements that the connection which writes runs during some work.
async fn written_during(office: &Office, work: impl Future<Output = Value>) -> Vec<String> {
    static SUBSCRIBER: Once = Once::new();
    SUBSCRIBER.call_once(|| {
        let subscriber = tracing_subscriber::registry().with(Notes);
        tracing::subscriber::set_global_default(subscriber).unwrap();
    });
    let (writer, start) = mark(office).await;
    work.await;
    let (_, end) = mark(office).await;
    let seen = SEEN.lock().unwrap();
    let of_writer = seen.iter().filter(|(thread, _)| *thread == writer);
    of_writer
        .map(|(_, text)| text.clone())
        .skip_while(|text| !text.contains(&start))
        .skip(1)
        .take_while(|text| !text.contains(&end))
        .collect()
}

/// Runs a statement of a text of its own on the connection that writes; returns that connection's thread and the text.
async fn mark(office: &Office) -> (ThreadId, String) {
    let text = uuid::Uuid::new_v4().to_string();
    let mut change = office.service.store.change().await.unwrap();
    sqlx::query(AssertSqlSafe(format!("SELECT '{text}'")))
        .execute(&mut *change)
        .await
        .unwrap();
    drop(change);
    let seen = SEEN.lock().unwrap();
    let noted = seen.iter().find(|(_, statement)| statement.contains(&text));
    (noted.unwrap().0, text)
}

#[tokio::test]
async fn an_autosave_keeps_other_writers_waiting_for_few_statements() {
    let place = Place::sqlite();
    let office = Office::open(&place).await;
    let [_, _, emma] = office.staff().await;
    emma.begin("a", "en").await;
    let revision = emma.summary("a", "en").await["revision"].clone();
    let body = json!({"post": post("Second title"), "revision": revision});
    let save = emma.done("PUT", "/positions/a/en/draft", Some(&body));
    let statements = written_during(&office, save).await;
    // Sessions are kept in changes of their own.
    let of_change: Vec<_> = statements
        .iter()
        .filter(|text| !text.contains("desk_sessions"))
        .collect();
    assert!(
        of_change.iter().any(|text| text.contains("UPDATE items")),
        "{statements:#?}"
    );
    assert!(of_change.len() <= STATEMENTS_MAX, "{statements:#?}");
    office.close().await;
}
