//! Members who wait to be let in.

use std::sync::{Arc, Mutex};

use content_desk::{Members, Role, Verdict, WaitingMember};
use content_service::store::StoreError;
use futures::FutureExt as _;
use futures::future::BoxFuture;
use serde_json::json;

use crate::office::Office;
use crate::place::{Place, on_both};

on_both!(
    owners_decide_on_members_who_wait,
    where_there_are_no_members_there_is_no_call,
);

/// Members in memory.
#[derive(Clone, Default)]
pub(crate) struct Queue(Arc<Mutex<Vec<String>>>);

impl Queue {
    pub(crate) fn of<const COUNT: usize>(ids: [&str; COUNT]) -> Self {
        Self(Arc::new(Mutex::new(ids.map(str::to_owned).into())))
    }
}

impl Members for Queue {
    fn waiting(&self) -> BoxFuture<'static, Result<Vec<WaitingMember>, StoreError>> {
        let ids = self.0.lock().unwrap().clone();
        let member = |id: String| WaitingMember {
            email: format!("{id}@example.com"),
            created: "2024-01-02T03:04:05.000Z".to_owned(),
            awaits_verification: id == "ben",
            id,
        };
        async move { Ok(ids.into_iter().map(member).collect()) }.boxed()
    }

    fn decide(&self, id: String, _: Verdict) -> BoxFuture<'static, Result<bool, StoreError>> {
        let mut ids = self.0.lock().unwrap();
        let before = ids.len();
        ids.retain(|waiting| *waiting != id);
        let is_there = ids.len() < before;
        async move { Ok(is_there) }.boxed()
    }
}

async fn owners_decide_on_members_who_wait(place: Place) {
    let queue = Queue::of(["ann", "ben"]);
    let office = Office::open_with(&place, |config| config.members = Some(Arc::new(queue))).await;
    let olivia = office.join("olivia", Role::Owner).await;
    let session = olivia.done("GET", "/session", None).await;
    assert_eq!(session["hasMembers"], true);
    let listed = olivia.done("GET", "/members", None).await;
    assert_eq!(
        listed["members"][1],
        json!({"id": "ben", "email": "ben@example.com", "createdAt": "2024-01-02T03:04:05.000Z", "awaitsVerification": true})
    );
    let [approve, block] = ["approve", "block"].map(|verdict| json!({ "verdict": verdict }));
    olivia.done("POST", "/members/ann", Some(&approve)).await;
    olivia.done("POST", "/members/ben", Some(&block)).await;
    assert_eq!(
        olivia.refused("POST", "/members/ben", Some(&approve)).await,
        "notFound"
    );
    let listed = olivia.done("GET", "/members", None).await;
    assert_eq!(listed["members"], json!([]));
    let audit = olivia.done("GET", "/audit?by=olivia", None).await;
    let noted = |index: usize| {
        format!(
            "{} {}",
            audit["entries"][index]["action"], audit["entries"][index]["subject"]
        )
    };
    assert_eq!(noted(0), "\"blockMember\" \"ben@example.com\"");
    assert_eq!(noted(1), "\"approveMember\" \"ann@example.com\"");
    office.close().await;
}

async fn where_there_are_no_members_there_is_no_call(place: Place) {
    let office = Office::open(&place).await;
    let olivia = office.join("olivia", Role::Owner).await;
    assert_eq!(olivia.done("GET", "/session", None).await["hasMembers"], false);
    let approve = json!({"verdict": "approve"});
    assert_eq!(olivia.refused("GET", "/members", None).await, "notFound");
    assert_eq!(
        olivia.refused("POST", "/members/ann", Some(&approve)).await,
        "notFound"
    );
    office.close().await;
}
