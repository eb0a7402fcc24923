//! Who has a position open, and what is new of it and of the list.

use std::collections::BTreeMap;

use actix_web::HttpResponse;
use serde::{Deserialize, Serialize};

use super::call::{Call, CallResult};
use crate::live::{Known, News};
use crate::positions::iso;
use crate::presence::Word;
use crate::remark::check_name;

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct Told {
    locale: String,
    is_writing: bool,
    #[serde(default)]
    field: String,
    known: Option<Known>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Seen {
    page: String,
    tag: String,
}

#[derive(Serialize)]
struct Tag {
    tag: String,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Shown {
    others: Vec<Other>,
    others_tag: String,
    revisions: BTreeMap<String, String>,
    comments: i64,
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
            comments: news.comments,
        }
    }
}

/// POST `/positions/{id}/presence`.
pub(super) async fn tell(call: Call) -> CallResult {
    let told: Told = call.body()?;
    check_name("field", &told.field)?;
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
        check_name("known.page", &known.page)?;
        if let Some(place) = shared.waits.enter(&session.user, &known.page) {
            let cookie = call.cookie.as_deref().unwrap_or_default();
            news = shared.await_news(&id, cookie, known, place).await?;
        }
    }
    Ok(HttpResponse::Ok().json(Shown::from(news)))
}

/// POST `/news`.
pub(super) async fn of_list(call: Call) -> CallResult {
    let Seen { page, tag: known } = call.body()?;
    check_name("page", &page)?;
    let (shared, session) = (&call.shared, call.session()?);
    let tag = match shared.waits.enter(&session.user, &page) {
        Some(place) => {
            let cookie = call.cookie.as_deref().unwrap_or_default();
            shared.await_list(cookie, &known, place).await?
        }
        None => shared.list_tag().await?,
    };
    Ok(HttpResponse::Ok().json(Tag { tag }))
}
