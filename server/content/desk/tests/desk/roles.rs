//! Every call by every role, and by strangers.

use serde_json::{Value, json};

use crate::description;
use crate::office::{Office, post};
use crate::place::{Place, on_both};

on_both!(
    no_call_is_made_by_a_lesser_role,
    an_editor_leaves_scheduled_drafts_alone
);

/// Each call with the least role that may make it: o, p, e, and - for strangers.
const CALLS: [(&str, &str, char); 58] = [
    ("GET", "/session", '-'),
    ("POST", "/session", '-'),
    ("DELETE", "/session", 'e'),
    ("POST", "/session/link", '-'),
    ("POST", "/password", 'e'),
    ("GET", "/totp", 'e'),
    ("POST", "/totp", 'e'),
    ("POST", "/totp/confirm", 'e'),
    ("POST", "/totp/recovery-codes", 'e'),
    ("POST", "/totp/off", 'e'),
    ("GET", "/sessions", 'e'),
    ("DELETE", "/sessions/none", 'e'),
    ("GET", "/positions", 'e'),
    ("POST", "/news", 'e'),
    ("POST", "/positions", 'e'),
    ("GET", "/positions/artist", 'e'),
    ("DELETE", "/positions/none", 'p'),
    ("POST", "/positions/none/undelete", 'e'),
    ("POST", "/positions/artist/actions", 'p'),
    ("GET", "/positions/artist/comments", 'e'),
    ("POST", "/positions/artist/comments", 'e'),
    ("PATCH", "/positions/artist/comments/1", 'e'),
    ("POST", "/positions/artist/presence", 'e'),
    ("PUT", "/positions/artist/en/draft", 'e'),
    ("DELETE", "/positions/artist/en/draft", 'e'),
    ("GET", "/positions/artist/en/history", 'e'),
    ("GET", "/positions/artist/en/history/draft-1", 'e'),
    ("POST", "/positions/artist/en/restore", 'e'),
    ("POST", "/positions/artist/en/review", 'e'),
    ("POST", "/positions/artist/en/preview", 'e'),
    ("POST", "/positions/artist/en/preview-link", 'e'),
    ("DELETE", "/positions/artist/en/preview-link", 'e'),
    ("GET", "/previews/none", 'e'),
    ("POST", "/templates", 'e'),
    ("PATCH", "/templates/none", 'e'),
    ("GET", "/trash", 'e'),
    ("POST", "/imports/check", 'e'),
    ("POST", "/imports/greenhouse", 'e'),
    ("GET", "/order", 'e'),
    ("PUT", "/order", 'p'),
    ("GET", "/users", 'o'),
    ("POST", "/users", 'o'),
    ("PATCH", "/users/none", 'o'),
    ("DELETE", "/users/none", 'o'),
    ("POST", "/users/none/link", 'o'),
    ("GET", "/audit", 'o'),
    ("GET", "/keys", 'o'),
    ("POST", "/keys", 'o'),
    ("DELETE", "/keys/none", 'o'),
    ("GET", "/members", 'o'),
    ("POST", "/members/none", 'o'),
    ("GET", "/counts", 'e'),
    ("PUT", "/counts", 'o'),
    ("GET", "/facts", 'o'),
    ("PUT", "/facts", 'o'),
    ("POST", "/backup", 'o'),
    ("POST", "/restores", 'o'),
    ("POST", "/restores/none", 'o'),
];

async fn no_call_is_made_by_a_lesser_role(place: Place) {
    let office = Office::open(&place).await;
    let [olivia, paul, emma] = office.staff().await;
    emma.begin("artist", "en").await;
    let people = [('-', office.stranger()), ('e', emma), ('p', paul), ('o', olivia)];
    let rank = |letter: char| "-epo".find(letter).unwrap();
    for (method, path, least) in CALLS {
        for (letter, person) in &people {
            if (method, path) == ("DELETE", "/session") && *letter != '-' {
                continue;
            }
            // A body that no call takes: who may make the call learns that, and no one else does.
            let body = description::takes_body(method, path).then(|| json!({"unknown": true}));
            let (status, response) = person.call(method, path, body.as_ref()).await;
            let code = response["error"]["code"].as_str().unwrap_or_default();
            let refused = match (*letter, rank(*letter) < rank(least)) {
                ('-', true) => (401, "notLoggedIn"),
                (_, true) => (403, "forbidden"),
                (_, false) => {
                    let is_in = !matches!(code, "notLoggedIn" | "forbidden" | "badToken" | "badOrigin");
                    assert!(is_in, "{letter} {method} {path}: {status} {code}");
                    continue;
                }
            };
            assert_eq!((status, code), refused, "{letter} {method} {path}");
        }
    }
    office.close().await;
}

async fn an_editor_leaves_scheduled_drafts_alone(place: Place) {
    let office = Office::open(&place).await;
    let [_, paul, emma] = office.staff().await;
    emma.begin("artist", "en").await;
    let schedule = json!({"action": "schedule", "publishAt": "2100-01-01T00:00:00Z"});
    assert_eq!(paul.act("artist", schedule, &["en"]).await.0, 200);
    let body = |revision: &Value| json!({"post": post("Newer"), "revision": revision});
    let seen = emma.summary("artist", "en").await["revision"].clone();
    let path = "/positions/artist/en/draft";
    assert_eq!(emma.refused("PUT", path, Some(&body(&seen))).await, "forbidden");
    let saved = paul.done("PUT", path, Some(&body(&seen))).await;
    assert_eq!(saved["state"], "scheduled");
    // What waits for its time stays a whole post.
    let half = json!({"post": {"title": "half"}, "revision": saved["revision"]});
    assert_eq!(paul.refused("PUT", path, Some(&half)).await, "invalid");
    office.close().await;
}
