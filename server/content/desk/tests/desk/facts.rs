//! The company's facts: read and replaced by owners, never over somebody else's.

use std::sync::{Arc, Mutex};

use content_company::{CompanyDocument, CompanyDocumentError};
use content_desk::Company;
use content_wire::reason::Code;
use futures::FutureExt as _;
use futures::future::BoxFuture;
use serde_json::{Value, json};

use crate::office::Office;
use crate::place::{Place, on_both};

on_both!(facts_are_replaced_from_what_was_read_and_noted);

/// A file in memory, whose rule is that no one's name is `nobody`.
#[derive(Clone)]
pub(crate) struct Memory(Arc<Mutex<(u64, Value)>>);

impl Default for Memory {
    fn default() -> Self {
        let facts = json!({"email": {"support": "a@example.com"}, "later": 1});
        Self(Arc::new(Mutex::new((1, facts))))
    }
}

impl Memory {
    fn shown(&self) -> CompanyDocument {
        let (number, facts) = self.0.lock().unwrap().clone();
        CompanyDocument {
            revision: number.to_string(),
            facts,
            faults: [].into(),
            reasons: [].into(),
            warnings: vec!["social is absent".to_owned()],
            is_writable: true,
            not_live: None,
        }
    }
}

impl Company for Memory {
    fn read(&self) -> BoxFuture<'static, Result<CompanyDocument, CompanyDocumentError>> {
        let shown = self.shown();
        async move { Ok(shown) }.boxed()
    }

    fn replace(
        &self,
        facts: Value,
        revision: String,
    ) -> BoxFuture<'static, Result<CompanyDocument, CompanyDocumentError>> {
        let own = self.clone();
        async move {
            if facts["email"]["support"] == "nobody" {
                let reason = Code::NoMailbox.with("value", "nobody").with("why", "no @");
                let faults = [("email.support".to_owned(), reason)];
                return Err(CompanyDocumentError::Invalid(faults.into()));
            }
            if facts["readOnly"] == true {
                return Err(CompanyDocumentError::ReadOnly(std::io::Error::other("read-only")));
            }
            {
                let mut kept = own.0.lock().unwrap();
                if kept.0.to_string() != revision {
                    return Err(CompanyDocumentError::Stale);
                }
                *kept = (kept.0 + 1, facts);
            }
            Ok(own.shown())
        }
        .boxed()
    }
}

async fn facts_are_replaced_from_what_was_read_and_noted(place: Place) {
    let office = Office::open(&place).await;
    let [olivia, paul, _] = office.staff().await;
    assert_eq!(paul.refused("GET", "/facts", None).await, "forbidden");
    let read = olivia.done("GET", "/facts", None).await;
    assert_eq!(
        (&read["isWritable"], &read["warnings"][0]),
        (&json!(true), &json!("social is absent"))
    );
    let body = |facts: Value| json!({"facts": facts, "revision": read["revision"]});
    let wrong = body(json!({"email": {"support": "nobody"}}));
    let (status, refused) = olivia.call("PUT", "/facts", Some(&wrong)).await;
    assert_eq!(
        (
            status,
            &refused["error"]["fields"]["email.support"],
            &refused["error"]["reasons"]["email.support"]["code"]
        ),
        (422, &json!("`nobody` is no mailbox: no @"), &json!("noMailbox"))
    );
    let read_only = body(json!({"readOnly": true}));
    assert_eq!(
        olivia.refused("PUT", "/facts", Some(&read_only)).await,
        "readOnly"
    );

    let mut facts = read["facts"].clone();
    facts["email"]["support"] = json!("b@example.com");
    let written = olivia.done("PUT", "/facts", Some(&body(facts.clone()))).await;
    assert_eq!(written["facts"], facts);
    assert_eq!(
        olivia.refused("PUT", "/facts", Some(&body(facts))).await,
        "conflict"
    );
    let audit = olivia.done("GET", "/audit", None).await;
    let entry = &audit["entries"][0];
    assert_eq!(
        (&entry["action"], &entry["subject"]),
        (&json!("facts"), &json!("email.support"))
    );
    office.close().await;
}
