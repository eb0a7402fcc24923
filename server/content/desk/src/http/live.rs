//! Who has a position open, and what is new of it.

use std::collections::BTreeMap;

use actix_web::HttpResponse;
use content_wire::reason::Reason;
use serde::{Deserialize, Serialize};

use super::call::{Call, CallResult};
use crate::error::DeskError;
use crate::live::{Known, News};
use crate::positions::iso;
use crate::presence::Word;

/// Longest name of a field and of a page.
const NAME_MAX: usize = 64;

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct Told {
    locale: String,
    is_writing: bool,
    #[serde(default)]
    field: String,
    known: Option<Known>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Shown {
    others: Vec<Other>,
    others_tag: String,
    revisions: BTreeMap<String, String>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Other {
    name: String,
    locale: String,
    field: String,
    is_writing: bool,
    since: Option<String>,
}

impl From<News> for Shown {
    fn from(news: News) -> Self {
        let others_tag = news.tag();
        let others = news.others.into_iter().map(|other| Other {
            name: other.name,
            locale: other.locale,
            field: other.field,
            is_writing: other.is_writing,
            since: iso(other.since),
        });
        Self {
            others: others.collect(),
            others_tag,
            revisions: news.revisions,
        }
    }
}

/// POST `/positions/{id}/presence`.
pub(super) async fn tell(call: Call) -> CallResult {
    let told: Told = call.body()?;
    check("field", &told.field)?;
    let (shared, session, id) = (&call.shared, call.session()?, call.id()?);
    let locale = &shared.locale(&told.locale)?.code;
    // Without the position there is nothing to have open.
    let mut news = shared.news(&id, &session.id).await?;
    let word = Word {
        session: &session.id,
        position: &id,
        locale,
        field: &told.field,
        is_writing: told.is_writing,
    };
    shared.store.tell_presence(&word).await;
    if let Some(known) = &told.known {
        check("known.page", &known.page)?;
        if let Some(place) = shared.waits.enter(&session.user, &known.page) {
            let cookie = call.cookie.as_deref().unwrap_or_default();
            news = shared.await_news(&id, cookie, known, place).await?;
        }
    }
    Ok(HttpResponse::Ok().json(Shown::from(news)))
}

/// Names are short and plain, and empty where there is none.
fn check(field: &str, name: &str) -> Result<(), DeskError> {
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-';
    if name.len() <= NAME_MAX && name.bytes().all(is_plain) {
        return Ok(());
    }
    let reason = format_args!("must have at most {NAME_MAX} letters and digits");
    Err(DeskError::field(field, Reason::malformed(reason)))
}
