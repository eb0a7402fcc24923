//! What search engines, feed readers and researchers ask for: the list of pages, the positions as a feed, rules, contact.
//!
//! All addresses begin with the configured public origin, and are written exactly as links and canonical addresses are.

pub mod atom;
pub mod robots;
pub mod security_txt;
pub mod sitemap;
pub mod speculation;
mod xml;

use std::collections::HashMap;

use actix_web::http::{StatusCode, header::HeaderValue};
use ssr_runtime::generations::Generation;
use time::OffsetDateTime;

use crate::{
    delivery::{
        caching,
        encoding::{Effort, Encoded},
        stored::{self, StoredAnswer},
    },
    edition::{Edition, Encodings},
    publication::shelf::Derived,
    state::AppState,
};

/// The canonical address of a page below an origin.
pub fn address(origin: &str, path: &str, locale: crate::locale::Locale) -> String {
    format!("{origin}{path}?locale={}", locale.code())
}

/// Makes everything that depends on all of the content.
pub async fn derive(state: &AppState, generation: &Generation<Edition>, now: OffsetDateTime) -> Derived {
    let edition = &generation.attachment;
    let origin = &edition.store.origin;
    let pages = sitemap::pages(state, generation, now).await;
    let answer = |content_type: &'static str, text: String| {
        let digest = stored::digest(&[text.as_bytes()]);
        let body = match edition.encodings {
            Encodings::All => Encoded::compressed(text, Effort::Serving),
            Encodings::Identity => Encoded::plain(text),
        };
        let content_type = HeaderValue::from_static(content_type);
        StoredAnswer::new(StatusCode::OK, content_type, caching::CONTENT, body, &digest)
    };
    let mut derived = HashMap::from([
        (
            (sitemap::PATH, None),
            answer("application/xml", sitemap::write(origin, &pages)),
        ),
        (
            (robots::PATH, None),
            answer("text/plain; charset=utf-8", robots::write(origin)),
        ),
        (
            (speculation::PATH, None),
            answer(
                "application/speculationrules+json",
                speculation::write(&state.pages),
            ),
        ),
    ]);
    for locale in &edition.store.recruit_locales {
        let posts = state.recruit.posts(*locale).await;
        let feed = atom::Feed {
            origin,
            pages: &state.pages,
            catalog: &edition.store.catalog,
            locale: *locale,
            posts: posts.list.as_deref().unwrap_or_default(),
        };
        let text = feed.write(now);
        derived.insert(
            (atom::PATH, Some(*locale)),
            answer("application/atom+xml; charset=utf-8", text),
        );
    }
    derived
}
