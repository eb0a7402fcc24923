//! A draft as the post that it would become: cleaned as posts are, and kept nowhere.

use std::borrow::Cow;

use content_wire::post::HTML_FIELDS;
use serde_json::{Map, Value};

use super::{
    RecruitPost,
    cleaner::Cleaner,
    source::{shown, text},
};

/// The place of a draft at which somebody writes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct WritingPlace<'a> {
    /// The field.
    pub(crate) field: &'a str,
    /// What the field has before the place.
    pub(crate) before: &'a str,
    /// Id that the element at the place gets.
    pub(crate) id: &'a str,
}

/// The post that a draft would become. `None` if its HTML is beyond a limit or takes too long to clean.
pub(crate) async fn post(
    cleaner: &Cleaner,
    id: String,
    fields: &Map<String, Value>,
    place: Option<WritingPlace<'_>>,
) -> Option<RecruitPost> {
    let mut texts = HTML_FIELDS.map(|_| String::new());
    for (clean, field) in texts.iter_mut().zip(HTML_FIELDS) {
        let html = text(fields, field);
        let place = place.filter(|place| place.field == field);
        let parts = place.and_then(|place| Some((place, html.strip_prefix(place.before)?)));
        *clean = match parts {
            // Each part is cleaned by itself, so that nothing can leave the element which gets the id.
            Some((place, rest)) => {
                let before = cleaner.clean_one(place.before.to_owned()).await?;
                let rest = cleaner.clean_one(rest.to_owned()).await?;
                before + &named(&rest, place.id)
            }
            None => cleaner.clean_one(html.to_owned()).await?,
        };
    }
    Some(shown(id, fields, texts).0)
}

/// Gives the element with which clean HTML begins an id.
fn named<'h>(html: &'h str, id: &str) -> Cow<'h, str> {
    let name = html.strip_prefix('<').map(|rest| {
        let end = rest.find(|character: char| !character.is_ascii_alphanumeric());
        rest.split_at(end.unwrap_or(rest.len()))
    });
    match name {
        Some((name, rest)) if !name.is_empty() => Cow::Owned(format!("<{name} id=\"{id}\"{rest}")),
        _ => Cow::Borrowed(html),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn fields(html: &str) -> Map<String, Value> {
        let fields =
            json!({"title": "Composer", "date": "2026-01-31", "jobDescription": html, "remote": "MAYBE"});
        fields.as_object().unwrap().clone()
    }

    #[tokio::test]
    async fn a_draft_is_cleaned_and_may_lack_what_a_post_needs() {
        let cleaner = Cleaner::default();
        let fields = fields("<p onclick=\"x()\">A<script>x()</script></p>");
        let post = post(&cleaner, "a".to_owned(), &fields, None).await.unwrap();
        assert_eq!(
            (post.position_title.as_str(), post.job_description.as_str()),
            ("Composer", "<p>A</p>")
        );
        assert_eq!((post.required_skills.as_str(), post.details.remote), ("", None));
    }

    #[tokio::test]
    async fn the_element_at_the_place_gets_its_id_and_nothing_else_changes() {
        let cleaner = Cleaner::default();
        for (html, before, expected) in [
            ("<p>A</p><p>B</p>", "<p>A</p>", "<p>A</p><p id=\"here\">B</p>"),
            ("<p>A</p><h3>B</h3>", "", "<p id=\"here\">A</p><h3>B</h3>"),
            ("<p>A</p>", "<p>A</p>", "<p>A</p>"),
            ("<p>A</p>", "<p>other</p>", "<p>A</p>"),
            ("A", "", "A"),
            // What splits an element or an attribute makes no other one.
            ("<p>A</p><p>B</p>", "<p>A", "<p>A</p><p id=\"here\"></p><p>B</p>"),
            (
                "<a href=\"https://a/><script>\">A</a>",
                "<a href=\"https://a/>",
                "&lt;script&gt;\"&gt;A",
            ),
        ] {
            let place = WritingPlace {
                field: "jobDescription",
                before,
                id: "here",
            };
            let post = post(&cleaner, "a".to_owned(), &fields(html), Some(place)).await;
            let shown = post.unwrap().job_description;
            assert!(!shown.contains("<script"), "{shown}");
            if !html.contains("script") {
                assert_eq!(shown, expected, "{html}");
            }
        }
    }

    #[tokio::test]
    async fn what_is_beyond_a_limit_is_no_post() {
        let deep = fields(&"<ul><li>".repeat(55_000));
        assert_eq!(post(&Cleaner::default(), "a".to_owned(), &deep, None).await, None);
    }
}
